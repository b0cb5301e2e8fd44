// Changes what the server answers to a page.

/** Answers requests for `where` with what `changed` makes of the server's answer; not any more if the page has left meanwhile. */
export async function change_answers(page, where, changed) {
  await page.route(where, async (route) => {
    let answer;
    try {
      answer = await (await route.fetch()).json();
    } catch (error) {
      if (/disposed|closed/.test(error.message)) return; // with the page
      throw error;
    }
    await route.fulfill({ json: changed(answer) });
  });
}

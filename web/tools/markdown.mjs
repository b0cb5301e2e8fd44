// The part of Markdown that the manuals are written in, as HTML: headings, paragraphs, nested lists, tables, fenced and indented code,
// emphasis, code, links, and boards to try. Everything else is text.
import { board_of } from "./boards.mjs";

const escape = (text) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");

function inline(text) {
  return text
    .split(/(`[^`]+`)/)
    .map((part) => {
      if (part.startsWith("`") && part.endsWith("`") && part.length > 1) return `<code>${escape(part.slice(1, -1))}</code>`;
      return escape(part)
        .replace(/\*\*([^*]+)\*\*/g, "<strong>$1</strong>")
        .replace(/(^|[^*])\*([^*]+)\*/g, "$1<em>$2</em>")
        .replace(/\[([^\]]+)\]\(([^)]+)\)/g, "$1");
    })
    .join("");
}

/** Three lines: the game, the position, the caption. The page turns it into a board. */
function board_figure(game, [position, caption]) {
  const { options, board_view } = board_of(game, position);
  const data = JSON.stringify({ game, position, options, boards: board_view.boards });
  return `<figure class="try" data-try="${escape(data).replace(/"/g, "&quot;")}"><figcaption>${inline(caption)}</figcaption></figure>\n`;
}

const indent_of = (line) => line.length - line.trimStart().length;
const is_item = (line) => /^\s*- /.test(line);
const is_special = (line) => line.trim() === "" || /^#/.test(line) || line.startsWith("|") || /^\s*```/.test(line) || is_item(line);

/** `level`: what a first heading becomes; the page has its own h1. */
export function markdown(text, level = 2) {
  const lines = text.split("\n");
  let at = 0;
  let html = "";

  function code(strip) {
    let body = "";
    for (at++; at < lines.length && !/^\s*```/.test(lines[at]); at++) body += `${lines[at].slice(strip)}\n`;
    at++;
    return `<pre tabindex="0">${escape(body)}</pre>\n`;
  }

  function list(indent) {
    let out = "<ul>\n";
    while (at < lines.length && is_item(lines[at]) && indent_of(lines[at]) === indent) {
      let body = lines[at++].trim().slice(2);
      let blocks = "";
      while (at < lines.length) {
        if (lines[at].trim() === "" && at + 1 < lines.length && indent_of(lines[at + 1]) > indent) at++;
        else if (/^\s*```/.test(lines[at]) && indent_of(lines[at]) > indent) blocks += code(indent + 2);
        else if (is_item(lines[at]) && indent_of(lines[at]) > indent) blocks += list(indent_of(lines[at]));
        else if (!is_special(lines[at]) && indent_of(lines[at]) > indent) body += ` ${lines[at++].trim()}`;
        else break;
      }
      out += `<li>${inline(body)}${blocks ? `\n${blocks}` : ""}</li>\n`;
      while (lines[at]?.trim() === "" && is_item(lines[at + 1] ?? "") && indent_of(lines[at + 1]) === indent) at++;
    }
    return `${out}</ul>\n`;
  }

  function table() {
    const row = () =>
      lines[at++]
        .trim()
        .replace(/^\||\|$/g, "")
        .split("|")
        .map((cell) => inline(cell.trim()));
    const head = row();
    at++;
    let out = `<table><thead><tr>${head.map((cell) => `<th scope="col">${cell}</th>`).join("")}</tr></thead><tbody>\n`;
    while (lines[at]?.startsWith("|"))
      out += `<tr>${row()
        .map((cell) => `<td>${cell}</td>`)
        .join("")}</tr>\n`;
    return `${out}</tbody></table>\n`;
  }

  while (at < lines.length) {
    const line = lines[at];
    const heading = /^(#+) (.*)/.exec(line);
    if (line.trim() === "" || /^<!--.*-->$/.test(line)) at++;
    else if (/^```board /.test(line)) {
      html += board_figure(line.slice(9).trim(), lines.slice(at + 1, at + 3));
      at += 4;
    } else if (heading) {
      const depth = Math.min(6, heading[1].length - 1 + level);
      html += `<h${depth}>${inline(heading[2])}</h${depth}>\n`;
      at++;
    } else if (/^```/.test(line)) html += code(0);
    else if (line.startsWith("    ")) {
      let body = "";
      for (; at < lines.length && (lines[at].startsWith("    ") || (lines[at] === "" && lines[at + 1]?.startsWith("    "))); at++)
        body += `${lines[at].slice(4)}\n`;
      html += `<pre tabindex="0">${escape(body)}</pre>\n`;
    } else if (line.startsWith("|")) html += table();
    else if (is_item(line)) html += list(indent_of(line));
    else {
      let body = line;
      for (at++; at < lines.length && !is_special(lines[at]); at++) body += ` ${lines[at].trim()}`;
      html += `<p>${inline(body)}</p>\n`;
    }
  }
  return html;
}

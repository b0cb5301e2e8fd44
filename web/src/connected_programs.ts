// Programs that are connected now, as the lobby's socket tells them. The socket is open only while somebody looks; the page of the lobby has
// its own, with everything that is there.
import { useEffect, useState } from "preact/hooks";
import { ReconnectingSocket } from "./reconnecting_socket.ts";
import type { ProgramSeat, WhoMayChallenge } from "./messages.ts";

export interface ConnectedProgram extends ProgramSeat {
  id: string;
  name: string;
  owner: string;
  challenges: WhoMayChallenge;
}

interface Listed {
  id: string;
  name: string;
  program?: Omit<ConnectedProgram, "id" | "name">;
}

export interface PeopleMessage {
  lobby?: string;
  people?: Listed[] | { set?: Listed[]; gone?: string[] };
}

type Connected = ReadonlyMap<string, ConnectedProgram>;

/** Null until the lobby has said who is there. */
export function programs_after(before: Connected | null, { lobby, people }: PeopleMessage): Connected | null {
  if (lobby !== "state" && lobby !== "change") return before;
  const whole = Array.isArray(people);
  if (!whole && !before) return before;
  const after = new Map(whole ? [] : before);
  for (const id of whole ? [] : (people?.gone ?? [])) after.delete(id);
  for (const { id, name, program } of whole ? people : (people?.set ?? [])) if (program) after.set(id, { id, name, ...program });
  return after;
}

export function useConnectedPrograms(wanted: boolean): Connected | null {
  const [programs, set_programs] = useState<Connected | null>(null);
  useEffect(() => {
    if (!wanted) return;
    const socket = new ReconnectingSocket(() => "/api/lobby/socket", {
      opened: () => undefined,
      heard: (message) => set_programs((before) => programs_after(before, message as PeopleMessage)),
      broken: () => {
        set_programs(null);
        return true;
      },
    });
    socket.open();
    return () => socket.close();
  }, [wanted]);
  return programs;
}

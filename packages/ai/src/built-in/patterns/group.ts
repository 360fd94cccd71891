import { capital, type Patterns } from '../pattern.ts';

/** For a process that is a heading over others: what helps lies between its sub-processes. */
export const group: Patterns = {
  ai: ({ name, o, parts }) => ({
    title: `Process mining across “${name}”`,
    description: `Event logs from ${o.systems} show how work really runs through ${listed(parts)}: where it waits, comes back and varies, priced by the hour. Improvement starts where waiting costs most. ${capital(o.owner)} chooses what to change and measures it again.`,
  }),
  automation: ({ name, o, parts }) => ({
    title: `Connect the hand-overs in “${name}”`,
    description: `Where ${listed(parts)} hand over to each other, events carry ${o.fields} onward in ${o.systems} instead of re-entry, and one view shows each case from end to end. The ${parts.length} sub-processes are taken in order of volume times minutes. ${capital(o.owner)} handles ${o.exceptions}.`,
  }),
  agentic: ({ name, o, parts }) => ({
    title: `Coordinating agent for “${name}”`,
    description: `One agent follows each case from “${parts[0]}” to “${parts.at(-1)}”, notices where it has stopped, and ${o.steps}. It acts within written limits and logs every step. ${capital(o.owner)} keeps ${o.judgement}.`,
  }),
};

const NAMED = 3;

function listed(parts: readonly string[]): string {
  const quoted = parts.slice(0, NAMED).map((part) => `“${part}”`);
  return quoted.length > 1 ? `${quoted.slice(0, -1).join(', ')} and ${quoted.at(-1)}` : (quoted[0] ?? '');
}

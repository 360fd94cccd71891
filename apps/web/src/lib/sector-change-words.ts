import type { ActivityAction, ActivityKind, SectorChange } from '@process-ai/contract/activity';
import { isExportFormat } from '@process-ai/contract/exports';
import { formatCount, formatNumber } from './format.ts';
import { PROGRAMS } from './job-words.ts';

type Words = (change: SectorChange) => string;

/** What somebody did in a sector, as "Analyzed 157 processes". */
export const changeInWords = (change: SectorChange): string => (WORDS[change.kind][change.action] ?? EDITED)(change);

const EDITED: Words = () => 'Edited';

const processes = (count: number) => formatCount(count, 'process', 'processes');

/** The name of the one thing, else how many there are. */
const named =
  (verb: string, one: string, many: string): Words =>
  ({ what, count }) =>
    what ? `${verb} the ${one} “${what}”` : `${verb} ${formatCount(count, one, many)}`;

const process = (verb: string) => named(verb, 'process', 'processes');
const opportunity = (verb: string) => named(verb, 'opportunity', 'opportunities');
const initiative = (verb: string) => named(verb, 'initiative', 'initiatives');
const journey = (verb: string) => named(verb, 'journey', 'journeys');
const scenario = (verb: string) => named(verb, 'scenario', 'scenarios');
const commented = (one: string, many: string) => named('Commented on', one, many);
const link = (verb: string) => named(verb, 'client link', 'client links');
const quoted =
  (verb: string): Words =>
  ({ what, count }) =>
    what ? `${verb} “${what}”` : `${verb} ${formatCount(count, 'document')}`;

/** With all that is below it. */
const branch =
  (verb: string): Words =>
  ({ what, count }) =>
    what && count > 1
      ? `${verb} the process “${what}” and ${formatNumber(count - 1)} below it`
      : process(verb)({ kind: 'processes', action: 'deleted', what, count, by: null, at: '' });

const WORDS: Record<ActivityKind, Partial<Record<ActivityAction, Words>>> = {
  sector: {
    added: () => 'Created the sector',
    changed: () => 'Changed the details of the sector',
    deleted: () => 'Deleted the sector',
    restored: () => 'Restored the sector',
    shared: () => 'Changed who may open the sector',
  },
  import: {
    done: ({ what, count }) => `Imported ${processes(count)} from “${what}”`,
    undone: ({ what }) => `Undid the import of “${what}”`,
  },
  research: { done: () => 'Researched processes' },
  analysis: { done: ({ count }) => `Analyzed ${processes(count)}` },
  processes: {
    added: process('Added'),
    changed: process('Changed'),
    moved: process('Moved'),
    deleted: branch('Deleted'),
    restored: branch('Restored'),
    commented: commented('process', 'processes'),
  },
  suitability: { changed: ({ count }) => `Corrected the suitability of ${processes(count)}` },
  opportunities: {
    added: opportunity('Added'),
    changed: opportunity('Edited'),
    accepted: opportunity('Accepted'),
    rejected: opportunity('Rejected'),
    reopened: opportunity('Reopened'),
    assigned: opportunity('Set owner or due date of'),
    commented: commented('opportunity', 'opportunities'),
  },
  inputs: {
    entered: ({ count }) => `Entered ROI inputs of ${processes(count)}`,
    changed: () => 'Changed the assumptions',
    calculated: () => 'Calculated ROI',
  },
  scenarios: { added: scenario('Added'), changed: scenario('Changed'), deleted: scenario('Deleted') },
  plan: {
    added: initiative('Planned'),
    changed: ({ what, count, ...change }) =>
      what
        ? initiative('Changed')({ what, count, ...change })
        : count === 1
          ? 'Changed the plan'
          : `Changed ${formatCount(count, 'initiative')}`,
    deleted: initiative('Deleted'),
    undone: () => 'Took a change of the plan back',
    commented: commented('initiative', 'initiatives'),
    entered: ({ what, count }) =>
      what ? `Entered actual figures of “${what}”` : `Entered actual figures of ${formatCount(count, 'initiative')}`,
  },
  journeys: {
    added: journey('Added'),
    changed: journey('Changed'),
    deleted: journey('Deleted'),
    restored: journey('Restored'),
    commented: commented('touchpoint', 'touchpoints'),
  },
  playbook: {
    done: ({ what }) => `Applied the playbook “${what}”`,
    undone: ({ what }) => `Took the playbook “${what}” back`,
  },
  insight: {
    added: quoted('Uploaded'),
    deleted: quoted('Deleted'),
    restored: quoted('Restored'),
    assigned: quoted('Corrected what is said of processes in'),
  },
  vendors: {
    added: ({ what, count }) => `Put ${what ?? formatCount(count, 'vendor')} on the shortlist`,
    changed: ({ what, count }) => `Changed the note on ${what ?? formatCount(count, 'vendor')}`,
    deleted: ({ what }) => `Took ${what ?? 'a vendor'} off the shortlist`,
  },
  export: {
    done: ({ what }) => `Exported a file for ${programOf(what)}`,
    changed: () => 'Changed what the covers of files say',
  },
  link: { added: link('Created'), deleted: link('Revoked'), restored: link('Restored') },
};

const programOf = (format: string | null) =>
  format !== null && isExportFormat(format) ? PROGRAMS[format] : (format ?? '');

/** Where a kind of change can be seen, below the address of its sector. */
const PLACES: Record<ActivityKind, string> = {
  sector: '',
  import: '?view=tree',
  research: '?view=tree',
  analysis: '?view=opportunities',
  processes: '?view=tree',
  suitability: '?view=landscape',
  opportunities: '?view=opportunities',
  playbook: '/playbooks',
  inputs: '/roi',
  scenarios: '/roi?view=case',
  plan: '/roi?view=plan',
  journeys: '/journeys',
  insight: '/insights',
  vendors: '/roi',
  export: '?export=earlier',
  link: '/roi',
};

/** Where the one thing itself can be seen. */
const THINGS: Partial<Record<ActivityKind, (id: string) => string>> = {
  processes: (id) => `?view=tree&process=${id}`,
  suitability: (id) => `?view=tree&process=${id}`,
  opportunities: (id) => `?view=opportunities&opportunity=${id}`,
  plan: (id) => `/roi/initiatives/${id}`,
  journeys: (id) => `/journeys?journey=${id}`,
  insight: (id) => `/insights?document=${id}`,
  scenarios: (id) => `/roi?view=case&scenario=${id}`,
};

/** What is gone has no address of its own; neither has what was rejected, in a list that leaves it out. */
const GONE: ReadonlySet<ActivityAction> = new Set(['deleted', 'restored', 'undone', 'rejected']);

/** The way to what somebody did, or to the one thing that it is about. */
export function changeAddress(
  sectorId: string,
  { kind, action }: Pick<SectorChange, 'kind' | 'action'>,
  subjectId: string | null = null,
): string {
  const thing = subjectId === null || GONE.has(action) ? undefined : THINGS[kind]?.(subjectId);
  return `/sectors/${sectorId}${thing ?? PLACES[kind]}`;
}

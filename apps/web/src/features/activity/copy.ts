import type { ActivityKind } from '@process-ai/contract/activity';
import { formatCount } from '../../lib/format.ts';
import { changeInWords } from '../../lib/sector-change-words.ts';

const kept = (count: number) =>
  count > 0
    ? `${formatCount(count, 'thing that somebody has worked on since stays', 'things that somebody has worked on since stay')}.`
    : undefined;

export const copy = {
  title: 'Activity',
  text: 'Who did what in this sector, and when.',
  back: 'Sector',
  loading: 'Loading activity...',
  failed: 'The activity could not be loaded',
  missingTitle: 'Sector Not Found',
  missingText: 'It does not exist, or it has been deleted.',
  missingBack: 'Back to sectors',
  emptyTitle: 'Nothing here yet',
  emptyText: 'Imports, decisions, inputs, initiatives and exports show up here as they happen.',
  noneTitle: 'Nothing matches',
  noneText: 'No recorded activity fits these filters.',
  clear: 'Clear filters',
  list: 'What happened',
  more: 'Show older',
  filters: {
    label: 'Filters',
    person: 'Person',
    everybody: 'Everybody',
    kind: 'Kind',
    everything: 'Everything',
  },
  kinds: {
    sector: 'Sector',
    import: 'Imports',
    research: 'Research',
    analysis: 'Analyses',
    processes: 'Processes',
    suitability: 'Suitability',
    opportunities: 'Opportunities and decisions',
    inputs: 'ROI inputs',
    scenarios: 'Scenarios',
    plan: 'Initiatives',
    journeys: 'Journeys',
    playbook: 'Playbooks',
    insight: 'Documents',
    vendors: 'Vendors',
    export: 'Exports',
    link: 'Client links',
  } satisfies Record<ActivityKind, string>,
  days: { today: 'Today', yesterday: 'Yesterday' },
  of: changeInWords,
  /** As it follows a name. */
  after: (words: string) => words.charAt(0).toLowerCase() + words.slice(1),
  when: (at: string, since: string) => (at === since ? at : `${since} to ${at}`),
  undo: {
    label: 'Undo',
    of: (words: string) => `Undo: ${words}`,
    done: 'Undone',
    kept,
    failed: { title: 'Not undone' },
    confirmTitle: { import: 'Undo this import?', playbook: 'Take the playbook back?' },
    confirmText: {
      import: (what: string) =>
        `What “${what}” brought into the sector is removed, and what it changed is set back. Processes that somebody has worked on since stay.`,
      playbook: (what: string) =>
        `What “${what}” added leaves the sector, except what somebody has worked on since. The playbook can be applied again.`,
    },
  },
};

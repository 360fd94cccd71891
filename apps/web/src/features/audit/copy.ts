import type { AuditEntry, AuditKind, AuditVia } from '@process-ai/contract/audit';
import { ERRORS, type ErrorCode } from '@process-ai/contract/errors';
import { capitalized } from '@process-ai/domain/capitalized';
import { formatNumber } from '../../lib/format.ts';

const KINDS = {
  session: 'Sign-in',
  refusal: 'Refusals',
  account: 'Accounts',
  secondFactor: 'Second factor',
  token: 'API tokens',
  webhook: 'Webhooks',
  invitation: 'Invitations',
  settings: 'Settings',
  sector: 'Sectors',
  import: 'Imports',
  processes: 'Processes',
  suitability: 'Suitability',
  opportunities: 'Opportunities and decisions',
  inputs: 'ROI inputs',
  scenarios: 'Scenarios',
  plan: 'Initiatives',
  actuals: 'Actual figures',
  journeys: 'Journeys',
  documents: 'Documents',
  playbooks: 'Playbooks',
  vendors: 'Vendors',
  comments: 'Comments',
  export: 'Exports',
  download: 'Downloads',
  link: 'Client links',
} satisfies Record<AuditKind, string>;

/** One thing of the kind, and several. */
const THINGS: Partial<Record<AuditKind, [one: string, many: string]>> = {
  account: ['account', 'accounts'],
  secondFactor: ['second factor', 'second factors'],
  token: ['API token', 'API tokens'],
  webhook: ['webhook', 'webhooks'],
  invitation: ['invitation', 'invitations'],
  settings: ['settings', 'settings'],
  sector: ['sector', 'sectors'],
  processes: ['process', 'processes'],
  suitability: ['suitability', 'suitability'],
  opportunities: ['opportunity', 'opportunities'],
  inputs: ['ROI inputs', 'ROI inputs'],
  scenarios: ['scenario', 'scenarios'],
  plan: ['plan', 'initiatives'],
  actuals: ['actual figures', 'actual figures'],
  journeys: ['journey', 'journeys'],
  documents: ['document', 'documents'],
  playbooks: ['playbook', 'playbooks'],
  vendors: ['vendor', 'vendors'],
  comments: ['comment', 'comments'],
  link: ['client link', 'client links'],
};

const ACTIONS: Record<string, string> = {
  added: 'added',
  changed: 'changed',
  deleted: 'deleted',
  restored: 'restored',
  erased: 'deleted for good',
  accepted: 'accepted',
  rejected: 'rejected',
  reopened: 'reopened',
  applied: 'applied',
  undone: 'taken back',
  kept: 'put on the shortlist',
  dropped: 'taken off the shortlist',
  redeemed: 'redeemed',
  turnedOn: 'turned on',
  turnedOff: 'turned off',
  opened: 'opened',
  wrongPassword: 'refused: wrong password',
  expired: 'refused: expired',
  revoked: 'refused: withdrawn',
};

/** What needs a sentence of its own. */
const WHOLE: Record<string, string> = {
  'session signedIn': 'Signed in',
  'session signedOut': 'Session ended',
  'account passwordChanged': 'Password changed',
  'account madeAdministrator': 'Made an administrator',
  'account madeUser': 'Made a regular user',
  'account resetLinkMade': 'Link to reset the password made',
  'account sessionsEnded': 'Signed out everywhere by an administrator',
  'account linkedToProvider': 'Linked to single sign-on',
  'secondFactor recoveryCodeUsed': 'Recovery code used',
  'import done': 'Processes imported',
  'import undone': 'Import taken back',
  'export done': 'Export made',
  'export erased': 'Stored export deleted for good',
  'settings erased': 'Deleted for good after its time',
  'download done': 'File downloaded',
};

/** A refusal in the words that were answered, without their details. */
function refusalWords(action: string): string | undefined {
  const { sentence } = ERRORS[action as ErrorCode] ?? {};
  return sentence?.replace(/ ?\{detail\}/, '').replace(/ ,/, ',');
}

function inWords({ kind, action, count }: Pick<AuditEntry, 'kind' | 'action' | 'count'>): string {
  const whole = WHOLE[`${kind} ${action}`];
  if (whole) return count > 1 ? `${whole} (${formatNumber(count)})` : whole;
  const done = ACTIONS[action];
  const [one, many] = THINGS[kind] ?? [];
  if (done && one && many) {
    const words = `${count > 1 ? `${formatNumber(count)} ${many}` : one} ${done}`;
    return capitalized(words);
  }
  const refused = `Refused: ${refusalWords(action) ?? action}`;
  return count > 1 ? `${refused} (${formatNumber(count)} more times)` : refused;
}

const FIELDS: Record<string, string> = {
  fte_count: 'FTE count',
  audit_months: 'Months that the audit log is kept',
  deleted_days: 'Days that deleted things are kept',
  export_months: 'Months that exports are stored',
  activity_months: 'Months that activity is kept',
};

export const copy = {
  title: 'Audit log',
  text: 'Who did what, when and from where. Nobody can change an entry, not even an administrator. When something is deleted for good, its words are removed here too.',
  loading: 'Loading the audit log...',
  failed: 'The audit log could not be loaded',
  list: 'Entries',
  emptyTitle: 'Nothing here yet',
  emptyText: 'Sign-ins, changes, exports and refusals show up here as they happen.',
  noneTitle: 'Nothing matches',
  noneText: 'No entry of this kind, person, sector and time.',
  clear: 'Clear filters',
  more: 'Show older',
  csv: 'Download CSV',
  filters: {
    label: 'Filters',
    person: 'Person',
    everybody: 'Everybody',
    kind: 'Kind',
    everything: 'Everything',
    sector: 'Sector',
    anySector: 'All sectors',
    from: 'From',
    to: 'To',
  },
  kinds: KINDS,
  table: { at: 'When', who: 'Who', what: 'What', sector: 'Sector', from: 'From' },
  who: (by: string | null, via: AuditVia) =>
    by ||
    (via === 'system' ? 'Process AI itself' : via === 'nobody' ? 'Not signed in' : 'Somebody whose account is gone'),
  via: {
    session: 'on the page',
    token: 'by an API token',
    job: 'by a job',
    nobody: 'without signing in',
    system: '',
  } satisfies Record<AuditVia, string>,
  inWords,
  entry: {
    loading: 'Loading the entry...',
    failed: 'The entry could not be loaded',
    close: 'Done',
    at: 'When',
    who: 'Who',
    sector: 'Sector',
    address: 'Address',
    browser: 'Browser or script',
    credential: 'Session or token',
    subject: 'Id',
    changes: 'Before and after',
    noChanges: 'Nothing more is kept of this entry.',
    withheld: 'What was done here is withheld: you may not open this sector.',
    many: (count: number) => `It is about ${formatNumber(count)} things at once: more than are kept one by one.`,
    field: 'Field',
    before: 'Before',
    after: 'After',
    empty: '–',
    fieldName: (column: string) => {
      const words = column.replaceAll('_', ' ');
      return FIELDS[column] ?? capitalized(words);
    },
  },
  retention: {
    title: 'How long entries are kept',
    months: {
      label: 'Months',
      hint: 'Older entries are deleted for good. From 6 to 120 months; contracts with clients often say how long.',
      invalid: 'Enter a whole number from 6 to 120.',
    },
    save: 'Save',
    done: 'Saved',
    failed: { title: 'Not saved' },
    shorter: {
      title: 'Keep entries for a shorter time?',
      text: (months: number) =>
        `Entries older than ${formatNumber(months)} months are deleted within minutes, for good.`,
      confirm: 'Delete older entries',
    },
  },
};

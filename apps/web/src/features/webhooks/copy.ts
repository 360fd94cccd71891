import type {
  WebhookDelivery,
  WebhookDeliveryState,
  WebhookEvent,
  WebhookMessageType,
  WebhookOffReason,
  WebhookProblem,
} from '@process-ai/contract/webhooks';

const EVENTS = {
  'job.finished': 'Jobs that have finished',
  'opportunity.decided': 'Decisions on opportunities',
} satisfies Record<WebhookEvent, string>;

const MESSAGES = {
  'job.finished': 'Job finished',
  'opportunity.decided': 'Decision',
  'webhook.test': 'Test',
} satisfies Record<WebhookMessageType, string>;

const STATES = {
  waiting: 'Waiting',
  delivered: 'Delivered',
  failed: 'Given up',
  dropped: 'Not sent',
} satisfies Record<WebhookDeliveryState, string>;

const PROBLEMS = {
  timeout: 'No answer within 10 seconds',
  unknownHost: 'The host was not found',
  privateAddress: 'The address leads to a private network',
  certificate: 'The certificate is not valid',
  connection: 'No connection',
  accessEnded: 'You may no longer open the sector',
  switchedOff: 'The webhook was switched off',
} satisfies Record<WebhookProblem, string>;

const OFF = {
  failures: 'Switched off: ten messages in a row could not be delivered.',
  gone: 'Switched off: the receiver answered that it is gone (410).',
} satisfies Record<WebhookOffReason, string>;

export const copy = {
  title: 'Webhooks',
  text: 'Tell a program of yours when a job has finished or somebody has decided on an opportunity. Messages hold ids, not contents, and cover only sectors that you may open.',
  loading: 'Loading webhooks...',
  failed: 'The webhooks could not be loaded',
  emptyTitle: 'No webhooks yet',
  emptyText: 'Add the address of a program that should be told.',
  events: EVENTS,
  off: OFF,
  table: {
    address: 'Address',
    events: 'Told of',
    sector: 'Sector',
    state: 'State',
    actions: 'Actions',
    allSectors: 'All you may open',
    closedSector: 'One you may no longer open',
    isOn: 'On',
    isOff: 'Off',
  },
  create: {
    open: 'Add Webhook',
    title: 'Add webhook',
    address: 'Address',
    addressPlaceholder: 'https://example.com/process-ai',
    addressHint: 'Where messages are sent by POST. It must answer within 10 seconds with a status of 2xx.',
    events: 'Tell it of',
    sector: 'Sector',
    everySector: 'Every sector I may open',
    sectors: 'Sectors',
    searchSectors: 'Search sectors',
    noSector: 'No such sector',
    cancel: 'Cancel',
    submit: 'Add Webhook',
    failed: { title: 'Webhook not added' },
  },
  created: {
    title: 'Copy the secret now',
    text: 'It is shown only once. Your program checks the signature of each message with it, as Standard Webhooks says.',
    secret: 'Secret',
    copy: 'Copy secret',
    copied: 'Secret copied',
    close: 'Done',
  },
  edit: {
    label: (host: string) => `Edit ${host}`,
    title: 'Edit webhook',
    text: 'The secret stays the same. What still waits goes to the new address.',
    submit: 'Save Webhook',
    done: 'Webhook saved',
    failed: { title: 'Webhook not saved' },
  },
  toggle: {
    on: (host: string) => `Switch ${host} on`,
    off: (host: string) => `Switch ${host} off`,
    done: (isOn: boolean) => (isOn ? 'Webhook switched on' : 'Webhook switched off'),
    failed: { title: 'Webhook not changed' },
  },
  test: {
    label: (host: string) => `Send a test to ${host}`,
    failed: { title: 'Test not sent' },
  },
  remove: {
    label: (host: string) => `Delete ${host}`,
    title: 'Delete webhook?',
    text: (host: string) => `${host} is told nothing more, and what still waits is not sent. This cannot be undone.`,
    confirm: 'Delete',
    done: 'Webhook deleted',
    failed: { title: 'Webhook not deleted' },
  },
  deliveries: {
    open: (host: string) => `Deliveries to ${host}`,
    title: 'Recent deliveries',
    loading: 'Loading deliveries...',
    failed: 'The deliveries could not be loaded',
    emptyTitle: 'Nothing sent yet',
    emptyText: 'What is sent stands here for 30 days.',
    table: { message: 'Message', result: 'Result', time: 'Last try', next: 'Next try' },
    messages: MESSAGES,
    states: STATES,
    none: '–',
    soon: 'Now',
  },
};

/** What came of the last try: "HTTP 503", "No answer within 10 seconds"; empty before the first. */
export function answerInWords({ status, problem, tries, state }: WebhookDelivery): string {
  const answer = status === null ? (problem === null ? '' : PROBLEMS[problem]) : `HTTP ${status}`;
  if (state === 'dropped') return problem === null ? '' : PROBLEMS[problem];
  return tries > 1 ? `${answer}, try ${tries}` : answer;
}

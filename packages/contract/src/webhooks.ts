import { z } from 'zod';
import { Id, Timestamp } from './ids.ts';
import { JobKind, JobStatus } from './jobs.ts';
import { OpportunityStatus } from './opportunities.ts';
import { requiredText } from './text.ts';

/** What a webhook can be told of. */
export const WebhookEvent = z.enum(['job.finished', 'opportunity.decided']);
export type WebhookEvent = z.infer<typeof WebhookEvent>;

/** `webhook.test` is sent when its owner asks for it. */
export const WebhookMessageType = z.enum([...WebhookEvent.options, 'webhook.test']);
export type WebhookMessageType = z.infer<typeof WebhookMessageType>;

/** Why a webhook was switched off by itself. */
export const WebhookOffReason = z.enum(['failures', 'gone']);
export type WebhookOffReason = z.infer<typeof WebhookOffReason>;

export const Webhook = z.object({
  id: Id,
  url: z.string(),
  events: z.array(WebhookEvent),
  sectorId: Id.nullable().describe('null = events of every sector that you may open.'),
  sectorName: z.string().nullable().describe('null too where you may not open it any more.'),
  isOn: z.boolean(),
  offReason: WebhookOffReason.nullable().describe(
    'Why it was switched off by itself: too many messages in a row could not be delivered, or the receiver answered 410.',
  ),
  createdAt: Timestamp,
});
export type Webhook = z.infer<typeof Webhook>;

const URL_MAX = 2000;
const Address = requiredText(URL_MAX).refine((url) => URL.canParse(url), 'Must be a web address, such as https://…');
const Events = z
  .array(WebhookEvent)
  .min(1, 'At least one event')
  .max(20)
  .transform((events) => [...new Set(events)]);

export const WebhookInput = z.object({
  url: Address.describe(
    'Where messages are sent by POST. https, and no private address, unless this server allows it.',
  ),
  events: Events,
  sectorId: Id.nullable().default(null).describe('Only events of this sector; null = of every one that you may open.'),
});
export type WebhookInput = z.infer<typeof WebhookInput>;

/** Absent fields stay. */
export const WebhookUpdate = z.object({
  url: Address.optional(),
  events: Events.optional(),
  isOn: z.boolean().optional().describe('What waits to be delivered when it is switched off is not delivered later.'),
});
export type WebhookUpdate = z.infer<typeof WebhookUpdate>;

/** `secret` is shown here once, and never again. */
export const WebhookCreated = Webhook.extend({
  secret: z.string().describe('Signs what is sent, as Standard Webhooks says: whsec_ and 32 bytes in Base64.'),
});
export type WebhookCreated = z.infer<typeof WebhookCreated>;

export const WebhookDeliveryState = z.enum(['waiting', 'delivered', 'failed', 'dropped']);
export type WebhookDeliveryState = z.infer<typeof WebhookDeliveryState>;

/** Why a try came to no answer, or why a message was dropped: `accessEnded` = its owner may not open the sector any more. */
export const WebhookProblem = z.enum([
  'timeout',
  'unknownHost',
  'privateAddress',
  'certificate',
  'connection',
  'accessEnded',
  'switchedOff',
]);
export type WebhookProblem = z.infer<typeof WebhookProblem>;

export const WebhookDelivery = z.object({
  id: Id.describe('Sent as the header webhook-id, the same at each try.'),
  type: WebhookMessageType,
  state: WebhookDeliveryState.describe('Failed = given up after the last try; dropped = not to be sent any more.'),
  tries: z.int(),
  status: z.int().nullable().describe('The HTTP status of the last answer; null where none came.'),
  problem: WebhookProblem.nullable(),
  createdAt: Timestamp,
  triedAt: Timestamp.nullable(),
  nextTryAt: Timestamp.nullable().describe('null once it is not tried again.'),
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

/** What is said of a job that has ended. */
export const JobFinished = z.object({
  jobId: Id,
  kind: JobKind,
  status: JobStatus.exclude(['queued', 'running']),
  sectorId: Id.nullable().describe('null where the work belongs to no sector, as that on a vendor.'),
  link: z.string().describe('Where to read the job: a whole address where this server knows its own (PUBLIC_URL).'),
});

/** What is said of a decision. Of more than 1,000 opportunities at once there are several messages. */
export const OpportunityDecided = z.object({
  sectorId: Id,
  opportunityIds: z.array(Id),
  decision: OpportunityStatus.describe('proposed = an earlier decision was taken back.'),
  by: Id.nullable().describe('The person; null where nobody is known.'),
});

const message = <Type extends WebhookMessageType, Data extends z.ZodType>(type: Type, data: Data) =>
  z.object({
    type: z.literal(type),
    id: Id.describe('As in the header webhook-id. Of what comes twice, leave the second one out.'),
    createdAt: Timestamp,
    data,
  });

/** The bodies of what a webhook is sent. Fields may be added; none changes its meaning. */
export const JobFinishedMessage = message('job.finished', JobFinished);
export type JobFinishedMessage = z.infer<typeof JobFinishedMessage>;
export const OpportunityDecidedMessage = message('opportunity.decided', OpportunityDecided);
export type OpportunityDecidedMessage = z.infer<typeof OpportunityDecidedMessage>;
export const WebhookTestMessage = message('webhook.test', z.object({}));

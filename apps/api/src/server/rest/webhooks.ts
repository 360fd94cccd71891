import type { Operation, Schema } from './openapi-document.ts';

/** The requests that this server makes of receivers, as OpenAPI 3.1 has them. */
export const webhooksOf = (schemaOf: (name: string) => Schema): Record<string, { post: Operation }> => ({
  'job.finished': sent('jobFinished', 'A job has ended', schemaOf('JobFinishedMessage')),
  'opportunity.decided': sent(
    'opportunityDecided',
    'Somebody has decided on opportunities',
    schemaOf('OpportunityDecidedMessage'),
  ),
  'webhook.test': sent('webhookTest', 'The owner of the webhook asked for a test', schemaOf('WebhookTestMessage')),
});

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
});

const HEADERS = [
  header('webhook-id', 'Of the message, the same at each try.'),
  header('webhook-timestamp', 'When this try was made, in seconds since 1970.'),
  header('webhook-signature', '`v1,` and the HMAC-SHA256 of `id.timestamp.body` by the secret, in Base64.'),
];

const sent = (name: string, summary: string, schema: Schema): { post: Operation } => ({
  post: {
    operationId: `messages-${name}`,
    summary,
    tags: ['Webhooks'],
    security: [],
    parameters: HEADERS,
    requestBody: { required: true, content: { 'application/json': { schema } } },
    responses: { '2XX': { description: 'It was taken. Anything else, or nothing within 10 seconds, is tried again.' } },
  },
});

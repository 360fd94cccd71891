import { AT, id } from './sectors.ts';

const WEBHOOK = {
  id: id(98),
  url: 'https://hooks.harbor-mutual.example/process-ai',
  events: ['job.finished' as const, 'opportunity.decided' as const],
  sectorId: id(1),
  sectorName: 'Harbor Mutual',
  isOn: true,
  offReason: null,
  createdAt: AT,
};

export const WEBHOOK_EXAMPLES = {
  Webhook: WEBHOOK,
  WebhookInput: { url: WEBHOOK.url, events: WEBHOOK.events, sectorId: WEBHOOK.sectorId },
  WebhookCreated: { ...WEBHOOK, secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=' },
  WebhookUpdate: { isOn: false },
  WebhookDelivery: {
    id: id(99),
    type: 'job.finished' as const,
    state: 'waiting' as const,
    tries: 1,
    status: 503,
    problem: null,
    createdAt: AT,
    triedAt: AT,
    nextTryAt: '2026-11-20T09:30:10.000Z',
  },
};

import type { LibraryEntry } from '../reference-library.ts';

export const serviceDelivery: readonly LibraryEntry[] = [
  [
    '5.0',
    'Deliver Services',
    'Service organizations, from consulting to field maintenance, plan capacity, match skilled people to engagements and deliver agreed results that customers accept and pay for.',
  ],
  [
    '5.1',
    'Establish service delivery governance and strategies',
    'Service management defines goals, policies, standard methods and decision rights for delivery, giving every engagement the same guardrails wherever it is run.',
  ],
  [
    '5.1.1',
    'Establish service delivery governance',
    'A delivery board appoints owners, sets approval gates and performance indicators, and reviews engagement health reports each month to release help, renegotiate scope or stop loss-making work.',
  ],
  [
    '5.1.2',
    'Develop service delivery strategies',
    'Practice leaders decide which services are delivered on site, remotely or by partners, document standard procedures for each, and pilot them with friendly customers before rollout.',
  ],
  [
    '5.2',
    'Manage service delivery resources',
    'Resource managers anticipate how many people with which skills the order book will need, and close gaps through staffing, hiring, training or subcontracting.',
  ],
  [
    '5.2.1',
    'Manage service delivery resource demand',
    'Pipeline probabilities, signed contracts and project plans are translated into hours by skill and week, and demand managers reconcile the outcome with sales every fortnight.',
  ],
  [
    '5.2.2',
    'Create and manage resource plan',
    'Staffing coordinators search the skills database for available consultants or technicians, propose matches by skill, location and cost, and settle conflicting requests with engagement managers.',
  ],
  [
    '5.3',
    'Deliver service to customer',
    'Engagement teams carry a service from signed contract through execution to acceptance, dealing with changes and issues while keeping to scope, budget and quality.',
  ],
  [
    '5.3.1',
    'Initiate service delivery',
    'After signature, the engagement manager reads contract and proposal, confirms objectives and access with the client, sets up project codes and plan, and holds a kickoff with named responsibilities.',
  ],
  [
    '5.3.2',
    'Execute service delivery',
    "Consultants and technicians analyze the client's situation, build and test the agreed solution, log time and issues in the project tool, and obtain approval at every milestone.",
  ],
  [
    '5.3.3',
    'Complete service delivery',
    'On completion, deliverables are checked against contract terms, acceptance is signed, final invoices and time corrections posted, staff released, and reusable documents stored after removing client details.',
  ],
];

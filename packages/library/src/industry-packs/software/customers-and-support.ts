import type { PackEntry } from '../../industry-pack.ts';

export const customersAndSupport: readonly PackEntry[] = [
  [
    '5',
    'Onboarding and Implementation',
    'Consultants and onboarding specialists get a new customer live on real data.',
  ],
  [
    '5.1',
    'Going Live',
    'Kick-off, configuration, data, training, switch-over, and nobody wants to be on the old system a month longer.',
  ],
  [
    '5.1.1',
    'Set up the tenant from the order',
    'Signed lines become modules, seats, regions and environments in the tenant, with single sign-on agreed with the customer’s identity team.',
    ['software-entitlement-provisioning-from-order', 'engagement-start-kit-from-the-order'],
  ],
  [
    '5.1.2',
    'Migrate customer data',
    'Spreadsheets and exports of the old system are profiled, mapped, loaded on trial, reconciled, and loaded again on the weekend.',
    ['software-customer-onboarding-data-import', 'migration-loads-rehearsed-and-reconciled-by-key'],
  ],
  [
    '5.1.3',
    'Configure workflows and integrations',
    'A consultant sets fields, roles and rules in workshops and connects payroll, mail or ledger through the interface.',
    ['interface-mappings-drafted-and-replayed', 'customer-readiness-chase-before-start'],
  ],
  [
    '5.1.4',
    'Train administrators and users',
    'Trainers run live sessions and an academy with lessons for each role, and see who never showed up.',
    ['user-training-and-notes-from-the-release-itself', 'course-material-drafted-from-work-instructions'],
  ],
  ['5.2', 'Service Delivery Control', 'Whether paid projects keep to the scope, hours and date that were sold.'],
  [
    '5.2.1',
    'Staff implementation projects',
    'Resource managers match consultants’ skills and free weeks with starts from the pipeline and fill gaps with partners.',
    ['delivery-demand-from-weighted-pipeline', 'roll-off-and-bench-notice'],
  ],
  [
    '5.2.2',
    'Track time, scope and margin',
    'Project leads compare hours with the statement of work, notice wishes that were never sold, and write change orders.',
    [
      'engagement-margin-early-warning',
      'scope-drift-from-requests-and-minutes',
      'time-sheet-proposal-from-calendar-and-tickets',
    ],
  ],
  [
    '6',
    'Customer Success and Renewals',
    'Success managers see that the product is used and the contract is renewed for more than last year.',
  ],
  ['6.1', 'Adoption', 'Value must be visible to the sponsor before the invoice for year two arrives.'],
  [
    '6.1.1',
    'Monitor account health',
    'Use per module, seats idle, tickets and sponsor changes are looked at weekly, and sliding accounts get a call and a plan.',
    ['software-renewal-risk-from-usage'],
  ],
  [
    '6.1.2',
    'Hold business reviews',
    'The success manager shows the sponsor what was achieved against the goals of the kick-off, which features lie unused, and what comes next.',
    ['account-plan-prefilled-from-customer-records'],
  ],
  [
    '6.1.3',
    'Run the user community',
    'Community leads welcome members, answer or route posts, invite power users to the advisory board, and plan the yearly user day.',
    {
      nothing:
        'A community lives from people who know each other; a hired host with humor does more than answers from a machine, which members come here to escape.',
    },
  ],
  ['6.2', 'Renewal and Expansion', 'Ninety days before the end date the talk becomes commercial, upward or downward.'],
  [
    '6.2.1',
    'Renew subscriptions',
    'Renewal managers send the quote with index and usage, talk through down-sell wishes, and bring the order in before access lapses.',
    ['contract-price-indexation-due-list', 'open-quote-follow-up'],
  ],
  [
    '6.2.2',
    'Find and sell extensions',
    'Limits reached, new departments and questions about a module point to the account that is ready for the next plan.',
    ['sales-cue-from-service-talk-with-handover'],
  ],
  [
    '6.2.3',
    'Understand and answer churn',
    'When notice comes somebody asks why, tries one honest offer, and codes the reason so that product can read it.',
    ['attrition-warning-with-reason-and-measure', 'lost-customers-won-back-by-reason'],
  ],
  ['7', 'Support', 'Engineers at the end of a ticket, chat or phone, by severity and contract.'],
  ['7.1', 'Solving Tickets', 'A case lives from “it does not work” to an answer that the customer confirms.'],
  [
    '7.1.1',
    'Triage incoming tickets',
    'Product area, version, tenant, severity and known defect are found out and the case lands with the team that can solve it.',
    ['software-support-ticket-triage'],
  ],
  [
    '7.1.2',
    'Reproduce and answer',
    'A support engineer reads logs and configuration, tries the steps in a sandbox, and writes a reply that fits this customer’s setup.',
    ['software-support-answer-from-docs-and-tenant', 'diagnostic-handover-before-escalation'],
  ],
  [
    '7.1.3',
    'Escalate defects to engineering',
    'Confirmed bugs go over with traces and impact, workarounds are told to all who are hit, and the fix is announced to them.',
    ['tickets-grouped-under-a-known-outage'],
  ],
  [
    '7.1.4',
    'Write knowledge articles',
    'Solved cases that will come again become an article with screenshots, and old articles that mislead are withdrawn.',
    ['knowledge-articles-drafted-from-solved-tickets', 'knowledge-gaps-from-solved-cases'],
  ],
  [
    '7.2',
    'Running the Desk',
    'Heads on shift around the clock, response times by contract, and the mood on both sides.',
  ],
  [
    '7.2.1',
    'Plan support shifts',
    'Volumes after each release, time zones and languages decide who sits when, and who is on call at the weekend.',
    ['support-staffing-from-ticket-and-release-forecast'],
  ],
  [
    '7.2.2',
    'Review quality and satisfaction',
    'Leads read a sample of answers, look at the comments behind low ratings, and coach.',
    ['all-conversations-scored-for-quality', 'ticket-feedback-tied-to-causes-of-dissatisfaction'],
  ],
];

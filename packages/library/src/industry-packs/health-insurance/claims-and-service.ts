import type { PackEntry } from '../../industry-pack.ts';

export const claimsAndService: readonly PackEntry[] = [
  [
    '7',
    'Medical claims',
    'Millions of bills from hospitals, practices, pharmacies and members are priced, edited and paid, most of them untouched.',
  ],
  [
    '7.1',
    'Claim intake and adjudication',
    'Electronic and paper claims are matched with member and provider, priced by contract and tested by edits.',
  ],
  [
    '7.1.1',
    'Receive electronic and paper claims',
    'The mailroom scans paper, the clearinghouse delivers files, and rejects for unknown member or provider go back to the sender.',
    ['insurance-mailroom-to-policy-and-claim-queues', 'insurance-claim-invoice-and-report-reading'],
  ],
  [
    '7.1.2',
    'Apply coding and benefit edits',
    'Edit analysts maintain rules for bundling, frequency, age and place of service, and decide which edit only annoys.',
    ['health-plan-clean-claim-edit-tuning'],
  ],
  [
    '7.1.3',
    'Work pended claims',
    'Examiners open what the system stopped: missing authorization, high amount, unlisted code; they release, deny or ask.',
    ['health-plan-pended-claim-resolution-agent'],
  ],
  [
    '7.1.4',
    'Review hospital bills',
    'Inpatient bills with long stays or costly codes are set against chart and coding rules, and the medical service is asked where doubt stays.',
    ['health-plan-billing-pattern-and-upcoding-monitor'],
  ],
  [
    '7.1.5',
    'Reimburse members’ receipts',
    'Dentist bills, glasses and treatment abroad come as photographs; clerks read, translate, price and transfer the money.',
    ['health-plan-reimbursement-receipts-by-phone-photo'],
  ],
  [
    '7.1.6',
    'Explain benefits paid',
    'Each settled claim yields a statement of what the plan paid and what the member owes, in words that start calls when they are unclear.',
    ['city-decisions-rewritten-in-plain-language-with-legal-core'],
  ],
  ['7.2', 'Payment integrity', 'Money that should not have gone out is stopped before or fetched back after payment.'],
  [
    '7.2.1',
    'Coordinate benefits with other payers',
    'Investigators find a spouse’s plan, accident insurer or public program that must pay first, and bill it.',
    ['health-plan-coordination-of-benefits-detection'],
  ],
  [
    '7.2.2',
    'Recover from liable third parties',
    'Injury codes trigger questionnaires about accidents; recovery staff file liens with motor insurers and settle with lawyers.',
    ['insurance-subrogation-finder-in-closed-claims'],
  ],
  [
    '7.2.3',
    'Investigate billing fraud',
    'The special investigations unit compares practices with peers, interviews patients and refers cases to the prosecutor.',
    ['health-plan-billing-pattern-and-upcoding-monitor', 'insurance-investigation-plan-and-evidence-log'],
  ],
  [
    '7.2.4',
    'Rerun claims after retroactive changes',
    'When a rate, fee schedule or eligibility date is corrected, affected claims are selected, repriced and recouped or paid on.',
    ['health-plan-retroactive-adjustment-project-run'],
  ],
  [
    '7.2.5',
    'Release provider and member payments',
    'Payment runs are checked for duplicates, changed bank accounts and sanctions before the transfer file leaves.',
    ['insurance-claim-payee-verification-and-release', 'payment-proposal-duplicate-screening'],
  ],
  [
    '7.2.6',
    'Clear cost with public programs and abroad',
    'Bills under European cards or bilateral treaties are exchanged through liaison bodies in structured messages and refunded years later.',
    {
      nothing: 'Liaison bodies exchange fixed messages once a half-year; volume is small and the waiting is political.',
    },
  ],
  [
    '8',
    'Member service, appeals and complaints',
    'Members ask what is covered, what it costs and why it was refused; the law gives clocks to the answers.',
  ],
  ['8.1', 'Member service', 'Agents in the center, branches and chat explain benefits and set right what went wrong.'],
  [
    '8.1.1',
    'Answer benefit and cost questions',
    'Callers want to know whether a doctor is in network, what is left of the deductible and what a knee will cost them.',
    ['health-plan-benefit-answers-with-accumulators'],
  ],
  [
    '8.1.2',
    'Tell the status of claims and requests',
    'Members ask where their bill, aid or cure application stands and what is still missing from them.',
    ['insurance-claim-status-from-file', 'insurance-claim-milestone-messages'],
  ],
  [
    '8.1.3',
    'Advise members in branches and at home',
    'Advisers explain family cover, sick pay and care benefits to people who bring a bag of letters.',
    { nothing: 'People come because they want a person; the papers they bring go the way of the mailroom afterwards.' },
  ],
  [
    '8.1.4',
    'Forecast contacts for open season',
    'Planners staff lines for January cards, price letters and switching weeks by day and half hour.',
    ['contact-forecast-by-half-hour-and-cause'],
  ],
  [
    '8.2',
    'Appeals, grievances and complaints',
    'Refused services are reviewed again by somebody else, in days for urgent ones, and outside reviewers have the last word.',
  ],
  [
    '8.2.1',
    'Decide appeals',
    'Coordinators assemble notice, criteria, records and call notes; a physician who was not involved decides, and the letter names reason and next step.',
    ['health-plan-appeal-and-grievance-file'],
  ],
  [
    '8.2.2',
    'Handle grievances and complaints',
    'Complaints about service, doctors and privacy are classified, looked into and answered; trends go to the quality committee.',
    ['insurance-complaint-cause-and-deadline-file', 'complaints-recognized-in-every-channel'],
  ],
  [
    '8.2.3',
    'Defend social court and external review cases',
    'Legal staff send the file to court or review organization, reply to pleadings and settle where the decision will not hold.',
    ['insurance-summons-deadline-and-production-set', 'insurance-legal-bill-guideline-review'],
  ],
  [
    '9',
    'Quality, risk adjustment and oversight',
    'Public money follows documented illness and measured quality; supervisors ask for proof of both.',
  ],
  [
    '9.1',
    'Risk adjustment and quality measures',
    'Diagnoses and care gaps are collected from charts and claims against deadlines that decide revenue.',
  ],
  [
    '9.1.1',
    'Support risk-adjustment diagnoses',
    'Coders review charts for conditions that were treated but not submitted, and delete those that no note supports.',
    ['health-plan-risk-adjustment-chart-support'],
  ],
  [
    '9.1.2',
    'Compute quality measures and close gaps',
    'Analysts calculate screening, control and readmission rates monthly and send practices the names of those who are overdue.',
    ['health-plan-quality-measure-gap-closure-data'],
  ],
  [
    '9.1.3',
    'Survey member experience',
    'Standardized surveys go to a drawn sample each spring, and the answers move the plan’s public star rating.',
    {
      nothing:
        'Questions, sample and survey firm are prescribed by the program; nothing may be changed about how it is asked.',
    },
  ],
  [
    '9.2',
    'Reserves, solvency and supervision',
    'Actuaries estimate bills not yet received and the finance side proves that the plan can pay them.',
  ],
  [
    '9.2.1',
    'Estimate incurred claims reserves',
    'Completion factors by service and month tell how much of January’s care has still to be billed; large inpatients are added by name.',
    ['insurance-reserve-diagnostics-per-class', 'insurance-valuation-data-controls-and-model-points'],
  ],
  [
    '9.2.2',
    'Deliver supervisory and statistical returns',
    'Encounter files, solvency templates and contribution statistics are tested, reconciled and uploaded by the calendar of each authority.',
    ['insurance-solvency-return-validation-chain', 'insurance-supervisory-request-register-and-evidence'],
  ],
  [
    '9.2.3',
    'Answer audits of program sponsors',
    'Government agencies and large employers audit claims samples, call records and delegations and expect files within days.',
    ['insurance-supervisory-request-register-and-evidence', 'audit-evidence-pack-by-clause'],
  ],
];

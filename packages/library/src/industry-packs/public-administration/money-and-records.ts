import type { PackEntry } from '../../industry-pack.ts';

export const moneyAndRecords: readonly PackEntry[] = [
  [
    '8',
    'Taxes, budget and grants',
    'Public money is assessed, collected, voted, spent by rule and accounted for to council and audit office.',
  ],
  ['8.1', 'Taxes and fees', 'Tax offices assess returns and registers; the treasury matches, reminds and enforces.'],
  [
    '8.1.1',
    'Assess property and business taxes',
    'Clerks turn base assessments, ownership changes and declarations into yearly notices with installments.',
    ['city-tax-notices-issued-from-register-changes'],
  ],
  [
    '8.1.2',
    'Review tax returns',
    'Officers read returns that the risk system or their nose picks, ask for receipts and correct the assessment.',
    ['city-tax-returns-chosen-for-review-by-risk'],
  ],
  [
    '8.1.3',
    'Match receipts at the treasury',
    'Payments without file number land in suspense until a cashier recognizes dog tax, fine or burial fee.',
    ['city-receipts-without-reference-matched-to-the-case'],
  ],
  [
    '8.1.4',
    'Enforce public debts',
    'Reminders, account seizures and bailiffs follow by statutory steps, with installments where they bring more.',
    ['city-public-debts-collected-by-ability-and-step'],
  ],
  [
    '8.2',
    'Budget, procurement and grants',
    'The yearly budget is negotiated, bound and watched; contracts and grants are awarded in the open.',
  ],
  [
    '8.2.1',
    'Draw up and report the budget',
    'Departments register needs, the treasurer cuts, council votes, and reports to oversight and statistics follow in their own tables.',
    ['city-budget-tables-and-reports-for-council-and-oversight', 'budget-submission-checks'],
  ],
  [
    '8.2.2',
    'Tender works, goods and services',
    'The award office publishes, answers bidders’ questions, opens bids and checks each for form, fitness and price before the award.',
    ['city-tender-documents-and-bids-checked-on-form', 'purchase-specification-completeness'],
  ],
  [
    '8.2.3',
    'Award grants and check their use',
    'Clubs, theaters and firms apply, get a notice with conditions and prove with receipts what they did.',
    ['city-grant-applications-and-proof-of-use-checked'],
  ],
  [
    '8.2.4',
    'Apply for state and European funds',
    'Project officers find programs, write applications and deliver milestones and invoices under each program’s rules.',
    {
      nothing:
        'A dozen applications a year, each for another program with a portal of its own, written by one officer who knows them all.',
    },
  ],
  [
    '8.2.5',
    'Accept and pay public works',
    'Engineers check contractors’ interim bills line by line against measurements before the treasury pays.',
    ['construction-progress-claim-check'],
  ],
  [
    '8.2.6',
    'Audit departments',
    'The audit office tests awards, cash desks and projects and reports to council what was not as it should be.',
    ['audit-universe-risk-ranking', 'audit-observation-draft'],
  ],
  [
    '9',
    'Files, mail and information',
    'Administration works by file: what came in, who decided why, how long it is kept and who may see it.',
  ],
  [
    '9.1',
    'Mail and case files',
    'Letters, mails and portal forms must find case, clerk and deadline on the day they come.',
  ],
  [
    '9.1.1',
    'Open and distribute incoming mail',
    'The mailroom scans, reads file numbers and names and sends each item to the register of the right office.',
    ['city-incoming-mail-filed-to-case-and-deadline'],
  ],
  [
    '9.1.2',
    'Send letters and notices',
    'Offices print, sign and mail decisions, with proof of service for those that start a period.',
    ['outgoing-letters-bundled-counted-and-returns-fed-back'],
  ],
  [
    '9.1.3',
    'Appraise and archive closed files',
    'Registries offer files to the archive after their period; archivists choose what history needs and the rest is destroyed.',
    ['city-file-appraisal-and-transfer-to-the-archive'],
  ],
  [
    '9.2',
    'Information rights and statistics',
    'Citizens and press may ask for what the authority knows, and the state wants its tables.',
  ],
  [
    '9.2.1',
    'Answer freedom-of-information requests',
    'Officers search shares, mailboxes and files, black out third persons and trade secrets and release within the legal month.',
    ['city-records-requests-searched-redacted-and-timed'],
  ],
  [
    '9.2.2',
    'Publish open data',
    'Statisticians release tables, maps and timetables with license, description and update rhythm.',
    ['data-catalogue-described-from-use-and-lineage'],
  ],
  [
    '9.2.3',
    'Inform press and public',
    'The press office answers journalists, warns of road closures and explains council decisions in plain sentences.',
    ['press-inquiry-desk', 'press-release-draft-and-clearance'],
  ],
];

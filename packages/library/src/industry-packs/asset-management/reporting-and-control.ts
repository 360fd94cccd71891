import type { PackEntry } from '../../industry-pack.ts';

export const reportingAndControl: readonly PackEntry[] = [
  [
    '7',
    'Reporting, Fees and Control',
    'What clients and investors read, what they pay, and what supervisors and auditors ask.',
  ],
  ['7.1', 'Client Reporting', 'Figures and words that must agree with each other and with the custodian.'],
  [
    '7.1.1',
    'Calculate performance and attribution',
    'Returns by the standard, benchmarks, composites and effects are computed, and outliers traced to a price or a flow.',
    ['fund-performance-outliers-before-release'],
  ],
  [
    '7.1.2',
    'Produce client reports',
    'Portfolio, performance, costs and disclosures are assembled per format and language, checked, and posted or sent.',
    ['wealth-client-report-factory'],
  ],
  [
    '7.1.3',
    'Write fund and market commentaries',
    'Managers explain the quarter in each fund’s tone and length, and compliance reads what is promised.',
    ['fund-performance-commentary-draft'],
  ],
  [
    '7.1.4',
    'Issue tax statements',
    'Income, gains and withheld taxes are reported per client and country, with corrections until July.',
    ['wealth-client-tax-statement-checks'],
  ],
  ['7.2', 'Fees and Profitability', 'Tiers, families, hurdle rates, and a discount somebody promised in 2014.'],
  [
    '7.2.1',
    'Calculate and charge fees',
    'Management, custody and performance fees are run on average assets and high-water marks, and corrected after complaints.',
    ['wealth-management-fee-calculation'],
  ],
  [
    '7.2.2',
    'Manage discounts and profitability of clients',
    'Heads of market look at revenue per client against hours and risk, and bankers defend each special rate.',
    ['engagement-margin-from-time-and-discounts'],
  ],
  [
    '7.3',
    'Compliance and Oversight',
    'Rules of many countries, and the people who come and ask whether they were kept.',
  ],
  [
    '7.3.1',
    'Follow cross-border rules',
    'What a banker may say, send or sell to a resident of each country is looked up before travel and before a mail.',
    ['wealth-cross-border-rule-answers', 'wealth-pre-trade-suitability-rules'],
  ],
  [
    '7.3.2',
    'Disclose sustainability of funds',
    'Templates on principal adverse impacts and taxonomy shares are filled per fund with data whose gaps must be stated.',
    ['fund-sustainability-data-gaps-and-disclosures'],
  ],
  [
    '7.3.3',
    'Answer supervisors and auditors',
    'Data calls and inspections are split into items, owners and dates, and evidence is collected in one place.',
    ['supervisory-inquiry-response-agent'],
  ],
  [
    '7.3.4',
    'Report suspicion and tax information',
    'Suspicious activity and automatic exchange files are drafted, tested for form, and sent inside the term.',
    ['bank-suspicious-report-narrative', 'bank-suspicious-report-filing'],
  ],
];

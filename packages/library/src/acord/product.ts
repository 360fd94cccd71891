import type { LibraryEntry } from '../reference-library.ts';

export const product: readonly LibraryEntry[] = [
  [
    '1',
    'Product',
    'Deciding what cover to sell, at what price and on which conditions, across life, health, and property and casualty, and answering for each product until its last policy ends.',
  ],
  [
    '1.1',
    'Portfolio Strategy',
    'Product heads choose the lines, segments and territories the insurer competes in, balancing customer need, loss experience, capital and reinsurance, and revise the choice in the annual plan.',
  ],
  [
    '1.1.1',
    'Research customer and market needs',
    'Claims trends, broker feedback, competitor wordings and survey results are gathered by market analysts, who size unmet demand for a cover and present it to the product committee.',
  ],
  [
    '1.1.2',
    'Set risk appetite by line',
    'Chief underwriter, actuary and risk officer agree yearly which industries, sums insured, perils and ages are wanted, tolerated or refused, in a statement that underwriters and brokers can use.',
  ],
  [
    '1.1.3',
    'Review line profitability',
    'Each quarter, loss ratio, expenses, commission and capital charge of every line and region are brought together, and loss-making books receive a remediation plan with an owner.',
  ],
  [
    '1.2',
    'Product Development',
    "A cross-functional team turns a product idea into wording, rules, price, system set-up and training, and brings it to market with the regulator's consent where required.",
  ],
  [
    '1.2.1',
    'Draft policy wordings and clauses',
    'Wording specialists write covers, exclusions, conditions and definitions from a clause library, test them against past disputes, and have lawyers and the reinsurer comment before adoption.',
  ],
  [
    '1.2.2',
    'Define underwriting rules and questions',
    'For each risk factor, underwriters lay down questions, acceptance limits, referral triggers and required evidence, so that simple cases can later be decided by the system.',
  ],
  [
    '1.2.3',
    'File products and rates with regulators',
    "The filing analyst assembles forms, actuarial memoranda and rate pages for every jurisdiction, submits them electronically, answers the examiner's objections and tracks approval dates.",
  ],
  [
    '1.2.4',
    'Configure the product in core systems',
    "Business analysts enter covers, rating factors, documents and accounting codes in the policy system's product model, and run regression cases before the change goes live.",
  ],
  [
    '1.2.4.1',
    'Build rating tables and algorithms',
    'Factor tables received from actuaries as spreadsheets are loaded into the rating engine, and thousands of specimen risks are priced in both places until no premium differs.',
  ],
  [
    '1.2.4.2',
    'Set up document and form rules',
    'Template designers link each schedule, certificate and endorsement to product, state and event, and preview sample packs to see that no mandatory form is missing.',
  ],
  [
    '1.3',
    'Pricing',
    'Actuaries estimate the cost of risk, commercial managers set the market price, and both watch whether the premium earned keeps pace with claims.',
  ],
  [
    '1.3.1',
    'Prepare pricing data',
    'Policy, claims and external data, such as flood zones, vehicle codes or mortality tables, are extracted, joined, capped for large losses and documented: weeks of work ahead of every rate review.',
  ],
  [
    '1.3.2',
    'Model the technical price',
    'Pricing actuaries fit frequency, severity, mortality or morbidity models, add expenses, reinsurance and cost of capital, and have an independent colleague validate the result.',
  ],
  [
    '1.3.3',
    'Set market rates and discounts',
    'From technical price, conversion tests and competitor quotes, the rate committee fixes what customers will pay, within limits on price optimization and unfair discrimination.',
  ],
  [
    '1.3.4',
    'Monitor rate adequacy',
    'Monthly dashboards compare achieved with technical premium by segment and channel; drift beyond tolerance is explained by the portfolio manager and leads to a rate change or tighter appetite.',
  ],
  [
    '1.4',
    'Product Oversight and Withdrawal',
    'Products already sold are examined for fair value and performance, amended or taken off sale, and their remaining policies are looked after or moved.',
  ],
  [
    '1.4.1',
    'Assess value for the target market',
    'The product manager gathers claims ratios, complaints, cancellations and distribution pay once a year, judges whether customers receive fair value, and reports remedies to the governance board.',
  ],
  [
    '1.4.2',
    'Revise products after claims experience',
    'Disputed wordings, new case law and loss clusters reported by claims handlers are logged, and the wording or rule concerned is changed at the next release.',
  ],
  [
    '1.4.3',
    'Close and migrate a product',
    'Sales are stopped, brokers told, regulator notified, and policies offered a successor at renewal or converted under an approved transfer plan, with reserves followed until run-off.',
  ],
];

import type { PackEntry } from '../../industry-pack.ts';

export const membersAndSales: readonly PackEntry[] = [
  [
    '1',
    'Plans and pricing',
    'Product managers and actuaries shape benefits, networks and premiums for the coming year and have them approved by the regulator.',
  ],
  [
    '1.1',
    'Benefit design and rating',
    'Deductibles, copays, tiers and covered services are set against medical trend and what competitors offer.',
  ],
  [
    '1.1.1',
    'Design benefit plans',
    'Product managers combine cost sharing, network and drug tiers, test actuarial value and write the summary of benefits in plain words.',
    ['insurance-product-value-evidence-pack', 'insurance-sales-material-check-against-wording'],
  ],
  [
    '1.1.2',
    'Study medical trend and set rates',
    'Actuaries split claims by unit cost, use and mix, project them by product and region, and propose premiums with loadings.',
    ['health-plan-medical-trend-split-by-cause'],
  ],
  [
    '1.1.3',
    'File plans and rates',
    'Regulatory staff assemble templates, certifications and forms per state or supervisor, answer objections and load what was approved.',
    ['insurance-rate-and-form-filing-assembly', 'insurance-mandatory-form-check-per-state'],
  ],
  [
    '1.1.4',
    'Configure benefits in the core system',
    'Configuration analysts turn plan documents into accumulators, service codes and limits, and run test claims before the first of January.',
    ['test-cases-derived-from-stories-and-production-use'],
  ],
  [
    '1.2',
    'Medical policy',
    'Physicians of the plan decide which treatments are covered under which criteria, on evidence that changes each month.',
  ],
  [
    '1.2.1',
    'Maintain coverage criteria',
    'Medical directors review guidelines, technology assessments and coverage rulings, rewrite criteria and publish them with an effective date.',
    ['health-plan-medical-policy-criteria-maintenance'],
  ],
  [
    '1.2.2',
    'Assess new treatments and devices',
    'A committee hears outside specialists on gene therapies, robots and apps, and votes on coverage, trial use or refusal.',
    {
      nothing:
        'A few votes a year among physicians; the literature search is done by the assessment body they subscribe to.',
    },
  ],
  [
    '2',
    'Sales and group business',
    'Employers, brokers and families compare plans once a year; within weeks they are quoted, underwritten, enrolled and renewed.',
  ],
  [
    '2.1',
    'Group quoting and renewal',
    'Underwriters rate employers from a census and experience, and sales negotiates benefits with the broker.',
  ],
  [
    '2.1.1',
    'Quote new employer groups',
    'Brokers send a census and the present plan; the quoting desk cleans it, matches benefits and returns rates for three designs.',
    ['insurance-group-census-cleaning-and-scheme-quote', 'proposal-answers-from-approved-library'],
  ],
  [
    '2.1.2',
    'Renew groups',
    'The underwriter reads the group’s claims, its large claimants and their prognosis, and sets the rate action that account managers then explain.',
    ['health-plan-group-renewal-experience-and-large-claimants', 'insurance-renewal-leaver-prediction'],
  ],
  [
    '2.1.3',
    'Underwrite individual applications',
    'Where the law allows it, medical underwriters read questionnaires and physicians’ reports and accept, load or exclude a condition.',
    [
      'insurance-medical-file-chronology',
      'insurance-evidence-ordering-and-chasing',
      'insurance-decision-letters-with-lawful-reasons',
    ],
  ],
  [
    '2.2',
    'Brokers and individual sales',
    'Independent brokers and the plan’s own advisers bring in individuals and small firms and are paid per member and month.',
  ],
  [
    '2.2.1',
    'Appoint brokers and pay commission',
    'Sales operations check licenses, load hierarchies and pay monthly per head, with queries about every member who came late.',
    ['insurance-nightly-licence-and-appointment-check', 'insurance-commission-and-contingent-bonus-engine'],
  ],
  [
    '2.2.2',
    'Advise and enroll individuals',
    'Advisers compare plans for a family’s doctors, drugs and income, and enter the application before the window closes.',
    ['insurance-lead-routing-by-licence-and-appetite'],
  ],
  [
    '2.2.3',
    'Win back and keep members in open season',
    'Marketing chooses whom to call or write in the switching weeks, with consent and within the rules on health data.',
    ['target-group-scoring-for-direct-campaigns', 'attrition-warning-with-reason-and-measure'],
  ],
  [
    '3',
    'Membership and premiums',
    'Who is covered since when, in which plan, and who has paid for it: the record on which every claim is later decided.',
  ],
  [
    '3.1',
    'Enrollment and eligibility',
    'Files from employers, exchanges and agencies add, change and end members every day, often backdated.',
  ],
  [
    '3.1.1',
    'Load employer enrollment files',
    'Eligibility analysts convert each employer’s layout, clear rejects with the benefits office and set effective dates.',
    ['insurance-employer-enrolment-file-load'],
  ],
  [
    '3.1.2',
    'Reconcile membership with exchanges and agencies',
    'Monthly audit files are compared line by line with the plan’s own list, and differences in premium, subsidy and dates disputed.',
    ['health-plan-enrolment-discrepancy-reconciliation'],
  ],
  [
    '3.1.3',
    'Admit members and family dependents',
    'Clerks verify status as employee, student, pensioner or dependent child, request proofs and record earlier cover.',
    ['insurance-mailroom-to-policy-and-claim-queues'],
  ],
  [
    '3.1.4',
    'Issue insurance cards and welcome packs',
    'Photographs, card numbers and plan papers go to production, and returned mail starts an address search.',
    ['insurance-policy-pack-delivery-control'],
  ],
  [
    '3.1.5',
    'Change member details',
    'Marriages, moves, bank accounts and a new primary doctor arrive by portal, letter and telephone and touch every contract of the household.',
    ['insurance-party-change-across-all-policies'],
  ],
  [
    '3.2',
    'Premiums and contributions',
    'Premiums are billed to members, contributions declared by employers, and arrears followed without cutting off the ill too soon.',
  ],
  [
    '3.2.1',
    'Bill premiums',
    'The monthly run computes family and group bills with subsidies, retroactive changes and list-bill adjustments.',
    ['insurance-premium-bill-plausibility-before-release', 'insurance-direct-debit-mandates-and-return-codes'],
  ],
  [
    '3.2.2',
    'Check employers’ contribution statements',
    'Contribution auditors compare declared wages and members with payments received, and estimate where a statement is missing.',
    ['health-plan-employer-contribution-statements'],
  ],
  [
    '3.2.3',
    'Match premium receipts',
    'Payments without a member number wait in suspense until someone recognizes the payer from text or amount.',
    ['insurance-premium-suspense-matching'],
  ],
  [
    '3.2.4',
    'Follow arrears and grace periods',
    'Reminders, hardship talks, suspension of benefits and reinstatement run by statutory steps for each unpaid month.',
    ['insurance-premium-arrears-with-cover-protection', 'insurance-lapse-grace-and-reinstatement-run'],
  ],
];

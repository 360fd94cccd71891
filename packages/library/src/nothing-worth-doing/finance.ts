import type { NothingWorthDoing } from '../nothing-worth-doing.ts';

export const nothingInFinance: NothingWorthDoing = [
  [
    'APQC PCF 9.1.1.1 Develop and maintain budget policies and procedures',
    'The budget manual is twelve pages that the CFO’s office rewrites every few years; nobody loses a day over it.',
  ],
  [
    'APQC PCF 9.1.3.3 Determine critical activities',
    'Finding the few activities that matter is a workshop of controllers and line managers, and the figures for it already come from the cost drivers.',
  ],
  [
    'APQC PCF 9.1.4.7 Manage continuous cost improvement',
    'Cost falls because crews and buyers try things on the floor; finance counts the effect and has no step of its own to change.',
  ],
  [
    'APQC PCF 9.2.1.1 Establish credit policies',
    'Credit policy is settled between sales, treasury and the board in two meetings a year.',
  ],
  [
    'APQC PCF 9.2.3.1 Establish AR policies',
    'Terms and posting rules for receivables are written once and then only touched when auditors ask.',
  ],
  [
    'APQC PCF 9.2.4.1 Establish policies for delinquent accounts',
    'How hard to press a late customer is a decision about relations and law, taken seldom and by few.',
  ],
  [
    'APQC PCF 9.2.4.4 Discuss account resolution with internal parties',
    'The collector and the salesperson talk it over on the telephone; what they need to see stands on the aging report already.',
  ],
  [
    'APQC PCF 9.2.5.1 Establish policies/procedures for adjustments',
    'Which deductions to accept is fixed in the annual talks with the large customers, not at a desk.',
  ],
  [
    'APQC PCF 9.2.5.4 Discuss resolution with internal parties',
    'Sales, logistics and finance argue the case in a weekly half hour; preparing the evidence is served elsewhere, the arguing is theirs.',
  ],
  [
    'APQC PCF 9.3.1.1 Negotiate service-level agreements',
    'Service levels between a shared center and its units are bargained over once a year by two managers.',
  ],
  [
    'APQC PCF 9.3.1.2 Establish accounting policies',
    'A new standard or deal type needs a few experts, the auditor and judgment; there are a handful of cases in a year.',
  ],
  [
    'APQC PCF 9.3.1.5 Establish common financial systems',
    'Choosing and rolling out one ledger for the group is a project with its own method, not a recurring task.',
  ],
  [
    'APQC PCF 9.3.3.1 Establish fixed-asset policies and procedures',
    'Thresholds and useful-life tables are agreed with the auditor once and stay for years.',
  ],
  [
    'APQC PCF 9.4.1.1 Develop capital investment policies and procedures',
    'The investment guideline changes when the owner or the cost of capital does, and is then rewritten by one person.',
  ],
  [
    'APQC PCF 9.5.1.1 Establish policies and procedures',
    'Working time rules are negotiated with the works council or union; the text follows from the agreement.',
  ],
  [
    'APQC PCF 9.5.2.6 Process and distribute manual checks',
    'Handwritten pay checks are the exception that good payroll input removes; what is left is a dozen a month.',
  ],
  [
    'APQC PCF 9.5.3.1 Develop tax plan',
    'Payroll tax leaves little to plan: statutes fix rate and date, and the few choices are made with an adviser.',
  ],
  [
    'APQC PCF 9.5.3.2 Manage tax plan',
    'Looking after that plan is a yearly conversation between the payroll tax lead and the adviser.',
  ],
  [
    'APQC PCF 9.6.1.10 Retain records',
    'The archive keeps each posted invoice for its legal period by a setting made once; a payables clerk has nothing left to file.',
  ],
  [
    'APQC PCF 9.6.2.1 Establish and communicate expense reimbursement policies and approval limits',
    'Hotel limits and meal rates are a page that HR and finance reissue each January.',
  ],
  [
    'APQC PCF 9.6.3.1 Establish corporate credit card policies and approval limits',
    'Who may hold a company card is a short rule set by the CFO.',
  ],
  [
    'APQC PCF 9.7.1.1 Establish scope and governance of treasury operations',
    'The mandate of treasury is a board resolution of a few pages.',
  ],
  [
    'APQC PCF 9.7.1.3 Develop treasury procedures',
    'Three or four dealers and back-office people write down how they work, and only after a change of system or bank.',
  ],
  [
    'APQC PCF 9.7.1.5 Audit treasury procedures',
    'One audit of treasury every second or third year, on site and mostly by interview.',
  ],
  [
    'APQC PCF 9.7.1.8 Define system security requirements',
    'Security requirements for the treasury system are taken from the information security standard when the system is bought.',
  ],
  [
    'APQC PCF 9.7.4.1 Establish investment policy',
    'What may be bought with surplus cash is a resolution; its limits are watched elsewhere.',
  ],
  [
    'APQC PCF 9.7.4.2 Manage financial intermediary relationships',
    'Relations with brokers and dealers at the banks live from people who know each other.',
  ],
  [
    'APQC PCF 9.7.5.1 Develop risk management/hedging strategy',
    'The hedging strategy is a discussion of the risk committee about appetite and margins, perhaps twice a year.',
  ],
  [
    'APQC PCF 9.8.1.1 Establish board of directors and audit committee',
    'Appointing directors and an audit committee is the owners’ act.',
  ],
  [
    'APQC PCF 9.8.1.5 Define entity/unit risk tolerances',
    'Tolerances per unit are judged by management when the plan is made, a few numbers on one sheet.',
  ],
  [
    'APQC PCF 9.9.1.2 Consolidate and optimize total tax plan',
    'Balancing structure, incentives and tax rate across the group is done by the head of tax with outside counsel, case by case.',
  ],
];

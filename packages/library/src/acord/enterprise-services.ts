import type { LibraryEntry } from '../reference-library.ts';

export const enterpriseServices: readonly LibraryEntry[] = [
  [
    '8',
    'Enterprise Services',
    'Shared functions that let an insurer work safely and without interruption: second-line risk control, compliance, data, people, technology and the handling of documents.',
  ],
  [
    '8.1',
    'Risk Management',
    "Underwriting, market, credit, operational and cyber risks are identified, measured and kept within the board's appetite by the second line.",
  ],
  [
    '8.1.1',
    'Maintain risk appetite and limits',
    'The risk function proposes tolerances for capital, catastrophe, counterparty and operational loss, monitors usage monthly and escalates breaches to the committee with remedies.',
  ],
  [
    '8.1.2',
    'Conduct the own risk and solvency assessment',
    'Yearly, risk, actuarial and planning teams project capital under stresses such as pandemic, market crash and storm series, and the board discusses and approves the report.',
  ],
  [
    '8.1.3',
    'Model catastrophe exposure',
    'Property schedules are cleaned and geocoded, then run through catastrophe models by analysts each month, whose loss curves guide limits, pricing and reinsurance purchase.',
  ],
  [
    '8.2',
    'Compliance and Financial Crime',
    'Rules on conduct, licenses, sanctions and money laundering are translated into controls, watched in daily business, and breaches handled openly.',
  ],
  [
    '8.2.1',
    'Implement regulatory change',
    'Compliance officers scan bulletins in all territories, judge relevance, assign required changes in product, system or procedure, and keep proof of completion by the effective date.',
  ],
  [
    '8.2.2',
    'Screen parties and payments',
    'Policyholders, claimants and payees are compared daily with sanctions and watch lists; analysts discount false matches with recorded reasons and freeze and report the true ones.',
  ],
  [
    '8.2.3',
    'Handle complaints',
    'Complaints from every channel are logged, acknowledged, investigated with the file and call recordings, answered within legal limits, and analyzed by root cause for management and regulator.',
  ],
  [
    '8.2.4',
    'Investigate suspicious transactions',
    'Early surrenders, third-party payers and overpayments raise alerts; the anti-money-laundering analyst assembles customer history, decides on a report to the authority and documents the reasoning.',
  ],
  [
    '8.3',
    'Data Management',
    'Policy, party, claims and exposure data is defined, cleaned, protected, exchanged and made usable for operations, actuaries and analysts.',
  ],
  [
    '8.3.1',
    'Monitor and improve data quality',
    'Rules for completeness and plausibility run nightly over core systems, stewards receive the failing records, correct them at source, and report scores to data owners.',
  ],
  [
    '8.3.2',
    'Consolidate party records',
    'Names, addresses and identifiers from policy, claims and agency systems are compared to form one view of each person or firm, with uncertain matches decided by a steward.',
  ],
  [
    '8.3.3',
    'Exchange standard messages with partners',
    'Quotes, policies, accounts and claims are sent and received as industry-standard messages; integration support maps new partners, watches failures and reprocesses rejected files.',
  ],
  [
    '8.3.4',
    'Fulfil data subject requests',
    "Privacy officers verify who is asking, gather personal data from all systems and archives, redact others' data and medical secrets, and reply within the statutory month.",
  ],
  [
    '8.4',
    'Workforce Administration',
    'Employees are hired, qualified, scheduled, paid and supported, with attention to the licenses and competence that insurance work demands.',
  ],
  [
    '8.4.1',
    'Recruit insurance staff',
    'Recruiters advertise posts, screen applications against criteria, arrange tests and interviews for trainees, adjusters and actuaries, and run fitness checks on holders of key functions.',
  ],
  [
    '8.4.2',
    'Track licences and required training',
    'Adjuster and adviser licenses, continuing education hours and mandatory courses are held in one register, reminders go out ahead of expiry, and work is blocked when they run out.',
  ],
  [
    '8.4.3',
    'Plan service and claims staffing',
    'Workforce planners forecast calls, mail and claims by half-hour, weather and renewal season, publish rosters, and move people between queues during the day.',
  ],
  [
    '8.4.4',
    'Run payroll and benefits',
    'Salaries, bonuses, overtime and deductions are computed from time and contract data monthly, variances reviewed by payroll specialists, and payments and tax filings released after approval.',
  ],
  [
    '8.5',
    'Information Technology',
    'Applications and infrastructure are changed, run and protected so that policy, claims and partner services stay available and secure.',
  ],
  [
    '8.5.1',
    'Resolve IT incidents and requests',
    'The service desk takes in several hundred tickets daily, resolves password, access and printing issues from scripts, and hands application faults to the responsible support group.',
  ],
  [
    '8.5.2',
    'Test and release application changes',
    'Changes to rating, policy and claims systems pass automated regression packs and user tests, go live in planned windows, and are rolled back if checks fail.',
  ],
  [
    '8.5.3',
    'Watch over batch and interface runs',
    'Operators supervise nightly billing, valuation and document jobs, restart those that stop under run-book rules, and warn business owners when morning data will be late.',
  ],
  [
    '8.5.4',
    'Defend against cyber threats',
    'Security analysts investigate alerts on endpoints, identities and portals, contain compromised accounts, and drive patching of exposed systems within the time set for their severity.',
  ],
  [
    '8.6',
    'Document and Mail Services',
    'Paper and electronic correspondence is received, recognized, distributed, produced and kept for as long as law and claims require.',
  ],
  [
    '8.6.1',
    'Process incoming mail',
    'Letters, faxes and mailbox items, often ten thousand a day, are scanned, classified by document type, linked to policy or claim number and routed to the work queue.',
  ],
  [
    '8.6.2',
    'Dispatch outgoing correspondence',
    'Letters composed by core systems are bundled by recipient, printed or sent electronically, tracked for returns, and undeliverable addresses are researched by the address desk.',
  ],
  [
    '8.6.3',
    'Archive and dispose of records',
    'Retention periods by document class are applied each month, legal holds respected, and expired files destroyed with a certificate signed by the records manager.',
  ],
];

import type { LibraryEntry } from '../reference-library.ts';

export const enterpriseDomain: readonly LibraryEntry[] = [
  [
    '1.7',
    'Enterprise Domain',
    'Running the company itself: risk, security, finance, people, supply, knowledge and assets, shaped by the needs of a licensed, capital-hungry network business.',
  ],
  [
    '1.7.2',
    'Enterprise Risk Management',
    'Identifying and limiting threats to revenue, continuity, reputation and license, from subscription fraud and leakage to flood and cable sabotage.',
  ],
  [
    '1.7.2.A',
    'Detect and stop fraud',
    'Analysts work a queue of alerts on premium-rate bursts, stolen identities, bypass devices and SIM swaps; confirmed cases are blocked within minutes and evidence is kept for prosecution.',
  ],
  [
    '1.7.2.A.1',
    'Screen new subscriptions for fraud',
    'Applications are compared with blacklists, device fingerprints and patterns of earlier bad accounts; high scores pause the order until an analyst has spoken with the applicant.',
  ],
  [
    '1.7.2.A.2',
    'Block abnormal traffic',
    'When usage on a line or route breaks velocity rules, international and premium destinations are barred automatically and the customer or partner is contacted to confirm.',
  ],
  [
    '1.7.2.B',
    'Assure revenue from order to cash',
    'Controls placed along ordering, activation, rating, billing and collection compare records daily; leakage found is measured, corrected retroactively where lawful, and its cause removed.',
  ],
  [
    '1.7.2.C',
    'Plan and rehearse business continuity',
    'Owners of critical sites and systems describe fallbacks, recovery times and contacts, and twice a year a crisis exercise shows whether operations could really continue.',
  ],
  [
    '1.7.4',
    'Knowledge Management',
    'What the company knows about products, faults and customers is captured, kept current and put before the people who need it at the moment of need.',
  ],
  [
    '1.7.4.A',
    'Write and curate knowledge articles',
    'Editors turn resolved tickets, product briefs and expert notes into short searchable articles, retire stale ones on a review date, and watch which searches end without a result.',
  ],
  [
    '1.7.4.B',
    'Answer internal how-to questions',
    'Shop and contact center staff ask in chat or search; the most fitting article or a composed answer is returned with its source, and gaps are reported to the editors.',
  ],
  [
    '1.7.5',
    'Financial Management',
    'Accounting, planning and control of money in an operator: closing books, recognizing revenue, paying suppliers, steering cost and reporting to owners and regulators.',
  ],
  [
    '1.7.5.A',
    'Recognise and post revenue',
    'Billed and unbilled charges, device sales and multi-part contracts are allocated to obligations under accounting rules each month, with manual journals reviewed by a second accountant.',
  ],
  [
    '1.7.5.B',
    'Process supplier invoices and payments',
    'Accounts payable clerks capture invoices for sites, energy, devices and services, route exceptions to approvers, and release weekly payment runs after duplicate and bank-detail checks.',
  ],
  [
    '1.7.5.C',
    'Close the books and report',
    'During the first five working days, accruals, depreciation, intercompany items and reconciliations are completed by checklist, and group, statutory and regulatory reports are derived from one ledger.',
  ],
  [
    '1.7.7',
    'Human Resources Management',
    'Finding, employing, scheduling, developing and paying the people of the operator, in offices, shops, contact centers and the field.',
  ],
  [
    '1.7.7.A',
    'Recruit and onboard staff',
    'Recruiters screen several thousand applications a year for shop, care and technical posts, arrange interviews with hiring managers, and have contract, equipment and access ready on day one.',
  ],
  [
    '1.7.7.B',
    'Forecast and roster contact centre staff',
    'From half-hourly contact volumes, handling times and campaigns, planners calculate the agents needed, publish shifts that respect leave and labor rules, and correct intraday for absences.',
  ],
  [
    '1.7.7.C',
    'Run payroll and field allowances',
    'Hours, standby, overtime, commissions and travel claims are gathered from several systems, tested for outliers, approved by managers and paid monthly with statutory deductions.',
  ],
  [
    '1.7.10',
    'Supply Chain Management',
    'Ensuring that handsets, routers, cards and network material are bought, stored and moved so that shops, warehouses and crews have what they need.',
  ],
  [
    '1.7.10.A',
    'Plan device and material demand',
    'Sales forecasts, launch dates and rollout schedules are translated weekly into orders and stock targets by item and location, with overrides by planners for scarce models.',
  ],
  [
    '1.7.10.B',
    'Replenish shops and depots',
    'Stock counts and sales of each day lead to proposed transfers; warehouse teams pick, pack and ship overnight, and discrepancies at receipt are booked and investigated.',
  ],
  [
    '1.7.11',
    'Enterprise Security Management',
    'Protecting networks, systems, sites and data against intrusion and misuse, responding when protection fails, and proving to auditors and regulator that both are done.',
  ],
  [
    '1.7.11.A',
    'Monitor and triage security alerts',
    'The security operations center sorts alerts from firewalls, endpoints, signaling and identity systems around the clock, closing false ones with a reason and opening incidents for the others.',
  ],
  [
    '1.7.11.B',
    'Respond to security incidents',
    "Responders contain the affected accounts or hosts, preserve evidence, remove the intruder's footholds, restore from clean backups, and notify regulator and customers within statutory deadlines.",
  ],
  [
    '1.7.11.C',
    'Grant, review and revoke access',
    'Requests for system rights are checked against role and separation rules, approved by the owner, set up automatically, and confirmed or withdrawn at half-yearly reviews.',
  ],
  [
    '1.7.11.D',
    'Patch vulnerabilities',
    'Scanner findings are ranked by exposure and exploitability; system owners test and install fixes within the class deadline or ask the security officer for a time-limited exception.',
  ],
  [
    '1.7.12',
    'Enterprise Asset Management',
    'Property, towers, vehicles, energy supply and licenses that the company owns or rents are registered, paid for, looked after and given up in good order.',
  ],
  [
    '1.7.12.A',
    'Administer site leases',
    'Property administrators keep thousands of rooftop and tower leases: rent runs, indexation letters, landlord queries and renewals, with renegotiation started well ahead of the end date.',
  ],
  [
    '1.7.12.B',
    'Verify energy bills of sites',
    'Electricity invoices for every site are read in, compared with meter readings, tariff and expected load, and anomalies such as a wrong meter or a failing unit are pursued.',
  ],
];

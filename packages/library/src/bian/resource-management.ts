import type { LibraryEntry } from '../reference-library.ts';

export const resourceManagement: readonly LibraryEntry[] = [
  [
    '7',
    'Resource Management',
    'Provides people, premises, technology and local leadership so that business units can work, at agreed service levels and cost.',
  ],
  [
    '7.1',
    'Buildings And Equipment',
    'Buys, houses and maintains the physical estate of offices, branches and equipment, and keeps account of what the bank owns.',
  ],
  [
    '7.1.1',
    'Procurement',
    'Buyers bundle requisitions, run tenders, compare quotes on price and risk, check approvals and budget, and convert awards into purchase orders or framework call-offs.',
  ],
  [
    '7.1.2',
    'Building Maintenance',
    'Facility coordinators log faults reported by portal or phone, send contractors by priority and site access rules, inspect completed jobs and schedule statutory elevator and fire tests.',
  ],
  [
    '7.1.3',
    'Fixed Asset Register',
    'Asset accountants capitalize purchases from invoices and projects, tag and count equipment yearly, run monthly depreciation and write off items reported scrapped or missing.',
  ],
  [
    '7.2',
    'Human Resources',
    'Finds, pays, trains and equips employees with the rights their job needs, within labor law and conduct rules for licensed staff.',
  ],
  [
    '7.2.1',
    'Recruitment',
    'Recruiters publish vacancies, sift several hundred resumes against requirements, schedule interviews with managers, run background and fitness checks, and issue the contract.',
  ],
  [
    '7.2.2',
    'Employee Payroll And Incentives',
    'Payroll officers collect hours, absences, overtime and bonus decisions by cut-off, calculate gross to net, explain variances to last month and pay salaries with statutory filings.',
  ],
  [
    '7.2.3',
    'Travel and Expenses',
    'Employees photograph receipts and submit claims; rules test amount, category and VAT against policy, managers approve, and auditors sample outliers before reimbursement with payroll.',
  ],
  [
    '7.2.4',
    'Employee Access',
    'Grants, alters and removes system and building rights on joiner, mover and leaver events from HR data, with owner approval and a quarterly recertification of privileges.',
  ],
  [
    '7.2.5',
    'Workforce Training',
    'Learning coordinators plan mandatory and role courses, assign modules by job and license, track completion and test scores, and escalate to managers before a certificate lapses.',
  ],
  [
    '7.3',
    'Platform Operations',
    'Keeps applications, servers and networks running, supports their users and brings changes into production without disturbing the business day.',
  ],
  [
    '7.3.1',
    'Systems Help Desk',
    'Staff call, chat or open tickets about passwords, devices and application errors; the desk resolves common ones from known fixes and routes the rest with logs and priority.',
  ],
  [
    '7.3.2',
    'Systems Operations',
    'Operators monitor batch schedules, interfaces and capacity through the night, restart failed jobs by runbook, call engineers for the unfamiliar and record every incident.',
  ],
  [
    '7.3.3',
    'System Deployment',
    'Release engineers package tested changes, collect approvals, deploy in the weekend window by script, verify with smoke tests and roll back when checks fail.',
  ],
  [
    '7.4',
    'Unit Management',
    'Line managers bring their business unit to target by planning its work, controlling its budget and reviewing results with finance partners.',
  ],
  [
    '7.4.1',
    'Business Unit Management',
    'Unit heads compare volumes, service levels, staffing and incidents with plan in a monthly review, reassign people and agree corrective actions with team leaders.',
  ],
  [
    '7.4.2',
    'Business Unit Financial Analysis',
    'Finance partners explain revenue and cost variances by product and driver from ledger cubes each month, update the rolling forecast and challenge spending requests.',
  ],
];

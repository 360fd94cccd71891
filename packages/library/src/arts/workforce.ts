import type { LibraryEntry } from '../reference-library.ts';

export const workforce: readonly LibraryEntry[] = [
  [
    '8',
    'Manage the Workforce',
    'HR and store managers plan, hire, train, schedule and pay a large hourly workforce with high turnover, within labor law and a tight wage budget.',
  ],
  [
    '8.1',
    'Plan store labor',
    'Puts the right number and mix of people on each shift so that service holds while payroll stays within a share of sales.',
  ],
  [
    '8.1.1',
    'Forecast store workload',
    'Sales, footfall, deliveries and promotions are converted by labor standards into hours per task and quarter-hour for each store, and planners review unusual weeks.',
  ],
  [
    '8.1.2',
    'Schedule shifts',
    'Store managers accept or edit a generated schedule three weeks ahead, balancing demand, contracts, skills, requests and rest rules, and publish it to phones.',
  ],
  [
    '8.1.3',
    'Fill absences and swaps',
    'When someone calls in sick, the app offers the shift to qualified colleagues in order of cost and fairness; managers confirm the taker and update the plan.',
  ],
  [
    '8.2',
    'Hire and onboard staff',
    'Fills thousands of store and warehouse vacancies a year quickly and gives newcomers what they need to be useful in week one.',
  ],
  [
    '8.2.1',
    'Recruit store staff',
    'Applicants answer short screening questions online, suitable ones choose an interview slot themselves, and store managers decide and send an offer within days.',
  ],
  [
    '8.2.2',
    'Hire seasonal workers',
    'From September recruiters size peak needs per site, call back proven workers first, run group hiring days and set fixed end dates in contracts.',
  ],
  [
    '8.2.3',
    'Onboard new employees',
    'New hires upload identity, bank and work-permit papers, e-sign contracts and get uniform, logins and a first-week plan; HR services verifies each document.',
  ],
  [
    '8.2.4',
    'Process leavers',
    'On notice or contract end HR closes access, collects keys and devices, calculates final pay and unused vacation, and asks for the reason in an exit survey.',
  ],
  [
    '8.3',
    'Train and develop staff',
    'Builds product, safety and service skills in short sessions beside the job and shows who is allowed to do what.',
  ],
  [
    '8.3.1',
    'Train on products and procedures',
    'Trainers turn launches and policy changes into five-minute modules and on-the-job coaching cards, assign them by role and see completion per store.',
  ],
  [
    '8.3.2',
    'Track mandatory certificates',
    'Forklift, food-hygiene and age-sale certificates are recorded with expiry; the training desk books refreshers in time, and scheduling bars the task when one lapses.',
  ],
  [
    '8.3.3',
    'Review performance',
    'Twice a year managers discuss goals, sales and customer feedback with each employee, rate and record agreed development, and calibrate ratings across the district.',
  ],
  [
    '8.4',
    'Pay staff and keep records',
    'Turns worked time and agreed terms into correct pay every period, and maintains personnel files that survive an inspection.',
  ],
  [
    '8.4.1',
    'Record working hours',
    'Clock-ins by badge or phone are compared with planned shifts; supervisors explain missed punches and unplanned overtime before the weekly cut-off to payroll.',
  ],
  [
    '8.4.2',
    'Run payroll',
    'Payroll clerks load approved hours, premiums and deductions, test results against last period and minimum-wage rules, correct outliers and release net pay and filings.',
  ],
  [
    '8.4.3',
    'Calculate sales commission',
    'Sales credited to associates, net of returns, are multiplied by plan rates and team targets each month; disputes are checked against receipts before payment.',
  ],
  [
    '8.4.4',
    'Maintain employee records',
    'HR administrators enter changes of address, contract, cost center and leave from forms and tickets, check authority and file the supporting document.',
  ],
  [
    '8.5',
    'Support employees',
    'Gives employees quick answers, a fair hearing and a voice, so that fewer leave stores and warehouses in their first year.',
  ],
  [
    '8.5.1',
    'Answer HR questions',
    'An HR service desk answers questions on pay, leave, benefits and rules by chat and phone from policy articles; sensitive matters go to a named adviser.',
  ],
  [
    '8.5.2',
    'Handle grievances and discipline',
    'Employee-relations advisers guide managers through fact-finding, hearing, decision and appeal, with letters from templates and each step documented in case it reaches court.',
  ],
];

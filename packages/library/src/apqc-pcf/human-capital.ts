import type { LibraryEntry } from '../reference-library.ts';

export const humanCapital: readonly LibraryEntry[] = [
  [
    '7.0',
    'Develop and Manage Human Capital',
    "The people function plans the workforce, hires, develops, pays and supports employees through to their departure, under labor law and the organization's own values.",
  ],
  [
    '7.1',
    'Develop and manage human resources planning, policies, and strategies',
    'HR leadership converts business plans into workforce, policy and competency plans, and tracks whether the organization will have the people it needs.',
  ],
  [
    '7.1.2',
    'Develop and implement workforce strategy and policies',
    'Planners compare headcount, skills and expected attrition with business forecasts by site, draft staffing, succession and diversity measures, and update the affected policies with works council and legal input.',
  ],
  [
    '7.1.4',
    'Develop competency management models',
    'Job families, competency levels and behavioral examples are written with line experts, linked to roles in the HR system, and reviewed yearly so that hiring and appraisal use the same yardstick.',
  ],
  [
    '7.2',
    'Recruit, source, and select employees',
    'Talent acquisition teams open vacancies, attract and screen candidates, make offers and keep applicant records lawful, filling posts quickly with people who suit them.',
  ],
  [
    '7.2.1',
    'Manage employee requisitions',
    "A manager's staffing request is checked against budget and plan, given a job description and grade, approved in workflow, and posted to career site and job boards by HR assistants.",
  ],
  [
    '7.2.3',
    'Screen and select candidates',
    'Recruiters screen résumés against must-have criteria, arrange tests and interviews across several calendars, collect structured feedback, and document the reasons behind each selection or rejection.',
  ],
  [
    '7.2.4',
    'Manage new hire/re-hire',
    'Once a candidate is chosen, HR drafts offer and contract from templates, negotiates terms within the pay range, verifies right to work, and creates the employee record for payroll and IT.',
  ],
  [
    '7.2.5',
    'Manage applicant information',
    'Applications are stored in the tracking system with consent and source, status letters go out on each change, and files of unsuccessful applicants are erased when the retention period ends.',
  ],
  [
    '7.3',
    'Manage employee onboarding, training, and development',
    'Learning and HR partners introduce newcomers, set and review goals, and build skills and careers, so that employees become productive and stay employable.',
  ],
  [
    '7.3.1',
    'Manage employee orientation and deployment',
    'Checklists launch accounts, equipment, workplace and mandatory courses before day one, and the manager, a buddy and HR follow a ninety-day plan whose open items trigger reminders.',
  ],
  [
    '7.3.4',
    'Develop and train employees',
    'Training administrators gather course needs, book rooms and trainers, enroll participants, record completion and test results, and chase expiring certificates for safety-relevant roles.',
  ],
  [
    '7.4',
    'Manage employee relations',
    'Employee relations specialists work with unions, works councils and individuals to keep agreements, resolve conflict, and adapt to changes in employment law.',
  ],
  [
    '7.4.4',
    'Manage employee grievances',
    'Grievances filed orally or in writing are registered confidentially, assigned to an impartial investigator, heard with both sides within set deadlines, and closed with a reasoned written outcome.',
  ],
  [
    '7.4.5',
    'Monitor legal and regulatory environment',
    'Employment counsel follows court rulings, bills and collective agreements in each country, summarizes what changes for contracts, pay or working time, and assigns updates to policy owners.',
  ],
  [
    '7.5',
    'Reward and retain employees',
    'Compensation and benefits teams operate pay, rewards, benefits and assistance programs that employees find fair, the law accepts and the budget can carry.',
  ],
  [
    '7.5.2',
    'Manage and administer benefits',
    'Benefits administrators process enrollments, life-event changes and claims, reconcile monthly carrier invoices with HR data, and answer employee questions about pension, health and leave entitlements.',
  ],
  [
    '7.5.4',
    'Administer payroll',
    "HR services prepares each pay run's inputs, such as hires, raises, bonuses and absences, checks them for completeness by the cut-off date, and answers queries on pay slips.",
  ],
  [
    '7.6',
    'Redeploy and retire employees',
    'HR operations handles changes of role, leave, relocation and exit for individual employees, keeping contracts, pay, access rights and knowledge transfer in step.',
  ],
  [
    '7.6.2',
    'Manage separation',
    'When notice is given, a coordinator calculates the final date and entitlements, triggers asset return and account closure, conducts the exit interview, and issues reference and certificate.',
  ],
  [
    '7.6.4',
    'Manage leave of absence',
    'Leave requests for illness, parenting or sabbatical are matched with entitlement and evidence, approved by the manager, reported to payroll and insurers, and followed up until the employee returns.',
  ],
  [
    '7.7',
    'Manage employee information and analytics',
    'HR shared services and analysts maintain accurate personnel data, answer employee inquiries and produce reports and insights that managers rely on for decisions.',
  ],
  [
    '7.7.2',
    'Manage employee inquiry process',
    'The HR service desk receives questions by chat, phone and ticket, answers routine ones from policy articles, and forwards personal or legal cases to specialists without exposing sensitive data.',
  ],
  [
    '7.7.3',
    'Manage and maintain employee data',
    'Address, bank, family and contract changes entered through self-service are verified against documents, approved where required, and synchronized with payroll, time and directory systems by data administrators.',
  ],
  [
    '7.7.6',
    'Develop and manage time and attendance systems',
    'Administrators configure schedules, terminals and absence rules, clear missing or conflicting clock entries with supervisors every week, and deliver approved hours to payroll in the agreed format.',
  ],
  [
    '7.8',
    'Manage employee communication',
    'Internal communicators plan and deliver messages to staff and listen to what comes back, so that people understand decisions and leadership learns how they are received.',
  ],
  [
    '7.8.2',
    'Conduct employee engagement surveys',
    'A survey team designs questions, invites all staff once or twice a year, protects anonymity, analyzes scores and comments by unit, and supports managers in agreeing two or three actions.',
  ],
  [
    '7.8.3',
    'Deliver employee communications',
    'Editors write intranet news, leadership letters and town-hall material, adapt them for shop-floor screens and languages, publish on schedule, and measure reach through reads and attendance.',
  ],
];

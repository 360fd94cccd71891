import type { LibraryEntry } from '../reference-library.ts';

export const informationTechnology: readonly LibraryEntry[] = [
  [
    '8.0',
    'Manage Information Technology (IT)',
    'The IT organization understands business demand, plans and builds technology services, protects them and keeps them running, at a cost and risk the enterprise has agreed to.',
  ],
  [
    '8.1',
    'Develop and manage IT customer relationships',
    'Business relationship managers bring demand from departments into IT, agree service levels and expectations, and show whether what was promised is delivered.',
  ],
  [
    '8.1.5',
    'Develop and manage IT service levels',
    'Service level managers negotiate availability and response targets with departments, record them in the service catalog with forecast volumes, and renegotiate when usage or cost moves materially.',
  ],
  [
    '8.1.7',
    'Analyze service performance',
    'Tickets, uptime and user ratings are evaluated monthly against each agreement, breaches traced to their source, and the findings sent to customers with the corrective steps under way.',
  ],
  [
    '8.2',
    'Develop and manage IT business strategy',
    'CIO and architects settle the technology direction, investment mix and standards, weighing innovation, cost and risk so that IT spending follows business priorities.',
  ],
  [
    '8.2.2',
    'Manage IT portfolio strategy',
    'Proposed IT projects are scored for value, risk and capacity by the portfolio office, ranked each quarter with business sponsors, and funded, deferred or canceled within the budget envelope.',
  ],
  [
    '8.2.3',
    'Define and maintain enterprise architecture',
    'Enterprise architects keep application, data and technology maps current, set standards, review solution designs for conformity, and grant time-limited exceptions that teams must later remove.',
  ],
  [
    '8.3',
    'Develop and manage IT resilience and risk',
    'Security, risk and continuity specialists set rules, test defenses and prepare recovery, so that systems and personal data survive attacks, failures and audits.',
  ],
  [
    '8.3.6',
    'Conduct and analyze IT compliance assessments',
    'Auditors and control owners collect screenshots, logs and settings as evidence for each IT control, assess gaps against the framework, and track remediation tasks to their due dates.',
  ],
  [
    '8.3.8',
    'Manage IT user identity and authorization',
    'Joiner, mover and leaver events from HR drive account creation, role changes and removal in connected systems, with managers recertifying rights every six months and administrators fixing leftovers.',
  ],
  [
    '8.4',
    'Manage information',
    'Data leaders define how business information is structured, owned, retained and used, giving analysts and applications trusted data with lawful access.',
  ],
  [
    '8.4.3',
    'Define and execute business information lifecycle planning and control',
    'Retention schedules, classification rules and stewardship duties are defined with legal and business owners, and administrators archive or delete records when their period has run out.',
  ],
  [
    '8.4.4',
    'Manage business information',
    "Data operations monitors nightly feeds and repositories, repairs failed loads, checks quality rules for missing or implausible values, and grants access after the data owner's approval.",
  ],
  [
    '8.5',
    'Develop and manage services/solutions',
    'Development teams turn approved demand into applications and integrations through planned lifecycles, coding, testing and maintenance, retiring solutions that no longer earn their upkeep.',
  ],
  [
    '8.5.4',
    'Execute IT service/solution creation and testing',
    'Developers write and review code from prioritized user stories, run automated tests on each commit, fix defects testers report, and hand over a documented build ready for release.',
  ],
  [
    '8.5.5',
    'Perform service/solution maintenance and testing',
    'Maintenance engineers analyze incident trends and enhancement requests, patch and refactor affected modules, rerun regression tests, and keep dependencies and documentation at supported versions.',
  ],
  [
    '8.6',
    'Deploy services/solutions',
    'Release and change managers move new or altered services into live use with assessed risk, trained users and a way back if something breaks.',
  ],
  [
    '8.6.3',
    'Manage change deployment control',
    'Change requests are assessed for conflicts, risk and rollback by the change manager, standard ones approved by rule, others by a weekly board, and all placed on the deployment calendar.',
  ],
  [
    '8.6.4',
    'Implement technology solutions',
    'Release engineers deploy approved packages through scripted pipelines in the maintenance window, verify health checks and business transactions, and roll back at once if acceptance criteria fail.',
  ],
  [
    '8.7',
    'Create and manage support services/solutions',
    'Operations and support teams run infrastructure and services around the clock, handle incidents and requests, and maintain the capacity, assets and knowledge that this takes.',
  ],
  [
    '8.7.6',
    'Develop and manage service delivery operations',
    'Operators watch monitoring consoles and batch schedules, correlate alerts, restart jobs by runbook, and call the on-duty engineer when an unknown failure endangers an agreed service.',
  ],
  [
    '8.7.7',
    'Manage infrastructure resource administration',
    'Infrastructure administrators install and patch servers and network devices, update the configuration database after each change, and reconcile software licenses with installations every quarter.',
  ],
  [
    '8.7.8',
    'Operate IT user support',
    'Service desk agents log calls and e-mails, reset passwords, solve known errors from knowledge articles, and escalate the rest to second level by category while users see the status online.',
  ],
];

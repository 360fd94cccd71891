import type { LibraryEntry } from '../reference-library.ts';

export const businessCapabilities: readonly LibraryEntry[] = [
  [
    '13.0',
    'Develop and Manage Business Capabilities',
    'Transformation, quality, knowledge, analytics and safety teams build the abilities that make every other process better, and verify that improvement lasts.',
  ],
  [
    '13.1',
    'Manage business processes',
    'Process excellence staff model, measure and improve how work flows across departments, backed by owners, standards and a shared repository.',
  ],
  [
    '13.1.3',
    'Define processes',
    'Analysts interview performers, mine event logs and observe work to model current steps, controls and hand-offs, then publish the validated process with roles and documents in the repository.',
  ],
  [
    '13.1.5',
    'Improve processes',
    'Improvement teams choose pain points from performance data, find causes, redesign or automate steps, pilot with users, and confirm the gain after three months before closing.',
  ],
  [
    '13.2',
    'Manage portfolio, program, and project',
    'Portfolio and project managers select, organize and deliver temporary endeavors, so that investment produces benefits on time and conflicts over people and money are settled openly.',
  ],
  [
    '13.2.1',
    'Manage portfolio',
    'A portfolio office ranks proposals by value, risk and capacity, balances the mix with sponsors each quarter, and withdraws funding from projects that no longer justify it.',
  ],
  [
    '13.2.3',
    'Manage projects',
    'Project managers define scope and plan, update schedule, risk and cost registers weekly, write status reports, control changes, and close with documented lessons and acceptance.',
  ],
  [
    '13.3',
    'Manage enterprise quality',
    'The quality organization sets requirements for products and processes, checks conformity, treats failures at the root, and maintains the management system that auditors certify.',
  ],
  [
    '13.3.2',
    'Evaluate performance to requirements',
    'Auditors and testers examine outputs and practices against the quality plan, sample records on a yearly program, grade what they find, and report results to process owners.',
  ],
  [
    '13.3.3',
    'Manage non-conformance',
    'Nonconformities from audits, complaints and production are logged, contained and analyzed for cause; owners implement corrective actions, and quality verifies effectiveness before the case is closed.',
  ],
  [
    '13.4',
    'Manage change',
    'Change practitioners prepare leaders and staff for new ways of working, design the support they need and watch adoption until the new state is normal.',
  ],
  [
    '13.4.1',
    'Plan for change',
    'Change leads map affected groups, interview stakeholders, assess readiness and competing initiatives, and write a change plan with scope, risks and sponsorship duties.',
  ],
  [
    '13.4.3',
    'Implement change',
    'Training, communication and floor support are delivered in waves, adoption tracked from system usage and feedback, and resistance addressed by sponsors and local champions.',
  ],
  [
    '13.5',
    'Develop and manage enterprise-wide knowledge management (KM) capability',
    'Knowledge managers help people capture, find and reuse what the organization knows through communities, content platforms and habits that outlast individual projects.',
  ],
  [
    '13.5.3',
    'Design and implement KM capabilities',
    'Taxonomies, search, expert directories and templates are specified with pilot communities, configured in the content platform, and released with coaching for editors and authors.',
  ],
  [
    '13.5.4',
    'Evolve and sustain KM capabilities',
    'Community leads review usage and search failures each month, retire stale content, prompt experts to fill gaps, and report examples of reuse to maintain support.',
  ],
  [
    '13.6',
    'Measure and benchmark',
    "Performance offices define what is measured, compare results with peers and targets, and draw leaders' attention to gaps worth closing.",
  ],
  [
    '13.6.2',
    'Benchmark performance',
    'Benchmark analysts align definitions with a peer group or survey provider, collect and clean data, compute gaps per process, and discuss plausible causes with owners.',
  ],
  [
    '13.6.3',
    'Evaluate performance',
    'Indicators are calculated from source systems on a fixed calendar, unusual movements annotated by owners, dashboards distributed, and improvement actions agreed in monthly reviews.',
  ],
  [
    '13.7',
    'Develop, manage, and deliver analytics',
    'Analytics teams clarify questions with stakeholders, obtain and model data, and deliver findings and predictions that change decisions rather than decorate reports.',
  ],
  [
    '13.7.5',
    'Prepare data',
    'Data engineers join extracts from several systems, standardize formats, treat missing and duplicate values, document each transformation, and publish a versioned data set for modeling.',
  ],
  [
    '13.7.10',
    'Report on analysis',
    'Analysts turn results into charts and plain-language conclusions, state uncertainty and limits, present to decision makers, and automate recurring reports with scheduled refresh and access control.',
  ],
  [
    '13.8',
    'Manage environmental health and safety (EHS)',
    'Environment, health and safety professionals assess hazards and impacts, run prevention programs and report performance, so that everyone goes home unharmed and permits stay intact.',
  ],
  [
    '13.8.1',
    'Determine environmental health and safety impacts',
    'Specialists survey sites, tasks and products for hazards and emissions, rate them with a risk matrix, audit controls, and maintain an aspects register as legal evidence.',
  ],
  [
    '13.8.3',
    'Monitor and manage EHS program',
    'Safety managers track incidents, inspections and training completion, conduct emergency drills, review exposure measurements, and bring overdue actions to site leadership every week.',
  ],
  [
    '13.9',
    'Manage sustainability',
    'Sustainability leaders turn environmental and social goals into policies, plans, training and disclosed results that stand up to outside assurance.',
  ],
  [
    '13.9.1',
    'Develop sustainability capability',
    'From stakeholder surveys and new disclosure rules, a sustainability team determines material topics, sets targets with functions, and defines indicators, policies and a funded roadmap.',
  ],
  [
    '13.9.2',
    'Manage sustainability capability',
    'Site coordinators enter energy, travel, waste and supplier data in a reporting tool each quarter; analysts validate it, calculate the carbon footprint and draft the disclosure for assurance.',
  ],
];

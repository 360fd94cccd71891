import type { LibraryEntry } from '../reference-library.ts';

export const operationsSupport: readonly LibraryEntry[] = [
  [
    '6',
    'Manufacturing operations support',
    'Shared disciplines serve all four operations categories: safety, environment, documents, people, compliance, information and security of plant systems, each with its own routines on the shop floor.',
  ],
  [
    '6.1',
    'Incident and deviation management',
    'Unwanted events in the plant, whether injuries, spills, near misses or broken rules, are reported, contained, investigated and learned from by line management with help from safety specialists.',
  ],
  [
    '6.1.1',
    'Report and classify incidents',
    'Employees report events by phone app or form with place, photo and short text; the safety officer classifies severity, informs authorities where the law demands it, and starts an investigation.',
  ],
  [
    '6.1.2',
    'Investigate causes of incidents',
    'A trained lead collects statements, logs and video, builds a timeline and cause tree with those involved, and proposes measures that address the system rather than the individual.',
  ],
  [
    '6.1.3',
    'Share and track lessons learned',
    'Measures from investigations are assigned, followed to completion and summarized in short alerts that sister lines must acknowledge and check against their own equipment within two weeks.',
  ],
  [
    '6.2',
    'Energy and environmental management',
    'Utilities and environmental staff measure what the plant consumes and emits, keep it inside permits, and find savings in energy, water and waste together with production.',
  ],
  [
    '6.2.1',
    'Meter and allocate energy use',
    'Electricity, gas, steam and compressed air readings are collected every quarter hour, validated for failed meters, and allocated to lines and products so that managers see their own consumption.',
  ],
  [
    '6.2.2',
    'Monitor emissions and effluents',
    'Continuous analyzers and laboratory samples are compared with permit limits; exceedances trigger immediate action by the shift manager and a documented notice to the regulator.',
  ],
  [
    '6.2.3',
    'Manage production waste streams',
    'Waste is separated, weighed and labeled at the line, stored by hazard class and collected by licensed contractors, with consignment notes matched to weights and invoices each month.',
  ],
  [
    '6.3',
    'Document and compliance management',
    'Controlled documents and proof of compliance are kept current and retrievable, so that operators use the valid instruction and auditors receive evidence without a search through folders.',
  ],
  [
    '6.3.1',
    'Control plant documents',
    'Procedures and forms pass through authoring, review, approval and training before their effective date, and the document controller withdraws old copies and reminds owners of the review due every two years.',
  ],
  [
    '6.3.2',
    'Prepare for and host audits',
    'Audit coordinators collect requested records, brief interview partners, log questions and findings during customer, ISO or authority audits, and agree responses with deadlines afterwards.',
  ],
  [
    '6.3.3',
    'Track regulatory and standard changes',
    'Specialists scan new legislation, standards and customer requirements each month, judge what affects which site and product, and create tasks for those who must adapt documents or equipment.',
  ],
  [
    '6.4',
    'Workforce training and instruction',
    'Plant trainers build and prove the skills that safe and capable operation demands, from first-day induction to multi-skilling, and keep evidence for every person and task.',
  ],
  [
    '6.4.1',
    'Assess training needs by role',
    "Supervisors compare the skills matrix with the coming year's products, retirements and new equipment, and request courses or on-the-job coaching for gaps that threaten coverage.",
  ],
  [
    '6.4.2',
    'Deliver on-the-job training',
    'Certified coaches demonstrate each task, watch the trainee repeat it and sign off practical proof on a tablet, which updates the authorization that machines check at log-in.',
  ],
  [
    '6.4.3',
    'Administer mandatory instruction',
    'Annual safety, hygiene and equipment instructions are assigned by role, completed online or in team meetings, and chased until every absentee, contractor and returner has caught up.',
  ],
  [
    '6.5',
    'Plant systems and information security',
    'Automation and IT engineers keep control systems, networks and production data available, configured as intended and protected against intrusion, without disturbing processes that run around the clock.',
  ],
  [
    '6.5.1',
    'Manage automation configuration and backups',
    'PLC, DCS, HMI and robot programs are backed up on a schedule, compared with the released version, and unexplained differences investigated before the next start of the equipment.',
  ],
  [
    '6.5.2',
    'Patch and protect control systems',
    'Vulnerability notices are matched to the asset inventory, patches tested offline and installed in planned stops, while systems that cannot be patched get network isolation as agreed with production.',
  ],
  [
    '6.5.3',
    'Govern user access to plant systems',
    'Access requests for engineering stations, MES and remote vendors are approved by system owners, limited in time, and reviewed every quarter against the list of current staff and contracts.',
  ],
  [
    '6.5.4',
    'Support shop-floor users',
    'A plant help desk takes calls about terminals, printers, scanners and MES transactions at all hours, restores working stations quickly, and passes software faults to second-level specialists with logs attached.',
  ],
];

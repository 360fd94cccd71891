import type { LibraryEntry } from '../reference-library.ts';

export const riskAndCompliance: readonly LibraryEntry[] = [
  [
    '11.0',
    'Manage Enterprise Risk, Compliance, Remediation, and Resiliency',
    'Risk, compliance and continuity leaders identify what could hurt the enterprise, keep it within law and policy, repair damage and make sure that critical work survives disruption.',
  ],
  [
    '11.1',
    'Manage enterprise risk',
    'Risk managers run one method by which units and headquarters identify, rate, treat and report risk, so that leadership takes risks knowingly.',
  ],
  [
    '11.1.2',
    'Oversee and coordinate enterprise risk management activities',
    "The enterprise risk team combines unit risk registers twice a year, challenges ratings, tests scenarios, and reports leading exposures with mitigation status to the board's risk committee.",
  ],
  [
    '11.1.3',
    'Manage business unit and function risk',
    'Department heads and risk coordinators assess threats to their objectives, define controls and actions in the risk tool, and revise ratings after incidents, audits or changes in business.',
  ],
  [
    '11.2',
    'Manage compliance',
    'Compliance officers convert laws and ethical standards into policies, training and checks, detect breaches and show authorities that the organization takes its duties seriously.',
  ],
  [
    '11.2.1',
    'Establish compliance framework and policies',
    'Policy owners draft rules from legal requirements, agree them with affected functions, publish through a policy portal, and collect yearly acknowledgments and internal audit findings on their use.',
  ],
  [
    '11.2.2',
    'Manage regulatory compliance',
    'Regulatory analysts scan gazettes and supervisor bulletins, map each new obligation to products and processes, assign implementation tasks, and keep evidence that every requirement has been met.',
  ],
  [
    '11.3',
    'Manage remediation efforts',
    'After environmental, product or legal damage, a response lead organizes causes, experts, resources and policy changes until harm has been repaired and repetition made unlikely.',
  ],
  [
    '11.3.1',
    'Create remediation plans',
    'Remediation managers convert findings into a sequenced plan with cost, responsible persons and acceptance criteria, agree it with authorities where needed, and update it as facts emerge.',
  ],
  [
    '11.3.5',
    'Investigate damage cause',
    'Investigators secure evidence, interview witnesses, analyze logs and physical samples, and write a report that separates proven causes from contributing conditions for management and insurers.',
  ],
  [
    '11.4',
    'Manage business resiliency',
    'Continuity managers find out which activities cannot stop, prepare alternatives, rehearse them and keep plans current, to let the organization recover within tolerable time.',
  ],
  [
    '11.4.2',
    'Perform continuous business operations planning',
    'Through impact analysis, process owners state tolerable outage, minimum staff, systems and suppliers, and continuity planners write recovery procedures and contact trees from these answers.',
  ],
  [
    '11.4.3',
    'Test continuous business operations',
    'Tabletop and live exercises simulate loss of site, system or supplier; observers log response times and decisions, and owners correct plan gaps by an agreed date.',
  ],
];

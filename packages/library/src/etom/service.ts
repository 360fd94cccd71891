import type { LibraryEntry } from '../reference-library.ts';

export const serviceDomain: readonly LibraryEntry[] = [
  [
    '1.4',
    'Service Domain',
    'Designing, activating and assuring the services, such as broadband access, voice or private networks, that stand between what customers buy and the network that carries it.',
  ],
  [
    '1.4.4',
    'Service Support Management',
    'Preparing operations to deliver and repair services, through an inventory that can be trusted and maintenance works announced and timed so that few customers notice.',
  ],
  [
    '1.4.4.A',
    'Maintain the service inventory',
    'Service instances, their parameters and the resources beneath them are recorded when activation completes and audited against network elements, with mismatches fixed or queued for an engineer.',
  ],
  [
    '1.4.4.B',
    'Plan service-affecting maintenance',
    'Change planners find a window with little traffic, list the customers who would notice, send notices within the contractual lead time, and cancel clashing works.',
  ],
  [
    '1.4.5',
    'Service Activation Management',
    'Service orders are designed in detail, given resources, configured, tested and handed over as working services by the promised date.',
  ],
  [
    '1.4.5.A',
    'Design the service instance',
    'From site, bandwidth and quality wishes, the design system picks access, routing and addresses; complex business circuits are finished by a design engineer who documents the choices.',
  ],
  [
    '1.4.5.B',
    'Reserve and assign resources',
    'Ports, numbers, addresses and equipment are reserved from inventory for the order, released if it lapses after the set number of days, and shortages reported to capacity planning.',
  ],
  [
    '1.4.5.C',
    'Configure and activate the service',
    'Commands are sent to network elements and platforms through the activation system in the right order; a failed command rolls back and raises a task for the provisioning team.',
  ],
  [
    '1.4.5.C.1',
    'Activate SIM and mobile profile',
    'Card number, subscriber identity, number and plan profile are written to subscriber registers and policy control, usually within a minute, so that the first call or session succeeds.',
  ],
  [
    '1.4.5.C.2',
    'Activate fixed access line',
    'Once the optical terminal or modem reports in, its serial number is bound to the line, speed profile and voice account are loaded, and sync is confirmed.',
  ],
  [
    '1.4.5.C.3',
    'Activate business network service',
    'Router templates filled with site data are pushed by the automation platform for each branch, while engineers step in for non-standard firewalls, routing policies or cut-over timing.',
  ],
  [
    '1.4.5.D',
    'Test and hand over the service',
    'Throughput, latency and call tests run against the ordered values; passing results complete the order and start billing, failures return to the technician still on site.',
  ],
  [
    '1.4.5.E',
    'Suspend, change and terminate service',
    'On a restriction, upgrade or termination order, profiles are altered or removed, resources cooled down and returned to stock, and confirmation goes to order management the same day.',
  ],
  [
    '1.4.6',
    'Service Problem Management',
    'Service-level problems seen by monitoring or reported from several customers are analyzed, their cause is located, and repair is steered until the service is normal.',
  ],
  [
    '1.4.6.A',
    'Correlate alarms and tickets into problems',
    'Streams of resource alarms, probe failures and customer tickets are grouped by time, topology and symptom, so that one root problem replaces hundreds of separate work items.',
  ],
  [
    '1.4.6.B',
    'Diagnose the failing component',
    'Service engineers compare configuration changes, traces and performance curves along the service path, narrow the suspects, and name the resource or partner that must act.',
  ],
  [
    '1.4.6.C',
    'Restore service and manage major incidents',
    'An incident manager calls in the experts, decides on workarounds such as rerouting, keeps executives and the regulator informed every half hour, and declares restoration.',
  ],
  [
    '1.4.7',
    'Service Performance Management',
    'Collecting quality figures for services from probes and counters, judging them against thresholds, and starting improvement before customers complain or a license condition is missed.',
  ],
  [
    '1.4.7.A',
    'Monitor service quality indicators',
    'Call completion, video start time, packet loss and sign-on success are computed every few minutes for each region and service, with deviations from the usual pattern flagged.',
  ],
  [
    '1.4.7.B',
    'Report service quality',
    'Monthly reports for management and yearly filings to the regulator are assembled from stored indicators, reviewed for plausibility by the quality manager, and published with definitions.',
  ],
  [
    '1.4.8',
    'Service Guiding & Mediation',
    'Turning raw network events into complete service usage records and sending each where it belongs: billing, partners, fraud control or lawful requests.',
  ],
  [
    '1.4.8.A',
    'Assemble usage records',
    'Partial records of one call or session, arriving from several network elements, are stitched together, converted to a common format and counted against what the elements report.',
  ],
  [
    '1.4.8.B',
    'Guide records to their account',
    'Using numbers, addresses and time of use, the guiding engine finds the account or partner responsible for each record and parks unguidable ones for analysts.',
  ],
  [
    '1.4.8.C',
    'Serve lawful data requests',
    'A cleared officer checks the warrant or order, extracts exactly the records it names, delivers them over the secure interface, and logs every access for later inspection.',
  ],
];

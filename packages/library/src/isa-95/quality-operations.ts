import type { LibraryEntry } from '../reference-library.ts';

export const qualityOperations: readonly LibraryEntry[] = [
  [
    '3',
    'Quality operations management',
    'Quality assurance proves that materials, processes and products meet specification by testing, releasing or rejecting them, handling nonconformance, and returning what the measurements teach to design, suppliers and production.',
  ],
  [
    '3.1',
    'Quality definition management',
    'Quality engineers specify what is tested, how, how often and against which limits for each material and product, and keep those rules in step with customer, regulatory and design changes.',
  ],
  [
    '3.1.1',
    'Maintain specifications and acceptance limits',
    'Customer drawings, pharmacopoeia texts and internal standards are turned into numeric limits per characteristic and version in the quality system, with approval by the product owner and quality head.',
  ],
  [
    '3.1.2',
    'Develop test methods and procedures',
    'Laboratory scientists write and validate analytical methods, proving accuracy, precision and detection limits on reference samples, before the method number may be used in any inspection plan.',
  ],
  [
    '3.1.3',
    'Build inspection and sampling plans',
    'For each part and operation, a quality planner chooses characteristics, sample size, frequency and reaction rules from risk analysis and supplier history, so that inspectors find ready instructions instead of deciding for themselves.',
  ],
  [
    '3.1.4',
    'Maintain control plans and FMEA',
    'Cross-functional teams rate failure modes, link each to a prevention or detection control at the station, and revisit the ratings after every complaint, change or audit finding.',
  ],
  [
    '3.2',
    'Quality resource management',
    'Laboratory managers keep analysts, instruments, reference standards and reagents qualified and in sufficient supply, because an unqualified resource makes every result it produced worthless.',
  ],
  [
    '3.2.1',
    'Qualify and calibrate laboratory instruments',
    'Balances, chromatographs and coordinate machines go through installation checks, scheduled calibration and drift control; failing instruments are locked in the LIMS and results since the last good check reassessed.',
  ],
  [
    '3.2.2',
    'Manage reagents, standards and sample kits',
    'Stockroom assistants receive, label, date-check and issue chemicals and reference standards by barcode, reorder at minimum level, and dispose of expired bottles with a record.',
  ],
  [
    '3.2.3',
    'Certify inspectors and analysts',
    'Through practical tests, eye examinations and gauge studies, trainers confirm that people reach the same verdict on the same part; certificates then unlock the matching methods in the system.',
  ],
  [
    '3.3',
    'Detailed quality scheduling',
    'The laboratory coordinator plans tests so that results arrive when production, warehouse and shipping need them, balancing instrument time, incubation periods, analyst shifts and urgent samples.',
  ],
  [
    '3.3.1',
    'Plan incoming and in-process inspections',
    'Goods receipts and production schedules generate expected inspection lots, which the coordinator places in shift slots, skipping deliveries from certified suppliers in line with the dynamic sampling rules.',
  ],
  [
    '3.3.2',
    'Sequence laboratory tests',
    'Samples waiting for one instrument are batched by method and due time to save set-ups, with release-critical ones first and a warning to the shift leader when turnaround will be missed.',
  ],
  [
    '3.3.3',
    'Schedule stability and requalification studies',
    "Pull dates for stability chambers, annual product tests and layout inspections are calculated years ahead, and the study coordinator receives each month's list with chamber positions and required methods.",
  ],
  [
    '3.4',
    'Quality dispatching',
    'Samples, test orders and inspectors are brought together at the right place and time, with the correct method and paperwork, and rush requests are handled by rule rather than by loudness.',
  ],
  [
    '3.4.1',
    'Issue sampling instructions and labels',
    'As an order reaches a sampling point, operators get a prompt with container, quantity and label; the printed barcode carries lot, time and test list so that nothing is transcribed.',
  ],
  [
    '3.4.2',
    'Assign test orders to analysts',
    'Worklists are created per bench from analyst certificates and instrument status, while the laboratory supervisor rebalances them twice a shift when samples arrive late or an instrument fails.',
  ],
  [
    '3.4.3',
    'Prioritize urgent and hold-release samples',
    'Requests to jump the queue are weighed against truck departures, tank occupancy and line stoppage cost, and granted by the duty manager with a visible reason.',
  ],
  [
    '3.5',
    'Quality execution management',
    'Inspectors and analysts take samples, run tests and examine product as prescribed, then decide or recommend whether the lot may move on, must be reworked or has to be rejected.',
  ],
  [
    '3.5.1',
    'Inspect incoming materials',
    'Receiving inspectors check identity, certificate of analysis, packaging and sampled characteristics of each delivery, post the usage decision, and block lots that fail so that they cannot be issued.',
  ],
  [
    '3.5.1.1',
    'Match certificates of analysis to specification',
    'Supplier certificates, mostly PDF attachments, are read, each value compared with the agreed limit and unit, and missing or out-of-range parameters queried with the supplier before unloading.',
  ],
  [
    '3.5.1.2',
    'Decide on skip or full inspection',
    'Supplier score, delivery history and part criticality determine whether a lot is skipped, reduced or fully inspected; a single failure returns the supplier to tightened inspection automatically.',
  ],
  [
    '3.5.2',
    'Perform in-process checks',
    'At set intervals, operators or patrol inspectors measure pieces at the line, plot values on a control chart and stop the process when a run rule signals a shift, before defects pile up.',
  ],
  [
    '3.5.3',
    'Run laboratory analyses',
    'Analysts prepare samples, execute chemical, microbiological or mechanical tests, and transfer instrument results to the LIMS, repeating any run whose system suitability check has failed.',
  ],
  [
    '3.5.4',
    'Perform automated visual inspection',
    'Camera systems examine each unit for surface, print and assembly defects at line speed and eject suspects; quality technicians review borderline images and retrain the classifier on confirmed cases.',
  ],
  [
    '3.5.5',
    'Handle nonconforming product',
    'Defective lots are tagged, quarantined physically and in stock records, and assessed by a material review board, which decides on use as is, sorting, rework, return or scrap.',
  ],
  [
    '3.5.6',
    'Release or reject finished lots',
    'Authorized quality staff review batch records, test results and open deviations, sign the usage decision electronically and so make the lot available for shipment, or reject it with reasons.',
  ],
  [
    '3.6',
    'Quality data collection',
    'Measurements, observations and certificates are captured at source with method, instrument and person attached, so that a result can be trusted and found again years later.',
  ],
  [
    '3.6.1',
    'Acquire results from instruments and gauges',
    'Connected gauges and laboratory instruments write values straight into quality records, units and decimals are checked on entry, and only instruments without an interface need double manual entry.',
  ],
  [
    '3.6.2',
    'Record defects and nonconformances',
    'Inspectors choose defect type, location and quantity from a part picture, add a photo, and link the record to order, machine and shift at the moment of discovery.',
  ],
  [
    '3.6.3',
    'Archive samples and quality records',
    'Retain samples and signed records are stored with location, storage conditions and retention date; archivists fetch them for investigations and destroy them when the legal period has ended.',
  ],
  [
    '3.7',
    'Quality tracking',
    'Quality coordinators follow lots, samples, deviations and corrective actions to closure, keep lot status in step across systems, and let customers and auditors see proof.',
  ],
  [
    '3.7.1',
    'Monitor lot status and quarantine stock',
    'Every morning a coordinator works through blocked lots by age and value, pushes for missing results, and aligns the status in ERP, warehouse system and LIMS when they disagree.',
  ],
  [
    '3.7.2',
    'Track deviations and corrective actions',
    'Each deviation has an owner, due date and severity; reminders go out before deadlines, overdue critical items reach the site head, and closure requires evidence that the measure took effect.',
  ],
  [
    '3.7.3',
    'Issue certificates to customers',
    "Results for the shipped lot are drawn into the customer's certificate template, checked against contract limits, approved, and sent with the delivery by mail or EDI without retyping.",
  ],
  [
    '3.7.4',
    'Track customer complaints to root cause',
    "Complaint texts, photographs and returned parts are logged with lot data; quality engineers reproduce the defect, answer in the customer's 8D format and follow the containment deadlines.",
  ],
  [
    '3.7.4.1',
    'Classify incoming complaints',
    'Service and quality clerks read each message, assign product, defect type, severity and possible safety relevance, and forward cases with injury potential to product safety within the hour.',
  ],
  [
    '3.7.4.2',
    'Draft the customer response',
    'From investigation notes, test results and agreed actions, the responsible engineer writes an answer in plain language, has legal review liability wording, and sends it before the promised date.',
  ],
  [
    '3.8',
    'Quality performance analysis',
    'Analysts study capability, defect and cost-of-quality figures to see where processes drift or suppliers slip, and propose the changes that prevent defects instead of finding them.',
  ],
  [
    '3.8.1',
    'Evaluate process capability',
    'Cpk and control chart trends per critical characteristic are recalculated weekly, and process engineers must respond with a cause and a countermeasure wherever the index drops below the contractual limit.',
  ],
  [
    '3.8.2',
    'Report cost of poor quality',
    'Scrap, rework, complaint and sorting costs are collected from ERP and quality records each month, split by product and cause, and presented by the controller to plant management.',
  ],
  [
    '3.8.3',
    'Rate supplier quality',
    'Reject rates, late certificates and response times to claims are combined into a supplier score, discussed in quarterly reviews, and used by purchasing to grow, develop or phase out sources.',
  ],
  [
    '3.8.4',
    'Conduct product quality reviews',
    'Once a year for each regulated product, quality assurance compiles batches, deviations, changes, complaints and stability trends, judges whether the process is still under control and commits follow-up actions.',
  ],
];

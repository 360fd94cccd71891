import type { PackEntry } from '../../industry-pack.ts';

export const plantAndLaboratory: readonly PackEntry[] = [
  [
    '4',
    'Manufacturing',
    'Drug substance and drug product are made in campaigns, under batch records that account for each gram and each minute.',
  ],
  [
    '4.1',
    'Production planning',
    'Planners fit campaigns of many products into few lines, with cleaning, holding times and a laboratory that must keep up.',
  ],
  [
    '4.1.1',
    'Plan campaigns',
    'Schedulers group batches by product family, strength and cleaning level, and shift them when a lot of substance is not released.',
    ['pharma-campaign-schedule-with-cleaning-and-hold-times'],
  ],
  [
    '4.1.2',
    'Plan materials and active substance',
    'Material planners call off substances with months of lead time and short retest dates, and order printed packaging by artwork version.',
    ['supplier-forecast-commit', 'mrp-messages-ranked-by-cost'],
  ],
  [
    '4.1.3',
    'Dispense raw materials',
    'Operators weigh each ingredient in a booth against the batch order with lot, potency correction and a second pair of eyes.',
    { nothing: 'Weighing is guided step by step by the dispensing system, which stops at the first wrong lot.' },
  ],
  [
    '4.2',
    'Batch production',
    'Granulation, fermentation, filling and packing follow the approved record line by line.',
  ],
  [
    '4.2.1',
    'Keep master and control recipes',
    'Process engineers turn the registered process into recipes per line with parameters that nobody may overwrite.',
    ['mfg-control-recipes-from-master-recipe'],
  ],
  [
    '4.2.2',
    'Manufacture drug substance and bulk',
    'Operators charge, react, ferment, granulate and compress, take in-process samples and enter values into the batch record.',
    ['mfg-batch-run-against-golden-profile', 'mfg-unusual-batch-behavior-inside-limits'],
  ],
  [
    '4.2.3',
    'Fill aseptically',
    'Gowned operators fill vials and syringes behind barriers, intervene as rarely as possible and prove sterility by media fills.',
    {
      nothing:
        'People move slowly behind a barrier by rehearsed gestures; the environment around them is trended elsewhere.',
    },
  ],
  [
    '4.2.4',
    'Pack and serialize',
    'Lines blister, print codes, aggregate cartons and reconcile printed material to the last leaflet.',
    ['pharma-serialization-exception-resolution'],
  ],
  [
    '4.2.5',
    'Clean equipment and clear lines',
    'Teams wash, swab and inspect between products and sign that nothing of the earlier batch is left on the line.',
    ['pharma-cleaning-and-process-validation-status'],
  ],
  [
    '4.3',
    'Engineering and validation',
    'Rooms, utilities, equipment and software are qualified before use and stay so until they are scrapped.',
  ],
  [
    '4.3.1',
    'Qualify equipment and validate processes',
    'Validation staff write plans, run installation and performance tests, and keep the yearly status of each product and vessel.',
    ['pharma-cleaning-and-process-validation-status'],
  ],
  [
    '4.3.2',
    'Validate computerized systems',
    'System owners rate risk, test functions and keep traceable evidence for the laboratory system, the historian and every spreadsheet.',
    ['pharma-computer-validation-evidence-by-risk'],
  ],
  [
    '4.3.3',
    'Monitor clean rooms and water',
    'Technicians plate, count particles and sample water loops; microbiologists look for the drift before an action limit falls.',
    ['pharma-environmental-monitoring-trend-alarm'],
  ],
  [
    '4.3.4',
    'Maintain and calibrate plant',
    'Planned maintenance squeezes into gaps between campaigns, and each failed calibration asks which batches it touched.',
    ['maintenance-interval-review-from-failures', 'gauge-calibration-recall'],
  ],
  [
    '5',
    'Quality control',
    'Laboratories test what comes in, what is on its way and what may leave, and investigate results that should not be.',
  ],
  [
    '5.1',
    'Laboratory testing',
    'Analysts follow pharmacopeia and registered methods at chromatographs, in clean benches and at the microscope.',
  ],
  [
    '5.1.1',
    'Sample and test incoming materials',
    'Samplers open drums in a booth, identify each by spectrum and test by plan what the certificate of the supplier says.',
    ['skip-lot-from-certificate-and-own-tests', 'test-results-captured-from-instruments'],
  ],
  [
    '5.1.2',
    'Test in-process and finished product',
    'Analysts run assays, dissolution and sterility tests, review chromatograms and enter results for release.',
    ['test-results-captured-from-instruments'],
  ],
  [
    '5.2',
    'Laboratory investigations and standards',
    'A result that should not be is questioned by procedure, against standards and reagents that are beyond doubt.',
  ],
  [
    '5.2.1',
    'Investigate out-of-specification results',
    'The supervisor looks for a laboratory error first, decides on retests by procedure and opens the second phase in production.',
    ['pharma-out-of-specification-investigation-file'],
  ],
  [
    '5.2.2',
    'Manage reference standards and reagents',
    'Standards are ordered, requalified against primary ones, aliquoted and thrown away on their date.',
    { nothing: 'A refrigerator list of a few hundred vials that the laboratory system already dates and blocks.' },
  ],
  [
    '6',
    'Quality assurance',
    'Quality assurance decides whether a batch, a change, a supplier or an excuse is good enough for a patient.',
  ],
  ['6.1', 'Batch release and records', 'No pack leaves before a named person has read what happened to it and signed.'],
  [
    '6.1.1',
    'Review batch records',
    'Reviewers read hundreds of pages for missing entries, out-of-range values and unexplained corrections.',
    ['pharma-batch-record-review-by-exception'],
  ],
  [
    '6.1.2',
    'Certify batches',
    'The qualified person looks at record, tests, deviations, changes and market authorization and certifies for each country.',
    ['pharma-release-file-for-qualified-person'],
  ],
  [
    '6.1.3',
    'Write annual product reviews',
    'For each product a year of batches, deviations, complaints and stability is summarized and judged for drift.',
    ['pharma-stability-trend-and-shelf-life'],
  ],
  [
    '6.2',
    'Deviations, changes and complaints',
    'What went otherwise than written is reported, understood, corrected and not repeated.',
  ],
  [
    '6.2.1',
    'Process deviations',
    'The shift reports, quality classifies, experts look for the cause within thirty days and decide on the affected batches.',
    ['pharma-deviation-triage-and-precedent-search'],
  ],
  [
    '6.2.2',
    'Plan and follow corrective actions',
    'Owners promise measures with a date and a check of effect, and quality refuses "retrain the operator" for the third time.',
    ['pharma-capa-plan-against-cause-and-promises'],
  ],
  [
    '6.2.3',
    'Control changes',
    'Requests to change equipment, supplier, method or document go around departments for effects on product, validation and files.',
    ['pharma-change-control-impact-agent'],
  ],
  [
    '6.2.4',
    'Investigate quality complaints',
    'A broken tablet or missing leaflet is registered, matched with batch and retained sample, and answered to pharmacy or patient.',
    ['pharma-product-complaint-sample-and-batch-check'],
  ],
  [
    '6.3',
    'Supplier qualification, training and inspections',
    'Auditors go out, inspectors come in, and each operator’s training stands in a matrix.',
  ],
  [
    '6.3.1',
    'Qualify and audit suppliers',
    'Quality auditors visit substance makers, read certificates and agree quality contracts before the first delivery.',
    ['pharma-supplier-qualification-and-certificate-compare'],
  ],
  [
    '6.3.2',
    'Train on procedures',
    'New versions of procedures are read, tested or shown at the line before anyone works by them.',
    ['pharma-sop-training-matrix-and-line-access'],
  ],
  [
    '6.3.3',
    'Host inspections',
    'The front room answers inspectors, the back room fetches records within minutes and reads them before they are handed over.',
    ['pharma-inspection-back-room-agent'],
  ],
];

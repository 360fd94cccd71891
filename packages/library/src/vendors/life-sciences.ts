import { directoryVendors } from './directory-vendors.ts';

/** Quality, laboratory, manufacturing and registration records of drug makers. */
export const lifeSciences = directoryVendors('Life sciences', [
  {
    id: 'c33225e5-df12-4bc1-9ebc-46a18805995c',
    name: 'Veeva Systems',
    overview:
      'Veeva serves drug makers first: trials, registration, quality, safety and field force on its Vault platform. It moved its sales application away from Salesforce from 2024 on.',
    headquarters: 'Pleasanton, California',
    founded: '2007',
    website: 'https://www.veeva.com',
    capabilities: [
      'Run clinical trials: sites, monitoring, data cleaning, trial master file',
      'Manage deviations, change control and corrective actions (CAPA) under GxP',
      'Control quality documents and training',
      'Run laboratory tests and batch release',
      'Register medicines with authorities',
      'Process drug safety cases',
      'Plan visits of the pharma field force',
    ],
    products: [
      ['Vault CTMS', 'Studies, sites, monitoring visits and payments of trials', 'Clinical trials'],
      ['Vault EDC', 'Case report forms, queries and cleaning of trial data', 'Clinical trials'],
      ['Vault eTMF', 'Trial master file, complete and ready for inspection', 'Clinical trials'],
      ['Vault QMS', 'Deviations, change control, CAPA plans, complaints and audits', 'Quality management'],
      ['Vault QualityDocs', 'Controlled documents', 'Document control'],
      ['Vault LIMS', 'Samples, tests and specifications', 'Laboratory'],
      ['Vault RIM', 'Submissions and registrations', 'Regulatory'],
      ['Vault Safety', 'Adverse event cases', 'Drug safety'],
      ['Vault CRM', 'Calls and content of the field force', 'Sales'],
    ],
    ai: [
      ['TMF Bot', 'Classify trial documents on arrival', 'Document AI'],
      ['CRM Bot', 'Assistant for call preparation and follow-up', 'Generative AI'],
      ['Veeva AI Agents', 'Agents inside quality, safety and commercial applications', 'Agentic AI'],
    ],
  },
  {
    id: '55298980-30de-448d-b54b-d8059a658180',
    name: 'MasterControl',
    overview:
      'Quality departments of device and drug makers replaced binders by MasterControl. Electronic batch records on the shop floor belong to the same system as documents, training and complaints.',
    headquarters: 'Salt Lake City, Utah',
    founded: '1993',
    website: 'https://www.mastercontrol.com',
    capabilities: [
      'Control documents and revisions in regulated quality',
      'Record production batches on the shop floor',
      'Track training to procedures',
      'Manage nonconformance, CAPA and corrective actions under GMP',
      'Handle complaints on medical products',
      'Calibrate and maintain equipment',
    ],
    products: [
      ['Quality Excellence', 'Change requests, CAPA plans, deviations, training and audits', 'Quality management'],
      [
        'Manufacturing Excellence',
        'Batch records with review by exception, device history records',
        'Manufacturing records',
      ],
      ['Asset Excellence', 'Calibration and maintenance', 'Asset records'],
    ],
    ai: [
      ['GxPAssist', 'Summarize quality documents and propose content under review', 'Generative AI'],
      ['Exam generator', 'Draft training questions from procedures', 'Generative AI'],
    ],
  },
  {
    id: '947c5430-1cdf-46b9-845f-aee6383f66e2',
    name: 'LabWare',
    alsoFor: ['Manufacturing', 'Energy and utilities'],
    overview:
      'LabWare’s laboratory system is configured by scientists for pharma, water, oil, food and forensic testing alike. Samples, instruments, results and certificates pass through it.',
    headquarters: 'Wilmington, Delaware',
    founded: '1987',
    website: 'https://www.labware.com',
    capabilities: [
      'Register laboratory samples and test results',
      'Check test results against specification',
      'Record experiments in an electronic notebook',
      'Run stability studies of pharma batches',
      'Connect laboratory instruments',
    ],
    products: [
      ['LabWare LIMS', 'Samples, tests, results and certificates', 'Laboratory'],
      ['LabWare ELN', 'Methods and experiments', 'Laboratory notebook'],
      ['LabWare QAQC', 'Ready configuration for quality control', 'Laboratory'],
    ],
    ai: [],
  },
  {
    id: '6c833dc7-1def-4971-9f08-6ec15e7a4860',
    name: 'IQVIA',
    overview:
      'IQVIA joined the prescription data of IMS Health with the trial services of Quintiles. Besides research and data it sells compliance, safety and quality systems to drug and device companies.',
    headquarters: 'Durham, North Carolina',
    founded: '1982',
    website: 'https://www.iqvia.com',
    capabilities: [
      'Run clinical trials as projects of sponsors',
      'Detect drug safety signals in calls and text',
      'Manage quality of drug and device makers',
      'Analyze prescriptions and markets',
      'Keep the trial master file',
    ],
    products: [
      ['SmartSolve', 'Quality and regulatory processes', 'Quality management'],
      ['Vigilance Detect', 'Adverse event detection in unstructured sources', 'Drug safety'],
      ['IQVIA eTMF', 'Documents of clinical trials', 'Clinical trials'],
      ['IQVIA RIM Smart', 'Registrations and submissions', 'Regulatory'],
    ],
    ai: [
      ['Adverse event detection', 'Find safety signals in recordings and text', 'Language AI'],
      ['IQVIA agents', 'Agents for trial start-up and target research', 'Agentic AI'],
    ],
  },
]);

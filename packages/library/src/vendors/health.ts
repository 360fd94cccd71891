import { directoryVendors } from './directory-vendors.ts';

/** Records, flow and imaging of hospitals. */
export const hospitalsVendors = directoryVendors('Hospitals', [
  {
    id: 'c4768ffc-f53a-4367-b1af-9c5f5c53e40a',
    name: 'Epic',
    overview:
      'Epic, from a campus among Wisconsin farms, writes one medical record for clinics, wards, billing and patients. It sells to large hospital groups and university clinics, and has grown without acquisitions.',
    headquarters: 'Verona, Wisconsin',
    founded: '1979',
    website: 'https://www.epic.com',
    capabilities: [
      'Keep the electronic health record of a hospital',
      'Schedule patient appointments and plan beds and discharges',
      'Prescribe medication and check interactions',
      'Capture charges, code inpatient stays and bill hospital and physician services',
      'Answer patient messages in a portal',
      'Manage operating rooms',
      'Work payer denials and post remittances against payer contracts',
      'Estimate patient bills and screen patients for financial aid',
    ],
    products: [
      ['EpicCare', 'Clinical record of clinics and wards', 'Health record'],
      ['MyChart', 'Appointments, results and messages for patients', 'Patient portal'],
      ['Cadence', 'Appointment scheduling', 'Scheduling'],
      ['OpTime', 'Operating lists, block times and records of operating rooms', 'Operating rooms'],
      ['Willow', 'Hospital pharmacy', 'Pharmacy'],
      ['Radiant', 'Radiology orders, examinations, worklists and reports', 'Radiology'],
      ['Resolute', 'Charge capture, coding of stays, claims to payers and denials', 'Patient billing'],
    ],
    ai: [
      ['In Basket reply drafts', 'Draft answers to patient messages for clinicians', 'Generative AI'],
      ['Deterioration index', 'Predict decline of patients on the ward', 'Predictive AI'],
      ['Cosmos', 'Research evidence from records of many hospitals', 'Analytics'],
    ],
  },
  {
    id: 'b37e27d4-fcde-4d5c-b8dc-a072836423c7',
    name: 'Philips',
    overview:
      'The former lamp maker of Eindhoven has become a supplier of monitors, scanners and hospital informatics. Ventilators, defibrillators and toothbrushes carry its name as well.',
    headquarters: 'Amsterdam, Netherlands',
    founded: '1891',
    website: 'https://www.philips.com',
    capabilities: [
      'Monitor patients on wards and in intensive care',
      'Acquire and read medical images',
      'Read pathology slides on screen',
      'Connect medical devices to hospital records',
      'Watch intensive care beds remotely',
    ],
    products: [
      ['IntelliVue', 'Patient monitors', 'Patient monitoring'],
      ['IntelliSpace', 'Reading and archiving of images', 'Imaging informatics'],
      ['Workflow Orchestrator', 'Radiology worklist ordered by urgency and by who reads what', 'Radiology'],
      ['IntelliSite Pathology Solution', 'Digital slides for pathologists', 'Pathology'],
      ['Capsule', 'Device data into the record', 'Device integration'],
      ['eICU', 'Remote intensive care', 'Telehealth'],
    ],
    ai: [
      ['SmartSpeed', 'Reconstruct magnetic resonance images from shorter scans', 'Computer vision'],
      ['Early warning scoring', 'Detect deterioration from vital signs', 'Predictive AI'],
    ],
  },
  {
    id: 'bc98e312-3a4d-4c2e-9bdc-f65dcc6ac1a7',
    name: 'GE HealthCare',
    overview:
      'GE HealthCare, separated from General Electric in 2023, makes scanners, ultrasound and anesthesia machines. Its command centers show beds, transfers and staff of hospital groups on one wall.',
    headquarters: 'Chicago, Illinois',
    founded: '1994',
    website: 'https://www.gehealthcare.com',
    capabilities: [
      'Acquire and read medical images',
      'Steer hospital beds and patient transfers',
      'Forecast hospital census and staffing',
      'Maintain medical equipment',
      'Record anesthesia and cardiograms',
    ],
    products: [
      ['Command Center', 'Views of beds, transfers and delays', 'Patient flow'],
      ['True PACS', 'Archive and reading of images', 'Imaging informatics'],
      ['MUSE', 'Archive and comparison of cardiograms', 'Cardiology'],
      ['Vscan Air', 'Handheld ultrasound', 'Ultrasound'],
      ['Mural', 'View of intensive care patients against protocols', 'Virtual care'],
    ],
    ai: [
      ['AIR Recon DL', 'Sharpen magnetic resonance images by deep learning', 'Computer vision'],
      [
        'Critical Care Suite',
        'Mark suspected pneumothorax on chest X-rays and lift them in the worklist',
        'Computer vision',
      ],
      ['Census forecast', 'Predict hospital occupancy and staffing need', 'Predictive AI'],
    ],
  },
  {
    id: '2267e1f4-5c33-4a23-b3b7-4080320d9a7d',
    name: 'LeanTaaS',
    overview:
      'LeanTaaS fills operating rooms, infusion chairs and beds by forecasts and optimization from hospitals’ own schedules. Surgeons release unused block time to colleagues through it.',
    headquarters: 'Santa Clara, California',
    founded: '2010',
    website: 'https://leantaas.com',
    capabilities: [
      'Schedule operating room appointments by block time',
      'Schedule infusion appointments',
      'Forecast demand for hospital beds',
      'Forecast staff need of wards by expected patients',
      'Schedule unused surgery appointments',
    ],
    products: [
      ['iQueue for Operating Rooms', 'Release and request of block time', 'Operating rooms'],
      ['iQueue for Infusion Centers', 'Templates that level chair use', 'Infusion'],
      ['iQueue for Inpatient Flow', 'Beds, transfers and discharges', 'Patient flow'],
    ],
    ai: [
      ['iQueue Autopilot', 'Answer questions and propose actions on capacity', 'Generative AI'],
      ['Capacity forecasts', 'Predict surgery volume, census and chair demand', 'Predictive AI'],
    ],
  },
  {
    id: '455fbd78-d6c2-4686-85ac-097ec1a073eb',
    name: 'Siemens Healthineers',
    overview:
      'Scanners, laboratory analyzers and, since Varian was bought in 2021, radiotherapy come from Siemens Healthineers, the listed medical arm of Siemens. Radiologists read its images in syngo software, and teamplay compares the use of devices across sites.',
    headquarters: 'Forchheim, Germany',
    founded: null,
    website: 'https://www.siemens-healthineers.com',
    capabilities: [
      'Read and report medical images',
      'Mark urgent findings on CT and MR images for the radiologist',
      'Plan and record radiotherapy treatments',
      'Run laboratory analyzers and move samples',
      'Compare dose and use of scanners across sites',
      'Maintain imaging devices remotely',
    ],
    products: [
      ['syngo.via', 'Reading and post-processing of images', 'Imaging software'],
      ['syngo Carbon', 'Images and reports of all departments in one archive', 'Imaging archive'],
      ['teamplay', 'Platform for dose, use and applications of devices', 'Fleet of devices'],
      ['Atellica Solution', 'Analyzers with sample transport', 'Laboratory'],
      ['ARIA', 'Records and schedules of cancer treatment', 'Oncology'],
    ],
    ai: [
      ['AI-Rad Companion', 'Mark and measure findings on CT, MR and X-ray', 'Computer vision'],
      ['Deep Resolve', 'Reconstruct MR images from shorter scans', 'Computer vision'],
    ],
  },
  {
    id: '37198b81-eb33-456c-b8e1-f51de67f5835',
    name: 'QGenda',
    overview:
      'QGenda began with the call schedules of anesthesia groups and now rosters physicians, nurses and other staff of health systems. Credentials and pay of clinicians are kept beside the schedules.',
    headquarters: 'Atlanta, Georgia',
    founded: '2006',
    website: 'https://www.qgenda.com',
    capabilities: [
      'Write physician schedules by rules',
      'Nurse rostering and float pool deployment',
      'Publish on-call schedules of a hospital',
      'Record clinician hours and pay',
      'Keep credentials of clinicians',
    ],
    products: [
      ['QGenda Advanced Scheduling', 'Physician scheduling by rules and requests', 'Clinician scheduling'],
      [
        'QGenda Nurse and Staff Workforce Management',
        'Nurse rostering, open shifts and float pools',
        'Nurse rostering',
      ],
      ['QGenda On-Call', 'Who is on call across departments', 'On-call schedules'],
      ['QGenda Credentialing', 'Licenses and privileges of clinicians', 'Credentialing'],
    ],
    ai: [['Auto-scheduler', 'Nurse and physician rosters computed from rules and wishes', 'Optimization']],
  },
  {
    id: '53d0b9e8-e28b-4e0e-9214-05825005bc27',
    name: 'symplr',
    overview:
      'symplr bundles what hospitals run behind care: credentials, access of visitors, contracts, quality and staff. Nurse scheduling came with API Healthcare and, from AMN Healthcare, with Smart Square.',
    headquarters: 'Houston, Texas',
    founded: '2006',
    website: 'https://www.symplr.com',
    capabilities: [
      'Nurse scheduling by forecast census and acuity',
      'Offer open shifts to nurses and float pool',
      'Record working hours of clinical staff',
      'Keep credentials of clinicians',
      'Admit vendors and visitors to the hospital',
    ],
    products: [
      ['Smart Square', 'Nurse scheduling and staffing from predicted volumes', 'Nurse rostering'],
      ['symplr Workforce', 'Time, attendance and nurse rostering', 'Workforce management'],
      ['symplr Provider', 'Credentials and enrollment with payers', 'Credentialing'],
      ['symplr Access', 'Registration of vendors and visitors', 'Access'],
    ],
    ai: [['Smart Square forecasts', 'Predict patient volumes and nurse staffing months ahead', 'Predictive AI']],
  },
  {
    id: '9c4262c1-7bfc-4b04-8bdb-b3c0444c9efe',
    name: 'HealthStream',
    overview:
      'HealthStream of Nashville trains, credentials and schedules hospital staff. Nurses carry its NurseGrid calendar on their phones, and managers fill shifts in ShiftWizard.',
    headquarters: 'Nashville, Tennessee',
    founded: '1990',
    website: 'https://www.healthstream.com',
    capabilities: [
      'Nurse scheduling with self-scheduling and swaps',
      'Fill open nurse shifts by phone message',
      'Assign mandatory training of clinical staff',
      'Keep credentials of clinicians',
      'Track competencies of nurses',
    ],
    products: [
      ['ShiftWizard', 'Nurse rostering, open shifts and staffing', 'Nurse rostering'],
      ['NurseGrid', 'Calendar and swaps for nurses', 'Nurse scheduling'],
      ['HealthStream Learning Center', 'Training of hospital staff', 'Learning'],
      ['CredentialStream', 'Credentials and privileges', 'Credentialing'],
    ],
    ai: [],
  },
]);

import { directoryVendors } from './directory-vendors.ts';

/** Permits, courts, budgets and records of authorities. */
export const publicSector = directoryVendors('Public sector', [
  {
    id: 'f7ef87da-a269-4c36-9640-caaefe9691e1',
    name: 'Tyler Technologies',
    overview:
      'Tyler serves American counties, cities, courts and schools, and nobody else. Case files of courts, property tax rolls, permits and ledgers come from it, and payments from its subsidiary NIC.',
    headquarters: 'Plano, Texas',
    founded: '1966',
    website: 'https://www.tylertech.com',
    capabilities: [
      'Manage court cases and filings',
      'Issue permits and licenses of authorities, and plan inspections',
      'Appraise property and issue property tax notices from its register',
      'Keep municipal ledgers, budgets and payroll, with one set of reports for council and oversight',
      'Serve residents in online portals with local forms, fees and services',
      'Publish public data',
      'Record deeds, births, deaths and marriages (vital records)',
      'Take parking tickets and traffic fines from citation to payment',
      'Prepare council meetings: agenda, papers and minutes',
      'Take emergency calls and dispatch police, fire and ambulance',
    ],
    products: [
      ['Enterprise Justice', 'Case management of courts', 'Courts'],
      ['Enterprise ERP', 'Finance, people and utility billing of authorities', 'Public ERP'],
      ['Enterprise Permitting & Licensing', 'Applications, reviews and inspections', 'Permits'],
      [
        'Enterprise Assessment & Tax',
        'Appraisal, tax billing, and collection of tax arrears of property',
        'Property tax',
      ],
      ['Data & Insights', 'Open data and dashboards', 'Public data'],
      ['Enterprise Public Safety', 'Dispatch and records of police and fire', 'Public safety'],
      [
        'My Civic',
        'Defect reports of residents on streets and street lights, and online services',
        'Resident services',
      ],
      [
        'Enterprise Asset Management',
        'Streets, buildings, vehicle fleets and works orders of authorities',
        'Asset management',
      ],
    ],
    ai: [
      ['Resident AI Assistant', 'Answer residents on agency websites', 'Conversational AI'],
      ['Document Automation', 'Classify, redact and docket court filings', 'Document AI'],
    ],
  },
  {
    id: '5b2c7e5e-08ef-4c35-8c37-883bc972015b',
    name: 'Accela',
    overview:
      'Building, planning and health departments of states and cities process applications in Accela. Applicants file plans online, inspectors close visits on a phone.',
    headquarters: 'San Ramon, California',
    founded: '1999',
    website: 'https://www.accela.com',
    capabilities: [
      'Take in building permit applications, check their completeness and consult agencies',
      'Register businesses, and issue trade licenses and their renewals',
      'Plan food, health and building inspections, and record them',
      'Take defect reports of residents on streets and street lights, and send crews',
      'Review plans electronically',
      'Permit roadworks and events in public space',
    ],
    products: [
      ['Civic Platform', 'Records, workflow and fees of authorities', 'Permits'],
      ['Accela Building', 'Permits, plan review and inspections', 'Building department'],
      ['Accela Business Licensing', 'Applications and renewals', 'Licensing'],
      ['Accela Environmental Health', 'Inspections of food and facilities', 'Environmental health'],
    ],
    ai: [],
  },
  {
    id: '1149ea35-46b2-46e4-b384-4272b72210b3',
    name: 'OpenGov',
    overview:
      'OpenGov started by drawing a town’s budget for its citizens and added planning, purchasing, permits and works orders. Smaller cities and counties of the United States buy it as a suite.',
    headquarters: 'San Francisco, California',
    founded: '2012',
    website: 'https://opengov.com',
    capabilities: [
      'Plan and publish public budgets, with budget execution reports',
      'Run public tenders: draft tender documents, open bids and check them',
      'Issue permits and licenses',
      'Rate road condition, plan street repairs and manage works orders of a city',
      'Bill utilities and taxes of a city, and collect tax arrears',
      'Take defect reports of residents on streets and street lights, and send crews',
    ],
    products: [
      [
        'Budgeting & Planning',
        'Operating and capital budgets, collected from departments with checks at entry',
        'Budget',
      ],
      ['OpenGov Procurement', 'Solicitations, evaluations and contracts', 'Procurement'],
      ['Permitting & Licensing', 'Applications and reviews online', 'Permits'],
      ['Cartegraph Asset Management', 'Roads, parks, fleets and works orders', 'Asset management'],
      ['OpenGov Financials', 'Fund accounting', 'Accounting'],
    ],
    ai: [['OG Assist', 'Draft scopes, narratives and answers inside the suite', 'Generative AI']],
  },
  {
    id: 'df0e098c-58f6-4e22-af2a-723bfe39cdde',
    name: 'Axon',
    overview:
      'Axon, formerly TASER, supplies police forces with stun devices, body cameras and the store of their recordings. Reports, dispatch and real-time views were built around the evidence.',
    headquarters: 'Scottsdale, Arizona',
    founded: '1993',
    website: 'https://www.axon.com',
    capabilities: [
      'Keep digital evidence of recordings and photos',
      'Draft officers’ reports from recordings',
      'Redact faces and plates in video',
      'Stream cameras to operations rooms',
      'Keep law enforcement records',
    ],
    products: [
      ['Axon Body', 'Body-worn cameras', 'Cameras'],
      ['Evidence.com', 'Recordings with a proof of who handled them', 'Digital evidence'],
      ['Axon Records', 'Reports and cases', 'Records'],
      ['Fusus', 'Live cameras and sensors of a city', 'Real-time operations'],
    ],
    ai: [
      ['Draft One', 'Draft incident reports from body camera audio', 'Generative AI'],
      ['Redaction Assistant', 'Find and mask faces, screens and plates', 'Computer vision'],
    ],
  },
  {
    id: 'b64e1d7f-0c3a-4d92-8e57-c1f98a2b6d40',
    name: 'Granicus',
    overview:
      'Granicus publishes the meetings of councils and sends the newsletters of agencies. By purchase came the records requests of GovQA and online forms for residents.',
    headquarters: null,
    founded: '1999',
    website: 'https://granicus.com',
    capabilities: [
      'Prepare council agendas, committee papers and minutes',
      'Work freedom of information and public records requests, with redaction',
      'Take requests and complaints of residents by portal (311)',
      'Build websites and online forms of authorities',
      'Send notices and newsletters to residents',
      'Public consultations of residents, with text classification of statements',
    ],
    products: [
      ['Legistar', 'Agendas, council papers, votes and minutes', 'Council meetings'],
      [
        'GovQA',
        'Freedom-of-information requests: records found by enterprise search, redacted and answered within the clock',
        'Records requests',
      ],
      ['govDelivery', 'Mail and text messages to residents', 'Public communication'],
      ['OpenCities', 'Websites and forms of authorities', 'Digital services'],
      ['EngagementHQ', 'Consultations and surveys', 'Public participation'],
    ],
    ai: [['Government Experience Agent', 'Answer residents from agency content', 'Conversational AI']],
  },
  {
    id: 'e3507c2d-8b14-4a6f-93d0-45a7c6e1f982',
    name: 'Merative',
    overview:
      'Merative came out of IBM Watson Health in 2022. Its Cúram software, first written in Dublin, decides benefits and keeps social cases for ministries and counties.',
    headquarters: 'Ann Arbor, Michigan',
    founded: '2022',
    website: 'https://www.merative.com',
    capabilities: [
      'Take social benefit applications and assess entitlement by rule',
      'Collect and verify evidence of social benefit files',
      'Recompute benefits by business rule when circumstances change, and handle overpayments',
      'Pay welfare benefits',
      'Manage child welfare and youth cases: home visits, assessments and placements',
      'Prepare appeals against benefit decisions',
    ],
    products: [
      ['Cúram', 'Benefits and social cases on rules of each program', 'Social benefits'],
      ['Cúram Income Support', 'Means-tested benefits, from application to payment', 'Social benefits'],
      ['Cúram Child Welfare', 'Intake, investigation and placement of children', 'Social services'],
      ['Cúram Universal Access', 'Applications and messages of citizens online', 'Citizen portal'],
    ],
    ai: [],
  },
]);

import { directoryVendors } from './directory-vendors.ts';

/** Damage appraisal, fraud, risk data and pricing of insurers. */
export const insuranceAnalytics = directoryVendors('Insurance', [
  {
    id: 'dc6be865-fe8e-4739-839d-fe4cc5175b8c',
    name: 'Shift Technology',
    alsoFor: ['Health insurance'],
    overview:
      'Shift Technology from Paris examines claims and policies of insurers for fraud and for money that can be recovered. Its software reads the documents and photographs of a claim and gives reasons with every alert.',
    headquarters: 'Paris, France',
    founded: '2014',
    website: 'https://www.shift-technology.com',
    capabilities: [
      'Detect fraud in claims',
      'Detect fraud in applications and policies',
      'Find subrogation opportunities',
      'Triage and assign claims',
      'Extract data from claims documents',
      'Investigate alerts and cases',
    ],
    products: [
      ['Shift Claims Fraud Detection', 'Alerts with reasons for suspicious claims', 'Fraud management'],
      ['Shift Subrogation Detection', 'Claims with recovery from third parties', 'Claims'],
      ['Shift Underwriting Risk Detection', 'Misstatements in applications and running policies', 'Underwriting'],
      ['Shift Claims', 'Assessment and handling of claims by agents', 'Claims'],
    ],
    ai: [
      ['Fraud models', 'Score claims from data, networks and documents', 'Predictive AI'],
      ['Document and image analysis', 'Detect altered papers and extract their content', 'Document AI'],
      ['Claims agents', 'Assess coverage, liability and next steps', 'Agentic AI'],
    ],
  },
  {
    id: 'b5d732dc-e261-4a6c-9a31-2da99cec47e2',
    name: 'Verisk',
    overview:
      'Verisk pools the statistics of American insurers and derives policy forms, loss costs and ratings from them. Software for repair estimates, catastrophe models and life insurance supplements the data.',
    headquarters: 'Jersey City, New Jersey',
    founded: '1971',
    website: 'https://www.verisk.com',
    capabilities: [
      'Price insurance products',
      'Underwrite insurance risks',
      'Appraise building damage for claims',
      'Detect fraud in claims',
      'Model natural catastrophes',
      'Administer life and annuity policies',
      'Audit premiums',
    ],
    products: [
      ['ISO forms, rules and loss costs', 'Standard policy programs', 'Rating'],
      ['Xactimate', 'Estimates for building repair', 'Claims'],
      ['ClaimSearch', 'Industry database of claims', 'Fraud management'],
      ['Touchstone', 'Catastrophe modeling', 'Risk modeling'],
      ['FAST', 'Life and annuity administration', 'Policy administration'],
    ],
    ai: [
      ['Digital Media Forensics', 'Detect reused and altered claim photographs', 'Computer vision'],
      ['XactAI', 'Label photographs and draft estimate text', 'Generative AI'],
      ['Underwriting Assistant', 'Compare submissions with rules and summarize them', 'Generative AI'],
      ['ClaimDirector', 'Score claims for fraud', 'Predictive AI'],
    ],
  },
  {
    id: '3beb4dd2-046b-4e81-bcd9-f39344ea2a50',
    name: 'CCC Intelligent Solutions',
    alsoFor: ['Car repair shops'],
    overview:
      'CCC links insurers, repair shops, parts suppliers and carmakers in the settlement of motor claims. Photographs of a damaged car become a priced estimate, and the parties exchange its status.',
    headquarters: 'Chicago, Illinois',
    founded: '1980',
    website: 'https://www.cccis.com',
    capabilities: [
      'Appraise vehicle damage for claims',
      'Triage and assign claims',
      'Run vehicle repair garages',
      'Settle total losses',
      'Find subrogation opportunities',
      'Review injury claims',
    ],
    products: [
      ['CCC ONE', 'Estimating and shop management', 'Claims'],
      ['CCC Estimate – STP', 'Estimates from photographs without an appraiser', 'Claims'],
      ['CCC Subrogation', 'Demands and negotiations between insurers', 'Claims'],
      ['CCC Casualty', 'Review of medical bills and injury claims', 'Claims'],
    ],
    ai: [
      ['Mobile Jumpstart', 'Draft a repair estimate from photographs', 'Computer vision'],
      ['CCC First Look', 'Predict total loss and repair cost of vehicles at first notice', 'Predictive AI'],
      ['EvolutionIQ', 'Guide examiners to injury and disability claims that need action', 'Predictive AI'],
    ],
  },
  {
    id: '8cf55264-335b-40c9-a4e7-2c7f5021141d',
    name: 'Tractable',
    overview:
      'Tractable trained vision models on millions of accident and building photographs. Insurers, repairers and recyclers use them to appraise damage and recover parts.',
    headquarters: 'London, United Kingdom',
    founded: '2014',
    website: 'https://tractable.ai',
    capabilities: [
      'Appraise vehicle damage for claims',
      'Review repair estimates',
      'Inspect vehicles by photograph',
      'Appraise building damage for claims',
      'Decide between repair and total loss',
    ],
    products: [
      ['Auto Claims', 'Appraisal of damaged vehicles', 'Claims'],
      ['Estimate Review', 'Check of repair estimates against photographs', 'Claims'],
      ['Auto Inspection', 'Condition reports of vehicles', 'Inspection'],
      ['Property', 'Appraisal of damage to homes', 'Claims'],
    ],
    ai: [
      ['Damage recognition', 'Detect damaged parts and severity in photographs', 'Computer vision'],
      ['Repair cost prediction', 'Predict labor, paint and parts of a repair', 'Predictive AI'],
    ],
  },
  {
    id: '26ad37a5-007b-44cb-83b0-cdae1846fc3d',
    name: 'Earnix',
    alsoFor: ['Banking'],
    overview:
      'Earnix builds pricing, rating and product personalization software for insurers and banks. Actuaries deploy rates from the model to the live quotation within one environment.',
    headquarters: 'Givatayim, Israel',
    founded: '2001',
    website: 'https://earnix.com',
    capabilities: [
      'Build rate models and compare challenger models of the technical price of insurance',
      'Price loans and deposits',
      'Simulate rate changes',
      'Underwrite insurance risks',
      'Assess driving behavior from telematics',
      'Recommend coverage to customers',
      'Test insurance prices for conversion, retention and fairness',
      'Monitor rate adequacy of insurance premium against the technical price',
    ],
    products: [
      ['Price-It', 'Models, optimization and simulation of prices', 'Pricing'],
      ['Rate-It', 'Rating engine for live quotes', 'Rating'],
      ['Underwrite-It', 'Underwriting rules and models', 'Underwriting'],
      ['Drive-It', 'Scores from driving data', 'Telematics'],
      ['Personalize-It', 'Offers fitted to the customer', 'Personalization'],
    ],
    ai: [
      ['Model Accelerator', 'Integrate machine learning into actuarial rate models', 'Machine learning'],
      ['Zelros copilots', 'Advise agents and answer customers during sales', 'Generative AI'],
      ['Price optimization', 'Choose prices that meet volume and margin aims', 'Optimization'],
    ],
  },
]);

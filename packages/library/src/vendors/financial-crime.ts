import { directoryVendors } from './directory-vendors.ts';

/** Knowing the customer, and finding laundered money. */
export const financialCrime = directoryVendors('Banking', [
  {
    id: 'd26b3664-8e48-4798-b186-4032291e0c30',
    name: 'Fenergo',
    overview:
      'Fenergo of Dublin opens the accounts of corporate and institutional clients: entity data, ownership, policy by country and review dates in one case. Large banks and fund houses are its customers.',
    headquarters: 'Dublin, Ireland',
    founded: '2009',
    website: 'https://www.fenergo.com',
    capabilities: [
      'Onboard corporate clients with KYC by jurisdiction',
      'Refresh KYC files, prefilled from registers, by event-driven review',
      'Trace beneficial owners of legal entities',
      'Monitor transactions for money laundering',
      'Collect and check CRS and FATCA tax self-certifications at entry',
      'Classify clients for trading regulations',
    ],
    products: [
      ['Client Lifecycle Management', 'Client onboarding, reviews and exit', 'Client lifecycle'],
      ['Fenergo KYC', 'Policies, documents and risk per jurisdiction', 'Know your customer'],
      ['Fenergo Transaction Monitoring', 'Alerts and cases on payments', 'Transaction monitoring'],
      ['Investor Onboarding', 'Fund investors from form to approval', 'Investor onboarding'],
    ],
    ai: [
      ['FinCrime agents', 'Carry out KYC data sourcing, screening and review steps', 'Agentic AI'],
      ['Document intelligence', 'Read identity and company documents into the KYC file', 'Document AI'],
    ],
  },
  {
    id: '07cd94e5-727a-460f-a9a9-b2d8097115e6',
    name: 'Verafin',
    overview:
      'Verafin was started by engineers from Newfoundland’s Memorial University and joined Nasdaq in 2021. American banks and credit unions of all sizes watch payments with its pooled view of counterparties.',
    headquarters: 'St. John’s, Canada',
    founded: '2003',
    website: 'https://verafin.com',
    capabilities: [
      'Monitor transactions for money laundering',
      'Detect payment and check fraud',
      'Draft suspicious activity reports, check their schema and file them',
      'Screen sanctions lists',
      'Rate customer risk and review high-risk customers',
      'Find mule accounts',
    ],
    products: [
      ['AML/CFT Compliance', 'Surveillance, cases and reports', 'Anti-money laundering'],
      ['Fraud Detection and Management', 'Wire, check and account fraud', 'Fraud'],
      ['High-Risk Customer Management', 'Due diligence and reviews', 'Customer risk'],
      ['Sanctions Screening', 'Customers and payments against lists', 'Sanctions'],
    ],
    ai: [
      ['Consortium analytics', 'Judge payees by behavior seen at other banks', 'Predictive AI'],
      ['Agentic AI workforce', 'Work low-risk alerts on sanctions and due diligence', 'Agentic AI'],
    ],
  },
  {
    id: '188f492c-2711-4e59-b950-06619983572d',
    name: 'ComplyAdvantage',
    overview:
      'ComplyAdvantage builds its own lists of sanctioned people, politicians and bad news by machine reading, instead of licensing them. Fintech companies took it first, larger banks followed.',
    headquarters: 'London, United Kingdom',
    founded: '2014',
    website: 'https://complyadvantage.com',
    capabilities: [
      'Screen customers for sanctions and politically exposed persons',
      'Find adverse media on customers',
      'Monitor transactions by rule and model',
      'Screen payments in real time',
      'Score customer risk at onboarding',
    ],
    products: [
      ['Mesh', 'Risk intelligence and cases on one platform', 'Financial crime'],
      ['Customer Screening', 'Names against lists at onboarding and after', 'Sanctions'],
      ['Transaction Monitoring', 'Scenarios and alerts', 'Transaction monitoring'],
      ['Payment Screening', 'Names in payments against lists', 'Sanctions'],
    ],
    ai: [
      ['Adverse media reading', 'Classify news on people and companies by offense', 'Language AI'],
      ['Alert remediation agents', 'Clear false screening alerts with a written reason', 'Agentic AI'],
    ],
  },
  {
    id: 'd4529879-f182-456e-8d77-8efa0e47d5df',
    name: 'Hawk',
    overview:
      'Hawk of Munich sets explainable models beside the rules of a bank’s monitoring, so that analysts see fewer false alarms and the reason behind each. Payment firms and mid-size banks run it as a service.',
    headquarters: 'Munich, Germany',
    founded: '2018',
    website: 'https://hawk.ai',
    capabilities: [
      'Monitor transactions for money laundering',
      'Screen payments and customers against sanctions',
      'Detect payment fraud in real time',
      'Rate customer risk',
      'Reduce false alerts of transaction monitoring by explained models',
    ],
    products: [
      ['Transaction Monitoring', 'Rules and models on payments', 'Anti-money laundering'],
      ['Payment Screening', 'Sanctions checks on transactions', 'Sanctions'],
      ['Customer Screening', 'Names against lists', 'Sanctions'],
      ['Transaction Fraud', 'Scores within milliseconds', 'Fraud'],
      ['Customer Risk Rating', 'Risk class from behavior and data', 'Customer risk'],
    ],
    ai: [
      ['AML AI overlay', 'Score and suppress alerts of an existing monitoring system', 'Predictive AI'],
      ['Anomaly detection', 'Find unknown money laundering patterns', 'Predictive AI'],
    ],
  },
  {
    id: '9933af78-b1ef-4d50-b12e-ea4e728ac7c3',
    name: 'Jumio',
    overview:
      'Jumio compares a passport with a selfie in seconds, for banks, marketplaces, gaming and travel. Document templates of more than two hundred countries stand behind the check.',
    headquarters: 'Sunnyvale, California',
    founded: '2010',
    website: 'https://www.jumio.com',
    capabilities: [
      'Verify identity documents of customers',
      'Match faces and test liveness',
      'Screen new customers for sanctions',
      'Authenticate known users by face',
      'Detect identity fraud across accounts',
    ],
    products: [
      ['ID Verification', 'Authenticity of documents', 'Identity verification'],
      ['Selfie Verification', 'Face match and liveness', 'Biometrics'],
      ['AML Screening', 'Sanctions, politicians and adverse media', 'Sanctions'],
      ['Authentication', 'Face of a known user', 'Authentication'],
    ],
    ai: [
      ['Liveness detection', 'Detect masks, replays and deepfakes of identity fraud', 'Computer vision'],
      ['Cross-transaction fraud scoring', 'Find rings that reuse faces and documents', 'Predictive AI'],
    ],
  },
]);

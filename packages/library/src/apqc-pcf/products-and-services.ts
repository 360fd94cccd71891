import type { LibraryEntry } from '../reference-library.ts';

export const productsAndServices: readonly LibraryEntry[] = [
  [
    '2.0',
    'Develop and Manage Products and Services',
    'Product leaders govern a pipeline that carries ideas through definition, design and testing to launch, then manage offerings and their data until they are withdrawn.',
  ],
  [
    '2.1',
    'Govern and manage product/service development program',
    'A product management board sets rules, budgets and priorities for the portfolio, and looks after the intellectual property, regulatory duties and master data on which all development rests.',
  ],
  [
    '2.1.3',
    'Manage patents, copyrights, and regulatory requirements',
    'Patent attorneys and regulatory specialists search prior art, file and renew rights, track approval duties by country, and warn product managers before a launch would infringe or breach a rule.',
  ],
  [
    '2.1.4',
    'Manage product and service master data',
    "Data stewards create and correct item records, bills of material, routings and specifications in PLM and ERP from engineers' requests, blocking duplicates and incomplete records before any plant can use them.",
  ],
  [
    '2.2',
    'Generate and define new product/service ideas',
    'Innovation teams collect suggestions and research results, shape them into concepts, and describe what a promising product or service has to do before engineering effort is committed.',
  ],
  [
    '2.2.2',
    'Generate new product/service concepts',
    'Ideas arriving from employees, customers and partners through an online form are clustered, scored against strategy and feasibility, and the best worked up into concept briefs by product managers.',
  ],
  [
    '2.2.3',
    'Define product/service development requirements',
    'Business analysts translate customer needs, standards and cost targets into numbered, testable requirements, resolve contradictions with marketing and engineering, and baseline them in the requirements tool.',
  ],
  [
    '2.3',
    'Develop products and services',
    'Cross-functional project teams turn an approved concept into something that can be made or delivered repeatedly, proving design, market fit and readiness at stage gates.',
  ],
  [
    '2.3.1',
    'Design and prototype products and services',
    'Engineers and designers create specifications, CAD models and prototypes, run simulations and user tests, and iterate until performance, cost and usability goals are met or the gate committee stops the work.',
  ],
  [
    '2.3.3',
    'Prepare for production/service delivery',
    'Before launch, industrialization engineers order equipment, qualify suppliers and processes, train staff and run pilot batches, releasing volume production only after the readiness checklist is complete.',
  ],
];

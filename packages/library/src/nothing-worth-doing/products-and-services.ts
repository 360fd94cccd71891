import type { NothingWorthDoing } from '../nothing-worth-doing.ts';

export const nothingInProductsAndServices: NothingWorthDoing = [
  [
    'APQC PCF 2.1.1.2 Confirm alignment of product/service concepts with business strategy',
    'A yes or no by the portfolio board after half an hour of discussion.',
  ],
  [
    'APQC PCF 2.1.2.5.7 Conduct new product development process assessment',
    'A development head reviews the own process every other year, with people from other firms.',
  ],
  [
    'APQC PCF 2.1.3.4 Define product technical documentation management requirements',
    'A standard chosen once by quality and documentation, then merely applied.',
  ],
  [
    'APQC PCF 2.2.1.2 Develop new technologies',
    'Years of laboratory work by specialists, each path different from the last.',
  ],
  [
    'APQC PCF 2.2.1.3 Assess feasibility of integrating new leading technologies into product/service concepts',
    'Senior engineers build something small and see whether it holds.',
  ],
  [
    'APQC PCF 2.2.2.4 Formulate new product/service concepts',
    'The creative act of a small team; what helps it is earlier ideas and customer needs, served elsewhere.',
  ],
  [
    'APQC PCF 2.2.3.1.4 Derive security requirements for products and services',
    'A threat workshop of security architects per product, hardly repeated.',
  ],
  [
    'APQC PCF 2.3.1.8 Design products/services',
    'The designer’s own craft; the checks around it and the search for reusable parts have their own entries.',
  ],
  [
    'APQC PCF 2.3.1.8.3 Design for re-manufacturing',
    'A question that designers and re-manufacturers solve at the opened product.',
  ],
  ['APQC PCF 2.3.1.8.6 Design for product upgrades', 'An architectural choice made at the start of a product line.'],
  [
    'APQC PCF 2.3.1.9 Build prototypes/proof of concepts',
    'It is made by hand, with machines and much improvisation, in the workshop.',
  ],
  [
    'APQC PCF 2.3.1.13 Identify design/development performance indicators',
    'Development and finance agree once on five figures and keep them for years.',
  ],
  [
    'APQC PCF 2.3.2.3 Finalize product/service characteristics and business cases',
    'Product manager and finance close an argument; the figures come from test and launch data.',
  ],
  [
    'APQC PCF 2.3.3.1 Design and obtain necessary capabilities/materials and equipment',
    'Investment and purchasing projects of their own kind, planned by process engineers one at a time.',
  ],
  [
    'APQC PCF 2.1.2.5.4 Apply data and analytics to review supply chain methodologies',
    'Which planning method suits a new product is argued once between product management and supply chain; the figures come from the launch review.',
  ],
  [
    'APQC PCF 2.2.3.2 Define post launch support model',
    'Product and service heads settle once per product who repairs it, where and for how long.',
  ],
];

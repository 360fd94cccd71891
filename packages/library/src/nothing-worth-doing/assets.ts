import type { NothingWorthDoing } from '../nothing-worth-doing.ts';

export const nothingInAssets: NothingWorthDoing = [
  [
    'APQC PCF 10.1.2.1 Design facility',
    'Architects and users draw it together; the design office has its own tools and there is one building every few years.',
  ],
  [
    'APQC PCF 10.1.2.2 Analyze budget',
    'A quantity surveyor’s cost plan for one building is a single calculation, not a flow of cases.',
  ],
  [
    'APQC PCF 10.1.2.4 Negotiate terms for facility',
    'Rent, incentives and fit-out are bargained across a table by the broker and the landlord’s agent.',
  ],
  [
    'APQC PCF 10.2.1.3 Secure construction financing',
    'Lenders are found by the CFO through personal talks, one facility per program.',
  ],
  [
    'APQC PCF 10.2.2.1 Develop construction strategy',
    'Lots, contract form and sequence are chosen by the project director from experience before there is any data.',
  ],
  [
    'APQC PCF 10.2.2.4 Design assets',
    'Engineering design is creative work in the design system; its checks belong to permits and quality.',
  ],
  ['APQC PCF 10.2.3.2 Obtain resources', 'Crews and cranes are hired by telephone among the firms of the region.'],
  ['APQC PCF 10.2.3.3 Construct new assets', 'Concrete, steel and cable are placed by hand and machine on site.'],
  [
    'APQC PCF 10.2.3.4 Augment existing assets',
    'Extending a running plant is again site work, with the same crews and the same paper as new building.',
  ],
  [
    'APQC PCF 10.3.2.6 Define maintenance performance targets',
    'Availability and response targets are agreed by two managers in an hour when the year begins.',
  ],
  [
    'APQC PCF 10.3.3.2 Perform routine asset maintenance',
    'Lubricating, tightening and cleaning on the round is done with hands and ears.',
  ],
  [
    'APQC PCF 10.3.3.5 Perform unplanned maintenance and repairs',
    'When it has broken at night, a technician with a flashlight repairs it; the records before and after are where data help.',
  ],
  [
    'APQC PCF 10.4.2 Decommission productive assets',
    'Draining, disconnecting and making safe is craft work under a permit, and no two plants are alike.',
  ],
  ['APQC PCF 10.4.10.1 Demolish and secure', 'Demolition is done by machines and by specialist firms.'],
  [
    'APQC PCF 10.4.10.2 Restore site',
    'Soil is moved and planted; the plan behind it was approved by the authority years before.',
  ],
  [
    'APQC PCF 10.4.10.4 Prepare handover to new operator or landowner',
    'A handover of land happens once in decades and is a matter of lawyers and surveyors.',
  ],
  [
    'APQC PCF 10.4.11.4 Manage compliance audits',
    'Environmental auditors walk the drums and the drains; a site sees them twice a year.',
  ],
  [
    'APQC PCF 10.4.11.5 Recognize need to disposition hazardous materials/waste',
    'A shift worker notices that a drum is full or a bath is spent, and that is all there is to this step.',
  ],
];

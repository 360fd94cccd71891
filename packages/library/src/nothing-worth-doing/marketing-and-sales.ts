import type { NothingWorthDoing } from '../nothing-worth-doing.ts';

export const nothingInMarketingAndSales: NothingWorthDoing = [
  [
    'APQC PCF 3.1.2.3 Prioritize opportunities consistent with capabilities and overall business strategy',
    'Ten candidates a year are ranked by management around one table.',
  ],
  [
    'APQC PCF 3.1.2.4.2 Confirm internal capabilities',
    'The heads of plant, sales and service say frankly what they can do.',
  ],
  ['APQC PCF 3.2.1.4 Develop new branding', 'Designers and owners create it over months, once in many years.'],
  [
    'APQC PCF 3.2.2.4 Approve pricing strategies/policies and targets',
    'The board reads and approves two papers a year, after the pricing head has explained them.',
  ],
  [
    'APQC PCF 3.2.3.1 Determine channels to be supported',
    'A decision of principle with contracts and leases behind it, taken rarely.',
  ],
  ['APQC PCF 3.2.3.2 Establish channel objectives', 'Sales heads agree on a handful of targets in the yearly round.'],
  [
    'APQC PCF 3.2.3.3 Determine channel role and fit with target segments',
    'Judgment of people who know dealers and customers by name.',
  ],
  ['APQC PCF 3.2.3.4 Select channels for target segments', 'Follows from the role paper in a single meeting.'],
  [
    'APQC PCF 3.2.3.5 Identify required channel capabilities',
    'A list of needs collected in talks with three channel heads.',
  ],
  [
    'APQC PCF 3.2.3.6 Evaluate channel attributes and potential partners',
    'Few candidates, visited in person before anything is signed.',
  ],
  [
    'APQC PCF 3.2.3.7.1 Define omni-channel strategy',
    'A conflict about credit and money between channel heads, settled by their superior.',
  ],
  [
    'APQC PCF 3.2.3.7.3 Develop omni-channel policies and procedures',
    'A dozen rules on prices and returns, negotiated once and then configured.',
  ],
  ['APQC PCF 3.2.3.8 Develop and manage execution roadmap', 'An ordinary project plan with no peculiarity of its own.'],
  [
    'APQC PCF 3.2.4.5 Develop plan for channel improvements',
    'Three or four measures a year which channel heads think up and defend.',
  ],
  [
    'APQC PCF 3.2.5.2 Define public relations (PR) strategy',
    'The press chief’s judgment of journalists, topics and timing.',
  ],
  [
    'APQC PCF 3.2.5.4 Define internal marketing communication strategy',
    'A short yearly plan between marketing and internal communication.',
  ],
  [
    'APQC PCF 3.2.5.5 Identify new media for marketing communication',
    'Two trials a year, suggested by agencies and chosen by taste and budget.',
  ],
  [
    'APQC PCF 3.2.5.6 Define new media communication strategy',
    'A stance on tone and presence that the marketing head formulates once.',
  ],
  [
    'APQC PCF 3.2.6.1 Define customer loyalty program',
    'Designed every five to eight years by a small team with finance and legal.',
  ],
  [
    'APQC PCF 3.3.2.1 Confirm marketing alignment to business strategy',
    'Two executives talk it through for an hour, and nothing is left to compute.',
  ],
  [
    'APQC PCF 3.3.3.2 Determine corporate incentives',
    'A negotiation about money between sales, finance and the works council.',
  ],
  [
    'APQC PCF 3.3.4.1 Define promotional concepts and objectives',
    'The idea of a promotion comes from category people and agencies; its volume and effect are what can be computed.',
  ],
  [
    'APQC PCF 3.3.4.7 Refine promotional performance metrics',
    'Definitions change once a year after an argument on baselines.',
  ],
  [
    'APQC PCF 3.3.5.5 Revise customer strategies, objectives, and plans based on metrics',
    'Managers draw conclusions in the quarterly review.',
  ],
  [
    'APQC PCF 3.3.7.1 Plan packaging strategy',
    'Material, format and brand are balanced by packaging engineers and marketing every few years.',
  ],
  ['APQC PCF 3.3.7.2 Test packaging options', 'It is done with drop tests, filling trials and the hands of shoppers.'],
  [
    'APQC PCF 3.4.2.2 Design alliance programs and methods for selecting and managing relationships',
    'A program manual is written once and lives for years.',
  ],
  [
    'APQC PCF 3.4.2.4 Develop customer trade strategy and customer objectives/targets',
    'The key account head decides per retailer what to fight for this year.',
  ],
  [
    'APQC PCF 3.4.2.7 Develop partner and alliance management strategies',
    'Depends on personal relations between two companies’ heads.',
  ],
  [
    'APQC PCF 3.4.2.12 Communicate planning information to customer teams',
    'One meeting and one shared folder per quarter are all the work there is.',
  ],
  [
    'APQC PCF 3.4.3.4 Determine overhead and fixed costs',
    'Taken over from the finance plan by key without work in sales.',
  ],
  [
    'APQC PCF 3.5.1.4 Match opportunities to business strategy',
    'A sales manager sees in a minute whether a deal is wanted.',
  ],
  [
    'APQC PCF 3.5.1.5 Develop opportunity win plans',
    'The team around a large deal thinks about persons, power and timing.',
  ],
  ['APQC PCF 3.5.1.8.1 Perform sales calls', 'The talk itself is the seller’s craft.'],
  ['APQC PCF 3.5.4.2.2 Retrieve full customer details', 'A lookup that every order screen does already.'],
  [
    'APQC PCF 3.2.3.7.2 Define omni-channel requirements',
    'The channel heads write one list in a workshop before the project, and it is not repeated.',
  ],
];

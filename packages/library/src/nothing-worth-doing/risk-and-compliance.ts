import type { NothingWorthDoing } from '../nothing-worth-doing.ts';

export const nothingInRiskAndCompliance: NothingWorthDoing = [
  [
    'APQC PCF 11.1.1 Establish the enterprise risk framework and policies',
    'Appetite, method and roles fit on ten pages that the board approves; only sharing and reporting, listed below it, produce regular work.',
  ],
  [
    'APQC PCF 11.1.1.1 Determine risk tolerance for organization',
    'How much the owners want to lose is for the board to say, on whatever figures it gets.',
  ],
  [
    'APQC PCF 11.1.1.3 Identify and implement enterprise risk management tools',
    'Buying a risk register tool is a small purchase once in a decade.',
  ],
  [
    'APQC PCF 11.1.2.3 Develop risk mitigation and management strategy and integrate with existing performance management processes',
    'Whether to avoid, bear or pass on a large risk is weighed by the executive team in a room.',
  ],
  [
    'APQC PCF 11.1.3.3 Develop mitigation plans for risks',
    'The person who runs the unit thinks up what would help; the idea takes an afternoon and the follow-up takes the year.',
  ],
  [
    'APQC PCF 11.2.1.4 Maintain controls-related technologies and tools',
    'Keeping the control tools running is ordinary application support for one or two small systems.',
  ],
  [
    'APQC PCF 11.3.3 Identify/dedicate resources',
    'After damage the response lead pulls in those who can be spared, by name and by telephone.',
  ],
  [
    'APQC PCF 11.4.1 Develop the business resilience strategy',
    'The resilience strategy is a paper of three pages which the board discusses after each crisis.',
  ],
];

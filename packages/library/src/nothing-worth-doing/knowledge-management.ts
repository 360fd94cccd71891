import type { NothingWorthDoing } from '../nothing-worth-doing.ts';

export const nothingInKnowledgeManagement: NothingWorthDoing = [
  [
    'APQC PCF 13.5.1 Develop KM strategy',
    'A knowledge strategy is written once by two or three people after listening around the house.',
  ],
  [
    'APQC PCF 13.5.1.1 Develop governance model with roles and accountability',
    'The governance of knowledge work is a table of names agreed in a morning.',
  ],
  [
    'APQC PCF 13.5.1.2 Define roles and accountability of core group versus operating units',
    'What the core group does and what the units do is bargained between their heads.',
  ],
  [
    'APQC PCF 13.5.1.3 Develop funding models',
    'Whether units pay for knowledge work is an old dispute that the finance director ends.',
  ],
  [
    'APQC PCF 13.5.1.4 Identify links to key initiatives',
    'Links to other initiatives come up when their leaders meet.',
  ],
  [
    'APQC PCF 13.5.1.5 Develop core KM methodologies',
    'Interviews, communities and after-action reviews are methods known for thirty years; they need practice, not development.',
  ],
  [
    'APQC PCF 13.5.1.6 Assess IT needs and engage IT function',
    'The needs of a small knowledge team are told to IT in one meeting.',
  ],
  [
    'APQC PCF 13.5.1.7 Develop training and communication plans',
    'Communication for a knowledge program is a handful of talks and posts a year.',
  ],
  [
    'APQC PCF 13.5.1.8 Develop change management approaches',
    'Sharing habits change through the example of respected experts.',
  ],
  [
    'APQC PCF 13.5.1.9 Develop strategic measures and indicators',
    'A few measures of knowledge use are picked once and reported with the rest.',
  ],
  [
    'APQC PCF 13.5.2.1 Assess maturity of existing KM initiatives',
    'Maturity of knowledge work is judged in a workshop every other year, more for the talk than for the score.',
  ],
  [
    'APQC PCF 13.5.2.2 Evaluate existing KM approaches',
    'Members of a community say in ten minutes whether it is worth their time.',
  ],
  [
    'APQC PCF 13.5.3.2 Design resource model for KM approaches',
    'Staffing a knowledge team of four is not a modeling task.',
  ],
  [
    'APQC PCF 13.5.4.2 Sustain awareness and engagement',
    'Experts stay engaged when they are thanked and get the time, which only their managers can give.',
  ],
  [
    'APQC PCF 13.5.3.5 Develop measures',
    'Two or three figures are agreed when a new practice starts, in the meeting that starts it.',
  ],
  [
    'APQC PCF 13.5.4.3 Expand KM infrastructure to meet demand',
    'Adding licenses or a second community manager is a budget line and no recurring work.',
  ],
];

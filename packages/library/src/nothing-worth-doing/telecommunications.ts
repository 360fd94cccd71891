import type { NothingWorthDoing } from '../nothing-worth-doing.ts';

export const nothingInTelecommunications: NothingWorthDoing = [
  [
    'eTOM 1.1.17.A',
    'A dozen studies a year begin with one conversation between a manager and a researcher about the decision behind them; that conversation is the work.',
  ],
  [
    'eTOM 1.5.8.C.2',
    'Splicers stand in a trench with a fusion machine; where to dig is settled by fault location, and the rest is hands, rain and permission.',
  ],
  [
    'eTOM 1.12.13.B',
    'A team leader and a seller talk about one habit every fortnight; the figures are on the dashboard already, and trust is what changes behavior.',
  ],
];

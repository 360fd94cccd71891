import type { NothingWorthDoing } from '../nothing-worth-doing.ts';

export const nothingInBanking: NothingWorthDoing = [
  [
    'BIAN 1.1.1',
    'The board argues three-year scenarios once a year around a table; the choice is judgment, and the figures come from planning tools that exist.',
  ],
  [
    'BIAN 3.3.3',
    'Cheque books and brochures are a shrinking stock in one store room, reordered by a minimum level that every warehouse system already has.',
  ],
  [
    'BIAN 3.5.3',
    'A head teller hands out floats, forms and keys in ten minutes at opening and counts them back in the evening; the cash recycler did what could be automated.',
  ],
  [
    'BIAN 5.3.3',
    'Counter exchange of foreign notes is a few deals a day per branch since cards work abroad; the rate sheet and the identity limit sit in the teller system.',
  ],
  [
    'BIAN 7.4.1',
    'Unit heads read a monthly sheet, talk with their team leaders and move people; the work is the talk, and the sheet already comes from reporting.',
  ],
];

import type { NothingWorthDoing } from '../nothing-worth-doing.ts';

export const nothingInRetail: NothingWorthDoing = [
  [
    'ARTS 1.2.1',
    'Six category managers settle around a table once a year whether a category brings traffic or profit, and it rarely changes.',
  ],
  [
    'ARTS 4.1.1',
    'The keyholder walks round with lights, alarm and cold cabinets for ten minutes; a longer checklist only makes the walk slower.',
  ],
  ['ARTS 4.2.5.1', 'People pass the reader over every bay at night, and the only faster way is a different reader.'],
  [
    'ARTS 4.3.1',
    'A good associate looks at the shopper and asks two questions; a tablet between them costs more sales than it brings.',
  ],
  [
    'ARTS 4.4.2',
    'Baking, boning and slicing are crafts of hand and eye, and scales and label printers have long been connected.',
  ],
  [
    'ARTS 5.1.1',
    'The till already finds price and tax in a tenth of a second, and the unreadable code is keyed by a person who sees the apple.',
  ],
  [
    'ARTS 5.2.1',
    'Terminal and acquirer do the work in two seconds, and the fallback with floor limits is the acquirer’s rule, not the shop’s.',
  ],
  [
    'ARTS 5.2.2',
    'Recyclers count and test the notes already where they pay; elsewhere a cashier gives change faster than anything else.',
  ],
  [
    'ARTS 5.2.4',
    'The lender’s system decides and draws up the agreement; the shop types a few fields for some baskets a day.',
  ],
  ['ARTS 5.4.1.1', 'A counting machine and two hands rebuild the floats, and every store owns the machine already.'],
];

import type { NothingWorthDoing } from '../nothing-worth-doing.ts';

export const nothingInManufacturing: NothingWorthDoing = [
  [
    'ISA-95 1.6.4.2',
    'Whoever made the wrong entry states the reason and signs; the record system keeps the original, and there is nothing left to win.',
  ],
  [
    'ISA-95 2.5.4',
    'Stripping, measuring and rebuilding a pump is bench work, and a workshop does a few dozen a year of forty different kinds.',
  ],
  [
    'ISA-95 2.7.2',
    'The crew leader’s word on when the machine comes back is better than any computed time, and telling the shift leader takes a sentence.',
  ],
  [
    'ISA-95 3.1.2',
    'Chemists develop a method at the bench on a handful of reference samples, and a laboratory validates only a few each year.',
  ],
  [
    'ISA-95 4.1.3',
    'Routes and travel rules are walked and agreed once with safety and production, and change only when the building does.',
  ],
  [
    'ISA-95 4.4.3',
    'The fleet controller bought with the vehicles already sequences them; what remains is a person clearing a jam in the aisle.',
  ],
  [
    'ISA-95 4.5.5',
    'Interlocks in the control system check source, target and level, and the operator still has to look at the valve.',
  ],
  [
    'ISA-95 6.4.2',
    'A certified coach stands beside the trainee and shows each task at the machine; only the record of it is paperwork.',
  ],
];

import type { NothingWorthDoing } from '../nothing-worth-doing.ts';

export const nothingInInsurance: NothingWorthDoing = [
  [
    'ACORD 1.1.2',
    'Chief underwriter, actuary and risk officer argue it out once a year; the work is to agree and to say no, and checking risks against the result belongs to intake.',
  ],
  [
    'ACORD 2.2.2',
    'Brokers come for the trainer and the talk over lunch, each launch is new, and keeping the record of attendance belongs to the license register.',
  ],
  [
    'ACORD 3.4.1',
    'Leader, followers and broker settle line size and clauses face to face on trust built over years; nobody would let a machine bargain for a line.',
  ],
  [
    'ACORD 4.1.3.2',
    'A few dozen opinions a year on rare illnesses, each a question between two doctors; the summary of the file is prepared elsewhere.',
  ],
  [
    'ACORD 5.4.2',
    'Offers and arguments are exchanged by phone with lawyers and injured people; what helps is the valuation made before the call.',
  ],
  [
    'ACORD 7.1.1',
    'One paper for one board retreat a year, and its worth lies in the interviews with business heads rather than in the typing.',
  ],
  [
    'ACORD 7.1.2',
    'Board and unit heads trade money and targets in two meetings; a model would only give the loudest of them a new argument.',
  ],
];

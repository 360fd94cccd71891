import type { NothingWorthDoing } from '../nothing-worth-doing.ts';

export const nothingInTheSupplyChain: NothingWorthDoing = [
  [
    'APQC PCF 4.1.1.1 Define manufacturing goals',
    'The plant manager and the board agree three or four goals for the year over a table; no record of earlier years would choose them better.',
  ],
  [
    'APQC PCF 4.1.1.2 Define labor and materials policies',
    'Rules on shifts, agency work and stock ownership are bargained with people and written once in several years.',
  ],
  [
    'APQC PCF 4.1.1.3 Define outsourcing policies',
    'Which work never leaves the house is a matter of know-how and trust that directors settle among themselves.',
  ],
  [
    'APQC PCF 4.1.1.4 Define capital expense policies',
    'The limits for investment requests come from the finance director and change when the owner changes.',
  ],
  [
    'APQC PCF 4.3.2.5.1 Automate and control plant',
    'Programming controllers and wiring sensors is the craft of automation engineers on the machine, and it is automation already.',
  ],
  [
    'APQC PCF 4.4.1.3 Communicate outsourcing needs',
    'What shall go to a logistics provider is told to colleagues in a workshop every few years; the tender that follows is served by sourcing.',
  ],
  [
    'APQC PCF 4.1.1.7 Define production process',
    'How a product is made is found by process engineers in trials at the bench and on the first line.',
  ],
];

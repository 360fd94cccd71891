import type { NothingWorthDoing } from '../nothing-worth-doing.ts';

export const nothingInExternalRelationships: NothingWorthDoing = [
  [
    'APQC PCF 12.2.1.1 Assess relationships',
    'Whether a ministry still trusts the company is felt in the room by those who go there.',
  ],
  [
    'APQC PCF 12.2.1.2 Appoint responsible executives',
    'Choosing who speaks with the government is a personal decision of the chief executive, made a few times in a term.',
  ],
  [
    'APQC PCF 12.2.1.4 Receive input from internal advisors',
    'Advisors inside the house give their view in talks; a form would only make them careful.',
  ],
  [
    'APQC PCF 12.2.1.5 Receive input from external advisors',
    'What former officials and lobbyists say is worth something because it is said in confidence and not filed.',
  ],
  [
    'APQC PCF 12.2.2.1 Establish relationships with agencies',
    'Contacts at agencies grow by visits, and there are perhaps a dozen of them.',
  ],
  [
    'APQC PCF 12.2.3.1 Evaluate the requirements for strategic relationships',
    'Whether an association or alliance is needed at all is discussed once in years by two or three executives.',
  ],
  [
    'APQC PCF 12.4.5.2 Engage/Retain outside counsel if necessary',
    'A general counsel hires the lawyer she trusts with the case; the engagement letter is the smallest part of it.',
  ],
  [
    'APQC PCF 12.5.3 Promote political stability',
    'Political stability is the subject of presence, restraint and judgment in a country, with no volume and no data of one’s own.',
  ],
  [
    'APQC PCF 12.4.4.1 Plan and initiate compliance program',
    'The general counsel draws up a compliance program after one hard look at where the house could be tempted, and the board adopts it once.',
  ],
];

import type { Industry } from '@process-ai/contract/industries';

/** Notes of one trade, written without its pack in sight; a tie to any code that is not named here is a wrong one. */
export interface TradeNotes {
  title: string;
  industry: Industry;
  /** Sentences with the codes of the pack, without its letters, that they speak of. */
  lines: readonly (readonly [sentence: string, ...codes: string[]])[];
}

export const TRADE_NOTES: readonly TradeNotes[] = [
  {
    title: 'Notes from the wards',
    industry: 'hospitals',
    lines: [
      ['Discharge letters are dictated, typed and signed, and leave the house after 8 days.', '2.2.4'],
      ['Nurses spend 42 minutes a shift on documentation of vital signs.', '3.1.1'],
      ['Bed managers phone eleven wards each morning to learn which beds are free.', '2.2.1', '2.2'],
      ['Patient complaints rose to 640 a year, and answering one takes 19 days.', '7.1.3'],
      ['The kitchen cooks 1,100 meals a day.'],
      ['The helipad was renewed in 2023 at a cost of 2 million euros.'],
      ['Appointment scheduling takes 6 minutes per call, and 22 % of patients do not show up.', '1.1.2'],
      ['HR screens 3,000 applications a year for 180 jobs.'],
      ['Consent forms are scanned by hand, 900 a week.'],
    ],
  },
  {
    title: 'Practice managers round table',
    industry: 'professional-services',
    lines: [
      ['Associates review 1,200 contracts a year clause by clause, three hours each.', '2.1.2'],
      ['Conflict checks take two days because three databases have to be searched by hand.', '1.3.1'],
      ['Partners correct 18 % of time entries at month end.', '7.1.1'],
      ['Client invoices leave the house 34 days after the month has ended.', '7.1.3'],
      ['Pitches and proposals are written from scratch, 25 hours each.', '1.2.2', '1.2'],
      ['The library holds 14,000 volumes.'],
      ['Staffing of projects is decided in a meeting of 12 people every Monday.', '3.1.2'],
      ['Receivables stand at 71 days on average.', '7.1.4'],
      ['Each employee completes 24 hours of training a year.', '7.3.2', '7.3.4'],
      ['Legal research takes associates six hours a matter.', '2.1.1'],
      ['The lease of the office ends in 2029 and costs 1.4 million a year.'],
    ],
  },
  {
    title: 'Depot visit',
    industry: 'logistics',
    lines: [
      ['Proof of delivery is on paper, and 4 % of the slips are lost.', '3.3.4'],
      ['Inbound goods wait 3 hours at the ramp because delivery notes are missing.', '5.2.2', '5.2.1', '5.2'],
      ['Drivers call the dispatcher 140 times a day to ask for the next stop.'],
      ['Damage claims take 31 days, and a third come without photos.', '7.2.1'],
      ['Inventory is counted once a year in five days.', '5.3.1'],
      ['Diesel prices rose by 14 %.'],
      ['A freight quote takes 40 minutes, since rates are in 30 different spreadsheets.', '1.1.1'],
      ['Customs declarations are typed from the commercial invoice, 260 a day.', '6'],
      ['Carrier invoices are checked by sample only, and 7 % are wrong.', '7.3.2'],
      ['Customers ask for the status of a shipment in 1,300 e-mails a week.', '7.1.1'],
      ['Recruiting a driver takes 58 days and costs 3,900 euros.', '3.4.1'],
      ['The forklift fleet was renewed in 2024 for 600,000 euros.'],
    ],
  },
  {
    title: 'Customer operations and field service',
    industry: 'utilities',
    lines: [
      ['The call centre answers 48,000 calls a month, and 60 % ask about the bill.', '8.3.1'],
      ['Meter readings are estimated for 8 % of the customers.', '7.1.1', '7.1.2'],
      ['Complaints about bills take 22 minutes each and number 2,100 a month.', '8.3.2'],
      ['Moves in and out are typed in from e-mails, 5,400 a month.', '8.2.1'],
      ['Fraud and theft of energy are found by chance in 300 cases a year.', '7.1.5'],
      ['The headquarters was painted green in 2022.'],
      ['Outages are reported by phone, and dispatching a crew takes 35 minutes.', '3.2.1'],
      ['Connection requests take 64 days because plans are drawn by hand.', '1.2.1'],
      ['Field technicians visit 120 sites a day and drive 14,000 km a week.'],
      ['Vegetation is cut along 3,000 km of lines each year.', '3.1.2'],
      ['Permits from 62 municipalities are requested by letter.', '1.1.4'],
    ],
  },
  {
    title: 'Kick-off with the airline',
    industry: 'airlines',
    lines: [
      ['The hangar roof was repaired in April for 900,000 euros.'],
      ['Turnaround of an aircraft takes 52 minutes.', '5.2.1'],
      ['Load sheets are typed twice.', '4.1.3'],
      ['Cabin crew meals are ordered for 600 people a day.'],
    ],
  },
  {
    title: 'Front office and staff of the hotel group',
    industry: 'hospitality',
    lines: [
      ['Housekeeping cleans 310 rooms a day from printed lists.', '3.1.2'],
      ['No-shows cost us 4 % of the revenue.'],
      ['The pool was closed for 20 days.'],
      ['The staff house has 80 beds.'],
    ],
  },
  {
    title: 'Claims and members of the health fund',
    industry: 'health-insurance',
    lines: [
      ['Members send 9,000 paper claims a week, which are keyed in by hand.', '7.1.1'],
      ['Prior authorization takes 4 days, and doctors complain about it.', '5.1.1', '5.1'],
      ['Appeals number 700 a month, and each takes 90 minutes.', '8.2.1'],
      ['The board met nine times.'],
      ['Enrolment files of employers arrive in 60 different layouts.', '3.1.1'],
      ['The lift of the head office is 30 years old.'],
    ],
  },
  {
    title: 'Permits and benefits of the city',
    industry: 'public-administration',
    lines: [
      ['Building permit applications arrive on paper, 3,400 a year, and take 71 days.', '6.1.1', '6.1'],
      ['Citizens wait 48 minutes for an identity card.', '1.2.2'],
      ['Parking fines are contested in 9 % of the cases.', '5.2.3'],
      ['The fountain was repaired for 120,000 euros.'],
      ['Benefit applications are incomplete in 38 % of the cases.', '3.1.1'],
    ],
  },
  {
    title: 'Studio and rights of the publisher',
    industry: 'media',
    lines: [
      ['Rights of 40,000 titles are kept in spreadsheets, and royalty statements take 15 days.', '4.1.1'],
      ['Moderators read 80,000 comments a month.', '3.2.5'],
      ['Subscriptions are cancelled by phone, 2,700 a month.', '6.2.3'],
      ['Archive footage is searched 500 times a week.'],
      ['The printing house moved 30 km.'],
    ],
  },
];

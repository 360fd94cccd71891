import type { PackEntry } from '../../industry-pack.ts';

export const revenueAndFrontOffice: readonly PackEntry[] = [
  [
    '1',
    'Revenue and Distribution',
    'Revenue managers, sales and reservations fill rooms and tables at the best price the night can bear.',
  ],
  ['1.1', 'Pricing and Forecast', 'How full the house will be, at what rate, and which booking to refuse today.'],
  [
    '1.1.1',
    'Forecast occupancy and set rates',
    'Every morning the revenue manager looks at pick-up, competitors, flights and the fair calendar, and moves rates, minimum stays and closures by room type.',
    ['hotel-rate-recommendation-by-segment'],
  ],
  [
    '1.1.2',
    'Hold the weekly revenue meeting',
    'General manager, sales and revenue go through the next ninety days on a wall chart, agree on groups to take and rates to hold, and note who acts.',
    ['performance-report-with-drivers', 'project-action-follow-up-agent'],
  ],
  [
    '1.1.3',
    'Control overbooking and relocations',
    'Reservations oversells by expected no-shows and, when the night is too full, finds beds in a sister house before guests stand at the desk.',
    ['hotel-oversold-night-relocation'],
  ],
  [
    '1.1.4',
    'Budget rooms, outlets and banquets',
    'In September each department plans covers, average checks, nights by segment and staff for the coming year against what the owner expects.',
    ['sales-budget-from-volume-price-and-mix', 'rolling-forecast-statistical-baseline'],
  ],
  [
    '1.2',
    'Channels',
    'Portals, agencies, own site and the phone, each with a commission and a picture that may be wrong.',
  ],
  [
    '1.2.1',
    'Load rates, availability and content',
    'Corporate rates, packages, photos and policies go into property system, booking engine and distribution systems, and somebody looks whether they arrived.',
    ['hotel-rate-loading-and-parity-check'],
  ],
  [
    '1.2.2',
    'Take reservations by phone and mail',
    'Reservation agents answer calls, read mails, vouchers and rooming lists, quote and confirm, and note what the guest asked for.',
    ['hotel-reservation-mails-into-the-booking'],
  ],
  [
    '1.2.3',
    'Sell direct through website and booking engine',
    'The e-commerce manager buys search terms, tests photos and packages, and gets guests to book without a portal.',
    ['web-funnel-breaks-with-page-tests', 'paid-media-bids-on-margin'],
  ],
  [
    '1.2.4',
    'Pay commissions and charge virtual cards',
    'Portal and agency statements are compared with stays as they happened, wrong ones disputed, and single-use cards charged on the allowed day.',
    ['hotel-agency-commission-and-card-reconciliation'],
  ],
  [
    '1.3',
    'Corporate, Group and Event Sales',
    'Contracts with companies, tour operators and planners that fill the calendar a year out.',
  ],
  [
    '1.3.1',
    'Answer group and meeting inquiries',
    'Planners write to six houses; sales checks rooms and halls, prices with displacement in mind, and offers with an option date.',
    ['hotel-group-inquiry-to-offer'],
  ],
  [
    '1.3.2',
    'Negotiate corporate and tour operator rates',
    'Each autumn the request-for-proposal season brings two hundred bid forms with blackout days, breakfast and last-room availability to be answered.',
    ['hotel-corporate-rate-season-bids', 'account-plan-prefilled-from-customer-records'],
  ],
  [
    '1.3.3',
    'Show the house and close the deal',
    'A sales manager walks the planner through rooms and terrace, pours a tasting, and shakes hands on dates.',
    {
      nothing:
        'The planner decides by smell, light and the feeling that this person will look after her event; nothing in the tour can be done by a screen.',
    },
  ],
  [
    '1.3.4',
    'Follow options, blocks and deposits',
    'Option dates, cut-offs, reduction steps and deposits of every group are watched, and unsold rooms return to the market.',
    ['hotel-event-attrition-and-final-billing'],
  ],
  ['1.4', 'Guests Who Come Back', 'Loyalty members, newsletters, gift vouchers and what people write afterwards.'],
  [
    '1.4.1',
    'Run the loyalty program',
    'Members are enrolled at the desk, nights and points credited, missing stays claimed, and tiers renewed each January.',
    ['loyalty-member-accounts-and-point-claims', 'loyalty-cost-liability-and-misuse'],
  ],
  [
    '1.4.2',
    'Write to past guests',
    'Marketing chooses who hears of the autumn package, in which language, and not again within the month.',
    ['target-group-scoring-for-direct-campaigns', 'contact-calendar-with-pressure-cap'],
  ],
  [
    '1.4.3',
    'Answer reviews and read what they say',
    'The general manager replies on portals, and chefs and housekeeping hear about cold soup and corridor noise.',
    ['hotel-review-answers-and-cause-coding'],
  ],
  [
    '1.4.4',
    'Sell and redeem vouchers',
    'Gift cards for dinners and weekends are sold in December, redeemed in pieces, expire or not, and stand as a debt in the books.',
    ['retail-gift-card-and-point-liability'],
  ],
  [
    '2',
    'Front Office',
    'Reception, concierge and night audit look after guests from booking confirmation to the settled folio.',
  ],
  ['2.1', 'Before Arrival', 'Wishes, rooms, transfers and special guests, arranged the day before the taxi arrives.'],
  [
    '2.1.1',
    'Assign rooms and prepare arrivals',
    'The desk blocks rooms by wish, view, connecting door and length of stay, and tells housekeeping who comes early.',
    ['hotel-room-assignment-by-wish-stay-and-cleaning', 'hotel-housekeeping-sequence-by-arrival'],
  ],
  [
    '2.1.2',
    'Write to guests and answer questions',
    'Parking, cribs, airport transfers and late arrival are answered by mail and messenger, in the language of the guest.',
    ['hotel-guest-messaging-before-and-during-stay'],
  ],
  [
    '2.1.3',
    'Arrange concierge services',
    'Theater seats, a table at a place that is full, a doctor at midnight: the concierge phones friends in town.',
    {
      nothing:
        'A good concierge lives on favors from doormen and headwaiters, which are granted to a person; the plain requests are answered by message already.',
    },
  ],
  [
    '2.2',
    'Arrival and Stay',
    'Twenty minutes at the desk decide how the bed will feel, and somebody must answer at night.',
  ],
  [
    '2.2.1',
    'Check guests in',
    'Identity, registration form, card guarantee and key, with an upgrade offered and a bus standing in the lobby.',
    ['hotel-arrival-and-departure-by-phone'],
  ],
  [
    '2.2.2',
    'Register guests with authorities',
    'Passport data, nights by nationality and city tax go to police, municipality and statistics office in the form each wants.',
    ['hotel-guest-registration-and-statutory-reports'],
  ],
  [
    '2.2.3',
    'Receive guests with warmth',
    'The doorman opens the taxi, somebody remembers the name and the dog’s, and a tired family is led to the elevator.',
    { nothing: 'This minute is the product; every tool around it exists to give the receptionist time to look up.' },
  ],
  [
    '2.2.4',
    'Handle requests and complaints during the stay',
    'Noise, a cold shower or a lost teddy is taken up at once by the person spoken to, solved or compensated, and looked after next day.',
    ['hotel-guest-messaging-before-and-during-stay', 'complaints-recognized-in-every-channel'],
  ],
  [
    '2.3',
    'Departure and Night Audit',
    'Money right, cards charged, the day closed, and what was forgotten sent after its owner.',
  ],
  [
    '2.3.1',
    'Settle folios and check out',
    'Minibar and bar slips are added, company address and split bills sorted out, and the invoice leaves with the guest.',
    ['hotel-arrival-and-departure-by-phone', 'hotel-bar-and-minibar-variance'],
  ],
  [
    '2.3.2',
    'Run the night audit',
    'Between one and four the auditor posts rooms and tax, balances outlets and cards, looks for odd rates, and turns the date.',
    ['hotel-night-audit-exceptions'],
  ],
  [
    '2.3.3',
    'Bill companies, agencies and groups',
    'Accounts receivable sends folios with vouchers and signatures to whoever pays, and explains each line that travel desks question.',
    ['hotel-event-attrition-and-final-billing', 'cash-application-from-remittance-advice'],
  ],
  [
    '2.3.4',
    'Return lost property',
    'Found phones and earrings are bagged with room and date, described, matched with worried mails, and posted or given to the police.',
    ['hotel-lost-property-matching'],
  ],
];

import type { PackEntry } from '../../industry-pack.ts';

export const outletsAndEvents: readonly PackEntry[] = [
  [
    '5',
    'Restaurants and Bars',
    'Service teams seat, advise, serve and charge guests in outlets, room service and delivery.',
  ],
  ['5.1', 'Tables and Reservations', 'Two hundred seats, three turns, and a party of eight that did not come.'],
  [
    '5.1.1',
    'Take and confirm table bookings',
    'Calls, website and portals fill the book; risky parties are reminded or asked for a card, and the waiting list gets the gap.',
    ['restaurant-reservation-no-show-control'],
  ],
  [
    '5.1.2',
    'Seat guests and steer the floor',
    'The maître d’ reads faces, gives the window to a couple in love, and slows the door when the kitchen drowns.',
    {
      nothing:
        'Placing people is tact and eyesight; the book tells who comes, and no screen sees that two tables must not sit side by side.',
    },
  ],
  [
    '5.1.3',
    'Take orders by phone and app for delivery',
    'Dinner orders from own site and delivery platforms arrive on five tablets, are keyed into the till, packed, and handed to riders.',
    ['restaurant-delivery-platform-orders-and-payouts'],
  ],
  ['5.2', 'Service and Till', 'Orders, plates, bills, tips and a drawer that must balance before anybody goes home.'],
  [
    '5.2.1',
    'Advise and serve at the table',
    'A waiter explains the card, sells the second glass, carries, watches and knows when to bring the bill.',
    {
      nothing:
        'The guest pays for being looked after by a human being; ordering by code is offered in the canteen and rejected in the dining room.',
    },
  ],
  [
    '5.2.2',
    'Charge, tip and cash up',
    'Checks are split, charged to rooms or cards, tips shared by rule, and the shift is closed against journal and drawer.',
    [
      'retail-drawer-differences-explained-from-the-journal',
      'retail-card-and-wallet-settlement-match',
      'retail-fiscal-signature-gap-watch',
    ],
  ],
  [
    '5.2.3',
    'Control bars and cellars',
    'Bottles, kegs and wines are issued, poured by measure and counted, and breakage and comps noted behind the counter.',
    ['hotel-bar-and-minibar-variance'],
  ],
  [
    '5.2.4',
    'Maintain till items and prices',
    'New dishes, happy hours and tax rates are put into points of sale of every outlet before the shutters go up.',
    ['price-list-rollout-with-effective-dates'],
  ],
  [
    '5.3',
    'Staffing the Outlets',
    'Cooks and waiters are scarce, their evenings precious, and the terrace depends on the sun.',
  ],
  [
    '5.3.1',
    'Write rosters by covers',
    'Outlet managers plan stations and hours for breakfast, terrace and banquet two weeks ahead and swap until Sunday.',
    ['restaurant-shift-plan-from-covers', 'shift-roster-with-rest-rules-skills-and-wishes'],
  ],
  [
    '5.3.2',
    'Find cooks, waiters and seasonal staff',
    'Applications by message are answered between services, a trial shift is offered, and housing and permits arranged.',
    ['hotel-kitchen-applicant-trial-shift', 'seasonal-hiring-by-phone-in-two-days'],
  ],
  [
    '5.3.3',
    'Cover short-notice absences',
    'At four the dishwasher calls in sick; the manager telephones down the list or orders from the agency.',
    ['open-shift-offered-by-qualification-cost-and-fairness'],
  ],
  [
    '5.3.4',
    'Brief and train the service team',
    'Before doors open the team tastes the dish of the day, hears of allergies and regulars, and a newcomer learns three plates on an arm.',
    ['first-month-guide-for-role-and-site', 'course-material-drafted-from-work-instructions'],
  ],
  ['6', 'Banquets and Events', 'Conferences, weddings and gala dinners, sold a year ahead and served in one evening.'],
  ['6.1', 'Planning Events', 'A file that changes twenty times before the doors of the ballroom open.'],
  [
    '6.1.1',
    'Write and update event orders',
    'The event manager turns contract, calls and mails into sheets with times, rooms, set-up, menus and technology for every department.',
    ['hotel-banquet-event-order-consistency'],
  ],
  [
    '6.1.2',
    'Plan menus and tastings with the client',
    'Chef and couple agree on five courses, a vegan line and the cake, at a table with samples and a calculator.',
    ['restaurant-recipe-cost-and-menu-margin', 'hotel-banquet-event-order-consistency'],
  ],
  [
    '6.1.3',
    'Staff and equip banquets',
    'Extra waiters, chairs, screens and plates are counted from event sheets of the week and hired in time.',
    ['restaurant-shift-plan-from-covers'],
  ],
  [
    '6.2',
    'Running and Billing Events',
    'The evening itself, and a bill that should hold when the planner reads it next morning.',
  ],
  [
    '6.2.1',
    'Set up and serve functions',
    'House crew turns a classroom into a ballroom in ninety minutes, and forty waiters serve three hundred mains at once.',
    {
      nothing: 'Muscles, choreography and a banquet captain’s whistle; the plan behind it was made in the event order.',
    },
  ],
  [
    '6.2.2',
    'Close and invoice events',
    'Guaranteed numbers, overtime, broken glasses and open bar are put together with the deposit into a bill that the client signs.',
    ['hotel-event-attrition-and-final-billing'],
  ],
  [
    '7',
    'Chain, Brand and Owners',
    'Head offices of hotel and restaurant groups keep houses alike, open new ones, and account to franchisees and owners.',
  ],
  [
    '7.1',
    'Standards and Openings',
    'What makes a house recognizable, where the next one should stand, and when it may open.',
  ],
  [
    '7.1.1',
    'Audit houses against brand standards',
    'Inspectors and mystery guests go through three hundred points from lobby scent to breakfast eggs, and the house has a month to mend what failed.',
    ['hospitality-brand-audit-from-photos-and-reviews'],
  ],
  [
    '7.1.2',
    'Choose sites for new houses and restaurants',
    'Development managers count passers-by, offices, rivals and rents, look at what similar outlets earn, and bring a lease to the committee.',
    ['hospitality-site-potential-from-similar-outlets'],
  ],
  [
    '7.1.3',
    'Open a new house',
    'Licenses, hiring, crockery, systems, training and a soft opening with friends run against the day on the invitation.',
    ['project-plan-and-scope-first-draft', 'license-and-permit-expiry-register'],
  ],
  [
    '7.2',
    'Franchisees and Owners',
    'Partners own the walls or the outlet; the group lends name, system and management for a share.',
  ],
  [
    '7.2.1',
    'Charge royalties, fees and marketing levies',
    'Monthly sales reports of franchisees are compared with till data, and base, incentive and marketing fees are computed by contract.',
    ['hospitality-franchise-fee-from-till-data'],
  ],
  [
    '7.2.2',
    'Report to owners and lenders',
    'Every month the house’s result by the uniform accounts, forecast, capital spending and reserve go to the owner with an explanation.',
    ['management-report-pack-refresh', 'variance-commentary-from-ledger-lines'],
  ],
  [
    '7.2.3',
    'Support and coach franchisees',
    'A field consultant visits eight partners a month, works a shift with them, reads their labor and food cost, and talks frankly in the back office.',
    {
      nothing:
        'What changes a struggling partner is an hour with somebody who has run a kitchen; the figures on the table come from reports that exist.',
    },
  ],
];

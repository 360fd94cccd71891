import type { PackEntry } from '../../industry-pack.ts';

export const houseAndKitchen: readonly PackEntry[] = [
  [
    '3',
    'Rooms and House',
    'Housekeeping, laundry and engineering hand over a clean, working, safe room every afternoon.',
  ],
  ['3.1', 'Housekeeping', 'Thirteen rooms per attendant and day, in an order that changes by the hour.'],
  [
    '3.1.1',
    'Sequence rooms for cleaning',
    'Supervisors give floors and lists by departures, stayovers and early arrivals, and shuffle them as guests leave late.',
    ['hotel-housekeeping-sequence-by-arrival'],
  ],
  [
    '3.1.2',
    'Clean and inspect rooms',
    'Attendants strip, scrub, make and check; the supervisor runs a finger along the frame and releases the room.',
    {
      nothing:
        'Making a bed and smelling a bathroom is manual work; what helps is the order of the rooms and a quick way to report what is broken.',
    },
  ],
  [
    '3.1.3',
    'Manage linen, laundry and amenities',
    'Linen goes out by weight and comes back short; par stocks, torn sheets, shampoo and laundry bills are counted.',
    ['hotel-linen-circulation-and-laundry-bill'],
  ],
  [
    '3.1.4',
    'Schedule housekeeping and agency staff',
    'From tomorrow’s departures come room credits, and from those the heads to order from the cleaning company before noon.',
    ['workload-in-hours-from-volumes-and-labour-standards', 'contractor-invoice-against-work-done'],
  ],
  ['3.2', 'Engineering', 'Water, air, light, locks and lifts in a building that never closes its door.'],
  [
    '3.2.1',
    'Repair room defects',
    'Dripping taps and dead remotes are reported by attendants and guests; a technician comes with the part before the next arrival.',
    ['hotel-engineering-tickets-from-guests-and-rooms'],
  ],
  [
    '3.2.2',
    'Service plants and keep inspections',
    'Chillers, boilers, pools, kitchen hoods, fire alarm and elevators follow a calendar of tests with stamps.',
    ['statutory-inspection-calendar', 'maintenance-interval-review-from-failures'],
  ],
  [
    '3.2.3',
    'Control room and building energy',
    'The chief engineer lowers empty wings, watches the night load, and reads meters for owner and label.',
    ['hotel-room-energy-by-occupancy', 'building-energy-anomaly-and-setpoints'],
  ],
  [
    '3.2.4',
    'Plan refurbishment and replacement',
    'Carpets, mattresses and bathrooms get old by floor; the owner wants ten years of capital on a page and rooms blocked in low season.',
    ['long-term-property-capital-need', 'capex-request-challenge-sheet'],
  ],
  ['3.3', 'Safety and Security', 'Fire, theft, the pool, drunken guests, and a real crisis once in ten years.'],
  [
    '3.3.1',
    'Patrol and answer incidents',
    'Night security walks floors, looks at cameras, calms a quarrel in the bar, and writes the log.',
    ['hotel-patrol-rounds-and-night-log-by-phone'],
  ],
  [
    '3.3.2',
    'Drill evacuation and keep emergency lists',
    'Fire wardens rehearse with every shift, disabled guests are listed each evening, and muster counts are taken in the yard.',
    ['emergency-drill-and-muster-log', 'emergency-alert-and-headcount'],
  ],
  [
    '3.3.3',
    'Supervise pool, spa and gym',
    'Attendants test chlorine and temperature, watch swimmers, book treatments, and close the sauna at ten.',
    ['hotel-pool-and-spa-water-log-with-closing-limits', 'cancelled-appointments-refilled-from-waiting-list'],
  ],
  ['4', 'Kitchen', 'Chefs write menus, buy, prepare, cook and send plates that are safe, good and inside food cost.'],
  ['4.1', 'Menu and Cost', 'A dish is a promise with a recipe, a price, a margin and a list of allergens.'],
  [
    '4.1.1',
    'Create dishes and menus',
    'The chef cooks, tastes, plates and tastes again with the brigade, looks at what the season brings, and writes the card.',
    {
      nothing:
        'Tasting cannot be delegated; what the finished dish costs and contains is worked out afterwards, by costing and the allergen sheet.',
    },
  ],
  [
    '4.1.2',
    'Cost recipes and engineer the menu',
    'Yields, portions and supplier prices give the cost of a plate; slow sellers go, and good earners move to the top right.',
    ['restaurant-recipe-cost-and-menu-margin'],
  ],
  [
    '4.1.3',
    'Keep allergens and nutrition right',
    'Supplier labels are read into ingredients and sub-recipes, and waiters get a sheet they can trust at the table.',
    ['restaurant-allergen-matrix-from-specifications'],
  ],
  ['4.2', 'Buying and Stores', 'Fresh goods for three days, dry goods for ten, and a locked room for the wine.'],
  [
    '4.2.1',
    'Order food and beverages',
    'Sous-chefs walk the cold rooms, count, guess tomorrow’s covers, and order by phone, list or portal before each supplier’s cut-off.',
    ['restaurant-order-proposal-from-forecast'],
  ],
  [
    '4.2.2',
    'Receive and check deliveries',
    'At six in the morning fish is smelled, weights and temperatures are taken, shortages struck off the note, and crates carried down.',
    ['delivery-note-reading-at-goods-in', 'hotel-food-safety-log-by-sensor'],
  ],
  [
    '4.2.3',
    'Compare suppliers and price lists',
    'Purchasing puts vegetables, meat and linen out to quote by week or season and tells outlets whom to buy from.',
    ['offers-aligned-in-one-comparison', 'order-price-against-contract'],
  ],
  [
    '4.2.4',
    'Count stock and explain food cost',
    'At month end everything in freezers, stores and bars is weighed and counted, and the gap to theoretical use is argued over.',
    ['restaurant-recipe-cost-and-menu-margin', 'hotel-bar-and-minibar-variance'],
  ],
  [
    '4.3',
    'Production and Service of Plates',
    'Mise en place, the pass at eight o’clock, and what goes into the bin after it.',
  ],
  [
    '4.3.1',
    'Plan prep and production',
    'Section chefs write what to thaw, stock, portion and bake for the covers booked and the banquets on the sheet.',
    ['restaurant-order-proposal-from-forecast', 'restaurant-waste-photo-weighing'],
  ],
  [
    '4.3.2',
    'Cook and call the pass',
    'At eight the chef at the pass calls tables, sections answer, and forty plates leave hot in the right order.',
    {
      nothing:
        'Heat, noise and timing by voice between people who have cooked together for years; the kitchen display shows tickets already, and that is all they want.',
    },
  ],
  [
    '4.3.3',
    'Keep hygiene records',
    'Fridge temperatures, core temperatures, cooling, cleaning and pest control are written down for the inspector.',
    ['hotel-food-safety-log-by-sensor'],
  ],
  [
    '4.3.4',
    'Measure and reduce waste',
    'Trim, buffet returns and plates are weighed for a week, the reasons discussed, and the breakfast buffet made smaller at nine.',
    ['restaurant-waste-photo-weighing'],
  ],
];

import { directoryVendors } from './directory-vendors.ts';

/** Passengers, schedules, crews and flights. */
export const airlinesVendors = directoryVendors('Airlines', [
  {
    id: 'a3371925-6c6b-498c-a1ff-6671185ba3f6',
    name: 'Amadeus',
    alsoFor: ['Hospitality'],
    overview:
      'Four European carriers founded Amadeus as a reservation network; today its Altéa and Navitaire systems hold bookings, inventory and departures of several hundred airlines. Hotels and airports are its younger customers.',
    headquarters: 'Madrid, Spain',
    founded: '1987',
    website: 'https://amadeus.com',
    capabilities: [
      'Hold airline reservations and bookings',
      'Control departures and check-in, with central load control and load sheets',
      'Price fares and manage airline revenue',
      'Change bookings of passengers after disruption',
      'Calculate ticket refunds and exchanges from fare rules',
      'Distribute flights to travel agencies',
      'Sell hotel group and event business',
    ],
    products: [
      ['Altéa', 'Reservation, inventory and departure control', 'Passenger service'],
      ['Navitaire', 'Reservation and retailing of low-cost carriers', 'Passenger service'],
      ['Nevio', 'Offers and orders in place of reservations', 'Airline retailing'],
      ['Amadeus Travel Platform', 'Flights, hotels and rail for agencies', 'Distribution'],
      ['Amadeus Sales & Event Management', 'Groups, function rooms and event orders of hotels', 'Hotel sales'],
      ['Demand360', 'Forward hotel bookings by market', 'Hotel intelligence'],
    ],
    ai: [
      [
        'Airline revenue management',
        'Forecast departure demand, set bid prices and price continuously',
        'Predictive AI',
      ],
      ['Passenger recovery', 'Propose rebooking of disrupted passengers by rule and forecast', 'Optimization'],
    ],
  },
  {
    id: 'd6844bc7-46ca-4326-ba53-906e1445e955',
    name: 'Sabre',
    overview:
      'Sabre grew out of the first computer reservation system, built by American Airlines with IBM. It sells flights to agencies and, under the name SabreMosaic, pricing and retailing parts to airlines.',
    headquarters: 'Southlake, Texas',
    founded: '1960',
    website: 'https://www.sabre.com',
    capabilities: [
      'Distribute airline fares to travel agencies',
      'Run airline reservations and inventory',
      'Price seats and ancillaries by request',
      'Plan airline schedules and revenue',
      'Retail airline offers and orders',
      'Check and file airline fares and their rules',
      'Calculate refunds and exchanges of tickets by fare rules',
      'Forecast departure demand and set bid prices for seats',
      'Watch fare moves of competitors',
    ],
    products: [
      ['Sabre GDS', 'Flights, hotels and cars for agencies', 'Distribution'],
      ['SabreSonic', 'Reservation and departure control', 'Passenger service'],
      ['SabreMosaic', 'Modules for offers and orders', 'Airline retailing'],
      ['Radixx', 'Reservation for low-cost carriers', 'Passenger service'],
    ],
    ai: [
      ['Continuous Revenue Optimizer', 'Set prices between filed fare classes', 'Predictive AI'],
      ['Air Price IQ', 'Price seats by context of the request', 'Predictive AI'],
      ['Ancillary IQ', 'Price bags and seats by propensity', 'Predictive AI'],
    ],
  },
  {
    id: '7cef2259-17db-40f1-83e6-16da8c7014a5',
    name: 'Lufthansa Systems',
    overview:
      'A subsidiary of the German carrier, Lufthansa Systems plans schedules, crews and flights of airlines far beyond its group. Dispatchers know Lido for its routes and charts.',
    headquarters: 'Raunheim, Germany',
    founded: '1995',
    website: 'https://www.lhsystems.com',
    capabilities: [
      'Optimize airline schedules and aircraft assignment',
      'Reschedule flights and optimize rotations on the day',
      'Plan crew pairings and rosters',
      'Optimize flight routes and fuel',
      'Provide charts for pilots',
      'Calculate load sheets, weight and balance',
    ],
    products: [
      ['NetLine/Sched', 'Schedules, slots and codeshare', 'Schedule planning'],
      ['NetLine/Ops++', 'Operations control and disruptions', 'Operations control'],
      ['NetLine/Crew', 'Pairings, monthly rosters, bids and standby duties of crews', 'Crew management'],
      ['Lido Flight 4D', 'Flight plans with weather and restrictions', 'Flight planning'],
      ['Lido mPilot', 'Charts and navigation on the tablet', 'Navigation'],
    ],
    ai: [
      ['NetLine/Ops++ aiOCC', 'Propose recovery of delays and rotations in the control center', 'Optimization'],
      ['Lido route optimization', 'Find the cheapest route in four dimensions', 'Optimization'],
    ],
  },
  {
    id: 'b3b74770-3985-4f4b-bada-867ffccc0400',
    name: 'Jeppesen ForeFlight',
    overview:
      'Captain Jeppesen sold airmail pilots his notes on fields and obstacles, and charts still bear his name. Boeing sold the company, together with the pilots’ app ForeFlight, to Thoma Bravo in 2025.',
    headquarters: null,
    founded: '1934',
    website: 'https://ww2.jeppesen.com',
    capabilities: [
      'Provide navigation charts for pilots',
      'Plan crew pairings and rosters',
      'Compute flight plans and fuel',
      'Track crews on the day and call out standby for open duties',
      'Dispatch business aviation flights',
    ],
    products: [
      ['FliteDeck Pro', 'Charts on the tablet of airline pilots', 'Navigation'],
      ['Jeppesen Crew Pairing', 'Trips that cover the schedule', 'Crew management'],
      ['Jeppesen Crew Rostering', 'Rosters by bids, fairness and rules', 'Crew management'],
      ['JetPlanner', 'Routes and fuel of airline flights', 'Flight planning'],
      ['ForeFlight Mobile', 'Charts, weather and filing for pilots', 'Pilot app'],
      ['ForeFlight Dispatch', 'Flight planning of business fleets', 'Dispatch'],
    ],
    ai: [['Crew optimizers', 'Solve pairings and rosters by mathematical optimization', 'Optimization']],
  },
  {
    id: '23ad3d72-f360-49c4-96bc-f9954857e49f',
    name: 'Swiss AviationSoftware',
    overview:
      'Swiss AviationSoftware develops AMOS, in which maintenance organizations of airlines plan checks, book parts and sign work. It came out of Swissair’s technical department.',
    headquarters: 'Allschwil, Switzerland',
    founded: '2004',
    website: 'https://www.swiss-as.com',
    capabilities: [
      'Plan aircraft maintenance checks and work packages',
      'Track compliance with airworthiness directives',
      'Manage aircraft spare parts and repair orders',
      'Record maintenance work without paper',
      'Plan maintenance staff and hangars',
    ],
    products: [
      ['AMOS', 'Aircraft maintenance tasks, checks, components and stores', 'Aircraft maintenance'],
      ['AMOSmobile', 'Work cards and logbook on the tablet', 'Mobile maintenance'],
      ['AMOScentral', 'Exchange of orders and data between companies', 'Data exchange'],
    ],
    ai: [],
  },
  {
    id: '0ddca8a0-88c4-4154-9844-c1060e620c59',
    name: 'IBS Software',
    overview:
      'A former aviation manager founded IBS Software in Kerala; carriers run cargo, crews, operations and loyalty on its i-named suites. Cruise lines and hotels are customers of its other arms.',
    headquarters: 'Thiruvananthapuram, India',
    founded: '1997',
    website: 'https://www.ibsplc.com',
    capabilities: [
      'Book air cargo and manage its capacity and revenue',
      'Handle cargo in the warehouse and on the ramp',
      'Pair and roster airline crews',
      'Control flight operations and recover disruptions',
      'Run frequent flyer programs',
      'Track aircraft maintenance',
    ],
    products: [
      ['iCargo', 'Sales, handling and accounting of air cargo', 'Air cargo'],
      ['iFlight', 'Flight operations, monthly crew rosters, bids and standby', 'Operations and crew'],
      ['iFly Loyalty', 'Members, accrual and redemption', 'Loyalty'],
      ['iFly Res', 'Reservation and departure control', 'Passenger service'],
    ],
    ai: [
      ['iFlight optimizers', 'Build crew pairings and rosters', 'Optimization'],
      ['Disruption recovery', 'Propose aircraft and crew swaps in irregular operations', 'Optimization'],
    ],
  },
]);

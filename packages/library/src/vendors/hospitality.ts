import { directoryVendors } from './directory-vendors.ts';

/** Rooms, rates, tables and events. */
export const hospitalityVendors = directoryVendors('Hospitality', [
  {
    id: '09e31db6-0735-4b87-961c-0e524d6dded8',
    name: 'Mews',
    overview:
      'Mews grew out of a hotel in Prague whose owner wanted to do without the reception desk. The property system charges cards, opens doors through partners, and since 2024 sets rates by Atomize.',
    headquarters: 'Amsterdam, Netherlands',
    founded: '2012',
    website: 'https://www.mews.com',
    capabilities: [
      'Manage hotel reservations, assign rooms and settle folios',
      'Check guests in and out by kiosk and phone, with keys and folios',
      'Process card payments of hotel bookings',
      'Set hotel room prices',
      'Plan housekeeping of rooms',
      'Register guests with authorities and charge city tax',
      'Run the night audit by itself',
    ],
    products: [
      ['Mews PMS', 'Reservations, rooms, folios and reports', 'Property management'],
      ['Mews Payments', 'Card payments inside the folio', 'Payments'],
      ['Mews Kiosk', 'Self check-in and keys', 'Check-in'],
      ['Mews POS', 'Outlets charged to rooms', 'Point of sale'],
      ['Atomize', 'Automatic room prices', 'Revenue management'],
      ['Mews Marketplace', 'Connections to partner systems', 'Integration'],
    ],
    ai: [
      ['Atomize pricing', 'Set room rates by forecast and pick-up', 'Predictive AI'],
      ['Smart Tips', 'Summarize what is known of a guest for the staff', 'Generative AI'],
    ],
  },
  {
    id: '7b6cfc25-0ac7-4602-b33a-60d7ed93b902',
    name: 'IDeaS',
    overview:
      'IDeaS, a company of SAS, brought airline yield methods to hotels. Its system decides rates, overbooking and room-type limits for each future night.',
    headquarters: 'Bloomington, Minnesota',
    founded: '1989',
    website: 'https://ideas.com',
    capabilities: [
      'Forecast hotel demand by segment and night',
      'Set hotel room prices and restrictions',
      'Price meeting space and groups',
      'Budget hotel revenue',
      'Price car parks',
    ],
    products: [
      ['G3 RMS', 'Room rates and overbooking of hotels by segment, pick-up and events', 'Revenue management'],
      ['RevPlan', 'Budgets and forecasts of all revenue', 'Planning'],
      ['SmartSpace', 'Demand and price of function rooms', 'Meetings'],
      ['Optix', 'Reports on performance and pace', 'Analytics'],
      ['Car Park RMS', 'Prices of parking', 'Revenue management'],
    ],
    ai: [
      ['Demand forecast', 'Forecast room demand per segment and length of stay', 'Predictive AI'],
      ['Pricing decisions', 'Optimize rates, overbooking and availability', 'Optimization'],
    ],
  },
  {
    id: 'cfeeda4a-45e4-4bfa-9995-7ea75daed2a3',
    name: 'SiteMinder',
    overview:
      'SiteMinder distributes rooms of independent hotels and small chains to booking portals and the hotel’s own site. Its smallest customers, inns and hostels, use Little Hotelier.',
    headquarters: 'Sydney, Australia',
    founded: '2006',
    website: 'https://www.siteminder.com',
    capabilities: [
      'Distribute hotel prices and availability to portals',
      'Take reservations on the hotel’s own website',
      'Adjust hotel prices to demand',
      'Take prepayments of guests',
      'Report bookings by channel',
    ],
    products: [
      ['Channel Manager', 'Rates and availability on portals', 'Distribution'],
      ['Booking Engine', 'Direct sales of rooms', 'Direct booking'],
      ['Demand Plus', 'Listing on metasearch', 'Metasearch'],
      ['Little Hotelier', 'All in one for small properties', 'Property management'],
      ['Dynamic Revenue Plus', 'Alerts and price changes by demand', 'Revenue management'],
    ],
    ai: [['Price recommendations', 'Suggest room prices from demand signals', 'Predictive AI']],
  },
  {
    id: '4250dc3d-6a62-4839-98e6-68f39b55dcac',
    name: 'Toast',
    overview:
      'Restaurants take orders on Toast’s handhelds and pay for terminals by card turnover. Kitchen screens, payroll, invoices of suppliers and online orders belong to it.',
    headquarters: 'Boston, Massachusetts',
    founded: '2011',
    website: 'https://pos.toasttab.com',
    capabilities: [
      'Take restaurant orders at point of sale and table',
      'Show kitchen orders by station',
      'Take online and delivery orders',
      'Plan rosters of kitchen and service staff and pay them with tips',
      'Cost recipes from supplier invoices',
      'Manage table reservations',
      'Close out cash drawers by shift',
      'Publish menus and prices to all restaurants',
      'Count food and beverage stock against sales',
    ],
    products: [
      ['Toast POS', 'Orders and payments at table and counter', 'Point of sale'],
      ['Kitchen Display System', 'Orders by station and time', 'Kitchen'],
      ['Toast Payroll', 'Pay, tips and onboarding', 'Payroll'],
      ['xtraCHEF', 'Supplier invoices, recipes and food cost', 'Back office'],
      ['Toast Tables', 'Reservations and waitlist', 'Reservations'],
      ['Toast Online Ordering', 'Orders by web and app', 'Online orders'],
    ],
    ai: [['ToastIQ', 'Answer questions on sales and act on menus and shifts', 'Generative AI']],
  },
  {
    id: '724f2fc6-b920-40e8-aa75-d8211ae23dd4',
    name: 'Cvent',
    overview:
      'Planners send meeting inquiries to hotels through the Cvent network, and hotels answer and follow them there. Registration, badges and room blocks of congresses are its other side.',
    headquarters: 'Tysons, Virginia',
    founded: '1999',
    website: 'https://www.cvent.com',
    capabilities: [
      'Answer group and meeting inquiries of hotels',
      'Collect hotel bids for corporate travel rates',
      'Register event attendees',
      'Manage room blocks of events',
      'Draw seating and function rooms',
    ],
    products: [
      ['Cvent Supplier Network', 'Venue search and inquiries', 'Venue sourcing'],
      ['Cvent Event Management', 'Registration and attendee data', 'Events'],
      ['Passkey', 'Room blocks and group reservations', 'Room blocks'],
      ['Social Tables', 'Diagrams and seating', 'Event diagrams'],
      ['Cvent Transient', 'Hotel rate bids of corporate travel', 'Corporate rates'],
    ],
    ai: [
      ['CventIQ', 'Write event content and summarize feedback', 'Generative AI'],
      ['Lead scoring of inquiries', 'Rank group inquiries by likely business', 'Predictive AI'],
    ],
  },
]);

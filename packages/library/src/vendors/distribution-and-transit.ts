import { directoryVendors } from './directory-vendors.ts';

/** What wholesalers and operators of buses and trains buy that others do not. */
export const distributionAndTransit = [
  ...directoryVendors('Wholesale', [
    {
      id: '964838b1-d9d4-4a26-b296-a64d910cd7ee',
      name: 'Epicor',
      alsoFor: ['Manufacturing'],
      overview:
        'Epicor makes business software for those in the middle: distributors, builders’ merchants and plants of medium size. Prophet 21 and Eclipse know counters, branches, kits and supplier rebates by birth.',
      headquarters: 'Austin, Texas',
      founded: '1972',
      website: 'https://www.epicor.com',
      capabilities: [
        'Enter and fulfill sales orders of distributors',
        'Sell at the trade counter of branches',
        'Replenish stock of branches and warehouses',
        'Claim supplier rebates and special price agreements',
        'Keep customer price conditions',
        'Pick, pack and ship from the warehouse',
        'Inspect incoming goods, and bring nonconforming lots to the review board',
      ],
      products: [
        ['Prophet 21', 'Orders, stock, prices and counter of distributors', 'Distribution ERP'],
        ['Eclipse', 'Business software for electrical and plumbing wholesale', 'Distribution ERP'],
        ['BisTrack', 'Yards, deliveries and counter of building supply', 'Distribution ERP'],
        ['Kinetic', 'Business software for manufacturers', 'Manufacturing ERP'],
      ],
      ai: [['Epicor Prism', 'Answer questions and carry out steps in the business software', 'Agentic AI']],
    },
    {
      id: 'da9a059f-6876-48f2-804c-be6fedde8761',
      name: 'Zilliant',
      alsoFor: ['Manufacturing'],
      overview:
        'Zilliant computes what each customer of a distributor should pay for each article, and what he no longer buys. It works from the order lines and writes into the seller’s own systems.',
      headquarters: 'Austin, Texas',
      founded: '1998',
      website: 'https://zilliant.com',
      capabilities: [
        'Optimize customer prices and price lists',
        'Manage price agreements and deals with customers',
        'Recommend products for cross-sell to existing customers',
        'Detect customers who buy less',
        'Configure and quote prices',
      ],
      products: [
        ['Price IQ', 'Price optimization by segment of order', 'Pricing'],
        ['Price Manager', 'Price lists and changes of cost', 'Pricing'],
        ['Deal Manager', 'Special prices and their approval', 'Quotation'],
        ['Sales IQ', 'Customers who fade and articles they lack', 'Sales'],
      ],
      ai: [['Sales IQ recommendations', 'Predict which customer will buy which article', 'Predictive AI']],
    },
    {
      id: '9b42c083-8e3b-4b7e-a372-8785a883e037',
      name: 'Vendavo',
      alsoFor: ['Manufacturing'],
      overview:
        'Vendavo came out of price waterfalls for chemicals and distribution, and sells price analysis, quotes and rebates as separate clouds. Sellers see a floor, a target and what past deals of that kind closed at.',
      headquarters: 'Denver, Colorado',
      founded: '1999',
      website: 'https://www.vendavo.com',
      capabilities: [
        'Manage price lists and customer conditions',
        'Guide discounts of deals',
        'Configure products and quote',
        'Settle customer rebates and channel claims',
        'Analyze margin leaks by customer',
      ],
      products: [
        ['Vendavo Pricepoint', 'Price lists, analysis and approval', 'Pricing'],
        ['Vendavo Intelligent CPQ', 'Configuration and quotes', 'Quotation'],
        ['Vendavo Rebate & Channel Manager', 'Rebate agreements, accruals and payouts', 'Rebates'],
        ['Vendavo Deal Price Optimizer', 'Target prices for negotiated deals', 'Pricing'],
      ],
      ai: [['Deal price optimization', 'Predict price levels at which deals are won', 'Predictive AI']],
    },
  ]),
  ...directoryVendors('Public transport', [
    {
      id: 'e5ff7aea-273d-4961-ab80-b55b3003f3d8',
      name: 'GIRO',
      overview:
        'Montreal’s GIRO has cut vehicle and crew schedules since 1979. HASTUS is the name that schedulers of several hundred agencies use for the craft itself.',
      headquarters: 'Montreal, Canada',
      founded: '1979',
      website: 'https://www.giro.ca',
      capabilities: [
        'Build timetables of buses and trains',
        'Schedule vehicles and cut driver duties',
        'Roster drivers and dispatch depot crews',
        'Plan paratransit rides',
        'Analyze ridership and running times',
      ],
      products: [
        ['HASTUS', 'Timetables, vehicle and crew schedules, rosters and daily operations', 'Transit planning'],
        ['ACCES', 'Booking and scheduling of paratransit', 'Paratransit'],
        ['GeoRoute', 'Routes of postal and municipal service', 'Route planning'],
      ],
      ai: [],
    },
    {
      id: '9bd3947b-9b8b-4a23-874a-d54809017b6c',
      name: 'IVU Traffic Technologies',
      overview:
        'Berlin’s IVU covers a transport company from timetable to ticket, for buses as for railways. Each step is a module with a dot in its name, and state railways plan their trains and crews in IVU.rail.',
      headquarters: 'Berlin, Germany',
      founded: '1976',
      website: 'https://www.ivu.com',
      capabilities: [
        'Plan timetables, vehicle blocks and driver duties',
        'Plan rolling stock rotations and train crews',
        'Control bus operation and inform passengers',
        'Sell tickets on board and at machines',
        'Plan charging of electric buses',
      ],
      products: [
        ['IVU.plan', 'Timetables, vehicle and crew schedules', 'Transit planning'],
        ['IVU.rail', 'Rotations and crews of railways', 'Rail planning'],
        ['IVU.fleet', 'Operations control and passenger information', 'Operations control'],
        ['IVU.ticket', 'Sales and fare collection', 'Ticketing'],
      ],
      ai: [],
    },
    {
      id: 'b4817e8c-c5b5-4e7d-8e80-3b0c5dcf7ca2',
      name: 'INIT',
      overview:
        'INIT equips buses and trams with on-board computers, radios, counters and validators, and sells the control room and fare system behind them. It started at Karlsruhe’s university in 1983.',
      headquarters: 'Karlsruhe, Germany',
      founded: '1983',
      website: 'https://www.initse.com',
      capabilities: [
        'Control transit operation from vehicle positions',
        'Inform passengers in real time',
        'Count passengers automatically',
        'Collect transit fares and manage ticketing',
        'Dispatch drivers and vehicles of depots',
        'Manage charging of electric bus fleets',
      ],
      products: [
        ['MOBILE-ITCS', 'Control room for buses and trams', 'Operations control'],
        ['MOBILE-PLAN', 'Timetables, vehicle and duty schedules', 'Transit planning'],
        ['MOBILE-PERDIS', 'Driver dispatch and rosters', 'Crew dispatch'],
        ['MOBILEvario', 'Sales, fares and clearing', 'Ticketing'],
      ],
      ai: [],
    },
    {
      id: '8cb956a2-f251-4f95-8131-b1c7b58d3158',
      name: 'Optibus',
      overview:
        'Optibus, founded in Tel Aviv in 2014, brought planning and scheduling of bus networks to the browser. Planners see at once what a changed line costs in vehicles, drivers and charging.',
      headquarters: 'Tel Aviv, Israel',
      founded: '2014',
      website: 'https://www.optibus.com',
      capabilities: [
        'Plan routes and timetables of bus networks',
        'Schedule vehicles, drivers and electric bus charging',
        'Roster drivers',
        'Run daily operations of bus depots',
        'Analyze on-time performance of bus lines',
      ],
      products: [
        ['Optibus Planning', 'Routes and timetables', 'Transit planning'],
        ['Optibus Scheduling', 'Vehicle blocks and driver duties', 'Transit planning'],
        ['Optibus Rostering', 'Duty rosters of drivers', 'Crew dispatch'],
        ['Optibus Operations', 'Depot day with absences and changes', 'Operations control'],
      ],
      ai: [['Schedule optimization', 'Search for vehicle and crew schedules under rules and cost', 'Optimization']],
    },
    {
      id: '870ca567-a41c-4892-83c9-fcc301b81829',
      name: 'Swiftly',
      overview:
        'Swiftly reads the position feeds that American transit agencies already have. From them it makes arrival forecasts for riders, and for planners the running times that timetables should have had.',
      headquarters: 'San Francisco, California',
      founded: '2014',
      website: 'https://www.goswift.ly',
      capabilities: [
        'Predict bus arrivals for passenger information',
        'Set running times from measured trips',
        'Watch on-time performance and headways',
        'Inform passengers of service disruptions',
        'Replay vehicle tracks of transit for complaints',
      ],
      products: [
        ['Live Operations', 'Map of vehicles and late trips for controllers', 'Operations control'],
        ['On-Time Performance', 'Punctuality by line, stop and hour', 'Transit analytics'],
        ['Run-Times', 'Running times for the next timetable', 'Transit analytics'],
      ],
      ai: [['Arrival predictions', 'Predict when a vehicle reaches each stop', 'Predictive AI']],
    },
    {
      id: '6db57c2c-157d-45cf-b53a-1a09a0cf14a2',
      name: 'Cubic',
      overview:
        'Gates, cards and back offices of London, New York and Sydney carry Cubic’s name. It began with defense electronics in San Diego, which it still makes beside fare collection.',
      headquarters: 'San Diego, California',
      founded: '1951',
      website: 'https://www.cubic.com',
      capabilities: [
        'Collect transit fares by card, phone and account',
        'Sell season tickets and transit tickets',
        'Settle fare revenue among operators',
        'Detect fare evasion',
        'Manage gates and ticket machines',
      ],
      products: [
        ['Umo', 'Tickets and fares by app and card for agencies of any size', 'Ticketing'],
        ['NextFare', 'Back office of fare collection', 'Ticketing'],
        ['Trafficware', 'Traffic signals of cities', 'Traffic management'],
      ],
      ai: [],
    },
  ]),
];

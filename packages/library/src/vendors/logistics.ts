import { directoryVendors } from './directory-vendors.ts';

/** Forwarding, customs, visibility and vehicles. */
export const logisticsVendors = directoryVendors('Logistics', [
  {
    id: '009dd7c2-82d2-4b48-9c9c-306f11d263b1',
    name: 'WiseTech Global',
    overview:
      'CargoWise, from Sydney, is what many of the largest forwarders key their files, customs entries and accounts into. The company bought e2open in 2025 to reach shippers and carriers as well.',
    headquarters: 'Sydney, Australia',
    founded: '1994',
    website: 'https://www.wisetechglobal.com',
    capabilities: [
      'Run air and ocean freight forwarding files',
      'Prepare and lodge customs entries, with transit and its discharge',
      'Quote and bill freight forwarding shipments',
      'Screen denied parties of shipments',
      'Run contract warehouses and balance bonded stock by entry line',
      'Plan haulage of sea freight',
    ],
    products: [
      ['CargoWise', 'Forwarding, customs, warehouse and accounts in one database', 'Forwarding'],
      ['CargoWise Customs', 'Declarations in many countries', 'Customs'],
      ['ComplianceWise', 'Screening and compliance of transactions', 'Export compliance'],
      ['Container Transport Optimization', 'Drayage and reuse of containers', 'Container haulage'],
      ['Blume Logistics', 'Intermodal rail and drayage', 'Intermodal'],
    ],
    ai: [
      ['AI workflow engine', 'Read freight documents and carry out steps in CargoWise', 'Agentic AI'],
      ['AI classification assistant', 'Propose customs tariff codes from goods descriptions', 'Predictive AI'],
    ],
  },
  {
    id: 'fbeda31d-04ed-4942-a257-b8f3abf99016',
    name: 'Descartes Systems Group',
    overview:
      'Descartes connects shippers, carriers and customs offices over its own messaging network and lives on many small logistics products. Routes, security filings, screening lists and real-time truck positions are sold separately.',
    headquarters: 'Waterloo, Canada',
    founded: '1981',
    website: 'https://www.descartes.com',
    capabilities: [
      'Exchange freight messages between carriers and shippers',
      'Plan delivery routes of fleets',
      'Build customs declarations and security filings from shipment data',
      'Screen sanctioned parties',
      'Track truckloads and prove delivery',
      'Vet freight carriers for fraud',
    ],
    products: [
      ['Global Logistics Network', 'Message exchange of shippers, carriers and customs', 'Logistics network'],
      ['MacroPoint', 'Positions and arrival times of truckloads', 'Visibility'],
      ['Visual Compliance', 'Denied party lists and export licenses', 'Export compliance'],
      ['CustomsInfo', 'Tariffs, rulings and duty rates', 'Customs data'],
      ['Aljex', 'Transport management for freight brokers', 'Transport management'],
      ['Descartes Route Planner', 'Routes and time windows for deliveries', 'Route planning'],
    ],
    ai: [
      ['MacroPoint FraudGuard', 'Detect carrier fraud and double brokering of freight', 'Predictive AI'],
      ['Learned drive and stop times', 'Improve delivery routes from past execution', 'Predictive AI'],
    ],
  },
  {
    id: 'df75df63-b50f-47c5-a7ea-4e65ea150b9b',
    name: 'project44',
    alsoFor: ['Manufacturing', 'Retail'],
    overview:
      'project44 collects milestones of trucks, ships, trains and parcels through one interface. Shippers see predicted arrivals and the appointment at the dock.',
    headquarters: 'Chicago, Illinois',
    founded: '2014',
    website: 'https://www.project44.com',
    capabilities: [
      'Predict arrival of freight shipments',
      'Track ocean freight and its demurrage',
      'Watch parcels and last-mile deliveries',
      'Book dock appointments and yard moves',
      'Compare carrier performance by lane',
    ],
    products: [
      ['Movement', 'Visibility and exceptions over all modes', 'Visibility'],
      ['Ocean Visibility', 'Containers, vessels and free time', 'Ocean freight'],
      ['Last Mile', 'Delivery promise, tracking and returns', 'Last mile'],
      ['Yard Solutions', 'Gate, yard and dock of a site', 'Yard management'],
      [
        'LTL connectivity',
        'Rates, tenders and documents of less-than-truckload carriers by interface',
        'Carrier connectivity',
      ],
    ],
    ai: [
      ['Predictive ETA', 'Estimate time of arrival from positions, history and ports', 'Predictive AI'],
      ['Movement GPT', 'Answer questions on freight under way', 'Generative AI'],
    ],
  },
  {
    id: '2d13aa68-04c5-496d-9057-cd4279542b6a',
    name: 'FourKites',
    alsoFor: ['Manufacturing', 'Retail'],
    overview:
      'FourKites follows road, rail, ocean and parcel freight for large shippers and their customers. Since 2024 it sells named digital workers that chase carriers and appointments.',
    headquarters: 'Chicago, Illinois',
    founded: '2014',
    website: 'https://www.fourkites.com',
    capabilities: [
      'Track freight in transit over all modes',
      'Schedule dock appointments with carriers',
      'Collect proof of delivery',
      'Answer customer questions on order and shipment status',
      'Manage yards and trailers',
    ],
    products: [
      ['Real-Time Visibility', 'Positions and arrival times of loads', 'Visibility'],
      ['Dynamic Yard', 'Gate, trailers and yard moves', 'Yard management'],
      ['Appointment Manager', 'Dock slots between site and carrier', 'Dock scheduling'],
      ['Intelligent Control Tower', 'Orders, shipments and stock on one picture', 'Control tower'],
    ],
    ai: [
      ['Tracy', 'Agent that chases carriers for missing tracking data', 'Agentic AI'],
      ['Alan', 'Agent that books and rebooks dock appointments', 'Agentic AI'],
      ['Sam', 'Agent that follows orders up with suppliers', 'Agentic AI'],
    ],
  },
  {
    id: '662f95d9-da49-42b5-917e-bc1a8994eaca',
    name: 'Samsara',
    alsoFor: ['Public transport', 'Construction and real estate', 'Public sector'],
    overview:
      'Samsara’s gateways and dash cameras report what trucks, trailers and machines of operators are doing. Two founders of the network maker Meraki started it.',
    headquarters: 'San Francisco, California',
    founded: '2015',
    website: 'https://www.samsara.com',
    capabilities: [
      'Track vehicles and trailers by telematics',
      'Detect unsafe driving on camera',
      'Check driver hours, driving and rest times, and keep vehicle inspections',
      'Plan routes and follow deliveries',
      'Watch temperature of refrigerated trailers by sensor',
      'Plan fleet maintenance',
    ],
    products: [
      ['Vehicle Telematics', 'Position, fuel, engine and compliance', 'Telematics'],
      ['Video-Based Safety', 'Dash cameras, alerts and coaching', 'Fleet safety'],
      ['Equipment Monitoring', 'Position and use of trailers and machines', 'Asset tracking'],
      ['Connected Workflows', 'Driver forms, tasks and documents', 'Driver app'],
      ['Commercial Navigation', 'Truck routing in the cab', 'Routing'],
    ],
    ai: [
      ['AI safety detection', 'Recognize phone use, tailgating and drowsiness on video', 'Computer vision'],
      ['Samsara Assistant', 'Answer questions on fleet data', 'Generative AI'],
    ],
  },
  {
    id: 'd8b4d651-cbfd-49ab-9cd6-ac9e696d8fa6',
    name: 'Transporeon',
    alsoFor: ['Manufacturing', 'Retail'],
    overview:
      'On the platform from Ulm, European manufacturers hand freight orders to their carriers and give out loading slots. Trimble has owned it since 2023.',
    headquarters: 'Ulm, Germany',
    founded: '2000',
    website: 'https://www.transporeon.com',
    capabilities: [
      'Tender freight to contract carriers and the spot market',
      'Assign transport orders to carriers',
      'Book dock and loading windows at plants and warehouses',
      'Follow trucks and predict arrival',
      'Audit freight invoices and credit notes',
      'Report emissions of transport',
    ],
    products: [
      ['Freight Sourcing', 'Long-term tenders of lanes, formerly Ticontract', 'Freight procurement'],
      ['Transport Assignment', 'Orders by rule to contract carriers', 'Transport execution'],
      ['Time Slot Management', 'Loading and unloading windows', 'Dock scheduling'],
      ['Visibility Hub', 'Positions of trucks and vessels, formerly Sixfold', 'Visibility'],
      ['Freight Audit', 'Check and settlement of freight bills', 'Freight settlement'],
    ],
    ai: [
      ['Autonomous Procurement', 'Negotiate spot freight prices with carriers within limits', 'Agentic AI'],
      ['Arrival prediction', 'Estimate truck arrival from live positions', 'Predictive AI'],
    ],
  },
]);

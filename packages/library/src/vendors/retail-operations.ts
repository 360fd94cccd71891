import { directoryVendors } from './directory-vendors.ts';

/** Planning, supply chain and store operations of retailers. */
export const retailOperations = directoryVendors('Retail', [
  {
    id: '9530fb1b-c609-4a15-bafa-78dbe7390384',
    name: 'Manhattan Associates',
    alsoFor: ['Logistics'],
    overview:
      'Manhattan Associates took its name from Manhattan Beach in California and became known for warehouse management. Transport, order management, stores and planning now run on the same versionless cloud platform.',
    headquarters: 'Atlanta, Georgia',
    founded: '1990',
    website: 'https://www.manh.com',
    capabilities: [
      'Run warehouses: receiving, slotting, pick waves and labor',
      'Plan and execute transport',
      'Orchestrate customer orders from promise to delivery',
      'Fulfill online orders from stores',
      'Plan demand and replenish stores',
      'Process sales at the point of sale',
      'Process returns and exchanges',
    ],
    products: [
      ['Manhattan Active Warehouse Management', 'Receiving, picking, labor and slotting', 'Warehouse management'],
      [
        'Manhattan Active Transportation Management',
        'Planning, tendering and settlement of freight',
        'Transport management',
      ],
      ['Manhattan Active Order Management', 'Availability, promising and allocation of orders', 'Order management'],
      ['Manhattan Active Point of Sale', 'Checkout and clienteling in stores', 'Point of sale'],
      ['Manhattan Active Supply Chain Planning', 'Forecasts and replenishment', 'Supply chain planning'],
    ],
    ai: [
      ['Manhattan Assist', 'Answer questions on configuration and operations', 'Generative AI'],
      ['Agent Foundry', 'Agents for warehouse, labor and order tasks, and tools to build more', 'Agentic AI'],
      ['Active Maven', 'Answer customer inquiries on orders', 'Conversational AI'],
      ['Demand forecasting', 'Forecast demand by item and location', 'Predictive AI'],
    ],
  },
  {
    id: '36036f76-5271-42ac-9b5f-37fd72ef0c9e',
    name: 'Blue Yonder',
    alsoFor: ['Manufacturing', 'Logistics'],
    overview:
      'Blue Yonder, once JDA Software and now owned by Panasonic, plans and executes supply chains of retailers, manufacturers and logistics firms. Purchases of One Network, Doddle and Optoro added a partner network and returns.',
    headquarters: 'Scottsdale, Arizona',
    founded: '1985',
    website: 'https://blueyonder.com',
    capabilities: [
      'Forecast demand',
      'Plan supply and production under constraints',
      'Manage warehouses and labor',
      'Plan and execute transport',
      'Plan assortments and shelf space',
      'Orchestrate customer orders from promise to delivery',
      'Process returns and exchanges',
      'Roster store staff by shift from forecast workload and labor standards',
    ],
    products: [
      ['Cognitive Demand Planning', 'Forecasts from internal and external drivers', 'Demand planning'],
      ['Warehouse Management', 'Receipts, slotting, pick waves and robots of a warehouse', 'Warehouse management'],
      ['Transportation Management', 'Planning and settlement of freight', 'Transport management'],
      ['Category Management', 'Assortments, floor plans and planograms', 'Merchandising'],
      ['Order Management', 'Promising and allocation across channels', 'Order management'],
    ],
    ai: [
      ['Machine-learned forecasting', 'Forecast demand by item, place and day', 'Predictive AI'],
      ['Inventory, shelf and logistics operations agents', 'Find exceptions and act on plans', 'Agentic AI'],
      ['Blue Yonder Orchestrator', 'Answer questions on supply chain data', 'Generative AI'],
    ],
  },
  {
    id: 'ec043b44-4fdd-45de-9eee-11a74dfff9aa',
    name: 'RELEX Solutions',
    overview:
      'Three logistics researchers founded RELEX in Helsinki. Grocers and other retailers compute forecasts, store orders, shelf space, promotions and staffing with it.',
    headquarters: 'Helsinki, Finland',
    founded: '2005',
    website: 'https://www.relexsolutions.com',
    capabilities: [
      'Forecast demand',
      'Replenish stores and distribution centers',
      'Plan assortments and shelf space',
      'Plan promotions and markdowns',
      'Price products',
      'Schedule workforce of stores',
      'Reduce waste of fresh products',
    ],
    products: [
      ['Forecasting and Replenishment', 'Demand and orders by store and item', 'Supply chain planning'],
      ['Space and Assortment', 'Planograms, floor plans and ranges', 'Merchandising'],
      ['Pricing and Promotions', 'Base prices, promotions and markdowns', 'Pricing'],
      ['Workforce Optimization', 'Workload forecasts and shifts', 'Workforce management'],
    ],
    ai: [
      ['Machine-learned demand forecasting', 'Forecast demand from weather, price and events', 'Predictive AI'],
      ['Rebot', 'Answer planners’ questions on the software and data', 'Generative AI'],
      ['Price and markdown optimization', 'Choose prices that sell stock in time', 'Optimization'],
    ],
  },
  {
    id: 'e062915b-176c-4c84-8039-74f5c5ac870a',
    name: 'Zebra Technologies',
    alsoFor: ['Logistics', 'Manufacturing'],
    overview:
      'Zebra makes label printers, barcode scanners, mobile computers and tags for shops, warehouses, plants and hospitals. Software assigns tasks to the people who carry the devices.',
    headquarters: 'Lincolnshire, Illinois',
    founded: '1969',
    website: 'https://www.zebra.com',
    capabilities: [
      'Track inventory and assets by barcode and radio tag',
      'Assign and track store tasks',
      'Roster store staff by shift from forecast workload and labor standards',
      'Guide picking and receiving',
      'Inspect products by camera',
      'Print and apply labels',
    ],
    products: [
      ['Mobile computers', 'Handheld and wearable devices for staff', 'Devices'],
      ['Barcode scanners and RFID', 'Capture of codes and tags', 'Devices'],
      ['Label printers', 'Industrial, desktop and mobile printing', 'Devices'],
      ['Workcloud', 'Tasks, schedules, communication and demand for frontline work', 'Workforce management'],
      ['Aurora', 'Machine vision software', 'Machine vision'],
    ],
    ai: [
      ['Zebra Companion', 'Agents that answer and guide frontline staff', 'Agentic AI'],
      ['Workcloud Demand Intelligence', 'Forecast demand for stock and labor', 'Predictive AI'],
      ['Aurora deep learning', 'Detect defects and read characters in images', 'Computer vision'],
    ],
  },
  {
    id: '141697ea-a8ab-4409-8e41-26c5d3d92b63',
    name: 'VusionGroup',
    overview:
      'VusionGroup, formerly SES-imagotag, equips shops with electronic shelf labels and shelf cameras. Prices, gaps and picking positions are controlled from the cloud.',
    headquarters: 'Nanterre, France',
    founded: '1992',
    website: 'https://www.vusion.com',
    capabilities: [
      'Change prices at the shelf',
      'Detect gaps and misplaced products on shelves',
      'Guide picking and replenishment in stores',
      'Analyze shopper data with suppliers',
      'Show advertising in stores',
    ],
    products: [
      ['VusionCloud', 'Electronic shelf labels and devices of stores', 'Store operations'],
      ['EdgeSense', 'Shelf rails with labels, light and location', 'Devices'],
      ['Captana', 'Shelf monitoring by camera', 'Store operations'],
      ['In The Memory', 'Analysis of sales and loyalty data', 'Analytics'],
    ],
    ai: [
      ['Captana image recognition', 'Detect empty and wrong shelf positions', 'Computer vision'],
      ['Sales and loyalty analysis', 'Predict effects of assortment and promotion', 'Predictive AI'],
    ],
  },
]);

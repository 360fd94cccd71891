import type { LibraryEntry } from '../reference-library.ts';

export const supplyChain: readonly LibraryEntry[] = [
  [
    '4.0',
    'Manage Supply Chain for Physical Products',
    'Supply chain leaders plan, buy, make and move physical goods so that customers receive what was promised at the lowest sensible cost, stock and risk.',
  ],
  [
    '4.1',
    'Plan for and align supply chain resources',
    'Planners balance expected demand with material, production and distribution capability over weeks and months, and agree one plan that sales, plants and suppliers all follow.',
  ],
  [
    '4.1.2',
    'Manage demand for products',
    'Statistical forecasts built from shipment history are adjusted for promotions and customer information, agreed in a monthly consensus meeting, and compared with actual orders to improve accuracy and bias.',
  ],
  [
    '4.1.3',
    'Create materials plan',
    'Material planners explode planned production into component needs, compare these with stock and open orders, and work through shortage and excess messages with buyers and suppliers every morning.',
  ],
  [
    '4.1.4',
    'Create and manage master production schedule',
    'Master schedulers fix weekly quantities for each product and line, simulate capacity and key components, and release a frozen horizon that plants execute while changes go through an approval.',
  ],
  [
    '4.2',
    'Procure materials and services',
    'Category managers and buyers select suppliers, agree contracts, order goods and services, and manage supplier performance, so that the organization gets what it needs on agreed terms.',
  ],
  [
    '4.2.2',
    'Select suppliers and develop/maintain contracts',
    'Sourcing specialists issue tenders, normalize and score the bids, check financial health and compliance of candidates, negotiate terms, and store signed contracts with renewal dates in the contract repository.',
  ],
  [
    '4.2.3',
    'Order materials and services',
    'Requisitions from departments are checked against catalogs, contracts and budgets, converted into purchase orders and sent electronically; buyers chase confirmations and settle mismatches of price, quantity or date.',
  ],
  [
    '4.2.4',
    'Manage suppliers',
    'Supplier records, certificates and bank details are kept valid through a portal, while scorecards from delivery, quality and invoice data feed review meetings and improvement plans with weak performers.',
  ],
  [
    '4.3',
    'Produce/Assemble/Test product',
    'Plants convert materials into tested products by scheduling lines, running operations, controlling quality and keeping records that allow every lot to be traced.',
  ],
  [
    '4.3.1',
    'Schedule production',
    'Detailed schedulers sequence orders on machines by due date, changeover and crew limits, check material and tooling, publish the shift plan, and replan when a line stops.',
  ],
  [
    '4.3.3',
    'Perform quality testing',
    'Inspectors and laboratory staff sample incoming, in-process and finished goods, measure them against specification, enter results in the quality system, and block lots that fail until a disposition is made.',
  ],
  [
    '4.3.4',
    'Maintain production records and manage lot traceability',
    'Lot numbers, component usage, process readings and signatures are captured for each order, letting quality staff reconstruct within hours which customers received product from a suspect batch.',
  ],
  [
    '4.4',
    'Manage logistics and warehousing',
    'Logistics teams bring goods in, store them and send them out, coordinating warehouses, carriers and customs partners for reliable delivery and accurate stock.',
  ],
  [
    '4.4.2',
    'Plan and manage inbound material flow',
    'Inbound coordinators line up purchase orders, carrier bookings and dock slots, follow shipments from milestone messages, and alert planners when late containers threaten a production or sales order.',
  ],
  [
    '4.4.3',
    'Operate warehousing',
    'Warehouse crews receive, put away, count, pick and pack goods under direction of the warehouse system, scanning each move, while stock controllers investigate differences the same day.',
  ],
  [
    '4.4.4',
    'Operate outbound transportation',
    'Dispatchers build loads and routes from released deliveries, tender them to carriers, answer delay messages, collect proof of delivery, and audit freight bills against the contracted rates.',
  ],
];

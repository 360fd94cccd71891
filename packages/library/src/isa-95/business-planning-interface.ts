import type { LibraryEntry } from '../reference-library.ts';

export const businessPlanningInterface: readonly LibraryEntry[] = [
  [
    '5',
    'Business planning and logistics interface',
    'Around the plant, level-4 business functions decide what to make, buy and ship, and exchange schedules, materials data, performance and cost with manufacturing operations through agreed transactions.',
  ],
  [
    '5.1',
    'Plant production planning',
    'Demand, stock and capacity are brought together by supply planners into a plan the plant can achieve, balancing service, inventory and cost over weeks and months before detailed scheduling begins.',
  ],
  [
    '5.1.1',
    'Consolidate demand for the plant',
    'Customer orders, forecasts, interplant requests and safety stock needs are netted per product and week, with planners questioning unusual spikes with sales before they reach the production plan.',
  ],
  [
    '5.1.2',
    'Prepare the master production schedule',
    'Each week the master scheduler proposes volumes per product family and line, checks rough capacity and key materials, and gets sign-off in the meeting with sales, production and purchasing.',
  ],
  [
    '5.1.3',
    'Plan material requirements',
    'The planning run explodes the master schedule through bills and lead times into purchase and transfer proposals; controllers work through exception messages for shortage, excess and rescheduling.',
  ],
  [
    '5.1.4',
    'Confirm available-to-promise dates',
    'Order desk staff quote delivery dates from uncommitted stock and planned output, and refer requests inside the frozen horizon to the master scheduler for a decision.',
  ],
  [
    '5.2',
    'Procurement for plant operations',
    'Buyers secure raw materials, packaging, spare parts and services for the plant from suppliers at agreed price, quality and date, and settle deviations before they stop a line.',
  ],
  [
    '5.2.1',
    'Call off materials from suppliers',
    'Delivery schedules are sent against frame agreements by EDI or portal, confirmations compared with requirements, and late or reduced promises escalated by the material controller with a recovery plan.',
  ],
  [
    '5.2.2',
    'Purchase maintenance and indirect items',
    'Requisitions from technicians and engineers are checked against catalogs and contracts, quotations obtained for unlisted items, and purchase orders issued with the work order as cost object.',
  ],
  [
    '5.2.3',
    'Settle supplier claims',
    'For short, late or defective deliveries, buyers combine receipt and inspection records into a claim, agree credit, replacement or sorting cost with the supplier, and post the outcome.',
  ],
  [
    '5.3',
    'Order fulfillment and shipping',
    'Customer service and logistics see that finished goods leave the plant complete, documented and on time, and keep the customer informed from confirmation to proof of delivery.',
  ],
  [
    '5.3.1',
    'Confirm and amend customer orders',
    'Orders from EDI, portal, e-mail and fax are checked for product, price, credit and date before confirmation, and amendments after release are negotiated with the plant scheduler.',
  ],
  [
    '5.3.2',
    'Plan shipments and book carriers',
    'Transport planners combine orders by destination and date, choose carrier and mode from rate tables, tender the load and rebook when a carrier declines.',
  ],
  [
    '5.3.3',
    'Produce shipping and export documents',
    'Delivery notes, dangerous goods declarations, certificates and customs papers are generated from order and lot data, checked for license and tariff codes, and handed over before loading closes.',
  ],
  [
    '5.4',
    'Plant costing and financial reporting',
    'Plant controllers value output, stock and losses, explain deviation from standard, and supply the business with figures that support pricing, investment and product decisions.',
  ],
  [
    '5.4.1',
    'Maintain standard costs',
    'Once a year, and after major changes, bills, routings, energy tariffs and purchase prices are rolled up into new standards, tested for outliers and released by finance.',
  ],
  [
    '5.4.2',
    'Analyze manufacturing variances',
    'Month-end differences between actual and standard cost are split into price, usage, rate and volume effects, and explained by line managers for the largest orders.',
  ],
  [
    '5.4.3',
    'Settle orders and close the period',
    'Cost accountants clear open production and maintenance orders, work-in-progress and unposted messages by the second working day so that plant results enter group reporting on time.',
  ],
  [
    '5.5',
    'Plant integration management',
    'Business and plant systems stay in agreement because integration specialists govern the messages, master data and error handling that pass between ERP, MES, laboratory and warehouse applications.',
  ],
  [
    '5.5.1',
    'Synchronize master data across systems',
    'Materials, equipment, personnel and product versions are distributed from the leading system to each plant application, and rejected or outdated records are repaired by data stewards within the day.',
  ],
  [
    '5.5.2',
    'Monitor interface messages',
    'Support analysts watch queues for schedules, confirmations and inventory postings, restart failed messages, correct bad content with the key user, and report repeated faults for a permanent fix.',
  ],
  [
    '5.5.3',
    'Map and test transaction definitions',
    'When either side changes, integration engineers update field mappings based on B2MML schemas, replay recorded messages in a test environment and approve the new version with business owners.',
  ],
];

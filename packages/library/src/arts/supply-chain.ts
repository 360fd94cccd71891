import type { LibraryEntry } from '../reference-library.ts';

export const supplyChain: readonly LibraryEntry[] = [
  [
    '3',
    'Run the Supply Chain',
    'Gets the right quantity to each store and customer at the lowest total cost through forecasting, warehousing, transport and stock control.',
  ],
  [
    '3.1',
    'Forecast demand and replenish',
    'Predicts sales by item, place and day and converts the prediction into stock movements that keep shelves full without building excess.',
  ],
  [
    '3.1.1',
    'Forecast item demand',
    'Models combine sales history, price, promotion, season and weather into daily forecasts for each product and store; demand planners adjust new items and unusual events.',
  ],
  [
    '3.1.2',
    'Replenish stores',
    'Store orders are calculated several times a week from forecast, shelf capacity, stock and delivery day, and planners intervene only for exceptions such as blocked items or spikes.',
  ],
  [
    '3.1.3',
    'Allocate initial quantities',
    'Allocators distribute a new collection or promotion across stores by size curve, cluster and capacity, holding back a reserve to top up early sellers.',
  ],
  [
    '3.1.4',
    'Resolve stock exceptions',
    'Every morning analysts work an alert list of out-of-stocks, overstocks and late receipts, find cause and remedy with supplier, warehouse or store, and close each with a reason.',
  ],
  [
    '3.2',
    'Operate distribution centers',
    'Warehouse teams receive, store, pick and dispatch cases and singles accurately and safely, measured on lines per hour and error rate.',
  ],
  [
    '3.2.1',
    'Receive inbound goods',
    'Dock crews book in, unload and check trailers, making products available for picking the same shift and leaving evidence for claims when cases are short or broken.',
  ],
  [
    '3.2.1.1',
    'Schedule dock appointments',
    'Carriers request slots by portal or email; planners match doors, crews and priority goods, move latecomers and post the yard list before each shift.',
  ],
  [
    '3.2.1.2',
    'Check deliveries against orders',
    'Receivers scan labels, count cases, measure temperature and compare with shipment notice and order, quarantining surplus, damaged or undated goods for a supervisor decision.',
  ],
  [
    '3.2.2',
    'Put away and slot goods',
    'The warehouse system directs pallets to locations by size, rotation and temperature; engineers re-slot fast movers each quarter to shorten picking walks.',
  ],
  [
    '3.2.3',
    'Pick and load store orders',
    'Pickers follow voice or screen instructions through tens of thousands of lines a night, confirm each by check digit, build stable roll cages and load them in drop sequence.',
  ],
  [
    '3.2.4',
    'Count warehouse stock',
    'Stock-control clerks count locations in cycles by value and error history while work goes on; differences above tolerance are recounted by a second person before the adjustment posts.',
  ],
  [
    '3.3',
    'Transport goods',
    'Moves product between suppliers, warehouses, stores and homes with planned routes, visible arrival times and verified freight cost.',
  ],
  [
    '3.3.1',
    'Plan delivery routes',
    'Transport planners optimize vehicles, drivers and time windows from order volumes each afternoon, respecting driving-hours law and store access limits, and publish loads to carriers.',
  ],
  [
    '3.3.2',
    'Monitor deliveries',
    'Control-tower staff watch vehicle positions and temperature alarms, recalculate arrival times, warn stores of delays and arrange relief when a truck breaks down.',
  ],
  [
    '3.3.3',
    'Audit freight invoices',
    'Carrier bills are matched line by line with contracted rates, shipments and proof of delivery, agreed ones paid automatically and differences disputed with evidence.',
  ],
  [
    '3.4',
    'Control inventory',
    'Keeps book and physical stock in agreement everywhere, moves it where it sells and can find any batch within hours.',
  ],
  [
    '3.4.1',
    'Correct stock records',
    'Negative balances, items that suddenly stop selling and scan mismatches are listed daily; inventory controllers have stores count suspects and correct the cause as well as the figure.',
  ],
  [
    '3.4.2',
    'Rebalance stock between locations',
    'Surplus sizes and seasonal goods are proposed for transfer to stores with demand; planners weigh margin gained against transport cost and send picking lists to the giving store.',
  ],
  [
    '3.4.3',
    'Recall and trace products',
    'On a safety notice, quality managers identify lots from receipt and sales records, block tills within an hour, instruct stores to withdraw stock and inform authorities and customers.',
  ],
  [
    '3.5',
    'Handle reverse logistics',
    'Brings unsold, faulty and returned goods back, recovers as much value as possible and disposes of the rest responsibly.',
  ],
  [
    '3.5.1',
    'Grade returned goods',
    'Return-center staff scan, inspect and classify items as resellable, repairable or waste within two days, guided by product rules, and trigger refund or restock.',
  ],
  [
    '3.5.2',
    'Return goods to suppliers',
    'Clerks group defective and sale-or-return items by vendor agreement, obtain authorization numbers, ship in batches and see the credit note arrive.',
  ],
  [
    '3.5.3',
    'Donate, recycle and dispose of waste',
    'Surplus food goes to charities, packaging to recyclers and hazardous items to licensed carriers; stores log weights for environmental reports and fee refunds.',
  ],
];

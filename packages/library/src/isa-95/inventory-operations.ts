import type { LibraryEntry } from '../reference-library.ts';

export const inventoryOperations: readonly LibraryEntry[] = [
  [
    '4',
    'Inventory operations management',
    'Warehouse and material handling teams receive, store, count, move and hand out materials, intermediates and finished goods in the plant, so that production never waits and stock records can be believed.',
  ],
  [
    '4.1',
    'Inventory definition management',
    'Material planners and warehouse engineers lay down how each item is identified, stored, rotated and moved, turning hazard, temperature and shelf-life requirements into rules that the warehouse system enforces.',
  ],
  [
    '4.1.1',
    'Maintain material handling data',
    'Dimensions, weights, pack sizes, hazard class, storage temperature and shelf life are completed by master data clerks from supplier sheets before the first delivery may be booked.',
  ],
  [
    '4.1.2',
    'Define storage and rotation rules',
    'Putaway zones, segregation of incompatible goods, and first-expired or first-in rules are configured per material group by the warehouse engineer together with safety and quality specialists.',
  ],
  [
    '4.1.3',
    'Define transfer routes and transport rules',
    'For movements between stores, lines and yard, logistics engineers specify route, vehicle, lot size and maximum travel time, considering traffic separation and contamination risk.',
  ],
  [
    '4.1.4',
    'Set stock levels and kanban parameters',
    'Safety stock, reorder points and numbers of kanban cards are recalculated every month from demand, lead time and variability, and planners accept or override the proposal item by item.',
  ],
  [
    '4.2',
    'Inventory resource management',
    'The warehouse manager keeps storage space, forklifts, automated vehicles, containers and licensed drivers available for the coming workload, and decides when to add shifts or outside space.',
  ],
  [
    '4.2.1',
    'Manage storage locations and capacity',
    'Bin occupancy, blocked positions and reserved zones are watched daily; the storage planner consolidates half-empty pallets and moves slow sellers out of prime positions before peaks.',
  ],
  [
    '4.2.2',
    'Manage forklifts and automated vehicles',
    'Fleet supervisors check chargers, inspection dates and fault codes, take unsafe trucks off the floor, and rearrange mobile-robot zones when a lane or station is temporarily closed.',
  ],
  [
    '4.2.3',
    'Manage returnable containers',
    'Racks, totes and kegs are scanned out to lines, customers and suppliers, balances confirmed each month, and missing quantities claimed with deposit invoices or replaced.',
  ],
  [
    '4.3',
    'Detailed inventory scheduling',
    'Material movements are planned in time: deliveries into docks, replenishment to lines, counts and shipments, fitting handling capacity to the production schedule so that trucks and lines are both served.',
  ],
  [
    '4.3.1',
    'Schedule inbound docks and receipts',
    'Carriers book slots in a portal, and the yard office arranges doors by commodity, urgency and unloading crew, rebooking late arrivals and warning production about critical material.',
  ],
  [
    '4.3.2',
    'Plan line replenishment runs',
    'Expected consumption per hour from the production schedule is converted into delivery runs with routes and bins, leaving buffer for disturbances that materials staff see coming.',
  ],
  [
    '4.3.3',
    'Schedule cycle counts',
    'High-value and fast-moving items are placed in the counting calendar more often than others, avoiding pick peaks, and items with recent differences are added for an extra count.',
  ],
  [
    '4.4',
    'Inventory dispatching',
    'Warehouse control turns demands from lines, docks and orders into concrete transport tasks, ranks them and gives each to a driver or vehicle, keeping empty trips and waiting low.',
  ],
  [
    '4.4.1',
    'Create and assign movement tasks',
    'Putaway, pick and transfer tasks are generated as events occur, interleaved by location and deadline, and sent to radio terminals; the control desk reassigns those stuck for more than ten minutes.',
  ],
  [
    '4.4.2',
    'Allocate stock to orders',
    'Lots are reserved by expiry, customer restriction and quality status; when supply is short, the allocation planner shares it by agreed customer priority and informs the order desk.',
  ],
  [
    '4.4.2.1',
    'Resolve shortages and substitutions',
    'The allocation planner looks for alternative lots, substitutes approved by engineering or transfers from sister plants, and documents which orders received less and who accepted it.',
  ],
  [
    '4.4.2.2',
    'Block expired and restricted lots',
    'A nightly run moves lots past their expiry or under a customer exclusion to restricted stock and tells the store keeper which pallets must be taken out of pick locations.',
  ],
  [
    '4.4.3',
    'Control automated transport orders',
    'The fleet controller software and its attendant sequence conveyor, crane and vehicle orders, clear jams and collisions, and switch to manual transport when an aisle stays blocked.',
  ],
  [
    '4.5',
    'Inventory execution management',
    'Store keepers, drivers and automated equipment physically receive, put away, pick, transfer and ship goods, confirming each step by scan so that records and reality move together.',
  ],
  [
    '4.5.1',
    'Receive and identify goods',
    'Receivers compare the delivery with purchase order and advance shipping notice, count and inspect for damage, print labels with lot and expiry, and report differences to purchasing at once.',
  ],
  [
    '4.5.1.1',
    'Reconcile delivery notes and shipping notices',
    'Paper or PDF delivery notes are matched line by line with the order and the electronic notice; mismatched quantities, lots or units stop the receipt until a clerk resolves them.',
  ],
  [
    '4.5.1.2',
    'Weigh and sample bulk deliveries',
    'Tankers and trucks cross the weighbridge twice, seals are checked and a sample drawn; unloading to the silo starts only after the laboratory or gauge result has been accepted.',
  ],
  [
    '4.5.2',
    'Put away materials',
    'The system proposes a bin from size, hazard and rotation rules, the driver confirms by scanning the location, and a full or wrong bin is reported so that the proposal improves.',
  ],
  [
    '4.5.3',
    'Kit and deliver components to lines',
    'Kitters pick parts for an assembly order into a set, guided by lights or voice, have weight verification catch missing pieces, and deliver the set in build sequence.',
  ],
  [
    '4.5.4',
    'Weigh and dispense ingredients',
    'In a controlled booth, dispensers scan the ingredient lot, tare the container, weigh to the recipe tolerance and label each portion, with a second check for potent or allergenic substances.',
  ],
  [
    '4.5.5',
    'Transfer intermediates between units',
    'Liquids and bulk solids are pumped or conveyed between tanks after the operator has confirmed source, target, cleaning status and free volume; both tank levels must agree afterwards.',
  ],
  [
    '4.5.6',
    'Pick, pack and load finished goods',
    'Pickers assemble customer orders by lot and pallet pattern, loaders scan each pallet at the door against the shipment, and the driver receives papers only when the load is complete.',
  ],
  [
    '4.6',
    'Inventory data collection',
    'Scans, weights, tank levels, temperatures and counts are recorded as goods move or rest, giving each lot a dependable history of where it was and under which conditions.',
  ],
  [
    '4.6.1',
    'Record movements by barcode and RFID',
    'Handheld scanners and portal readers capture material, lot, quantity and bin with each move, and unread or doubtful tags go to an exception queue that the shift clerk clears.',
  ],
  [
    '4.6.2',
    'Monitor storage conditions',
    'Temperature and humidity loggers report from cold rooms and chambers every few minutes; an excursion alarms the duty store keeper and places the lots concerned on hold for assessment.',
  ],
  [
    '4.6.3',
    'Count physical stock',
    'Counters enter quantities blind, without seeing the book value; differences over tolerance are recounted by another person, then explained and posted with approval from inventory control.',
  ],
  [
    '4.7',
    'Inventory tracking',
    "Stock controllers know for each lot what quantity lies where, in which status and for whom, reconcile the plant's records with ERP and answer questions about material on demand.",
  ],
  [
    '4.7.1',
    'Reconcile stock between MES, WMS and ERP',
    'Nightly comparisons list differences by item and lot; inventory analysts find the failed message or late booking behind each, correct it, and report recurring causes to IT.',
  ],
  [
    '4.7.2',
    'Track expiry and aging stock',
    'Weekly lists of lots nearing expiry or unmoved for months go to planners, who use, discount, retest or write them off before they turn into waste.',
  ],
  [
    '4.7.3',
    'Trace material location and custody',
    'Given a lot or handling unit, the stock desk shows present location, past moves, owner and quality status, covering consignment goods and material held at subcontractors.',
  ],
  [
    '4.7.4',
    'Report receipts and issues to finance',
    'Valued goods movements flow to the ledger during the day, and cost accountants clear goods received but not invoiced, negative stock and movements booked to closed orders before month end.',
  ],
  [
    '4.8',
    'Inventory performance analysis',
    'Logistics analysts review accuracy, service, turnover and handling effort, find why stock is lost, late or excessive, and change layouts, parameters and rules accordingly.',
  ],
  [
    '4.8.1',
    'Measure inventory accuracy and losses',
    'Count results, scrap and unexplained differences are analyzed by zone, item and shift, and the warehouse manager leads causes such as unlabeled returns or wrong units to a lasting fix.',
  ],
  [
    '4.8.2',
    'Analyze stock turns and excess',
    'Coverage and slow-mover reports compare actual stock with future demand; planners justify each excess or agree a run-down plan with purchasing and sales, tracked in value every month.',
  ],
  [
    '4.8.3',
    'Analyze warehouse productivity and service',
    'Lines picked per hour, dock waiting time, line stoppages caused by material and on-time loading are evaluated weekly to adjust staffing, slotting and replenishment routes.',
  ],
  [
    '4.8.4',
    'Optimize slotting and layout',
    'Simulation of pick frequency, travel distance and congestion yields proposals for new bin assignments, which warehouse engineers test in one aisle before re-slotting the building over a weekend.',
  ],
];

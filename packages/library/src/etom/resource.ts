import type { LibraryEntry } from '../reference-library.ts';

export const resourceDomain: readonly LibraryEntry[] = [
  [
    '1.5',
    'Resource Domain',
    'The networks, IT platforms, sites and workforce-held equipment: planned, built, maintained, repaired and measured so that services always have something sound to run on.',
  ],
  [
    '1.5.2',
    'Resource Capability Delivery',
    'Rolling out sites, fiber, radio and IT capacity from approved plan to accepted asset, through survey, permits and contractor work on schedule and budget.',
  ],
  [
    '1.5.2.A',
    'Survey and design sites and routes',
    'Surveyors photograph and measure masts, ducts and buildings; designers turn the findings into drawings, link budgets and bills of material for the construction order.',
  ],
  [
    '1.5.2.B',
    'Obtain permits and wayleaves',
    'Acquisition officers apply to councils, landlords and road authorities, answer objections, track hundreds of open applications and pay fees, so that crews may start lawfully.',
  ],
  [
    '1.5.2.C',
    'Control construction by contractors',
    'Work orders, site photos, safety certificates and quantities submitted by contractors are checked against design and price book before a stage is accepted and payment released.',
  ],
  [
    '1.5.4',
    'Resource Support Management',
    'Preventive care of the network and its stores: scheduled inspections, spare parts, software upgrades and field work, organized so that operations seldom has to improvise.',
  ],
  [
    '1.5.4.A',
    'Schedule preventive maintenance',
    'Visits for batteries, air conditioning, towers and generators are planned from manufacturer intervals, sensor trends and fault history, then bundled by region to save travel.',
  ],
  [
    '1.5.4.B',
    'Manage spares and repair returns',
    'Warehouse staff keep modules at depots within reach of the agreed repair time, ship swaps, return faulty units under warranty and chase vendors for late repairs.',
  ],
  [
    '1.5.4.C',
    'Upgrade network software',
    'Release engineers test a vendor load in the lab, run pre-checks, upgrade elements in nightly batches and fall back automatically if health checks fail.',
  ],
  [
    '1.5.4.D',
    'Schedule and dispatch the field force',
    'Each morning and after every change, jobs for installation, repair and inspection are assigned to technicians by skill, parts, promised time and driving distance.',
  ],
  [
    '1.5.5',
    'Resource Order Management',
    'Requests for ports, numbers, circuits or equipment arriving from service fulfillment are designed, allocated, installed and reported complete, mostly without human touch.',
  ],
  [
    '1.5.5.A',
    'Allocate numbers and addresses',
    'Blocks received from the numbering authority or internet registry are loaded, single numbers and addresses handed to orders, quarantined after use, and utilization reports filed as rules require.',
  ],
  [
    '1.5.5.B',
    'Install and configure customer equipment',
    'At the premises the technician mounts the terminal, connects cables, scans serial numbers, runs the guided test and has the customer sign on a tablet.',
  ],
  [
    '1.5.5.C',
    'Ship devices and self-install kits',
    'Phones, routers and cards are picked, linked to the order by barcode, packed and given to the carrier; returns are inspected, wiped and put back into stock.',
  ],
  [
    '1.5.7',
    'Resource Data Management',
    'Network inventory, topology and configuration data are gathered, reconciled and kept fit for planning, activation and fault location.',
  ],
  [
    '1.5.7.A',
    'Discover and reconcile network data',
    'Every night discovery tools read equipment, ports and links from the live network; differences to the inventory are corrected by rule or queued for an inventory specialist.',
  ],
  [
    '1.5.7.B',
    'Digitise plans and as-built records',
    'Red-lined drawings, splice sheets and photos from contractors are interpreted by records staff and entered into the geographic system within ten days of completion.',
  ],
  [
    '1.5.7.C',
    'Back up and audit configurations',
    'Settings of all routers and radio elements are saved daily, compared with the golden template, and unauthorized or risky deviations reported to the responsible engineer.',
  ],
  [
    '1.5.8',
    'Resource Trouble Management',
    'Faults in network and IT resources are detected, located, repaired and closed around the clock, by the operations center with field crews and vendors.',
  ],
  [
    '1.5.8.A',
    'Filter and prioritise alarms',
    'Of the alarms arriving each second, known, repeated and consequential ones are suppressed; what remains is ranked by customers and services affected and shown to front-line operators.',
  ],
  [
    '1.5.8.B',
    'Locate and isolate faults',
    'Operators run loopback, optical and power tests from the center and combine topology with weather and works notices, to tell which site, card or cable section has failed.',
  ],
  [
    '1.5.8.C',
    'Repair faults remotely or on site',
    'Where a reset or reroute suffices the script does it at once; otherwise a crew travels with the right spare and reports cause and action on the ticket.',
  ],
  [
    '1.5.8.C.1',
    'Execute remote recovery actions',
    "Approved scripts restart processes, switch to standby units or reroute traffic, verify that alarms clear, and stop for an engineer's decision whenever the impact might grow.",
  ],
  [
    '1.5.8.C.2',
    'Repair cable and fibre cuts',
    'Splicing crews are sent to the distance shown by the optical test, secure permission to dig, restore fibers in priority order and measure each before reporting.',
  ],
  [
    '1.5.8.C.3',
    'Escalate to the equipment vendor',
    'When a defect in hardware or software is suspected, logs and traces are packaged, a vendor case is opened under the support contract, and its response time watched.',
  ],
  [
    '1.5.9',
    'Resource Performance Management',
    'Counters and measurements from the network are gathered and studied to keep throughput, coverage and utilization within their engineering limits.',
  ],
  [
    '1.5.9.A',
    'Collect performance counters',
    'Files with thousands of counters for each element arrive every quarter of an hour; loaders check them for gaps, request missing files again and compute the agreed indicators.',
  ],
  [
    '1.5.9.B',
    'Optimise radio coverage and capacity',
    'Radio engineers study drive tests, handset reports and cell counters, adjust tilt, power and neighbor lists, and verify afterwards that dropped calls have fallen.',
  ],
  [
    '1.5.14',
    'Resource Capacity Management',
    'Forecasting traffic and comparing it with what the network can carry, then triggering expansions early enough and no earlier than needed.',
  ],
  [
    '1.5.14.A',
    'Forecast traffic demand',
    'Planners extrapolate traffic by cell, link and exchange from history, sales plans and events such as festivals, and state low, expected and high cases for the next eight quarters.',
  ],
  [
    '1.5.14.B',
    'Trigger capacity expansions',
    'Any link or cell expected to pass its utilization threshold inside the delivery lead time yields an expansion request with cost, options and latest start date for approval.',
  ],
];

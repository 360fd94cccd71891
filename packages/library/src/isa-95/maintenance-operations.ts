import type { LibraryEntry } from '../reference-library.ts';

export const maintenanceOperations: readonly LibraryEntry[] = [
  [
    '2',
    'Maintenance operations management',
    'Maintenance keeps equipment, tools and utilities able to run as production needs them, combining preventive, predictive and corrective work to hold availability and safety at the lowest life-cycle cost.',
  ],
  [
    '2.1',
    'Maintenance definition management',
    'Reliability engineers decide what care each asset needs and write it down as strategies, job plans and procedures, drawing on manufacturer manuals, failure history and legal inspection duties.',
  ],
  [
    '2.1.1',
    'Maintain the asset register and hierarchy',
    'Equipment, functional locations, spare parts lists and criticality ratings are recorded in the CMMS by asset data stewards, who verify nameplates on site after each installation, move or replacement.',
  ],
  [
    '2.1.2',
    'Define maintenance strategies by criticality',
    'Through failure mode workshops with operators and technicians, reliability engineers choose for each asset between running to failure, fixed intervals and condition monitoring, and review the choice after serious breakdowns.',
  ],
  [
    '2.1.3',
    'Write job plans and safety permits',
    'Planners describe steps, crafts, hours, parts, isolation points and permits for repeat jobs, so a technician can start prepared; feedback from completed orders leads to revised hours and parts.',
  ],
  [
    '2.1.4',
    'Maintain statutory inspection requirements',
    'Pressure vessels, lifting gear, boilers and electrical installations are listed with legal intervals and competent bodies, and the compliance coordinator updates the plan when regulations or equipment change.',
  ],
  [
    '2.2',
    'Maintenance resource management',
    'The maintenance office makes sure that technicians with the right craft and license, spare parts, special tools and contractors can be had when a job is due, and knows the limits of each.',
  ],
  [
    '2.2.1',
    'Manage technician skills and availability',
    'Crew leaders keep craft, license and shift data per technician, spot certificates lapsing within ninety days, and arrange training so that hot work, high voltage and lifting jobs stay covered.',
  ],
  [
    '2.2.2',
    'Plan and stock spare parts',
    'From criticality, lead time and past usage, the storeroom planner sets minimum and maximum levels, raises purchase requisitions when stock falls short, and proposes obsolete parts for disposal each year.',
  ],
  [
    '2.2.3',
    'Engage maintenance contractors',
    'Specialist work such as crane inspection or turbine overhaul is called off under frame contracts; coordinators check insurance, induction and permits at the gate and confirm hours on the service entry sheet.',
  ],
  [
    '2.2.4',
    'Calibrate test instruments and special tools',
    'Torque wrenches, multimeters and gauges are recalled on schedule, tested by the calibration lab or an accredited vendor, labeled with the next due date, and withdrawn if found outside tolerance.',
  ],
  [
    '2.3',
    'Detailed maintenance scheduling',
    'Maintenance schedulers fit due work, repair requests and shutdown scopes into windows agreed with production, leveling crafts and parts so that planned hours really get done in the week.',
  ],
  [
    '2.3.1',
    'Generate preventive work orders',
    'Calendar, running-hour and cycle counters in the CMMS create work orders automatically ahead of the due date, and the planner merges those for one machine into a single stop.',
  ],
  [
    '2.3.2',
    'Level the weekly maintenance schedule',
    "In the weekly meeting, planners and production agree which backlog jobs fit next week's windows, matching craft hours and parts on hand, and postpone only what risk assessment allows.",
  ],
  [
    '2.3.3',
    'Plan shutdowns and turnarounds',
    'Months ahead, a shutdown manager collects scopes from engineering, inspection and operations, builds a critical-path network, orders long-lead parts, and freezes the scope before contractors are mobilized.',
  ],
  [
    '2.3.3.1',
    'Challenge and freeze shutdown scope',
    'A cross-functional panel asks of every proposed job whether it truly needs the plant stopped, estimates risk and cost of deferral, and locks the approved list at a dated milestone.',
  ],
  [
    '2.3.3.2',
    'Track shutdown progress daily',
    'Progress by job, discovered work and safety observations are updated twice a day; the control team recalculates the critical path and decides on overtime to protect the restart date.',
  ],
  [
    '2.4',
    'Maintenance dispatching',
    'Incoming requests are judged, ranked and given to the technician best able to act, with permits and parts ready, so that urgent failures get a fast answer without upsetting all planned work.',
  ],
  [
    '2.4.1',
    'Triage maintenance requests',
    'Free-text notifications from operators, often with photos, are checked for duplicates, tied to the right asset and rated by risk; a maintenance coordinator rejects, combines or converts them into work orders.',
  ],
  [
    '2.4.2',
    'Assign work orders to technicians',
    'Jobs are matched to technicians by craft, location and current load and pushed to their mobile devices; the crew leader overrides the proposal for apprentices or two-person tasks.',
  ],
  [
    '2.4.3',
    'Dispatch emergency breakdown response',
    'When a line stops, the on-call technician is alerted within minutes through the andon or phone system, and a second tier with vendor support is called if the line stays down past the agreed limit.',
  ],
  [
    '2.4.4',
    'Issue permits and isolations',
    'Authorized persons approve work permits, lock and tag energy sources against an isolation list, verify zero energy with the technician, and cancel the permit only after tools and people are clear.',
  ],
  [
    '2.5',
    'Maintenance execution management',
    'Technicians inspect, service, repair and restart equipment safely according to the job plan, hand it back to operations in agreed condition and note what they found along the way.',
  ],
  [
    '2.5.1',
    'Perform preventive services and inspections',
    'Lubrication, cleaning, measurement and replacement tasks are ticked off on a tablet during the stop; readings outside limits raise a follow-up order before the defect turns into a failure.',
  ],
  [
    '2.5.2',
    'Diagnose and repair breakdowns',
    'Using fault codes, drawings, trends and similar past orders, the technician narrows down the cause, replaces or mends the part and proves the repair with a short test run.',
  ],
  [
    '2.5.3',
    'Carry out operator-led maintenance',
    'Machine crews clean, tighten, lubricate and inspect their own equipment by a daily checklist, tagging abnormalities they cannot fix so that maintenance picks them up at the next planning meeting.',
  ],
  [
    '2.5.4',
    'Overhaul and refurbish components',
    'Pumps, spindles and drives taken out of service are stripped, measured and rebuilt in the workshop or by a vendor, tested on a bench, and put back into stock as serviceable.',
  ],
  [
    '2.5.5',
    'Test and return equipment to production',
    'After repair, guards, interlocks and calibration are verified with the operator present, the permit is closed, and acceptance is signed electronically so that the line may run again.',
  ],
  [
    '2.6',
    'Maintenance data collection',
    'Condition signals, readings, hours, parts used and findings are captured during or directly after the work, since later analysis of reliability and cost is only as good as these entries.',
  ],
  [
    '2.6.1',
    'Collect condition monitoring signals',
    'Vibration, temperature, current and oil analysis data come in from online sensors and monthly rounds; a reliability technician screens out bad readings before they reach the prediction models.',
  ],
  [
    '2.6.2',
    'Record work order findings',
    "Symptom, cause and remedy codes plus a short comment are entered by the technician on a mobile device, and planners send back orders closed with nothing but 'fixed'.",
  ],
  [
    '2.6.3',
    'Book parts, hours and services',
    'Issued spares are scanned against the work order, labor hours confirmed per craft and contractor invoices linked, so that the cost of each asset can be seen without guesswork.',
  ],
  [
    '2.7',
    'Maintenance tracking',
    'Planners watch the status of requests, orders, inspections and warranty items, chase what is overdue and keep operations informed when equipment will be back.',
  ],
  [
    '2.7.1',
    'Monitor backlog and overdue inspections',
    'Aging lists by craft and risk are reviewed every week; overdue statutory inspections go straight to the maintenance manager, who either finds a stop or takes the equipment out of service.',
  ],
  [
    '2.7.2',
    'Report equipment status to production',
    'Expected return times, restrictions and temporary repairs are updated on the status board by the crew leader throughout the shift and shared with scheduling for replanning.',
  ],
  [
    '2.7.3',
    'Track repairables and warranty claims',
    'Parts sent out for repair are followed by serial number, quotes and return dates chased with vendors, and failures inside the warranty period claimed with order history as evidence.',
  ],
  [
    '2.8',
    'Maintenance performance analysis',
    'Reliability and finance people examine failures, effort and spend to find the assets that cost most, remove the causes for good, and decide where to repair, redesign or replace.',
  ],
  [
    '2.8.1',
    'Measure reliability and maintenance cost',
    'Mean time between failures, time to repair, schedule compliance and cost per asset are calculated monthly from order data, with doubtful closures excluded and the method explained to plant management.',
  ],
  [
    '2.8.2',
    'Investigate recurring failures',
    'For chronic or high-impact breakdowns an engineer leads root cause analysis with physical evidence, trends and interviews, and tracks each agreed corrective action until the failure stops returning.',
  ],
  [
    '2.8.2.1',
    'Mine work order history for patterns',
    'Thousands of free-text orders are grouped by component and failure mode, by hand or with text analytics, to show which small repeat faults together consume the most craft hours.',
  ],
  [
    '2.8.2.2',
    'Verify effect of corrective actions',
    'Three months after implementation, failure counts and repair hours of the asset are compared with the earlier baseline, and the case is reopened by the reliability lead if nothing has improved.',
  ],
  [
    '2.8.3',
    'Predict failures and remaining life',
    'Data scientists and reliability engineers train models on sensor trends and past failures; when a model warns, a technician confirms on site and the outcome is fed back as a label.',
  ],
  [
    '2.8.4',
    'Advise on repair or replacement',
    'Life-cycle cost, spare availability, energy use and risk of each aging asset are compared with a new one, and the resulting proposal goes to the annual investment round.',
  ],
];

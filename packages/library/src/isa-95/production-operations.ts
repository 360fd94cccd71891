import type { LibraryEntry } from '../reference-library.ts';

export const productionOperations: readonly LibraryEntry[] = [
  [
    '1',
    'Production operations management',
    'Plant operations turns production requests from the business into finished goods: it defines how each product is made, allocates lines and crews, runs the orders, records what happened and improves yield, cost and delivery from the results.',
  ],
  [
    '1.1',
    'Product definition management',
    'Process engineers own the complete instructions for making a product, from bills of material to recipes and work instructions, so that every line builds from one released version and nobody works from a stale printout.',
  ],
  [
    '1.1.1',
    'Derive plant bills of material from design',
    'Manufacturing engineers convert the engineering bill received from PLM into a plant bill, adding consumables, scrap allowances and packaging, and send items that cannot be bought or built back to design.',
  ],
  [
    '1.1.2',
    'Maintain routings and standard times',
    'For each product and site, industrial engineering keeps operations, work centers, set-up and run times current in the MES; time studies and actual cycle data trigger a revision when the standard has drifted.',
  ],
  [
    '1.1.3',
    'Maintain master and control recipes',
    'In batch plants, recipe authors combine formula, procedure and equipment needs into a master recipe, then derive control recipes per unit that the batch system loads without anyone rekeying values.',
  ],
  [
    '1.1.3.1',
    'Set process parameter limits',
    'Targets, tolerances and alarm limits per product and machine are taken from validation runs and entered by process engineers, which stops operators from loading a set-point outside the qualified window.',
  ],
  [
    '1.1.3.2',
    'Qualify recipes on equipment',
    'Trial batches are run on every unit intended for a new recipe; process development compares the results with the reference plant and approves the unit, or adjusts the recipe and repeats the trial.',
  ],
  [
    '1.1.4',
    'Publish electronic work instructions',
    "Technical authors turn drawings, photographs, torque values and safety warnings into station-level instructions, and the MES shows the right version in the operator's language as each unit arrives.",
  ],
  [
    '1.1.5',
    'Implement engineering changes at the plant',
    'A change coordinator checks which stock, tools and open orders an approved change order touches, agrees the effective date or serial number with planning, and withdraws superseded documents from all stations.',
  ],
  [
    '1.1.6',
    'Release products for manufacture',
    'No order can be created for a new product until engineering, quality and production have signed the release checklist of bill, routing, tooling, inspection plan and operator training in the workflow.',
  ],
  [
    '1.2',
    'Production resource management',
    'Supervisors and planners maintain a trustworthy view of which people, machines, tools and materials are available and qualified for work in the coming shifts, so that schedules rest on capacity that really exists.',
  ],
  [
    '1.2.1',
    'Maintain work center capability and capacity',
    'Rated speeds, qualified products, changeover times and shift calendars of each line are held by industrial engineers, who correct them every quarter against the rates the equipment has actually achieved.',
  ],
  [
    '1.2.2',
    'Roster operators to stations',
    'Team leaders assign people to stations each shift from the plan, the leave calendar and the skills matrix, call in trained temporary staff for gaps, and tell planning when a line cannot be crewed.',
  ],
  [
    '1.2.3',
    'Verify operator qualifications',
    'When a worker logs in, valid certificates are compared with those the operation demands; an expired one blocks the job, alerts the supervisor and opens a training request with the plant trainer.',
  ],
  [
    '1.2.4',
    'Manage molds, dies and fixtures',
    'The tool room issues tooling against orders, counts shots and cycles from machine data, and pulls worn items for refurbishment before they start to produce parts out of tolerance.',
  ],
  [
    '1.2.5',
    'Check material readiness for upcoming orders',
    'Several times a shift, material coordinators compare components needed by the next orders with line-side and warehouse stock, chase the shortages, and ask scheduling to resequence what cannot be covered in time.',
  ],
  [
    '1.3',
    'Detailed production scheduling',
    'Schedulers translate requested quantities and due dates into a workable sequence for each line, hour by hour, weighing changeovers, crews, tooling and materials before anything is committed to the floor.',
  ],
  [
    '1.3.1',
    'Import production requests from ERP',
    'Planned and firm orders arrive from ERP through an interface overnight; the scheduling office validates product versions, quantities and dates, and returns orders with missing routings or impossible due dates to planning.',
  ],
  [
    '1.3.2',
    'Sequence orders on constrained lines',
    'Working on a planning board, the finite scheduler places orders on bottleneck equipment first, respecting due dates, shelf life, tank sizes and crew limits, to give a sequence that downstream lines can follow.',
  ],
  [
    '1.3.3',
    'Group orders into campaigns',
    'Orders sharing color, allergen, tool or width are combined by the scheduler into campaigns, trading a little extra stock for fewer cleanings and set-ups within the rules agreed with sales and quality.',
  ],
  [
    '1.3.4',
    'Reschedule after disruptions',
    'Breakdowns, absences, late trucks and rush orders force the scheduler to rebuild the sequence during the shift, compare two or three options by lateness and cost, and publish the least harmful one.',
  ],
  [
    '1.3.4.1',
    'Assess disruption impact on orders',
    'As soon as a stoppage is reported, the scheduling desk lists orders, customers and shipments that will slip, how late each becomes, and which alternative lines could legally and technically take the work.',
  ],
  [
    '1.3.4.2',
    'Agree revised promise dates',
    'Where recovery within the plan is impossible, the planner negotiates new dates with customer service by phone or mail, records the agreed commitment in ERP, and flags penalty clauses to the plant manager.',
  ],
  [
    '1.3.5',
    'Freeze and publish the shift schedule',
    "Two shifts ahead, the sequence is locked and sent to the MES, warehouse, laboratory and maintenance, so that each team prepares the same jobs; later changes need the production manager's consent.",
  ],
  [
    '1.4',
    'Production dispatching',
    'Shift coordinators release scheduled jobs to lines and people in the right order at the right moment, with materials, tools and settings in place, and steer the queue when circumstances change.',
  ],
  [
    '1.4.1',
    'Release orders to work centers',
    'Orders whose material, tooling, crew and predecessor checks all pass are released automatically to the work center queue, while the shift coordinator decides case by case about those with one open condition.',
  ],
  [
    '1.4.2',
    'Call materials to the line',
    'Electronic kanban signals or consumption thresholds create replenishment requests to the supermarket and warehouse, and tugger drivers deliver the bins within the agreed window so that stations never starve.',
  ],
  [
    '1.4.3',
    'Download set-points and programs to equipment',
    'At job start the MES sends recipe values, CNC programs and printer layouts to controllers, reads them back for comparison, and refuses to start the machine when a checksum or version differs.',
  ],
  [
    '1.4.4',
    'Manage job holds and priorities',
    'Supervisors place jobs on hold for quality, engineering or customer reasons, raise urgent ones in the queue, and review every open hold at the start of the shift until it is cleared or canceled.',
  ],
  [
    '1.5',
    'Production execution management',
    'Operators and line leaders carry out released work as instructed, keep processes within limits, deal with deviations, and hand over product that meets specification together with a complete record of how it was made.',
  ],
  [
    '1.5.1',
    'Set up and change over lines',
    'Set-up crews exchange tools, clean, load materials and adjust machines between products following a timed checklist, and line leaders log the reasons whenever the standard changeover time is exceeded.',
  ],
  [
    '1.5.1.1',
    'Perform line clearance',
    'Before the next lot starts, an operator removes labels, components and residues of the previous product, a second person verifies the area by photo or scan, and both sign in the batch record.',
  ],
  [
    '1.5.1.2',
    'Approve first article',
    'The first good piece is measured against the drawing by a line inspector; production continues only after release in the system, otherwise the setter corrects the machine and presents another.',
  ],
  [
    '1.5.2',
    'Guide and confirm assembly steps',
    "At each station the system shows the next step, checks scanned parts against the order's bill, takes torque results from connected tools and will not pass on a unit with an unfinished step.",
  ],
  [
    '1.5.3',
    'Supervise batch and continuous runs',
    'Control-room operators follow temperatures, pressures and flows on DCS displays, execute manual additions when prompted, and confirm phase transitions so that each batch ends inside its quality and time limits.',
  ],
  [
    '1.5.4',
    'Respond to alarms and process deviations',
    'An out-of-limit signal prompts the operator to follow the response plan, record cause and action, segregate suspect product and escalate to the process engineer when the deviation repeats or touches a critical parameter.',
  ],
  [
    '1.5.5',
    'Process rework and scrap',
    "Rejected units are routed to rework with instructions chosen by defect code, or scrapped with weight and reason booked in the MES; amounts above a set value need the production manager's approval.",
  ],
  [
    '1.5.6',
    'Hand over between shifts',
    'The outgoing leader writes a structured log of orders, stoppages, safety events and open actions, walks the line with the successor, and the incoming team acknowledges each open point.',
  ],
  [
    '1.6',
    'Production data collection',
    'Machine signals, scans and operator entries are gathered automatically wherever possible, checked for plausibility and stored with time and context, giving production, quality and finance one record of what occurred.',
  ],
  [
    '1.6.1',
    'Capture counts and machine states',
    'Sensors and controllers report running, idle and fault states and good and reject counts every few seconds; gaps and impossible speeds are flagged for the line technician to correct the same shift.',
  ],
  [
    '1.6.2',
    'Record material consumption',
    'Scanned container labels, scale readings and backflush rules post component usage to the order, and quantities deviating from the bill by more than tolerance need a reason from the operator.',
  ],
  [
    '1.6.3',
    'Record labor and downtime reasons',
    'Crew members book on and off orders by badge and pick a stop reason on the terminal after each halt; the supervisor completes unexplained stops before the shift closes.',
  ],
  [
    '1.6.4',
    'Compile electronic batch and device records',
    'Every step, signature, measurement, deviation and material lot of an order is gathered into one record, which the system checks for completeness before production passes it to quality for disposition.',
  ],
  [
    '1.6.4.1',
    'Review records by exception',
    'Reviewers in production look only at entries that breached limits, were corrected or lack a signature, clear or question each one, and cut review of a clean record from days to minutes.',
  ],
  [
    '1.6.4.2',
    'Correct and annotate entries',
    'Wrong entries are amended by authorized staff with a stated reason and electronic signature, leaving the original readable, so that auditors can follow who altered which value and why.',
  ],
  [
    '1.7',
    'Production tracking',
    'The MES team follows each lot and order from release to completion, keeps quantities and locations correct, and reports progress and completion so that planners and customers know where things stand.',
  ],
  [
    '1.7.1',
    'Track work in progress',
    'Scans at each operation update lot position and status; supervisors query lots that have stood longer than the planned queue time and settle differences between system and floor at shift end.',
  ],
  [
    '1.7.2',
    'Build lot and serial genealogy',
    'As parts are consumed, links between component lots, process data and finished serial numbers are stored, allowing quality staff to answer a forward or backward trace within minutes.',
  ],
  [
    '1.7.3',
    'Report production to ERP',
    'Confirmed quantities, scrap, hours and consumption are sent to ERP after every operation or shift, and messages rejected for closed periods or missing stock are corrected by the interface administrator.',
  ],
  [
    '1.7.4',
    'Close and reconcile orders',
    'At completion, an order clerk compares input with output plus scrap, investigates losses beyond tolerance with the line leader, returns unused material, and closes the order for costing.',
  ],
  [
    '1.7.5',
    'Trace lots affected by a complaint',
    "Starting from a customer's serial number or a suspect component lot, traceability analysts identify all sister units, where they are now and what else shares the cause, to bound containment.",
  ],
  [
    '1.8',
    'Production performance analysis',
    'Production engineers turn collected data into measures of output, loss and cost, explain why results differ from plan, and feed improvements back into standards, schedules and training.',
  ],
  [
    '1.8.1',
    'Calculate and publish OEE',
    'Availability, performance and quality rates are computed per line and shift from machine states and counts, published on floor displays, and verified weekly by a continuous improvement engineer against shipped quantities.',
  ],
  [
    '1.8.2',
    'Analyze downtime and speed losses',
    'Loss trees and stop histories reveal the few causes behind most lost hours; improvement teams verify them at the line, assign countermeasures, and check a month later whether the loss has disappeared.',
  ],
  [
    '1.8.3',
    'Analyze yield and consumption variances',
    'Cost controllers and process engineers compare actual with standard usage per order, separate giveaway, scrap and measurement error, and correct either the process or the bill of material.',
  ],
  [
    '1.8.4',
    'Run daily performance reviews',
    'At tiered stand-up meetings each morning, leaders go through safety, quality, delivery and cost figures of the past day, assign actions for red items and escalate what their level cannot solve.',
  ],
];

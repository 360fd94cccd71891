import type { PackEntry } from '../../industry-pack.ts';

export const aircraftAndCargo: readonly PackEntry[] = [
  [
    '8',
    'Aircraft maintenance and airworthiness',
    'The continuing airworthiness organization decides what each tail needs, maintenance does it, and every signature can be shown to the authority.',
  ],
  [
    '8.1',
    'Continuing airworthiness management',
    'Engineers keep the maintenance program, directives and component lives of each aircraft complete and in time.',
  ],
  [
    '8.1.1',
    'Track airworthiness directives and bulletins',
    'Directives of authorities and service bulletins of manufacturers are read, matched with tails and part numbers, ordered as tasks and closed with evidence.',
    ['airline-airworthiness-directive-tracking'],
  ],
  [
    '8.1.2',
    'Package tasks into checks',
    'Planners bundle due tasks, deferred defects and modifications into line, base and heavy checks by hours, cycles and hangar slots.',
    ['airline-maintenance-check-packaging'],
  ],
  [
    '8.1.3',
    'Monitor component life and reliability',
    'Removals, vibration, oil use and fault messages are trended per tail, so that a unit comes off in a planned stop and the loan unit is there.',
    ['airline-component-removal-forecast'],
  ],
  [
    '8.1.4',
    'Return leased aircraft',
    'Redelivery teams prove the full history of airframe, engines and landing gear to the lessor, page by page, and repair what the contract’s condition asks.',
    ['airline-maintenance-record-check', 'lease-contract-abstraction'],
  ],
  [
    '8.2',
    'Line and base maintenance',
    'Certified engineers fix what the crew wrote up, do scheduled work overnight or in the hangar and release the aircraft to service.',
  ],
  [
    '8.2.1',
    'Rectify technical log defects',
    'Pilots enter a defect, the line engineer troubleshoots, replaces or defers it within the minimum equipment list, and maintenance control watches repeats.',
    ['airline-tech-log-entry-coding'],
  ],
  [
    '8.2.2',
    'Perform hangar checks',
    'Mechanics open panels, inspect structure, change parts and raise findings that stretch the check, in shifts around one critical path.',
    { nothing: 'Licensed mechanics work on metal by hand; the plan around them is made when tasks are packaged.' },
  ],
  [
    '8.2.3',
    'Complete and archive maintenance records',
    'Task cards, release certificates and stamps are checked for gaps before the aircraft leaves, then scanned and filed by tail for its whole life.',
    ['airline-maintenance-record-check'],
  ],
  [
    '8.2.4',
    'Control tools and calibration',
    'Torque wrenches, rigs and test sets are lent by mechanic, found again after the job and sent to calibration by due date.',
    ['gauge-calibration-recall'],
  ],
  [
    '8.3',
    'Aircraft material supply',
    'Rotables, consumables and engines are stocked, pooled, repaired and found in the middle of the night when an aircraft stands still.',
  ],
  [
    '8.3.1',
    'Find parts for a grounded aircraft',
    'The desk searches own stock, pool partners and traders for a serviceable unit with the right certificate and gets it onto the next flight.',
    ['airline-grounded-aircraft-part-search'],
  ],
  [
    '8.3.2',
    'Plan stock of rotables and consumables',
    'Planners set how many units lie at hub and line stations from removal rates, repair times and the cost of a delay.',
    ['planning-parameters-from-history', 'cycle-counts-by-risk'],
  ],
  [
    '8.3.3',
    'Send components to repair shops',
    'Removed units go out under repair orders with fault description, come back with shop report and invoice, and are argued over when no fault was found.',
    ['order-expediter-by-risk'],
  ],
  [
    '9',
    'Air cargo',
    'Freight and mail fill the belly and the freighters, from the forwarder’s booking to the broken-down pallet at destination.',
  ],
  [
    '9.1',
    'Cargo sales and capacity',
    'Space is sold under allotments and spot rates, and each booking is weighed against what the flight can really lift.',
  ],
  [
    '9.1.1',
    'Quote and book freight',
    'The cargo desk answers forwarders by mail and portal with a rate for weight, volume, commodity and date, and keeps the space until show-up.',
    ['airline-cargo-capacity-and-acceptance', 'standard-quote-drafted-from-the-inquiry'],
  ],
  [
    '9.1.2',
    'Bill air waybills and settle with forwarders',
    'Charges from the waybill, weighed corrections and surcharges are invoiced through the cargo settlement system, and short payments traced to the shipment.',
    {
      nothing:
        'The industry’s cargo settlement run bills by fixed cut-offs; corrections are few and forwarders raise them by telephone.',
    },
  ],
  [
    '9.2',
    'Cargo handling',
    'Consignments are accepted, screened, built up on pallets, loaded, broken down and handed over with papers that customs accepts.',
  ],
  [
    '9.2.1',
    'Accept dangerous goods and special cargo',
    'Acceptance staff compare shipper’s declaration, marks and packing with the regulations, and refuse lithium batteries or dry ice that do not fit them.',
    ['dangerous-goods-document-check'],
  ],
  [
    '9.2.2',
    'Build up pallets and containers',
    'Warehouse crews stack pieces by contour, weight, segregation and destination against the flight’s cut-off.',
    {
      nothing: 'Stacking odd pieces under a net is craft; the build-up plan comes with the flight’s capacity decision.',
    },
  ],
  [
    '9.2.3',
    'Lodge customs and advance cargo data',
    'House and master waybill data are sent to customs of the destination before loading, and holds or "do not load" answers are worked with the forwarder.',
    {
      nothing:
        'Messages leave by themselves once the waybill is captured; a hold is lifted only by the forwarder’s own documents.',
    },
  ],
  [
    '9.2.4',
    'Monitor pharma and perishables on the way',
    'Cool dollies, container set points and ramp minutes are logged for temperature-sensitive shipments and excursions explained to the shipper.',
    {
      nothing:
        'Active containers alarm on their own, and the few excursions of a month are explained to a shipper who knows the lane.',
    },
  ],
];

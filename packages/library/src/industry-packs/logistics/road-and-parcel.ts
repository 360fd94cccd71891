import type { PackEntry } from '../../industry-pack.ts';

export const roadAndParcel: readonly PackEntry[] = [
  [
    '3',
    'Road Freight',
    'Dispatchers, own trucks and subcontracted carriers move full and part loads by day and line-haul by night.',
  ],
  [
    '3.1',
    'Dispatch',
    'A day’s orders meet trucks, drivers, time windows and the law on rest, and change until the last gate closes.',
  ],
  [
    '3.1.1',
    'Enter transport orders',
    'Order clerks take addresses, pieces, weights, references and time windows from mails, PDF forms and customer portals into the transport management system.',
    ['freight-booking-order-entry'],
  ],
  [
    '3.1.2',
    'Plan tours and assign trucks',
    'The dispatcher combines pickups and deliveries into tours by area, window, equipment and remaining driving time, and reshuffles until noon when late orders come in.',
    ['delivery-route-planning-with-learned-stop-times', 'driver-hours-and-tachograph-review'],
  ],
  [
    '3.1.3',
    'Build loads by axle and length',
    'Loading meters, stackability, axle limits and unloading order decide what goes on which trailer; the plan goes to the dock as a loading list.',
    ['truck-load-building'],
  ],
  [
    '3.1.4',
    'Find return loads',
    'For every truck that becomes empty far from home the desk looks through other branches’ lists and freight exchanges, bargains by phone, and accepts a load that brings it back.',
    ['backhaul-and-load-matching'],
  ],
  [
    '3.1.5',
    'Book loading and unloading slots',
    'Dispatchers reserve dock times in consignees’ portals, shift them when a truck is late, and quarrel over no-show fees.',
    ['dock-appointment-rebooking'],
  ],
  [
    '3.2',
    'Subcontracted Carriers',
    'Most kilometers are driven by small companies under contract, who must be found, vetted, given work and judged.',
  ],
  [
    '3.2.1',
    'Approve and renew trucking companies',
    'License, cargo insurance, minimum-wage statement and references of each new company are collected and verified before its first load, then renewed by date.',
    ['carrier-onboarding-and-fraud-vetting', 'supplier-certificate-expiry'],
  ],
  [
    '3.2.2',
    'Assign loads to contract carriers and the spot market',
    'Loads that own trucks cannot take are offered to carriers under contract in agreed order and, if refused, to a short spot round with a price limit.',
    ['carrier-assignment-and-spot-tender'],
  ],
  [
    '3.2.3',
    'Review carrier punctuality and quality',
    'Each quarter the fleet buyer compares late arrivals, missing scans, damages and refused loads per carrier and decides who gets more lanes.',
    ['carrier-delivery-performance-from-scans'],
  ],
  [
    '3.3',
    'Execution on the Road',
    'What happens between the shipper’s gate and the receiver’s ramp, and the proof that it happened.',
  ],
  [
    '3.3.1',
    'Drive, load and deliver',
    'The driver inspects truck and trailer, loads with the dock crew, keeps rest times, finds the ramp and hands over the goods.',
    {
      nothing:
        'The work is at the wheel and at the tail lift; its planning, hours and papers are dealt with where they arise, and nobody sells a driverless truck for this yard.',
    },
  ],
  [
    '3.3.2',
    'Keep refrigerated loads in range',
    'Reefer set-point and probes are checked at loading, temperature is logged under way, and an alarm at night must reach somebody who can call the driver and the receiver.',
    ['road-reefer-alarm-desk', 'pharma-cold-chain-excursion-disposition'],
  ],
  [
    '3.3.3',
    'Work through disruptions on the day',
    'Breakdowns, traffic, closed ramps and refused goods come in by phone; the dispatcher swaps trailers, warns receivers and decides where the load spends the night.',
    ['shipment-eta-and-exception-desk', 'dock-appointment-rebooking'],
  ],
  [
    '3.3.4',
    'Bring in proofs of delivery',
    'Signed notes and their remarks come back by app photo or paper, missing ones are chased from subcontractors, and the clean ones free the invoice.',
    ['proof-of-delivery-to-invoice'],
  ],
  [
    '3.3.5',
    'Exchange pallets and cages',
    'Euro pallets and roll cages handed over at each stop are noted, booked per partner, and settled by return, purchase or invoice.',
    ['pallet-and-container-accounts'],
  ],
  [
    '3.4',
    'Fleet and Drivers',
    'Own trucks earn only while they roll with a legal, willing driver and a paid-up fuel card.',
  ],
  [
    '3.4.1',
    'Recruit and start drivers',
    'Depot managers advertise, talk to applicants, check license class, qualification code and medical, and give the first route with an old hand beside.',
    ['driver-applicant-license-and-record-check'],
  ],
  [
    '3.4.2',
    'Review tachograph data and rest times',
    'Downloads from card and vehicle unit are read for infringements, the driver explains and signs, and the traffic manager keeps the operator’s license safe.',
    ['driver-hours-and-tachograph-review'],
  ],
  [
    '3.4.3',
    'Maintain trucks and trailers',
    'Service, tires, brake tests and yearly inspections are booked between tours at own or brand workshops, and invoices are compared with the maintenance contract.',
    ['fleet-cost-and-service-control', 'statutory-inspection-calendar'],
  ],
  [
    '3.4.4',
    'Control fuel, tolls and fines',
    'Fuel-card and toll statements are matched with kilometers and tours, odd refuelings are looked into, and fines reach the driver with their deadline.',
    ['fleet-cost-and-service-control'],
  ],
  [
    '4',
    'Parcel and Groupage Network',
    'Depots, hubs and line-hauls that bring small consignments overnight to every postal code.',
  ],
  [
    '4.1',
    'Collection and Hub Sorting',
    'From the sender’s counter to the belt and onto the right line-haul before four in the morning.',
  ],
  [
    '4.1.1',
    'Collect parcels and groupage',
    'Pickup drivers scan what waits at fixed customers and shops, note pieces without a label, and bring all to the evening unload.',
    ['delivery-route-planning-with-learned-stop-times'],
  ],
  [
    '4.1.2',
    'Repair labels and addresses',
    'Depot clerks look up missing house numbers, wrong postal codes and company names before the sorter sends a parcel into a loop.',
    ['parcel-address-repair-before-the-tour'],
  ],
  [
    '4.1.3',
    'Staff hub shifts',
    'Hub managers estimate trucks, parcels and pallets per half hour from announcements and last week, and order their own people and agency workers for each gate.',
    ['parcel-hub-shift-planning', 'seasonal-hiring-by-phone-in-two-days'],
  ],
  [
    '4.1.4',
    'Run the sorter and cross-dock',
    'Unloaders, belt stewards and forklift drivers move thirty thousand pieces in four hours; jams and no-reads are cleared by hand, and late line-hauls are worked first.',
    ['parcel-sorter-no-reads-and-jams-by-cause'],
  ],
  [
    '4.1.5',
    'Identify parcels without papers',
    'Loose contents and label-less boxes go to a cage where clerks match brand, weight and contents with open search requests.',
    ['parcel-loose-contents-matched-to-traces'],
  ],
  [
    '4.2',
    'Last Mile',
    'The only minute in which a receiver meets the company, and the most expensive kilometer of the chain.',
  ],
  [
    '4.2.1',
    'Cut delivery tours',
    'Each morning the depot splits stops into vans by area, weight and window, keeps regular drivers on known streets, and hands the overflow to subcontractors.',
    ['delivery-route-planning-with-learned-stop-times'],
  ],
  [
    '4.2.2',
    'Deliver to doors, lockers and shops',
    'Couriers scan, ring, hand over or divert to a neighbor or pickup point, and take a signature or picture as proof.',
    {
      nothing:
        'It is a walk to the door with a parcel; what can be saved is the second walk, and that is won earlier by the address and by the message to the receiver.',
    },
  ],
  [
    '4.2.3',
    'Agree new delivery dates with receivers',
    'People who were not in or will not be ask for another day, place or safe spot, through app, website and hotline.',
    ['shipment-status-answers'],
  ],
  [
    '4.2.4',
    'Settle with delivery partners',
    'Stops, parcels, collection rates and deductions of each van subcontractor are counted from scans and paid by credit note every two weeks.',
    ['freight-subcontractor-self-billing'],
  ],
  [
    '4.3',
    'Network Planning',
    'Which line-hauls run, how many of them, through which hub, and how partners keep each other honest.',
  ],
  [
    '4.3.1',
    'Set line-hauls and hub cut-offs',
    'Network planners fix departure times, trailers per relation and swap-body circuits from weekday volumes, and announce the peak-season plan in September.',
    ['distribution-network-study-kept-warm'],
  ],
  [
    '4.3.2',
    'Exchange quality data with network partners',
    'In cooperations of independent depots each partner’s entry, exit and damage scans are compared, fines computed by the rulebook, and disputes answered.',
    ['carrier-delivery-performance-from-scans', 'supplier-and-carrier-chargeback-invoices'],
  ],
];

import type { PackEntry } from '../../industry-pack.ts';

export const passengersAndBaggage: readonly PackEntry[] = [
  [
    '5',
    'Passengers and turnaround',
    'Station teams and handlers take travelers from the curb to the seat and turn the aircraft around between two flights.',
  ],
  [
    '5.1',
    'Check-in, border data and boarding',
    'Travelers are accepted, documented and boarded by departure time, most of them without meeting anybody before the gate.',
  ],
  [
    '5.1.1',
    'Accept passengers and check travel documents',
    'Check-in by app, kiosk or counter assigns seats and tests passports, visas and entry rules; agents clear the cases that the document check refuses.',
    {
      nothing:
        'Document rules come from the industry database at check-in; refusals need a person who holds the passport in hand.',
    },
  ],
  [
    '5.1.2',
    'Transmit passenger data to border authorities',
    'Advance passenger information and booking records go to each state before departure, and "do not board" answers must reach the gate in time.',
    ['airline-passenger-data-to-authorities'],
  ],
  [
    '5.1.3',
    'Assist passengers with special needs',
    'Wheelchairs, unaccompanied minors, stretchers and service animals are ordered through service requests and handed from desk to gate to cabin.',
    {
      nothing:
        'Codes travel with the booking; the care itself is one person handing another person over at door and gate.',
    },
  ],
  [
    '5.1.4',
    'Board the flight',
    'Gate agents call groups, take oversized cabin bags, find the missing two and close the flight with the purser by the target time.',
    {
      nothing:
        'Boarding is a matter of voices, queues and gates already read by scanner; a few minutes are won by discipline.',
    },
  ],
  [
    '5.2',
    'Ramp and turnaround',
    'Fueling, cleaning, catering, loading and pushback share forty minutes around the aircraft under one turnaround coordinator.',
  ],
  [
    '5.2.1',
    'Coordinate the turnaround',
    'The coordinator on the apron follows chocks, doors, belts, fuel and boarding against the milestone plan and calls who is late.',
    ['airline-turnaround-milestones-from-cameras'],
  ],
  [
    '5.2.2',
    'De-ice aircraft',
    'Ramp crews spray type and mixture by weather and holdover table, log liters per tail and tell the cockpit when it began.',
    { nothing: 'Crews in the bucket follow the holdover table; liters are metered by the truck itself.' },
  ],
  [
    '5.2.3',
    'Manage ground handlers and station contracts',
    'Station managers measure handlers on baggage delivery, staffing and damage, talk through penalties monthly and tender the contract every few years.',
    ['supplier-scorecards-from-transactions', 'airline-airport-and-navigation-charges-check'],
  ],
  [
    '5.3',
    'Cabin service and catering',
    'Meals, drinks, duty-free goods and amenities are planned by flight and class, loaded by the caterer and served by cabin crew.',
  ],
  [
    '5.3.1',
    'Plan meals and provisioning per flight',
    'Catering planners fix cycles and menus, forecast meals by class from bookings and correct the order hours before departure.',
    ['airline-catering-and-provisioning-forecast', 'restaurant-allergen-matrix-from-specifications'],
  ],
  [
    '5.3.2',
    'Control cabin stock and waste',
    'Trolley contents, bar sales and returned trays are counted after landing to adjust uplift and settle with caterer and crew.',
    ['restaurant-waste-photo-weighing'],
  ],
  [
    '5.3.3',
    'Serve and look after passengers on board',
    'Cabin crew secure the cabin, serve, sell, calm and give first aid, and write down what the next crew or customer relations should know.',
    { nothing: 'Service on board is done by hands and tact; the cabin report is a few lines on a tablet.' },
  ],
  [
    '6',
    'Baggage',
    'A bag is tagged, screened, sorted, loaded, transferred and delivered, or traced when it is not where its owner is.',
  ],
  [
    '6.1',
    'Baggage handling',
    'Bags move from drop-off to hold and on to the connecting flight, each reconciled with a boarded passenger.',
  ],
  [
    '6.1.1',
    'Tag, sort and reconcile bags',
    'Source messages, belt readers and hand scanners pair each bag with its passenger and flight, and the loader sees which container may go.',
    {
      nothing:
        'Scanner networks and sorting belts do it by message already; gaps are readers that need money, not software.',
    },
  ],
  [
    '6.1.2',
    'Run tight transfers of bags',
    'The hub’s transfer desk sends tail-to-tail carts for short connections and decides which bags will miss and fly later.',
    {
      nothing:
        'The transfer controller sees connection minutes on the baggage screen and sends a driver; the bottleneck is carts and people.',
    },
  ],
  [
    '6.2',
    'Baggage irregularities',
    'Delayed, damaged and lost bags are reported at the arrival desk, traced, delivered to hotels and paid for under the convention.',
  ],
  [
    '6.2.1',
    'Trace delayed bags',
    'Agents open a tracing file with color, type and contents, compare it with on-hand bags of all stations and forward the match by the next flight.',
    ['airline-baggage-tracing-by-image-and-scan'],
  ],
  [
    '6.2.2',
    'Deliver found bags to passengers',
    'Couriers take released bags to an address that changes twice while travelers move on, and customs releases what crosses a border.',
    {
      nothing:
        'Delivery firms plan their own rounds, and a text message with the new address is all that a moved traveler needs.',
    },
  ],
  [
    '6.2.3',
    'Settle damage and loss claims',
    'Claim staff ask for receipts and photographs, apply depreciation and the liability limit, and pay or replace the suitcase.',
    ['complaint-file-collected-with-remedy-proposal'],
  ],
  [
    '6.2.4',
    'Reunite items left on board',
    'Cleaners hand in phones, jackets and toys, stations describe them in the register, and owners write in from the other end of the route.',
    ['city-lost-items-described-matched-and-returned'],
  ],
  [
    '7',
    'Passenger care after disruption',
    'When a flight is canceled or late, the airline owes another seat, a meal, a bed, money back or compensation, and an answer.',
  ],
  [
    '7.1',
    'Disruption care',
    'Within the hour of a cancellation travelers need to know which flight they are on and where they sleep tonight.',
  ],
  [
    '7.1.1',
    'Rebook disrupted passengers',
    'Transfer desks and the back office move whole banks of connections to other flights, own or foreign, and reissue coupons under the waiver of the day.',
    ['airline-reaccommodation-after-cancellation'],
  ],
  [
    '7.1.2',
    'Provide hotels, meals and transport',
    'Vouchers, room blocks and buses are found at short notice for three hundred people, and bills are matched with who was entitled.',
    ['airline-reaccommodation-after-cancellation'],
  ],
  [
    '7.1.3',
    'Inform passengers about delays',
    'Push messages, screens and gate calls carry one departure estimate, its reason and what travelers may claim.',
    ['proactive-notice-for-known-disturbances', 'self-service-assistant-that-completes-the-matter'],
  ],
  [
    '7.2',
    'Passenger relations',
    'Letters, web forms and lawyers’ demands about flights are answered with facts from operations and the passenger’s record.',
  ],
  [
    '7.2.1',
    'Decide compensation for delay and cancellation',
    'Case handlers find the flight’s delay at destination, its cause and extraordinary circumstances, and grant or refuse the statutory sum.',
    ['airline-delay-compensation-claims'],
  ],
  [
    '7.2.2',
    'Answer passenger complaints',
    'Seats that did not recline, rude staff and refused boarding are looked into with crew and station, and answered with words, miles or money.',
    ['final-complaint-letter-point-by-point', 'complaint-root-causes-with-an-owner'],
  ],
  [
    '7.2.3',
    'Handle court and enforcement body cases',
    'Claim firms sue by the hundred at the local court; legal staff sort them by flight, settle the clear ones and send evidence for the rest.',
    ['claim-letter-and-writ-intake', 'airline-delay-compensation-claims'],
  ],
];

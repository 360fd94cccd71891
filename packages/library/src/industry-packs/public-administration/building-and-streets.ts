import type { PackEntry } from '../../industry-pack.ts';

export const buildingAndStreets: readonly PackEntry[] = [
  [
    '6',
    'Planning and building',
    'The city decides what may be built where, examines plans and watches the site until people move in.',
  ],
  [
    '6.1',
    'Building permits',
    'Applications with drawings and calculations go around agencies before the permit with its conditions is signed.',
  ],
  [
    '6.1.1',
    'Check building applications on submission',
    'The intake desk counts forms, scales, signatures and proofs and sends half of the applications back.',
    ['city-building-application-completeness-at-submission'],
  ],
  [
    '6.1.2',
    'Consult agencies and neighbors',
    'Fire, heritage, water, nature and neighbors are asked one after the other, and each has its own period and wishes.',
    ['city-permit-consultation-of-agencies-in-parallel'],
  ],
  [
    '6.1.3',
    'Examine and grant permits',
    'Examiners test use, distance areas, escape routes and parking against plan and code and formulate conditions.',
    {
      nothing:
        'The decision weighs discretion, neighbors and design; what can be prepared is prepared at intake and in the consultation.',
    },
  ],
  [
    '6.1.4',
    'Supervise sites and existing buildings',
    'Inspectors visit shells, scaffolds and old balconies, stop work without a permit and follow up on conditions.',
    ['city-inspections-chosen-by-risk-and-route', 'defect-photo-classification'],
  ],
  [
    '6.1.5',
    'File building records',
    'Permits, statics and final drawings are taken in, filed by address for a century and asked for daily by owners, brokers and architects.',
    ['property-plan-archive-intake'],
  ],
  ['6.2', 'Urban planning and land', 'Planners draw development plans; the land office buys, sells and registers.'],
  [
    '6.2.1',
    'Draw up development plans',
    'Planners balance housing, trees, traffic and noise in a plan with text and environmental report and take it through two rounds of display.',
    ['city-consultation-statements-split-and-weighed'],
  ],
  [
    '6.2.2',
    'Buy, sell and let municipal land',
    'The property office values plots, draws up deeds and leases and watches pre-emption rights in every notary’s letter.',
    ['property-deed-and-encumbrance-check', 'property-lease-abstraction'],
  ],
  [
    '6.2.3',
    'Survey and keep the map',
    'Surveyors measure boundaries and new buildings and update cadastre, street names and house numbers.',
    { nothing: 'Surveyors go out with instruments; the cadastre system takes their coordinates as they are.' },
  ],
  [
    '6.2.4',
    'License use of water, trees and soil',
    'The environment office decides on wells, felling, contaminated plots and protected areas with expert opinions.',
    ['city-permit-consultation-of-agencies-in-parallel'],
  ],
  [
    '7',
    'Streets, waste and safety',
    'Roads, lights, bins, parks and blue lights: what people see of the administration each morning.',
  ],
  [
    '7.1',
    'Streets and parks',
    'The works department inspects, repairs, sweeps, cuts and salts by plan and by complaint.',
  ],
  [
    '7.1.1',
    'Take reports of defects',
    'Residents report potholes, dark lamps and graffiti by app and telephone, often ten times the same.',
    ['city-defect-reports-located-merged-and-dispatched'],
  ],
  [
    '7.1.2',
    'Rate roads and plan repairs',
    'Road engineers grade surfaces from drives and core samples, and propose the program that the budget allows.',
    ['city-road-condition-from-video-and-repair-ranking'],
  ],
  [
    '7.1.3',
    'Permit roadworks and closures',
    'Utilities, telecom firms and house builders ask for a lane; the traffic office orders signs, times and detours.',
    ['city-roadworks-permits-with-digging-conflicts-shown'],
  ],
  [
    '7.1.4',
    'Clear snow and sweep',
    'Crews leave at three in the morning by priority routes, and must prove years later that they were there.',
    ['city-winter-service-and-cleaning-rounds-proved-by-position'],
  ],
  [
    '7.1.5',
    'Issue parking permits and manage spaces',
    'Residents, tradespeople and disabled drivers apply for permits per zone, and wardens check them on the street.',
    ['city-resident-parking-permits-issued-on-register-match'],
  ],
  [
    '7.1.6',
    'Care for parks and trees',
    'Gardeners mow, plant and water, and tree inspectors look at crowns and roots after each storm.',
    { nothing: 'Work of hands and trained eyes outdoors, with a tree register that is already there.' },
  ],
  [
    '7.2',
    'Waste collection and vehicle fleet',
    'Bins, bulky waste and recycling yards run by routes and calendars, with the trucks of the municipal depot.',
  ],
  [
    '7.2.1',
    'Collect waste and take orders',
    'Households order bins and bulky collection and ring when the truck did not come; the dispatcher corrects the route.',
    ['city-bins-bulky-waste-and-missed-collections-on-the-route'],
  ],
  [
    '7.2.2',
    'Run the vehicle fleet',
    'Workshops keep sweepers, trucks and fire engines on the road and report fuel, accidents and inspection dates.',
    ['fleet-cost-and-service-control', 'fleet-size-and-pool-vehicles-from-trips'],
  ],
  ['7.3', 'Emergency services', 'The control center answers emergency calls and sends fire brigade and ambulances.'],
  [
    '7.3.1',
    'Take emergency calls',
    'Dispatchers find out where and what in seconds, alert units by the response order and instruct the caller in first aid.',
    ['city-emergency-call-record-filled-while-the-caller-speaks'],
  ],
  [
    '7.3.2',
    'Fight fires and rescue',
    'Crews turn out within a minute, fight, cut, carry and decide on the spot.',
    { nothing: 'Courage, training and water; the incident commander wants a radio that works.' },
  ],
  [
    '7.3.3',
    'Prepare for disasters',
    'Civil protection keeps plans for floods, blackouts and evacuations, and drills the crisis staff each year.',
    ['tabletop-exercise-director', 'continuity-plan-freshness-check'],
  ],
];

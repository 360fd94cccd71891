import type { PackEntry } from '../../industry-pack.ts';

export const bidsAndDesign: readonly PackEntry[] = [
  [
    '1',
    'Bidding and Estimating',
    'Contractors choose which invitations are worth a bid, work out what the job will cost, and hand in a price that can be defended.',
  ],
  [
    '1.1',
    'Bid Decision',
    'From the notice or the architect’s phone call to a yes or no of the people who will have to build it.',
  ],
  [
    '1.1.1',
    'Find tenders and prequalify',
    'Acquisition staff watch public notices and clients’ lists, fill in prequalification forms with references, turnover and safety record, and put the firm on the bidder list.',
    ['tender-search-with-fit-and-knockout-check', 'proposal-answers-from-approved-library'],
  ],
  [
    '1.1.2',
    'Read the tender for risk',
    'Conditions, specification, soil report and addenda are read by estimator and lawyer for penalties, ground risk and design liability, and questions go to the client before the closing date.',
    ['construction-tender-document-risk-reading'],
  ],
  [
    '1.1.3',
    'Decide in the bid board',
    'Managing director, estimator and commercial head weigh margin, cash curve, joint-venture partner and whether the firm still has a site manager free.',
    ['bid-approval-by-margin-cash-and-risk'],
  ],
  ['1.2', 'Cost Estimate', 'Quantities, methods and market prices become a priced bill, item by item.'],
  [
    '1.2.1',
    'Take off quantities',
    'Estimators measure concrete, rebar, walls and openings from drawings or the model under the measurement code and check the client’s bill against them.',
    ['construction-model-quantity-takeoff'],
  ],
  [
    '1.2.2',
    'Plan method, crane and duration',
    'A senior site manager thinks through pour sequence, formwork sets, crane positions, site roads and winter months, and the estimate gets its time-related costs from that.',
    ['construction-schedule-realism-check'],
  ],
  [
    '1.2.3',
    'Obtain and level subcontract quotes',
    'Inquiries by trade go to five firms each, quotes come back in their own layouts, exclusions are asked out, and a plug price fills what nobody offered.',
    ['construction-subcontractor-bid-levelling'],
  ],
  [
    '1.2.4',
    'Price own works and preliminaries',
    'Labor hours per unit, material, plant and site overhead are built up from output rates of finished jobs, then adjusted in the closing session by instinct and appetite.',
    ['construction-unit-rates-from-finished-jobs'],
  ],
  [
    '1.2.5',
    'Compile and submit the bid',
    'Forms, bond, program, method statement and CVs are put together, signed and uploaded minutes before the portal closes.',
    ['proposal-answers-from-approved-library', 'tender-search-with-fit-and-knockout-check'],
  ],
  [
    '2',
    'Design and Permits',
    'Architects, engineers and the contractor’s design managers bring plans to a state that may be built and can be.',
  ],
  ['2.1', 'Design Coordination', 'Several offices draw the same building and must not contradict each other.'],
  [
    '2.1.1',
    'Clear clashes between trades’ models',
    'The BIM coordinator overlays structure, ducts and pipes every two weeks, sorts thousands of hits into those that matter, and assigns each to its designer in the coordination meeting.',
    ['construction-model-clash-grouping'],
  ],
  [
    '2.1.2',
    'Issue and receive plan revisions',
    'Document control registers each drawing with index and status, distributes it to trades on site, and takes superseded prints off the walls.',
    ['design-partner-exchange-with-version-lock', 'property-plan-archive-intake'],
  ],
  [
    '2.1.3',
    'Review shop drawings and samples',
    'Trade contractors submit workshop drawings, data sheets and samples; architect and engineer return them approved, with marks or rejected, before fabrication is due.',
    ['construction-rfi-submittal-log', 'approval-and-acceptance-clock'],
  ],
  [
    '2.1.4',
    'Sketch and negotiate the design with the client',
    'Architect and client move walls on tracing paper, argue over light and cost, and leave with one drawing that both can see.',
    {
      nothing:
        'The value is in two people drawing at a table until the client recognizes the house; the model of it comes later and can be checked then.',
    },
  ],
  ['2.2', 'Building Permits', 'Authority, fire brigade, neighbors and utilities must agree before anybody digs.'],
  [
    '2.2.1',
    'Assemble the permit application',
    'Site plan, calculations, fire concept, parking proof and forms are gathered from six offices, signed, and handed in complete or sent back.',
    ['permit-application-completeness-check'],
  ],
  [
    '2.2.2',
    'Answer authorities’ queries',
    'A letter with points from heritage, drainage and fire offices is split among designers, and plans are revised and resubmitted inside the period.',
    ['construction-permit-authority-queries'],
  ],
  [
    '2.2.3',
    'Fulfill permit conditions',
    'Tree fences, archaeology watch, noise hours and inspector visits named in the permit are assigned to somebody and proved with photo or certificate.',
    ['construction-permit-conditions-register'],
  ],
  [
    '2.2.4',
    'Talk with neighbors',
    'The project manager rings doorbells, holds an evening in the parish hall, records cracks before piling, and listens.',
    {
      nothing:
        'People accept noise from a face they know; an evening with coffee and the manager’s phone number does what no notice in the letterbox can.',
    },
  ],
];

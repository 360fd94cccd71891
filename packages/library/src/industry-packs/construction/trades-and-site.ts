import type { PackEntry } from '../../industry-pack.ts';

export const tradesAndSite: readonly PackEntry[] = [
  [
    '3',
    'Subcontracts and Materials',
    'Four fifths of the price goes to trades and suppliers, so buying well is half the job.',
  ],
  ['3.1', 'Awarding Trades', 'Packages are cut, negotiated and signed in the order the site needs them.'],
  [
    '3.1.1',
    'Negotiate and award packages',
    'The buyer plays leveled quotes against the estimate, meets two bidders with the site manager, and fixes price, dates and interfaces in an award protocol.',
    ['construction-subcontractor-bid-levelling', 'category-brief-before-supplier-talks'],
  ],
  [
    '3.1.2',
    'Write subcontracts back to back',
    'Terms of the main contract on program, penalties, warranty and payment are passed down to each trade, with the bill and drawings as annexes.',
    ['supply-agreement-drafting-and-redline', 'contract-terms-into-delivery-duties'],
  ],
  [
    '3.1.3',
    'Verify subcontractors’ papers',
    'Tax clearance, social insurance, liability cover, posting notices and wage proofs of each firm and its own subs are kept valid down the chain.',
    ['construction-site-access-compliance', 'supplier-certificate-expiry'],
  ],
  [
    '3.2',
    'Materials and Plant',
    'The right concrete, crane and container at the hour, and nothing paid that did not come.',
  ],
  [
    '3.2.1',
    'Call off rebar, concrete and precast',
    'Foremen order by phone or app from frame agreements for tomorrow’s pour, with mix, volume, gate and crane time.',
    ['construction-material-calloff-by-pour'],
  ],
  [
    '3.2.2',
    'Match delivery tickets with invoices',
    'Ready-mix, asphalt and spoil tickets from the cab are collected, read and held against the supplier’s monthly list before anything is released.',
    ['construction-delivery-ticket-matching', 'three-way-match-with-supplier-tolerances'],
  ],
  [
    '3.2.3',
    'Rent and return equipment',
    'Lifts, pumps, containers and scaffolds are hired by the week, moved between jobs, and forgotten in a corner unless somebody calls them off.',
    ['construction-equipment-hire-offhire'],
  ],
  [
    '3.2.4',
    'Maintain the firm’s own machines',
    'The yard services excavators and cranes between sites, keeps test stamps valid, and charges each project an internal rent.',
    ['fleet-cost-and-service-control', 'statutory-inspection-calendar'],
  ],
  [
    '4',
    'Site Execution',
    'Site managers and foremen get trades through the building in the right order, dry, safe and to the drawing.',
  ],
  ['4.1', 'Scheduling and Crews', 'The long program in the container, and the six weeks that people really work by.'],
  [
    '4.1.1',
    'Build and update the program',
    'A scheduler links activities, durations and milestones, records progress at month end, and shows the client the critical path.',
    ['construction-schedule-realism-check', 'construction-schedule-delay-lookahead'],
  ],
  [
    '4.1.2',
    'Run the weekly look-ahead',
    'Trade foremen stand at the board, promise what they will finish next week, and name what blocks them: drawing, delivery, predecessor.',
    ['construction-schedule-delay-lookahead'],
  ],
  [
    '4.1.3',
    'Allocate crews and cranes across jobs',
    'On Thursdays site managers haggle for formwork gangs, operators and the mobile crane of next week.',
    ['construction-crew-planning-across-sites'],
  ],
  [
    '4.1.4',
    'Set out and survey',
    'Surveyors stake axes and levels, check slabs and facades against tolerance, and hand the foreman a nail to measure from.',
    {
      nothing:
        'A total station and a careful person on the slab; points already come from the model, and the responsibility for a wrong axis cannot be handed to anything else.',
    },
  ],
  ['4.2', 'Daily Site Management', 'What was done, asked, delivered and said, written down while it is true.'],
  [
    '4.2.1',
    'Keep the site diary',
    'Crew counts, weather, works, deliveries, visitors and hindrances of the day are noted and signed, because a claim two years on will hang on that page.',
    ['construction-site-diary-dictation'],
  ],
  [
    '4.2.2',
    'Ask and answer site questions',
    'When a detail is missing or two drawings differ the site writes a request to the designer and waits, works around it, or guesses.',
    ['construction-rfi-submittal-log'],
  ],
  [
    '4.2.3',
    'Hold site meetings and follow up',
    'Every Tuesday architect, trades and client’s manager go through points; the minutes list who owes what, and half is open next week.',
    ['project-action-follow-up-agent'],
  ],
  [
    '4.2.4',
    'Lay bricks, pour, erect and fit out',
    'Gangs build: form carpenters, rebar fixers, masons, steel erectors, electricians and painters, each with hands, tools and a foreman’s eye.',
    {
      nothing:
        'The work of hands itself: it can be planned, fed with material and proved, which happens around it; a bricklaying robot is no project for this firm.',
    },
  ],
  ['4.3', 'Quality and Defects', 'What is covered up cannot be inspected, so somebody has to look in time.'],
  [
    '4.3.1',
    'Inspect and test works',
    'Cube strengths, weld tests, compaction, cover and pressure tests are taken by inspection plan, and hold points are signed before the next layer goes on.',
    ['construction-inspection-plan-with-hold-points'],
  ],
  [
    '4.3.2',
    'Record and chase defects',
    'On walks with tablet and architect each flaw gets photo, place, trade and a date, and the trade is warned, reminded and finally replaced at its cost.',
    ['construction-defect-tracking-handover', 'defect-photo-classification'],
  ],
  [
    '4.3.3',
    'Settle nonconformances',
    'Wrong concrete class or a misplaced opening goes to the structural engineer, who accepts, orders a repair or has it broken out, and the cause is noted.',
    ['nonconformance-coding-and-trend'],
  ],
  ['4.4', 'Safety on Site', 'Everybody goes home in the evening; the law and the client’s gate ask for proof.'],
  [
    '4.4.1',
    'Induct and admit people',
    'At the turnstile identity, firm, training and certificates are checked, a half-hour briefing is given in the worker’s language, and the helmet gets its sticker.',
    ['site-access-and-induction-gate', 'construction-site-access-compliance'],
  ],
  [
    '4.4.2',
    'Observe, brief and correct',
    'The safety officer walks the floors, stops unsafe work, writes observation cards, and gives foremen the subject for tomorrow’s five-minute talk.',
    ['construction-safety-observation-patterns'],
  ],
  [
    '4.4.3',
    'Write risk assessments and lift plans',
    'Each dangerous operation gets a method statement with hazards and measures, fitted to that crane, that edge and that week.',
    ['workplace-risk-assessment-draft'],
  ],
  [
    '4.4.4',
    'Permit hot work, digging and confined spaces',
    'Permits are issued for the day with isolation, gas test and fire watch, and two crews must not cancel each other’s protection.',
    ['contractor-permit-to-work-conflicts'],
  ],
  [
    '4.4.5',
    'Report and investigate accidents',
    'First aid, notice to authority and insurer, photos, witnesses, and a meeting that asks why the guardrail was off.',
    ['near-miss-and-incident-reports-by-voice', 'incident-timeline-from-logs-and-mail'],
  ],
];

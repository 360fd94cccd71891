import type { PackEntry } from '../../industry-pack.ts';

export const commissioningAndProduction: readonly PackEntry[] = [
  [
    '1',
    'Commissioning and Acquisition',
    'Commissioning editors, publishers and buyers decide what will be made, printed or licensed, from whom, and for how much.',
  ],
  [
    '1.1',
    'Development',
    'Ideas, scripts and manuscripts on their way from a producer’s or author’s head to a green light or a polite no.',
  ],
  [
    '1.1.1',
    'Read pitches and manuscripts',
    'Slush pile, agents’ submissions and treatments are logged, given to readers, and answered; the few that promise something reach the editor’s meeting with a reader’s report.',
    ['media-manuscript-screening-and-reviewer-match'],
  ],
  [
    '1.1.2',
    'Develop scripts and formats',
    'Writers and a story editor break episodes on a wall, turn out drafts and notes, and pilot a format with a small audience.',
    {
      nothing:
        'Writers’ rooms sell a voice; rights bodies, guilds and audiences resent machine drafts, and the hour around the wall is why people come to this company.',
    },
  ],
  [
    '1.1.3',
    'Estimate audience and return of a project',
    'Analysts set comparable titles, cast, genre and territory against budget and tell the committee in ranges what a season could reach and earn.',
    ['media-greenlight-forecast-from-comparable-titles'],
  ],
  [
    '1.1.4',
    'Green-light projects',
    'Channel head, finance and production bring slate, budget, co-financing and slot together once a month, and say go, wait or drop.',
    ['media-greenlight-forecast-from-comparable-titles'],
  ],
  ['1.2', 'Buying Rights', 'Films, series, formats, books and sport come from others, at markets and auctions.'],
  [
    '1.2.1',
    'Screen and value acquisitions',
    'Buyers watch screeners, look at ratings elsewhere and at what the catalog lacks, and set a ceiling per run, window or territory.',
    ['media-greenlight-forecast-from-comparable-titles'],
  ],
  [
    '1.2.2',
    'Bid for sports and premium rights',
    'The board, lawyers and sport editors put a sealed offer together in weeks of secrecy, with subscriber models, and wait for the league’s call.',
    {
      nothing:
        'Every few years and of existential size: a handful of people bet on a rival’s courage, and no record of comparable auctions exists to learn from.',
    },
  ],
  [
    '1.2.3',
    'Contract authors, talent and licensors',
    'Deal terms from the short memo become long-form contracts with options, windows, approvals, credits and participations, and drafts go to and fro with agents.',
    ['media-rights-contract-terms-into-avails'],
  ],
  [
    '2',
    'Production',
    'Producers and line producers turn a green light into a finished master, inside budget, schedule and law.',
  ],
  ['2.1', 'Preparing the Shoot', 'Script breakdown, budget, places, cast and crew, long before the first clap.'],
  [
    '2.1.1',
    'Break down scripts and schedule shooting days',
    'First assistants list scenes by cast, place, props and light and move strips until days, rest times and studio slots fit.',
    ['media-shooting-day-and-crew-plan'],
  ],
  [
    '2.1.2',
    'Budget productions and report cost',
    'Production accountants build the budget by account, code purchase orders and petty cash from set, and issue a weekly cost report with the estimate to complete.',
    ['media-production-cost-report-forecast', 'invoice-without-order-coding'],
  ],
  [
    '2.1.3',
    'Engage crew and cast',
    'Deal memos, start forms, union scale, minors’ permits and call times are arranged for a hundred people who will work nine days.',
    ['media-freelancer-engagement-and-payment'],
  ],
  [
    '2.1.4',
    'Scout locations and obtain permits',
    'Location managers drive around with a camera, knock at owners’ doors, and file for street closures, drones and night work.',
    {
      nothing:
        'A place is found by driving around and talking to its owner, and a film office wants to hear a voice; a show needs twenty permits, each on another form.',
    },
  ],
  [
    '2.1.5',
    'Plan studios, cameras and edit suites',
    'Facility planners book control rooms, outside-broadcast trucks, cameras and operators for news, shows and sport against each other’s wishes.',
    ['media-studio-and-edit-suite-bookings', 'freelance-and-partner-call-off-by-rate-card'],
  ],
  ['2.2', 'Shooting and Live', 'A hundred people at six in the morning, or a match that nobody can repeat.'],
  [
    '2.2.1',
    'Shoot scenes',
    'Director, cast and camera rehearse, light and repeat a scene until it plays, and a script supervisor notes what was said and worn.',
    {
      nothing:
        'This is the craft that everything else serves; call sheet, crew pay and rushes are prepared around it, and the set itself needs quiet, not tools.',
    },
  ],
  [
    '2.2.2',
    'Direct live broadcasts',
    'In the gallery director, vision mixer and graphics cut twelve cameras, replays and studio guests against a running clock.',
    {
      nothing:
        'Decisions fall in half seconds between people on intercom who have trained together; what can be planned was planned the day before.',
    },
  ],
  [
    '2.2.3',
    'Keep sets and events safe',
    'A safety adviser assesses stunts, water, pyrotechnics and crowds, briefs the crew, and can stop the day.',
    ['workplace-risk-assessment-draft', 'near-miss-and-incident-reports-by-voice'],
  ],
  [
    '2.3',
    'Post-Production and Versions',
    'From rushes to a master, and from the master to forty language and platform versions.',
  ],
  [
    '2.3.1',
    'Ingest, log and edit footage',
    'Assistants sync sound, label takes and build bins; editor and director search the best reading and cut to length.',
    ['media-archive-search-by-spoken-word-and-picture'],
  ],
  [
    '2.3.2',
    'Clear music and write cue sheets',
    'A music supervisor finds songs inside the budget, asks publishers and labels, and after the mix the cues are timed for the collecting societies.',
    ['media-music-cue-sheet-and-clearance-list'],
  ],
  [
    '2.3.3',
    'Subtitle, dub and describe',
    'Language versions, captions for the deaf and audio description are ordered, adapted, recorded and checked against picture.',
    ['media-subtitle-draft-and-reading-speed-check'],
  ],
  [
    '2.3.4',
    'Check masters technically and legally',
    'Loudness, flashes, black frames, product placement and names are tested by quality control and a lawyer before the tape is accepted.',
    ['media-delivery-packages-per-platform-spec'],
  ],
  [
    '2.3.5',
    'Deliver to broadcasters and platforms',
    'Picture, sound, captions, artwork and metadata are packed as each platform demands, uploaded, and sent again after its rejection.',
    ['media-delivery-packages-per-platform-spec', 'media-title-metadata-from-scene-and-script'],
  ],
];

import type { PackEntry } from '../../industry-pack.ts';

export const scheduleAndAudience: readonly PackEntry[] = [
  [
    '5',
    'Scheduling, Playout and Platform',
    'Planners and operators put titles on channels and into apps, and keep the picture on air.',
  ],
  [
    '5.1',
    'Linear Schedule',
    'A grid of slots in which each channel fights for the evening and keeps within law and licenses.',
  ],
  [
    '5.1.1',
    'Plan seasons and slots',
    'Schedulers place premieres, repeats and lead-ins against rivals’ grids, license runs and watersheds, weeks ahead.',
    ['media-schedule-audience-forecast-by-slot', 'media-rights-conflict-check-before-sale-or-schedule'],
  ],
  [
    '5.1.2',
    'Prepare and check the playout list',
    'Traffic joins programs, trailers and spots into the list of the day and looks for missing files, lengths and ad minutes.',
    ['media-playout-schedule-and-as-run-reconciliation'],
  ],
  [
    '5.1.3',
    'Run master control',
    'Operators watch channels on a wall, switch to standby when a line drops, and drop in breaking news.',
    ['media-master-control-faults-ranked-over-channels'],
  ],
  [
    '5.1.4',
    'Report quotas and broadcasts to regulators',
    'European works, subtitling hours, political airtime and sponsorship are counted from the log and filed.',
    ['media-playout-schedule-and-as-run-reconciliation'],
  ],
  ['5.2', 'Streaming Catalog', 'What viewers find when they open the app, and whether the picture starts at once.'],
  [
    '5.2.1',
    'Prepare titles for release',
    'Synopses, artwork, tags, age ratings and warnings are made for each country before a title may appear.',
    ['media-title-metadata-from-scene-and-script'],
  ],
  [
    '5.2.2',
    'Curate rows and recommendations',
    'Editors and data scientists arrange the home page, lift new titles, and watch what people begin and finish.',
    ['media-home-page-rows-and-recommendations'],
  ],
  [
    '5.2.3',
    'Operate encoding and delivery',
    'Engineers transcode, package with protection, load edge servers before a premiere, and follow start time and stalls by network.',
    ['capacity-forecast-per-service-and-bottleneck'],
  ],
  [
    '5.2.4',
    'Handle outages on big nights',
    'When a final brings ten times the viewers and logins fail, a war room cuts features, adds capacity and tells people what is going on.',
    ['software-incident-timeline-review', 'proactive-notice-for-known-disturbances'],
  ],
  [
    '6',
    'Audience and Subscribers',
    'Marketing, analytics and service win viewers and readers, bill them, help them, and try to keep them.',
  ],
  [
    '6.1',
    'Winning Subscribers',
    'Trials, bundles, newsstand readers and campaigns around a title that bring new households in.',
  ],
  [
    '6.1.1',
    'Market titles and brands',
    'Trailers, posters, social cut-downs and interviews are released in waves towards the start date, in each country’s taste.',
    ['campaign-build-from-brief-to-test-send', 'brand-and-claims-checked-copy-drafts'],
  ],
  [
    '6.1.2',
    'Acquire and convert subscribers',
    'Paid search, trial offers, metered articles and partner bundles bring people to the paywall, where price and wording are tested.',
    ['paid-media-bids-on-margin', 'web-funnel-breaks-with-page-tests'],
  ],
  [
    '6.1.3',
    'Measure audiences',
    'Ratings panels, site tags and app logs are put on one currency, and every morning commissioners and sales get their figures.',
    ['measure-catalog-with-one-definition', 'performance-report-with-drivers'],
  ],
  [
    '6.2',
    'Keeping Subscribers',
    'Most cancel for want of a next thing to watch, a lost card, or a bill that annoyed them.',
  ],
  [
    '6.2.1',
    'Bill and collect subscriptions',
    'Renewals run on cards, stores and direct debit, declined payments are tried again, and invoices for households and firms go out.',
    ['media-failed-subscription-payment-recovery'],
  ],
  [
    '6.2.2',
    'Help with playback and accounts',
    'Agents find out device, app version and error, reset streams, move an address or a delivery holiday, and refund a missed fight.',
    ['media-subscriber-help-with-playback-and-account-data', 'self-service-assistant-that-completes-the-matter'],
  ],
  [
    '6.2.3',
    'Predict and answer cancellations',
    'The retention team looks at who runs out of series, offers a pause, an ad tier or an annual plan, and learns from a control group.',
    ['media-subscriber-churn-by-content-horizon', 'telecom-save-desk-offer-range-during-cancellation'],
  ],
  [
    '6.2.4',
    'Deliver newspapers to the doorstep',
    'Carriers, routes, late trucks and wet papers are dealt with between three and seven in the morning, and complaints by nine.',
    ['media-doorstep-route-cover-and-redelivery'],
  ],
];

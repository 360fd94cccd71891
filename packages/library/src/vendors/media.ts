import { directoryVendors } from './directory-vendors.ts';

/** Making, storing, licensing and publishing content. */
export const mediaVendors = directoryVendors('Media', [
  {
    id: '0701c2cd-e311-4ba4-b794-9a7409bd7b1d',
    name: 'Avid',
    overview:
      'Editors of films, series and news cut on Media Composer, and sound is mixed in Pro Tools, both of Avid. Newsrooms write scripts and rundowns in its older iNEWS.',
    headquarters: 'Burlington, Massachusetts',
    founded: '1987',
    website: 'https://www.avid.com',
    capabilities: [
      'Edit video and audio of programs',
      'Plan newsroom rundowns and scripts',
      'Share media among editors',
      'Search archives by spoken word, scene and face',
      'Work on productions remotely',
      'Catalog footage in the media archive',
    ],
    products: [
      ['Media Composer', 'Film and video editing', 'Editing'],
      ['Pro Tools', 'Recording and mixing of sound', 'Audio'],
      ['MediaCentral', 'News and production workflows', 'Production management'],
      ['NEXIS', 'Shared disks for editors', 'Editing infrastructure'],
      ['iNEWS', 'Newsroom scripts and rundowns', 'Newsroom'],
    ],
    ai: [
      ['Avid Ada', 'Transcribe, tag and translate media', 'Language AI'],
      ['ScriptSync AI', 'Align takes with the script', 'Language AI'],
    ],
  },
  {
    id: 'ca29c481-d096-43cd-a89a-1bb5f903f964',
    name: 'Dalet',
    overview:
      'Dalet, from the outskirts of Paris, began with radio automation and now carries media from ingest through news desk and archive to distribution. Broadcasters, leagues and brands use Flex as a service.',
    headquarters: 'Levallois-Perret, France',
    founded: '1990',
    website: 'https://www.dalet.com',
    capabilities: [
      'Manage media content from ingest to archive',
      'Plan and publish news reports',
      'Package and deliver media to platforms',
      'Transcode and check video quality',
      'Produce radio programs and run playout lists',
    ],
    products: [
      ['Dalet Flex', 'Media logistics, catalog and workflows', 'Media asset management'],
      ['Dalet Pyramid', 'Planning and publishing around the news item', 'Newsroom'],
      ['Dalet InStream', 'Ingest of streams in the cloud', 'Ingest'],
      ['Dalet AmberFin', 'Transcoding, delivery packages and quality of files by platform', 'Transcoding'],
      ['Dalet Brio', 'Ingest and playout server', 'Playout'],
    ],
    ai: [
      ['Dalia', 'Assistant that searches media and runs workflow steps', 'Agentic AI'],
      ['Media Cortex', 'Transcripts, captions and tags', 'Language AI'],
    ],
  },
  {
    id: '81b8e5ac-bebf-4c24-9ba2-294433604f61',
    name: 'Brightcove',
    overview:
      'Brightcove hosts, plays and monetizes video for broadcasters, publishers and companies. Bending Spoons of Milan took it private in 2025.',
    headquarters: 'Boston, Massachusetts',
    founded: '2004',
    website: 'https://www.brightcove.com',
    capabilities: [
      'Publish and play video on websites and apps',
      'Stream live events',
      'Insert advertising into video',
      'Encode and stream video to any device',
      'Measure video audience',
    ],
    products: [
      ['Video Cloud', 'Library, publishing and analytics', 'Video platform'],
      ['Brightcove Player', 'Playback on web and devices', 'Player'],
      ['Zencoder', 'Encoding as a service', 'Encoding'],
      ['Beacon', 'Streaming apps for television and phones', 'Streaming apps'],
    ],
    ai: [
      ['AI Content Multiplier', 'Cut clips and formats from long video', 'Generative AI'],
      ['AI Universal Translator', 'Caption and dub video in other languages', 'Language AI'],
    ],
  },
  {
    id: '529d77f8-00c6-443f-9794-ac8a6ee84d09',
    name: 'Vistex',
    alsoFor: ['Wholesale', 'Life sciences'],
    overview:
      'Vistex calculates what trading partners owe each other: rebates, royalties, chargebacks and commissions, mostly inside SAP. Music and film houses came with the purchase of Counterpoint.',
    headquarters: 'Hoffman Estates, Illinois',
    founded: '1999',
    website: 'https://www.vistex.com',
    capabilities: [
      'Calculate royalties and participations from contract terms',
      'Manage rights contracts by title and territory',
      'Calculate rebates and chargebacks of channel partners',
      'Plan and settle promotion with retailers',
      'Manage price lists and agreements',
      'Process licensee statements, and answer royalty questions and audits',
    ],
    products: [
      ['Royalty management', 'Contracts, statements and payments of licensors', 'Royalties'],
      ['Rights management', 'Availability and holdbacks of content', 'Rights'],
      ['Rebate management', 'Customer and supplier programs', 'Rebates'],
      ['Chargeback management', 'Claims of distributors', 'Chargebacks'],
      ['Music Maestro', 'Copyright and royalties of music publishers', 'Music rights'],
    ],
    ai: [['AI Suite', 'Generate metadata, clips, captions and translations of video', 'Generative AI']],
  },
  {
    id: 'cdcbc833-98af-4c26-b779-5d78f1eba750',
    name: 'Klopotek',
    overview:
      'Klopotek of Berlin writes systems for book and journal publishers, from the first author contract to warehouse and royalty statement. Many larger houses of Europe and North America run on it.',
    headquarters: 'Berlin, Germany',
    founded: '1992',
    website: 'https://www.klopotek.com',
    capabilities: [
      'Plan titles, editions and production of publishers',
      'Manage author contracts and license rights',
      'Calculate author royalties from contracts and process payments',
      'Feed title master data to booksellers',
      'Process orders and subscriptions of publishers',
      'Set print runs and reprints by stock and sell-through',
    ],
    products: [
      ['Product Planning & Management', 'Editorial planning and title data', 'Publishing'],
      ['Contracts, Rights & Royalties', 'Contracts, licenses and statements', 'Royalties'],
      ['Production Planning', 'Schedules and cost of titles', 'Production'],
      ['Order-to-Cash', 'Orders, subscriptions and invoices', 'Orders'],
    ],
    ai: [],
  },
  {
    id: '6034a0e2-42c7-4d41-acf7-8ccf930f5275',
    name: 'Mediagenix',
    overview:
      'Channels and streaming services plan their titles in WHATS’ON, from rights window to slot and playout list. The company comes from the edge of Brussels.',
    headquarters: 'Groot-Bijgaarden, Belgium',
    founded: '1992',
    website: 'https://www.mediagenix.tv',
    capabilities: [
      'Prepare playout lists hours ahead, and match as-run with rights and quotas',
      'Plan releases of titles on platforms',
      'Broadcast quotas reported to regulators',
      'Recommend titles in personalized rows',
      'Check rights availability of titles before they are scheduled or sold',
      'Record license contracts and rights windows by title and territory',
      'Broadcast grid: seasons and slots',
    ],
    products: [
      ['WHATS’ON', 'Rights, titles and schedules of channels and streaming services', 'Broadcast management'],
      ['Title Management', 'Titles, versions and their metadata', 'Title data'],
      ['Mediagenix Personalization', 'Rows of streaming services, formerly Spideo', 'Recommendation'],
    ],
    ai: [['Semantic recommendations', 'Rank titles by mood and theme for each viewer', 'Predictive AI']],
  },
  {
    id: '754eeb5e-a23c-462a-93e9-b626b1a88f84',
    name: 'WideOrbit',
    overview:
      'American stations sell, place and bill their commercials in WideOrbit. Copy, spots and invoices of television and radio lie in WO Traffic.',
    headquarters: 'San Francisco, California',
    founded: '1999',
    website: 'https://www.wideorbit.com',
    capabilities: [
      'Ad operations: advertising spots placed in breaks, creatives checked, campaign pacing and make-goods',
      'Price advertising inventory by avails forecast',
      'Propose media plans to agencies from avails and rate card',
      'Bill advertising and reconcile it with as-run',
      'Run radio playout with automation',
    ],
    products: [
      ['WO Traffic', 'Orders, spots and invoices of stations', 'Advertising traffic'],
      ['WO Media Sales', 'Proposals, avails and orders of sellers', 'Advertising sales'],
      ['WO Automation for Radio', 'Playout of radio stations', 'Playout'],
    ],
    ai: [],
  },
]);

import type { PackEntry } from '../../industry-pack.ts';

export const productAndEngineering: readonly PackEntry[] = [
  [
    '1',
    'Product Management',
    'Product managers find out which problem is worth solving next, write it down so that it can be built, and answer for what came of it.',
  ],
  [
    '1.1',
    'Discovery and Feedback',
    'What users do, ask for, complain about and would pay for, gathered before anybody opens an editor.',
  ],
  [
    '1.1.1',
    'Gather and group feature requests',
    'Wishes from tickets, sales calls, reviews and the idea portal are tagged with account and revenue, merged with their twins, and told to the owner of that part of the product.',
    ['software-feature-request-clustering', 'feedback-and-reviews-to-product-teams'],
  ],
  [
    '1.1.2',
    'Interview users and test prototypes',
    'A researcher recruits six users, watches them stumble through a clickable draft, and plays the clips to the squad on Friday.',
    ['prototype-feedback-from-test-customers', 'customer-needs-file-from-conversations'],
  ],
  [
    '1.1.3',
    'Read usage analytics and experiments',
    'Analysts follow activation, retention and feature use from event data, set up split tests, and tell product which difference is noise.',
    ['self-service-figures-in-plain-words'],
  ],
  [
    '1.1.4',
    'Watch competing products',
    'Product marketing signs up for rivals’ trials, reads their changelogs and price pages, and keeps the battle card of each current for sales.',
    ['competitor-watch-from-public-traces', 'win-loss-reasons-beyond-price'],
  ],
  [
    '1.2',
    'Roadmap and Requirements',
    'Choosing, cutting and sequencing, and saying no to the loudest account with a reason.',
  ],
  [
    '1.2.1',
    'Set product vision and bets for the year',
    'Founders and product leads argue in a room about market, moat and which bet gets the best team, and come out with three themes.',
    {
      nothing:
        'A few people stake the company on a judgment about the future once a year; figures are laid on the table by others, and the nerve is theirs.',
    },
  ],
  [
    '1.2.2',
    'Prioritize the quarterly roadmap',
    'Leads weigh themes, commitments in contracts, technical debt and capacity of each squad, and publish what will be done and what will not.',
    ['portfolio-selection-under-capacity', 'development-staff-load-against-roadmap'],
  ],
  [
    '1.2.3',
    'Write stories with acceptance criteria',
    'A product owner turns a problem into epics and stories with examples, edge cases and mock-ups, and the team refines them on Wednesday until they can be estimated.',
    ['requirements-turned-into-testable-stories'],
  ],
  [
    '1.2.4',
    'Package and price editions',
    'Pricing leads decide which module sits in which plan, what counts as a seat or a unit, and how existing contracts are moved over.',
    ['software-plan-and-price-change-simulation'],
  ],
  ['1.3', 'Launch and Retirement', 'Bringing a feature to market on one date, and one day taking it away again.'],
  [
    '1.3.1',
    'Prepare launches',
    'Product marketing lines up docs, demo, enablement, price book, legal terms and support articles against one go-live date.',
    ['software-launch-readiness-from-flags-and-docs'],
  ],
  [
    '1.3.2',
    'Sunset features and old versions',
    'Customers still on an old module or interface version are found in telemetry, warned twice, helped over, and cut off on the published day.',
    ['software-feature-sunset-by-telemetry'],
  ],
  ['2', 'Engineering', 'Squads design, write, review and test code, and keep the old code from eating them.'],
  ['2.1', 'Building', 'Day-to-day work on a branch, from the design note to a merge that nobody has to revert.'],
  [
    '2.1.1',
    'Design services and interfaces',
    'Senior engineers write a design note with data model, interface, failure modes and alternatives, and colleagues tear at it in comments.',
    ['architecture-rules-tested-in-the-pipeline'],
  ],
  [
    '2.1.2',
    'Write code and unit tests',
    'A developer picks a story, changes the code in an editor full of completions, adds tests, and opens a merge request by evening.',
    ['code-drafted-in-the-editor-under-team-rules'],
  ],
  [
    '2.1.3',
    'Review merge requests',
    'Two peers read the difference for bugs, readability, missing tests and secrets, ask for changes, and approve.',
    ['review-comments-on-security-and-house-rules-first'],
  ],
  [
    '2.1.4',
    'Upgrade libraries and runtimes',
    'Bots and on-duty engineers raise dependencies, fix what breaks, and plan the jump to the next language or database version.',
    ['dependency-upgrades-proposed-with-passing-tests', 'end-of-support-calendar-with-owner-and-budget'],
  ],
  [
    '2.1.5',
    'Pay down legacy code',
    'A team wraps the module nobody dares to touch with tests, cuts it out slice by slice, and moves tenants behind a flag.',
    ['legacy-programs-explained-and-rewritten-in-slices'],
  ],
  [
    '2.1.6',
    'Tune slow queries and pages',
    'Engineers on performance duty follow traces to the missing index or the chatty call and prove the gain on a copy of production.',
    ['slow-queries-tuned-on-a-copy-and-proposed-as-a-change'],
  ],
  ['2.2', 'Testing', 'Finding out what is broken before a customer does, at every merge and again before release.'],
  [
    '2.2.1',
    'Design tests from stories',
    'Quality engineers derive cases, data and expected results from acceptance criteria and from how the last version was really used.',
    ['test-cases-derived-from-stories-and-production-use'],
  ],
  [
    '2.2.2',
    'Maintain the regression suite',
    'Automated suites run at every merge; somebody has to add cases for fixed defects and put unstable ones aside.',
    ['software-regression-test-generation', 'regression-set-chosen-by-changed-code'],
  ],
  [
    '2.2.3',
    'Provide test environments and data',
    'Platform engineers spin up environments with masked copies or synthetic tenants so that a tester does not wait till Thursday.',
    ['masked-test-data-on-demand', 'servers-and-databases-from-approved-blueprints'],
  ],
  [
    '2.2.4',
    'Explore by hand before a major release',
    'Testers and designers play with the build like an impatient customer, in odd browsers and languages, and write what feels wrong.',
    {
      nothing:
        'The aim is to notice what nobody thought of; the hour with a curious tester is cheap, and whatever can be scripted runs in the regression suite.',
    },
  ],
  ['2.3', 'Product Security', 'Holes in our own code and in what it pulls in, and the rights to both.'],
  [
    '2.3.1',
    'Triage vulnerability findings',
    'Security engineers go through scanner lists, ask whether the flawed function is ever reached in the deployed build, and set the fixing deadline by severity.',
    ['software-vulnerability-reachability', 'vulnerabilities-ranked-by-exposure-and-exploit'],
  ],
  [
    '2.3.2',
    'Answer researchers and penetration testers',
    'Reports through the bounty program or the yearly test are reproduced, rated, rewarded, fixed, and retested.',
    ['pen-test-findings-tracked-to-a-proved-fix'],
  ],
  [
    '2.3.3',
    'Check open-source licenses',
    'Each build’s components are listed with license and origin, copyleft is kept out of shipped clients, and the notice file goes along.',
    ['software-open-source-license-gate'],
  ],
  [
    '2.3.4',
    'Protect inventions and brand',
    'Counsel listens to engineers for what could be patented, watches rivals’ filings, and registers marks in new markets.',
    ['invention-reports-searched-before-the-date', 'patent-watch-against-own-features'],
  ],
  ['2.4', 'Documentation and Languages', 'Words in and around the product, in as many languages as it is sold in.'],
  [
    '2.4.1',
    'Write user and interface documentation',
    'Technical writers turn features into guides, reference and samples, and hunt for pages that the last release has made wrong.',
    ['knowledge-article-aging', 'user-training-and-notes-from-the-release-itself'],
  ],
  [
    '2.4.2',
    'Localize interface and help texts',
    'New strings leave for translators with screenshots and limits and come back before code freeze; linguists correct what the machine misread.',
    ['software-localization-in-pipeline'],
  ],
  [
    '2.4.3',
    'Publish release notes',
    'On release eve product and support list what changed, for whom, and what an administrator must do beforehand.',
    ['software-release-notes-from-changes'],
  ],
];

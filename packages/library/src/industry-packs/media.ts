import { industryPack } from '../industry-pack.ts';

export const mediaPack = industryPack(
  { industry: 'media', name: 'media and streaming', letters: 'MED' },
  `
1 Commissioning and Acquisition
Commissioning editors, publishers and buyers decide what will be made, printed or licensed, from whom, and for how much.
1.1 Development
Ideas, scripts and manuscripts on their way from a producer’s or author’s head to a green light or a polite no.
1.1.1 Read pitches and manuscripts | media-manuscript-screening-and-reviewer-match
Slush pile, agents’ submissions and treatments are logged, given to readers, and answered; the few that promise something reach the editor’s meeting with a reader’s report.
1.1.2 Develop scripts and formats
Writers and a story editor break episodes on a wall, turn out drafts and notes, and pilot a format with a small audience.
Nothing: Writers’ rooms sell a voice; rights bodies, guilds and audiences resent machine drafts, and the hour around the wall is why people come to this company.
1.1.3 Estimate audience and return of a project | media-greenlight-forecast-from-comparable-titles
Analysts set comparable titles, cast, genre and territory against budget and tell the committee in ranges what a season could reach and earn.
1.1.4 Green-light projects | media-greenlight-forecast-from-comparable-titles
Channel head, finance and production bring slate, budget, co-financing and slot together once a month, and say go, wait or drop.
1.2 Buying Rights
Films, series, formats, books and sport come from others, at markets and auctions.
1.2.1 Screen and value acquisitions | media-greenlight-forecast-from-comparable-titles
Buyers watch screeners, look at ratings elsewhere and at what the catalog lacks, and set a ceiling per run, window or territory.
1.2.2 Bid for sports and premium rights
The board, lawyers and sport editors put a sealed offer together in weeks of secrecy, with subscriber models, and wait for the league’s call.
Nothing: Every few years and of existential size: a handful of people bet on a rival’s courage, and no record of comparable auctions exists to learn from.
1.2.3 Contract authors, talent and licensors | media-rights-contract-terms-into-avails
Deal terms from the short memo become long-form contracts with options, windows, approvals, credits and participations, and drafts go back and forth with agents.

2 Production
Producers and line producers turn a green light into a finished master, inside budget, schedule and law.
2.1 Preparing the Shoot
Script breakdown, budget, places, cast and crew, long before the first clap.
2.1.1 Break down scripts and schedule shooting days | media-shooting-day-and-crew-plan
First assistants list scenes by cast, place, props and light and move strips until days, rest times and studio slots fit.
2.1.2 Budget productions and report cost | media-production-cost-report-forecast, invoice-without-order-coding
Production accountants build the budget by account, code purchase orders and petty cash from set, and issue a weekly cost report with the estimate to complete.
2.1.3 Engage crew and cast | media-freelancer-engagement-and-payment
Deal memos, start forms, union scale, minors’ permits and call times are arranged for a hundred people who will work nine days.
2.1.4 Scout locations and obtain permits
Location managers drive around with a camera, knock at owners’ doors, and file for street closures, drones and night work.
Nothing: A place is found by driving around and talking to its owner, and a film office wants to hear a voice; a show needs twenty permits, each on another form.
2.1.5 Plan studios, cameras and edit suites | media-studio-and-edit-suite-bookings, freelance-and-partner-call-off-by-rate-card
Facility planners book control rooms, outside-broadcast trucks, cameras and operators for news, shows and sport against each other’s wishes.
2.2 Shooting and Live
A hundred people at six in the morning, or a match that nobody can repeat.
2.2.1 Shoot scenes
Director, cast and camera rehearse, light and repeat a scene until it plays, and a script supervisor notes what was said and worn.
Nothing: This is the craft that everything else serves; call sheet, crew pay and rushes are prepared around it, and the set itself needs quiet, not tools.
2.2.2 Direct live broadcasts
In the control room director, switcher and graphics cut twelve cameras, replays and studio guests against a running clock.
Nothing: Decisions fall in half seconds between people on intercom who have trained together; what can be planned was planned the day before.
2.2.3 Keep sets and events safe | workplace-risk-assessment-draft, near-miss-and-incident-reports-by-voice
A safety adviser assesses stunts, water, pyrotechnics and crowds, briefs the crew, and can stop the day.
2.3 Post-Production and Versions
From rushes to a master, and from the master to forty language and platform versions.
2.3.1 Ingest, log and edit footage | media-archive-search-by-spoken-word-and-picture
Assistants sync sound, label takes and build bins; editor and director search the best reading and cut to length.
2.3.2 Clear music and write cue sheets | media-music-cue-sheet-and-clearance-list
A music supervisor finds songs inside the budget, asks publishers and labels, and after the mix the cues are timed for the collecting societies.
2.3.3 Subtitle, dub and describe | media-subtitle-draft-and-reading-speed-check
Language versions, captions for the deaf and audio description are ordered, adapted, recorded and checked against picture.
2.3.4 Check masters technically and legally | media-delivery-packages-per-platform-spec
Loudness, flashes, black frames, product placement and names are tested by quality control and a lawyer before the tape is accepted.
2.3.5 Deliver to broadcasters and platforms | media-delivery-packages-per-platform-spec, media-title-metadata-from-scene-and-script
Picture, sound, captions, artwork and metadata are packed as each platform demands, uploaded, and sent again after its rejection.

3 Newsroom and Editorial
Reporters and editors find out, check and publish, day and night, on paper, on air and on phones.
3.1 Planning and Reporting
What will happen, who goes there with which crew, and what turned out to be true.
3.1.1 Plan the news day | media-news-planning-agent-for-the-desk
The planning desk keeps embargoes, court dates, press conferences and anniversaries, assigns reporters and crews, and throws it all over at ten past nine.
3.1.2 Research and interview | media-interview-transcripts-and-file-digging
A reporter calls, meets and persuades people, reads files and records, and comes back with something that nobody wanted printed.
3.1.3 Read wires and user material | media-fact-check-sentence-by-sentence, media-news-planning-agent-for-the-desk
Desk editors scan agencies, feeds and social posts around the clock, and verify place, date and origin of a clip before using it.
3.2 Editing and Publishing
A second pair of eyes, a headline, a picture with rights, and the button.
3.2.1 Check facts and law | media-fact-check-sentence-by-sentence
Checkers and counsel go through names, figures, quotes and accusations, ask for notes, and strike what cannot be proved.
3.2.2 Edit, caption and lay out | media-house-style-and-proof-check
Copy editors cut to length, write headline and caption, choose a picture that is paid for, and fit page, app and social versions.
3.2.3 Publish routine items | media-news-planning-agent-for-the-desk
Weather, results, stock lists, traffic and event listings come from structured sources and are put on page and site many times a day.
3.2.4 Correct errors and answer complaints | complaint-clock-owner-and-escalation, complaint-file-collected-with-remedy-proposal
Readers, lawyers and press councils point at mistakes; an editor decides on correction, right of reply or refusal, and marks the archive.
3.2.5 Moderate comments and communities | media-content-moderation-queue-with-policy-clause
Moderators read what users post, remove what breaks house rules or law, explain why, and join the conversation where it is worth it.
3.3 Archive
Everything that was shot and written, if it can be found and if it may be used.
3.3.1 Catalog and digitize holdings | media-archive-search-by-spoken-word-and-picture, media-title-metadata-from-scene-and-script
Archivists describe programs by person, place and shot, transfer old tape before it rots, and keep files readable.
3.3.2 Sell and lend archive clips | media-archive-search-by-spoken-word-and-picture
A producer asks for a minute of the moon landing; the desk finds it, checks rights, quotes by second and territory, and sends the master.

4 Rights and Royalties
What may be shown, sold and printed where and until when, and who has a share in each sale.
4.1 Rights Records
The chain of title, kept in a system that sales and scheduling can trust without asking a lawyer.
4.1.1 Record rights in and out | media-rights-contract-terms-into-avails
Rights managers read contracts and amendments and enter title, territory, language, media, runs, holdbacks and dates.
4.1.2 Check availability for sale and schedule | media-rights-conflict-check-before-sale-or-schedule
Before a deal or a slot the desk confirms that the right is held, free, and not blocked by somebody’s exclusivity.
4.1.3 Clear third-party material | media-music-cue-sheet-and-clearance-list
Quotations, photographs, paintings in the background and clips are listed, owners found, fees agreed, or the shot replaced.
4.1.4 Register works with collecting societies | media-works-registration-and-share-conflicts
Authors, shares, identifiers and recordings are registered with societies in each country, and conflicts of percentages answered.
4.2 Royalties and Participations
Authors, actors, publishers and co-producers are paid by rules that fill forty pages.
4.2.1 Process licensee and platform statements | media-sublicensee-royalty-statement-reading, license-royalty-statement-check
Reports in every layout come with their own spelling of titles; they are matched, checked against the minimum guarantee, and booked.
4.2.2 Calculate royalties and participations | media-royalty-and-participation-engine
Escalators, reserves, recoupment and cross-collateral are run per contract, and statements with payment go out twice a year.
4.2.3 Answer royalty questions and audits | media-royalty-and-participation-engine
An agent doubts the home-video line of 2019; the royalty desk explains it, or opens the books to the auditor.
4.2.4 Share platform revenue with creators | telecom-revenue-share-statements-for-content-and-marketplace
Channels, podcasts and app partners get their part of advertising and subscription money by views and rules, month after month.
4.3 Protection
Copies, fakes and leaks cost most in the first hours after a premiere or a kickoff.
4.3.1 Take down pirated copies | media-piracy-and-claim-desk-agent
Live streams of the match and uploads of last night’s episode are found, verified, notified to host or platform, and looked for again.
4.3.2 Guard brands, formats and characters | trademark-and-counterfeit-watch
Counsel watches for copycat formats, unlicensed merchandise and mark filings, and decides whom to write to.

5 Scheduling, Playout and Platform
Planners and operators put titles on channels and into apps, and keep the picture on air.
5.1 Linear Schedule
A grid of slots in which each channel fights for the evening and keeps within law and licenses.
5.1.1 Plan seasons and slots | media-schedule-audience-forecast-by-slot, media-rights-conflict-check-before-sale-or-schedule
Schedulers place premieres, repeats and lead-ins against rivals’ grids, license runs and family viewing hours, weeks ahead.
5.1.2 Prepare and check the playout list | media-playout-schedule-and-as-run-reconciliation
Traffic joins programs, trailers and spots into the list of the day and looks for missing files, lengths and ad minutes.
5.1.3 Run master control | media-master-control-faults-ranked-over-channels
Operators watch channels on a wall, switch to standby when a line drops, and drop in breaking news.
5.1.4 Report quotas and broadcasts to regulators | media-playout-schedule-and-as-run-reconciliation
European works, subtitling hours, political airtime and sponsorship are counted from the log and filed.
5.2 Streaming Catalog
What viewers find when they open the app, and whether the picture starts at once.
5.2.1 Prepare titles for release | media-title-metadata-from-scene-and-script
Synopses, artwork, tags, age ratings and warnings are made for each country before a title may appear.
5.2.2 Curate rows and recommendations | media-home-page-rows-and-recommendations
Editors and data scientists arrange the home page, lift new titles, and watch what people begin and finish.
5.2.3 Operate encoding and delivery | capacity-forecast-per-service-and-bottleneck
Engineers transcode, package with protection, load edge servers before a premiere, and follow start time and stalls by network.
5.2.4 Handle outages on big nights | software-incident-timeline-review, proactive-notice-for-known-disturbances
When a final brings ten times the viewers and logins fail, a war room cuts features, adds capacity and tells people what is going on.

6 Audience and Subscribers
Marketing, analytics and service win viewers and readers, bill them, help them, and try to keep them.
6.1 Winning Subscribers
Trials, bundles, newsstand readers and campaigns around a title that bring new households in.
6.1.1 Market titles and brands | campaign-build-from-brief-to-test-send, brand-and-claims-checked-copy-drafts
Trailers, posters, social cut-downs and interviews are released in waves toward the start date, in each country’s taste.
6.1.2 Acquire and convert subscribers | paid-media-bids-on-margin, web-funnel-breaks-with-page-tests
Paid search, trial offers, metered articles and partner bundles bring people to the paywall, where price and wording are tested.
6.1.3 Measure audiences | measure-catalog-with-one-definition, performance-report-with-drivers
Ratings panels, site tags and app logs are put on one currency, and every morning commissioners and sales get their figures.
6.2 Keeping Subscribers
Most cancel for want of a next thing to watch, a lost card, or a bill that annoyed them.
6.2.1 Bill and collect subscriptions | media-failed-subscription-payment-recovery
Renewals run on cards, stores and direct debit, declined payments are tried again, and invoices for households and businesses go out.
6.2.2 Help with playback and accounts | media-subscriber-help-with-playback-and-account-data, self-service-assistant-that-completes-the-matter
Agents find out device, app version and error, reset streams, move an address or hold papers over a vacation, and refund a missed fight.
6.2.3 Predict and answer cancellations | media-subscriber-churn-by-content-horizon, telecom-save-desk-offer-range-during-cancellation
The retention team looks at who runs out of series, offers a pause, an ad tier or an annual plan, and learns from a control group.
6.2.4 Deliver newspapers to the doorstep | media-doorstep-route-cover-and-redelivery
Carriers, routes, late trucks and wet papers are dealt with between three and seven in the morning, and complaints by nine.

7 Advertising Sales
Sales houses sell time, space and impressions, deliver them, and prove it.
7.1 Selling
Yearly agency deals, single campaigns, sponsorship and what is left for the auction.
7.1.1 Forecast and price inventory | media-ad-inventory-forecast-and-floor-price
Yield managers estimate views by program, audience and device and set rate card, floors and packages.
7.1.2 Propose campaigns to agencies | media-advertising-proposal-from-agency-brief
A planner turns the brief into spots, placements and prices with reach, and sends it before the rival seller does.
7.1.3 Negotiate yearly deals with agency groups | account-plan-prefilled-from-customer-records, media-ad-inventory-forecast-and-floor-price
Sales directors trade volume, share of spend and rebates with the buying groups in December over long lunches.
7.1.4 Sell sponsorship and branded content
A seller, an editor and the brand invent a fitting show or series, agree on labels and limits, and write it into a contract.
Nothing: Each is an invention by three parties who must like each other; a tool would make all of them look alike, which is what the brand pays to avoid.
7.2 Delivering Campaigns
What was promised has to run, in the right place, as often as paid for.
7.2.1 Traffic and check creatives | media-ad-campaign-delivery-agent
Spots, banners and tags are received, tested for format, claims and category rules, and assigned to orders.
7.2.2 Pace campaigns and grant make-goods | media-ad-campaign-delivery-agent
Ad operations follow delivery, shift weights, and agree a compensation when the audience stays away.
7.2.3 Bill advertising and reconcile | media-playout-schedule-and-as-run-reconciliation, invoice-ready-check-against-rejection
Aired spots and delivered impressions are matched with orders, agency discounts taken off, and differences explained to the buyer.

8 Publishing and Content Sales
Books, magazines and licenses on their way to stores, platforms and other countries.
8.1 Books and Print
Proofs, paper, print runs, trucks to the stores, and cartons that come back unsold.
8.1.1 Edit and produce books | media-house-style-and-proof-check
Copy editors, designers and production controllers bring a manuscript through proofs, cover, index and printer to a date in the catalog.
8.1.2 Set print runs and reprints | media-print-run-and-returns-forecast
Sales, publisher and production bet on the first run, watch early scans, and order a reprint while it can still arrive.
8.1.3 Allot magazine copies to outlets | media-print-run-and-returns-forecast
Circulation planners give each newsstand its number, cut sold-out and overfull ones, and count what comes back.
8.1.4 Feed title data to book trade | media-book-trade-title-feed
Prices, subjects, blurbs, covers and availability go to wholesalers and stores in the trade’s format, long before the book.
8.1.5 Settle returns and trade terms | return-authorization-by-item-rule, deduction-reason-coding-from-claim
Bookstores send back what did not sell, wholesalers deduct, and the credit must agree with contract and carton.
8.2 Licensing Content
Finished works earn again in other windows, countries, languages and on lunch boxes.
8.2.1 Sell programs and translation rights | media-rights-conflict-check-before-sale-or-schedule, open-quote-follow-up
Sales agents show catalogs at markets, answer wishes by territory and window, and draft the short-form deal on the stand.
8.2.2 License merchandise and formats | approval-and-acceptance-clock, license-royalty-statement-check
Licensees get style guide and samples approved, pay minimum guarantees, and report sales of lunch boxes by quarter.
8.2.3 Invoice licenses and deliver materials | media-delivery-packages-per-platform-spec
Signature triggers invoice, delivery list and access to masters; the buyer’s technical acceptance starts the payment term.
`,
);

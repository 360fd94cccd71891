import { industryPack } from '../industry-pack.ts';

export const softwarePack = industryPack(
  { industry: 'software', name: 'software companies', letters: 'SOF' },
  `
1 Product Management
Product managers find out which problem is worth solving next, write it down so that it can be built, and answer for what came of it.
1.1 Discovery and Feedback
What users do, ask for, complain about and would pay for, gathered before anybody opens an editor.
1.1.1 Gather and group feature requests | software-feature-request-clustering, feedback-and-reviews-to-product-teams
Wishes from tickets, sales calls, reviews and the idea portal are tagged with account and revenue, merged with their twins, and told to the owner of that part of the product.
1.1.2 Interview users and test prototypes | prototype-feedback-from-test-customers, customer-needs-file-from-conversations
A researcher recruits six users, watches them stumble through a clickable draft, and plays the clips to the squad on Friday.
1.1.3 Read usage analytics and experiments | self-service-figures-in-plain-words
Analysts follow activation, retention and feature use from event data, set up split tests, and tell product which difference is noise.
1.1.4 Watch competing products | competitor-watch-from-public-traces, win-loss-reasons-beyond-price
Product marketing signs up for rivals’ trials, reads their changelogs and price pages, and keeps the battle card of each current for sales.
1.2 Roadmap and Requirements
Choosing, cutting and sequencing, and saying no to the loudest account with a reason.
1.2.1 Set product vision and bets for the year
Founders and product leads argue in a room about market, moat and which bet gets the best team, and come out with three themes.
Nothing: A few people stake the company on a judgment about the future once a year; figures are laid on the table by others, and the nerve is theirs.
1.2.2 Prioritize the quarterly roadmap | portfolio-selection-under-capacity, development-staff-load-against-roadmap
Leads weigh themes, commitments in contracts, technical debt and capacity of each squad, and publish what will be done and what will not.
1.2.3 Write stories with acceptance criteria | requirements-turned-into-testable-stories
A product owner turns a problem into epics and stories with examples, edge cases and mock-ups, and the team refines them on Wednesday until they can be estimated.
1.2.4 Package and price editions | software-plan-and-price-change-simulation
Pricing leads decide which module sits in which plan, what counts as a seat or a unit, and how existing contracts are moved over.
1.3 Launch and Retirement
Bringing a feature to market on one date, and one day taking it away again.
1.3.1 Prepare launches | software-launch-readiness-from-flags-and-docs
Product marketing lines up docs, demo, enablement, price book, legal terms and support articles against one go-live date.
1.3.2 Sunset features and old versions | software-feature-sunset-by-telemetry
Customers still on an old module or interface version are found in telemetry, warned twice, helped over, and cut off on the published day.

2 Engineering
Squads design, write, review and test code, and keep the old code from eating them.
2.1 Building
Day-to-day work on a branch, from the design note to a merge that nobody has to revert.
2.1.1 Design services and interfaces | architecture-rules-tested-in-the-pipeline
Senior engineers write a design note with data model, interface, failure modes and alternatives, and colleagues tear at it in comments.
2.1.2 Write code and unit tests | code-drafted-in-the-editor-under-team-rules
A developer picks a story, changes the code in an editor full of completions, adds tests, and opens a merge request by evening.
2.1.3 Review merge requests | review-comments-on-security-and-house-rules-first
Two peers read the difference for bugs, readability, missing tests and secrets, ask for changes, and approve.
2.1.4 Upgrade libraries and runtimes | dependency-upgrades-proposed-with-passing-tests, end-of-support-calendar-with-owner-and-budget
Bots and on-duty engineers raise dependencies, fix what breaks, and plan the jump to the next language or database version.
2.1.5 Pay down legacy code | legacy-programs-explained-and-rewritten-in-slices
A team wraps the module nobody dares to touch with tests, cuts it out slice by slice, and moves tenants behind a flag.
2.1.6 Tune slow queries and pages | slow-queries-tuned-on-a-copy-and-proposed-as-a-change
Engineers on performance duty follow traces to the missing index or the chatty call and prove the gain on a copy of production.
2.2 Testing
Finding out what is broken before a customer does, at every merge and again before release.
2.2.1 Design tests from stories | test-cases-derived-from-stories-and-production-use
Quality engineers derive cases, data and expected results from acceptance criteria and from how the last version was really used.
2.2.2 Maintain the regression suite | software-regression-test-generation, regression-set-chosen-by-changed-code
Automated suites run at every merge; somebody has to add cases for fixed defects and put unstable ones aside.
2.2.3 Provide test environments and data | masked-test-data-on-demand, servers-and-databases-from-approved-blueprints
Platform engineers spin up environments with masked copies or synthetic tenants so that a tester does not wait till Thursday.
2.2.4 Explore by hand before a major release
Testers and designers play with the build like an impatient customer, in odd browsers and languages, and write what feels wrong.
Nothing: The aim is to notice what nobody thought of; the hour with a curious tester is cheap, and whatever can be scripted runs in the regression suite.
2.3 Product Security
Holes in our own code and in what it pulls in, and the rights to both.
2.3.1 Triage vulnerability findings | software-vulnerability-reachability, vulnerabilities-ranked-by-exposure-and-exploit
Security engineers go through scanner lists, ask whether the flawed function is ever reached in the deployed build, and set the fixing deadline by severity.
2.3.2 Answer researchers and penetration testers | pen-test-findings-tracked-to-a-proved-fix
Reports through the bounty program or the yearly test are reproduced, rated, rewarded, fixed, and retested.
2.3.3 Check open-source licenses | software-open-source-license-gate
Each build’s components are listed with license and origin, copyleft is kept out of shipped clients, and the notice file goes along.
2.3.4 Protect inventions and brand | invention-reports-searched-before-the-date, patent-watch-against-own-features
Counsel listens to engineers for what could be patented, watches rivals’ filings, and registers marks in new markets.
2.4 Documentation and Languages
Words in and around the product, in as many languages as it is sold in.
2.4.1 Write user and interface documentation | knowledge-article-aging, user-training-and-notes-from-the-release-itself
Technical writers turn features into guides, reference and samples, and hunt for pages that the last release has made wrong.
2.4.2 Localize interface and help texts | software-localization-in-pipeline
New strings leave for translators with screenshots and limits and come back before code freeze; linguists correct what the machine misread.
2.4.3 Publish release notes | software-release-notes-from-changes
On release eve product and support list what changed, for whom, and what an administrator must do beforehand.

3 Release and Cloud Operations
Site reliability engineers bring versions to production and keep the service up, fast, safe and affordable.
3.1 Releasing
Many times a day or once a quarter, a change meets real customers and their data.
3.1.1 Deploy by stages and roll back | deployments-halted-and-undone-by-health-signals
Pipelines push a build to a canary, then to rings of tenants; error rate and latency decide whether it goes on or back.
3.1.2 Assess and schedule risky changes | change-risk-from-history-and-dependencies, change-calendar-with-collisions-and-business-dates
Database migrations and infrastructure changes are rated, put into a window that spares customers’ quarter ends, and announced.
3.1.3 Ship on-premises and mobile builds | patch-rings-with-automatic-halt
Installers, containers and app-store packages are signed, submitted to review, and supported in the versions customers still run.
3.2 Reliability
Pagers, dashboards and the sentence “we are aware of an issue”, at three in the morning.
3.2.1 Detect and bundle alerts | alert-storm-reduced-to-probable-cause
Monitors on latency, errors, queues and synthetic logins fire; the on-call engineer has to see one cause behind two hundred pages.
3.2.2 Command major incidents | incident-room-scribe-and-fact-finder
A commander opens the bridge, assigns roles, decides on rollback or failover, and has the status page updated every half hour.
3.2.3 Review incidents without blame | software-incident-timeline-review, recurring-incidents-clustered-into-problems
Timeline, contributing factors and actions are written up within the week, read by all squads, and the promised repairs are followed.
3.2.4 Report uptime and pay service credits | service-levels-measured-from-events-with-clock-stops
Measured availability per tenant is compared with the contract, credits are computed, and the trust page shows the month.
3.3 Platform and Cost
The bill that grows with every customer, and the reserve for the day everything doubles.
3.3.1 Forecast capacity and load | capacity-forecast-per-service-and-bottleneck
Before a customer’s rollout or a seasonal peak engineers load-test, look at growth curves, and reserve database and compute headroom.
3.3.2 Control the hosting bill | software-cloud-cost-attribution, cloud-spend-anomalies-and-switch-off-hours
Finance and platform people go through the cloud invoice by service and tenant, switch off what idles, and buy commitments.
3.3.3 Back up and rehearse recovery | backup-proof-by-nightly-sample-restores, recovery-runbooks-executed-and-timed-in-drills
Snapshots are taken, restored on trial, and twice a year a region is declared dead to see whether the runbook works.
3.3.4 Rotate certificates and secrets | certificates-and-secrets-renewed-before-expiry
Keys, tokens and certificates are renewed before somebody notices by an outage, and leaked ones are revoked at once.
3.4 Security Operations
Watching who is inside the service, and throwing out whoever should not be.
3.4.1 Investigate security alerts | security-alerts-investigated-to-a-case-file, containment-steps-prepared-for-one-click
Analysts follow a suspicious login or process through identity, endpoint and cloud logs until it is harmless or an incident.
3.4.2 Stop abusive sign-ups | software-signup-and-trial-abuse
The abuse desk looks at trials that mine coins, send spam or test stolen cards, and closes rings of accounts.
3.4.3 Grant production access | privileged-sessions-opened-per-task-and-recorded
An engineer who must look into a customer’s data asks for it with a ticket, gets an hour, and every command is kept.

4 Sales
From a trial that nobody noticed to a countersigned order form with a start date.
4.1 Pipeline
Trials, inbound demos, outbound calls and partners that fill the funnel of the quarter.
4.1.1 Qualify trials and inbound leads | inquiry-to-seller-in-ten-minutes, lead-score-learned-from-closed-business
Development reps look at who signed up, what they clicked and how big the firm is, and call those worth a demo within the hour.
4.1.2 Prospect named accounts | prospect-list-with-trigger-and-first-contact-note
Account executives pick fifty companies, find trigger and sponsor, and write first lines that do not sound like the other forty.
4.1.3 Demo and prove value | demo-and-meeting-kit-from-discovery-notes
A sales engineer builds a demo tenant with the prospect’s terms, runs a two-week proof against agreed criteria, and writes up the result.
4.1.4 Recruit and enable resellers | dealer-onboarding-with-document-and-code-setup, partner-certification-expiry-and-discount-level, co-marketing-funds-from-request-to-proof
Partner managers sign resellers and consultancies, certify their people, register deals, and pay margins and development funds.
4.2 Closing
Price, paper and security review, all in the last week of the quarter.
4.2.1 Quote and approve discounts | software-quote-and-deal-desk
Reps configure edition, seats, ramp and term; whatever falls outside the guardrails goes to the deal desk and finance with a reason.
4.2.2 Answer security questionnaires | software-security-questionnaire-answers
The prospect’s vendor-risk team sends two hundred rows on encryption, hosting and staff checks, and the deal waits until they are filled.
4.2.3 Respond to requests for proposal | proposal-answers-from-approved-library, tender-search-with-fit-and-knockout-check
Bid managers distribute functional matrices and legal annexes to product, security and counsel, and hand in a consistent answer on the day.
4.2.4 Negotiate license and data terms | customer-paper-against-sales-contract-positions
Commercial counsel marks up liability, uptime, data processing and exit clauses of the customer’s paper within a fallback ladder.
4.2.5 Forecast the quarter | sales-forecast-from-orders-and-pipeline, pipeline-hygiene-rules
Managers walk each opportunity on Monday, doubt close dates, and call a number to the board that should hold.

5 Onboarding and Implementation
Consultants and onboarding specialists get a new customer live on real data.
5.1 Going Live
Kick-off, configuration, data, training, switch-over, and nobody wants to be on the old system a month longer.
5.1.1 Set up the tenant from the order | software-entitlement-provisioning-from-order, engagement-start-kit-from-the-order
Signed lines become modules, seats, regions and environments in the tenant, with single sign-on agreed with the customer’s identity team.
5.1.2 Migrate customer data | software-customer-onboarding-data-import, migration-loads-rehearsed-and-reconciled-by-key
Spreadsheets and exports of the old system are profiled, mapped, loaded on trial, reconciled, and loaded again on the weekend.
5.1.3 Configure workflows and integrations | interface-mappings-drafted-and-replayed, customer-readiness-chase-before-start
A consultant sets fields, roles and rules in workshops and connects payroll, e-mail or ledger through the interface.
5.1.4 Train administrators and users | user-training-and-notes-from-the-release-itself, course-material-drafted-from-work-instructions
Trainers run live sessions and an academy with lessons for each role, and see who never showed up.
5.2 Service Delivery Control
Whether paid projects keep to the scope, hours and date that were sold.
5.2.1 Staff implementation projects | delivery-demand-from-weighted-pipeline, roll-off-and-bench-notice
Resource managers match consultants’ skills and free weeks with starts from the pipeline and fill gaps with partners.
5.2.2 Track time, scope and margin | engagement-margin-early-warning, scope-drift-from-requests-and-minutes, time-sheet-proposal-from-calendar-and-tickets
Project leads compare hours with the statement of work, notice wishes that were never sold, and write change orders.

6 Customer Success and Renewals
Success managers see that the product is used and the contract is renewed for more than last year.
6.1 Adoption
Value must be visible to the sponsor before the invoice for year two arrives.
6.1.1 Monitor account health | software-renewal-risk-from-usage
Use per module, seats idle, tickets and sponsor changes are looked at weekly, and sliding accounts get a call and a plan.
6.1.2 Hold business reviews | account-plan-prefilled-from-customer-records
The success manager shows the sponsor what was achieved against the goals of the kick-off, which features lie unused, and what comes next.
6.1.3 Run the user community
Community leads welcome members, answer or route posts, invite power users to the advisory board, and plan the yearly user day.
Nothing: A community lives from people who know each other; a hired host with humor does more than answers from a machine, which members come here to escape.
6.2 Renewal and Expansion
Ninety days before the end date the talk becomes commercial, upward or downward.
6.2.1 Renew subscriptions | contract-price-indexation-due-list, open-quote-follow-up
Renewal managers send the quote with index and usage, talk through down-sell wishes, and bring the order in before access lapses.
6.2.2 Find and sell extensions | sales-cue-from-service-talk-with-handover
Limits reached, new departments and questions about a module point to the account that is ready for the next plan.
6.2.3 Understand and answer churn | attrition-warning-with-reason-and-measure, lost-customers-won-back-by-reason
When notice comes somebody asks why, tries one honest offer, and codes the reason so that product can read it.

7 Support
Engineers at the end of a ticket, chat or phone, by severity and contract.
7.1 Solving Tickets
A case lives from “it does not work” to an answer that the customer confirms.
7.1.1 Triage incoming tickets | software-support-ticket-triage
Product area, version, tenant, severity and known defect are found out and the case lands with the team that can solve it.
7.1.2 Reproduce and answer | software-support-answer-from-docs-and-tenant, diagnostic-handover-before-escalation
A support engineer reads logs and configuration, tries the steps in a sandbox, and writes a reply that fits this customer’s setup.
7.1.3 Escalate defects to engineering | tickets-grouped-under-a-known-outage
Confirmed bugs go over with traces and impact, workarounds are told to all who are hit, and the fix is announced to them.
7.1.4 Write knowledge articles | knowledge-articles-drafted-from-solved-tickets, knowledge-gaps-from-solved-cases
Solved cases that will come again become an article with screenshots, and old articles that mislead are withdrawn.
7.2 Running the Desk
Heads on shift around the clock, response times by contract, and the mood on both sides.
7.2.1 Plan support shifts | support-staffing-from-ticket-and-release-forecast
Volumes after each release, time zones and languages decide who sits when, and who is on call at the weekend.
7.2.2 Review quality and satisfaction | all-conversations-scored-for-quality, ticket-feedback-tied-to-causes-of-dissatisfaction
Leads read a sample of answers, look at the comments behind low ratings, and coach.

8 Subscription Billing and Revenue
Orders, meters, invoices, cards and the rules for when revenue may be shown.
8.1 Order to Cash
What was sold must be switched on, counted, billed and paid, tenant by tenant.
8.1.1 Meter usage and rate it | software-usage-metering-and-billing
Events of calls, seats or gigabytes are counted per tenant, commitments and tiers are applied, and the customer sees the same figure.
8.1.2 Issue and correct invoices | invoice-ready-check-against-rejection, billing-inquiry-answer-with-evidence
Billing specialists run annual and monthly invoices with purchase order numbers and tax, and unravel mid-term upgrades and credits.
8.1.3 Recover failed card payments | media-failed-subscription-payment-recovery
Declined cards are retried, holders are asked for new details, and access is narrowed only at the end of grace.
8.1.4 Compare entitlements with use | software-entitlement-provisioning-from-order
License auditors look for seats shared, modules on without an order, and servers beyond the count, and talk about it politely.
8.2 Revenue Accounting
Multi-element contracts, ramps and credits meet the accounting standard and the commission plan.
8.2.1 Recognize contract revenue | contract-revenue-recognition-terms
Accountants split each order into obligations with stand-alone prices, start and term, and rebuild the waterfall after every amendment.
8.2.2 Pay commissions and partner shares | commission-run-from-orders-and-plan-rules, partner-rebates-and-results-recalculated, telecom-revenue-share-statements-for-content-and-marketplace
Bookings, clawbacks and marketplace fees become statements that reps and partners will check to the dollar.

9 Trust and Compliance
What buyers, auditors and supervisors want to see proved, year after year.
9.1 Assurance
Certificates that open doors to larger buyers, and the evidence behind each control.
9.1.1 Collect control evidence | control-evidence-collected-once-for-all-frameworks, audit-evidence-pack-by-clause
Screenshots, tickets and exports for the security report are drawn all year from systems and people, and gaps are closed before the auditor samples.
9.1.2 Assess suppliers and subprocessors | supplier-security-answers-drafted-and-checked, privacy-clause-and-subprocessor-watch
New tools with customer data are reviewed for security and contract, listed, and announced to customers with a period to object.
9.1.3 Review new features for privacy and AI rules | processing-record-and-impact-prefill, regulatory-horizon-scan-with-applicability
Privacy counsel and product sit over data flows, purposes and model use of a feature and decide what must change before launch.
9.2 Customer Data Rights
Whose data it is becomes clear when somebody wants it back, gone, or has lost it.
9.2.1 Export and delete data at contract end | software-data-deletion-and-export
Tenant data are handed over in the agreed format, erased in every store and backup by its date, and a certificate is signed.
9.2.2 Answer data subject requests | data-subject-request-fulfillment, software-data-deletion-and-export
Persons or the customers on their behalf ask what is held; identity is proved and extracts are collected across systems.
9.2.3 Notify data breaches | personal-data-breach-clock
The security lead, counsel and affected owners establish what was exposed and inform authority and customers within the hours allowed.
`,
);

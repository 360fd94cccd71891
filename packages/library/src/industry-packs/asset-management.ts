import { industryPack } from '../industry-pack.ts';

export const assetManagementPack = industryPack(
  { industry: 'asset-management', name: 'private banking and asset management', letters: 'ASM' },
  `
1 Clients and Relationship Management
Private bankers and client directors win families and institutions, get to know them, and are judged by whether they stay.
1.1 Winning Clients
Introductions, pitches and questionnaires until somebody moves assets.
1.1.1 Meet prospects and referrers
Bankers are introduced by lawyers, at the golf club or by a client’s daughter, and meet three times before money is spoken of.
Nothing: Fortunes move to people who were recommended and sat still while the family talked; a prepared list would be noticed and resented.
1.1.2 Prepare investment proposals | wealth-proposal-from-holdings-statement
From a first talk about aims, liabilities and fears the adviser has a proposal drawn up with allocation, fees, risk in figures and why this house.
1.1.3 Answer consultants’ requests and questionnaires | fund-ddq-answer-library, proposal-answers-from-approved-library
Institutional sales fills three hundred questions on team, process, performance and operations in the consultant’s portal, and updates them each quarter.
1.1.4 Support distributors and platforms | visit-notes-dictated-into-crm-fields, fund-distributor-trailer-fees
Wholesalers visit banks and advisers, train them on a fund, see to listings, and read who sells and who redeems.
1.2 Opening and Keeping Client Files
Who the client is, where the money is from, and whether that is still true.
1.2.1 Identify clients, owners and controllers | bank-beneficial-owner-tracing, bank-identity-document-verification
Passports, trust deeds, foundations and register extracts are collected until a natural person stands behind each company in the chart.
1.2.2 Corroborate source of wealth | wealth-source-of-wealth-corroboration
The story of sold firm, inheritance or career is written down and proved event by event, with what stays a claim stated as such.
1.2.3 Record the investor profile | wealth-investor-profile-consistency
Knowledge, experience, horizon, capacity for loss and sustainability wishes are asked, contradictions talked over, and a risk class agreed.
1.2.4 Draw up contracts, mandates and powers | bank-customer-agreement-assembly, bank-tax-self-certification
Custody terms, mandate, fee schedule, powers of attorney and tax forms are assembled for signature, per booking center and domicile.
1.2.5 Refresh client files | bank-kyc-refresh-by-gap, bank-event-driven-kyc
Every one, two or five years, or when a name hits the press, the file is reopened, gaps asked of the banker, and the class confirmed.
1.2.6 Transfer in portfolios | wealth-transfer-in-chaser
Positions are listed with the ceding bank, transferred line by line with purchase prices, and those that cannot move are sold.
1.3 Serving Clients
Meetings, orders, payments and letters, and a call to each family when markets fall.
1.3.1 Prepare and minute client meetings | bank-relationship-meeting-brief, wealth-adviser-meeting-minutes
The assistant pulls holdings, performance, open points and birthdays; afterwards wishes, instructions and promises must reach file and desk.
1.3.2 Carry out client instructions | wealth-client-instruction-desk
Payments, transfers, standing orders and address changes by letter, mail or call are verified by call-back, keyed and confirmed.
1.3.3 Handle complaints and errors | bank-complaint-regulator-deadline, affected-customer-population-and-redress
Losses from a late trade or an unexplained fee are written up, looked into with operations, compensated, and reported where the supervisor wants it.
1.3.4 Accompany generations and estates
Heirs who quarrel, a divorce, a child on drugs: the banker sits in kitchens for years and brings in lawyer and trustee.
Nothing: This is pastoral work among people in grief and anger, and the reason why families stay for three generations.
1.3.5 Settle estates of deceased clients | wealth-estate-file-settlement
Death certificate, wills and powers are examined, accounts blocked, date-of-death values drawn up, and assets passed to heirs.

2 Advice and Discretionary Mandates
Advisers recommend and portfolio managers decide, within what the client can bear and has signed.
2.1 Advice
A recommendation with its reasons, its costs, and a record that would stand in court.
2.1.1 Recommend investments | wealth-suitability-report-draft
Adviser and client discuss an idea from the house view against portfolio and wishes, and the reasons for and against are written into a report.
2.1.2 Check orders before the market | wealth-pre-trade-suitability-rules
Target market, risk class, concentration and country rules are tested at order entry, and a banker who overrides signs for it.
2.1.3 Review advice files | bank-full-file-quality-review
Control staff reads a sample of recommendations for gaps, unsuitable switches and missing signatures, and talks to the adviser.
2.1.4 Plan wealth, pensions and succession | wealth-planning-data-and-scenario-pack
Planners lay income, property, taxes and inheritance over decades, compare moves, and coordinate with the family’s tax adviser.
2.2 Managing Mandates
Hundreds of portfolios follow a model and a signed list of exceptions.
2.2.1 Code mandate guidelines and restrictions | wealth-mandate-restrictions-coded
Limits, exclusions and cash rules of a new mandate are turned into tests in the portfolio system before the first trade.
2.2.2 Rebalance portfolios to the model | wealth-portfolio-rebalancing-batch
After the committee changes weights every account gets trades that respect taxes, minimum sizes and the client’s no-go names.
2.2.3 Monitor breaches after trading | wealth-mandate-restrictions-coded, bank-limit-excess-workflow
Each night limits are tested against prices and flows; passive breaches get a cure period, active ones a red face and a report.
2.2.4 Vote shares and engage companies | fund-proxy-voting-by-policy
Stewardship reads agendas, follows or overrides the proxy adviser, casts votes, and writes to boards about pay and carbon.

3 Investment Management
Analysts, strategists and portfolio managers form views and put money behind them.
3.1 Research and Strategy
What could happen to economies, companies and bonds, and what is in the price.
3.1.1 Set the house view and allocation
The investment committee hears economists and strategists, disputes, votes on weights by region and class, and publishes a page.
Nothing: Six people with a record decide under doubt once a month; the quarrel among them is the safeguard, and averaging texts would dull it.
3.1.2 Analyze companies and issuers | fund-research-filing-and-call-digest
Analysts read filings, model earnings, call competitors and meet management, and write a note with a target and what would prove it wrong.
3.1.3 Build and test quantitative models | model-drift-watch-and-challenger, data-preparation-assistant-with-tests
Quants clean data, test signals out of sample, watch live models for drift, and explain why February went wrong.
3.1.4 Score sustainability of issuers | fund-sustainability-data-gaps-and-disclosures
Vendor ratings, controversies and own questions are brought together; exclusions and taxonomy shares follow for each fund.
3.1.5 Select external managers and funds | fund-manager-due-diligence-file
Selectors screen, visit, question process and people, approve for the list, and look again every year.
3.2 Portfolio Decisions
What to buy, how much of it, and when to admit an error to clients and oneself.
3.2.1 Construct and adjust fund portfolios
A manager weighs ideas, risk budget, index weights and cash from flows, and sends orders after the morning meeting.
Nothing: The act clients pay for; risk figures, flows and limits stand on the screen before, and the responsibility is personal by license.
3.2.2 Measure risk and liquidity of funds | fund-liquidity-stress-and-redemption-profile
Risk officers run tracking error, value at risk, stress and days to liquidate, and question managers above their limits.
3.2.3 Buy and run property and infrastructure | due-diligence-data-room-reading, property-valuation-data-pack
Deal teams source buildings, wind parks and toll roads, examine them, bid with partners, and sit on boards.
3.2.4 Commit to private funds | fund-manager-due-diligence-file, fund-private-capital-notices
Private-market investors choose general partners, negotiate side letters, pace commitments by vintage, and wait ten years.

4 Dealing and Trade Processing
From a manager’s decision to settled securities, without a missing share.
4.1 Dealing
Orders become fills at a price that can still be defended years afterwards.
4.1.1 Capture and route orders | bank-order-capture-from-chat
Orders by screen, chat and phone are taken, checked against limits and cash, merged, and sent to brokers or venues.
4.1.2 Trade and negotiate blocks
Dealers work large orders in thin markets, whisper to brokers, and know who has the other side.
Nothing: Half of it is knowing on whose desk the paper lies and not showing one’s hand; small orders go by algorithm already.
4.1.3 Allocate fills to accounts | fund-block-trade-allocation
Executed blocks are shared among funds and mandates by the intended split, and deviations need a reason.
4.1.4 Prove best execution | bank-best-execution-outliers
Fills are compared with market prices at the second and cost models, and outliers are taken up with brokers.
4.1.5 Watch for market abuse and personal dealing | bank-trade-surveillance-combined
Surveillance looks at trades before news, chats with odd words, and staff accounts against the restricted list.
4.2 Settlement
Matching, instructing, chasing, and paying penalties when somebody fails.
4.2.1 Match confirmations | bank-confirmation-mismatch-repair
Broker and house compare price, amount and settlement data through the platform, and clerks clear what differs.
4.2.2 Chase failing trades | fund-settlement-chaser, bank-settlement-fail-prediction
Settlement clerks write to broker, custodian and desk about missing stock or instructions until the trade settles.
4.2.3 Exchange collateral and margin | bank-margin-call-and-dispute
Calls for derivatives are agreed, securities picked, moved and disputed with the counterparty.
4.2.4 Report transactions to supervisors | bank-transaction-report-repair
Trades and derivatives go to repositories and authorities by the next day, and rejects are mended.
4.2.5 Lend securities and recall them | bank-securities-lending-recall
An agent lends holdings for a fee, takes collateral, and calls them back before a sale or a vote.

5 Custody and Asset Servicing
What happens to a holding while it is held: events, income, taxes, records.
5.1 Corporate Actions and Income
Splits, rights, tenders, coupons and dividends with deadlines on every continent.
5.1.1 Set up and announce corporate actions | fund-corporate-action-record
Notices from agents and vendors are read, conflicts cleared, and the event put up with dates, options and default.
5.1.2 Collect and instruct elections | fund-corporate-action-elections
Holders are told, their choices gathered by deadline, summed, and instructed to the depository.
5.1.3 Collect income and claim it | fund-income-expected-against-credited
Coupons and dividends expected by record-date holding are compared with what the custodian credited, and gaps claimed.
5.1.4 Reclaim withholding tax | fund-withholding-tax-reclaim
Relief at source and reclaims are filed by market with residence proofs before limitation, and refunds matched.
5.2 Records and Reconciliation
Positions, cash and static data, alike in every book before dealing starts each morning.
5.2.1 Set up and maintain instruments | bank-instrument-golden-record
New bonds, notes and funds are created from term sheet and vendors with terms, calendars, ratings and tax flags.
5.2.2 Reconcile positions and cash | fund-holdings-tieout-custodian, bank-nostro-break-investigation, bank-statement-matching-learned-rules
Own books, custodian and administrator are compared before dealing starts, and breaks are given owner and age.
5.2.3 Control market data | bank-market-data-usage-and-stale-ticks
Prices, indices and rates from vendors are tested for staleness and jumps, and license counts kept honest.
5.2.4 Process capital calls and distributions | fund-private-capital-notices
Notices of private funds are read, paid by the due date, recallable parts tracked, and values brought up to date a quarter late.

6 Fund Administration
Accountants, transfer agents and product people give every fund a price, a register and its papers.
6.1 Fund Accounting
A net asset value by six in the evening, right to the fourth decimal, for every class.
6.1.1 Calculate and release the net asset value | fund-nav-exception-oversight
Prices, trades, accruals, flows and fees are booked, tolerances looked at, and the price released or held.
6.1.2 Value hard-to-price assets
A valuation committee takes models, broker quotes and recent deals for loans, notes and private shares, and minutes why.
Nothing: Four people must own a judgment on something that does not trade, in a meeting with minutes; auditors will ask them, not a model.
6.1.3 Correct pricing errors | affected-customer-population-and-redress
A wrong price is recalculated per day, materiality tested, investors and fund made whole, and the supervisor told.
6.1.4 Prepare fund financial statements | disclosure-tie-out-and-draft, external-audit-request-agent
Half-year and annual reports with holdings, costs and notes per fund are produced, tied out, audited and translated.
6.1.5 Oversee administrators and custodians | bank-outsourcing-register, provider-reports-recomputed-for-penalties
The management company reads key figures, incident lists and control reports of those it delegated to, and visits.
6.2 Investor Register
Subscriptions, redemptions and transfers, and who stands behind a nominee’s name.
6.2.1 Process subscriptions and redemptions | fund-subscription-order-reading
Orders by message, platform, fax and mail are read, checked for signature and cut-off, dealt and confirmed.
6.2.2 Screen investors and monitor flows | bank-sanctions-match-scoring, bank-alert-evidence-file, bank-customer-aml-risk-rating
Register names are run against lists, large or odd movements looked at, and suspicion is reported.
6.2.3 Pay trailer fees to distributors | fund-distributor-trailer-fees
Holdings per distributor are averaged, rates by agreement applied, and statements argued over.
6.3 Fund Products
Launching, documenting, merging and closing funds in twenty countries.
6.3.1 Launch and register funds | bank-new-product-approval
Product, legal and custodian agree terms, file with supervisors, open accounts, and seed the first day.
6.3.2 Keep prospectuses and key documents current | fund-key-information-documents
Key information, cost templates and prospectus are updated by class and language as soon as an input moves.
6.3.3 Merge and liquidate funds
Small funds are folded into others with notices, exchange ratios, tax advice and a last price.
Nothing: A handful of mergers in ten years, each steered by counsel through notices and a tax ruling; what could be reused is one lawyer’s calendar.

7 Reporting, Fees and Control
What clients and investors read, what they pay, and what supervisors and auditors ask.
7.1 Client Reporting
Figures and words that must agree with each other and with the custodian.
7.1.1 Calculate performance and attribution | fund-performance-outliers-before-release
Returns by the standard, benchmarks, composites and effects are computed, and outliers traced to a price or a flow.
7.1.2 Produce client reports | wealth-client-report-factory
Portfolio, performance, costs and disclosures are assembled per format and language, checked, and mailed or uploaded.
7.1.3 Write fund and market commentaries | fund-performance-commentary-draft
Managers explain the quarter in each fund’s tone and length, and compliance reads what is promised.
7.1.4 Issue tax statements | wealth-client-tax-statement-checks
Income, gains and withheld taxes are reported per client and country, with corrections until July.
7.2 Fees and Profitability
Tiers, families, hurdle rates, and a discount somebody promised in 2014.
7.2.1 Calculate and charge fees | wealth-management-fee-calculation
Management, custody and performance fees are run on average assets and high-water marks, and corrected after complaints.
7.2.2 Manage discounts and profitability of clients | engagement-margin-from-time-and-discounts
Heads of market look at revenue per client against hours and risk, and bankers defend each special rate.
7.3 Compliance and Oversight
Rules of many countries, and the people who come and ask whether they were kept.
7.3.1 Follow cross-border rules | wealth-cross-border-rule-answers, wealth-pre-trade-suitability-rules
What a banker may say, send or sell to a resident of each country is looked up before travel and before a mail.
7.3.2 Disclose sustainability of funds | fund-sustainability-data-gaps-and-disclosures
Templates on principal adverse impacts and taxonomy shares are filled per fund with data whose gaps must be stated.
7.3.3 Answer supervisors and auditors | supervisory-inquiry-response-agent
Data calls and inspections are split into items, owners and dates, and evidence is collected in one place.
7.3.4 Report suspicion and tax information | bank-suspicious-report-narrative, bank-suspicious-report-filing
Suspicious activity and automatic exchange files are drafted, tested for form, and sent inside the term.
`,
);

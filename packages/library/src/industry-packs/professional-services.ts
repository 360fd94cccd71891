import { industryPack } from '../industry-pack.ts';

export const professionalServicesPack = industryPack(
  { industry: 'professional-services', name: 'professional services', letters: 'PSF' },
  `
1 Clients and New Business
Partners win mandates from people who trust them; the firm helps them to be remembered, to bid, and to say no.
1.1 Markets and Relationships
Who could need the firm, who knows whom there, and what the firm is known for.
1.1.1 Look after key clients | account-plan-prefilled-from-customer-records
A lead partner and a small team know the client’s plans, visit without an agenda, and hear of the next mandate before it is tendered.
1.1.2 Track leads and the pipeline | pipeline-hygiene-rules, prospect-list-with-trigger-and-first-contact-note
Business development keeps conversations, proposals and odds per partner, and asks every month what happened with the one from spring.
1.1.3 Write client alerts and thought leadership | regulatory-horizon-scan-with-applicability, brand-and-claims-checked-copy-drafts
Within two days of a ruling or a draft law, associates and marketing send a page that says who is affected and what to do.
1.1.4 Submit to rankings and directories | proposal-answers-from-approved-library
Practice leads collect matters and referees once a year for the guides, in their forms, with clients’ consent to be named.
1.1.5 Cultivate referrals and be seen
Partners speak at conferences, sit on boards of associations, dine with bankers and refer work to friends abroad.
Nothing: Trust between people grows at tables and on stages; the firm can pay for dinner and book the train, and that is all the support this needs.
1.2 Proposals and Pricing
From an invitation to pitch to a scope and a fee that both sides can live with.
1.2.1 Decide on invitations to pitch | tender-search-with-fit-and-knockout-check, bid-approval-by-margin-cash-and-risk
Panel reviews, public tenders and calls are looked at for fit, conflicts, fee pressure and who would do the work.
1.2.2 Write proposals and credentials | proposal-answers-from-approved-library, firm-reference-projects-and-cvs-for-bids
Bid managers pull references, resumes and approach texts from old proposals, get partners to rewrite the first page, and rehearse the pitch.
1.2.3 Price fees and budgets | engagement-margin-from-time-and-discounts, firm-fee-proposal-from-past-matters
Pricing people compare similar matters by phase and grade, propose fixed, capped or success fees, and show the margin at three scopes.
1.2.4 Debrief wins and losses | win-loss-reasons-beyond-price
Somebody who did not pitch calls the general counsel and writes down why it was the other firm.
1.3 Intake and Acceptance
Nothing is opened until the firm knows for whom, against whom, and under which terms.
1.3.1 Search conflicts and independence | firm-conflict-check-relationships
Names, parents, adversaries and directors are run through matters, audit clients and shareholdings, and a partner rules on what turns up.
1.3.2 Identify clients and assess risk | firm-client-identification-refresh
Passports, register extracts, owners, source of funds and sanctions are gathered and rated before a time code exists, and refreshed later.
1.3.3 Agree engagement terms | firm-engagement-letter-assembly, customer-paper-against-sales-contract-positions
The letter with scope, team, fee, liability cap and data clause is drawn from the forms, negotiated where the client has a paper of its own, and signed.
1.3.4 Open matters and engagements | engagement-start-kit-from-the-order
Codes, team rights, budget, billing address and document space are set up from the signed terms within the day.
1.3.5 Read clients’ outside counsel guidelines | firm-billing-guideline-check, contract-terms-into-delivery-duties
Forty pages on travel, staffing, rates and invoice format are turned into what the team must know and the system must stop.

2 Legal Work
Lawyers advise, draft, negotiate and litigate; paralegals and clerks keep files, dates and evidence in order.
2.1 Advice and Drafting
A question or a deal comes in; a memo, a contract or a signature goes out.
2.1.1 Research law and write opinions | firm-legal-research-verified-citations
Associates look up statutes, rulings and commentary, follow whether authority still stands, and draft a view that a partner will sign.
2.1.2 Draft and mark up contracts | firm-contract-draft-and-turn-comparison
From a precedent and the term sheet comes a first draft; turns with the other side are compared, explained to the client, and cleaned.
2.1.3 Run due diligence for transactions | due-diligence-data-room-reading
A team reads contracts, permits, employment and litigation in the data room and writes red flags per workstream in two weeks.
2.1.4 Manage signing and closing | firm-closing-checklist-and-signature-pages
Conditions, signature pages, powers of attorney, funds flow and originals are checked off on a list that five firms share.
2.1.5 Negotiate for the client
Partners meet the other side, read the room, trade an indemnity for a price point, and bring both principals to a handshake at four in the morning.
Nothing: The client pays for nerve and judgment across a table; preparing the paper around it is done elsewhere, and no one sends a proxy into that room.
2.2 Disputes
Courts, arbitrators and opponents with deadlines that forgive nothing.
2.2.1 Docket deadlines and hearings | firm-court-deadline-docketing
Incoming complaints and orders are tied to a matter, time limits computed by the rules of that court, double-checked, and watched to the filing.
2.2.2 Draft pleadings and submissions | firm-legal-research-verified-citations, firm-chronology-from-case-documents
A team builds facts, law and exhibits into a complaint or an answer, with each allegation tied to proof.
2.2.3 Review documents for disclosure | firm-document-review-ranking
Reviewers and a senior lawyer sort e-mail and files of custodians by relevance and privilege under an agreed protocol.
2.2.4 Build chronology and prepare witnesses | firm-chronology-from-case-documents
Dates, meetings and messages are laid out in order, contradictions found, and witnesses taken through their own papers.
2.2.5 Plead and examine in court
Counsel stands up, answers the bench, cross-examines, and decides in seconds which question not to ask.
Nothing: An oral craft before a judge, reserved to admitted persons; everything that helps is in the binder beforehand.
2.2.6 Enforce judgments and collect debts | overdue-interest-and-legal-handover, collection-worklist-by-payer-behavior
Volume desks send demands, instruct the sheriff, trace debtors and agree installments for clients with thousands of small claims.
2.3 Recurring Legal Services
Registers, filings and portfolios that run by calendar for many clients at once.
2.3.1 Keep entity and register filings | legal-entity-filings-and-signatories
Paralegals prepare minutes, register changes and yearly returns for groups of companies in many countries.
2.3.2 Prosecute patents and marks | firm-patent-office-action-response-draft
Attorneys draft applications, answer office actions, pay renewals in time, and report to clients by family and country.
2.3.3 Notarize and register deeds | firm-deed-drafted-filed-and-taxed-in-one-run
Notary clerks prepare deeds, read identity and powers, register land and company changes, and pay taxes and fees over the escrow account.

3 Consulting Projects
Teams of a partner, a manager and analysts answer a client’s question in weeks and help to make it happen.
3.1 Shaping and Staffing
What the question is, how to cut it into work, and who has the free weeks for it.
3.1.1 Structure the problem and work plan | project-plan-and-scope-first-draft
The manager writes an issue tree, hypotheses, workstreams and meetings on two pages that the client sponsor agrees to.
3.1.2 Staff teams | project-staffing-by-skill-and-availability, roll-off-and-bench-notice
A staffing manager matches grades, languages, skills and wishes with starts next Monday, and pleads with partners for release.
3.1.3 Call in freelancers and experts | freelance-and-partner-call-off-by-rate-card
Specialists outside the firm are found by topic, checked for conflict and rate, contracted, and given access.
3.2 Analysis and Advice
Interviews, data, pages, and a recommendation that survives the steering committee.
3.2.1 Interview clients and experts | firm-interview-notes-to-findings
Two consultants talk with forty managers and outside experts, type up notes at night, and compare what was said with what the data show.
3.2.2 Collect and analyze client data | data-preparation-assistant-with-tests
Data requests, exports and broken spreadsheets are cleaned, modeled and reconciled before a number may go on a page.
3.2.3 Benchmark and research markets | benchmark-data-normalization, market-size-built-from-buyers-up
A research desk finds market sizes, peers and practices, normalizes them, and names the source under each bar.
3.2.4 Write the deck and check it | deliverable-review-against-order-and-standards, firm-report-tie-out-check
Pages are drafted, storylined, red-penned by the partner, and every figure is traced before printing.
3.2.5 Facilitate workshops and steering committees
A partner moderates twelve executives who disagree, watches who stays silent, and ends with three decisions on the wall.
Nothing: What happens is between people; a partner with standing gets a no into the open, and the minutes afterwards are the smallest part.
3.3 Implementation Support
Program offices, system roll-outs and the long weeks after the slides were shown.
3.3.1 Run the client’s program office | program-dependency-radar, benefits-followed-to-the-ledger
Plans, risks, dependencies and savings are gathered from workstream leads and shown to the board every second Tuesday.
3.3.2 Prepare change and training at the client | change-impact-and-stakeholder-map, change-messages-by-role-and-date
Consultants map who is affected, write messages and lessons, coach managers, and look whether people work the new way.

4 Audit and Assurance
Auditors plan by risk, test, document, and sign an opinion on which others rely.
4.1 Planning the Audit
Risks, materiality, team and independence for the year, written down before fieldwork.
4.1.1 Plan scope, materiality and risks | firm-audit-plan-risk-memo-from-prior-file
The manager reads last year’s file, minutes and figures, talks to management about fraud and estimates, and sets the response per balance.
4.1.2 Confirm independence and signing rights | firm-professional-credentials-register, conflict-gift-and-policy-attestations
Every person on the team declares shares, loans and family ties, and rotation years are counted for partners.
4.1.3 Coordinate component auditors | status-report-assembled-and-gaps-asked
Instructions go to teams in twenty countries, their reports and questionnaires come back in January, and the group partner visits two.
4.2 Fieldwork
Evidence collected, tested, documented and reviewed during the busy season.
4.2.1 Request and receive client documents | firm-audit-request-list-agent
The list of papers to be prepared by the client is sent, chased, judged when something arrives, and filed by reference.
4.2.2 Obtain external confirmations | firm-audit-confirmation-tracking
Banks, debtors and lawyers are asked for balances under the auditor’s own control, silent ones again, and differences followed up.
4.2.3 Analyze journals and transactions | firm-journal-entry-testing
Full ledgers are loaded, unusual entries picked, and the accountant asked what happened on that Sunday.
4.2.4 Test samples and controls | audit-fieldwork-test-agent, control-evidence-reader
Juniors draw items, look at invoice, order and receipt, and note each attribute with its reference.
4.2.5 Attend stock counts
An assistant goes to the warehouse on New Year’s Eve, counts from sheet to shelf and back, and looks behind the boxes.
Nothing: Presence is the procedure: somebody independent has to climb the ladder and see, and one day per client leaves nothing to automate.
4.2.6 Challenge estimates and valuations
Seniors and specialists rebuild impairment and provision models, try other assumptions, and argue with the chief financial officer.
Nothing: Professional skepticism is exercised in argument about the future of one company; a second model would only need to be audited too.
4.3 Completion
From the last open point in the file to an opinion, a letter and the archive.
4.3.1 Tie out the financial statements | firm-report-tie-out-check, disclosure-tie-out-and-draft
Totals, cross-references and prior-year columns of the report are added and compared, and disclosures held against the checklist.
4.3.2 Review, sign and archive the file | firm-audit-file-completion-check
Review notes are cleared, the quality partner signs off, the opinion is issued, and the file is locked within sixty days.
4.3.3 Write management letter and report to the audit committee | audit-observation-draft
Findings on controls are worded with cause, effect and advice, discussed with management, and presented to the outside directors.

5 Tax and Accounting Services
Advisers and bookkeepers keep the books, file the returns, and argue with the tax office for many clients.
5.1 Compliance Work
Volumes by calendar: books each month, payroll on its day, returns in season.
5.1.1 Keep clients’ books | firm-client-bookkeeping-coding
Bank lines and receipts of each small client are coded, missing ones asked for, and the month closed with a short report.
5.1.2 Run payroll for clients | payroll-inputs-collected-and-checked-per-country, payroll-tax-filing-and-reconciliation
Hours, new hires and sick days come by e-mail from forty employers; pay is computed, stubs sent, and payroll tax filings made on the day.
5.1.3 Prepare income and corporate tax returns | firm-tax-return-source-intake
Papers are sorted, fields filled, last year compared, missing items asked, and the return explained to the client before filing.
5.1.4 File sales tax and withholding returns | vat-return-pre-filing-tests, tax-calendar-and-payment-control
Monthly figures from clients’ ledgers are tested for codes and odd rates and sent by the tenth.
5.1.5 Compile yearly accounts | account-reconciliation-auto-match, disclosure-tie-out-and-draft
Closing entries, fixed assets, accruals and notes turn a trial balance into accounts by the law’s format, with the client’s signature.
5.2 Tax Advice and Disputes
Structure before the transaction, and an answer after the notice of the tax office.
5.2.1 Check assessments and lodge objections | tax-notice-reply-agent
Each notice is compared with the return, differences explained, and an objection lodged before the month is over.
5.2.2 Advise on structures and transactions | firm-legal-research-verified-citations, tax-law-change-impact-brief
Tax partners draw charts of companies and flows, weigh treaties and anti-abuse rules, and write what holds and what might not.
5.2.3 Document transfer prices | transfer-pricing-file-from-ledger, benchmark-data-normalization
Economists interview functions, search comparables, and write master and local files in each country’s form.
5.2.4 Attend tax audits | tax-notice-reply-agent, supervisory-inquiry-response-agent
An adviser sits with the inspector for weeks, hands over what was asked and no more, and settles the last points in a closing meeting.

6 Engineering and Design Offices
Engineers and architects calculate, draw, specify and supervise for a fee by phase.
6.1 Design Work
From the basis of design to drawings and schedules that somebody can build from.
6.1.1 Agree basis of design and scope | requirement-wording-and-traceability-check, contract-terms-into-delivery-duties
Client’s brief, codes, loads and interfaces are written into a design basis that stops later arguments.
6.1.2 Calculate and model | firm-engineering-calculation-check
Structural, process and services engineers build models, run load cases and sizes, and have a colleague check by hand.
6.1.3 Draw, specify and check deliverables | deliverable-review-against-order-and-standards, firm-drawing-check-before-issue
Drafters and engineers turn out drawings, schedules and specifications by the document list, and discipline leads check before issue.
6.1.4 Coordinate disciplines and suppliers’ data | firm-drawing-check-before-issue
Interfaces, vendor drawings and clashes between trades are worked off week by week.
6.1.5 Control document revisions and transmittals | approval-and-acceptance-clock
A document controller numbers, registers and sends each issue, and knows what the client has approved.
6.2 Site and Expert Services
Work on somebody else’s building site, plant or wreck, with boots and a camera.
6.2.1 Supervise works for the owner | contractor-progress-claim-check, status-report-assembled-and-gaps-asked
The resident engineer inspects, answers questions, certifies payments, and writes the monthly report.
6.2.2 Survey, sample and test
Surveyors and technicians measure land, drill, take cores and read instruments, and send figures to the office at night.
Nothing: The work is in boots with drill and theodolite; readings come in digital form from the instruments already.
6.2.3 Inspect and write expert reports | firm-expert-report-from-site-notes
An expert looks at crack, fire or machine, takes photos and samples, reasons to a cause, and defends it before a court.

7 Running Engagements
Time, budget, bills, people and know-how, alike in every practice of the firm.
7.1 Engagement Economics
Hours into money, without a quarrel with the client and before the year ends.
7.1.1 Record time and narratives | firm-billing-guideline-check, utilization-from-time-entries
Everybody owes the firm eight hours a day in six-minute units, with a text that a client will accept.
7.1.2 Watch budget and scope | firm-engagement-budget-forecast, scope-drift-from-requests-and-minutes
Managers compare hours with progress each week, tell the partner of a drift, and ask the client for more money while it is early.
7.1.3 Prepare and send bills | firm-prebill-and-lockup-workflow, firm-billing-guideline-check
Drafts go to partners, are trimmed, reworded and returned; then they leave in the client’s e-billing format or on letterhead.
7.1.4 Collect fees and handle client money | receivables-aging-report-by-cause, collection-worklist-by-payer-behavior
Overdue bills are raised by the partner first, retainers and escrow accounts kept apart, and balances returned at the end.
7.1.5 Close engagements and archive | engagement-closure-and-unbilled-clearing
Last bills, originals, access rights and files are dealt with, and the retention clock starts.
7.2 Knowledge and Quality
What the firm knows from closed work, and whether it does as its manuals say.
7.2.1 Keep precedents and know-how | firm-know-how-question-answering, lessons-harvested-from-project-files
Knowledge lawyers and librarians pick good work from closed matters, clean it, classify it, and withdraw what the law has overtaken.
7.2.2 Answer questions on standards and methods | expert-answer-from-company-knowledge, firm-know-how-question-answering
A technical desk gives engagement teams an answer on accounting, audit or tax method with the paragraph, and keeps it.
7.2.3 Inspect engagement quality | capa-effectiveness-follow-up, firm-audit-file-completion-check
Every year a sample of files per partner is read by people from another office, rated, and followed by training or pay.
7.2.4 Report and settle professional liability | legal-hold-and-preservation
A partner calls risk on the day of the mistake; counsel informs the insurer, secures the file, and speaks to the client.
7.3 Professionals
The firm’s stock goes down in the elevator every evening and should come back.
7.3.1 Recruit graduates and laterals | firm-graduate-intake-scheduling
Campus days, case interviews and partner talks choose eighty juniors a year; laterals come with a business plan and clients.
7.3.2 Track certificates and training hours | firm-professional-credentials-register
Practicing licenses, exam leave and yearly hours by professional body are recorded, and gaps chased before December.
7.3.3 Review performance and choose partners | promotion-files-complete-and-comparable
Upward and downward reviews, utilization and realization are laid before committees who vote on promotion and equity.
7.3.4 Coach and train on the job
A senior goes through a junior’s draft line by line, takes her to the client, and tells her in the taxi what she missed.
Nothing: Apprenticeship is the trade’s way to make masters; courses are arranged elsewhere, and the taxi talk must stay human.
`,
);

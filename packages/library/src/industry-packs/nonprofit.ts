import { industryPack } from '../industry-pack.ts';

export const nonprofitPack = industryPack(
  { industry: 'nonprofit', name: 'associations and nonprofits', letters: 'NPO' },
  `
1 Fundraising
Many small gifts, a few large ones, and the hope that those who gave once give again.
1.1 Appeals and Campaigns
Letters before Christmas, films online, tables on the sidewalk, and the emergency nobody planned.
1.1.1 Plan the fundraising year | charity-lapsing-supporters-and-next-ask, contact-calendar-with-pressure-cap
Appeals, themes, budgets and expected net income are laid over twelve months, with room for the catastrophe that will come.
1.1.2 Select supporters for appeals | charity-lapsing-supporters-and-next-ask
Recency, amount, theme and consent decide who gets the letter, who the e-mail and who is left in peace this time.
1.1.3 Write and produce appeals | campaign-build-from-brief-to-test-send, brand-and-claims-checked-copy-drafts
A story with a name in it is brought home from a project, cleared with the family concerned, and printed, filmed or posted.
1.1.4 Launch emergency appeals | press-release-draft-and-clearance, social-media-mentions-sorted-and-answered
Within six hours after an earthquake there is a page, an account, a text for broadcasters and somebody who answers them.
1.1.5 Win supporters face to face
Fundraisers stand in cities and at doors, tell the story a hundred times a day and sign up monthly givers on a tablet.
Nothing: People give to a face; what may be checked afterwards is done by the welcome call, and the agency’s tablet does the form.
1.2 Gifts and Supporters
Money comes in, has to be thanked for, and is asked about months later.
1.2.1 Book gifts and issue receipts | charity-gifts-booked-to-donor-and-fund
Bank lines, cards, cash boxes and payment pages are matched with supporter, appeal and purpose, and thanked with a tax receipt.
1.2.2 Collect regular gifts | charity-failed-regular-gifts-recovered
Monthly debits run on the first and the fifteenth; failed ones are tried again, cards renewed and pauses granted.
1.2.3 Answer supporters | reply-drafts-from-knowledge-and-customer-record, written-contacts-sorted-with-data-filled
New address, fewer letters, a doubled debit, and where did my money go: supporter care answers by phone, letter and e-mail.
1.2.4 Keep supporter records and consent | customer-record-merge-with-register-match, consent-and-preference-center-sync
Couples, moved and deceased people and their wishes are kept straight, since a letter to a dead husband is never forgiven.
1.3 Major Gifts, Wills and Foundations
Those few who give a well, a house or all that they leave, and who must never feel like a target.
1.3.1 Care for major donors | university-donor-care-tied-to-what-the-gift-did
Officers know sixty people well, visit them with news of what their gift did, and ask once a year at most.
1.3.2 Administer gifts in wills | charity-legacies-followed-to-final-account
Notices from probate courts become files with shares, assets and executors, followed until the final account is paid.
1.3.3 Win companies as partners | alliance-partner-fit-dossiers
Account managers look for firms that fit, refuse those that do not, and agree on money, goods or days of work.
1.3.4 Take care of the bereaved who give
A family asks for gifts instead of flowers; somebody writes by hand, collects and tells them who gave.
Nothing: Thirty letters a month in which each word counts; the list of givers comes out of gift booking as it is.
2 Grants and Institutional Funding
Public and private funders with calls, budgets, rules and auditors, often half of all income.
2.1 Proposals
Finding the calls that fit, and promising in forty pages only what can be kept afterwards.
2.1.1 Find calls and check rules | university-call-matched-and-proposal-rules-checked, tender-search-with-fit-and-knockout-check
Calls of ministries, foundations and the lottery are scanned for theme, country, own share and closing date.
2.1.2 Write proposals and budgets | university-call-matched-and-proposal-rules-checked, charity-funder-report-from-project-records
Program staff and finance fill logframe, staff months and indicators into a form made for somebody else.
2.1.3 Negotiate grant agreements | contract-review-and-approval-lane
Advance, overhead, audit and visibility clauses are read before the director signs for three years.
2.2 Grant Management
Spending by the rules of each funder, with proof of every hour and each receipt for ten years.
2.2.1 Watch grant budgets and restricted funds | university-project-costs-and-timesheets-for-funders, purchase-commitment-budget-check
Each month project leads see what is spent, promised and left per line, before the period in which it may be spent is over.
2.2.2 Record working hours for funders | university-project-costs-and-timesheets-for-funders
Staff on four grants sign sheets that must agree with payroll, leave and travel to the hour.
2.2.3 Report to funders | charity-funder-report-from-project-records
Narrative, figures and receipts go out by quarter and year in the template of each funder, with an explanation for each deviation.
2.2.4 Stand audits of grants | external-audit-request-agent, city-grant-applications-and-proof-of-use-checked
Auditors draw forty vouchers from two years ago; contracts, offers, pay stubs and photos have to be found for each.
3 Programs and Projects
What all the money is for, at home and abroad, with partners and with those whom it is meant for.
3.1 Design and Steering
What is to change for whom, by which means, and how somebody would notice that it does.
3.1.1 Design projects with those concerned
Needs are talked through in the village or the quarter, causes drawn on paper, and goals agreed that people there would choose.
Nothing: It is done sitting together for days; whoever shortens it builds a well where nobody walks.
3.1.2 Measure indicators | questionnaire-to-field-and-quota-control, open-survey-answers-coded-overnight
Enumerators ask the same households before, during and after; figures are cleaned and read against the target.
3.1.3 Steer running projects | project-status-from-plans-and-tickets, program-dependency-radar
Project leads compare activities, money and outcomes each quarter and shift what does not work.
3.1.4 Evaluate and learn | lessons-learned-served-at-the-gate
Outsiders look at what has stayed two years later, and what they find should reach whoever plans the next project.
3.2 Partners Abroad
Local organizations that do the work, know the place, and are trusted with other people’s money.
3.2.1 Vet partner organizations | third-party-due-diligence-file-agent, third-party-adverse-event-watch
Registration, board, accounts, sanctions lists and references are checked before a first transfer, and visited.
3.2.2 Transfer and account for project money | expense-report-receipt-audit, bribery-red-flag-payment-ranking
Advances go out by quarter, receipts come back as photos in four languages, and doubtful ones are asked about.
3.2.3 Keep staff in the field safe | emergency-alert-and-headcount, disruption-signal-to-site-and-supplier
Security advisers read the region’s news, decide on roads and curfews, and know where everybody sleeps.
3.3 Help for People on the Spot
Counseling, shelter, food and goods for those who come to the door and often speak no common language.
3.3.1 Take in clients and understand their need | charity-client-need-asked-once-and-referred
Somebody with a bag of unopened letters sits down; a counselor sorts what burns and writes down what is told.
3.3.2 Counsel and accompany clients | charity-client-need-asked-once-and-referred, city-social-work-visit-notes-structured-for-the-file
Debt plans, talks with landlords, ways to the office: cases run for months and are kept in a file that holds up in court.
3.3.3 Hand out food and goods | charity-food-and-goods-allocated-by-expiry-and-need
Collected bread, donated coats and relief kits are sorted, shared by household and given out without shame.
3.3.4 Shelter people at night
Volunteers open a hall at eight, cook, keep the peace and wake everybody at seven.
Nothing: Beds, soup and someone awake; a count of heads for the city is all the paperwork there is.
3.3.5 Run collection tours and the donation store | charity-food-and-goods-allocated-by-expiry-and-need
Vans fetch what shops and households give, and the sorters decide what is worn, sold, shipped or thrown away.
4 Volunteers
Nine in ten of those who do the work are not paid for it, and any of them may leave tomorrow.
4.1 Winning and Starting
From a click on a form to the first Saturday, before the good intention has gone cold.
4.1.1 Recruit volunteers | charity-volunteers-matched-to-shifts
Posters, schools and the website bring people who must hear back within the week, or they are gone.
4.1.2 Screen and place volunteers | charity-volunteers-matched-to-shifts, background-checks-ordered-by-role-and-country
A talk, a background check and a trial day tell whether somebody fits children, counter, van or accounts.
4.1.3 Train volunteers | mandatory-training-and-licences-gate-the-work, practice-cases-from-jobs-that-went-wrong
Hotline listeners learn for eighty hours, food handlers for two, and first aid runs out after two years.
4.2 Working and Staying
Shifts that fit a life with a job and children, expenses paid back, and thanks that are meant.
4.2.1 Plan volunteer shifts | charity-volunteers-matched-to-shifts
Coordinators fill counters, rides and stands, and look for a substitute on the morning itself.
4.2.2 Repay volunteers’ expenses | expense-report-receipt-audit
Bus tickets, miles and postage are claimed by photo, checked against the flat rates, and paid or waived as a gift.
4.2.3 Thank and keep volunteers
Birthdays, a summer party, a pin after twenty years, and a talk when somebody comes less often.
Nothing: Thanks from a machine are none; the shift plan shows who has stayed away, and a coordinator calls.
4.2.4 Lead local groups
Two hundred groups elect a board, keep a cash box and want help with insurance, posters and quarrels.
Nothing: Voluntary boards want a person who knows them and picks up the phone in the evening.
5 Members
Associations live on dues, and owe their members advice, a magazine, a discount and above all a vote.
5.1 Membership
Joining, changing class, paying dues and leaving, for people, firms and whole associations.
5.1.1 Admit and change members | customer-detail-changes-by-the-customer
Applications, families that split, students that finish and firms that merge change class and dues from a date on.
5.1.2 Bill and collect dues | charity-failed-regular-gifts-recovered, overdue-interest-and-legal-handover
Yearly dues are computed by class and turnover, debited or invoiced, reminded twice and in the end waived or lost.
5.1.3 Keep members from leaving | attrition-warning-with-reason-and-measure, lost-customers-won-back-by-reason
Notices come in November; somebody asks why, and offers a pause, a lower class or a friendly goodbye.
5.2 Services for Members
What members get that others do not: advice, courses, a conference and news of their trade.
5.2.1 Advise members | expert-answer-from-company-knowledge
A craftsman asks how much notice he has to give, a tenant about mold; lawyers and experts answer from experience and precedent.
5.2.2 Run courses and congresses | course-seats-trainers-and-rooms-arranged, event-contacts-from-badge-to-first-talk
Programs, speakers, rooms, badges and certificates for three hundred dates a year and one great meeting.
5.2.3 Publish magazine and newsletters
Editors collect pieces from groups and experts, lay out eight issues and mail what members said they want.
Nothing: Two editors with a good plan; drafting tools they have on their desks already, and readers want voices they know.
5.3 Governance
The members decide, by statute, quorum and majority, and the office carries it out.
5.3.1 Prepare general meetings and elections
Invitations go out in time, motions are sorted, proxies checked, votes counted and minutes filed with the court.
Nothing: It happens once a year, by the letter of the statute; a notary and the provider of the vote do what can be done by machine.
5.3.2 Follow up board decisions | city-council-minutes-and-decisions-followed-up, board-resolutions-and-audit-findings-tracker
Honorary boards meet on Saturdays and decide on thirty points whose owners read the minutes six weeks later.
5.3.3 Settle disputes among members
An arbitration board hears both sides about a race result, an excluded group or a name misused.
Nothing: A dozen quarrels a year that end when three respected people have listened.
6 Advocacy and Publicity
Changing a law, or a mind, with arguments, with people on the street and with patience.
6.1 Positions and Politics
Experts who know more than the ministry, and must say it in two pages.
6.1.1 Follow laws and hearings | legislative-monitoring-by-business-impact
Drafts, committee dates and court rulings are watched for what they do to members or to those one speaks for.
6.1.2 Write positions and statements
Working groups agree on a paper that forty member organizations can bear, by the deadline of the hearing.
Nothing: The hard part is that forty organizations agree on each word; a first draft was never what they lacked.
6.1.3 Talk to politics | authority-contact-and-lobby-register
Meetings are asked for, held, noted and entered in the public register of interests.
6.2 Campaigns and Press
Petitions, marches and pictures, and answers to all who ask what is behind them.
6.2.1 Run petitions and campaigns | social-media-mentions-sorted-and-answered, campaign-build-from-brief-to-test-send
Supporters sign, share and write to their representative, and hear afterwards what came of it.
6.2.2 Answer the press | press-inquiry-desk
Journalists call for a figure, a voice or a scandal, and by noon they have found somebody else.
6.2.3 Report what was achieved | charity-funder-report-from-project-records
The annual report shows where each dollar went, with pictures that people agreed to and figures that auditors signed.
7 Accountability
Money that was given for something, under the eyes of givers, tax office and watchdogs.
7.1 Funds and Seal
Keeping apart what must not be mixed, and proving it to those who look at the books.
7.1.1 Keep funds apart | charity-gifts-booked-to-donor-and-fund
Every gift and cost carries fund, project and cost type, so that restricted money is never spent on rent.
7.1.2 Keep tax-exempt status and seals | license-and-permit-expiry-register, obligation-register-from-legal-text
Bylaws, actual management and spending within two years are proven to the tax office, shares of overhead to the seal.
7.1.3 Invest reserves by the ethics rules
A finance committee places what is not needed this year, without arms or coal, and reads one page a quarter.
Nothing: Two funds and three deposits under a bank’s mandate; an honorary treasurer looks at them over coffee.
7.2 Trust and Protection
When somebody abuses what the good name opens, and what is done on the same day.
7.2.1 Protect children and dependent people | whistleblower-report-intake-deadlines, investigation-document-first-review
Codes are signed, hints are heard by two trained people outside the line, and those concerned are protected first.
7.2.2 Answer complaints about the organization | complaint-clock-owner-and-escalation, complaint-file-collected-with-remedy-proposal
A pushy fundraiser at the door, a photo without consent, a shelter that closed: each gets an answer with a name below it.
7.2.3 Look into suspicions of fraud | investigation-document-first-review, journal-entry-risk-scoring
Odd receipts and cash books are looked into by finance and told to funders within the agreed days.
`,
);

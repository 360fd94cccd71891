export const software = `
# From a tab in the browser to a signed order
Head of dispatch at a courier service who schedules her riders in a spreadsheet that only she can read.
A small company tries, checks and buys software, with questions its sellers hear every day.
Looking | Trial with her own data | agent | Website | 1 | SOF-4.1.1, SOF-1.2.4 | start free trial, product trial, compare editions
The trial turns a copy of her spreadsheet into forty riders and today's routes before it asks for anything.
Looking | Demo call | human | Video call | 0 | SOF-4.1.3, SOF-4.1.1 | product demo, sales call, prove value
A sales engineer shows her three functions she had asked about and admits that the fourth on her list does not exist.
Checking | Security questionnaire | hybrid | Trust page | -1 ! | SOF-4.2.2, SOF-9.1.1 | security questionnaire, vendor security review, trust center
Her IT provider sends 140 questions; 128 are answered from the trust page within the hour, each with its proof, and the security team adds the other twelve in two days.
Pain: The answers take a month, from a security team that nobody may call.
Checking | Privacy question from the riders | human | Video call | -1 | SOF-4.1.3, SOF-4.2.4 | data protection review, works council questions, privacy terms
The vendor shows on a rider's own screen what is recorded, and how tracking is switched off after a shift.
Pain: The riders hear that the app will track them, and the seller sends a thirty-page privacy policy.
Buying | Quote on one page | hybrid | E-mail | 0 | SOF-4.2.1, SOF-4.2.4 | software quote, discount approval, license terms
The quote prices seats by season, lets her cancel at the end of any quarter, and gives the discount that the website promises.
Buying | Order signed | agent | E-mail | 1 ! | SOF-5.1.1, SOF-4.2.4 | sign software contract, order form, activate subscription
She signs on her phone, and the trial becomes the live account with everything in it.

# Going live without a bad Monday
Operations manager of a wholesaler with ninety users, an old system that is switched off on a Friday, and an inventory count on the Monday after.
An implementation: data moved, systems connected, people trained, and the first day without the old one.
Starting | Kickoff, accounts and dates | human | Video call | 1 | SOF-5.1.1, SOF-5.2.1 | kickoff meeting, implementation plan, onboarding project
On the first call the project manager sets up the ninety accounts with her IT lead and fixes six dates, each with a name.
Moving | Test migration | hybrid | Portal | -1 | SOF-5.1.2 | data migration, import customer data, test migration
A test migration overnight lists everything that does not fit, such as two hundred addresses without a street.
Pain: Each test migration takes a weekend and finds only the next error.
Moving | Accounting connected | human | Workshop | -2 | SOF-5.1.3, SOF-2.1.1 | integrate systems, configure workflows, connect accounting
A consultant who knows their accounting system maps fourteen fields and tests them with a day of invoices.
Pain: Each of the two vendors says that the fault is on the other side of the interface.
Learning | Training on their own work | agent | In the product | 1 | SOF-5.1.4, SOF-2.4.1 | user training, in-product guide, learn the software
A guide beside the screen leads the clerks through their own orders of the day, and they skip what they know.
Live | Go-live Monday | human | On site | -2 ! | SOF-7.1.2, SOF-5.1.4 | go-live support, hypercare, first day help
From seven a consultant sits among the order clerks; by ten, when the inventory count begins, she has answered nine questions and logged one fault.
Pain: The hotline is in another time zone, on the one morning on which nobody finds the right button.
Live | First review with figures | human | Video call | 2 ! | SOF-6.1.2, SOF-6.1.1 | business review, adoption check, success plan
Her success manager compares orders per hour before and after, from her own data, and advises against the one add-on she had planned.

# It does not work, and payroll is at four
Payroll clerk who cannot send the file on the last day of the month because a button stays gray.
Support for somebody with two hours left and a hundred people to pay.
Stuck | Help in the product | agent | In the product | -1 | SOF-7.1.4, SOF-7.1.1 | in-app help, knowledge article, help center search
The in-product help knows her page and version and asks whether the new tax table has been loaded.
Pain: The search brings up an article on the old version, with buttons she does not have.
Stuck | Support chat | human | Chat | -2 ! | SOF-7.1.2, SOF-7.1.1 | support ticket, chat with support, technical support
Loading the tax table does not help; an agent takes over with the whole exchange before him and asks one question.
Pain: The third agent in a row asks her to clear her cache.
Found | Defect confirmed with a workaround | human | Chat and call | 0 | SOF-7.1.3, SOF-7.1.2 | escalate bug, known issue, workaround
A developer confirms the defect and shows her another way to make the file until tonight's fix.
Found | Notice of the fix | agent | E-mail | 1 | SOF-2.4.3, SOF-3.1.1 | bug fixed notice, release notes, status of issue
At nine that evening an e-mail tells her that the fix is out and names her case.
After | Survey after support | agent | E-mail | 1 ! | SOF-7.2.2, SOF-1.1.1 | support survey, satisfaction question, feature request
A two-click survey takes her remark on the gray button and gives her the number under which it was filed.

# Down on the busiest day
Owner of a ticket agency on the morning when tickets for the best-known band of the year go on sale.
An outage at the worst moment, what is said during it, and what follows.
Down | Status page that is first | agent | Status page | -2 ! | SOF-3.2.2, SOF-3.2.1 | status page, outage notice, incident communication
The status page says at 10:03 what is down, since when, and when the next update comes.
Pain: The status page is green, and his ticket store is a blank screen.
Down | Call from somebody who knows the business | human | Telephone | -1 | SOF-3.2.2, SOF-6.1.1 | incident call, customer success call, major incident update
His contact calls before he does: the online waiting room is on, and nobody in it will lose a place.
Pain: His account manager is in a webinar, while fans write to him that he is a fraud.
Back | Service restored | agent | In the product | 1 | SOF-3.2.2, SOF-3.3.1 | service restored, recovery notice, scale up capacity
Waiting room and ticket stock are as they were at 10:02, and by noon the last ticket is sold.
Understanding | Incident report | human | E-mail | 0 | SOF-3.2.3 | post-incident review, root cause report, incident report to customers
The review says that a certificate had expired because renewals were done by hand and one was missed, and what has been automated since.
Understanding | Service credit | agent | Invoice | -1 ! | SOF-3.2.4, SOF-8.1.2 | service credit, uptime report, invoice credit
The service credit is taken off the month's invoice automatically, with the minutes it is based on.
Pain: The credit has to be claimed within thirty days, on a form that asks for the minutes.

# Renewal, or the end of it
Procurement lead who pays for three tools that do the same and has less to spend than last year.
A subscription comes up for renewal, is cut to what is used, and one team leaves.
Reminded | Renewal notice | agent | E-mail | 0 | SOF-6.2.1 | renewal notice, contract renewal, subscription renewal
One e-mail gives renewal date, price, usage and the way to cancel.
Looking | Usage report | agent | Portal | -1 | SOF-8.1.4, SOF-1.1.3 | license usage, seat usage report, entitlement check
The portal shows that sixty of a hundred seats were used in the last quarter, and which.
Pain: Usage figures have to be requested from the sales rep, who has lost the request twice.
Talking | Renewal talk | human | Video call | -2 ! | SOF-6.2.1, SOF-4.2.1 | renewal negotiation, downgrade seats, price talk
The account manager offers sixty seats before he asks, at the price per seat that he paid for a hundred.
Pain: Fewer seats at a higher price each come to the same sum.
Talking | Exit interview | human | Video call | 0 | SOF-6.2.3, SOF-1.1.2 | churn interview, exit talk, cancellation reason
One of his teams, which hardly used the tool, leaves it; a product manager asks for ten minutes to learn why, and does not try to sell.
Leaving | Data export | agent | Portal | 1 ! | SOF-9.2.1 | export data at contract end, delete customer data, offboarding
The portal exports that team's data in open formats and certifies thirty days later that it has been deleted.
Staying | Invoice for sixty seats | agent | E-mail | 2 | SOF-8.1.2, SOF-8.1.1 | subscription invoice, corrected invoice, billing of seats
The invoice has sixty seats, the new term, and the order number where his system looks for it.

# Ninety thousand addresses
Privacy officer of a chain of pharmacies whose loyalty software was broken into over Easter.
A vendor's data breach, seen by a customer who has to tell regulators and her own customers.
The news | Call before the letter | human | Telephone | -2 ! | SOF-9.2.3, SOF-3.4.1 | data breach notification, security incident call, breach notice to customers
A named incident lead calls within a day of confirmation, says what is known and unknown, and sets the next call for six o'clock.
Pain: She reads about it on a news site, and the vendor's account manager knows nothing yet.
The news | Which of our records | agent | Portal | -1 | SOF-3.4.1, SOF-9.2.3 | affected records, breach scope report, security investigation result
A file lists the 90,212 records of her company by field, so that she can see at once that no prescriptions are among them.
Pain: "A subset of customers may be affected" is all she can put in her own report.
The deadline | Facts for the regulator | human | Video call | -1 | SOF-9.2.3, SOF-9.1.1 | regulator notification support, breach timeline, evidence for authorities
Security and counsel of the vendor go through the state attorney general's form with her line by line before her deadline.
Pain: The vendor's lawyers strike each sentence that could help her, with nineteen hours left.
The deadline | Letters to customers | hybrid | E-mail | 0 | SOF-9.2.3, SOF-9.2.2 | notify affected persons, breach letter template, data subject requests
The vendor sends her a draft in plain words and pays for the postage and a call center.
Afterwards | Report by outsiders | human | Meeting | 1 ! | SOF-3.2.3, SOF-9.1.1 | independent security audit, root cause report, control evidence
An outside firm presents what failed, and she may ask it questions without the vendor in the room.
Afterwards | Whether to stay | human | Meeting | -1 | SOF-6.2.3, SOF-6.1.2 | customer retention talk, contract review after incident, executive business review
The vendor's chief executive comes in person, offers a way out of the contract, and shows what has been changed.
Pain: Leaving would take a year, so the board stays with a vendor that it no longer trusts.

# Four years on the wish list
Planner in a dental laboratory who has asked every year for a calendar that knows holidays by state.
A feature request from the first vote to a decision, which this time is a no.
Asking | Feature request | agent | Community portal | 0 | SOF-1.1.1, SOF-6.1.3 | feature request, idea portal, vote for a feature
While she types, the portal shows her own request of four years ago and 212 others like it, and joins them into one.
Asking | Interview on her work | human | Video call | 1 | SOF-1.1.2, SOF-1.1.1 | user interview, product research call, customer needs
A product researcher watches her plan the week of Patriots' Day in a spreadsheet and asks what happens to a crown when only Boston is closed.
Trying | A prototype to click through | human | Video call | 2 ! | SOF-1.1.2 | prototype test, beta program, test with customers
She breaks the draft in four minutes by entering customers in two states, and the designer is delighted.
Waiting | Status of the request | hybrid | Community portal | -2 | SOF-1.2.2, SOF-1.1.1 | public roadmap, feature status, roadmap update
The request carries a status that somebody changes every quarter, with a sentence on why.
Pain: "Under review" has stood there for fourteen months, above nine pages of plus-ones.
Decision | Request declined with reasons | human | E-mail | -1 ! | SOF-1.2.2, SOF-6.1.3 | feature declined, roadmap decision, reply to idea
The product manager writes to her personally: too few would use it, and it would hold up something that nearly all have asked for.
Pain: The idea is closed by a script, together with eleven thousand others, on a Friday night.
Decision | Workaround from support | human | Chat | -1 | SOF-7.1.2, SOF-2.4.1 | workaround, support answer, interface documentation
Support shows her how to import a list of holidays each January in the edition she has, and files it as an article.
Pain: The workaround needs the next higher edition, at nine dollars more per user.

# Switched off in June
Operations lead of a moving company whose dispatch runs on a module that its vendor is about to retire.
A product is discontinued, and a customer who never wanted a change has to make one.
Notice | Thirteen months ahead | agent | E-mail and in the product | -1 | SOF-1.3.2 | end of life notice, product retirement, sunset announcement
The notice gives the date, the reason, what replaces the module, and what is not replaced.
Pain: The notice comes seven weeks ahead, at the start of the moving season.
Notice | What we really use | agent | Portal | 0 | SOF-1.3.2, SOF-8.1.4 | usage report of module, migration readiness, feature usage check
A report lists the nine functions his dispatchers used this year and marks the two that the successor lacks.
Deciding | Talk about the two gaps | human | Video call | -2 ! | SOF-6.1.1, SOF-1.1.1 | customer success call, migration concerns, escalation of customer
His account manager brings the product manager, who commits to one of the two in writing and declines the other.
Pain: Customer success has been asked to migrate sixty accounts by summer and talks only of the new colors.
Moving | Data taken along | hybrid | Portal | -1 | SOF-5.1.2 | migrate customer data, data conversion, move to new version
Six years of jobs are converted with their photographs in a trial run, and he can compare any move in both systems.
Pain: The inventory photographs do not come along, and those are his evidence against damage claims.
Moving | Dispatchers trained on their own jobs | human | On site | 1 ! | SOF-5.1.4 | user training, train dispatchers, go-live training
A trainer spends two mornings beside the dispatchers and leaves when they have stopped asking.
After | Same price for a year | agent | E-mail | 0 | SOF-6.2.1, SOF-8.1.2 | price protection, migrate subscription, renewal after migration
The order form moves the contract over at the old price for twelve months and says what comes then.
After | June 30, midnight | agent | In the product | -1 | SOF-1.3.2, SOF-9.2.1 | shut down old version, archive access, export old data
The old module goes to read-only for ninety days, so that an open claim can still be looked up.
Pain: A login page says that the service has ended, with three claims from May still open.

# An unnamed button
Payroll accountant, blind since birth, who starts at a company whose time sheet software does not speak to her screen reader.
An accessibility barrier at work, reported by the person who cannot get past it.
Blocked | First day, first time sheet | agent | In the product | -2 ! | SOF-7.1.4, SOF-2.4.1 | accessibility help, keyboard shortcuts, screen reader guide
A help page for screen reader users lists every step with its keys, and says which screen is known to fail.
Pain: The reader says "button, button, button," and a colleague has to enter her hours for her.
Blocked | Report that is understood | human | Chat | -1 | SOF-7.1.2, SOF-7.1.1 | accessibility bug report, support ticket, technical support chat
The agent knows what a screen reader is, asks for its version, and reproduces the fault on her own machine.
Pain: She is asked for a screenshot, twice.
Fixing | A workaround by Thursday | human | Video call | 0 | SOF-7.1.2, SOF-7.1.3 | workaround, escalate defect, support engineer call
An engineer shows her a keyboard path around the screen and gives the defect the severity of an outage.
Fixing | Asked to test it | human | Video call | 1 ! | SOF-1.1.2, SOF-7.1.3 | beta test of fix, user testing, verify defect fix
Before the release she is paid to try it for half an hour, and finds a second button without a name.
Fixed | Release note that names it | agent | E-mail | 2 | SOF-2.4.3, SOF-3.1.1 | release notes, fixed defects notice, accessibility update
The note describes the change in words a blind user can check, and thanks her by first name, with her permission.
After | Statement her employer may rely on | agent | Trust page | 1 | SOF-4.2.2, SOF-9.1.1 | accessibility conformance report, compliance statement, vendor questionnaire
The conformance report is dated this month and names the two screens that a screen reader still cannot read.

# An IT shop of five becomes a reseller
Owner of a small IT service company whose customers are dentists, and who wants a product for which nobody calls her at night.
Becoming a reseller, winning a first customer and being paid for it.
Joining | Terms on two pages | hybrid | Partner portal | 0 | SOF-4.1.4 | partner program sign-up, reseller agreement, become a reseller
Margin, deal protection and who supports whom are on two pages, and her application is answered in three days.
Joining | Trained to sell and to install | agent | Partner portal | 1 | SOF-4.1.4, SOF-5.1.4 | partner certification, reseller training, partner enablement
The course has a demo practice with invented patients, so that she can break things without harm.
First deal | Registered before she tells anybody | agent | Partner portal | -1 | SOF-4.1.4, SOF-4.2.1 | deal registration, partner quote, reseller pricing
She registers the dentist, and the portal confirms within the hour that nobody else is working on that account.
Pain: The vendor's own sales team has been calling the same dentist since Tuesday.
First deal | A discount at ten at night | human | Telephone | 1 ! | SOF-4.2.1, SOF-4.2.4 | partner discount approval, special pricing, channel manager
Her channel manager picks up, approves the four percent that the dentist wants by morning, and sends the new quote.
Running | Fault at a customer's front desk | human | Partner hotline | -2 ! | SOF-7.1.2, SOF-7.1.3 | partner support, second-level support, escalate ticket
The partner line puts her straight through to an engineer, who works with her in a shared session while two patients wait.
Pain: She is asked whether the computer is switched on, with the dentist standing behind her.
Paid | A commission statement line by line | agent | Partner portal | -1 | SOF-8.2.2 | partner commission, reseller payout, commission statement
The statement lists customer, month and rate, and a correction shows up in the next one without a claim.
Pain: Two renewals are credited to the vendor's online store, and it takes her half a year to prove that they were hers.

# A script that ran all weekend
Data scientist at a weather start-up who let a loop call a mapping service eleven million times.
A usage-based bill out of all proportion, from the first alert to a sum that can be paid.
Monday | An alert that reaches somebody | agent | E-mail and text message | -2 ! | SOF-8.1.1 | usage alert, spending limit, metered usage notice
An e-mail and a text have reached all who manage the account by the time he wakes up, and one button turns the key off.
Pain: The alert went to the address of an intern who left, and there was no cap to set.
Monday | Invoice of $18,700 | agent | Portal | -2 | SOF-8.1.2, SOF-8.1.1 | usage invoice, consumption bill, billing dashboard
The invoice can be opened down to the hour, the key and the address from which the calls came.
Pain: The invoice is one line, "API usage," and the company card has been declined for it.
Explaining | Somebody looks at the logs | human | Chat | -1 | SOF-7.1.2, SOF-7.1.1 | billing support, usage dispute, support ticket for invoice
An engineer with invoice and log open sees the same request eleven million times and shows him what to look for in his loop.
Pain: Support cannot see invoices, and billing cannot see logs.
Explaining | A one-time credit | human | Video call | 1 ! | SOF-8.1.2, SOF-6.1.1 | goodwill credit, invoice correction, account manager call
The account manager may cut one such bill per customer to what serving it cost, and does.
After | Paid in three parts | agent | Portal | 0 | SOF-8.1.3, SOF-8.1.2 | payment plan, failed card payment, pay invoice
The remaining $3,100 is spread over three months on another card, and the keys stay active.
After | A cap for every key | agent | Portal | 1 | SOF-8.1.1, SOF-2.4.1 | set usage limits, quota per key, budget alert
Every key has a cap now, which he sets himself, and the documentation says so on its first page.

# A field renamed on a Tuesday
Developer at an online pet pharmacy whose orders stop because a partner's interface has changed overnight.
A breaking change, as it hits a developer who depends on the interface.
Before | Announced to those who use it | agent | E-mail | -1 | SOF-2.4.3, SOF-1.3.2 | breaking change notice, deprecation notice, interface changelog
Only customers who still use the old field get the e-mail; it gives the date of the change and shows them their own calls of last week.
Pain: The change is in the changelog, between a dozen corrected typos.
Broken | No orders since six | agent | Status page | -2 ! | SOF-3.2.2, SOF-3.2.1 | interface errors, incident status, error rate alert
At 6:10 the status page says that the old field went off a week early, names the new one and links to the page that explains it.
Pain: The interface answers "200 OK," and the orders of six hours are gone.
Broken | A developer answers a developer | human | Chat | 0 | SOF-7.1.2, SOF-7.1.3 | developer support, integration help, escalate defect
The support engineer has his request log open, sends three lines of code, and turns the old field back on for a week.
Mending | Rolled back for everybody | hybrid | Status page | -1 | SOF-3.1.1, SOF-3.1.2 | roll back release, deployment rollback, change management
By noon the old field works again beside the new one for all forty customers who had been hit.
Pain: The rollback breaks those who had already adapted, and his hotfix is one of them.
Mending | Examples that run | agent | Developer portal | 1 | SOF-2.4.1 | developer documentation, code samples, interface reference
Each sample is executed against the live interface every night, and a date says when it last worked.
After | A review he is invited to | human | Video call | 2 ! | SOF-3.2.3 | post-incident review, incident report, lessons learned call
Customers may sit in on the review; he suggests a version number in the address, and it goes on the list with a date.
`;

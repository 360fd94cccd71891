export const software = `
# From a tab in the browser to a signed order
Head of dispatch at a courier service who plans her riders in a spreadsheet that only she can read.
A small company tries, checks and buys software, with questions its sellers hear every day.
Looking | Own data in the trial | agent | Website | 1 | SOF-4.1.1, SOF-1.2.4 | start free trial, product trial, compare editions
A copy of the spreadsheet is turned into forty riders and today's tours, before any form.
Looking | Call that helps | human | Video call | 0 | SOF-4.1.3, SOF-4.1.1 | product demo, sales call, prove value
Somebody shows the three things she had clicked on, and says that the fourth does not exist.
Checking | Security, asked and answered | agent | Trust page | -1 ! | SOF-4.2.2, SOF-9.1.1 | security questionnaire, vendor security review, trust center
Her uncle's IT company sends 140 questions; 128 come back within an hour with the paper that proves each.
Pain: A month of waiting for somebody in security whom nobody may call.
Checking | Question from the riders | human | Video call | -1 | SOF-4.2.4, SOF-9.1.3 | data protection review, works council questions, privacy terms
What is recorded of a rider is shown on a real rider's screen, and can be switched off.
Pain: The riders hear that it will track them, and the seller sends a thirty-page privacy policy.
Buying | Price on one page | hybrid | E-mail | 0 | SOF-4.2.1, SOF-4.2.4 | software quote, discount approval, license terms
Seats by season and notice by quarter; the discount is the one of the price list.
Buying | Signed on the phone | agent | E-mail | 1 ! | SOF-4.2.4, SOF-5.1.1 | sign software contract, order form, activate subscription
She signs between two tours; the trial becomes the real one, and nothing in it is lost.

# Going live without a bad Monday
Operations manager of a wholesaler with ninety users, an old system until Friday, and an inventory count on Monday.
An implementation: data moved, systems connected, people trained, and the first day without the old one.
Starting | Plan with her people in it | human | Video call | 1 | none | kickoff meeting, implementation plan, onboarding project
Four weeks, six dates, and a name behind each; hers stands twice.
Moving | Forty thousand customers moved | hybrid | Portal | -1 | SOF-5.1.2 | data migration, import customer data, test migration
The first try shows what does not fit: two hundred addresses without a street, as a list to work through.
Pain: Each try takes a weekend, and finds the next error.
Moving | Connected to the old accounting | hybrid | Workshop | -2 | SOF-5.1.3, SOF-2.1.1 | integrate systems, configure workflows, connect accounting
A consultant who has met that accounting before sets eleven fields and tries a day of invoices.
Pain: Each of the two vendors says that the fault is on the other side of the interface.
Learning | Twenty minutes on one's own screen | agent | In the product | 1 | SOF-5.1.4, SOF-2.4.1 | user training, in-product guide, learn the software
Dispatchers do today's work with a guide beside it; each skips what he can.
Live | First Monday | human | On site and chat | -2 ! | SOF-7.1.2, SOF-5.1.4 | go-live support, hypercare, first day help
At seven a consultant sits among them; by ten she has answered nine questions and written down one fault.
Pain: A hotline in another time zone, on the morning on which nobody finds the right button.
Live | First review with figures | human | Video call | 2 ! | SOF-6.1.2, SOF-6.1.1 | business review, adoption check, success plan
Tours per hour before and after, from her own data, and one thing to leave alone.

# It does not work, and payroll is at four
Payroll clerk who cannot send the file on the last day of the month because a button stays gray.
Support for somebody with two hours and a hundred wages to pay.
Stuck | Help that looks at the same page | agent | In the product | -1 | SOF-7.1.4, SOF-7.1.1 | in-app help, knowledge article, help center search
The help knows page and version, and asks whether the new tax key is set; it is not.
Pain: The search brings up an article on the old version, with buttons she does not have.
Stuck | Person, with everything known | human | Chat | -2 ! | SOF-7.1.2, SOF-7.1.1 | support ticket, chat with support, technical support
Setting it does not help; whoever takes over has read all of it and asks only one thing.
Pain: "Please clear your cache", from the third person.
Found | It is a fault, and what to do until then | human | Chat and call | 0 | SOF-7.1.3, SOF-7.1.2 | escalate bug, known issue, workaround
A developer confirms it; until tonight's fix the file can be made by another way, and he shows her.
Found | Told when it is fixed | agent | E-mail | 1 | SOF-2.4.3, SOF-3.1.1 | bug fixed notice, release notes, status of issue
At nine the fix is out, and the message names her case.
After | Asked once how it was | agent | E-mail | 1 ! | SOF-7.2.2, SOF-1.1.1 | support survey, satisfaction question, feature request
Two clicks; her sentence about the gray button is in the team's list, with a number she can look at.

# Down on the busiest day
Owner of a ticket agency on the morning on which the best-known band of the year goes on sale.
An outage at the worst moment, what is said during it, and what follows.
Down | Status page that is first | agent | Status page | -2 ! | SOF-3.2.2, SOF-3.2.1 | status page, outage notice, incident communication
At 10:03 it says what is down, since when, and when it will say more.
Pain: Everything green on the page, everything white in his store.
Down | Call from somebody who knows the business | human | Telephone | -1 | SOF-3.2.2, SOF-6.1.1 | incident call, customer success call, major incident update
His contact calls before he does: waiting room on, nobody loses the place.
Pain: His account manager is in a webinar, while fans write to him that he is a fraud.
Back | Sold out at noon | agent | In the product | 1 | SOF-3.2.2, SOF-3.3.1 | service restored, recovery notice, scale up capacity
Waiting line and stock are as they were at 10:02; by noon the last ticket is gone.
Understanding | Letter without fog | human | E-mail | 0 | SOF-3.2.3 | post-incident review, root cause report, incident report to customers
A certificate that was to be renewed by hand: what, why, and what is different since Thursday.
Understanding | Credit that one need not ask for | agent | Invoice | -1 ! | SOF-3.2.4, SOF-8.1.2 | service credit, uptime report, invoice credit
The month's invoice is a fifth lower, with the minutes beside it.
Pain: The credit has to be claimed within thirty days, on a form that asks for the minutes.

# Renewal, or the end of it
Procurement lead who pays for three tools that do the same and has less to spend than last year.
From the reminder to a decision without a grudge.
Reminded | Ninety days ahead, not nine | agent | E-mail | 0 | SOF-6.2.1 | renewal notice, contract renewal, subscription renewal
Date, price and what was used stand in one mail, and so does the way out.
Looking | Who uses it, really | agent | Portal | -1 | SOF-8.1.4, SOF-1.1.3 | license usage, seat usage report, entitlement check
Sixty of a hundred seats were used in the last quarter; the page says which.
Pain: Figures of use are a question for the salesman.
Talking | Offer for what is used | human | Video call | -2 ! | SOF-6.2.1, SOF-4.2.1 | renewal negotiation, downgrade seats, price talk
He is offered sixty seats before he asks; what the price per seat does is said as well.
Pain: Fewer seats at a higher price each come to the same sum.
Talking | Reason taken down | human | Video call | 0 | SOF-6.2.3, SOF-1.1.2 | churn interview, exit talk, cancellation reason
One of the three teams leaves: somebody from the product asks why, for ten minutes, and sells nothing.
Leaving | All data, in a form that others read | agent | Portal | 1 ! | SOF-9.2.1 | export data at contract end, delete customer data, offboarding
The leaving team's data is there as files with a description; thirty days later a certificate says that it is gone.
Staying | Invoice that fits the talk | agent | E-mail | 2 | SOF-8.1.2, SOF-8.1.1 | subscription invoice, corrected invoice, billing of seats
Sixty seats, the new term, the order number in the field where his system looks for it.
`;

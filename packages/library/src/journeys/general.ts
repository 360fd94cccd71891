export const general = `
# From a first inquiry to a signed order
Owner of a company of thirty who compares three providers and owes her partners an answer by Friday.
A buyer asks, gets an offer, negotiates one clause and decides, all of it within a week.
Looking around | Website with a price on it | agent | Website | 0 | APQC PCF 3.3.4 | promotional activities, marketing campaigns, product presentation
Only one of the three shows a case like hers and a starting price, so she reads on.
Looking around | Inquiry sent in the evening | agent | Web form | 0 | APQC PCF 3.5.1 | manage leads, customer inquiries, answer inquiries from prospects
The form asks four things and says who will call her at nine the next morning.
Pain: Three days later somebody calls and asks everything that she had typed.
Advice | Conversation about the need | human | Video call | 1 ! | APQC PCF 3.5.1, APQC PCF 3.5.2 | advise customers, clarify customer requirements, sales consultation
The adviser has read what she wrote, asks about the two points on which the price depends, and shows no slides.
Decision | Quote to compare | hybrid | E-mail | -1 | APQC PCF 3.5.3 | prepare quotes, proposals and bids, quotations for customers
The quote comes on Wednesday and says on one page what is included, what is not, the price, and how long it holds.
Pain: The quote comes on the following Monday, with the cost of the first year in an appendix.
Decision | Terms settled | human | Telephone | -1 ! | APQC PCF 3.5.3, APQC PCF 9.2.1 | negotiate customer contracts, check customer credit, contract terms
One clause and the payment dates are changed in a call, and the new text arrives within the hour.
Pain: Her one clause travels through a legal department for nine days and comes back unchanged.
Order | Confirmation with dates and a name | agent | E-mail | 2 | APQC PCF 3.5.4 | capture customer orders, confirm orders, manage sales orders
The confirmation repeats what was agreed and gives the next three dates and a person to call.

# An order on its way
Workshop manager who has promised his own customer that the parts will be there on Tuesday.
An order that somebody else depends on, from the stock shown in the portal to an invoice that is right.
Needs: APQC PCF 3.5.4
Ordering | Availability seen before ordering | agent | Customer portal | 0 | APQC PCF 3.5.4 | check availability, enter customer orders, process sales orders
The portal shows stock and the delivery date for his own address beside the price.
Waiting | Change of quantity | agent | Customer portal | -1 | APQC PCF 6.2.2, APQC PCF 3.5.4 | change customer orders, answer order inquiries, manage customer requests
He needs two more; the portal takes the change because nothing has been packed, and confirms it.
Pain: Nobody can tell him whether the order can still be changed, so he orders again and gets both.
Waiting | Word that it will be late | agent | Text message | -2 ! | APQC PCF 6.2.2, APQC PCF 4.4.4 | notify customers of delays, order status, customer information
A text on Monday says that it will be Wednesday, and offers half of the order for Tuesday.
Pain: He hears of the delay on Tuesday at noon, because he has called the warehouse himself.
Arrival | Handed over at the gate | human | Delivery | 1 ! | APQC PCF 4.4.4 | outbound transportation, deliver goods to customers, dispatch shipments
The driver calls ten minutes ahead, knows the gate, and waits until the boxes have been counted.
Arrival | One box is not what was ordered | hybrid | App with photograph | -1 | APQC PCF 6.2.4 | process customer returns, returns handling, wrong deliveries
He photographs the label; the right part leaves that day, and its driver picks up the wrong one.
Pain: Getting a return number takes longer than getting a new part.
Accounts | Invoice that agrees with the delivery | agent | E-invoice | 1 | APQC PCF 9.2.2 | invoice customers, billing, issue customer invoices
Quantity and price are those of the order as he changed it, and his bookkeeper pays without a question.

# Something does not work as it should
Office manager without technical training, with eleven colleagues who cannot work until it runs again.
A breakdown, from the first search for help to a text three days after the repair.
Fault | Help searched and found | agent | Website and chat | -2 | APQC PCF 6.2.2 | customer inquiries, self-service help, technical support for customers
She types what the display says and gets three steps for exactly this model.
Pain: The help page wants the serial number first, and that is on the bottom of the machine.
Fault | Report taken by somebody who listens | human | Telephone | -1 ! | APQC PCF 6.2.2 | customer service requests, report faults, problem reports from customers
The agent has her contract open, repeats the problem back to her, and says what will be done by noon.
Pain: She is transferred twice, and eleven colleagues hear her explain it three times.
Repair | Covered by warranty or not | agent | E-mail | 0 | APQC PCF 6.3.2 | warranty claims, process warranty cases, guarantee claims
Before a technician sets out, an e-mail says that the repair is covered, and gives the date of purchase as the reason.
Pain: The invoice for the visit comes first, and the discussion about warranty afterwards.
Repair | Visit with the right part | human | On site | 1 | APQC PCF 6.3.4 | service products, field service, repair at customer site
The technician comes within the promised hour and has the part that her description called for.
Afterwards | Asked whether it still works | agent | Text message | 2 ! | APQC PCF 6.5.1 | customer satisfaction after service, satisfaction survey, follow up on service requests
Three days later a text asks whether it still runs, and a "no" brings a call and not a form.

# A complaint that deserves an answer
Customer of nine years who was promised something for March that did not come, and has explained it nine times.
A broken promise is complained about, explained and paid for, and then has to be kept.
Anger | Complaint written late at night | agent | Web form | -2 | APQC PCF 6.2.3 | customer complaints, complaint handling, receive complaints
A receipt comes at once with a case number, the date of the answer, and a name that she can write back to.
Pain: The form takes five hundred characters, and the reply comes from an address that nobody can write to.
Anger | Callback from the person in charge | human | Telephone | -1 ! | APQC PCF 6.2.3, APQC PCF 6.2.2 | resolve customer complaints, call back customers, escalated complaints
The team lead has read all nine e-mails, apologizes for the broken promise, and asks what would put it right.
Pain: Each new agent begins with "how can I help you" and has read none of her e-mails.
Finding out | What went wrong, in plain words | hybrid | E-mail | 0 | APQC PCF 6.2.3 | investigate complaints, complaint causes, dispute resolution with customers
The answer says which step failed, on which day, and what has been changed since.
Making good | Amount taken off the bill | hybrid | Invoice | 1 | APQC PCF 9.2.5 | credit notes, invoice adjustments, goodwill credits
The credit is on the next invoice, with her case number and a line that says what it is for.
Making good | Asked once more after a month | human | Telephone | -1 ! | APQC PCF 3.5.2, APQC PCF 6.5.1 | customer relationship, account management, retain customers
The account manager calls after a month and asks whether the promise has been kept since.
Pain: All she gets is an automatic survey, and in the fifth week the same promise is broken again.

# An invoice that is hard to pay
Self-employed carpenter after a slow quarter who would rather not talk about his two open invoices.
Two open invoices, as they look to somebody who wants to pay and cannot do so this month.
Invoice | Bill with a surprise in it | agent | E-mail | -1 | APQC PCF 9.2.2 | customer invoicing, billing, send invoices to customers
One line has gone up by a third; a click shows the agreement behind it and the month in which it took effect.
Pain: The invoice gives an item number where he needs a sentence.
Invoice | Question about one line | hybrid | Chat | 0 | APQC PCF 6.2.2, APQC PCF 9.2.5 | billing inquiries, invoice questions, invoice disputes
The agent explains the line in the chat, and the due date moves by the days that it took.
Falling behind | Reminder that is not a threat | agent | E-mail and letter | -2 | APQC PCF 9.2.4 | payment reminders, dunning, overdue invoices of customers
The reminder gives the sum, the days it is overdue and two ways to pay, and mentions the late fee last.
Pain: The very first reminder names a collection agency.
Falling behind | Installments agreed | agent | Customer portal | 0 ! | APQC PCF 9.2.4 | payment plans, collections from customers, installment agreements
He proposes four dates in the portal, sees at once that they are accepted, and his account is not put on hold.
Pain: Installments take a call in office hours, and that call is what he has put off for weeks.
Clear again | Payment recognized | agent | Account view | 0 | APQC PCF 9.2.3 | apply customer payments, accounts receivable, match incoming payments
The last installment is matched on the same day, and his account shows nothing open.
Pain: The last installment sits unmatched, and one more reminder goes out for it.

# A service from kickoff to handover
Head of a department who has bought a project of four months and answers for it to her board.
A service from the first meeting to a result that her own people can take over.
Beginning | Kickoff with the people who do the work | human | Meeting on site | 0 | APQC PCF 5.3.1 | initiate service delivery, project kickoff with clients, client onboarding
The people who sold the project hand it to the team in her presence, and what she has to provide is on a list with dates.
Pain: The team that comes has not read what the sales team promised.
Work | Status on one page | agent | Client portal | 0 | APQC PCF 5.3.2 | execute service delivery, status for clients, deliver services to clients
Each Monday a page shows what is done, next and late, with hours used against hours agreed.
Work | A request outside the agreement | human | Telephone | -1 ! | APQC PCF 3.5.3, APQC PCF 3.5.2 | change requests of clients, contract amendments, additional offers
She hears within the week what her request would cost, and what could be left out instead.
Pain: The extra work is done first and argued about on the invoice.
Handover | Result walked through together | human | Meeting on site | 2 ! | APQC PCF 5.3.3 | complete service delivery, acceptance by clients, handover of results
Her own people try it out with the team still in the room, and each open point gets a name and a date.
Handover | Final invoice and a question | agent | E-mail | 1 | APQC PCF 9.2.2, APQC PCF 6.5.3 | invoice services, final billing, client satisfaction with services
The invoice is the offer plus its one amendment, and one question comes with it: what could have gone better.
`;

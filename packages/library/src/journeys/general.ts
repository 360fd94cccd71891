export const general = `
# From a first inquiry to a signed order
Owner of a company of thirty who needs an answer she can take to her partners by Friday.
A buyer who compares asks a question, gets an offer, negotiates and decides.
Looking around | Offer found and understood | agent | Website | 0 | APQC PCF 3.3.4 | promotional activities, marketing campaigns, product presentation
Three providers look alike; a page that names cases like hers and a price from which it begins keeps her reading.
Looking around | Inquiry sent at nine in the evening | agent | Web form | 0 | APQC PCF 3.5.1 | manage leads, customer inquiries, answer inquiries from prospects
The form asks four things and says who will call, and when, instead of "as soon as possible".
Pain: Every second inquiry is answered after three days, by somebody who asks it all again.
Advice | Conversation about the need | human | Video call | 1 ! | APQC PCF 3.5.1, APQC PCF 3.5.2 | advise customers, clarify customer requirements, sales consultation
The adviser has read what she wrote, asks about the two things that decide, and leaves out the slides.
Decision | Quote to compare | hybrid | E-mail | -1 | APQC PCF 3.5.3 | prepare quotes, proposals and bids, quotations for customers
On one page stand what is included, what is not, the price, and how long it holds.
Pain: The quote needs a week and hides the cost of the first year in an appendix.
Decision | Terms settled | human | Telephone | -1 ! | APQC PCF 3.5.3, APQC PCF 9.2.1 | negotiate customer contracts, check customer credit, contract terms
One clause and the dates of payment are changed in a call, and the new text comes within the hour.
Pain: Her one clause travels through a legal department for nine days and comes back unchanged.
Order | Confirmation with dates and a name | agent | E-mail | 2 | APQC PCF 3.5.4 | capture customer orders, confirm orders, manage sales orders
What was agreed comes back in plain words with the next three dates and somebody to call.

# An order on its way
Workshop manager who has promised his own customer that the part will be there on Tuesday.
He has ordered and wants to know, without asking, whether it comes on the day that was promised.
Ordering | Availability seen before ordering | agent | Customer portal | 0 | APQC PCF 3.5.4 | check availability, enter customer orders, process sales orders
Stock and delivery date stand beside the price, and they are those of his own address.
Waiting | Change of quantity | hybrid | Telephone or portal | -1 | APQC PCF 6.2.2, APQC PCF 3.5.4 | change customer orders, answer order inquiries, manage customer requests
Two more are needed; the change is accepted as long as the package has not been packed, and says so.
Pain: Nobody can tell whether the order can still be changed, so it is ordered twice.
Waiting | Word that it will be late | agent | Text message | -2 ! | APQC PCF 6.2.2, APQC PCF 4.4.4 | notify customers of delays, order status, customer information
The message comes a day ahead, names Wednesday, and offers half of the order for Tuesday.
Pain: The delay comes out on the day itself, and only to whoever calls the warehouse.
Arrival | Handed over at the gate | human | Delivery | 1 ! | APQC PCF 4.4.4 | outbound transportation, deliver goods to customers, dispatch shipments
A driver who knows the yard calls ten minutes before and waits for the signature.
Arrival | One box is not what was ordered | hybrid | App with photograph | -1 | APQC PCF 6.2.4 | process customer returns, returns handling, wrong deliveries
A picture of the label is enough to send the right part and to book the wrong one as a return.
Pain: A return number takes longer to get than a new part.
Accounts | Invoice that agrees with the delivery | agent | E-invoice | 1 | APQC PCF 9.2.2 | invoice customers, billing, issue customer invoices
Quantity, price and the missing box are right the first time, so his bookkeeper pays without a question.

# Something does not work as it should
Office manager without technical training, with eleven colleagues looking over her shoulder.
Support as a layperson sees it who needs the thing more than the explanation.
Fault | Help searched and found | agent | Website and chat | -2 | APQC PCF 6.2.2 | customer inquiries, self-service help, technical support for customers
She types what she sees on the display and gets three steps that fit her model and not a manual.
Pain: The help page begins with a serial number that is under the machine.
Fault | Report taken by somebody who listens | hybrid | Telephone | -1 ! | APQC PCF 6.2.2 | customer service requests, report faults, problem reports from customers
The agent has her contract open, repeats the problem in her words and says what happens until noon.
Pain: She is transferred twice, and eleven colleagues hear her explain it three times.
Repair | Visit with the right part | human | On site | 1 | APQC PCF 6.3.4 | service products, field service, repair at customer site
The technician comes in the promised hour, with the part that the description called for.
Repair | Covered by warranty or not | agent | E-mail | 0 | APQC PCF 6.3.2 | warranty claims, process warranty cases, guarantee claims
Whether it costs anything is answered before the visit, with the date of purchase as the reason.
Pain: The invoice for the visit comes first, and the discussion about warranty afterwards.
Afterwards | Asked whether it still works | agent | Text message | 2 ! | APQC PCF 6.5.1 | customer satisfaction after service, satisfaction survey, follow up on service requests
Three days later one question is asked, and a "no" brings a call and not a form.

# A complaint that deserves an answer
Customer of nine years who was promised something that did not happen, and who is tired of explaining it.
A broken promise, a complaint, and what would have to happen for a customer of many years to stay.
Anger | Complaint written late at night | agent | Web form | -2 | APQC PCF 6.2.3 | customer complaints, complaint handling, receive complaints
A receipt comes at once with a name and a date, and nobody asks her to "rate the contact".
Pain: A box of five hundred characters, and a reply from an address that takes no mail.
Anger | Call back from the person in charge | human | Telephone | -1 ! | APQC PCF 6.2.3, APQC PCF 6.2.2 | resolve customer complaints, call back customers, escalated complaints
Somebody has read all nine mails, says sorry for one certain thing and asks what would be right.
Pain: Each new agent begins with "how can I help you" and knows nothing of the mails before.
Finding out | What went wrong, in plain words | hybrid | E-mail | 0 | APQC PCF 6.2.3 | investigate complaints, complaint causes, dispute resolution with customers
The answer says which step failed, on which day, and what has been changed since.
Making good | Amount taken off the bill | hybrid | Invoice | 1 | APQC PCF 9.2.5 | credit notes, invoice adjustments, goodwill credits
The credit stands on the next invoice under the name it had in the letter.
Making good | Asked once more after a month | human | Telephone | -1 ! | APQC PCF 3.5.2, APQC PCF 6.5.1 | customer relationship, account management, retain customers
The account manager wants to know whether it held; it did, and the contract is not canceled.
Pain: The next mail is a survey, and a month later the same promise is broken again.

# An invoice that is hard to pay
Self-employed carpenter after a slow quarter who would rather not talk about his two open invoices.
Dunning seen by somebody who wants to pay and cannot do so this month.
Invoice | Bill with a surprise in it | agent | E-mail | -1 | APQC PCF 9.2.2 | customer invoicing, billing, send invoices to customers
A line has grown by a third; a click on it shows the agreement and the month from which it holds.
Pain: The invoice names item numbers where a sentence would do.
Invoice | Question about one line | hybrid | Chat or telephone | 0 | APQC PCF 6.2.2, APQC PCF 9.2.5 | billing inquiries, invoice questions, invoice disputes
The line is explained or corrected in the same contact, and the due date moves with it.
Falling behind | Reminder that is not a threat | agent | E-mail and letter | -2 | APQC PCF 9.2.4 | payment reminders, dunning, overdue invoices of customers
The sum, the days, and two ways to pay; the sentence about fees comes last and in the same size.
Pain: The very first letter already names the collection agency.
Falling behind | Installments agreed | hybrid | Portal or telephone | 0 ! | APQC PCF 9.2.4 | payment plans, collections from customers, installment agreements
He proposes four dates himself, sees at once that this is possible, and keeps his account open.
Pain: Only a call in office hours leads to installments, and that call is the hardest part.
Clear again | Payment recognized | agent | Account view | 0 | APQC PCF 9.2.3 | apply customer payments, accounts receivable, match incoming payments
The last installment is matched the same day and the page says "nothing open".
Pain: The last installment lies unmatched, and one more reminder goes out for it.

# A service from kickoff to handover
Head of a department who has bought a piece of work and answers for it to her board.
From the first meeting to the result that her own people can go on with.
Beginning | Kickoff with the people who do the work | human | Meeting on site | 0 | APQC PCF 5.3.1 | initiate service delivery, project kickoff with clients, client onboarding
Those who sold it hand over in her presence, and the list of what she must provide has dates.
Pain: The team that comes has not read what the other team promised.
Work | A look at where it stands | agent | Client portal | 0 | APQC PCF 5.3.2 | execute service delivery, status for clients, deliver services to clients
Done, next and late are on one page each Monday, with hours used against hours agreed.
Work | A wish outside the agreement | human | Telephone | -1 ! | APQC PCF 3.5.3, APQC PCF 3.5.2 | change requests of clients, contract amendments, additional offers
She hears the same week what it costs and what can be left out instead.
Pain: Extra work is done first and argued about when it is invoiced.
Handover | Result walked through together | human | Meeting on site | 2 ! | APQC PCF 5.3.3 | complete service delivery, acceptance by clients, handover of results
Her own people try it out with the others still in the room, and open points get names.
Handover | Final invoice and a question | agent | E-mail | 1 | APQC PCF 9.2.2, APQC PCF 6.5.3 | invoice services, final billing, client satisfaction with services
The sum is that of the offer and its one amendment; with it comes a question on what to do better.
`;

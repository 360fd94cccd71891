export const manufacturing = `
# From an inquiry to a part in production
Buyer at a machine builder who needs a bracket in four months and has three suppliers to choose from.
A new part is quoted, sampled and approved, from the drawing to the first lot on the line.
Inquiry | Drawing clarified | hybrid | E-mail and portal | 0 | ISA-95 3.1.1, APQC PCF 3.5.3 | inquiries from customers, request for quotation, technical clarification with customers
The supplier questions two tolerances the next day and shows that one change would halve the tool's price.
Inquiry | Quote with a delivery date | hybrid | E-mail | -1 | APQC PCF 3.5.3, ISA-95 5.1.4 | quotations for customers, prepare quotes, cost estimates for customers
Within two days the quote gives price by lot size, tool cost and delivery week on one sheet.
Pain: The quote takes three weeks, for a part like forty others.
Order | Order confirmed | agent | Portal | 1 | ISA-95 5.3.1, APQC PCF 3.5.4 | confirm customer orders, order confirmation, sales orders
The portal confirms a date that has been checked against machine and material.
First parts | Measured samples | human | Telephone and report | -1 ! | ISA-95 1.5.1.2, ISA-95 3.7.3 | initial samples, sample approval by customers, certificates for customers
One hole is out of tolerance; the quality engineer calls her with the cause before the report goes out.
Pain: The report has forty pages with one figure in red, and new samples take weeks.
First parts | Change agreed | human | Telephone | 0 | ISA-95 5.3.1, ISA-95 1.3.4.2 | amend customer orders, engineering changes with customers, agree revised dates
Both sides write the new tolerance into the order in one call, and the date moves by three days.
Production | First lot with its papers | agent | Delivery | 2 ! | ISA-95 5.3.3, ISA-95 5.3.2 | shipping documents, deliver first lots, certificates with deliveries
The lot arrives with labels that scan and a certificate in the portal, and goes to the line the same day.

# A delivery that will be late
Planner at a customer whose own line stops on Wednesday at ten without the castings.
A late delivery that is announced in time, and what both sides do to keep a line running.
Plan | Date promised in the portal | agent | Customer portal | 1 | ISA-95 5.1.4, ISA-95 5.3.1 | available-to-promise dates, delivery dates for customers, promise dates
Each release gets its date when he enters it, and the date stays visible beside the one he had asked for.
Trouble | Warned before he asks | agent | E-mail and telephone | -2 ! | ISA-95 1.3.4.2 | agree revised promise dates, inform customers of delays, late order notices
On Monday a furnace breaks down; by noon he is told by how many hours that delays each of his two orders.
Pain: He learns of the delay when the truck does not come.
Trouble | Partial delivery agreed | human | Telephone | 0 ! | ISA-95 5.3.1, ISA-95 4.4.2 | amend customer orders, partial deliveries, allocate stock to orders
The supplier ships the eighty finished castings tonight and the other three hundred and twenty in two parts.
On the way | Truck followed on the map | agent | Portal | 1 | ISA-95 5.3.2, APQC PCF 4.4.4 | track shipments, book carriers, plan shipments to customers
The portal shows where the truck is and when it will arrive, and the guard at his gate already has its plate number.
Arrival | Delivery at receiving | human | Receiving | 1 | ISA-95 4.5.6, ISA-95 5.3.3 | load finished goods, packing for customers, delivery notes
The shipping notice agrees with the pallet to the piece, so that the castings go straight to the line.
Afterwards | Review of the delay | human | Meeting | -1 | APQC PCF 3.5.2, ISA-95 3.7.4.2 | account management, delivery performance reviews with customers, customer meetings
The account manager goes through that week: why the furnace broke down, the two measures taken, and the dates kept since.
Pain: The review has a slide on average delivery, and his Wednesday is not on it.

# Parts that do not fit
Quality manager at a customer with thirty housings on the table whose thread binds.
A quality complaint from the first three sentences to the corrective action that holds.
Complaint | Photos, lot and three sentences | agent | Portal | -2 | ISA-95 3.7.4.1, APQC PCF 6.2.3 | customer complaints, register complaints, classify incoming complaints
She enters the lot number, which brings up order and drawing, and is told at once who is working on it.
Pain: Complaints land in a mailbox whose only reader is on vacation.
Complaint | Contained within a day | hybrid | Telephone | -1 ! | ISA-95 1.7.5, ISA-95 3.5.5 | trace lots affected by a complaint, containment, block stock for complaints
Within a day the supplier names the other deliveries that may be affected and sends two people to sort her stock the next morning.
Pain: Everybody sorts their own stock because nobody can say which lots are concerned.
Replacement | Good parts by express | hybrid | Delivery | 1 | ISA-95 5.3.2, APQC PCF 6.2.4 | replacement deliveries, express shipments, returns from customers
Sixty inspected housings arrive overnight, and the bad ones go back on the same truck.
Cause | Root cause report | human | E-mail and call | 0 ! | ISA-95 3.7.4.2, ISA-95 3.7.4 | complaint response, root cause reports to customers, eight-step reports
The report names the worn tap, the tool change that was missed, and the check that now prevents it.
Pain: The first report names no cause and ends with "operator retrained."
Cause | Costs settled | human | Telephone | -1 | APQC PCF 9.2.5, APQC PCF 6.3.2 | credit notes to customers, complaint costs, warranty claims
Both sides add up sorting hours and freight on the phone, and the credit is issued that week.
Pain: The supplier replaces the parts for free, and four days of sorting stay with her.
Trust | Measurements of the next lots | agent | Portal | 2 | ISA-95 3.7.3, ISA-95 3.5.6 | certificates of analysis, release of lots to customers, quality certificates
The supplier posts thread measurements of the next three lots before the parts arrive.

# A filling machine down, two borders away
Production manager in a dairy whose filling machine has stopped, with milk in the tank and four hours to save it.
A breakdown at a customer abroad, from the first call to the visit before the next season.
Standstill | Support hotline | hybrid | Telephone | -2 ! | APQC PCF 6.2.2 | technical support hotline, service requests of customers, customer support for machines
The hotline finds the machine by its serial number, and a technician reads its fault list live.
Pain: The hotline asks for an order number before it asks what is wrong.
Standstill | Spare part located | agent | Portal | -1 | APQC PCF 3.5.4, ISA-95 5.1.4 | spare part orders, availability of spare parts, order spare parts
The portal finds the valve at two depots, one of them an hour away, and books a courier.
Pain: The portal says that the valve is available, and means at the factory, two borders away.
Repair | Guided by a camera | human | Video call | 1 | APQC PCF 6.3.4 | remote service, field service, repair of machines at customers
A service technician guides her own mechanic through the repair by video.
Repair | Filler released again | human | Video call | 2 ! | APQC PCF 6.3.4, APQC PCF 5.3.3 | recommission machines, service completion, acceptance after repair
Technician and mechanic make three test runs on camera, sign the log, and release the filler in time.
Afterwards | Warranty or invoice | agent | E-mail | -1 | APQC PCF 6.3.2, APQC PCF 9.2.2 | warranty decisions, warranty claims of customers, invoice service visits
An e-mail that evening says whether the valve is covered, by its age and the machine's service record.
Pain: The technician's hours are billed while the warranty question is still open.
Afterwards | Visit before the next season | human | Visit | 1 | APQC PCF 3.5.2, APQC PCF 6.3.4 | service contracts, maintenance visits at customers, customer account care
A service engineer walks the line with her and proposes two parts to replace in March.

# A customer's auditor in the plant
Supplier auditor of a car maker with a list of ninety questions and one day.
A supplier audit seen by the auditor, who has one day and wants to see the floor.
Before | Papers sent ahead | agent | Portal | 0 | ISA-95 6.3.2, ISA-95 6.3.1 | prepare for customer audits, audit documents for customers, supplier self-assessment
The supplier answers half of his ninety questions with current documents before he travels.
Plant | Walk along a part | human | Plant visit | 1 | ISA-95 6.3.2 | host customer audits, plant tours for customers, audits by customers
He picks a part from the rack, and the quality lead takes him back to its steel without calling anybody.
Plant | Lot traced against the clock | hybrid | Plant visit | -1 ! | ISA-95 1.7.2, ISA-95 1.7.5 | traceability test, trace lots, lot genealogy for audits
The plant traces a lot through the whole chain in under two hours; one paper rework slip takes longest.
Pain: The trace ends at a rework station where a binder is kept.
Findings | Deviation accepted, date given | human | Closing meeting | -1 | ISA-95 3.7.2, ISA-95 3.7.4.2 | corrective actions agreed with customers, audit findings, close findings with customers
The line manager accepts the finding and commits to having rework slips in the system by May.
Pain: An hour goes into whether the slip is a major finding or a minor one.
Findings | Proof that it is done | agent | Portal | 1 | ISA-95 3.7.2, ISA-95 3.7.3 | evidence for audit findings, records for customers, proof of corrective action
In May the supplier uploads photographs and a trace of last week's rework before he has to ask.
After | Status kept, inquiry follows | human | Telephone | 2 ! | APQC PCF 3.5.1, APQC PCF 3.5.2 | new business from existing customers, customer relationship, supplier rating talks
The supplier keeps its rating; he recommends it to the buyer of the next part, whose call the account manager answers at once.
`;

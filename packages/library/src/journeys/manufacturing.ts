export const manufacturing = `
# From an inquiry to a part in series
Buyer at a machine builder who needs a bracket in four months and has three suppliers to choose from.
From the drawing sent out to the first lot that is allowed to be built in.
Inquiry | Drawing read and asked about | hybrid | E-mail and portal | 0 | APQC PCF 3.5.1, APQC PCF 3.5.3 | inquiries from customers, request for quotation, technical clarification with customers
Two tolerances are questioned the next day, and one change would halve the price of the tool.
Inquiry | Quote with a delivery date | hybrid | E-mail | -1 | APQC PCF 3.5.3 | quotations for customers, prepare quotes, cost estimates for customers
Price by lot size, tool cost and a week in which it can be delivered, on one sheet.
Pain: Three weeks for a quote on a part like forty others.
Order | Confirmation that can be relied on | agent | Portal | 1 | ISA-95 5.3.1, APQC PCF 3.5.4 | confirm customer orders, order confirmation, sales orders
The date has been checked against machine and material before it is confirmed.
First parts | Measured samples | human | Visit and report | -1 ! | ISA-95 3.7.3, ISA-95 3.5.6 | initial samples, sample approval by customers, certificates for customers
One hole is off by a tenth; the quality engineer calls with the cause before the report goes out.
Pain: A report of forty pages, one figure in red, and weeks until the next parts.
First parts | Change agreed | human | Telephone | 0 | ISA-95 5.3.1, ISA-95 1.3.4.2 | amend customer orders, engineering changes with customers, agree revised dates
Both write the new tolerance into the order, and the date moves by three days and not by three weeks.
Series | First lot with its papers | agent | Delivery | 2 ! | ISA-95 5.3.3, ISA-95 5.3.2 | shipping documents, deliver first lots, certificates with deliveries
Labels scan at receiving, the certificate is in the portal, and the line takes the parts the same day.

# A delivery that will be late
Planner at a customer whose own line stops on Wednesday at ten without the castings.
A late delivery that is announced in time, and what both sides do to keep a line running.
Plan | Date promised in the portal | agent | Customer portal | 1 | ISA-95 5.1.4, ISA-95 5.3.1 | available-to-promise dates, delivery dates for customers, promise dates
Each call-off gets its date when it is entered, and it stays visible beside the wish.
Trouble | Warned before he asks | agent | E-mail and telephone | -2 ! | ISA-95 1.3.4.2 | agree revised promise dates, inform customers of delays, late order notices
The furnace stands; at noon he is told what that means for his two orders, in hours.
Pain: The customer learns of the delay when the truck does not come.
Trouble | Split that saves the line | human | Telephone | 0 ! | ISA-95 5.3.1, ISA-95 4.4.2 | amend customer orders, partial deliveries, allocate stock to orders
Eighty of four hundred are finished; they go tonight, the others in two parts.
On the way | Truck followed on the map | agent | Link | 1 | ISA-95 5.3.2, APQC PCF 4.4.4 | track shipments, book carriers, plan shipments to customers
Place and hour of arrival run along, and the gate knows the license plate.
Arrival | Counted, labeled, right | human | Receiving | 1 | ISA-95 4.5.6, ISA-95 5.3.3 | load finished goods, packing for customers, delivery notes
The notice sent ahead agrees with the pallet to the piece, so they go straight to the line.
Afterwards | Talk about how it came to it | human | Meeting | -1 | APQC PCF 3.5.2, ISA-95 3.7.4.2 | account management, delivery performance reviews with customers, customer meetings
The account manager brings the cause, the two measures and the dates kept since.
Pain: The review has a slide on average delivery, and his Wednesday is not on it.

# Parts that do not fit
Quality manager at a customer with thirty housings on the table whose thread binds.
A quality complaint from the first three sentences to the corrective action that holds.
Complaint | Photos, lot and three sentences | agent | Portal | -2 | ISA-95 3.7.4.1, APQC PCF 6.2.3 | customer complaints, register complaints, classify incoming complaints
The lot number brings up order and drawing, and the receipt names who has it now.
Pain: Complaints land in a mailbox whose only reader is on leave.
Complaint | Contained within a day | hybrid | Telephone | -1 ! | ISA-95 1.7.5, ISA-95 3.5.5 | trace lots affected by a complaint, containment, block stock for complaints
He hears which other deliveries may have it, and that a sorter stands in his hall tomorrow.
Pain: Everybody sorts their own stock because nobody can say which lots are concerned.
Replacement | Good parts by express | hybrid | Delivery | 1 | ISA-95 5.3.2, APQC PCF 6.2.4 | replacement deliveries, express shipments, returns from customers
Sixty checked pieces come overnight with a green label, and the bad ones go back on the same truck.
Cause | Report that says why | human | E-mail and call | 0 ! | ISA-95 3.7.4.2, ISA-95 3.7.4 | complaint response, root cause reports to customers, eight-step reports
Worn tap, missed change, and what stops it now: the third page is a photograph and no promise.
Pain: The first report ends with "operator has been instructed".
Cause | Costs settled | human | Telephone | -1 | APQC PCF 9.2.5, APQC PCF 6.3.2 | credit notes to customers, complaint costs, warranty claims
Sorting hours and freight are added up by both, and the credit comes without a second letter.
Pain: The supplier replaces the parts for free, and four days of sorting stay with him.
Trust | Next lot measured openly | agent | Portal | 2 | ISA-95 3.7.3, ISA-95 3.5.6 | certificates of analysis, release of lots to customers, quality certificates
The thread's values for the next three lots are in the portal before the parts arrive.

# A machine that stands still abroad
Production manager in a dairy with a filler of ours, milk in the tank and four hours.
A breakdown at a customer abroad, with milk in the tank.
Standstill | Somebody who knows the machine | hybrid | Telephone | -2 ! | APQC PCF 6.2.2 | technical support hotline, service requests of customers, customer support for machines
The serial number opens drawings and history; the technician sees the fault list live.
Pain: The hot line asks for an order number before it asks what is wrong.
Standstill | Part found at the neighbor's | agent | Portal | -1 | APQC PCF 3.5.4, ISA-95 5.1.4 | spare part orders, availability of spare parts, order spare parts
The valve is in stock at two depots, one of them an hour away by taxi.
Pain: The portal says that the valve is available, and means at the factory, two borders away.
Repair | Guided by a camera | human | Video call | 1 | APQC PCF 6.3.4 | remote service, field service, repair of machines at customers
Her own mechanic changes it with somebody looking over his shoulder from six hundred miles away.
Repair | Filler released again | human | On site | 2 ! | APQC PCF 6.3.4, APQC PCF 5.3.3 | recommission machines, service completion, acceptance after repair
Three test runs, the log signed by both, and the tank is emptied in time.
Afterwards | Warranty or invoice | agent | E-mail | -1 | APQC PCF 6.3.2, APQC PCF 9.2.2 | warranty decisions, warranty claims of customers, invoice service visits
Whether it is covered is known by the age of the valve and not after a month of letters.
Pain: The technician's hours are billed while the warranty question is still open.
Afterwards | Visit before the next season | human | Visit | 1 | APQC PCF 3.5.2, APQC PCF 6.3.4 | service contracts, maintenance visits at customers, customer account care
They walk the line together, and two parts and a date in March are the result.

# Auditors from the customer in the plant
Supplier auditor of a car maker with a list of ninety questions and one day.
A supplier audit seen by the auditor, who has one day and wants to see the floor.
Before | Papers sent ahead | agent | Portal | 0 | ISA-95 6.3.2, ISA-95 6.3.1 | prepare for customer audits, audit documents for customers, supplier self-assessment
Half of the ninety questions are answered by documents of the right version before he travels.
Plant | Walk along a part | human | Plant visit | 1 | ISA-95 6.3.2 | host customer audits, plant tours for customers, audits by customers
He picks a part from the rack and is led back to its steel without anybody having to telephone.
Plant | Lot traced against the clock | hybrid | Plant visit | -1 ! | ISA-95 1.7.2, ISA-95 1.7.5 | traceability test, trace lots, lot genealogy for audits
Two hours are allowed for the whole chain; one rework slip is on paper and takes the longest.
Pain: The trace ends at a rework station where a binder is kept.
Findings | Deviation accepted, date given | human | Closing meeting | -1 | ISA-95 3.7.2, ISA-95 3.7.4.2 | corrective actions agreed with customers, audit findings, close findings with customers
Nobody argues; the slip goes into the system by May, and the line manager says so himself.
Pain: An hour goes into whether the slip is a major finding or a minor one.
Findings | Proof that it is done | agent | Portal | 1 | ISA-95 3.7.2, ISA-95 3.7.3 | evidence for audit findings, records for customers, proof of corrective action
Photographs and a trace of last week's rework come before he has to ask.
After | Status kept, inquiry follows | human | Telephone | 2 ! | APQC PCF 3.5.1, APQC PCF 3.5.2 | new business from existing customers, customer relationship, supplier rating talks
With the grade comes the drawing for the next housing.
`;

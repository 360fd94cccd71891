export const publicAdministration = `
# New in town with two children and a cat
Family of four, moved on Saturday, boxes to the ceiling, and a job that starts on Monday.
From the address on the doorbell to school places, a parking permit and the right bins.
Finding out | One list for this household | agent | Website | 0 | PUB-1.1.2, PUB-1.2.1 | moving checklist, change of address information, citizen portal search
Four answers about cars, children and pets make a list with dates, instead of eleven pages with all there is.
Registering | Registered from the moving van | agent | Portal | 1 | PUB-1.2.1 | register new address, residents registration, online address change
The landlord's confirmation is a photograph; the new address is on the chip of the identity card the same evening.
Registering | Counter with an appointment | human | Town hall | -1 ! | PUB-1.1.1, PUB-1.2.1 | appointment at citizens office, counter service, waiting room
The grandmother's foreign passport has to be seen; at 10:40 it is 10:40, with a seat for her.
Pain: No appointment in five weeks, and the law gives two to register.
Children | School and after-school place | hybrid | Portal and telephone | -2 | PUB-3.2.1 | childcare place application, school enrollment, nursery registration
The nearest school is full; somebody calls with two others before they have to ask.
Pain: Nine nurseries, nine waiting lists, nine forms.
Settling | Car and parking permit | agent | Portal | 0 | PUB-1.2.3, PUB-7.1.5 | register vehicle, resident parking permit, change car address
Plates may stay; the permit is bound to the number and nothing has to lie behind the windshield.
Settling | Bins and when they go out | agent | App | 2 ! | PUB-7.2.1 | order waste bin, waste collection calendar, bulky waste pickup
Two bins come on Thursday, the cardboard of the move is taken along, and the calendar is in the phone.

# A passport two weeks before the flight
Student whose passport expired in a drawer, flight booked, internship abroad.
From the scare to the passport in her hand.
Noticing | What is still possible | agent | Website | -2 | PUB-1.1.2, PUB-1.2.2 | express passport, how long does a passport take, emergency travel document
The page counts back from her flight: express works if the photograph is taken by Wednesday.
Applying | Slot for urgent cases | agent | Portal | -1 ! | PUB-1.1.1, PUB-1.2.2 | urgent appointment, passport appointment, same-day slot
A ticket for the flight opens the slots that are kept free; hers is tomorrow at eight.
Pain: Slots appear at midnight and are gone at a minute past.
Applying | Fingerprints and picture on the spot | human | Counter | 0 | PUB-1.2.2 | apply for passport, take fingerprints, passport photo at counter
The picture is made at the counter and tried at once by the machine that will refuse it otherwise.
Waiting | Word from the printer | agent | Text message | 0 | PUB-1.2.2 | passport status, ready for collection notice, track passport
Three messages: ordered, printed, here. None of them asks her to log in to anything.
Collecting | Out of the locker on Sunday | agent | Pick-up locker | 2 ! | PUB-1.2.2, PUB-1.1.1 | collect passport, document locker, passport pick-up
With the code and the old passport the flap opens; the old one is returned with a cut corner.

# Housing benefit for the first time
Cashier with two part-time jobs, one child, rent that rose in spring.
From the thought "surely not for us" to money on the first of the month.
Hesitating | Would we get anything | agent | Website | 0 | PUB-3.1.4, PUB-1.1.2 | benefit calculator, am I entitled, housing benefit information
Three figures, no name, and an honest "probably 140 to 180 a month".
Applying | Form in her language | hybrid | Portal | -1 | PUB-3.1.1, PUB-1.1.3 | apply for housing benefit, benefit application, interpreter at the counter
Questions come in Portuguese, answers are kept in both; wages are read from two payslips.
Pain: Thirteen pages, of which four ask for what page one knows already.
Applying | Help with the odd case | human | Counter | 1 | PUB-3.1.4 | benefit advice, social counseling, help with application
The father pays irregularly; a caseworker writes down what he really paid and does not ask why.
Waiting | Missing paper named once | agent | Letter and text message | -2 | PUB-3.1.1 | missing documents request, additional evidence, benefit case letter
One text says which page of the rental contract is missing, and takes a photograph as the answer.
Pain: "Your application is incomplete" after nine weeks, without a word on what is.
Decision | Letter that can be read aloud | hybrid | Letter | 1 ! | PUB-3.1.3, PUB-3.1.1 | benefit decision, notice of award, calculation sheet
Sum, from when to when, and how it adds up; what she has to report and what not stands in a box.
Later | More hours, less benefit, no debt | agent | Portal | 0 | PUB-3.1.2 | report change of income, recalculate benefit, change of circumstances
A payslip with more hours changes next month's payment, and nothing is claimed back in the year after.

# A conservatory for the terraced house
Couple with a plan on squared paper and neighbors on both sides.
From the question whether they may to the first coffee behind glass.
Asking | May we at all | agent | Portal | 0 | PUB-6.1.1, PUB-6.2.1 | do I need a permit, zoning question, building permit information
House number and depth are enough: within the plan, but a permit is needed because of the border.
Asking | Hour with a building officer | human | Town hall | 1 | PUB-6.1.1, PUB-6.1.3 | pre-application advice, building consultation, talk to planning office
The officer moves the wall by forty centimeters with a pencil and saves them a consent.
Applying | Checked while it is entered | agent | Portal | -1 | PUB-6.1.1 | submit building application, check building documents, digital building application
The site plan's scale is off; the portal shows where, before anybody stamps anything.
Pain: Four paper copies, and six weeks later a letter about the color of the site plan.
Waiting | Neighbor who has doubts | human | Letter and talk | -2 ! | PUB-6.1.2 | neighbor consultation, statements of neighbors, objection to building
The neighbor's worry is shade at four in the afternoon; a drawing of the sun in May ends it.
Waiting | Where the file lies | agent | Portal | 0 | PUB-6.1.2, PUB-6.1.3 | status of building application, consult agencies, permit progress
Five agencies, four of them green; the fifth has until the 14th, after which it counts as agreed.
Building | Permit with three conditions | human | Letter | 1 | PUB-6.1.3 | grant building permit, conditions of permit, permit notice
Each condition has its reason beside it; the one about rainwater names whom to ask.
Building | Inspector in rubber boots | human | On site | 2 ! | PUB-6.1.4 | building inspection, final acceptance, site visit of building authority
He looks at the joint to the neighbor's wall, signs on the tablet, and takes the coffee.

# The hole in the cycle path
Commuter who fell last week and wants nobody else to.
From the photograph at the roadside to smooth tar.
Reporting | Photograph from the saddle | agent | App | -2 | PUB-7.1.1 | report pothole, defect report app, road damage report
Place and size are read from the picture; the app says that two others reported it, too, and adds her to them.
Reporting | Told who is responsible | agent | App | -1 ! | PUB-7.1.1, PUB-1.1.2 | forward report to responsible office, road authority, report status
The path belongs to the county; the report goes there by itself, and she keeps one number.
Pain: "We are not responsible" as the whole answer.
Waiting | Barrier the same day | human | On the road | 0 | PUB-7.1.3, PUB-7.1.2 | secure damaged road, barrier for danger spot, road maintenance crew
A beacon stands at the edge in the evening, and the detour is signed for bicycles as well.
Done | Mended, with a picture | hybrid | App | 1 ! | PUB-7.1.1, PUB-7.1.2 | report closed, repair finished notice, road repair
Eleven days later the picture shows new tar; she rides over it and gives five stars.
Done | What the map showed | agent | Website | 1 | PUB-9.2.2, PUB-9.2.3 | open data on defects, published repair plan, news of the city
All reports of the year are on a map with the plan for next summer, the long patched street among them.

# Opening a small café
Barista of 29 with a lease from the first, an oven on order and no idea of permits.
From the lease to the first guest outside in the sun.
Finding out | All permits on one page | hybrid | Portal | -1 | PUB-5.1.1, PUB-1.1.2 | start a business checklist, permits for restaurant, one-stop shop for trades
One person at the town hall owns her case and says which five offices will hear of it.
Pain: Each office knows its own form, and none the order in which they are needed.
Registering | Trade registered in ten minutes | agent | Portal | 1 | PUB-5.1.1 | register trade, business registration, trade license online
Name, address and activity once; tax office and guild are told from there.
Licensing | Plan of kitchen and toilets | human | On site | -2 ! | PUB-5.1.2, PUB-5.2.1 | restaurant license, hygiene inspection before opening, food safety visit
The inspector stands in the empty room with her, draws the hand basin where it has to be, and comes before the tiler.
Licensing | Tables on the sidewalk | hybrid | Portal | 0 | PUB-6.2.4, PUB-7.1.3 | special use of public space, outdoor seating permit, sidewalk cafe permit
Eight chairs fit beside the stroller's width; the drawing is made from the city's own map.
Opening | Last signature before Friday | human | Telephone | 1 ! | PUB-5.1.2 | grant restaurant permit, provisional license, permit decision
On Wednesday the officer calls: all in, the paper follows, she may open.
Pain: The oven has stood ready for six weeks, and so has the rent.
Running | Reminder before it expires | agent | E-mail | 1 | PUB-5.1.3 | license expiry reminder, renew permit, hygiene training renewal
Eight weeks before the sidewalk permit ends there is a link with everything filled in.
`;

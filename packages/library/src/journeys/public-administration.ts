export const publicAdministration = `
# New in town with two children and a cat
Family who moved on Saturday, live between boxes, and start work and school on Monday.
A family settles in: address, school places, a parking permit and the right trash cans.
Finding out | Checklist for this household | agent | Website | 0 | PUB-1.1.2, PUB-1.2.1 | moving checklist, change of address information, citizen portal search
Four questions about cars, children and pets produce one list with dates in place of eleven general pages.
Registering | Proof of residence, only once | agent | Portal | 1 | PUB-1.2.1 | register new address, residents registration, online address change
They upload a photograph of the lease, and it serves as proof of residence for school, parking and the voter roll.
Registering | Appointment at city hall | human | City hall | -1 ! | PUB-1.1.1, PUB-1.2.1 | appointment at citizens office, counter service, waiting room
Birth certificates and shot records have to be shown in person; the seven o'clock appointments on Monday are kept for new families.
Pain: The next appointment is in five weeks, and school begins on Monday.
Children | School and after-school place | hybrid | Portal and telephone | -2 | PUB-3.2.1 | childcare place application, school enrollment, nursery registration
The school takes both children but its after-school program is full, and a clerk calls with two places at another one before they have to ask.
Pain: Nine after-school programs have nine waiting lists and nine forms.
Settling | Car and parking permit | agent | Portal | 0 | PUB-7.1.5, PUB-1.2.3 | register vehicle, resident parking permit, change car address
The portal reports the new address to the motor vehicle office and ties the parking permit to the car's plate.
Settling | Trash cans and collection days | agent | App | 2 ! | PUB-7.2.1 | order waste bin, waste collection calendar, bulky waste pickup
The app orders two cans for Thursday and a pickup for the moving boxes, and puts the collection days in a calendar.

# A passport two weeks before the flight
Student with a flight to an internship abroad who has just found that her passport has expired.
An urgent passport, and whether the office says early what is possible.
Noticing | Is there still time | agent | Website | -2 | PUB-1.1.2, PUB-1.2.2 | express passport, how long does a passport take, emergency travel document
The page counts back from her flight and says that an urgent appointment will do if she applies within three days.
Pain: "Processing takes about eight weeks" is all the page says.
Applying | Slot for urgent cases | agent | Portal | -1 ! | PUB-1.1.1, PUB-1.2.2 | urgent appointment, passport appointment, same-day slot
Her flight ticket opens the slots that are reserved for urgent cases; hers is tomorrow at eight.
Pain: Slots appear at midnight and are gone at a minute past.
Applying | Picture and papers checked on the spot | human | Counter | 0 | PUB-1.2.2 | apply for passport, take fingerprints, passport photo at counter
The clerk takes her picture and checks it, the form and the expired passport before she leaves the counter.
Waiting | Status by text message | agent | Text message | 0 | PUB-1.2.2 | passport status, ready for collection notice, track passport
She gets three texts, when the passport is ordered, printed and ready, and none of them asks her to log in.
Collecting | Passport out of the locker | agent | Pickup locker | 2 ! | PUB-1.2.2, PUB-1.1.1 | collect passport, document locker, passport pick-up
A code opens the pickup locker on Sunday, and the old passport lies beside the new one, canceled.

# Rent assistance for the first time
Cashier from Brazil with two part-time jobs and a child, whose rent rose in spring.
A benefit is applied for between two shifts, by somebody who doubts that it is meant for her.
Hesitating | Benefit calculator | agent | Website | 0 | PUB-1.1.2, PUB-3.1.4 | benefit calculator, am I entitled, housing benefit information
The calculator needs three figures and no name, and answers "probably $140 to $180 a month."
Applying | Form in her language | agent | Portal | -1 | PUB-3.1.1, PUB-1.1.3 | apply for housing benefit, benefit application, interpreter at the counter
The form is in Portuguese, asks for each thing once, and reads her wages from two pay stubs; the office gets it in English.
Pain: The form has thirteen pages, four of which ask again for what is on page one.
Applying | Help at the counter | human | Counter | 1 | PUB-3.1.4 | benefit advice, social counseling, help with application
Child support comes irregularly; a caseworker helps her write down what was really paid.
Waiting | Missing page requested | agent | Text message | -2 | PUB-3.1.1 | missing documents request, additional evidence, benefit case letter
Within two days a text says which page of the lease is missing, and she can answer it with a photograph.
Pain: After nine weeks she hears that her application is incomplete, but not which page it lacks.
Decision | Decision in plain words | hybrid | Letter | 1 ! | PUB-3.1.3, PUB-3.1.1 | benefit decision, notice of award, calculation sheet
The letter gives amount, period and calculation, and a box lists what she has to report from now on.
Later | More hours reported | agent | Portal | 0 | PUB-3.1.2 | report change of income, recalculate benefit, change of circumstances
She uploads a pay stub with more hours, and the benefit is adjusted from next month on.
Pain: She reports the extra hours at once, and a demand for repayment comes a year later.

# A sunroom for the row house
Couple in a row house who have drawn a sunroom on graph paper and have neighbors on both sides.
A small building permit with neighbors who have to be heard.
Asking | Do we need a permit | agent | Portal | 0 | PUB-1.1.2 | do I need a permit, zoning question, building permit information
Address and depth are enough for the portal to say that the sunroom is allowed, that it needs a permit, and how far it must stay from the lot line.
Asking | Hour with a plan reviewer | human | City hall | 1 | PUB-6.1.3, PUB-6.1.1 | pre-application advice, building consultation, talk to planning office
The plan reviewer moves a wall by sixteen inches with a pencil, so that the neighbors are asked but no zoning hearing is needed.
Applying | Application checked online | agent | Portal | -1 | PUB-6.1.1 | submit building application, check building documents, digital building application
The portal finds the wrong scale on the site plan while they upload it and shows them where.
Pain: They hand in four paper copies, and six weeks later get a letter about the color of the site plan.
Waiting | Neighbor heard | human | Letter and meeting | -2 ! | PUB-6.1.2 | neighbor consultation, statements of neighbors, objection to building
The office passes on the neighbor's worry about afternoon shade, and a drawing of the sun in May settles it.
Pain: The objection comes by certified mail, from somebody who says hello every morning.
Waiting | Status of the application | agent | Portal | 0 | PUB-6.1.2, PUB-6.1.3 | status of building application, consult agencies, permit progress
The portal shows that four of five agencies have agreed and that the fifth has until the 14th.
Building | Permit with three conditions | human | Letter | 1 | PUB-6.1.3 | grant building permit, conditions of permit, permit notice
The permit gives a reason for each of its three conditions and a name to ask about the one on rainwater.
Building | Final inspection | human | On site | 2 ! | PUB-6.1.4 | building inspection, final acceptance, site visit of building authority
The inspector checks the joint between the glass roof and the house wall, explains what he looks for, and signs on his tablet.

# The hole in the bike path
Commuter who fell last week and wants nobody else to.
A citizen reports a defect and would like to hear that it mattered.
Reporting | Pothole reported | agent | App | -1 | PUB-7.1.1 | report pothole, defect report app, road damage report
The app reads place and size from her picture and joins her report with two others on the same hole.
Pain: The form asks for a street number, and the path along the river has none.
Waiting | Report passed to the county | agent | App | -1 ! | PUB-7.1.1, PUB-1.1.2 | forward report to responsible office, road authority, report status
The report is passed to the county, which owns the path, and she keeps one case number for both offices.
Pain: "We are not responsible" is the whole answer, and the hole stays.
Waiting | Barrier the same day | human | Bike path | 0 | none | secure damaged road, barrier for danger spot, road maintenance crew
A road crew sets up a barrier that evening and posts a detour for bicycles.
Done | Repair reported | hybrid | App | 1 ! | PUB-7.1.1, PUB-7.1.2 | report closed, repair finished notice, road repair
Eleven days later the app sends a picture of new asphalt and asks whether the case may be closed.
Done | Map of all reports | agent | Website | -1 | PUB-9.2.2, PUB-9.2.3 | open data on defects, published repair plan, news of the city
The city's map shows every report of the year, marks holes that have opened again, and names the paths to be repaved next summer.
Pain: A year later the same hole opens again, and her report still counts as resolved.

# Opening a small café
Barista of 29 with a lease that has begun, an oven on order and no idea of permits.
All permits for a small business, at offices that each know only their own.
Finding out | One contact for all permits | hybrid | Portal | -1 | PUB-1.1.2, PUB-5.1.1 | start a business checklist, permits for restaurant, one-stop shop for trades
One case manager at city hall tells her which five offices have to agree and in which order.
Pain: Each office knows its own form, and none the order in which they are needed.
Registering | Business registered | agent | Portal | 1 | PUB-5.1.1 | register trade, business registration, trade license online
She enters name, address and activity once, and the state tax department is told from there.
Licensing | Health inspector's visit | human | On site | -2 ! | PUB-5.1.2, PUB-5.2.1 | restaurant license, hygiene inspection before opening, food safety visit
The health inspector comes before the tile setter, walks the empty room with her and marks where the hand sink has to be.
Pain: Nobody notices until opening day that a hand sink is missing, and by then the wall is tiled.
Licensing | Tables on the sidewalk | agent | Portal | 0 | PUB-5.1.2, PUB-7.1.3 | special use of public space, outdoor seating permit, sidewalk cafe permit
The portal draws eight chairs on the city's own map and leaves the width that pedestrians need.
Opening | Approval by phone | human | Telephone | 0 ! | PUB-5.1.2 | grant restaurant permit, provisional license, permit decision
Two days after the last inspection the licensing officer calls: everything is approved, the paper follows, and she may open.
Pain: The oven has stood ready for six weeks, with the rent running all the while.
Running | Renewal reminder | agent | E-mail | 1 | PUB-5.1.3 | license expiry reminder, renew permit, hygiene training renewal
Eight weeks before her sidewalk permit ends she gets a link to a renewal that is filled in already.

# Her father's last papers
Florist of fifty-five whose father died on Sunday and who has to arrange everything without her brother.
A death in the family: certificates, a grave, fees, and who has to be told.
First days | What to do first | agent | Website | -1 | PUB-1.1.2 | what to do after a death, information after bereavement, list of offices
The page lists five things to do with their deadlines and marks the three that the funeral director may do for her.
Pain: Each office lists its own papers, and none says which has to come first.
First days | Death certificate issued | human | County clerk's office | -2 ! | PUB-1.3.3 | register a death, death certificate, report a death
The registrar sees her without an appointment, in a quiet room, and reads the certificate to her slowly before it is sealed.
Pain: The next free slot is in nine days, and without the certificate there is no burial permit.
First days | Old birth record found | hybrid | E-mail | 0 | PUB-1.3.4 | old registry entry, copy from birth register, find certificate of birth
An e-mail tells her that the registrar herself has found his birth record, in a town that has changed its name twice.
Burial | Choosing a grave | human | Cemetery | 1 ! | PUB-1.3.3, PUB-7.1.6 | choose a grave, cemetery office, tree burial
A cemetery employee walks with her to three plots, one of them under an oak, and tells her what each costs with its upkeep.
Burial | Burial fees | agent | Letter | -1 | PUB-1.3.3, PUB-8.1.3 | burial fees, cemetery fee notice, pay grave fee
One bill covers grave, chapel, certificates and permit; it goes to the funeral director, as she had asked, with a copy to her.
Pain: Four bills arrive in four weeks, the last for a permit nobody had mentioned.
Afterwards | Other offices informed | agent | Letter | 1 | PUB-1.2.1, PUB-1.3.3 | deregister deceased, inform offices of a death, cancel registration
The county itself informs Social Security, the pension plan and the voter roll, and sends her a list of who has been told.
Afterwards | Driver's license handed in | human | Counter | 0 | PUB-1.2.4, PUB-1.2.3 | return driving license, hand in papers, deregister car of the deceased
The clerk voids his license with a punch and gives it back to her, since she would like to keep the photograph.
Pain: The clerk drops the license into a shredder box before she can ask for the photograph.

# A permit that ends in March
Nurse from Manila on a cardiac unit, two years in the country, whose work permit ends before the April schedule begins.
Extending a work permit in time, when a nurse's job depends on the card.
Noticing | Reminder before the permit ends | agent | Letter and e-mail | 0 | PUB-4.1.1 | residence permit expiry notice, extend permit reminder, permit runs out
Three months ahead a letter lists the four papers she needs and the page on which to upload them.
Applying | Documents uploaded | hybrid | Portal | -1 | PUB-4.1.1, PUB-9.1.1 | upload residence documents, permit application, submit proof of income
The hospital sends contract and pay stubs directly, she adds pictures of her passport and her nursing license, and nobody asks for originals.
Pain: The upload takes five pages, her contract has nine, and the counter wants originals anyway.
Applying | Receipt that extends the permit | agent | Portal | -2 ! | PUB-4.1.1, PUB-1.1.1 | extend work permit, permit extension receipt, interim certificate
While the case is open the portal issues a receipt that extends the permit, with a code that her hospital can verify.
Pain: The old card expires before the new one is decided on, and the hospital has to take her off the schedule.
Applying | Question about the night shifts | human | Telephone | 0 | PUB-4.1.2, PUB-4.1.1 | question of immigration officer, employer statement, check of work permit
Night shift bonuses make her income jump; an officer calls her and settles it in five minutes.
Decision | Fingerprints at the counter | human | Counter | 1 | PUB-1.1.1, PUB-4.1.1, PUB-1.1.3 | fingerprints for residence card, counter talk with interpreter, biometrics
Her fingerprint appointment begins on time, takes eleven minutes, and she leaves with the date on which the card will be printed.
Decision | New permit and next steps | human | Counter | 2 ! | PUB-4.2.1, PUB-4.1.1 | permanent residence advice, naturalization advice, settle permanently
With the card the officer gives her a sheet: when she may apply for a green card, when for citizenship, and what to collect.

# A ticket for a car that stood in the garage
Locksmith of thirty-eight, fined because a camera took somebody else's plate for his, in a town he has never been to.
A traffic fine for the wrong car, contested and dropped.
Letter | Notice with the photograph | agent | Letter and portal | -1 | PUB-5.2.3 | parking fine notice, speeding ticket, hearing form
A code in the letter shows him the picture, with an eight that the camera read as a three.
Pain: The letter has no picture, and seeing it takes a visit to a town three hours away.
Letter | Ticket contested in two sentences | agent | Portal | -1 ! | PUB-5.2.3, PUB-2.3.1 | object to a fine, dispute a ticket, answer to hearing
He checks "not my vehicle" and adds two sentences, and the portal stops the deadline.
Pain: Contesting it takes a notarized form by mail, and the deadline runs on.
Checking | Evidence looked at again | human | Portal | 0 | PUB-5.2.3 | review of evidence, check number plate, case officer fines
A case officer compares picture and registration, sees that the plate was misread, and tells him so in the portal.
Checking | Reminder withdrawn | agent | Letter and text message | -1 | PUB-8.1.4 | reminder for a fine, dunning by treasury, enforcement notice
A reminder that went out a day before the decision is withdrawn by a second letter and a text, and the late fee with it.
Pain: A late fee is added while his reply sits unopened in another department.
Over | Case closed | agent | Letter | 1 ! | PUB-9.1.2, PUB-5.2.3 | case closed letter, withdrawal of notice, dismissal of fine
The letter closes the case in two lines, says that nothing is owed, and apologizes.
Over | Payment refunded | agent | Bank account | 2 | PUB-8.1.3 | refund of fine, return payment, overpaid fee
When the reminder came his wife had paid to be done with it; the town matches the payment with the file and refunds it.

# The street festival of the sailing club
Retired ship's captain who chairs the club and has promised the neighbors a quiet night.
An event on public ground: a closed street, a plan for rain and for fire, and neighbors who want to sleep.
Idea | One application for all offices | hybrid | Portal | 0 | PUB-5.1.2 | event permit application, festival license, event notification
One form covers bar, band, tents and street, and goes only to the offices that are concerned.
Idea | Gym booked in case of rain | agent | Portal | 1 | PUB-3.4.2 | book sports hall, let civic rooms, hall booking for clubs
The portal shows the gym free on the Saturday of the festival, holds it, and lets him cancel up to two days ahead.
Planning | Street closure planned on site | human | On site | 0 | PUB-7.1.3 | close street for event, traffic order, road closure permit
A traffic officer walks the street with him, moves the bar two yards for the fire engine, and signs the sketch.
Planning | Safety plan for four hundred | human | Meeting | -1 ! | PUB-5.1.2, PUB-7.3.2 | event safety concept, fire safety for events, meeting with fire department
The fire marshal lends him the plan of the department's own summer festival to start from.
Pain: He is sent a template for stadiums, forty pages with a chapter on stampedes.
The day | Noise complaint that night | human | On site | -1 | PUB-5.2.2 | noise complaint at event, public order patrol, neighbor dispute
Two officers listen from the neighbor's balcony, then come to him and have the band turn its loudspeakers away.
Pain: The patrol pulls the plug on the band without a word to him.
After | Trash carts picked up | agent | App | 1 | PUB-7.2.1 | order bins for event, extra waste collection, event waste pickup
The app lists the eight trash carts ordered with the permit and the hour of pickup; by noon on Monday they are gone.
After | Club grant paid | hybrid | Portal | 2 ! | PUB-8.2.3 | club grant, proof of use of grant, subsidy for associations
The city's grant for the festival's youth program, $800, is paid against five photographed receipts.

# Property tax, twice as much
Retired couple in a 1931 house who have been billed twice what they paid last year.
An assessment that looks wrong is explained, appealed and corrected.
Notice | Tax notice explained | agent | Letter | -2 ! | PUB-8.1.1 | property tax notice, assessment letter, tax bill for house
The first page sets old and new value and old and new rate side by side and shows how the bill follows.
Pain: The notice has six pages, three of which explain how to appeal and none how the bill came about.
Notice | Callback from the tax office | hybrid | Telephone | -1 | PUB-1.1.2, PUB-8.1.1 | call tax office of the town, question about tax notice, citizen line
The phone system takes the parcel number and offers a callback on Thursday between two and three.
Pain: The line hangs up after fifty minutes, at the end of the clerk's shift.
Asking | An attic that was counted as a floor | human | City hall | 1 | PUB-8.1.1, PUB-6.2.3 | correct living space, check property data, talk to tax clerk
The clerk opens the 1931 drawing and sees that the sloped attic was assessed as a full floor.
Asking | Appeal filed | hybrid | Portal | -1 | PUB-2.3.1 | objection to tax notice, lodge objection, objection received
The clerk helps them file a two-line appeal, so that the deadline is kept while the file is checked.
Pain: The month to appeal runs out while they wait for someone to explain the notice.
Paying | Old installments until the decision | agent | Letter | 0 | PUB-8.1.4, PUB-8.1.3 | installments for tax, deferral of property tax, payment plan with treasury
Until the decision they go on paying the old amount, in four installments as before.
Paying | Corrected tax notice | agent | Letter | -1 ! | PUB-8.1.1, PUB-9.1.2 | amended tax notice, corrected assessment, new property tax bill
The amended notice is a third lower, has the drawing attached, and spreads what they still owe over a year.
Pain: The attic stays in the record, and suing over it would cost more than the tax.

# Three weeks before the locks are changed
Father of two who works nights in a warehouse and has been behind on the rent since his divorce.
An eviction is averted, from the court's letter to a lease that goes on.
Letter | Social worker at the door | human | At home | -2 ! | PUB-3.3.2 | eviction notice, prevent homelessness, home visit after court notice
The court has informed the housing office, and a social worker comes at five in the afternoon, when he is awake.
Pain: Every letter goes into a drawer, and so does the one from the court.
Letter | Letters sorted | human | At home | -1 | PUB-3.1.4 | debt advice, sort letters, social counseling at home
The social worker opens and sorts all eleven letters with him, and three turn out to be the same debt.
Pain: Eleven sealed envelopes lie in the drawer, and he no longer knows whom he owes how much.
Talking | Talk with the landlord | human | Telephone | 0 | PUB-3.3.2 | negotiate with landlord, take over rent arrears, keep the lease
The social worker calls the landlord with the father listening in, says how much can be paid by when, and takes down what is asked for in return.
Talking | Emergency loan | hybrid | Counter | -2 | PUB-3.1.1 | rent arrears loan, application for rent debts, emergency benefit
Two pay stubs and the lease are enough for an emergency loan, which is decided within three days.
Pain: The office takes six weeks to decide, and the locks are changed in three.
Staying | Rent debt paid | agent | Letter | 1 ! | PUB-3.1.3, PUB-9.1.2 | decision on rent debts, notice of benefit, confirmation to landlord
The office pays the landlord directly, and the notice says what the tenant pays back each month.
Staying | Waiting list for a smaller apartment | agent | Portal | 0 | PUB-3.3.1 | social housing application, smaller flat offer, housing list
The portal puts him on the list for a smaller apartment and records the children's school as a condition.
Staying | Follow-up visit | human | At home | 0 | PUB-3.1.4, PUB-3.3.2 | follow-up visit, aftercare housing, social worker call
In April the social worker visits once more and sees that three rents have been paid on time.
Pain: The case is closed with the first payment, and by April the rent is late again.
`;

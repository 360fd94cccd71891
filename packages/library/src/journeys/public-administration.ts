export const publicAdministration = `
# New in town with two children and a cat
Family who moved on Saturday, live between boxes, and start work and school on Monday.
From the address on the doorbell to school places, a parking permit and the right trash cans.
Finding out | One list for this household | agent | Website | 0 | PUB-1.1.2, PUB-1.2.1 | moving checklist, change of address information, citizen portal search
Four answers about cars, children and pets make a list with dates, instead of eleven pages with all there is.
Registering | Registered from the moving van | agent | Portal | 1 | PUB-1.2.1 | register new address, residents registration, online address change
The landlord's confirmation is a photograph; the new address is on the chip of the identity card the same evening.
Registering | Counter with an appointment | human | Town hall | -1 ! | PUB-1.1.1, PUB-1.2.1 | appointment at citizens office, counter service, waiting room
The grandmother's foreign passport has to be seen; at 10:40 it is 10:40, with a seat for her.
Pain: No appointment in five weeks, and the law gives two to register.
Children | School and after-school place | hybrid | Portal and telephone | -2 | PUB-3.2.1 | childcare place application, school enrollment, nursery registration
The nearest school is full; somebody calls with two others before they have to ask.
Pain: Nine day care centers, nine waiting lists, nine forms.
Settling | Car and parking permit | agent | Portal | 0 | PUB-1.2.3, PUB-7.1.5 | register vehicle, resident parking permit, change car address
Plates may stay; the permit is bound to the number and nothing has to lie behind the windshield.
Settling | Trash cans and when they go out | agent | App | 2 ! | PUB-7.2.1 | order waste bin, waste collection calendar, bulky waste pickup
Two cans come on Thursday, the cardboard of the move is taken along, and the calendar is in the phone.

# A passport two weeks before the flight
Student whose passport expired in a drawer, flight booked, internship abroad.
An urgent passport, and whether the office says early what is possible.
Noticing | What is still possible | agent | Website | -2 | PUB-1.1.2, PUB-1.2.2 | express passport, how long does a passport take, emergency travel document
The page counts back from her flight: express works if the photograph is taken by Wednesday.
Pain: "Processing takes about eight weeks" is all the page says.
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
Cashier with two part-time jobs and a child, whose rent rose in spring.
Applying for a benefit without help, by somebody who doubts that it is meant for her.
Hesitating | Would we get anything | agent | Website | 0 | PUB-1.1.2, PUB-3.1.4 | benefit calculator, am I entitled, housing benefit information
Three figures, no name, and an honest "probably 140 to 180 a month".
Applying | Form in her language | hybrid | Portal | -1 | PUB-3.1.1, PUB-1.1.3 | apply for housing benefit, benefit application, interpreter at the counter
Questions come in Portuguese, answers are kept in both; wages are read from two pay stubs.
Pain: Thirteen pages, of which four ask for what page one knows already.
Applying | Help with the odd case | human | Counter | 1 | PUB-3.1.4 | benefit advice, social counseling, help with application
The father pays irregularly; a caseworker writes down what he really paid and does not ask why.
Waiting | Missing paper named once | agent | Letter and text message | -2 | PUB-3.1.1 | missing documents request, additional evidence, benefit case letter
One text says which page of the rental contract is missing, and takes a photograph as the answer.
Pain: "Your application is incomplete" after nine weeks, without a word on what is.
Decision | Letter that can be read aloud | hybrid | Letter | 1 ! | PUB-3.1.3, PUB-3.1.1 | benefit decision, notice of award, calculation sheet
Sum, from when to when, and how it adds up; what she has to report and what not stands in a box.
Later | More hours, less benefit, no debt | agent | Portal | 0 | PUB-3.1.2 | report change of income, recalculate benefit, change of circumstances
A pay stub with more hours changes next month's payment, and nothing is claimed back in the year after.
Pain: She reports the extra hours at once, and a demand for repayment comes a year later.

# A sunroom for the row house
Couple with a plan on squared paper and neighbors on both sides.
A small building permit with neighbors who have to be heard.
Asking | May we at all | agent | Portal | 0 | PUB-1.1.2 | do I need a permit, zoning question, building permit information
Street number and depth are enough: within the plan, but a permit is needed because of the border.
Asking | Hour with a building officer | human | Town hall | 1 | PUB-6.1.3, PUB-6.1.1 | pre-application advice, building consultation, talk to planning office
The officer moves the wall by sixteen inches with a pencil and saves them a consent.
Applying | Checked while it is entered | agent | Portal | -1 | PUB-6.1.1 | submit building application, check building documents, digital building application
The site plan's scale is off; the portal shows where, before anybody stamps anything.
Pain: Four paper copies, and six weeks later a letter about the color of the site plan.
Waiting | Neighbor who has doubts | human | Letter and talk | -2 ! | PUB-6.1.2 | neighbor consultation, statements of neighbors, objection to building
The neighbor's worry is shade at four in the afternoon; a drawing of the sun in May ends it.
Pain: The objection comes by registered mail, from somebody who says hello every morning.
Waiting | Where the file lies | agent | Portal | 0 | PUB-6.1.2, PUB-6.1.3 | status of building application, consult agencies, permit progress
Five agencies, four of them green; the fifth has until the 14th, after which it counts as agreed.
Building | Permit with three conditions | human | Letter | 1 | PUB-6.1.3 | grant building permit, conditions of permit, permit notice
Each condition has its reason beside it; the one about rainwater names whom to ask.
Building | Inspector in rubber boots | human | On site | 2 ! | PUB-6.1.4 | building inspection, final acceptance, site visit of building authority
He looks at the joint to the neighbor's wall, signs on the tablet, and takes the coffee.

# The hole in the bike path
Commuter who fell last week and wants nobody else to.
A citizen reports a defect and would like to hear that it mattered.
Reporting | Photograph from the saddle | agent | App | -1 | PUB-7.1.1 | report pothole, defect report app, road damage report
Place and size are read from the picture; the app says that two others reported it, too, and adds her to them.
Pain: The form wants a street number, and the path along the river has none.
Waiting | Told who is responsible | agent | App | -1 ! | PUB-7.1.1, PUB-1.1.2 | forward report to responsible office, road authority, report status
The path belongs to the county; the report goes there by itself, and she keeps one number.
Pain: "We are not responsible" as the whole answer.
Waiting | Barrier the same day | human | On the road | 0 | none | secure damaged road, barrier for danger spot, road maintenance crew
A barricade stands at the edge in the evening, and the detour is signed for bicycles as well.
Done | Mended, with a picture | hybrid | App | 1 ! | PUB-7.1.1, PUB-7.1.2 | report closed, repair finished notice, road repair
Eleven days later the picture shows new asphalt; she rides over it and gives five stars.
Done | What the map showed | agent | Website | -1 | PUB-9.2.2, PUB-9.2.3 | open data on defects, published repair plan, news of the city
All reports of the year are on a map with the plan for next summer, the long patched street among them.
Pain: A year later the same hole opens again, and her report still counts as resolved.

# Opening a small café
Barista of 29 with a lease from the first, an oven on order and no idea of permits.
All permits for a small business, at offices that each know only their own.
Finding out | All permits on one page | hybrid | Portal | -1 | PUB-5.1.1, PUB-1.1.2 | start a business checklist, permits for restaurant, one-stop shop for trades
One person at the town hall owns her case and says which five offices will hear of it.
Pain: Each office knows its own form, and none the order in which they are needed.
Registering | Trade registered in ten minutes | agent | Portal | 1 | PUB-5.1.1 | register trade, business registration, trade license online
Name, address and activity once; tax office and guild are told from there.
Licensing | Plan of kitchen and toilets | human | On site | -2 ! | PUB-5.1.2, PUB-5.2.1 | restaurant license, hygiene inspection before opening, food safety visit
The inspector stands in the empty room with her, draws the hand basin where it has to be, and comes before the tiler.
Pain: That a basin is missing is found out on opening day, behind the new tiles.
Licensing | Tables on the sidewalk | hybrid | Portal | 0 | PUB-5.1.2, PUB-7.1.3 | special use of public space, outdoor seating permit, sidewalk cafe permit
Eight chairs fit beside the stroller's width; the drawing is made from the city's own map.
Opening | Last signature before Friday | human | Telephone | 1 ! | PUB-5.1.2 | grant restaurant permit, provisional license, permit decision
On Wednesday the officer calls: all in, the paper follows, she may open.
Pain: The oven has stood ready for six weeks, and so has the rent.
Running | Reminder before it expires | agent | E-mail | 1 | PUB-5.1.3 | license expiry reminder, renew permit, hygiene training renewal
Eight weeks before the sidewalk permit ends there is a link with everything filled in.

# Her father's last papers
Florist of fifty-five whose father died on Sunday and who has to arrange everything without her brother.
A death in the family: certificates, a grave, fees, and who has to be told.
First days | What has to be done, in order | agent | Website | -1 | PUB-1.1.2 | what to do after a death, information after bereavement, list of offices
Five things with their last day, three of which the funeral director may do, and none before Thursday.
Pain: Each office lists its own papers, and none says which has to come first.
First days | Certificate without an appointment | human | Registry office | -2 ! | PUB-1.3.3 | register a death, death certificate, report a death
A door of its own and a chair; the registrar reads the name out once, slowly, so that it is spelled right.
Pain: "Next free slot in four weeks" for a paper without which nobody may be buried.
First days | Birth entry of 1937 | hybrid | E-mail | 0 | PUB-1.3.4 | old registry entry, copy from birth register, find certificate of birth
It lies in another town that has had two names since; the registrar asks there herself.
Burial | Which grave, and for how long | human | Cemetery | 1 ! | PUB-1.3.3, PUB-7.1.6 | choose a grave, cemetery office, tree burial
A gardener walks with her to three trees and says which of them stands in the sun in the morning.
Burial | Fees on one notice | agent | Letter | -1 | PUB-8.1.3, PUB-1.3.3 | burial fees, cemetery fee notice, pay grave fee
Grave, chapel and certificates are in one bill, which goes to the funeral director as she had wished.
Pain: Four bills arrive in four weeks, the last for a permit nobody had mentioned.
Afterwards | Everybody has been told | agent | Letter | 1 | PUB-1.3.3, PUB-1.2.1 | deregister deceased, inform offices of a death, cancel registration
The register, the pension office and the tax office hear of it from the town; she gets a list of who was told.
Afterwards | Driver's license handed in | human | Counter | 0 | PUB-1.2.4, PUB-1.2.3 | return driving license, hand in papers, deregister car of the deceased
The clerk punches a hole in it and gives it back, since it has a photograph of him at twenty.
Pain: The clerk drops the license into a shredder box before she can ask for the photograph.

# A permit that ends in March
Nurse from Manila on the heart ward, two years in the country, and a ward that plans on her for April.
Extending a residence permit in time, when a job and a ward depend on the card.
Noticing | Letter before the date | agent | Letter and e-mail | 0 | PUB-4.1.1 | residence permit expiry notice, extend permit reminder, permit runs out
Three months ahead it says in English, too, which four papers will do, and where to send them.
Noticing | No slot, and what counts meanwhile | agent | Portal | -2 ! | PUB-1.1.1, PUB-4.1.1 | appointment at immigration office, no free appointment, interim certificate
Having applied in time is enough: a certificate with a code comes at once, and her ward can check it.
Pain: People who sleep in front of the office, for a ticket with a number.
Applying | Papers sent once | hybrid | Portal | -1 | PUB-4.1.1, PUB-9.1.1 | upload residence documents, permit application, submit proof of income
Contract and pay stubs come from the hospital itself; she adds a picture of the passport.
Pain: The upload takes five pages, her contract has nine, and the counter wants originals anyway.
Applying | Question about the night shifts | human | Telephone | 0 | PUB-4.1.2, PUB-4.1.1 | question of immigration officer, employer statement, check of work permit
Bonuses make her income jump; an officer asks on the phone and not in a letter with a deadline.
Decision | Fingers and a face she knows | human | Counter | 1 | PUB-1.1.3, PUB-4.1.1 | fingerprints for residence card, counter talk with interpreter, biometrics
Eleven minutes at the counter, and the clerk says the date on which the card is printed.
Decision | Five years, and a way further | human | Counter | 2 ! | PUB-4.1.1, PUB-4.2.1 | permanent residence advice, naturalization advice, settle permanently
With the card comes a sheet: in two years she may ask for the passport, and what to collect until then.

# A ticket for a car that stood in the garage
Locksmith of thirty-eight whose plate has been read as somebody else's, in a town he was never in.
A penalty notice for the wrong car, contested and dropped.
Letter | Photograph with the notice | agent | Letter and portal | -1 | PUB-5.2.3 | parking fine notice, speeding ticket, hearing form
By the code in the letter he sees the picture: an eight that is a three, on a car that is not his.
Pain: The letter has no picture, and seeing it takes a visit to a town three hours away.
Letter | Objection in two sentences | agent | Portal | -1 ! | PUB-5.2.3, PUB-2.3.1 | object to a fine, dispute a ticket, answer to hearing
He checks "not my vehicle", and the deadline stands still from that minute.
Pain: Whoever calls is told that nothing can be said on the phone about proceedings.
Checking | Somebody looks again | human | Behind the portal | 0 | PUB-5.2.3 | review of evidence, check number plate, case officer fines
A clerk holds both pictures side by side and sees it in as many seconds as he did.
Checking | Reminder that crosses it | agent | Letter | -1 | PUB-8.1.4 | reminder for a fine, dunning by treasury, enforcement notice
It had left the day before; a second letter withdraws it before he has found his reading glasses.
Pain: A late fee is added while his objection lies unopened in another department.
Over | Closed, and no cost | agent | Letter | 1 ! | PUB-9.1.2, PUB-5.2.3 | case closed letter, withdrawal of notice, dismissal of fine
Two lines, file number, nothing owed, and a sentence that does without "as a courtesy".
Over | What he had paid already | agent | Bank account | 2 | PUB-8.1.3 | refund of fine, return payment, overpaid fee
His wife had paid it to be done with it: the treasury recognizes it by the file and sends it back.

# The street festival of the sailing club
Ship's captain on shore for good, who chairs the club and has promised the neighbors a quiet night.
An event on public ground: a closed street, a plan for rain and for fire, and neighbors who want to sleep.
Idea | Once for all eight offices | hybrid | Portal | 0 | PUB-5.1.2 | event permit application, festival license, event notification
One form for bar, band, tents and street; those who do not concern him do not hear of it.
Idea | Hall as a plan for rain | agent | Portal | 1 | PUB-3.4.2 | book sports hall, let civic rooms, hall booking for clubs
Free on that Saturday, with tables: he takes it on option until the Wednesday.
Planning | Officer who draws the lane | human | On site | 0 | PUB-7.1.3 | close street for event, traffic order, road closure permit
She walks it with him, moves the bar by two yards for the fire engine, and signs the sketch.
Planning | Safety concept for four hundred | human | Meeting | -1 ! | PUB-5.1.2, PUB-7.3.2 | event safety concept, fire safety for events, meeting with fire department
The fire officer brings last year's of the firemen's own feast, which he may copy.
Pain: A template for stadiums, forty pages, with a chapter on stampedes.
The day | Too loud at half past ten | human | On site | -1 | PUB-5.2.2 | noise complaint at event, public order patrol, neighbor dispute
Two officers listen from the neighbor's balcony, and the band turns its back to it.
Pain: The patrol pulls the plug on the band without a word to him.
After | Dumpsters gone by noon | agent | App | 1 | PUB-7.2.1 | order bins for event, extra waste collection, event waste pickup
Eight dumpsters were ordered with the permit; on Monday at twelve the street is a street.
After | Grant with five receipts | hybrid | Portal | 2 ! | PUB-8.2.3 | club grant, proof of use of grant, subsidy for associations
Youth sailing gets eight hundred; five photographs of bills are the whole proof.

# Property tax, twice as much
Retired couple in a house of 1931 who are to pay twice what they paid last year.
An assessment that looks wrong is explained, objected to and corrected.
Notice | Reason on the first page | agent | Letter | -2 ! | PUB-8.1.1 | property tax notice, assessment letter, tax bill for house
New value, new rate, old value, old rate: four numbers and one sum, before any paragraph.
Pain: A notice of six pages of which three are instructions on how to object.
Notice | Forty callers before them | hybrid | Telephone | -1 | PUB-1.1.2, PUB-8.1.1 | call tax office of the town, question about tax notice, citizen line
The recording asks for the tax number, and offers to call back on Thursday between two and three.
Pain: The line hangs up after fifty minutes, at the end of the clerk's shift.
Asking | House that has an attic too many | human | Town hall | 1 | PUB-8.1.1, PUB-6.2.3 | correct living space, check property data, talk to tax clerk
The clerk opens the drawing of 1931; the attic was counted as a floor, and has a slope they can show her.
Asking | Objection to keep the date | hybrid | Portal | -1 | PUB-2.3.1 | objection to tax notice, lodge objection, objection received
She helps them to write it, two lines, so that the month does not run out meanwhile.
Pain: The month to object runs out while they wait for someone to explain the notice.
Paying | Four dates, not one | agent | Letter | 0 | PUB-8.1.4, PUB-8.1.3 | installments for tax, deferral of property tax, payment plan with treasury
Until it is decided they pay the old sum, by quarter as they always have.
Paying | Notice that is right | agent | Letter | -1 ! | PUB-8.1.1, PUB-9.1.2 | amended tax notice, corrected assessment, new property tax bill
A third less, with the sketch attached, and what they had paid too much is taken off in May.
Pain: The attic stays in the record, and suing over it would cost more than the tax.

# Three weeks before the locks are changed
Father of two, warehouse on night shift, four months of rent behind since the divorce.
From the letter of the court to a lease that goes on.
Letter | Someone rings the bell | human | At home | -2 ! | PUB-3.3.2 | eviction notice, prevent homelessness, home visit after court notice
The court has told the housing office; a social worker stands there at five, when he is up.
Pain: The letters had gone to the drawer, since each of them only said another sum.
Letter | Drawer on the table | human | At home | -1 | PUB-3.1.4 | debt advice, sort letters, social counseling at home
They open all eleven, put them in order, and three of them are one and the same debt.
Pain: Eleven sealed envelopes lie in there, and he no longer knows whom he owes how much.
Talking | Landlord at the same table | human | Telephone | 0 | PUB-3.3.2 | negotiate with landlord, take over rent arrears, keep the lease
She calls him, says what can be there by when, and he says what he needs in writing.
Talking | Loan by the office | hybrid | Counter | -2 | PUB-3.1.1 | rent arrears loan, application for rent debts, emergency benefit
Two pay stubs and the lease are enough; it is decided on Thursday, since it must be.
Pain: The office takes six weeks to decide, and the locks are changed in three.
Staying | Paid to the right account | agent | Letter | 1 ! | PUB-3.1.3, PUB-9.1.2 | decision on rent debts, notice of benefit, confirmation to landlord
The money goes to the landlord, the notice says what he pays back, and how much is left to live on.
Staying | Apartment with one room less | agent | Portal | 0 | PUB-3.3.1 | social housing application, smaller flat offer, housing list
For later he is put on the list, with the school of the children as a condition that counts.
Staying | Visit in spring | human | At home | 0 | PUB-3.1.4, PUB-3.3.2 | follow-up visit, aftercare housing, social worker call
She comes by in April without a letter; the rent has been paid three times, and there is cake.
Pain: The case is closed with the first payment, and by April the rent is late again.
`;

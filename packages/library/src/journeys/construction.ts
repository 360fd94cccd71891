export const construction = `
# A condo bought from a drawing
Couple with a baby on the way who have borrowed for a condo that is still a hole behind a fence.
A condo bought before it is built: finishes, payments by stage, the handover and the first defects.
Choosing | A model to walk through | human | Sales office | 1 | CON-7.2.1 | sell new homes, sales consultation for flats, reserve unit
The sales agent shows them in the model that Unit 12 is dark in November, and they take 14.
Choosing | Reserved for ten days | agent | Portal | 0 | CON-7.2.1 | reservation agreement, reserve apartment, unit availability
The portal holds the unit for ten days, in which they can sign the contract, and credits the reservation fee against the price.
Wishes | Bathroom within a budget | hybrid | Portal | -1 | CON-7.2.2 | special wishes of buyers, choose finishes, change request for flat
They choose tiles, outlets and a second sink by the builder's deadlines, and see what each adds in dollars and days.
Pain: A request sent in April is answered in June, after the floor has been poured.
Building | Photograph every Friday | agent | App | 1 | none | progress report for buyers, site photos, construction news
Every Friday there is a picture from the crane and one honest sentence about the schedule.
Building | Stage bill with its proof | hybrid | Letter and portal | -2 ! | CON-7.2.3 | stage payment, installment by progress, call progress payment
The bill comes when the stage is finished, with the engineer's confirmation, and their bank gets the form that it wants.
Pain: The stage is billed on the day it begins instead of on the day it ends.
Handover | Walk-through and defects | human | On site | 0 | CON-6.1.3, CON-4.3.2 | handover of flat, acceptance protocol, snag list
They find eleven defects, the site manager adds two more, and each has a date before he leaves.
After | Crack over the door | agent | App | 1 ! | CON-6.2.1 | warranty notice, report defect after handover, defect claim
The warranty desk answers their picture: a settlement crack, harmless, to be filled in May with all the others in the building.

# The heating that fails on the first of December
Tenant on the fourth floor with a grandmother of 88 in the next room.
An urgent repair in a rented apartment, and the reduction of rent that goes with it.
Cold | Reported from bed | agent | App | -2 ! | CON-8.3.1 | report repair, heating failure, tenant repair request
The app asks whether all radiators are cold and whether somebody frail lives there, and sends the technician on call.
Pain: The office's answering machine gives the opening hours and takes no messages.
Cold | Technician with a time | hybrid | Text message | -2 | CON-8.3.1, CON-8.3.4 | dispatch contractor, appointment for repair, craftsman arrival
A message names the technician and a window from eight to ten; he brings two electric heaters along.
Pain: "Some time today," says the office, and the grandmother sits in her coat until five.
Warm again | Pump, and what comes next | human | At the door | 1 | CON-8.3.4, CON-8.3.2 | repair heating, boiler room visit, heating maintenance
By noon the radiators are warm; the technician says that he has put in a new pump and that one more part is on order.
Warm again | Rent reduced without a fight | agent | Letter | 1 ! | CON-8.2.1, CON-8.1.3 | rent reduction, credit rent, tenant account
The day without heat is credited on the January rent, and a letter says so before they have asked.
Later | Statement one can follow | agent | Portal | 0 | CON-8.2.2, CON-8.2.3 | service charge statement, heating bill, utility costs of tenants
The next utility statement explains each line in a sentence and charges the old pump's extra power to the landlord.
Pain: The statement is four pages of shares and percentages without one sentence.

# Forty applicants and one apartment
Apprentice of 21 and a friend, with two low wages and one guarantor between them.
How two people without much to show apply for an apartment among forty others.
Looking | Showing by appointment | agent | Portal | 0 | CON-8.1.1 | book viewing, rental ad, flat viewing appointment
They book fifteen minutes of their own and see floor plan and total rent before they come.
Looking | Questions for the tenant moving out | human | Apartment | 1 | CON-8.1.1, CON-8.1.5 | flat viewing, show apartment, talk to previous tenant
The departing tenant tells them about the window that sticks, and the agent leaves the room meanwhile.
Applying | Papers asked for in the right order | hybrid | Portal | -2 ! | CON-8.1.1 | rental application, tenant self-disclosure, proof of income for rent
The portal asks for pay stubs only once they are among the last three applicants, and their guarantor signs online.
Pain: They send tax returns and bank statements to a stranger, for an apartment that is already gone.
Signing | Lease explained before it is signed | human | Video call | 0 | CON-8.1.2 | sign lease, rental contract, deposit agreement
The agent explains by video what the yearly increase comes to in three years and splits the deposit into three parts.
Moving in | Everything photographed together | human | Apartment | 2 ! | CON-8.1.5, CON-8.1.2 | handover protocol, meter readings at move-in, key handover
They go through the apartment with the manager, photograph and list scratches and meter readings, and each side keeps a copy.

# A bathroom that was promised for Easter
Mother of three in a house from 1936 with a single bathroom.
A renovation in an occupied home: quote, dust, changes and the final bill.
Planning | Drawing at the kitchen table | human | At home | 1 | CON-2.1.4, CON-1.2.1 | renovation planning, sketch with client, measure on site
The planner measures, asks who bathes and who showers, and sketches the new layout around the pipes.
Planning | Price with what is not in it | hybrid | E-mail | 0 | CON-1.2.4, CON-1.2.5 | renovation offer, bid for bathroom, cost estimate
The quote goes trade by trade and states that what hides behind the tiles may add as much as $2,000.
Building | Week by week on one page | agent | App | -1 | CON-4.1.2, CON-4.1.1 | construction schedule for client, look-ahead of trades, who comes when
The app shows week by week who comes when, what will be loud, and on which two days there is no water.
Pain: The tile setter rings the bell at seven, on a day that nobody had told her of.
Building | Lead pipe in the wall | human | On site | -2 ! | CON-5.2.1, CON-4.2.2 | variation order, unforeseen work, price change on site
The site manager stops work, gives her three ways with three prices, and begins none before she agrees.
Pain: The surprise turns up on the final invoice, under "miscellaneous."
Building | Tile setter who comes back for one tile | human | On site | 1 | CON-4.2.4, CON-4.3.1 | tiling work, fit out bathroom, quality of works
The tile setter sees an uneven tile himself, sends her a picture, and comes back on Monday to redo it.
Done | Invoice that adds up | hybrid | E-mail | 1 ! | CON-5.2.3, CON-5.1.1 | final account, final invoice of builder, interim payment
A week before Easter the final invoice comes: the quote and the lead pipe, with the warranty of each trade attached.

# A school for the town
A town's director of facilities, with a school to be finished by the first day of classes.
A public school building, from the questions of bidders to the first morning of classes.
Bidding | Questions of bidders | hybrid | Bid portal | -1 | CON-1.1.2, CON-1.2.5 | tender questions, bidder query, submit bid to public client
A bidder's question on an old well is answered on the portal, for all seven bidders at once.
Pain: Bidders ask by phone, one by one, and two of them price two different wells.
Award | Interview with the team | human | Town hall | 1 | CON-1.2.5, CON-2.1.4 | bid presentation, contractor interview, present method to client
The people who will build it speak, not those who sold it, and their plan keeps the crane away from the preschool next door.
Building | Monthly status report | hybrid | Dashboard and call | 0 | CON-4.2.3, CON-5.3.2 | status report to client, client meeting, project progress
Once a month she gets schedule, cost and three risks on a page, each named before it costs anything.
Building | Claim for eleven days | human | Meeting | -2 ! | CON-5.2.2, CON-5.2.1 | delay claim, extension of time, disruption negotiation
Rain and a late decision of hers cost eleven days; both sides compare their daily logs and agree that nine of them are hers.
Pain: The claim comes when the roof is already on, and runs to four hundred pages.
Finishing | Everything tried once, with her | human | On site | 1 | CON-6.1.1, CON-6.1.2 | commissioning with client, test building services, as-built documents
Alarm, blinds and kitchen hood are tested one after another, with the custodian at the controls.
Finishing | Handover and first school day | human | On site | 2 ! | CON-6.1.3 | acceptance of works, handover of building, opening day
The site manager hands over keys and records and is there on the first morning in case a door sticks.

# A warehouse that has to stand by October
Owner of a tool maker who builds for the first time and has sold her old building as of the thirtieth of October.
A commercial building from the bid to the keys, for an owner who has never built.
Choosing | Bid that says what is missing | hybrid | E-mail | 0 | CON-1.2.5 | bid for a warehouse, submit a bid, construction offer
What is not in the bid is listed on its second page, from the sprinkler tank to the road, with a figure for each.
Choosing | Evening over the plans | human | Meeting | 1 | CON-2.1.4 | design meeting with client, sketch with the client, floor plan
The designer moves paper forklifts across the plan with her and her warehouse lead, and two doors change places.
Permit | Questions of the fire department | hybrid | E-mail | -1 | CON-2.2.2 | answer authorities' queries, permit comments, fire department review
She gets the fire department's four points, who answers which, and what they do to her date.
Pain: For five weeks the permit is "in process," and the letter with the four points sits at the architect's office.
Building | Sample of the floor | human | On site | 0 | CON-2.1.3 | review samples, sample approval, shop drawings
Her heaviest forklift drives over a sample of the floor before she signs for the finish.
Building | Steel three weeks late | human | Telephone | -2 ! | CON-4.1.1 | update the program, schedule update, delay notice to client
The project manager calls on the day he hears of it and says how a second shift would win back two of the three weeks.
Pain: Every chart is green until the truck with the steel does not come.
October | Walk with eleven points | human | On site | -1 | CON-6.1.3, CON-4.3.2 | acceptance of works, punch list, handover walk
They walk the building with a list of eleven points, nine of which are done before the shelves arrive.
Pain: The list has ninety points, and whoever could close them has gone to the next site.
October | Manuals and keys together | agent | Portal | 1 ! | CON-6.1.2 | as-built papers, manuals at handover, warranty documents
Manuals, test records and the warranty dates of all trades are in one folder on the day she gets the keys.

# Nine feet from the pit
Retired couple whose brick house of 1928 stands beside the pit of a new clinic.
A building site as its neighbors live it, from the first visit to a crack in the hallway.
Before | Visit before the first truck | human | At home | 0 | CON-2.2.4 | talk with neighbors, visit neighbors, neighbor information
The project manager rings the bell, brings a calendar of the loud weeks, and leaves a number that is answered at night.
Before | Every crack photographed | human | At home | 1 | CON-2.2.4 | record cracks before works, survey of neighboring houses, condition survey
An engineer photographs each crack with them, has both sides sign the list, and sets up a vibration sensor in the basement.
The loud weeks | Pile driving from eight | agent | Text message | -1 | CON-2.2.3 | noise hours of the permit, construction noise notice, permit conditions
A text on Sunday gives the hours of the week's pile driving, none of them before eight, and the limit set for the sensor.
Pain: The pile driver begins at ten to seven, although the permit says eight.
The loud weeks | Stopped at the limit | human | Telephone | -2 ! | CON-4.4.2 | stop unsafe work, safety officer on site, vibration limit
At the first reading above the limit the safety officer stops the machine and calls them before they call him.
Pain: The sensor has been dead since Friday, and the cups move on the shelf.
After | Compared with the pictures | human | At home | 0 ! | CON-2.2.4 | compare cracks after works, damage to neighbors, second survey
The engineer lays the pictures beside the walls: the crack in the hallway is new and will be paid for, the one in the basement is old.
Pain: Nobody took pictures in spring, and now the builder says that every crack was there before.

# A painter who wants to be paid
Painter with eleven employees who takes on two floors of an office building for a general contractor.
A subcontractor's job on somebody else's site, from the bid invitation to the retainage at its end.
Invitation | Wall areas and a date | agent | Portal | 0 | CON-1.2.3 | subcontract inquiry, obtain subcontract quotes, quote request to trades
The bid invitation has the wall areas of both floors and the day by which his quote will be answered.
Award | Dates before the price | human | Meeting | 1 | CON-3.1.1 | negotiate and award packages, award meeting, subcontract award
With the site manager in the room he and the buyer settle which wall is ready to paint on which day before they come to the price.
Award | Papers uploaded once | agent | Portal | -1 | CON-3.1.3 | verify subcontractors' papers, certificate of insurance, subcontractor records
Insurance and license are uploaded once and count for every site of this contractor until they expire.
Pain: Each site wants the same nine papers again, and the gate cannot find them.
On site | First morning at the gate | human | Site gate | 0 | CON-4.4.1 | site induction, admit people to site, safety briefing
The briefing is given in Spanish as well, and eleven helmets have their stickers before seven.
On site | Walls that are not there | human | Site meeting | -2 ! | CON-4.1.2 | weekly look-ahead, trade meeting, weekly work plan
On Tuesday he hears that the drywall is late; his people move to the stairwell, and the delay goes into the minutes.
Pain: Four painters stand on an empty floor, and the day is booked as his delay.
Paid | Progress payment measured | hybrid | On site and portal | -1 | CON-5.1.2 | certify trades' payment claims, progress payment, subcontractor invoice
His payment application is checked with him on the floor, and each cut has its reason in the certificate.
Pain: The application comes back eight percent lower, and the reason given is "per site."
Paid | Retainage released | agent | Portal and bank transfer | 0 ! | CON-5.1.3 | release retention, retention and bonds, warranty bond
The floors are walked in the week he finishes; the portal shows the day on which the retainage falls due, and on that day it is paid.
Pain: Five percent stays with the contractor for another two years because nobody has walked the floors.
`;

export const buildingTrades = `
# No heat on the second of January
Retired couple in a house from 1974 with a boiler that shows a code, and their grandson for the week.
From a cold morning, through a repair that only buys time, to a heat pump with money from the state.
Cold | Call at seven ten | agent | Telephone | -2 ! | PHE-1.1.1 | call the plumber, heating emergency, report a fault
The phone assistant hears that a child is in the house, takes the code on the display and books a visit between ten and eleven.
Pain: At the first two companies a recording says that the office opens again on Monday.
Cold | Name and face of the technician | agent | Text message | 0 | PHE-2.1.2 | arrival time of the fitter, appointment with the technician, on the way message
At ten past ten a text gives the technician's name and picture and says "twenty minutes."
Cold | Warm again, for now | human | Basement | 1 | PHE-3.2.1 | repair at the customer's, fault repair, heating repair
The technician has the electrode in his van; he shows them the rust behind it and gives the boiler two winters at most.
New heating | An hour through the house | human | At home | 1 | PHE-1.1.3 | site visit, survey at the customer's, home visit for a quote
The owner of the company measures radiators and the way to the electrical panel and asks what they do not want.
New heating | Three ways, with prices | hybrid | E-mail | 0 | PHE-1.2.1, PHE-1.2.2 | quote for heating, offer to customers, quote explained
The quote gives boiler, heat pump and both a page each, with cost, savings, weeks of work and what is still open.
New heating | The state's form | agent | Portal | -1 | PHE-1.3.1, PHE-1.3.2 | subsidy for customers, application for funding, grid notice for customers
The rebate form arrives filled in but for the bank account, and says not to sign the order until it is approved.
Pain: A neighbor signed a week too early and got nothing.
Building | Three days of dust | human | At home | -1 | PHE-3.1.1, PHE-2.1.3 | installation at the customer's, fit the heating, work on site
The crew covers the floors, has water back each evening, and had announced the one day without hot water.
Pain: Plastic sheets go up on day two, after the dust has reached the bedrooms.
Building | Handover of the system | human | Basement | 2 ! | PHE-3.1.2 | start-up with customer, handover of the system, instruction of customers
The technician has both of them set the controls, writes the right pressure on the pipe and leaves his own card.
After | Bill as it was quoted | hybrid | E-mail | 1 | PHE-4.1.2 | invoice of the contractor, final invoice, progress bill
The invoice has the one extra, an outlet, on a line of its own, with the day on which they approved it.

# A drip behind the new shower
Landlady of a duplex whose bathroom was finished in May and whose downstairs tenant has a brown ceiling in September.
A defect after the work is done: whose fault it is, who opens the wall, and what is never paid back.
Noticing | Picture of the ceiling | agent | Text message | -1 | PHE-1.1.1, PHE-4.2.1 | report leak, water damage call, defect notice to plumber
The office's message line asks for two pictures and whether the water is shut off, and books the first slot tomorrow.
Pain: The company that was there every day in May takes four days to call back.
Noticing | Looked at by the one who built it | human | On site | 0 | PHE-3.2.1, PHE-4.2.1 | find leak, locate fault, warranty visit
The plumber who fitted it pressurizes the pipe, sees it hold, and says that it must be the drain or the grout.
Opening | Three tiles have to go | human | On site | -2 ! | PHE-3.2.4, PHE-3.1.4 | open wall, agree extra work, find hidden leak
Before the first tile comes off she and the plumber sign what each of them pays, depending on what is found behind it.
Pain: The plumber wants to be paid for opening the wall, and the tile setter has moved to Arizona.
Opening | Defect repaired | human | On site | 1 | PHE-4.2.1, PHE-3.2.1 | settle defect, warranty repair, repair leak
The gasket was pinched when the drain was set; the plumber says so, replaces it and runs the shower for an hour.
Paying | What the warranty covers | hybrid | E-mail | -1 ! | PHE-4.2.1, PHE-4.1.2 | warranty claim plumber, defect settlement, who pays for damage
The office confirms drain, tiles and labor as warranty work and reports ceiling and lost rent to its liability insurer.
Pain: The insurer pays for paint, and not for the tenant's rent that she had to give back.
Paying | Asked for a review | agent | Text message | -1 | PHE-4.2.3 | ask for review, customer feedback, rating of contractor
The request goes out only when the case is closed, and asks first whether everything has been put right.
Pain: A cheerful request for five stars arrives while the ceiling is still brown.

# A charger in the garage
Pharmacist on night shifts whose electric car arrives on the twentieth, in a row house with a panel from 1979.
A charger at home, from three photographs to the rebate.
Asking | Three photographs | agent | Web form | 0 | PHE-1.1.1 | request for a charger, sort calls, inquiry with photographs
The form asks for pictures of panel, garage and the way between them, and tells her what can be said from those.
Asking | Twenty minutes at the panel | human | At home | 1 | PHE-1.1.3 | survey the site, check the panel, visit before quote
The electrician adds up stove, dryer and car with her and finds that the panel has room while she sleeps, from nine to four.
Quote | Two ways in one quote | hybrid | E-mail | -1 | PHE-1.2.1 | quote for a charger, write quotes, offer for electrical work
One way needs a new panel and the other a device that charges when the dryer is off, each with its price.
Pain: The first company had quoted a new panel for $4,800 and had not mentioned another way.
Waiting | City and utility | agent | Text message | -2 ! | PHE-1.3.2 | notify grid operators, electrical permit, inspectors and utility
The company files with city and utility on the day of the order, and a text says which of the two has not answered yet.
Pain: The car sits in the garage for six weeks, charging from an extension cord.
The day | Done by noon | human | Garage | 1 | PHE-3.1.1 | install devices, pull cables, install a charger
Two electricians pull the cable behind the shelves instead of across the ceiling and sweep up.
The day | The inspector looks in | human | Garage | 0 ! | PHE-3.1.3 | test and certify installations, inspection of wiring, test record
The electrician is there when the inspector comes, opens the cover for him, and has the readings on a sheet.
After | Rebate form filled in | agent | E-mail | 2 | PHE-1.3.1 | rebate form, prepare subsidy papers, incentive for chargers
Serial number and permit are in the form already; she adds her bank account and sends it off.

# Fourteen guests and one bathroom
Host of a Thanksgiving dinner whose only toilet backs up at two in the afternoon.
A clogged main on a holiday: who comes, what it costs, and what was in the pipe.
Two o'clock | Holiday line | human | Telephone | -2 ! | PHE-3.2.3 | emergency plumber on holidays, stand by at night, after-hours service
The plumber on call asks which drains are slow, names the holiday rate, and says that he can be there by four.
Pain: Three recordings, and the fourth company wants $900 before anybody sets out.
Two o'clock | Where the van is | agent | Text message | -1 | PHE-2.1.2 | arrival time of plumber, tell customers when somebody comes, technician on the way
A text shows the van on a map and asks the host to keep all faucets closed until it is there.
Pain: The plumber comes at seven, when the guests have left to find a bathroom.
Four o'clock | Camera in the pipe | human | Basement | 0 | PHE-3.2.4 | camera inspection of drains, clear drains, find a blockage
The plumber runs the camera with the host looking on: roots, thirty-one feet out, and nothing that the kitchen did.
Four o'clock | Open again | human | Bathroom | 1 ! | PHE-3.2.4 | clear drains, open a clogged main, drain cleaning
After forty minutes the line is free; the plumber flushes three times and will not stay for pie.
After | Bill at the rate he had named | hybrid | E-mail | -1 | PHE-4.1.2 | bill for emergency service, bill jobs, holiday rate
Two hours at the holiday rate are on the bill, with the picture of the roots.
Pain: Two hours have become three, since the drive home is counted as well.
After | What to do about the roots | human | Telephone | 0 | PHE-1.2.2 | follow up quotes, offer after a repair, call after emergency
The following Tuesday the office calls with two ways, cutting the roots each fall or a new pipe in spring, and does not press.
Pain: Nobody calls, and by Easter the drain is slow again.

# A shower she can walk into
Couple in their seventies, she with Parkinson's disease, who want to grow old in their own house.
An accessible bathroom, planned around how she moves, and the days without one.
Planning | Shown how she does it | human | At home | 1 | PHE-1.1.3 | survey a bathroom, measure on site, bathroom for seniors
She shows the plumber how she gets in and out of the tub, and he measures what she holds on to.
Planning | Drawing with its price | hybrid | Visit | 0 | PHE-1.2.1 | quote for a bathroom, accessible shower offer, write quotes
The drawing has a door that opens outward, and each item has its price, so that some of it can wait.
Planning | Grant for safe homes | agent | Portal | -1 | PHE-1.3.1 | grant for accessible bathroom, prepare subsidy papers, home safety grant
The county's form comes filled in, with the drawing attached and the place for the doctor's signature marked.
Pain: The county's form has eleven pages, and comes back because no drawing was with it.
Building | Calendar for the refrigerator | agent | Letter | 0 | PHE-2.1.2, PHE-2.1.3 | align trades on site, schedule of trades, who comes when
A calendar in large print says on which days plumber, tile setter and painter come, and when the water is off.
Building | Nine days without a bathroom | human | At home | -2 ! | PHE-3.1.1 | install a shower, install pipes, bathroom renovation
Before anything is torn out the crew puts a toilet beside the bedroom and a shower in the laundry room.
Pain: The old toilet leaves on the first morning, and the portable one is out in the yard.
Building | Grab bar four inches lower | human | At home | 1 | PHE-3.1.4 | agree on changes, change on site, extras
She tries the bar before the holes are drilled; it goes four inches lower, and the change sheet says "no charge."
After | Her first shower alone | human | At home | 2 ! | PHE-3.1.2 | start up and adjust, set water temperature, handover of bathroom
Before her first shower alone the plumber sets the limit of the hot water with her hand under it and shows her husband the screw.

# A second sink by the first of the month
Café owner whose health inspector wants a second sink by the first of the month, nineteen days from now.
A small job that nobody wants, done in time, and a reminder that should not have been sent.
Asking | Too small for the others | agent | E-mail | -1 | PHE-1.1.2 | choose jobs, decline a job, small job request
By evening an e-mail says that the company takes the job between two larger ones, and that a plumber will look on Thursday.
Pain: The call promised for Friday does not come, and twelve of the nineteen days are gone.
Asking | Looked at before opening | human | Café | 0 | PHE-1.1.3 | survey the site, visit at a café, measure for a sink
A plumber comes at six, finds the drain behind the dishwasher, and takes a picture of the inspector's letter.
Quote | Flat price the same day | agent | E-mail | 1 | PHE-1.2.1 | flat price, quote for small job, write quotes
One price covers sink, faucet and the health department's sheet, and holds for a week.
The job | One outlet more | human | Café | -1 | PHE-3.1.4 | agree on extras, change on site, extra work approved
She asks for one more outlet while they are at it; it is priced on the tablet before anybody drills.
Pain: It is done in passing, without a word about the price, and turns up on the bill as $240.
The job | Record for the inspector | human | Café | 1 ! | PHE-3.1.3 | test and certify installations, test record, tightness test
The plumber tests the joints, signs the sheet, and tapes a copy inside the cabinet.
After | Reminder for a bill she has paid | agent | E-mail | -2 ! | PHE-4.1.4 | payment reminder, remind who has not paid, overdue invoice
Card payments are matched before any reminder goes out, and what she gets is a receipt with a thank-you.
Pain: The reminder asks for the whole amount and mentions a lien, although she paid by card on the day.
`;

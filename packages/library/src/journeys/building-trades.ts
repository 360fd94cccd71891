export const buildingTrades = `
# No heat on the second of January
Retired couple in a house of 1974 with a boiler that shows a code, and their grandson for the week.
From a cold morning, through a repair that only buys time, to a heat pump with money from the state.
Cold | Call at seven ten | agent | Telephone | -2 ! | PHE-1.1.1 | call the plumber, heating emergency, report a fault
The phone assistant hears that a child is in the house, takes the code on the display and books ten to eleven.
Pain: At the first two companies a recording says that the office opens again on Monday.
Cold | Name and face of the technician | agent | Text message | 0 | PHE-2.1.2 | arrival time of the fitter, appointment with the technician, on the way message
At ten past ten they get the technician's name and picture and "twenty minutes".
Cold | Warm again, for now | human | Basement | 1 | PHE-3.2.1 | repair at the customer's, fault repair, heating repair
The technician has the electrode on his van; he shows them the rust behind it and gives the boiler two winters at most.
New heating | An hour in every room | human | At home | 1 | PHE-1.1.3 | site visit, survey at the customer's, home visit for a quote
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
The technician has her set the controls herself, writes one number on the pipe and leaves his own card.
After | Bill as it was quoted | hybrid | E-mail | 1 | PHE-4.1.2 | invoice of the contractor, final invoice, progress bill
The invoice has the extra outlet on a line of its own, with the picture and her approval from Tuesday.

# A drip behind the new shower
Landlady of a duplex whose bathroom was finished in May and whose downstairs tenant has a brown ceiling in September.
A defect after the work is done: whose fault it is, who opens the wall, and what is never paid back.
Noticing | Picture of the ceiling | agent | Text message | -1 | PHE-1.1.1, PHE-4.2.1 | report leak, water damage call, defect notice to plumber
The office's message line asks for two pictures and whether the main is shut, and books the first slot tomorrow.
Pain: The company that was there every day in May takes four days to call back.
Noticing | Looked at by the one who built it | human | On site | 0 | PHE-3.2.1, PHE-4.2.1 | find leak, locate fault, warranty visit
The plumber who fitted it pressurizes the pipe, hears it hold, and says that it must be the drain or the grout.
Opening | Three tiles have to go | human | On site | -2 ! | PHE-3.2.4, PHE-3.1.4 | open wall, agree extra work, find hidden leak
Before the first tile comes off they sign what each side pays, depending on what is found behind it.
Pain: He wants to be paid for opening the wall, and the tile setter has moved to Arizona.
Opening | Defect repaired | human | On site | 1 | PHE-4.2.1, PHE-3.2.1 | settle defect, warranty repair, repair leak
The gasket was pinched when the drain was set; the plumber says so, replaces it and runs the shower for an hour.
Paying | What the warranty covers | hybrid | E-mail | -1 ! | PHE-4.2.1, PHE-4.1.2 | warranty claim plumber, defect settlement, who pays for damage
The office confirms drain, tiles and labor as warranty work and reports the ceiling to its liability insurer.
Pain: The insurer pays for paint, and not for the tenant's rent that she had to give back.
Paying | Asked for a review | agent | Text message | -1 | PHE-4.2.3 | ask for review, customer feedback, rating of contractor
The request goes out only when the case is closed, and asks first whether everything has been put right.
Pain: A cheerful request for five stars arrives on the day she paid the painter herself.
`;

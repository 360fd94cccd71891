export const buildingTrades = `
# No heat on the second of January
Retired couple in a house of 1974 with a boiler that shows a code, and their grandson for the week.
From a cold morning, through a repair that only buys time, to a heat pump with money from the state.
Cold | Call at seven ten | agent | Telephone | -2 ! | PHE-1.1.1 | call the plumber, heating emergency, report a fault
It hears that there is a small child, asks for the code on the display, and says between ten and eleven.
Pain: The first two companies had a tape running until Monday.
Cold | Name and face of the technician | agent | Text message | 0 | PHE-2.1.2 | arrival time of the fitter, appointment with the technician, on the way message
At ten past ten a picture, a first name and "twenty minutes" arrive, and the dog is put in the kitchen.
Cold | Warm again, for now | human | Basement | 1 | PHE-3.2.1 | repair at the customer's, fault repair, heating repair
The electrode was on the van; he shows them the rust behind it and says honestly: two winters at most.
New heating | An hour in every room | human | At home | 1 | PHE-1.1.3 | site visit, survey at the customer's, home visit for a quote
The master measures radiators and the way to the electrical panel, and asks what they do not want.
New heating | Three ways, with prices | hybrid | E-mail | 0 | PHE-1.2.1, PHE-1.2.2 | quote for heating, offer to customers, quote explained
Boiler, heat pump, both: what each costs, saves and disturbs stands on a page each, with open questions named.
New heating | The state's form | agent | Portal | -1 | PHE-1.3.1, PHE-1.3.2 | subsidy for customers, application for funding, grid notice for customers
Everything is filled in but the bank account; it says not to sign the order until the number has come.
Pain: A neighbor signed a week too early and got nothing.
Building | Three days of dust | human | At home | -1 | PHE-3.1.1, PHE-2.1.3 | installation at the customer's, fit the heating, work on site
Shoes on paper, water back each evening, and on Wednesday no hot water as had been said.
Pain: Plastic sheets go up on day two, after the dust has reached the bedrooms.
Building | How it is turned down | human | Basement | 2 ! | PHE-3.1.2 | start-up with customer, handover of the system, instruction of customers
He lets her turn the knob herself, writes one number on the pipe, and leaves his own card.
After | Bill as it was quoted | hybrid | E-mail | 1 | PHE-4.1.2 | invoice of the contractor, final invoice, progress bill
The extra socket stands on a line of its own, with the picture and her yes from Tuesday.
`;

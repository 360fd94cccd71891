export const utilities = `
# Moving in to a dark apartment
Couple who got the keys at noon and find no power, and the meter behind a locked basement door.
Moving in without power: getting it on, signing up, and not paying the default tariff for long.
Needs: UTL-2.1.4
The evening | Is it an outage or us | agent | App | -2 ! | UTL-2.2.4, UTL-8.2.1 | no power after moving in, report move-in, is there an outage
The app knows that the street has power and that nobody is registered at this meter.
Pain: The supplier, the network and the landlord each give the number of one of the others.
The evening | Reconnected from a distance | agent | App | 1 | UTL-7.1.4, UTL-8.2.1 | reconnect smart meter, move-in activation, remote switch on
Name and date are enough; twenty minutes later the refrigerator hums.
First week | Meter reading by photograph | agent | App | 0 | UTL-7.1.1, UTL-7.1.2 | submit meter reading, read meter by photo, handover reading
The number and the digits are read from the picture, and a reading below the last tenant's is asked about at once.
First week | Tariff chosen, not inherited | agent | Website | 0 | UTL-8.1.3, APQC PCF 3.5.4 | sign up for electricity, choose tariff, household supply contract
What the default supply costs stands beside two tariffs, with the total of a year for two people.
Pain: The most expensive tariff is the one that people get by doing nothing.
First year | Advance that fits two people | agent | Letter and app | -1 | UTL-8.2.3, APQC PCF 9.2.2 | set monthly advance, budget payment, adjust installment
After three months the reading shows less than estimated, and they may lower the sum by a slider.
Pain: The monthly sum follows the last tenants, a family of five with an electric water heater.
First year | First bill without a shock | hybrid | Letter and app | 2 ! | UTL-8.2.2, UTL-8.3.1, APQC PCF 9.2.2 | annual bill, yearly statement of consumption, final bill explained
Eleven dollars come back; the bill's second page explains in a picture what is price, what is grid, what is tax.

# The storm, the candles and the freezer
Village butcher with a full cold store and no power since early morning.
A long outage at a business with a cold store, and the claim that follows.
Needs: UTL-2.1.4
Dark | What everybody is told | agent | Text message | -1 | UTL-2.2.4 | outage notification, interruption information, power cut message
Before he finds the flashlight, a message names the line, the trees, and the first guess of an hour.
Pain: He hears how large the outage is from a neighbor's radio, and an hour from nobody.
Dark | Call that gets through | hybrid | Telephone | -2 ! | UTL-2.2.1 | fault hotline, report power outage, emergency call of network operator
A voice system knows his street; when he says "cold store", a person takes over and puts him on the list.
Pain: Four hundred callers hear that all lines are busy.
Waiting | Guess that gets better | agent | Text message | 0 | UTL-2.2.2, UTL-2.2.4 | restoration time, estimated time of restoration, fault progress
Crew on site, two poles down, half past eleven: the third message can be planned by.
Waiting | Generator for two hours | human | On site | 1 ! | UTL-2.2.3, UTL-2.2.2 | emergency generator, storm restoration crew, mobile power supply
A crew that passes anyway leaves a generator for cold store and pharmacy.
Afterwards | Claim for twenty-six pounds | agent | Web form | -1 | UTL-8.3.3, APQC PCF 6.2.3 | claim damages after outage, compensation for power cut, liability claim
Time and street are known already; he adds a photograph and the delivery note.
Pain: A letter about force majeure that three lawyers wrote for nobody in particular.
Afterwards | Answer that can be followed | human | Letter | -1 | UTL-8.3.3, UTL-8.3.2, APQC PCF 6.2.3 | decision on damage claim, goodwill payment, answer to complaint
Storm is nobody's fault, says the letter, and pays half for the two hours in which a switch was set late.
Pain: The refusal cites the storm, and no line of it answers his question about the two hours.

# Sun on the roof
Family with a south roof, an electric car on order, and a neighbor who waited for eight months.
Rooftop solar from the grid request to the first credit.
Wishing | Offer from the roof's picture | agent | Website | 1 | UTL-8.1.4 | solar roof offer, photovoltaic quote, solar calculator
Address and bill yield a drawing with twenty-two modules, and a return that also shows the cloudy year.
Wishing | Visit under the roof tiles | human | At home | 0 | UTL-8.1.4 | site visit for solar, roof survey, technical check for panels
The technician looks at rafters and fuse box, takes six modules off for the chimney's shade, and says so.
Grid | Question to the network | agent | Portal | -2 ! | UTL-1.2.3, UTL-1.2.1 | grid connection request for solar, register generation plant, feed-in application
Standard roofs get their answer within a day; the state of it is on the same page as the drawing.
Pain: The installer waits for the network, the network for a form, and the modules lie in the garage.
Building | Two days of scaffolding | human | At home | 0 | UTL-8.1.4 | install solar panels, fit photovoltaic plant, installer appointment
They come when they said; the dog gets used to them, and the fuse box is labeled afterwards.
Building | Meter for both directions | human | At home | -1 | UTL-7.1.3, UTL-7.1.4 | two-way meter, meter exchange appointment, install smart meter
One visit swaps the meter and switches the plant on, within two hours that were named the evening before.
Pain: The panels are finished in May, and stand switched off until a meter comes in July.
Running | Payment for every sunny month | agent | App | 2 ! | UTL-8.2.4 | feed-in payment, solar credit note, payment for generation
Month by month: made, used, fed in, paid; in July the car drove on the roof alone.

# A bill four times as high
Woman of 77 who heats one room only and is to pay 2,140 within two weeks.
A bill that is too high is checked, corrected and explained.
Needs: UTL-8.1.3, UTL-8.1.5
Shock | Letter at the mailbox | agent | Letter | -2 | UTL-8.2.2, APQC PCF 9.2.2 | high bill, yearly energy bill, back payment demand
A bill that is four times last year's does not go out without somebody having looked at it.
Pain: The machine estimates, the machine bills, the machine reminds.
Asking | Call in the morning | human | Telephone | -1 | UTL-8.3.1, APQC PCF 6.2.2 | question about bill, billing inquiry, bill too high
The voice is patient, sees the estimate from when nobody was at home, and asks her to read out the meter.
Pain: She waits half an hour, and is asked for a customer number in print too small for her.
Asking | Reading with the neighbor's help | hybrid | Telephone and photograph | 0 | UTL-7.1.2, UTL-7.1.1 | check meter reading, correct reading, validate consumption
Two digits had been swapped; the neighbor's photograph settles it while she is still on the phone.
Mending | Deadline stopped at once | agent | Letter | 1 ! | UTL-8.2.5, APQC PCF 9.2.4 | stop dunning, suspend payment reminder, hold collection
No reminder goes out while the case is open, and a letter of two lines tells her so.
Mending | New bill, one page | hybrid | Letter | 1 ! | UTL-8.2.2, APQC PCF 9.2.2 | corrected bill, bill cancellation and rebilling, revised invoice
Old and new figures stand side by side; there is a credit, and an apology that is not a phrase.
Pain: The corrected bill arrives as a third envelope, and all three claim to be valid.
After | Advance lowered again | agent | Letter | 0 | UTL-8.2.3, APQC PCF 9.2.2 | adjust advance payment, lower monthly installment, direct debit change
The monthly sum had jumped with the wrong bill; it goes back by itself, and the bank is told.
Pain: The debit keeps to the wrong bill until she has called a third time.

# Brown water before breakfast
Father who stands in the kitchen with a bottle for the baby and water the color of tea.
A water quality incident, for parents who have to know whether it is safe for a baby.
Seeing | What is it, and may we | agent | App and website | -2 ! | UTL-4.1.5, UTL-2.2.4 | brown water, discolored water notice, flushing announcement
Street and time are on the map: mains were flushed at five; not harmful, but not for bottles until nine.
Pain: The notice had been in the newspaper nobody takes.
Asking | Line that knows the street | human | Telephone | -2 | UTL-2.2.1 | water emergency line, report water quality, utility service line
He says "baby", and gets the words he needs: boil or bottled, and where a tank stands today.
Pain: The operator reads him the legal limits and cannot say whether a baby may drink it.
Asking | Sample taken at noon | human | At home | 0 | UTL-4.1.4 | water sample, water quality test, drinking water complaint
A sampler comes to the door, lets it run, fills two bottles and leaves a card with a number.
Knowing | Result, with the limits beside it | agent | E-mail | 1 ! | UTL-4.1.4 | water analysis result, drinking water report, quality report for customers
Iron above taste, everything else far below; a small line shows when it was clear again.
Afterwards | Told next time | agent | Text message | 1 | UTL-2.2.4, UTL-4.1.5 | planned works notice, subscribe to outage alerts, flushing schedule
The evening before the next flushing there is a text, with the hour and a tip about the washing machine.

# No water from eight to four
Hairdresser with four chairs and a bridal party booked for that very Thursday at nine.
Works on the main of a shopping street: announced, moved for a good reason, and over when the tap runs clear.
Needs: UTL-4.1.5
Notice | Letter with a street number in it | agent | Letter and text message | 0 | UTL-2.2.4, UTL-2.1.2 | planned works notice, announce interruption, water shutdown notice
Hours, the stretch of street and a telephone number stand in the first three lines, eleven days ahead.
Notice | Could you begin at noon | human | Telephone | -1 ! | UTL-2.1.2, UTL-2.2.4 | postpone water shutdown, other date for planned works, planned outage request
The planner sees who hangs on the same two valves, calls the crew back in her hearing, and says yes.
Pain: Whoever she asks, the date was set by somebody else and cannot be moved.
Thursday | Cans at the salon door | human | On site | 1 | UTL-3.2.1, UTL-2.2.2 | emergency water supply, standpipe in the street, crew on site
Two technicians carry ten gallons in before they lift the first cover, and tell her which tap to open at the end.
Thursday | One hour becomes two | agent | Text message | -2 | UTL-2.2.4 | works take longer, end of interruption, restoration time
The old valve does not close; the new hour comes with the reason, while she can still call her four o'clock.
Pain: Dry taps past the promised hour, and nobody who says until when.
Afterwards | Milky, and why that is harmless | agent | Text message | 1 | UTL-4.1.5 | cloudy water after works, flushing notice, flush pipes after shutdown
It is air: three minutes at the cold tap, none at the boiler, and a photograph of what would not be normal.
Afterwards | Called the next morning | human | Telephone | 2 | UTL-8.3.1, UTL-8.3.2 | call after works, customer feedback on works, question after shutdown
Somebody asks whether the pressure is back at the last basin, and notes that Mondays suit the street better.

# When the money is short in winter
Single father whose hours were cut and who has stopped opening the reminders.
Arrears in winter, and help that comes before the disconnection.
Needs: UTL-8.1.3, UTL-8.1.5
Reminded | Letter that offers a way | agent | Letter and app | -1 | UTL-8.2.5, APQC PCF 9.2.4 | payment reminder, overdue energy bill, first dunning letter
Sum, date and three ways out stand above the word "disconnection".
Pain: Fees that grow faster than he could ever save.
Reminded | Threat and a telephone number | hybrid | Letter | -2 ! | UTL-8.2.5, APQC PCF 9.2.4 | disconnection notice, supply cut-off warning, final reminder
The notice names the day, the law, the advice center, and a person with a direct line.
Pain: The notice names a sum and a day, and nobody whom one could call.
Talking | Plan in nine parts | human | Telephone | 0 | UTL-8.2.5, APQC PCF 9.2.4 | agree installments, payment arrangement, hardship plan
Nine parts after payday; the man on the phone also sees that the apartment is on the wrong tariff.
Talking | Where it all goes | human | Telephone | 1 | UTL-8.3.1, APQC PCF 6.2.2 | explain consumption, tariff change for low income, energy saving questions
Together they find the dryer and the twelve old bulbs in last year's curve; the agent moves him to the cheaper tariff.
Getting through | Advance that no longer grows a debt | agent | Letter and app | 0 | UTL-8.2.3, APQC PCF 9.2.2 | lower monthly advance, adjust installment after tariff change, new monthly payment
From February the monthly sum is that of the new tariff, so that this year leaves no new arrears behind.
Getting through | Bill with an empty line | agent | Letter | 0 ! | UTL-8.2.2, APQC PCF 9.2.2 | yearly bill after installments, final bill, bill without arrears
In the yearly bill the line for arrears is empty, and below it stands that the notice is withdrawn for good.
Pain: The yearly bill mixes installments and arrears, and he cannot tell whether he is through.

# Power for a house that is still a hole
Man who builds his own house, and whose wife counts the weeks in the rented apartment.
Connecting a new house to water and power while its builders wait.
Needs: UTL-2.1.4
Asking | Power, water and gas in one form | hybrid | Portal | 0 | UTL-1.2.1 | apply for house connection, new service connection, connection request
Site plan and heat pump are entered once; the portal asks at once for the one line that is missing from the plan.
Asking | Which cables lie there | agent | Portal | 1 | UTL-1.2.4 | dig inquiry, cable location plan, ask before you dig
The map for the digger comes the same day, with a gas pipe that no neighbor had known of.
Waiting | Price that stands | agent | E-mail | -1 | UTL-1.2.1 | connection quote, cost of house connection, connection offer
Trench by the yard and a fixed sum for the main fuse: he may dig his own part and sees what it saves.
Pain: The quote calls the trench an estimate, and the bill for it comes out at double.
Waiting | Date that moves | hybrid | Telephone | -2 ! | UTL-3.2.1, UTL-1.2.1 | connection appointment, postponed crew, schedule of field crew
Frost has put the crew back by two weeks; somebody calls, and finds a day before the screed.
Pain: Water comes on Tuesday, power on Friday, and the trench has to be opened twice.
Building | Everything in one trench | human | On site | 1 ! | UTL-1.2.2 | build house connection, lay service line, connect the house
Three trades in one morning, and photographs with a tape measure before it is filled.
Building | Meter set, contract chosen | hybrid | On site and app | 2 | UTL-1.2.2, UTL-8.1.3, APQC PCF 3.5.4 | supply contract for new house, sign up for power, first meter
The technician scans the meter, and the tariff they had chosen in March begins that very hour.

# A smell of gas on the stairs
Tenant with a sleeping baby, who smells gas and knows that the old man upstairs smokes.
A gas emergency at night, and what it takes before gas flows again.
Alarm | Number that is answered | human | Telephone | -2 ! | UTL-2.2.1 | smell of gas, gas emergency number, report gas leak
No menu and no music: windows open, no bell, no light switch, out with the baby, knock and do not ring.
Pain: She looks for the number on a bill that lies in the dark.
Alarm | Technician in eighteen minutes | human | On site | -1 | UTL-2.2.2, UTL-2.2.1 | standby crew, gas emergency service, locate gas leak
He goes in with the detector, comes out, closes the valve at the street, and only then says what it was.
Pain: They stand on the sidewalk in pajamas, and no one says whether anybody is coming.
Waiting | Building without gas | hybrid | Notice and text message | 0 | UTL-2.2.4 | gas supply interrupted, notice of interruption, information for tenants
A sheet on the door and a text to those who gave a number: since when, why, and what has to happen first.
Waiting | A pipe for the landlord to repair | hybrid | Telephone | -1 | UTL-1.2.3 | find registered installer, licensed gas fitter, list of installers
The leak is behind the meter; she passes on three registered companies, of which one comes on a Sunday.
Pain: Landlord and network each say that the other one has to order the technician.
Warm again | Tested before the flame | human | On site | 1 ! | UTL-2.2.2 | restore gas supply, pressure test, put gas back on
The standby man stays until every boiler in the building has been lit, and shows her where the valve is.
Warm again | A sniff in the street | human | On the road | 2 | UTL-3.1.4 | leak survey, gas main inspection, check gas mains
A week later somebody walks the whole street with the probe and says unasked that it is tight.

# Heat for forty-two apartments
Property manager with a boiler room without a boiler, and tenants who write in November.
District heat for a rented building, from the offer to the first season.
Cold | Third floor at sixty-three degrees | hybrid | Telephone | -2 ! | UTL-5.2.2, UTL-2.2.1 | district heating fault, cold radiators, heat supply problem
The heat desk sees supply and return of her building and says within a minute that it is not the network.
Pain: Network, house installer and superintendent each measure something else.
Cold | Visit to the substation | human | Basement | -1 | UTL-5.2.2 | visit heat substation, adjust heating controller, substation service
The technician cleans the strainer, turns down two valves that somebody had opened wide, and hangs up a drawing.
Pain: A technician resets the controller without looking further, and it is cold again by evening.
Planning | What the street will be without | agent | E-mail | 0 | UTL-2.2.4, UTL-2.1.2 | planned heat interruption, works notice, announce interruption
Works in June, for six hours, announced in April with a sheet for the stairwell in four languages.
Planning | Second building, second quote | human | Meeting | 1 | UTL-8.1.2, APQC PCF 3.5.3 | heat supply offer, quote for heat contract, quote business customers
For the building next door there is a price by the year, with the formula by which it may rise.
Billing | Heat meter read from outside | agent | Portal | 1 | UTL-7.1.1 | read heat meters, remote meter reading, consumption data for property managers
Forty-two apartments and one building meter agree to the tenth, and the file fits her billing software.
Billing | Price clause in one picture | human | Telephone | -1 ! | UTL-8.3.1, APQC PCF 6.2.2 | heat price question, price adjustment explained, questions about heat bill
Gas, wages, index: the agent sends the curve of three years, which she can put before the owners.
Pain: The formula has seven variables, and the owners ask her what each of them means.
Billing | Bill split by building | agent | E-mail | 2 | UTL-8.2.2, APQC PCF 9.2.2 | district heating bill, heat invoice, bill for property managers
Two buildings, two bills and one debit, with the days of the interruption taken out.

# A signature at the door
Widower of eighty-two who signed a tablet to be left in peace, and a daughter who finds the welcome letter.
A supply switch that nobody wanted, found and reversed.
Surprise | Letter from a company nobody knows | agent | Letter | -2 | UTL-8.1.3, APQC PCF 3.5.4 | welcome letter, contract confirmation, door sales contract
Price, term and the fourteen days stand on page one, with a slip on which a cross is enough.
Pain: The withdrawal address is a P.O. box, and the fourteen days are nearly over.
Surprise | Daughter on the line | human | Telephone | -1 ! | UTL-8.1.3, APQC PCF 3.5.4 | withdraw from contract, revoke signature, power of attorney call
She may speak for him after two questions to him; the withdrawal is booked during the call and confirmed by mail.
Pain: The new supplier talks only to the account holder, who is hard of hearing.
Back again | Two suppliers, one meter | hybrid | Behind the call | 0 | UTL-7.2.1 | stop supplier switch, supplier change withdrawn, switch process
The switch is stopped between the companies; nobody asks him for a meter number.
Back again | Old supplier says welcome | agent | Letter | 1 | UTL-8.1.5, APQC PCF 3.5.2 | win back customer, stay with supplier, keep customers
His contract goes on as it was; the letter has two lines and a telephone number in large print.
Afterwards | Complaint about the seller | hybrid | Web form | -1 | UTL-8.3.2, APQC PCF 6.2.3 | complaint about door sales, sales partner complaint, written complaint
The daughter names day and street; the answer says that this seller knocks for the company no more.
Pain: The supplier blames an outside sales agency, which has changed its name since.
Afterwards | Same advance, same day | agent | Bank account | 2 ! | UTL-8.2.3, APQC PCF 9.2.2 | monthly advance unchanged, direct debit of advance, installment plan
On the first the same sum leaves the account as ever, and he stops asking about it.

# A hundred and sixty thousand gallons
Owner of a vacation cottage that is empty in winter, and a bill that would fill a swimming pool.
A leak behind the meter, and how far the utility meets a customer who could not have known.
Noticing | Asked before it is billed | agent | E-mail | -1 | UTL-7.1.2 | implausible water reading, check consumption, unusual usage notice
Before any bill there comes a question, whether ten times as much as last year is right.
Pain: In other years one learned of a burst pipe by the bill in May.
Noticing | Valve closed by the neighbor | human | Telephone | -2 ! | UTL-2.2.1 | burst pipe at home, water emergency, close main valve
The duty desk talks the neighbor to the shut-off valve under the stairs, and stays on until the meter stands still.
Pain: A tape with the office hours, while the meter spins.
Finding | Listening at the pipe | human | On site | 0 | UTL-4.1.3 | find water leak, leak detection, noise logger
The leak crew's microphone finds it under the terrace: two yards behind the meter, hence his own.
Finding | Meter that is right | human | On site | -1 | UTL-7.1.3 | test water meter, meter accuracy check, exchange meter
He doubts the meter; it is changed and tested, and the sheet says half a percent.
Pain: A test has to be paid in advance, and its result is a code on a form.
Billing | Talk about what is owed | human | Telephone | 1 ! | UTL-8.3.1, UTL-8.3.2, APQC PCF 6.2.2 | high water bill, leak allowance, question about water bill
What never reached the sewer need not be paid as sewage; the agent says so first.
Billing | Bill on two lines | agent | Letter | -1 | UTL-8.2.2, APQC PCF 9.2.2 | corrected water bill, sewage credit, rebilling
Water as measured, sewage as last year, and three months in which to pay it.
Pain: The bill charges sewage for water that ran into the garden, all of it due in two weeks.

# Electricity for a chain of bakeries
Energy buyer of a bakery chain whose ovens go on at two in the morning.
From the tender in spring to one bill for all shops.
Buying | Offer that is valid until four | hybrid | Portal | -1 ! | UTL-8.1.2, APQC PCF 3.5.3 | energy tender, quote business customers, fixed price offer
Thirty-one load curves are priced by noon, with what each tranche costs if it is bought later.
Pain: The price holds for two hours, and his chief executive is in the bakehouse.
Buying | What the night is worth | human | Meeting | 1 | UTL-8.1.2, APQC PCF 3.5.3 | key account meeting, load profile advice, energy contract consultation
The account manager shows that two of the ovens could start at one, and what that is worth in a year.
Changing | All shops on the first of January | agent | Portal | 0 | UTL-7.2.1 | switch supplier for many sites, register supply points, supplier change status
Twenty-nine are confirmed; for two the network has another address, and they stand at the top of the list.
Changing | Meter number with two digits swapped | hybrid | E-mail | -1 | UTL-7.2.2 | rejected switch, wrong meter number, clear market messages
A clerk clears it with the network, and he confirms a photograph of the meter.
Pain: The switch is rejected with a three-letter code, and each side waits for the other.
Running | Thirty-one shops, one file | agent | E-invoice | 2 | UTL-8.2.2, APQC PCF 9.2.2 | collective bill, electricity invoice for chains, consolidated billing
Cost center by shop, grid and energy apart: it books itself.
Running | Peak on a Saturday in May | human | Telephone | -1 ! | UTL-8.3.1, APQC PCF 6.2.2 | demand charge question, peak load, business bill inquiry
One shop had both ovens and the dishwasher on: the agent sees the quarter of an hour, and what it costs for the year.
Pain: The sum shows up in January, when nobody can tell any more which shop it was.
Running | Meter that reports at night | agent | Portal | 1 | UTL-7.1.4 | load data portal, smart metering for business, quarter-hour values
From now on an alert goes to the shop before the next quarter of an hour is over.
`;

export const utilities = `
# Moving in to a dark flat
Couple with the keys since noon, no power in the kitchen, and a meter in a locked cellar.
From the dark kitchen to a contract at the right price.
The evening | Is it an outage or us | agent | App | -2 ! | UTL-8.2.1, UTL-2.2.4 | no power after moving in, report move-in, is there an outage
The app knows that the street has power and that nobody is registered at this meter.
Pain: The supplier, the network and the landlord each give the number of one of the others.
The evening | Reconnected from a distance | agent | App | 1 | UTL-7.1.4, UTL-8.2.1 | reconnect smart meter, move-in activation, remote switch on
Name and date are enough; twenty minutes later the refrigerator hums.
First week | Meter reading by photograph | agent | App | 0 | UTL-7.1.1, UTL-7.1.2 | submit meter reading, read meter by photo, handover reading
The number and the digits are read from the picture, and a reading below the last tenant's is asked about at once.
First week | Tariff chosen, not inherited | agent | Website | 0 | UTL-8.1.3 | sign up for electricity, choose tariff, household supply contract
What the default supply costs stands beside two tariffs, with the total of a year for two people.
Pain: The most expensive tariff is the one that people get by doing nothing.
First year | Advance that fits two people | agent | Letter and app | -1 | UTL-8.2.3 | set monthly advance, budget payment, adjust installment
After three months the reading shows less than estimated, and they may lower the sum by a slider.
First year | First bill without a shock | hybrid | Letter and app | 2 ! | UTL-8.2.2, UTL-8.3.1 | annual bill, yearly statement of consumption, final bill explained
Eleven euros come back; the bill's second page explains in a picture what is price, what is grid, what is tax.

# The storm, the candles and the freezer
Butcher in a village, cold store full, power gone since half past six.
From the crash of the tree to the letter about the meat.
Dark | What everybody is told | agent | Text message | -1 | UTL-2.2.4 | outage notification, interruption information, power cut message
Before he finds the torch, a message names the line, the trees, and the first guess of an hour.
Dark | Call that gets through | hybrid | Telephone | -2 ! | UTL-2.2.1 | fault hotline, report power outage, emergency call of network operator
A voice system knows his street; when he says "cold store", a person takes over and puts him on the list.
Pain: Four hundred callers hear that all lines are busy.
Waiting | Guess that gets better | agent | Text message | 0 | UTL-2.2.2, UTL-2.2.4 | restoration time, estimated time of restoration, fault progress
Crew on site, two poles down, half past eleven: the third message can be planned by.
Waiting | Generator for two hours | human | On site | 1 ! | UTL-2.2.3, UTL-2.2.2 | emergency generator, storm restoration crew, mobile power supply
A crew that passes anyway leaves a generator for cold store and pharmacy.
Afterwards | Claim for twelve kilos | agent | Web form | -1 | UTL-8.3.3 | claim damages after outage, compensation for power cut, liability claim
Time and street are known already; he adds a photograph and the delivery note.
Pain: A letter about force majeure that three lawyers wrote for nobody in particular.
Afterwards | Answer that can be followed | human | Letter | 1 | UTL-8.3.3, UTL-8.3.2 | decision on damage claim, goodwill payment, answer to complaint
Storm is nobody's fault, says the letter, and pays half for the two hours in which a switch was set late.

# Sun on the roof
Family with a south roof, an electric car on order, and a neighbor who waited for eight months.
From the offer at the kitchen table to the first payment for the sun.
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
Running | Payment for every sunny month | agent | App | 2 ! | UTL-8.2.4 | feed-in payment, solar credit note, payment for generation
Month by month: made, used, fed in, paid; in July the car drove on the roof alone.

# A bill four times as high
Widow of 77, one room heated, a bill of 2,140 and a deadline in two weeks.
From the shock at the mailbox to a bill she believes.
Shock | Letter at the mailbox | agent | Letter | -2 | UTL-8.2.2 | high bill, yearly energy bill, back payment demand
A bill that is four times last year's does not leave the house without somebody having looked at it.
Pain: The machine estimates, the machine bills, the machine reminds.
Asking | Call in the morning | human | Telephone | -1 | UTL-8.3.1 | question about bill, billing inquiry, bill too high
The voice is patient, sees the estimate from when nobody was at home, and asks her to read out the meter.
Asking | Reading with the neighbor's help | hybrid | Telephone and photograph | 0 | UTL-7.1.2, UTL-7.1.1 | check meter reading, correct reading, validate consumption
Two digits had been swapped; the neighbor's photograph settles it while she is still on the phone.
Mending | Deadline stopped at once | agent | Letter | 1 ! | UTL-8.2.5 | stop dunning, suspend payment reminder, hold collection
No reminder goes out while the case is open, and a letter of two lines tells her so.
Mending | New bill, one page | hybrid | Letter | 1 ! | UTL-8.2.2 | corrected bill, bill cancellation and rebilling, revised invoice
Old and new figures stand side by side; there is a credit, and an apology that is not a phrase.
Pain: The corrected bill arrives as a third envelope, and all three claim to be valid.
After | Advance lowered again | agent | Letter | 0 | UTL-8.2.3 | adjust advance payment, lower monthly installment, direct debit change
The monthly sum had jumped with the wrong bill; it goes back by itself, and the bank is told.

# Brown water before breakfast
Father of a baby, bottle in hand, water like tea.
From the tap before six to the all-clear on the phone.
Seeing | What is it, and may we | agent | App and website | -2 ! | UTL-2.2.4, UTL-4.1.5 | brown water, discolored water notice, flushing announcement
Street and time are on the map: mains were flushed at five; not harmful, but not for bottles until nine.
Pain: The notice had been in the newspaper nobody takes.
Asking | Line that knows the street | human | Telephone | -1 | UTL-2.2.1, UTL-8.3.4 | water emergency line, report water quality, utility service line
He says "baby", and gets the words he needs: boil or bottled, and where a tank stands today.
Asking | Sample taken at noon | human | At home | 0 | UTL-4.1.4 | water sample, water quality test, drinking water complaint
A sampler rings, lets it run, fills two bottles and leaves a card with a number.
Knowing | Result, with the limits beside it | agent | E-mail | 1 ! | UTL-4.1.4 | water analysis result, drinking water report, quality report for customers
Iron above taste, everything else far below; a small line shows when it was clear again.
Afterwards | Told next time | agent | Text message | 1 | UTL-2.2.4, UTL-4.1.5 | planned works notice, subscribe to outage alerts, flushing schedule
The evening before the next flushing there is a text, with the hour and a tip about the washing machine.

# When the money is short in winter
Single father whose hours were cut, two reminders on the table.
From the second reminder to a warm January.
Reminded | Letter that offers a way | agent | Letter and app | -1 | UTL-8.2.5 | payment reminder, overdue energy bill, first dunning letter
Sum, date and three ways out stand above the word "disconnection".
Pain: Fees that grow faster than he could ever save.
Reminded | Threat and a telephone number | hybrid | Letter | -2 ! | UTL-8.2.5 | disconnection notice, supply cut-off warning, final reminder
The notice names the day, the law, the advice center, and a person with a direct line.
Talking | Plan in nine parts | human | Telephone | 0 | UTL-8.2.5 | agree installments, payment arrangement, hardship plan
Nine parts after payday; the man on the phone also sees that the flat is on the wrong tariff.
Talking | Help with the help | human | Advice center | 1 | UTL-8.3.1, UTL-8.1.5 | energy advice, tariff change for low income, social tariff
Twelve old bulbs, a tumble dryer and a form for the fund: forty a month less by spring.
Getting through | Each part seen to arrive | agent | App | 0 | UTL-8.2.3, UTL-8.2.5 | installment received, payment plan status, advance payment
A late part in February brings a question, not a letter, and moves by a week.
Getting through | Paid off | agent | Letter | 2 ! | UTL-8.3.1, UTL-8.2.5 | account settled, arrears paid, end of installment plan
One line: nothing is open, and the notice of disconnection is withdrawn for good.
`;

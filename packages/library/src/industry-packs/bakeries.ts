import { industryPack } from '../industry-pack.ts';

export const bakeriesPack = industryPack(
  { industry: 'bakeries', name: 'bakeries and pastry shops', letters: 'BAK' },
  `
1 Orders and Planning
How much of what by four in the morning: too much is thrown to the pigs, too little sends people next door.
1.1 Daily Quantities
Each shop asks for more, since an empty shelf is seen and a full bin is not.
1.1.1 Set baking quantities for shops | retail-item-store-day-forecast, retail-store-orders-by-exception
Shop managers phone or type what they want for tomorrow, like last Friday and a little more.
1.1.2 Plan baking during the day | retail-fresh-production-by-hour
Rolls go into the shop oven by feel; at five there are eighty left, or none and a line.
1.1.3 Review returns and sold-out hours | retail-fresh-production-by-hour, retail-item-store-day-forecast
Crates come back in the evening, are counted roughly, and nobody adds up what it was and why.
1.2 Customer Orders
Birthday cakes, two hotels, the school, and sixty filled rolls that must be there by eight.
1.2.1 Take orders for cakes and platters | bakery-orders-into-dough-and-oven-sheets
A slip at the register says "Mrs. Huber, cherry, serves 12, Sat" and not whether it is paid or who may eat no nuts.
1.2.2 Take standing orders of hotels and canteens | bakery-orders-into-dough-and-oven-sheets
E-mails, calls and faxes until ten at night: forty more rolls on Thursday, none on the holiday, and so on until canceled.
1.2.3 Turn orders into dough and oven sheets | bakery-orders-into-dough-and-oven-sheets
The master adds up slips by hand at one in the morning into kilos of dough, trays and oven loads.
2 Bakehouse
Flour, water, time and fire, between midnight and seven, for people who sleep by day.
2.1 Doughs and Baking
What is made there by people who feel through the palm whether a dough is right.
2.1.1 Scale and mix doughs
Flour, water, salt and sourdough are weighed into the bowl, with water by feel, since each sack drinks differently.
Nothing: A hand in the dough decides on the last liter; scales that print the recipe are there already.
2.1.2 Shape, prove and bake
Loaves are rounded, set, proved, cut and pushed in, and the oven man listens to the crust.
Nothing: Machines divide and round where volume pays; the rest is craft, and why people come here.
2.1.3 Make pastry and cakes
Creams, sponges, glazes and marzipan names, by cold hands in a cool room.
Nothing: Each cake is a piece by hand; its order and its labels are told elsewhere.
2.1.4 Keep recipes and cost them | bakery-recipes-costed-and-labeled
Recipes stand in a greasy book in the master’s writing; what a croissant costs with today’s butter nobody can say.
2.2 Food Safety
Labels, allergens, temperatures and mice, and an inspector who comes without a call.
2.2.1 Label ingredients and allergens | bakery-recipes-costed-and-labeled, retail-label-and-record-comparison-for-legal-fields
A new supplier’s margarine holds soy, and the card in the shop still says it does not.
2.2.2 Log temperatures and cleaning | retail-cabinet-temperature-log-with-actions
Fridges, cream, delivery and cleaning are ticked on sheets, mostly all of them on Friday.
2.2.3 Trace batches and recall | lot-trace-and-mock-recall, retail-recall-lock-within-the-hour
Which sack went into which bread on Tuesday, and to which shops it went, must be told within hours.
2.3 Ovens and Machines
Three ovens, a dough divider that jams, and a fitter who comes at nine at the earliest.
2.3.1 Maintain ovens and machines | maintenance-interval-review-from-failures, retail-store-fault-report-to-contractor
Belts, burners and coolers fail at two in the morning, and the one who knows them is retired.
2.3.2 Watch energy of ovens and cold rooms | building-energy-anomaly-and-setpoints, energy-and-water-bill-capture-check
All ovens are lit at once at midnight, which sets the peak price for the whole month.
3 Buying and Delivery
Flour by silo, butter by contract and a van at each shop by half past five.
3.1 Ingredients
Prices that move like stocks, and a mill that only delivers on Tuesdays and in bulk.
3.1.1 Order flour, butter and packaging | bakery-ingredients-ordered-from-the-baking-plan
A look into silo and cold room, a call to the purchasing cooperative, and seeds run out before Easter.
3.1.2 Check deliveries and supplier bills | three-way-match-with-supplier-tolerances, delivery-note-reading-at-goods-in
Notes lie under flour dust, bags are counted, and the invoice has another price for hazelnuts.
3.1.3 Compare prices of ingredients | offers-aligned-in-one-comparison
Butter, sugar and eggs are offered by three, each for another quantity and another month.
3.2 Vans and Shops
Crates for each shop, keys, ramps, and rounds that have grown by habit for years.
3.2.1 Pick crates by shop | retail-pick-error-cage-check
At four crates are filled from a list per shop; two loaves of rye go to the wrong one each day.
3.2.2 Drive the morning round | delivery-route-planning-with-learned-stop-times
Seven shops, nine hotels and the school before seven, in the order in which they were won.
4 Shops and Counter
Forty seconds for each customer, from six in the morning on, with bread and coffee.
4.1 Selling
Shelves, counter, coffee machine and a line that reaches out of the door on Sunday.
4.1.1 Serve at the counter
Bread is named, cut, bagged and handed over with a word, two hundred times in a morning.
Nothing: The smile, the loaf and the hand are the shop; a self-service cabinet is another kind of bakery.
4.1.2 Bake off and dress the shelf
Rolls are pushed in every twenty minutes, baskets turned to the front, and labels set straight.
Nothing: Eyes and hands do it between two customers; how many are to be baked is planned elsewhere.
4.1.3 Mark down and give away in the evening | retail-date-check-list-and-advised-reduction, retail-surplus-food-offer
From five on there are bags at half price, a charity with a car, and a pig farmer.
4.1.4 Cash up shops | trades-till-cash-up-and-receipts-for-the-bookkeeper, retail-drawer-differences-explained-from-the-journal
Each shop counts at closing; bags go to the bank, and differences are looked for by name.
4.2 Standards of Shops
Clean, full and friendly, and that should be alike in all of the eleven places.
4.2.1 Visit shops and check standards | retail-store-visit-form-from-facts
The area manager drives around with a form, a look into the corners and a hand under the shelf.
4.2.2 Answer reviews and complaints | trades-reviews-asked-and-answered, retail-store-feedback-coded-to-cause-and-store
A hair in the bun, burnt crust, rude on Sunday: somebody answers from her phone in the evening.
4.2.3 Change prices in all shops | price-list-rollout-with-effective-dates
Wheat has gone up: signs, registers, delivery app and hotel lists are changed over a weekend, and one is forgotten.
5 Bakers and Sales Staff
Nights, Sundays and flour dust; apprentices are rarer than a good year of wheat.
5.1 Rosters
Who mixes and who bakes, who sells on Sunday, and who of them may drive the van.
5.1.1 Plan night shifts and shop rosters | shift-roster-with-rest-rules-skills-and-wishes, vacation-requests-decided-by-cover-and-fairness
Two rosters, one for the bakehouse and one for shops with forty part-timers, are kept on paper by the boss’s wife.
5.1.2 Fill gaps at four in the morning | open-shift-offered-by-qualification-cost-and-fairness
Somebody is sick at two; the boss is called out of bed, or goes himself.
5.1.3 Record hours and night premiums | missing-punch-and-leave-conflict-clearing, payroll-inputs-collected-and-checked-per-country
Sheets from eleven shops are added up with night, Sunday and holiday premiums for the payroll office.
5.2 Finding and Instructing
Those who have stayed for three months of nights mostly stay for another ten years.
5.2.1 Find bakers and sales staff | job-ad-drafted-from-position-and-team-facts, applicant-answers-on-every-stage-within-days
A note on the bread bag brings more than a portal, and applicants write in four languages.
5.2.2 Instruct on hygiene and allergens | mandatory-training-and-licences-gate-the-work
Whoever sells open food needs the yearly instruction with a signature, in a language that she reads.
5.2.3 Teach apprentices
Plaiting, piping and the sourdough of the house are shown from half past three in the morning on.
Nothing: A master beside an apprentice for three years; the report book is a page a week.
`,
);

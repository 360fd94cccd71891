export const bakeries = `
# A cake with seventy candles
Daughter who lives an hour away and orders a nut-free cake for her father's birthday on Saturday.
A cake order from the web shop to the last slice, at a bakery where Saturday is the busiest day.
Ordering | Cake ordered online | agent | Web shop | 0 | BAK-1.2.1 | order a cake, cake orders of customers, order platters
The order form asks for day, hour, shop and allergies, and shows how much room seventy candles need.
Ordering | Allergy question answered | human | Telephone | -2 ! | BAK-2.2.1 | allergen questions of customers, allergen information, ingredients of products
The pastry chef himself calls back: the cream is safe, the marzipan is not, and he suggests letters of sugar instead.
Pain: Two other bakeries said "should be fine," with a grandchild at the table who carries an epinephrine pen.
Ordering | Order confirmed | agent | Text message | 0 | BAK-1.2.1, BAK-4.2.3 | confirm the order, order confirmation cake, deposit for the order
A message repeats the writing on the cake, price and pickup hour, and she corrects a misspelled name before paying the deposit.
The day | Line to the door | human | Shop | -1 | BAK-4.1.1 | serve customers at the counter, shop service, collect the order
Nine people are in line; staff wave customers with orders to the side and ask only for the name.
Pain: She is double-parked, and the line does not move.
The day | Cake handed over | human | Shop | 2 ! | BAK-4.1.1, BAK-2.1.3 | hand over the cake, pickup of cakes, collect cake
The clerk opens the box on the counter, reads the letters aloud with her and shows her the sheet of ingredients.
The day | Bread for tomorrow as well | human | Shop | 1 | BAK-4.1.2, BAK-4.1.3 | buy bread, fresh bread of the day, bake off
The clerk points to a rye bread that came out of the oven ten minutes ago, and she takes one.
After | One question on Sunday | agent | Text message | 1 | BAK-4.2.2 | review of the bakery, feedback of customers, complaint about baked goods
A message asks whether the cake was good and the letters held, and her picture goes straight to the pastry chef.

# The hotel leaves after eleven years
Breakfast manager of a hotel with ninety rooms, who has bought her rolls from the same bakery since she started.
A standing order goes wrong in small steps, until the customer buys elsewhere.
Ordering | Standing order | agent | Web shop | 1 | BAK-1.2.2 | standing orders of hotels, standing order for rolls, orders of canteens
Her standing order shows the week ahead, and she can change Sunday's until six the evening before.
Morning | Crates at the kitchen door | human | Delivery | -1 | BAK-3.2.2, BAK-3.2.1 | morning delivery, delivery to hotels, deliver bread
The driver has a key to the yard, puts the crates inside and takes yesterday's back.
Pain: Twice in a month the crates sit in the rain at ten to seven, with the first guests at the buffet.
Morning | Wrong rolls reported | human | Telephone | -2 ! | BAK-4.2.2, BAK-2.2.1 | allergen question on delivery, wrong delivery of rolls, complaint of hotel
The master baker answers himself, knows which tray was mixed up, and sends plain rolls within half an hour.
Pain: Nobody answers at the bakery before eight, and a guest has asked about sesame at seven.
Afterwards | Visit from the owner | human | Visit | 0 | BAK-4.2.2, BAK-1.2.2 | visit after complaint, talk with large customer, answer complaints
The owner comes two days later, tastes what arrives, and promises a crate of her own with a red band.
Afterwards | Price increase | agent | Letter | -1 ! | BAK-4.2.3 | price increase for customers, new prices, price letter
The letter says that a roll costs two cents more from March, gives flour and power as the reason, and comes six weeks ahead.
Pain: She sees the new price on the delivery slip, in the week after the mix-up.
The end | Order ended | human | Telephone | -1 | BAK-1.2.2 | cancel standing order, end of delivery, customer leaves
The owner takes her call, asks what would have kept her, and delivers until the supplier of frozen rolls takes over.
Pain: An apprentice takes down "no more rolls," and the owner hears of it from the driver.

# No rye after four
Bus driver who passes the bakery at ten to six and has not been able to get a loaf of rye for two weeks.
What a bakery has left at the end of the day, seen by somebody who can only come then.
Before | What is left today | agent | App | 0 | BAK-1.1.2 | what is left in the shop, stock in the app, baking during the day
At three the app shows four loaves of rye at his shop, and the note that the next are baked tomorrow.
In the shop | Empty shelf | human | Shop | -2 ! | BAK-4.1.1 | serve at the counter, sold out bread, counter service
The clerk says when the rye sold out today, cuts him a slice of spelt to try, and asks whether to keep a rye for him tomorrow.
Pain: From four on the shelf is bare, and all he gets is a shrug.
In the shop | Bag at half price | agent | App | 1 | BAK-4.1.3 | bags at half price, mark down in the evening, leftover bread
What is left goes into bags from half past five, and the app shows what is in his before he pays.
Next day | Loaf under his name | human | Shop | 1 ! | BAK-1.2.1 | reserve a loaf, take orders, bread set aside
On the next evening his rye waits behind the counter, sliced, and already paid for in the app.
Weeks later | Asked what is missing at six | hybrid | Text message | -1 | BAK-4.2.2 | feedback on the shop, answer reviews and complaints, question to customers
He writes "rye," and the shop manager answers that from next week twenty more loaves of it will come out of the oven at three each weekday.
Pain: The message wants one to five stars, and has no room to write what he missed.

# Half a tooth
Librarian who bites on something hard in a walnut loaf on Sunday morning and holds a piece of her tooth.
A foreign body in a loaf: reported, traced, taken off the shelves and paid for.
Sunday | Call to the owner | human | Telephone | -2 ! | BAK-4.2.2 | complaint about bread, foreign body in food, answer complaints
The number on the bag reaches the owner at home; he asks how she is and tells her to freeze the loaf and what was in it.
Pain: The shop is closed, and the form on the website asks her to pick a smiley.
Monday | Loaf picked up | human | At home | 0 | BAK-2.2.3 | sample after complaint, trace batches, pick up product
The master baker comes for the loaf himself, leaves a receipt, and has had that batch taken out of all shops.
Monday | What it was | human | Telephone | -1 | BAK-2.2.3 | trace a batch, result of the search, source of foreign body
He calls by evening: it was walnut shell, from one sack, in forty loaves, all but six of which had already been sold.
Pain: Two people at the bakery have told her by then that it cannot have come from there.
Settling | Notice at the counter | human | Shop | 1 ! | BAK-2.2.3 | recall notice, return of bread, product recall
From Tuesday on a notice names the loaf and the day it was sold, and whoever brings one back gets a refund without a receipt.
Settling | Dentist's bill | human | E-mail | 0 | BAK-4.2.2 | settle damage, liability insurance, dentist bill after complaint
She e-mails the dentist's bill, and the owner sends it on to the bakery's insurer with the batch record.
Later | Walnuts again, or not | human | Shop | 0 | BAK-4.1.1 | serve at the counter, regular customer, counter advice
The clerk knows her, says that the nuts are now sifted twice, and wraps the plain loaf that she asks for.

# Breakfast for thirty at eight
Assistant who orders a breakfast for thirty managers, of whom four are vegan and one cannot have gluten.
Platters for an office, from the order to what was left on them.
Ordering | Platters put together | agent | Web shop | 1 | BAK-1.2.1 | order platters, breakfast for the office, catering order
The web shop works out four platters for thirty people and says that nothing on them is free of gluten.
Ordering | An honest no on gluten | human | Telephone | 0 | BAK-2.2.1 | allergen question, gluten in the bakery, label ingredients
One of the bakers calls: flour is in the air here, so for that person he would rather send fruit.
The evening before | Two more guests | agent | Text message | -1 | BAK-1.2.1 | change an order, add to an order, order confirmation
At nine in the evening she adds two guests, and the answer confirms thirty-two and the new price.
Pain: Changes are taken until noon, on a line that is busy until noon.
Thursday | Up to the third floor | human | Delivery | -2 ! | BAK-3.2.2 | deliver platters, morning delivery, delivery to offices
The driver has floor and door code on his slip and sets the platters down at 7:20.
Pain: At ten past eight the platters are still with the doorman of the building next door.
Thursday | Flags on the platters | human | Meeting room | 1 | BAK-2.2.1 | label allergens, vegan label, labels on platters
Small flags say what is vegan and what has nuts or egg, so that nobody has to ask her.
Afterwards | What was left | agent | Text message | 2 ! | BAK-4.2.2 | feedback on catering, question after delivery, answer reviews
A message asks what was left over; it was the sweet ones, and the bakery's next proposal has fewer of them.
`;

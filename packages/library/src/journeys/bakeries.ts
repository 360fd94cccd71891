export const bakeries = `
# A cake with forty candles
Daughter who lives an hour away and orders a nut-free cake for a party that she cannot rehearse.
From an order on a phone to the last slice, at a counter where Saturday is the worst day.
Ordering | Cake ordered online | agent | Web shop | 0 | BAK-1.2.1 | order a cake, cake orders of customers, order platters
The order form asks for day, hour, shop and allergies, and shows how much room forty candles need.
Ordering | Allergy question answered | human | Telephone | -2 ! | BAK-2.2.1 | allergen questions of customers, allergen information, ingredients of products
The pastry chef himself calls back: that cream is safe, the marzipan is not, and he suggests sugar letters.
Pain: Two other bakeries said "should be fine", with a child at the table who carries a syringe.
Ordering | Order confirmed | hybrid | Text message | 0 | BAK-1.2.1, BAK-4.2.3 | confirm the order, order confirmation cake, deposit for the order
A message repeats the writing on the cake, price and pickup hour, and she corrects a misspelled name before paying the deposit.
The day | Line to the door | human | Shop | -1 | BAK-4.1.1 | serve customers at the counter, shop service, collect the order
Nine people are in line; staff wave those who collect an order to the side and ask only for the name.
Pain: She has parked in the second lane, with the wipers on.
The day | Cake handed over | human | Shop | 2 ! | BAK-4.1.1, BAK-2.1.3 | hand over the cake, pickup of cakes, collect cake
The clerk opens the box on the counter, reads the letters aloud with her and shows her the sheet of ingredients.
The day | Bread for tomorrow as well | human | Shop | 1 | BAK-4.1.2, BAK-4.1.3 | buy bread, fresh bread of the day, bake off
The clerk points to a rye bread that came out of the oven ten minutes ago, and she takes one.
After | One question on Sunday | agent | Text message | 1 | BAK-4.2.2 | review of the bakery, feedback of customers, complaint about baked goods
A message asks whether it was good and the letters held, and her picture goes straight to the pastry chef.

# The hotel leaves after eleven years
Breakfast manager of a hotel with ninety rooms, who has bought her rolls from the same bakery since she started.
A standing order goes wrong in small steps, until the customer buys elsewhere.
Ordering | Standing order | agent | Web shop | 1 | BAK-1.2.2 | standing orders of hotels, standing order for rolls, orders of canteens
Her standing order shows the week ahead, and she changes Sunday until six the evening before.
Morning | Crates at the kitchen door | human | Delivery | -1 | BAK-3.2.2, BAK-3.2.1 | morning delivery, delivery to hotels, deliver bread
The driver has a key to the yard, puts the crates inside and takes yesterday's along.
Pain: Twice in a month the crates stand in the rain at ten to seven, with the first guests at the buffet.
Morning | Wrong rolls reported | human | Telephone | -2 ! | BAK-2.2.1, BAK-4.2.2 | allergen question on delivery, wrong delivery of rolls, complaint of hotel
The master baker answers himself, knows which tray was mixed up, and sends plain rolls within half an hour.
Pain: Nobody answers at the bakery before eight, and a guest has asked about sesame at seven.
Afterwards | Visit from the owner | human | Visit | 0 | BAK-4.2.2, BAK-1.2.2 | visit after complaint, talk with large customer, answer complaints
The owner comes on Thursday, tastes what arrives, and promises a crate of her own with a red band.
Afterwards | Price increase | agent | Letter | -1 ! | BAK-4.2.3 | price increase for customers, new prices, price letter
The letter announces two cents more from March, gives flour and power as the reason, and comes six weeks ahead.
Pain: She sees the new price on the delivery slip, in the week after the sesame.
The end | Order ended | human | Telephone | -1 | BAK-1.2.2 | cancel standing order, end of delivery, customer leaves
The owner takes her call, asks what would have kept her, and delivers until the frozen rolls arrive.
Pain: An apprentice takes down "no more rolls", and the owner hears of it from the driver.
`;

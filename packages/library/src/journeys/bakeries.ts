export const bakeries = `
# A cake with forty candles
Daughter who lives an hour away and orders a nut-free cake for a party that she cannot rehearse.
From an order on a phone to the last slice, at a counter where Saturday is the worst day.
Ordering | Cherry, twelve people, no nuts | agent | Web shop | 0 | BAK-1.2.1 | order a cake, cake orders of customers, order platters
It asks for day, hour, shop and who may not eat what, and shows what forty candles do to a cake for twelve.
Ordering | Is it truly without nuts | human | Telephone | -2 ! | BAK-2.2.1 | allergen questions of customers, allergen information, ingredients of products
The pastry chef himself calls back: that cream yes, the marzipan no, and he would take sugar letters.
Pain: Two other bakeries said "should be fine", with a child at the table who carries a syringe.
Ordering | Deposit and a picture of the words | hybrid | Text message | 0 | BAK-1.2.1, BAK-4.2.3 | confirm the order, order confirmation cake, deposit for the order
Name as it will be written, price and pickup hour come back to be tapped, and the misspelled one is caught.
The day | Line to the door | human | Shop | -1 | BAK-4.1.1 | serve customers at the counter, shop service, collect the order
Nine people stand there; whoever collects an order is waved to the side and asked for a name only.
Pain: She has parked in the second lane, with the wipers on.
The day | Lid up, letters right | human | Shop | 2 ! | BAK-4.1.1, BAK-2.1.3 | hand over the cake, pickup of cakes, collect cake
The box is opened on the counter, the letters are read aloud by both of them, and a sheet with ingredients lies in it.
The day | Bread for tomorrow as well | human | Shop | 1 | BAK-4.1.2, BAK-4.1.3 | buy bread, fresh bread of the day, bake off
Rye is out of the oven ten minutes ago, and she takes it though she had not thought of it.
After | One question on Sunday | agent | Text message | 1 | BAK-4.2.2 | review of the bakery, feedback of customers, complaint about baked goods
Was it good, did the letters hold: her picture with the child in it is the answer.
`;

/** The last area of the pack for construction and real estate: houses that belong to many owners. */
export const OWNERS_ASSOCIATIONS = `10 Owners’ Associations
Where a house belongs to many owners, a manager keeps the community’s money, calls its meetings and carries out what they resolve.
10.1 Meetings and Resolutions
Once a year all who own a unit sit in one hall, and what is decided there binds those who stayed at home as well.
10.1.1 Invite to the owners’ meeting
Motions are collected from board and owners, the agenda is worded so that it can be voted on, and letters with proxies leave before the notice period begins.
Nothing: Agenda and addresses are merged in minutes by the program that every manager has; weeks go into agreeing with the board what shall be put to the vote.
10.1.2 Hold the meeting and count votes
A chair works through thirty motions in an evening, checks proxies at the door, counts by heads or shares, and announces each result so that it stands.
Nothing: Neighbors who quarrel over a facade need a calm person in front of them; shares are added up by the laptop on the table.
10.1.3 Record resolutions and carry them out | project-action-follow-up-agent
Minutes are signed by chair and owners, resolutions go into the register by number, and somebody orders, pays or writes what was resolved.
10.2 House Money and Reserves
The community’s own purse: advances of the owners, bills of the house, and savings for the roof.
10.2.1 Draw up the budget and collect house money
Last year’s costs and what the meeting added become the plan of the coming year, each owner’s share is set, and advances are drawn by direct debit.
Nothing: A house’s plan is last year’s list with five lines changed, made in an hour; shares and debits come out of the program in which the house is kept.
10.2.2 Settle the year with each owner | property-service-charge-statement
Bills paid are set against advances by each one’s share, the board’s auditors look through the vouchers, and every owner pays in or gets back.
10.2.3 Chase owners in arrears | property-rent-posting-and-dunning
Whoever owes two advances is reminded, then sued by the community, which in the end may have the unit sold.
10.2.4 Build the reserve for roof and elevator | property-retrofit-roadmap
From the age of roof, pipes and elevator the manager shows what must be saved each year, before a special levy divides the house.
10.3 Common Property and Papers
Stairs, roof, pipes and garden are everybody’s, and so are the folders about them.
10.3.1 Obtain quotes for common works | construction-subcontractor-bid-levelling
Three firms are asked for the staircase or the boiler, their quotes are put side by side, and the one that was voted for gets the order.
10.3.2 Have water damage dried and claimed | property-tenant-request-dispatch
A burst riser soaks three units: the plumber finds it, dryers run for weeks, and photos, bills and the insurer’s assessor are brought together until the house is paid.
10.3.3 Answer owners’ letters and calls | reply-drafts-from-knowledge-and-customer-record, written-contacts-sorted-with-data-filled
Owners want the minutes, doubt a bill, or complain about a bicycle in the hall, and ask again when nobody answers within a week.
10.3.4 Supply papers when a flat is sold | handover-document-collection-agent
Notary and buyer ask for accounts, minutes, the declaration of division and a certificate of what the seller owes, and the sale waits for them.
10.3.5 Take over and hand over the management | property-takeover-document-reading
A new manager receives boxes, keys and bank mandates from the old one at the turn of the year, and looks for what is missing.
`;

import { industryPack } from '../industry-pack.ts';

export const wholesalePack = industryPack(
  { industry: 'wholesale', name: 'wholesale distribution', letters: 'WHS' },
  `
1 Range and Suppliers
What is carried, from whom, on which terms, and what the maker pays for it beyond the price.
1.1 Assortment
A hundred thousand articles, of which a tenth make the money and another tenth make customers come.
1.1.1 Decide which articles to list | portfolio-scorecard-with-cost-of-complexity, launch-forecast-from-like-items
Category managers take in new lines and throw out dead ones by turns, margin, season and what the field asks for.
1.1.2 Create and maintain articles | new-item-request-with-duplicate-and-class-proposal, retail-supplier-item-data-liaison-agent
Numbers, units, dimensions, pictures, hazard data and customs codes come from makers in any shape and gaps.
1.1.3 Keep private labels | retail-test-report-and-certificate-expiry, retail-label-and-record-comparison-for-legal-fields
Own-brand gloves, paper and cans are specified, tested, labeled and bought in the Far East or next door.
1.1.4 Compile catalogs and the web shop | product-copy-from-checked-attributes, product-adviser-in-online-sales
Texts, pictures and attributes go into online store, print catalog and data feeds that installers load into their own software.
1.2 Supplier Terms
The yearly round with the makers, and the bonuses without which there would be no margin.
1.2.1 Negotiate annual agreements | retail-annual-negotiation-fact-pack, category-brief-before-supplier-talks
Buyers sit with makers in the fall over volumes, price lists, bonuses, exclusivity and payment days.
1.2.2 Load supplier price changes | retail-cost-change-notice-checked
New lists with eighty thousand lines arrive four weeks before they hold, with other units and a surcharge on the last page.
1.2.3 Claim supplier bonuses and price support | distributor-supplier-bonus-and-price-support-claimed
Tiers, listing money, project support and advertising shares are computed, claimed and argued over in spring.
1.2.4 Measure suppliers | supplier-scorecards-from-transactions, retail-supplier-scorecard-and-debit-note
Delivery on the day, complete lines, quality and invoice errors are shown to the maker before talks.
1.2.5 Vet new suppliers | retail-supplier-file-complete-before-first-order, supplier-due-diligence-questionnaires
Registration, certificates, declarations of origin and due-diligence answers are collected before a first order.
2 Buying and Stock
Enough of everything on the shelf, and not a pallet more than the bank likes.
2.1 Forecast and Replenishment
Orders to makers by article, truckload and price break, out of what forty branches will sell.
2.1.1 Forecast article demand | baseline-forecast-by-backtest, forecast-value-added-of-overrides
Planners read history, projects, weather and promotions for articles that sell twice a day or twice a year.
2.1.2 Order from suppliers | touchless-requisition-to-order, retail-order-confirmation-chaser
Proposals from the system become orders by truckload and free-freight limit, confirmed late or not at all.
2.1.3 Set safety stock by branch and hub | multi-echelon-stock-targets, planning-parameters-from-history
What stands in forty branches and what only in the central store is decided by pick, lead time and promise.
2.1.4 Move stock between branches | fair-share-deployment-to-depots, warehouse-transfer-in-transit-control
Branch A has nine boilers too many and branch B a customer for one; the night truck takes it along.
2.1.5 Buy commodities forward | commodity-position-from-contracts-and-stock
Copper, steel and grain are fixed in price against orders and stock, within limits that the owner sets.
2.2 Slow and Short Stock
What does not move, what everybody wants at once, and what will be bad by Friday.
2.2.1 Share out scarce goods | backorder-reallocation-by-promise-and-margin, order-promise-with-allocation-rules
When the maker delivers half, key accounts, projects and contracts come first, and someone has to be told no.
2.2.2 Clear slow stock | inventory-valuation-and-reserve, returned-goods-disposition-by-value
Overstock, returns and models that end are sold off, sent back to the maker or written down.
2.2.3 Trace lots and carry out recalls | lot-trace-and-mock-recall, recall-scope-narrowed-and-sales-stopped
A bad lot of cheese or breakers is found in stock, on trucks and at customers by the same evening.
2.2.4 Watch shelf life | lot-assignment-by-shelf-life-and-customer-rule
Short-dated goods go to those who use them tomorrow, since each chain takes only so many days left.
2.3 Import
Containers, duties and proofs of origin, between a supplier who is late and a season that is not.
2.3.1 Follow import shipments | import-shipments-against-the-need-date, demurrage-and-detention-clock
Containers are booked, delayed, transshipped and standing in the port while the season opens.
2.3.2 Clear imports and claim origin | customs-declaration-from-shipment-data, import-duty-recalculation-and-refund
Tariff codes, origin proofs and anti-dumping duties are settled with the broker before goods may be sold.
2.3.3 Screen partners and export licenses | restricted-party-screening-hit-triage, export-license-determination
Pumps and valves may be dual-use; names and end uses are checked before goods leave for abroad.
3 Selling
Field, phone, counter and online store, to tradespeople, kitchens and plants who know what they want.
3.1 Customers and Prices
Who buys, at which price, how much on credit, and who looks after him from now on.
3.1.1 Win and open new customers | new-business-customer-account-complete-in-a-day, prospect-list-with-trigger-and-first-contact-note
A new installer wants to pick up pipe today; register, bank reference, prices and login take a week.
3.1.2 Visit customers in the field | visit-plan-by-need-and-route, visit-notes-dictated-into-crm-fields
Sellers drive to eight sites a day, show novelties, take complaints and write it all up on Friday.
3.1.3 Keep customers from drifting away | distributor-customers-fading-by-item-group, account-plan-prefilled-from-customer-records
Nobody cancels; they simply order the boilers elsewhere, and it shows in a report of last quarter.
3.1.4 Maintain customer prices | distributor-customer-conditions-swept, discount-corridor-by-deal-type
Net prices, project prices and surcharges per customer and article group are entered, stacked and forgotten.
3.1.5 Pay customer bonuses | partner-rebates-and-results-recalculated
Buying groups and chains get yearly bonuses by tier, member and article group, and have their own figures.
3.2 Quotes and Orders
From a photographed list to a confirmed delivery at seven, mostly within the same night.
3.2.1 Quote projects and item lists | distributor-item-lists-matched-to-own-range
Inside sellers turn lists of contractors into articles and net prices, ask makers for project terms, and send it by noon.
3.2.2 Follow up quotes | open-quote-follow-up, win-loss-reasons-beyond-price
Who got the building contract decides who gets the order; sellers call until they know.
3.2.3 Enter orders | purchase-orders-by-mail-into-sales-orders, order-block-clearing-by-cause
E-mails, voice messages, PDF and EDI come in until ten at night with own numbers, old prices and missing sites.
3.2.4 Offer substitutes for short lines | distributor-substitutes-customers-accept
When an article is out, somebody proposes another before the truck is loaded, and hopes the chef takes it.
3.2.5 Answer questions on orders and stock | order-status-answers-across-systems, product-availability-answer-desk
Where is my delivery, do you have forty of these, and send me the certificate: hundreds of calls a day.
3.2.6 Serve at the counter | distributor-branch-counter-and-pickup-desk
Tradesmen in line at half past six want parts, advice, coffee and a slip for the site.
3.3 Marketing and Shop
Flyers, fairs and a store on the phone, paid in good part by those whose goods are shown.
3.3.1 Run promotions with makers | co-marketing-funds-from-request-to-proof, promotion-volume-forecast-and-review
A weekly flyer or trade fair is filled with articles for which makers pay, booked, stocked and proven.
3.3.2 Run the web shop for trade customers | next-offer-rules-with-tested-ranking, cart-and-offer-carried-across-channels
Own prices, stock by branch, lists by site and approvals of the customer’s foreman, on a phone with gloves on.
3.3.3 Invite to fairs and training days | event-contacts-from-badge-to-first-talk
Makers show, craftsmen eat and talk, and two hundred cards should become visits.
3.3.4 Advise on applications
Engineers lay out a heating system, a kitchen or a drive for the customer, and stand behind it.
Nothing: Customers come for that one engineer; design software of the makers is on his desk, and judgment is what he adds.
4 Warehouse and Delivery
In by day, picked at night and on site at seven, on forty thousand pallet places.
4.1 Goods In
Trucks at the door, delivery slips that do not agree, checks, and a place for each pallet.
4.1.1 Book unloading slots | mfg-dock-slots-by-line-need, inbound-receipt-plan-by-door-and-hour
Carriers ask for a door; what customers wait for should not stand behind six pallets of paper.
4.1.2 Receive and check goods | delivery-note-reading-at-goods-in, skip-lot-from-certificate-and-own-tests
Delivery slips are compared with orders, packs counted, temperatures and dates taken, differences photographed.
4.1.3 Put away and slot | slotting-by-picks-and-affinity, storage-space-forecast
Fast movers stand by the belt, pipes on cantilevers, aerosols in their cage; in March all is moved.
4.2 Picking and Shipping
Ten thousand lines between six in the evening and three, each for a tour that will not wait.
4.2.1 Release and pick orders | wave-and-batch-picking-release, workload-in-hours-from-volumes-and-labour-standards
Waves go out by tour and cut-off, and pickers walk with voice, scanner or a belt past them.
4.2.2 Cut pipe, cable and cheese to length
Reels, bars and wheels are cut to order, rests booked and weights corrected on the note.
Nothing: A saw, a scale and a person with an eye for rests; the scale already writes its weight into the order.
4.2.3 Pack and label | dangerous-goods-papers-by-rule, mfg-pallet-scan-at-loading-door
Cartons, cages and pallets are built by stop, labeled as each chain wants it, and scanned onto the truck.
4.2.4 Count stock | cycle-counts-by-risk
Shelves are counted the year round by value and doubt, and differences searched for between bins.
4.3 Delivery
Own trucks with drivers who have keys to kitchens and know where the crane can stand.
4.3.1 Plan delivery tours | delivery-route-planning-with-learned-stop-times, truck-load-building
Stops with windows, keys, cranes and tail lifts are laid into tours each evening, around the standing ones.
4.3.2 Deliver to customers
The driver puts goods into cold rooms and lockers, takes back cages and hears the first complaint.
Nothing: Ten minutes at each door with goods in arms; tour and papers are dealt with before and after.
4.3.3 Follow deliveries and proofs | order-status-answers-across-systems, carrier-delivery-performance-from-scans
Arrival times are told to sites, slips signed on glass and remarks sent to the office by the stop.
4.3.4 Settle crates, pallets and cylinders | pallet-and-container-accounts
Boxes, drums and gas bottles are lent, returned, charged and argued over by customer.
4.3.5 Keep trucks and drivers | fleet-cost-and-service-control, driver-hours-and-tachograph-review
Service, tachographs, fuel and damages of forty trucks, and drivers found before the season.
5 Returns and Service
What comes back, breaks, was never ordered, or ran for two winters and then stopped.
5.1 Returns and Complaints
Damaged corners, wrong articles and the two pallets that the job site did not need after all.
5.1.1 Decide on returns | return-authorization-by-item-rule
A pallet left over from a site may come back within thirty days, unopened and minus a fee, or as the seller promised.
5.1.2 Inspect and restock returns | returned-goods-graded-by-picture, returned-goods-disposition-by-value
Opened cartons are looked at, put back, sold as seconds, sent to the maker or thrown away.
5.1.3 Handle complaints on deliveries | complaints-recognized-in-every-channel, complaint-file-collected-with-remedy-proposal
Short, broken, wrong or late: the desk looks at scan, picture and driver’s note, credits and sends again.
5.1.4 Send goods back to makers | retail-returns-to-vendor-batches
Faulty and unsold goods are collected by maker, announced, shipped and credited at last.
5.2 Warranty and Repair
Between the installer on the ladder, who wants it now, and a maker who wants a form first.
5.2.1 Process warranty claims | retail-warranty-and-repair-triage
Serial number, purchase date and fault are taken in, sent to the maker, and the customer credited or comforted.
5.2.2 Find and deliver spare parts | service-part-found-by-photo-and-serial
A broken relay of 1998 is found by picture or plate, with its successor, and is at the counter by noon.
5.2.3 Rent out tools and equipment
Breakers and dryers are booked, handed over with a signature, inspected, and charged by the day.
Nothing: Some sixty machines at eleven branches; a calendar, a deposit and an eye on the cable are enough.
6 Credit and Money
Small debtors, many invoices and a thin margin that is earned only when the money is in.
6.1 Credit
Selling to builders is lending to builders, and winter shows to which of them one should not have.
6.1.1 Set credit limits | credit-file-assembled-for-new-account, credit-limit-payment-behavior-review
Registers, insurers, payment habits and the seller’s word give each customer a sum, higher in summer.
6.1.2 Release blocked orders | order-credit-block-release-rules, insolvency-and-trade-insurance-watch
At six in the morning a good customer stands before a red screen, and somebody must decide.
6.1.3 Collect overdue invoices | collection-worklist-by-payer-behavior, overdue-interest-and-legal-handover
Calls, promises, stopped deliveries and in the end a lawyer, customer by customer.
6.2 Billing and Margin
Daily delivery slips, monthly invoices, and what is left of them after bonus, freight and favors.
6.2.1 Invoice by delivery or by site | invoice-ready-check-against-rejection, delivered-not-billed-daily-check
Collective bills by job site, with order number and signature, in the format that the chain’s portal takes.
6.2.2 Match payments and deductions | cash-application-from-remittance-advice, deduction-reason-coding-from-claim
Chains pay two hundred invoices less bonus, damage and "see letter" in one sum.
6.2.3 Show margin by customer and article | customer-cost-to-serve-ledger, price-waterfall-leakage-report
After bonus, freight, returns and small orders some large customers cost money, and sellers would rather not see it.
6.2.4 Credit cylinders, crates and price differences
Clerks type small credits after calls from drivers and the counter, each with a reason and two signatures.
Nothing: Returned packaging is settled from scans already, and what is left are favors that a person should sign for.
`,
);

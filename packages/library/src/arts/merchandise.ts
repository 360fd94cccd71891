import type { LibraryEntry } from '../reference-library.ts';

export const merchandise: readonly LibraryEntry[] = [
  [
    '1',
    'Plan and Manage Merchandise',
    'Merchants decide what to sell, where, at what price and margin, and keep item, assortment and promotion data right so that stores and web shops offer what customers want.',
  ],
  [
    '1.1',
    'Plan merchandise finances',
    'Merchandise planners translate company goals into sales, margin and stock budgets by category, channel and week, and keep buying within what the season can bear.',
  ],
  [
    '1.1.1',
    'Analyze past season results',
    'Planners review sell-through, margin, markdown and lost sales by item and store from the data warehouse, and note what to repeat, drop or resize next season.',
  ],
  [
    '1.1.2',
    'Set category sales and margin budgets',
    'Top-down targets and bottom-up category forecasts are reconciled over several planning rounds, until finance and buying directors sign one budget per department and month.',
  ],
  [
    '1.1.3',
    'Control open-to-buy',
    'Each week the budget is compared with stock, sales and orders on hand to show how much buyers may still commit; overspends need approval by the merchandise controller.',
  ],
  [
    '1.1.4',
    'Reforecast in season',
    'When sales run ahead of or behind plan, planners rework the coming weeks from latest trading, weather and promotion data and advise buyers to chase, cancel or move stock.',
  ],
  [
    '1.2',
    'Plan assortments and space',
    'Category managers choose ranges for each store cluster and give every product a place on the shelf that reflects demand, margin and pack size.',
  ],
  [
    '1.2.1',
    'Define category roles',
    'For each category the team sets its job, whether traffic, profit, image or convenience, from shopper studies and market share, and revisits that position once a year.',
  ],
  [
    '1.2.2',
    'Select range by store cluster',
    'Buyers compare item productivity, customer need and supplier proposals, list and delist products for groups of similar stores, and publish range changes to planners and suppliers.',
  ],
  [
    '1.2.3',
    'Draw planograms',
    'Space planners place items in shelf software by sales, dimensions and brand blocks, produce hundreds of store-specific drawings a cycle and correct them after store feedback.',
  ],
  [
    '1.2.4',
    'Review range performance',
    'Slow sellers, gaps and substitution effects are ranked from weekly scan data; category analysts recommend cuts and additions ahead of the next range review.',
  ],
  [
    '1.3',
    'Maintain item master data',
    'Keeps one correct record for every product and its prices, packs and suppliers, because ordering, checkout, shelf labels and web pages all draw on it.',
  ],
  [
    '1.3.1',
    'Set up new items',
    'Item administrators turn supplier forms and data-pool messages into sellable records with codes, dimensions, tax and hierarchy, ready days before the first delivery.',
  ],
  [
    '1.3.1.1',
    'Collect product data from suppliers',
    'Spreadsheets, portal entries and GS1 data-pool feeds arrive with names, barcodes, measures and pictures; item clerks send missing or contradictory fields back to the supplier by email with a due date.',
  ],
  [
    '1.3.1.2',
    'Check item attributes and legal labeling',
    'Data stewards compare ingredients, allergens, origin, hazard and age limits with packaging images and law, rejecting records that would print a wrong label.',
  ],
  [
    '1.3.2',
    'Change item and hierarchy data',
    'Requests to recode, reclassify or discontinue products, a few hundred a week, are validated by data stewards for open orders and stock before release overnight to all systems.',
  ],
  [
    '1.3.3',
    'Maintain supplier costs and terms',
    'Buying assistants enter agreed cost prices, discounts and pack changes from supplier notices, compare them with the contract, and hold unapproved increases for the buyer.',
  ],
  [
    '1.4',
    'Manage prices and promotions',
    'Finds prices that customers accept and margins can carry, funds offers with suppliers and makes sure shelf, till and website show the same amount.',
  ],
  [
    '1.4.1',
    'Set regular prices',
    'Pricing analysts calculate retail prices by zone from cost, elasticity, price image and ending rules, simulate margin effect and route exceptions to the category manager.',
  ],
  [
    '1.4.2',
    'Track competitor prices',
    'Web crawlers, store checks and purchased panels supply rival prices daily; matching staff link them to own items and propose reactions on the most visible products.',
  ],
  [
    '1.4.3',
    'Plan promotional offers',
    'Category and marketing managers choose products, mechanics and weeks from the uplift of past offers, estimate quantities, and lock the promotion calendar eight weeks ahead.',
  ],
  [
    '1.4.4',
    'Execute price changes',
    'Approved prices are sent to tills and electronic labels overnight; stores print paper tickets, confirm completion by morning and report products whose scan price differs.',
  ],
  [
    '1.4.5',
    'Mark down end-of-season stock',
    'Weekly cover and sell-through per item drive stepped reductions; planners choose depth and timing by store group to finish the season with target residue and margin.',
  ],
  [
    '1.5',
    'Develop own-brand products',
    'Creates exclusive products with designers, technologists and makers that meet a price point, a brand promise and every safety rule.',
  ],
  [
    '1.5.1',
    'Design own-brand products',
    'Product developers write a brief from trend and customer research, work through sketches or recipes with makers and choose the version that meets target cost.',
  ],
  [
    '1.5.2',
    'Approve samples and packaging',
    'Technologists test fit, taste or durability of successive samples, marketing checks artwork and claims, and dated approvals are filed before production may start.',
  ],
  [
    '1.5.3',
    'Verify product safety and compliance',
    'Laboratory reports, certificates and chemical declarations are collected for each product, checked by quality staff against market rules and tracked to expiry; failures stop shipment.',
  ],
];

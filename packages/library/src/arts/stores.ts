import type { LibraryEntry } from '../reference-library.ts';

export const stores: readonly LibraryEntry[] = [
  [
    '4',
    'Operate Stores',
    'Store managers and their teams open, stock, staff and protect the shop each day, so that shoppers find goods available, fresh, correctly priced and easy to buy.',
  ],
  [
    '4.1',
    'Run the trading day',
    'Leads the shop from unlocking to locking up through checklists, delegated tasks and visits that keep hundreds of sites to one standard.',
  ],
  [
    '4.1.1',
    'Open and close the store',
    'Keyholders follow a checklist for alarms, lights, tills, cold cabinets and cash at both ends of the day, noting faults and signing on a handheld.',
  ],
  [
    '4.1.2',
    'Assign and follow up store tasks',
    'Head-office instructions and local jobs arrive as dated tasks with photos; store managers give them to people by shift and area managers see which shops are late.',
  ],
  [
    '4.1.3',
    'Inspect store standards',
    'District managers walk each store monthly with a scored form on availability, cleanliness, pricing and service, agree fixes on the spot and check them on the next visit.',
  ],
  [
    '4.2',
    'Stock and present goods',
    'Gets delivered goods from back door to shelf, arranged as planned, in date and counted, with as few touches as possible.',
  ],
  [
    '4.2.1',
    'Receive store deliveries',
    'Backroom staff scan cages and direct-to-store cases at the door, compare them with the dispatch note, record short or broken items and sign the driver off within minutes.',
  ],
  [
    '4.2.2',
    'Replenish shelves',
    'Night or morning crews work fill lists from sales and shelf scans, bring cases from the backroom, rotate older stock forward and mark gaps that need an order.',
  ],
  [
    '4.2.3',
    'Build displays and reset planograms',
    'Merchandising teams move fixtures, tickets and products to the new layout by drawing in a planned week, photograph the bay and return items that left the range.',
  ],
  [
    '4.2.4',
    'Check dates and reduce short-life goods',
    'Every day fresh-food colleagues inspect use-by dates from a system list, print reduced labels at the advised discount and write off what cannot be sold or donated.',
  ],
  [
    '4.2.5',
    'Count store stock',
    'Rolling counts of high-risk categories and one full inventory a year compare physical units with book stock, setting shrinkage and correcting the records replenishment depends on.',
  ],
  [
    '4.2.5.1',
    'Scan and count stock by area',
    'Teams or counting contractors scan each bay with handhelds or RFID readers after hours, and a supervisor samples one area in ten before releasing it.',
  ],
  [
    '4.2.5.2',
    'Investigate count differences',
    'Stock-loss analysts sort variances by value, look for unposted deliveries, mis-scans and theft patterns in transaction logs, request recounts and approve the final adjustment.',
  ],
  [
    '4.3',
    'Serve shoppers in store',
    'Sales associates help people choose, find, order and adapt products on the shop floor, converting visits into sales and lasting goodwill.',
  ],
  [
    '4.3.1',
    'Advise shoppers',
    'Sales associates ask about need and budget, demonstrate or compare products with tablet information, suggest matching items and hand over to a specialist for complex purchases.',
  ],
  [
    '4.3.2',
    'Locate and reserve items',
    'When a size or model is missing, colleagues look up other shops and the warehouse, reserve or order it for pickup or home delivery and take payment at once.',
  ],
  [
    '4.3.3',
    'Provide in-store services',
    'Alterations, fittings, key cutting or device set-up are booked into a calendar, carried out by trained staff from a job ticket and handed over after a quality check.',
  ],
  [
    '4.4',
    'Prepare fresh food',
    'Bakes, cuts, cooks and packs food on site in quantities that match the day, under hygiene rules that inspectors can verify.',
  ],
  [
    '4.4.1',
    'Plan daily fresh production',
    'Department leads set batch quantities by hour from forecast, weather and waste history, adjust at midday from sales so far and print the production sheet.',
  ],
  [
    '4.4.2',
    'Produce and pack fresh food',
    'Bakers, butchers and deli staff follow recipe cards and weights, label each pack with ingredients, allergens and date, and record yield and waste per batch.',
  ],
  [
    '4.4.3',
    'Monitor food temperatures and hygiene',
    'Sensors and probe readings from cabinets, ovens and deliveries are logged several times a day; on any breach the department lead checks products, takes corrective action and signs the record.',
  ],
  [
    '4.5',
    'Prevent loss and keep people safe',
    'Protects goods, cash, staff and visitors against theft, error and accident, with loss-prevention teams that measure shrinkage and investigate fairly.',
  ],
  [
    '4.5.1',
    'Detect and report theft',
    'Guards and store detectives use cameras, tag alarms and incident patterns to stop shoplifting, hold evidence and file a report for police and the loss database.',
  ],
  [
    '4.5.2',
    'Investigate till exceptions',
    'Loss-prevention analysts review flagged voids, refunds, no-sales and discounts by cashier from transaction data and video, then interview or clear the employee with HR.',
  ],
  [
    '4.5.3',
    'Record accidents and incidents',
    'Duty managers give first aid, take statements and photographs, enter the event the same day and safety officers report serious cases to the authority and insurer.',
  ],
  [
    '4.6',
    'Maintain store property',
    'Facilities and property teams keep buildings, refrigeration and fixtures working and efficient, and create or renew shops on time and budget.',
  ],
  [
    '4.6.1',
    'Repair store equipment',
    'Store staff report a failed freezer, door or till printer through an app; the facilities desk triages, sends a contractor within contract hours and approves the bill.',
  ],
  [
    '4.6.2',
    'Manage store energy use',
    'Energy managers compare half-hourly meter data with weather and opening hours, find sites that waste power, adjust controls remotely and check utility bills against readings.',
  ],
  [
    '4.6.3',
    'Open and refit stores',
    'Project managers steer surveys, permits, contractors, fixtures, IT and first stock through a dated plan, and hand the finished shop over with a list of defects to finish.',
  ],
];

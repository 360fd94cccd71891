import type { LibraryEntry } from '../reference-library.ts';

export const checkout: readonly LibraryEntry[] = [
  [
    '5',
    'Sell at the Point of Sale',
    'Cashiers, self-checkouts and mobile tills complete sales quickly, take payment safely, put returns right and account for every transaction and banknote.',
  ],
  [
    '5.1',
    'Ring up sales',
    'Identifies goods, prices and entitlements at staffed tills, self-checkouts and handhelds, so that customers pay the correct amount without waiting.',
  ],
  [
    '5.1.1',
    'Scan and price goods',
    'Cashiers or shoppers scan barcodes, weigh loose produce and key unreadable codes while the till looks up price and tax; unknown items call a supervisor.',
  ],
  [
    '5.1.2',
    'Apply offers, coupons and rewards',
    'The promotion engine works out multi-buys, vouchers and member prices for the whole basket in a second, rejects expired coupons and prints savings; cashiers override only with a supervisor code.',
  ],
  [
    '5.1.3',
    'Approve age-restricted sales',
    'Alcohol, tobacco and knives stop the till until a trained colleague checks an identity card or a digital age proof; refusals are logged for the license inspector.',
  ],
  [
    '5.1.4',
    'Supervise self-checkout',
    'One attendant watches six to ten lanes, clears weight alerts and payment stops, carries out random basket rescans and helps shoppers who are stuck.',
  ],
  [
    '5.2',
    'Take payments',
    'Accepts cards, phones, cash, vouchers and credit securely, with a valid approval or counted value for every sale.',
  ],
  [
    '5.2.1',
    'Accept card and mobile payments',
    'Terminals read chip, contactless or wallet, request approval from the acquirer and return it to the till; cashiers follow an offline procedure with floor limits when the line drops.',
  ],
  [
    '5.2.2',
    'Accept cash',
    'Notes are tested for forgery, counted into drawers or recyclers and change given by the cashier, with excess notes dropped to the safe during the shift.',
  ],
  [
    '5.2.3',
    'Sell and redeem gift cards',
    'Cards are activated, reloaded and debited against a central balance in real time; service staff look up lost ones from the receipt and block suspected scams.',
  ],
  [
    '5.2.4',
    'Arrange credit and installment purchases',
    'For larger baskets the associate enters customer details, obtains an online lender decision and e-signed agreement, and posts the financed amount as tender.',
  ],
  [
    '5.3',
    'Handle returns and exchanges',
    'Service desks take goods back fairly and fast under policy and consumer law, keeping abuse, cash loss and stock errors low.',
  ],
  [
    '5.3.1',
    'Check return eligibility',
    'Service-desk staff find the original sale by receipt, card or loyalty number, test days, condition and category rules, and ask a manager to decide exceptions.',
  ],
  [
    '5.3.2',
    'Refund or exchange goods',
    'The cashier returns money to the original tender or a credit slip, rings the replacement through at the price paid and books the item to shelf, repair or waste.',
  ],
  [
    '5.3.3',
    'Detect return fraud',
    'Each refund request is scored on receipt history, frequency and staff involvement; the desk is warned of serial returners and loss-prevention analysts review suspicious cases weekly.',
  ],
  [
    '5.4',
    'Balance cash and audit sales',
    'Cash offices and sales auditors prove every day that recorded sales, payments and deposits agree, and explain where they do not.',
  ],
  [
    '5.4.1',
    'Balance tills',
    'At shift end the cash office reconciles drawers, card slips and vouchers with the till report, so that differences are attributed to a person, a device or a process.',
  ],
  [
    '5.4.1.1',
    'Count drawers and prepare floats',
    'Cash-office clerks count notes and coin by machine, enter declared amounts, rebuild opening floats and seal surplus for the carrier, twice on busy days.',
  ],
  [
    '5.4.1.2',
    'Explain overs and shorts',
    'Differences above a set amount are looked up in the journal and camera footage, discussed with the cashier and coded by cause for trend reports.',
  ],
  [
    '5.4.2',
    'Deposit store takings',
    'Sealed bags are logged, handed to the cash carrier against signature and matched days later with the bank credit; missing deposits are escalated to treasury.',
  ],
  [
    '5.4.3',
    'Audit sales transactions',
    'Overnight rules test millions of till lines for gaps, duplicates and impossible prices or tenders; sales auditors fix or confirm the flagged ones before posting to finance.',
  ],
  [
    '5.5',
    'Manage checkout systems',
    'Tills, terminals and the data they need stay current, available in trading hours and compliant with fiscal and card-security law.',
  ],
  [
    '5.5.1',
    'Distribute price and offer files to tills',
    'Central systems push item, tax and promotion changes to every till before opening, check that each store confirms and resend failed files automatically.',
  ],
  [
    '5.5.2',
    'Support tills and devices',
    'A help desk restarts frozen tills remotely, swaps failed scanners and PIN pads by courier and records faults per model to steer replacement.',
  ],
  [
    '5.5.3',
    'Issue receipts and fiscal records',
    'Paper or emailed receipts are signed and stored as fiscal law demands; tax-journal exports are produced for inspectors and missing signatures alert the country team.',
  ],
];

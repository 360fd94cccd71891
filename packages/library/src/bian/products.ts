import type { LibraryEntry } from '../reference-library.ts';

export const products: readonly LibraryEntry[] = [
  [
    '5',
    'Products',
    'Fulfills what customers have bought, from everyday accounts and loans to trade finance and capital-markets deals, across the whole life of each contract.',
  ],
  [
    '5.1',
    'Advisory Services',
    'Sells expertise for a fee: advisers analyze the situation of a private or corporate client, recommend a course of action and document why it suits.',
  ],
  [
    '5.1.1',
    'Consumer Advisory Services',
    'Financial advisers collect goals, income and risk tolerance in a meeting, model savings or retirement options, and send a written suitability report with the products they recommend.',
  ],
  [
    '5.1.2',
    'Mergers and Acquisitions Advisory',
    'Deal teams value targets, build information memoranda from data-room material, approach buyers under confidentiality and steer bids, due diligence and closing over several months.',
  ],
  [
    '5.2',
    'Cards',
    'Issues cards and acquires merchants, so that purchases are approved in a second, billed correctly and settled to shops the next day.',
  ],
  [
    '5.2.1',
    'Credit Card',
    'Maintains the revolving account of each cardholder: purchases, repayments, interest and fees are posted into a monthly statement, and credit staff review limits on conduct and bureau data.',
  ],
  [
    '5.2.2',
    'Card Authorization',
    'Answers point-of-sale requests around the clock by testing card status, limit, security codes and fraud score, with stand-in limits when the host is down and fraud analysts tuning the rules.',
  ],
  [
    '5.2.3',
    'Merchant Acquiring Facility',
    'Acquiring operations pays merchants their daily sales net of fees and chargebacks, withholds reserves from risky sectors and adjusts payouts when terminal and scheme totals disagree.',
  ],
  [
    '5.2.4',
    'Merchant Relations',
    'The acquiring sales desk onboards shops and web stores from online applications, verifies owners, turnover and website content, sets rates by sector and reviews each contract yearly.',
  ],
  [
    '5.3',
    'Consumer Banking',
    'Everyday money services for private people, opened in branches or online and used millions of times a month at low margin.',
  ],
  [
    '5.3.1',
    'Current Account',
    'Runs the daily account with overdraft, cards and standing instructions; account services applies tariffs and interest at period end and supplies statements and notices in the chosen channel.',
  ],
  [
    '5.3.1.1',
    'Open current accounts',
    'Application data and identity documents from branch or app are checked against registers and watchlists, then account number, card and online access are created; doubtful cases go to onboarding review.',
  ],
  [
    '5.3.1.2',
    'Switch or close current accounts',
    'On a customer request staff list standing orders and direct debits, inform the other bank through the switching service, transfer the balance, recover cards and confirm closure in writing.',
  ],
  [
    '5.3.2',
    'Payment Order Initiation',
    'Lets customers and licensed third parties enter transfers, bill payments and requests in app or API, with payee name check and strong authentication; branch staff enter those of customers who come in person.',
  ],
  [
    '5.3.3',
    'Currency Exchange',
    'Tellers and kiosks buy and sell foreign notes at the daily rate sheet, record identity above the reporting limit and balance each currency drawer at close.',
  ],
  [
    '5.4',
    'Corporate Banking',
    'Transaction, cash and working-capital services that companies plug into their own treasury and payroll systems under negotiated terms.',
  ],
  [
    '5.4.1',
    'Corporate Current Account',
    'Operates multi-currency company accounts with signatory rules and negotiated fees; service officers process mandate changes and deliver statements in the formats the client ERP reads.',
  ],
  [
    '5.4.2',
    'Cash Management And Account Services',
    'Implementation managers connect client treasury systems, map file formats and test payments and statements over several weeks, then support daily balance reporting and sweep instructions.',
  ],
  [
    '5.4.3',
    'Credit Facility',
    'Limits, drawings and covenants under each corporate credit line are monitored by loan officers, who collect financials and compliance certificates every quarter and report breaches to the relationship manager.',
  ],
  [
    '5.4.4',
    'Direct Debit Mandate',
    'Payer authorizations sent on paper or online by billing companies are registered by mandate clerks, who validate account and signature data, amend or cancel on request and answer disputes.',
  ],
  [
    '5.4.5',
    'Corporate Payroll Services',
    'Employers upload salary files each month; operations validates totals, accounts and funding, spreads credits to employee accounts overnight and returns failed lines with reasons.',
  ],
  [
    '5.4.6',
    'Factoring',
    'Buys trade invoices from companies at a discount: analysts verify debtor, delivery proof and limits, advance cash within a day and collect from the buyer at maturity.',
  ],
  [
    '5.5',
    'Corporate Finance',
    'Raises long-term money and runs pooled funds for companies and institutions, where every step is documented for regulators and investors.',
  ],
  [
    '5.5.1',
    'Public Offering',
    'Brings a company to the stock exchange: bankers prepare the prospectus with lawyers and auditors, build the order book, set the price and allot shares to subscribers.',
  ],
  [
    '5.5.2',
    'Mutual Fund Administration',
    'Fund accountants strike net asset value each evening from prices, accruals and flows, process subscriptions and redemptions, and escalate any pricing variance beyond tolerance before publication.',
  ],
  [
    '5.6',
    'Loans and Deposits',
    'Lends to and takes deposits from private and business customers, from application and decision through interest, repayments and changes to final closure.',
  ],
  [
    '5.6.1',
    'Consumer Loan',
    'Services personal installment loans: staff book the contract, collect installments by direct debit, recalculate schedules after early repayment or payment holidays and issue settlement quotes on request.',
  ],
  [
    '5.6.2',
    'Mortgage Loan',
    'Home-loan teams take a purchase or refinancing from application to keys, then administer rate changes, insurance and repayments for up to thirty years.',
  ],
  [
    '5.6.2.1',
    'Check mortgage application documents',
    'Case handlers compare payslips, bank statements, tax returns and the sale contract with the form, list gaps for broker or buyer by email and chase until the file is complete.',
  ],
  [
    '5.6.2.2',
    'Value mortgaged property',
    'A surveyor is instructed or an automated valuation run from address, area and recent sales; underwriters query outliers and record value, condition and insurance need.',
  ],
  [
    '5.6.2.3',
    'Complete mortgages and register charges',
    'Completion clerks send offer and deed to the notary or conveyancer, release funds on the agreed day and confirm the registered charge with the land registry.',
  ],
  [
    '5.6.3',
    'Corporate Loan',
    'Books and services term loans to companies: drawdown notices, rate fixings, interest billing, covenant waivers and prepayments are keyed from legal agreements and confirmed to the borrower.',
  ],
  [
    '5.6.4',
    'Savings Account',
    'Deposits, notice withdrawals, bonus conditions and tiered interest run by system; deposit services writes to holders of dormant accounts every year before balances pass to the state scheme.',
  ],
  [
    '5.6.5',
    'Term Deposit',
    'Amount, rate and maturity are fixed at opening and interest accrues daily; deposit clerks ask for roll-over instructions two weeks ahead and pay out or renew on the day.',
  ],
  [
    '5.6.6',
    'Underwriting',
    'Weighs a credit application on affordability, bureau record, security and policy rules by scorecard or credit officer, and returns approval, decline or counter-offer with reasons the customer can be told.',
  ],
  [
    '5.6.6.1',
    'Verify income and affordability',
    'From payslips or open-banking feeds analysts establish net income, debts and household spending, apply stress rates and flag inconsistent employer or account data for a call to the applicant.',
  ],
  [
    '5.6.6.2',
    'Decide referred credit applications',
    'Files outside score or policy limits queue to senior underwriters, who read documents and notes, set conditions or decline, and record an auditable rationale within two working days.',
  ],
  [
    '5.7',
    'Market Operations',
    'Post-trade factory for securities and derivatives that confirms, settles and maintains positions with high automation and narrow deadlines.',
  ],
  [
    '5.7.1',
    'Trade Confirmation Matching',
    'Compares own trade details with counterparty confirmations on a matching platform within minutes; middle-office staff resolve differing price, quantity or settlement instructions by chat and email.',
  ],
  [
    '5.7.2',
    'Trade Settlement',
    'Back-office settlers instruct depositories to exchange cash and securities on the due date, check inventory and funding the night before and confirm completion to portfolio and ledger.',
  ],
  [
    '5.7.3',
    'Securities Fails Processing',
    'Settlement clerks identify unsettled trades at day end, find the cause with counterparty or custodian, arrange partial delivery, borrowing or buy-in, and book penalties under settlement-discipline rules.',
  ],
  [
    '5.7.4',
    'Corporate Action',
    'Event specialists scrub dividend, split and rights notices from several sources into one record, collect client elections before deadline, instruct the depository and post entitlements.',
  ],
  [
    '5.8',
    'Market Trading',
    'Front-office dealing for clients and for the bank itself, where each order must be suitable, priced fairly and executed at best terms.',
  ],
  [
    '5.8.1',
    'Market Order',
    'Dealers capture buy and sell orders from phone, terminal or adviser with time stamp, instrument and limit, check cash or holdings, and report fills and cancellations to the client.',
  ],
  [
    '5.8.2',
    'Market Order Execution',
    'Orders go to the venue with best price and likelihood of fill, large ones sliced by algorithm under the eye of a trader; fills are booked to accounts and evidence kept for best-execution review.',
  ],
  [
    '5.8.3',
    'Suitability Checking',
    'Before acceptance a proposed trade is tested against investor profile, product target market, concentration and cross-border restrictions; overrides need a documented client warning and desk approval.',
  ],
  [
    '5.9',
    'Trade Banking',
    'Pays or guarantees in international trade against documents, relying on expert examiners, strict practice rules and a worldwide network of banks.',
  ],
  [
    '5.9.1',
    'Letter of Credit',
    'The trade finance desk issues, advises and confirms documentary credits for importers and exporters and pays only when presented papers comply with their terms and ICC rules.',
  ],
  [
    '5.9.1.1',
    'Issue and amend letters of credit',
    'Trade officers turn the importer application into credit terms, check limit, sanctions and goods, send the SWIFT message to the advising bank and process later amendments the same way.',
  ],
  [
    '5.9.1.2',
    'Examine presented trade documents',
    'Within five banking days examiners read invoices, bills of lading, insurance and certificates line by line against the credit, list discrepancies and seek a waiver or refuse.',
  ],
  [
    '5.9.2',
    'Bank Guarantee',
    'Guarantee officers draft bid, performance and advance-payment undertakings from client requests and standard wordings, have legal clear unusual clauses, book the contingent liability and handle demands or expiry.',
  ],
];

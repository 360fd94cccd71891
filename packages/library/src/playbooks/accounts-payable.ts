import { composePlaybook } from './compose-playbook.ts';

export const accountsPayable = composePlaybook({
  id: '22d88179-7ff6-4c34-b38c-ac186e8537a5',
  name: 'Accounts payable that handles its own exceptions',
  description:
    'Scanning invoices has been solved for years; what keeps a payables team busy is the third that does not match. The playbook raises the touchless share by repairing the causes, gives the remaining exceptions to an agent that gathers facts from buyer, warehouse and supplier, and answers the supplier’s eternal question about payment. Segregation of duties is designed in: whoever or whatever proposes a posting never approves or pays it. Start with purchase-order invoices of the twenty largest suppliers, then widen.',
  complexity: 'intermediate',
  estimatedTimeToValue: '8-12 weeks',
  industry: 'Cross-industry',
  tags: ['finance', 'accounts payable', 'invoice matching', 'shared services', 'expenses'],
  expectedOutcomes: [
    'Touchless share of purchase-order invoices from about 55% to 75-80%',
    'Median age of open exceptions down from nine to four days',
    'Late-payment interest and lost discounts cut by half against the previous year',
    'Duplicate payments found before the run, with fewer than one in 10,000 invoices recovered afterwards',
    'Three of four supplier status questions answered without a clerk',
  ],
  fits: [],
  processes: [
    {
      code: '9.0',
      name: 'Manage Financial Resources',
      description: 'The finance function, of which this playbook touches the paying side.',
    },
    {
      code: '9.6',
      name: 'Process accounts payable and expense reimbursements',
      description: 'What the company owes to suppliers and staff, established, approved and paid.',
    },
    {
      code: '9.6.1',
      name: 'Process accounts payable (AP)',
      description: 'The supplier invoice from receipt to cleared payment and archived proof.',
    },
    {
      code: '9.6.1.3',
      name: 'Audit invoices and key data in AP system',
      description:
        'Clerks check mandatory details, find the purchase order, correct misread fields and code invoices that have no order.',
      workload: { occupation: 'accountingClerk', fte: 8, runs: 120_000, hours: 0.11 },
      volume:
        'invoices assumed at 10,000 a month for a company of 900 million dollars in revenue, under seven minutes each',
      opportunities: [
        {
          type: 'ai',
          title: 'Extract and code invoices that have no order',
          description:
            'Layout-aware extraction reads header, lines and tax; a classifier trained on two years of postings proposes account, cost center and tax code with its confidence. A clerk confirms below the limit, and the tax code of cross-border invoices always.',
          estimatedSavings: 95,
        },
        {
          type: 'automation',
          title: 'E-invoice intake with a validation gate',
          description:
            'Structured invoices by network or mail are checked for order number, tax identity and bank data before they count as received; faulty ones return to the supplier with the reason. Paper becomes the exception that costs the supplier time, not the clerk.',
          estimatedSavings: 50,
        },
      ],
    },
    {
      code: '9.6.1.4',
      name: 'Approve payments',
      description:
        'Budget owners receive bare amounts by mail, ask what they are for, and sit on the request until the reminder of the third week.',
      workload: { occupation: 'accountingClerk', fte: 3, runs: 42_000, hours: 0.11 },
      volume:
        'invoices without an order assumed at 35%, with seven minutes of routing and reminding by the payables team',
      opportunities: [
        {
          type: 'automation',
          title: 'Approval routing from the authority matrix',
          description:
            'Approver, deputy and limit come from the personnel and cost-center masters, requests escalate by due date, and approval works on the phone. The matrix is changed by finance control only.',
          estimatedSavings: 38,
        },
        {
          type: 'ai',
          title: 'Context card for the approver',
          description:
            'Beside the amount stand the contract, last year’s invoice, the budget left and a sentence on what differs. It informs and recommends nothing; approving without opening the card is counted and reported.',
          estimatedSavings: 15,
        },
      ],
    },
    {
      code: '9.6.1.7',
      name: 'Research/Resolve payable exceptions',
      description:
        'Price and quantity differences, missing receipts and unknown orders are mailed to buyers and warehouses, and wait.',
      workload: { occupation: 'accountingClerk', fte: 8, runs: 32_000, hours: 0.42 },
      volume: 'blocked invoices assumed at four of ten with an order, 25 minutes over several contacts',
      opportunities: [
        {
          type: 'agentic',
          title: 'Exception agent that works the case to a proposal',
          description:
            'For each blocked invoice the agent reads order history, receipts, contract price and the mail thread, asks the one person who can know, interprets the answer and proposes receipt, price change, credit request or rejection with evidence. Clerks release proposals; price changes go to the buyer, and supplier bank data is out of its reach.',
          estimatedSavings: 125,
        },
        {
          type: 'ai',
          title: 'Find the cause behind recurring blocks',
          description:
            'Blocks are clustered by supplier, plant and pattern every month, so that one wrong price condition is repaired instead of ninety invoices. The process owner takes the top five to purchasing.',
          estimatedSavings: 32,
        },
      ],
    },
    {
      code: '9.6.1.8',
      name: 'Process payments',
      description:
        'Before each run two people look for duplicates, blocked suppliers and changed bank details in a list of a thousand lines.',
      workload: { occupation: 'accountingClerk', fte: 2, runs: 150, hours: 20 },
      volume: 'three payment runs a week assumed with ten hours of two people’s checking each',
      opportunities: [
        {
          type: 'ai',
          title: 'Duplicate and fraud screening of the payment proposal',
          description:
            'Fuzzy matching over supplier, amount, reference and image finds duplicates, and an outlier model marks first payments to new accounts and odd timings. Every marked line is cleared by a person by telephone to the number on file, never to the one on the invoice.',
          estimatedSavings: 20,
        },
        {
          type: 'automation',
          title: 'Payment file under dual release',
          description:
            'The file is built, hashed and sent host to host with two releases, and bank statuses come back to the items. Manual uploads to the bank portal are closed.',
          estimatedSavings: 12,
        },
      ],
    },
    {
      code: '9.6.1.9',
      name: 'Respond to AP inquiries',
      description: 'Suppliers ask when they will be paid; clerks look it up and type the answer.',
      workload: { occupation: 'accountingClerk', fte: 3, runs: 36_000, hours: 0.13 },
      volume: 'supplier inquiries assumed at three for every ten invoices, eight minutes each',
      opportunities: [
        {
          type: 'agentic',
          title: 'Supplier inquiry agent',
          description:
            'After verifying the sender against the supplier master, the agent reconciles the supplier’s statement with the ledger line by line, states status and date, requests missing invoices and opens an exception where something is stuck. Disputes and requests to change bank details go to a clerk under the call-back rule.',
          estimatedSavings: 58,
        },
      ],
    },
    {
      code: '9.6.2',
      name: 'Process expense reimbursements',
      description:
        'Travelers photograph receipts; an expense desk checks policy, tax and missing slips of every report.',
      workload: { occupation: 'accountingClerk', fte: 3, runs: 21_000, hours: 0.23 },
      volume: 'expense reports assumed at 1,750 a month for 2,800 employees, 14 minutes each',
      opportunities: [
        {
          type: 'ai',
          title: 'Audit every receipt, show only the doubtful',
          description:
            'Receipts are read, matched with card data and tested for policy, alcohol, weekend and duplicates over months; conforming reports are paid next day. The desk speaks with employees about doubtful ones, and no report is rejected by machine.',
          estimatedSavings: 52,
        },
      ],
    },
  ],
  journeys: `
# A supplier waiting for payment
Bookkeeper at a maker of labels with forty employees, who rings on Thursdays because wages are due on Friday.
A mid-sized supplier with one blocked invoice among thirty.
Submit | Know at once that the invoice is in | agent | E-mail | 1 | 9.6.1.3
Acceptance or a precise reason for refusal arrives the same hour.
Pain: The invoice vanishes into a mailbox, and the first word of it is a refusal after four weeks.
Ask | Reconcile the statement of account | agent | E-mail | 0 | 9.6.1.9
An attached statement comes back with a status on each of thirty lines.
Pain: Thirty lines are read out on the telephone to somebody who can see ten of them.
Resolve | Settle the price difference | hybrid | Telephone and supplier portal | -1 ! | 9.6.1.7
The buyer confirms the surcharge from a prepared case within a day.
Pain: Buyer and payables each say it is with the other, while the whole invoice waits for eleven cents a roll.
Pay | Change the bank account safely | human | Telephone | 1 ! | 9.6.1.8
A clerk calls back the known contact before the first payment to a new account.
Pain: A changed account is typed in from a letterhead, and the next payment goes to a stranger.

# A budget owner approves on the train
Head of product development with a budget of 2.4 million, who signs between two stations and never at a desk.
Two minutes, five invoices, no questions left.
Receive | Open the approval list | agent | Phone app | 0 | 9.6.1.4
Items are sorted by due date, with lost discount in money.
Pain: Forty mails with the same subject, none of which says how long the discount holds.
Understand | Read the context card | agent | Phone app | 1 | 9.6.1.4
The card shows that the licence fee rose by four per cent as the contract allows.
Pain: The contract is in a folder that opens only in the office.
Decide | Approve or ask | human | Phone app | 2 ! | 9.6.1.4
Four approvals and one question to the project lead, whose answer returns to the same item.
Pain: A question sends the invoice back to the start, so people sign what they do not understand.
Reimburse | File one’s own expenses | hybrid | Mailbox and app | -1 | 9.6.2
The hotel bill is read from the mailbox; a missing taxi receipt is asked for that evening.
Pain: Receipts are glued on a sheet of paper on the last Sunday of the quarter.
`,
});

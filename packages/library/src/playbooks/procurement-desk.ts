import { composePlaybook } from './compose-playbook.ts';

export const procurementDesk = composePlaybook({
  id: 'f7eb2249-38ba-4dfe-ad5c-55c3a6c19b2a',
  name: 'Procurement desk for the long tail',
  description:
    'Four fifths of suppliers account for a twentieth of the spend and for most of the e-mail, while strategic buyers lack time for the contracts that matter. The playbook guides requesters to what is already contracted, runs small tenders within a written mandate, chases orders, and reads contracts for the dates that otherwise pass unnoticed. Negotiation by agent is limited to defined categories and amounts, with the supplier told that it is talking to one. Before the start, delegation of authority and the list of excluded categories are signed by the chief purchasing officer.',
  complexity: 'advanced',
  estimatedTimeToValue: '14-20 weeks',
  industry: 'Cross-industry',
  tags: ['procurement', 'tail spend', 'contracts', 'supplier management', 'sourcing'],
  expectedOutcomes: [
    'Spend under contract in the tail up by 10-15 percentage points within a year',
    'Requisition to order in two working days instead of six for catalog and small purchases',
    'At least three offers for every tender above the minimum, documented for audit',
    'Price effect of 3-5% on agent-run tenders against the last price paid, checked by finance',
    'No contract renewed by silence where notice had been intended',
    'Order confirmations on file for 95% of open lines',
  ],
  fits: [],
  processes: [
    {
      code: '4.0',
      name: 'Manage Supply Chain for Physical Products',
      description: 'Planning, buying, making and moving; here only the buying.',
    },
    {
      code: '4.2',
      name: 'Procure materials and services',
      description: 'From the need in a department to a delivery by a supplier one can trust.',
    },
    {
      code: '4.2.2',
      name: 'Select suppliers and develop/maintain contracts',
      description: 'With whom the company does business, and on which written terms.',
    },
    {
      code: '4.2.2.2',
      name: 'Certify and validate suppliers',
      description:
        'Assistants collect tax papers, certificates, bank proof and codes of conduct, and check registers and sanctions lists by hand.',
      workload: { occupation: 'procurementClerk', fte: 3, runs: 2_600, hours: 1.8 },
      volume: 'new or renewed suppliers assumed at 50 a week, 1.8 hours each',
      opportunities: [
        {
          type: 'agentic',
          title: 'Supplier onboarding agent',
          description:
            'The agent invites the supplier, explains what is required for this category and country, checks each paper against registers, follows up and compiles a risk sheet with sources. Acceptance, and any adverse finding, is the category buyer’s decision; bank details are verified by call-back.',
          estimatedSavings: 44,
        },
        {
          type: 'automation',
          title: 'Watch expiry of certificates and listings',
          description:
            'Insurance, quality and sustainability certificates carry dates that trigger renewal requests, and a lapse blocks new orders for that category until cured.',
          estimatedSavings: 12,
        },
      ],
    },
    {
      code: '4.2.2.4',
      name: 'Manage contracts',
      description:
        'Contracts rest as scans in shared folders; price clauses, notice periods and bonus tiers are remembered by those who signed.',
      workload: { occupation: 'buyer', fte: 3, runs: 3_600, hours: 1.3 },
      volume: 'contract reviews, amendments and renewals assumed at 300 a month, 78 minutes each',
      opportunities: [
        {
          type: 'ai',
          title: 'Extract obligations, dates and price clauses',
          description:
            'A language model reads the portfolio, fills notice dates, indexation formulas, bonus tiers and liability caps with the quoted passage, and lists deviations from the standard. A paralegal or buyer confirms the fields that trigger money or dates.',
          estimatedSavings: 55,
        },
        {
          type: 'automation',
          title: 'Act on dates and tiers',
          description:
            'Notice windows, index adjustments and bonus claims open a task with the computed amount ninety days ahead, and again before it is too late. Finance sees bonus claims as they accrue.',
          estimatedSavings: 25,
        },
      ],
    },
    {
      code: '4.2.3',
      name: 'Order materials and services',
      description: 'Requisition, offer, order and delivery of what departments need.',
    },
    {
      code: '4.2.3.1',
      name: 'Process/Review requisitions',
      description:
        'Buyers correct free-text requests, find out that a frame contract exists and send half of them back with a question.',
      workload: { occupation: 'procurementClerk', fte: 5, runs: 38_000, hours: 0.21 },
      volume: 'requisitions assumed at 150 a working day, half of them in free text, under 13 minutes each',
      opportunities: [
        {
          type: 'ai',
          title: 'Guided buying from plain words',
          description:
            'The requester describes or photographs the need; semantic search offers the contracted item, a used one in stock, or the right form. Category, material group and account are proposed, and the requester confirms before submission.',
          estimatedSavings: 62,
        },
        {
          type: 'automation',
          title: 'Convert clean requisitions without a buyer',
          description:
            'Catalog and frame-contract requests with budget and approval become orders at once; a daily report shows purchasing what went through and lets it object.',
          estimatedSavings: 30,
        },
      ],
    },
    {
      code: '4.2.3.3',
      name: 'Solicit supplier quotes',
      description:
        'For small tenders buyers mail three known suppliers, compare differently built offers in a table and rarely find time to ask for better.',
      workload: { occupation: 'buyer', fte: 5, runs: 4_200, hours: 1.9 },
      volume: 'requests for quotation below 50,000 dollars assumed at 80 a week, close to two hours each',
      opportunities: [
        {
          type: 'agentic',
          title: 'Tail-spend sourcing agent with a mandate',
          description:
            'Within category, amount and target range set by the buyer, the agent picks qualified suppliers, sends a complete request, answers questions from the specification, asks for a second round on price, term and payment, and presents comparable offers with a proposed award. The buyer awards; single-source and safety-relevant purchases are excluded.',
          estimatedSavings: 120,
        },
        {
          type: 'ai',
          title: 'Normalize offers into one comparison',
          description:
            'Extraction aligns positions, units, freight, options and conditions of unlike offers and marks what one left out. The buyer sees each number’s origin and corrects the alignment.',
          estimatedSavings: 30,
        },
      ],
    },
    {
      code: '4.2.3.5',
      name: 'Expedite orders and satisfy inquiries',
      description:
        'Clerks call for confirmations and dates, key changes into the system and tell departments when things will come.',
      workload: { occupation: 'planningClerk', fte: 4, runs: 45_000, hours: 0.14 },
      volume: 'order lines needing a chase assumed at one in four of 180,000, eight minutes each',
      opportunities: [
        {
          type: 'agentic',
          title: 'Order expediter',
          description:
            'The agent chases by risk instead of by list, reads confirmations in any form, books agreed dates within tolerance, tells the requester what a delay means and collects alternatives for critical lines. Price or quantity changes, and anything that stops production, go to the buyer by telephone.',
          estimatedSavings: 78,
        },
      ],
    },
    {
      code: '4.2.4',
      name: 'Manage suppliers',
      description: 'Knowing suppliers after the contract is signed.',
    },
    {
      code: '4.2.4.1',
      name: 'Monitor/Manage supplier information',
      description:
        'Once a year somebody gathers delivery, quality and news on the larger suppliers; the small ones surface when they fail.',
      workload: { occupation: 'buyer', fte: 2, runs: 1_300, hours: 2.4 },
      volume: 'supplier profiles assumed to be updated 25 times a week, 2.4 hours each',
      opportunities: [
        {
          type: 'ai',
          title: 'Early-warning monitor on suppliers',
          description:
            'News, insolvency notices, ownership changes and own delivery trends are condensed into a weekly signal by supplier, with links and a confidence. The category manager judges relevance; a signal never changes a rating by itself.',
          estimatedSavings: 36,
        },
        {
          type: 'automation',
          title: 'Scorecards from transaction data',
          description:
            'Punctuality, complaints, price variance and invoice accuracy are computed monthly from the systems, and shared with the supplier before the review talk.',
          estimatedSavings: 16,
        },
      ],
    },
  ],
  journeys: `
# A lab manager needs a centrifuge
Manager of a university-hospital laboratory who buys one large thing every second year and fears the form.
A one-off purchase of 18,000 dollars by somebody who buys twice a year.
Need | Describe the need | agent | Chat | -1 | 4.2.3.1
The guide asks about rotor and volume, and offers a frame contract and a used device in the next building.
Pain: A form that asks for a material group before it asks what is needed.
Specify | Check the specification together | human | Video call | 0 | 4.2.3.3
A buyer removes a brand name that would have left one bidder.
Pain: The text comes back as "not neutral", without a word on what would be.
Tender | Follow the tender | agent | Purchasing portal | 0 | 4.2.3.3
Questions from bidders arrive with a drafted answer to release.
Pain: For six weeks she cannot tell whether the bidders are asking or sleeping.
Award | Choose from comparable offers | hybrid | Meeting | 2 ! | 4.2.3.3
Price, service and delivery stand side by side; buyer and manager sign the award.
Pain: Three offers in three formats, with a service contract hidden in one of the prices.
Receive | Know when it comes | agent | E-mail | 1 | 4.2.3.5
A slipped date is reported with the loan device the supplier offers meanwhile.
Pain: That it is late she finds out when the old device has been collected.

# Becoming a supplier
Owner of a sheet metal workshop with eight employees who does his own invoices on Saturdays.
A workshop with eight employees and a first order in sight.
Invite | Learn what is needed | agent | Web page | -1 | 4.2.2.2
A short list fits the category and says which papers a small firm may leave out.
Pain: Eighteen certificates, the same for a steel bracket as for a jet engine.
Verify | Prove the bank account | human | Telephone | 1 ! | 4.2.2.2
An employee calls the number from the register, not the one in the mail.
Pain: A forged letter moves the account, and his first invoice is paid to a thief.
Offer | Make an offer to an agent | hybrid | Chat | 0 ! | 4.2.3.3
The agent says that it is one, what it may agree, and how to reach the buyer instead.
Pain: He bargains for a week with a mailbox which has no power to agree.
Grow | See one’s own scorecard | agent | Supplier portal | 0 | 4.2.4.1
Punctuality and complaints are visible monthly and can be contested line by line.
Pain: He has been a "C" since last year, and nobody has told him why.
Renew | Talk about renewal in time | human | Telephone | 2 | 4.2.2.4
The buyer calls ninety days before the end with facts on the table.
Pain: The contract lapses on a Saturday, and the work goes to whoever was called first.
`,
});

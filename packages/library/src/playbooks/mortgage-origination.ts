import { composePlaybook } from './compose-playbook.ts';

export const mortgageOrigination = composePlaybook({
  id: '481c3963-bd64-4965-8947-52fe6a155a2a',
  name: 'Mortgage decision in days, not weeks',
  description:
    'House buyers wait for the bank because documents arrive in pieces and each gap costs another letter. This playbook reads documents as they come in, tells the applicant or broker on the same day what is missing, and prepares the affordability and property view so that the underwriter starts from a complete case. The credit decision stays with licensed staff and every adverse decision carries reasons the applicant can act upon. It is built around the existing loan origination system and replaces none of its controls.',
  complexity: 'intermediate',
  estimatedTimeToValue: '12-16 weeks',
  industry: 'Banking',
  tags: ['mortgage', 'lending', 'document processing', 'underwriting'],
  expectedOutcomes: [
    'Median time from application to binding offer down from about 18 to 10 working days',
    'First-time-complete files up from roughly 40% to 65%',
    'Two fewer document requests in the average case',
    'Underwriters spend most of their day on cases with a real credit question, shown by time recording before and after',
    'No measurable difference in approval rates between protected groups beyond what credit factors explain, tested every quarter',
  ],
  fits: ['BIAN'],
  processes: [
    {
      code: '4',
      name: 'Operations',
      description: 'The factory floor of the bank: documents, payments, custody and reconciliation.',
    },
    {
      code: '4.3',
      name: 'Custody, Collateral And Documents',
      description: 'Papers and pledges the bank relies upon when money has left the house.',
    },
    {
      code: '4.3.1',
      name: 'Document Services',
      description: 'Receiving, recognizing and filing whatever the applicant, broker or notary sends.',
    },
    {
      code: '4.3.1.1',
      name: 'Classify and index incoming documents',
      description:
        'Mailroom staff split a forty-page PDF by hand into payslips, statements and deeds and key the case number on each part.',
      workload: { occupation: 'dataEntryKeyer', fte: 5, runs: 96_000, hours: 0.09 },
      volume: 'loan documents assumed at 8,000 packs a month, a good five minutes each',
      opportunities: [
        {
          type: 'ai',
          title: 'Split and recognize document packs',
          description:
            'A layout-aware classifier finds where each document begins, names its type and reads case, person and period. Pages below the confidence limit are shown to a clerk side by side with the guess, and those answers become training data.',
          estimatedSavings: 62,
        },
        {
          type: 'automation',
          title: 'File and notify in one transaction',
          description:
            'Indexed documents are stored with retention class, ticked on the case’s checklist and announced to its handler. Unassignable mail lands in one visible queue that is emptied daily.',
          estimatedSavings: 20,
        },
      ],
    },
    {
      code: '5',
      name: 'Products',
      description: 'The contracts the bank offers and fulfills, from accounts to trade finance.',
    },
    {
      code: '5.6',
      name: 'Loans and Deposits',
      description: 'Borrowing and saving products with their origination, security and servicing.',
    },
    {
      code: '5.6.2',
      name: 'Mortgage Loan',
      description: 'A loan secured on property, from first application to the registered charge.',
    },
    {
      code: '5.6.2.1',
      name: 'Check mortgage application documents',
      description:
        'A case handler ticks off the checklist, compares figures between form, payslips and statements, and writes to the broker about each gap.',
      workload: { occupation: 'loanClerk', fte: 10, runs: 9_600, hours: 1.7 },
      volume: 'applications assumed at 800 a month with 100 minutes of checking over three rounds',
      opportunities: [
        {
          type: 'agentic',
          title: 'Completeness agent that talks to applicant and broker',
          description:
            'The agent derives the checklist from employment, property and product, requests what is missing in plain language, judges whether the reply satisfies the item and follows up until the file is whole. It never discusses the outcome; contradictory or altered-looking papers go to a handler with both passages marked.',
          estimatedSavings: 120,
        },
        {
          type: 'ai',
          title: 'Cross-check figures between documents',
          description:
            'Extraction compares net pay with account credits, the price with the sale contract and declared debts with the bureau, and lists differences in order of weight. The handler clears or raises each of them.',
          estimatedSavings: 42,
        },
      ],
    },
    {
      code: '5.6.2.2',
      name: 'Value mortgaged property',
      description:
        'Appraisers order reports, look up comparable sales and type the result into the valuation form, also for plain flats in well-known districts.',
      workload: { occupation: 'propertyAppraiser', fte: 6, runs: 7_200, hours: 1.4 },
      volume: 'valuations assumed for three of four applications, 84 minutes of desk work each',
      opportunities: [
        {
          type: 'ai',
          title: 'Model value with confidence band for standard property',
          description:
            'A hedonic model on registered sales gives value, band and the comparables used for low loan-to-value cases on ordinary homes, where regulation admits it. A wide band, special property or high leverage calls for the appraiser’s visit, and the appraiser may always overrule.',
          estimatedSavings: 105,
        },
        {
          type: 'automation',
          title: 'Order, chase and book external reports',
          description:
            'Panel valuers are assigned in rotation, reminded at the due date, and their figures and photographs taken over from the structured report. Independence rules are enforced in the assignment.',
          estimatedSavings: 35,
        },
      ],
    },
    {
      code: '5.6.2.3',
      name: 'Complete mortgages and register charges',
      description:
        'Completion staff check conditions, exchange drafts with notaries and land registry, and release the funds on the day.',
      workload: { occupation: 'paralegal', fte: 5, runs: 6_000, hours: 1.3 },
      volume: 'completions assumed at 500 a month after withdrawals and declines',
      opportunities: [
        {
          type: 'agentic',
          title: 'Completion coordinator',
          description:
            'An agent keeps the plan toward the completion date for each case, reads notary and registry messages, ticks conditions against evidence, proposes a new date when one slips and drafts the notices. Funds are released by two authorized employees, as today.',
          estimatedSavings: 75,
        },
      ],
    },
    {
      code: '5.6.6',
      name: 'Underwriting',
      description: 'Whether to lend, how much and on which terms.',
    },
    {
      code: '5.6.6.1',
      name: 'Verify income and affordability',
      description:
        'Analysts average variable pay, sort bank-statement lines into spending types and compute the stressed installment in a spreadsheet.',
      workload: { occupation: 'creditAnalyst', fte: 5, runs: 9_600, hours: 0.8 },
      volume: 'one assessment an application assumed, 48 minutes each including variable and self-employed income',
      opportunities: [
        {
          type: 'ai',
          title: 'Categorize statements and normalize income',
          description:
            'Transactions are classified into income, committed and living costs, irregular pay is averaged by policy, and each figure points to its lines. The analyst changes any category and sees the effect on affordability before confirming.',
          estimatedSavings: 90,
        },
        {
          type: 'automation',
          title: 'Stress calculation in the origination system',
          description:
            'Rate shock, term and policy limits are computed by tested code instead of personal spreadsheets, with inputs and version stored. Policy owners change parameters under four eyes.',
          estimatedSavings: 40,
        },
      ],
    },
    {
      code: '5.6.6.2',
      name: 'Decide referred credit applications',
      description:
        'Underwriters read the whole file of a referred case, weigh mitigating facts and record decision, conditions and reasons.',
      workload: { occupation: 'loanOfficer', fte: 4, runs: 3_800, hours: 1.5 },
      volume: 'two applications in five assumed to be referred, an hour and a half each',
      opportunities: [
        {
          type: 'ai',
          title: 'Case summary with policy references',
          description:
            'A language model sets out why the case was referred, which policy clauses apply and what speaks on both sides, quoting the file. It gives no recommendation and no score; the underwriter decides and words the reasons.',
          estimatedSavings: 52,
        },
      ],
    },
  ],
  journeys: `
# Buying our first home
Nurse and freelance illustrator, both thirty-three, outbid twice and with nine days to answer.
A couple applies with one employed and one self-employed income.
Apply | Upload whatever is at hand | agent | App | 0 | 4.3.1.1
Photos and PDFs in any order are recognised and ticked off while they watch.
Pain: Every paper has its own field, and the ones of a freelancer have none.
Complete | Learn today what is missing | agent | App message | 1 ! | 5.6.2.1
One message lists three items, why each is needed and where to find it.
Pain: The list of what is missing comes by post on day six of nine.
Assess | Explain a fluctuating income | human | Telephone | -1 | 5.6.6.1
An analyst rings about the weak second year, having seen the sorted statements.
Pain: A weak year is a no by rule, and nobody asks about the broken wrist behind it.
Decide | Receive a decision with reasons | human | Conversation at the branch | 2 ! | 5.6.6.2
The adviser explains amount, conditions and what would have allowed more.
Pain: A letter of two lines: "unable to proceed at this time".
Complete purchase | Follow the road to the keys | agent | App | 1 | 5.6.2.3
A shared plan shows who owes which paper to whom before completion day.
Pain: Notary, seller and bank each wait for the other two, and the couple makes the calls.

# A broker with twenty open cases
Mortgage broker working from home with twenty families in process, each of whom rings on Sundays.
The intermediary who chooses where to place the next application.
Submit | Submit through the broker portal | hybrid | Broker portal | -1 | 5.6.2.1
The checklist adapts to the case before submission, so fewer packs bounce.
Pain: Every third pack bounces for a form that this lender alone requires.
Value | Get the indicative value at once | agent | Broker portal | 1 | 5.6.2.2
For standard flats a band is shown with its comparables, marked as non-binding.
Pain: The family has chosen its curtains when the valuer, two weeks on, sees 40,000 less.
Refer | Discuss a referred case | human | Telephone | 0 ! | 5.6.6.2
The underwriter can be reached and has the summary open.
Pain: The underwriter has no number, only a reference.
Track | See every case’s next step | agent | Broker portal | 2 | 5.6.2.3
One list names the next action, the person it waits for and since when.
Pain: On Sundays he opens twenty mail threads to say that there is nothing new.
`,
});

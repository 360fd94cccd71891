import { composePlaybook } from './compose-playbook.ts';

export const billingCare = composePlaybook({
  id: '34febb04-8762-4d75-ba5c-c0235e8788d0',
  name: 'Billing care: fewer disputes, kinder collections',
  description:
    'Billing is the most frequent reason for calling an operator, and most of those calls end in an explanation, not in a credit. This playbook stops wrong bills before release, lets an assistant explain right ones from the usage records, and gives agents small credits they can grant without a supervisor. It then carries the same evidence into collections, so that a customer in dispute or in hardship is not chased by the dunning run. Bill accuracy comes first: an explanation agent on top of wrong bills only apologizes faster.',
  complexity: 'intermediate',
  estimatedTimeToValue: '8-12 weeks',
  industry: 'Telecommunications',
  tags: ['billing', 'customer care', 'collections', 'contact centre'],
  expectedOutcomes: [
    '20-30% fewer billing contacts for each 1,000 invoices within two cycles after the pre-release check is live',
    'Half of the remaining billing questions answered without an agent, at a repeat-contact rate no higher than today',
    'Credits below the agreed limit posted within minutes instead of three to five days',
    'Share of written-off receivables unchanged or lower, measured against a hold-out group',
    'No dunning step sent while a dispute on the same invoice is open',
  ],
  fits: ['eTOM'],
  processes: [
    {
      code: '1.3',
      name: 'Customer Domain',
      description: 'The operator’s dealings with its subscribers; here, everything that begins with an invoice.',
    },
    {
      code: '1.3.9',
      name: 'Customer Bill Invoice Management',
      description: 'From rated usage to an invoice the customer accepts, including the argument about it.',
    },
    {
      code: '1.3.9.B',
      name: 'Check bills before release',
      description:
        'In each cycle analysts look through held invoices: jumps against the customer’s own history, zero and negative totals, and every bill on a tariff launched in the last three months.',
      workload: { occupation: 'billingClerk', fte: 3, runs: 26_000, hours: 0.2 },
      volume: 'invoices held for checking assumed at 0.4% of 6.5 million a year',
      opportunities: [
        {
          type: 'ai',
          title: 'Score each invoice against the customer’s own history',
          description:
            'An anomaly model compares every invoice line with twelve months of that account, its tariff and similar accounts, and ranks the bills likely to be wrong or to shock. Analysts work the top of the list instead of fixed thresholds, and their verdicts train the next run; releasing the cycle remains their signature.',
          estimatedSavings: 38,
        },
        {
          type: 'automation',
          title: 'Hold and release by rule',
          description:
            'Known defects, such as a part-month fee charged twice after a tariff change, are caught by written rules that hold the invoice, open a correction order and release the bill once the order is closed. Analysts own the rule book and see each rule’s hit rate.',
          estimatedSavings: 17,
        },
      ],
    },
    {
      code: '1.3.9.D',
      name: 'Resolve billing disputes',
      description:
        'A contested charge is explained, credited within limits, or passed on as a fault of the tariff itself.',
    },
    {
      code: '1.3.9.D.1',
      name: 'Explain charges to customers',
      description:
        'Agents open the bill, the usage records and the contract in three systems to say where roaming, part-month fees and third-party content come from.',
      workload: { occupation: 'customerService', fte: 8, runs: 90_000, hours: 0.15 },
      volume: 'billing questions handled by agents assumed for an operator of 550,000 subscribers, nine minutes each',
      opportunities: [
        {
          type: 'agentic',
          title: 'Bill explanation agent in app, chat and voice',
          description:
            'After authentication the agent pulls invoice lines, usage events, contract terms and earlier contacts, reconstructs the charge step by step and answers follow-up questions with the records shown. It may open a dispute or offer a cheaper tariff but grants no credit; unexplained amounts, anger and any sign of fraud go to a person with the reconstruction attached.',
          estimatedSavings: 92,
        },
        {
          type: 'ai',
          title: 'Bill-shock notice before the invoice arrives',
          description:
            'For bills well above the usual amount a language model writes two sentences naming the cause, checked against the invoice figures by a rule before sending. Customers learn of the amount with its reason, and the call does not happen; the care team approves the wording for each cause once.',
          estimatedSavings: 38,
        },
      ],
    },
    {
      code: '1.3.9.D.2',
      name: 'Approve and post adjustments',
      description:
        'Credits above the agent’s limit queue for a supervisor, are posted by the billing desk with tax correction, and appear on the next invoice.',
      workload: { occupation: 'billingClerk', fte: 3, runs: 18_000, hours: 0.25 },
      volume: 'one billing question in five assumed to end in a credit above the agent’s limit',
      opportunities: [
        {
          type: 'automation',
          title: 'Post small credits straight through',
          description:
            'Credits under a set amount, with a reason code that matches a confirmed cause and no credit in the last six months, post at once with the tax reversal. Larger or repeated ones stay in the approval queue, and finance samples the automatic ones every month.',
          estimatedSavings: 30,
        },
        {
          type: 'ai',
          title: 'Show the approver comparable cases',
          description:
            'Retrieval over two years of decided disputes shows how like cases ended and what they cost, so that approvals become consistent. The supervisor decides; deviations from precedent need a sentence of reason.',
          estimatedSavings: 12,
        },
      ],
    },
    {
      code: '1.3.10',
      name: 'Customer Receivables Management',
      description: 'Cash comes in and is matched; what is overdue is pursued with regard to the customer’s situation.',
    },
    {
      code: '1.3.10.B',
      name: 'Run dunning and reminders',
      description:
        'Every overdue account takes the same ladder of letter, text, call and restriction; collectors pull out accounts with open disputes by hand.',
      workload: { occupation: 'collector', fte: 4, runs: 60_000, hours: 0.1 },
      volume: '60,000 manual touches of overdue accounts a year assumed, six minutes each',
      opportunities: [
        {
          type: 'automation',
          title: 'Pause the ladder on open disputes and vulnerability flags',
          description:
            'The dunning engine reads dispute, fault and vulnerability status before each step and stops the step by rule, restarting it with the legal waiting time afterwards. Collectors no longer compare lists, and restriction of service still needs a person’s release.',
          estimatedSavings: 24,
        },
        {
          type: 'ai',
          title: 'Choose channel and moment for each reminder',
          description:
            'A propensity model trained on past reminders picks text, mail or call and the day before pay-day on which the customer usually pays. It ranks contacts within the legal ladder and uses no protected attributes; the credit manager reviews drift every quarter.',
          estimatedSavings: 32,
        },
      ],
    },
    {
      code: '1.3.10.C',
      name: 'Agree payment arrangements',
      description:
        'Collectors ask about income and other debts on the phone, work out installments within policy and enter the plan.',
      workload: { occupation: 'collector', fte: 3, runs: 12_000, hours: 0.4 },
      volume: 'arrangements assumed at 1,000 a month with 24 minutes of talk and entry',
      opportunities: [
        {
          type: 'agentic',
          title: 'Self-service arrangement agent',
          description:
            'Within the policy’s limits for term and first installment the agent listens, proposes two plans the customer can afford, sets up the mandate, halts dunning and watches the first dates. Hardship, insolvency and anything outside policy is handed to a trained collector together with the conversation.',
          estimatedSavings: 40,
        },
      ],
    },
  ],
  journeys: `
# I do not understand my bill
Florist of forty-six back from two weeks abroad, with a bill of 118 instead of 39 and a shop to open at eight.
From the moment a bill is higher than expected to an answer the customer believes.
Notice | Warned before the invoice | agent | Text message | -1 | 1.3.9.D.1
A text names the amount and the cause, such as 14 days of roaming, two days before the invoice.
Pain: The first news of it is the debit itself, on the day on which the rent goes off.
Understand | Ask about one line | agent | App | 0 ! | 1.3.9.D.1
The customer taps a line of the bill and sees the events, dates and rule behind it in plain words.
Pain: The bill says "data session zone 3" where it means nine evenings of maps.
Dispute | Contest the charge | hybrid | Chat and call back | -2 | 1.3.9.D
The assistant opens the dispute with the evidence; a care agent calls back where it is not clear.
Pain: Disputing means telling everything once more, while the full sum is collected regardless.
Resolve | Receive the credit | hybrid | Chat | 2 ! | 1.3.9.D.2
A small confirmed error is credited during the conversation; a large one comes with a named date.
Pain: The credit is promised for "one of the next bills", and nobody can say which.
Confirm | See it put right on the next bill | agent | Invoice | 1 | 1.3.9.B
The pre-release check looks for the same error once more before the following invoice leaves.
Pain: The same wrong line comes back a month later, and the whole story begins anew.

# I cannot pay this month
Courier of twenty-seven who has been on sick pay since a fall and needs the phone to be given any runs at all.
A customer in difficulty stays connected and in control of the debt.
Remind | Reminder that offers a way out | agent | Text message | -2 | 1.3.10.B
The first reminder links to paying later, in parts, or talking to somebody.
Pain: Three reminders in red, each with a fee on top, and no line about what one could do.
Talk | Say what is possible | agent | App | 0 | 1.3.10.C
The customer states what can be paid and when, without waiting on the line or explaining twice.
Pain: Forty minutes on hold to tell a stranger with a script how little is left.
Talk | Reach a person in hardship | human | Telephone | 1 ! | 1.3.10.C
Illness, job loss or several debts lead to a trained collector, who may go beyond the standard plan.
Pain: Only whoever shouts is put through to somebody who may decide.
Keep | Keep the plan | hybrid | Text message and app | 1 | 1.3.10.B
Each instalment is confirmed; one missed date prompts a question before anything is restricted.
Pain: One late installment, and the line is dead the next morning together with the plan.
`,
});

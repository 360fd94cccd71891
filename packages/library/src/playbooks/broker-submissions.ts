import { composePlaybook } from './compose-playbook.ts';

export const brokerSubmissions = composePlaybook({
  id: '287f9408-4326-4991-9ff1-840e5074b79b',
  name: 'Commercial submissions: answer the broker first',
  description:
    'In mid-market commercial lines the insurer that quotes first often wins, and underwriters spend nearly half their week finding data in attachments. This playbook turns the broker’s e-mail into a cleared, scored submission within an hour, drafts the quote for risks inside appetite and follows up every quote until it is bound or lost. Underwriters keep selection, price and terms; what they lose is retyping. The appetite statement is made explicit along the way, which is half of the benefit.',
  complexity: 'intermediate',
  estimatedTimeToValue: '12-16 weeks',
  industry: 'Insurance',
  tags: ['underwriting', 'commercial lines', 'submission intake', 'brokers'],
  expectedOutcomes: [
    'Broker acknowledged with a reference and an appetite answer in under one hour during working time',
    'Share of submissions quoted up from about 35% to 45% with the same underwriting headcount',
    'Every quote followed up at least twice; reasons for losing recorded for 70% or more',
    'Statement-of-values data complete enough to model in eight of ten property submissions',
  ],
  fits: ['ACORD'],
  processes: [
    {
      code: '3',
      name: 'Sales',
      description: 'Winning and keeping the right customers through the channels they choose.',
    },
    {
      code: '3.3',
      name: 'Submission and Quotation',
      description: 'A broker’s request travels from inbox to priced offer, or to an early and courteous no.',
    },
    {
      code: '3.3.1',
      name: 'Take in broker submissions',
      description: 'Requests from some two hundred brokers are registered, cleared and put in order.',
    },
    {
      code: '3.3.1.1',
      name: 'Extract submission data',
      description:
        'Assistants copy insured, locations, values and loss runs from proposal forms and spreadsheets of every layout into the rating workbench.',
      workload: { occupation: 'insuranceClerk', fte: 9, runs: 24_000, hours: 0.6 },
      volume: 'submissions assumed at 2,000 a month with 36 minutes of keying each',
      opportunities: [
        {
          type: 'ai',
          title: 'Read forms, schedules and loss runs',
          description:
            'Document models recognize standard proposal forms, free-form schedules and carrier loss runs, map columns to the submission record and geocode locations, each with a confidence. Assistants resolve marked fields; totals that do not reconcile block the hand-over.',
          estimatedSavings: 125,
        },
        {
          type: 'automation',
          title: 'Open the submission from the mailbox',
          description:
            'Mails to the submission addresses create the record, store attachments and acknowledge with a reference, whatever the hour. Mail that is something else is moved to the right team’s queue.',
          estimatedSavings: 35,
        },
      ],
    },
    {
      code: '3.3.1.2',
      name: 'Clear duplicates and conflicts',
      description:
        'The same company arrives from two brokers under two spellings; clearance staff search by hand and rule who was first.',
      workload: { occupation: 'insuranceClerk', fte: 3, runs: 24_000, hours: 0.18 },
      volume: 'every submission assumed to be searched for eleven minutes across policy, quote and broker records',
      opportunities: [
        {
          type: 'ai',
          title: 'Resolve entities across spellings and subsidiaries',
          description:
            'Probabilistic record linkage over name, address, register number and web domain shows likely twins and the group they belong to. Clear cases pass; a broker-of-record conflict is put before the clearance lead, who rules and informs both brokers.',
          estimatedSavings: 42,
        },
        {
          type: 'automation',
          title: 'Sanctions and blocked-business check at the door',
          description:
            'Insured, owners and countries are screened as part of registration, and a hit locks the record for the compliance officer before an underwriter has invested time.',
          estimatedSavings: 10,
        },
      ],
    },
    {
      code: '3.3.1.3',
      name: 'Triage submissions by appetite',
      description:
        'Whoever opens the mail first judges from the cover note whether the risk is wanted; good risks wait behind hopeless ones.',
      workload: { occupation: 'underwriter', fte: 4, runs: 24_000, hours: 0.25 },
      volume: 'a quarter of an hour of an underwriter’s reading assumed for each submission',
      opportunities: [
        {
          type: 'agentic',
          title: 'Appetite and priority check with outside data',
          description:
            'An agent tests the risk against the written appetite, looks up occupancy, hazard maps, filings and web presence, estimates winnability from the broker’s history and proposes quote, ask or decline with its grounds. Declines leave only after an underwriter’s click, and every week the rejected sample is re-read for missed business.',
          estimatedSavings: 80,
        },
        {
          type: 'automation',
          title: 'Queue by value and deadline',
          description:
            'Accepted submissions are ordered by need-by date, premium and score and assigned within license and authority. Underwriters see one list instead of a shared inbox.',
          estimatedSavings: 22,
        },
      ],
    },
    {
      code: '3.3.3',
      name: 'Quote commercial risks',
      description:
        'Underwriters analyze exposure and losses, rate in the workbench, choose clauses and write the quotation letter.',
      workload: { occupation: 'underwriter', fte: 12, runs: 8_400, hours: 2.4 },
      volume: 'quotes assumed for 35% of submissions, close to two and a half hours each',
      opportunities: [
        {
          type: 'ai',
          title: 'Underwriting memo with loss analysis',
          description:
            'A language model drafts exposure description, loss triangulation by cause and comparison with similar accounts, all figures computed by code and cited. The underwriter edits the memo and sets rate, limit and terms.',
          estimatedSavings: 180,
        },
        {
          type: 'automation',
          title: 'Assemble the quotation from chosen terms',
          description:
            'Wording, clauses, subjectivities and tax lines follow from the selected cover and state, and the letter is produced in the broker’s preferred format. Manuscript wording is marked for the wording specialist.',
          estimatedSavings: 80,
        },
      ],
    },
    {
      code: '3.3.5',
      name: 'Follow up outstanding quotes',
      description: 'Assistants mean to call after a week; in busy months quotes lapse unheard and nobody learns why.',
      workload: { occupation: 'insuranceClerk', fte: 3, runs: 16_000, hours: 0.25 },
      volume: 'two follow-ups a quote assumed as the standard to reach, fifteen minutes each',
      opportunities: [
        {
          type: 'agentic',
          title: 'Follow-up agent for open quotes',
          description:
            'The agent writes to the broker before the need-by date, understands the reply, extends validity within rules, forwards a request for better terms with the account’s context and codes the reason when business is lost. Price is never discussed by it.',
          estimatedSavings: 45,
        },
      ],
    },
    {
      code: '3.4',
      name: 'Negotiation and Binding',
      description: 'Terms are settled, cover is confirmed and open conditions are kept in sight.',
    },
    {
      code: '3.4.3',
      name: 'Chase outstanding subjectivities',
      description:
        'Surveys, signed proposals and sprinkler certificates promised at binding are noted in the file and often forgotten until a loss.',
      workload: { occupation: 'insuranceClerk', fte: 2, runs: 9_000, hours: 0.35 },
      volume: 'bound accounts assumed to carry three conditions on average, 21 minutes of chasing each',
      opportunities: [
        {
          type: 'agentic',
          title: 'Condition keeper',
          description:
            'Conditions are read from the binder, dated and pursued with the broker; an incoming document is compared with what was demanded and ticked or questioned. Ten days before the deadline the underwriter decides whether to extend, amend or give notice.',
          estimatedSavings: 36,
        },
      ],
    },
  ],
  journeys: `
# A broker places a manufacturer’s renewal
Commercial broker with sixty clients, six weeks to renewal, and a client who calls every Monday.
Three insurers have been asked on the same morning.
Submit | Send the e-mail as always | agent | E-mail | 0 | 3.3.1.1
No portal is imposed; the confirmation lists what was understood from eleven attachments.
Pain: Every insurer has a portal of its own that asks for the same sixty fields.
Triage | Know within the hour whether it is wanted | hybrid | E-mail | 1 ! | 3.3.1.3
An early yes names the underwriter; an early no says what would have made it fit.
Pain: Silence for nine days, then a no which could have come on the first.
Complete | Fill the gaps in one go | agent | E-mail | -1 | 3.3.1.1
A single request asks for the missing construction years of four locations.
Pain: Questions drip in one at a time, and each costs a call to a plant manager on shift.
Quote | Discuss terms with the underwriter | human | Telephone | 1 ! | 3.3.3
The conversation is about the hot-works clause, since the data is no longer in question.
Decide | Be reminded before the date passes | agent | E-mail | 0 | 3.3.5
A short note offers to extend the quote or to pass on what is missing to win.
Pain: Quotes lapse unnoticed, and the premium of the second attempt is higher.
Bind | Deliver what was promised at binding | agent | E-mail | 2 | 3.4.3
The survey report is uploaded, recognised and confirmed as sufficient.
Pain: The survey lies in a mailbox; half a year later the insurer threatens to cancel for want of it.

# An underwriter’s Monday
Property underwriter in her ninth year who knows the brokers by voice and writes her best memos before ten.
Seventy new mails, four hours until the first broker calls.
Plan | Start from a ranked list | agent | Underwriting workbench | 0 | 3.3.1.3
The list explains its order, and dragging a row upward teaches it.
Pain: Seventy mails in the order of their arrival, with the best account at number fifty-three.
Clear | Settle a conflict between two brokers | human | Underwriting workbench | -1 | 3.3.1.2
The clearance lead sees both letters of appointment side by side.
Pain: Each of two brokers swears that his letter is the newer one, and both are waiting on the line.
Assess | Edit the memo instead of writing it | hybrid | Underwriting workbench | 1 ! | 3.3.3
Loss causes are laid out with sources; the judgement paragraph is left empty on purpose.
Pain: Two hours of copying loss tables before the first thought of her own.
Quote | Release the quotation | human | Workbench and e-mail | 2 | 3.3.3
One signature sends letter, clauses and invoice basis to the broker.
`,
});

import { composePlaybook } from './compose-playbook.ts';

export const financialCrimeDesk = composePlaybook({
  id: '576c3ef5-fe50-43e1-8adb-2b0cbf6a555f',
  name: 'Financial crime desk: evidence by agents, judgment by analysts',
  description:
    'More than nine in ten monitoring alerts and name matches close as false, and most of the analyst’s hour goes into collecting what is needed to say so. In this playbook agents assemble the evidence file, draft the rationale and propose a disposition, while every escalation, every report to the authorities and every exit from a relationship remains a named person’s decision. Periodic reviews become event-driven refreshes that ask the customer only for what has changed. It assumes an independent model-validation function and starts in shadow mode, with quality assurance comparing both outcomes before any alert is closed on the new path.',
  complexity: 'advanced',
  estimatedTimeToValue: '24-32 weeks',
  industry: 'Banking',
  tags: ['KYC', 'AML', 'sanctions', 'transaction monitoring', 'onboarding', 'compliance'],
  expectedOutcomes: [
    'Handling time for a level-one alert down by 35-45% at an unchanged or better quality-assurance pass rate',
    'No overdue high-risk customer reviews after two quarters',
    'Sanctions alerts older than four hours reduced by half on payment days',
    'Customers asked for documents they already gave in fewer than one review in ten',
    'Each disposition reproducible: inputs, model version, draft and the analyst’s change kept together for the auditor',
    'Below-the-line sampling shows no rise in missed suspicious activity',
  ],
  fits: ['BIAN'],
  processes: [
    {
      code: '2',
      name: 'Finance And Risk Management',
      description: 'The second line: limits, controls and duties toward supervisors.',
    },
    {
      code: '2.1',
      name: 'Compliance',
      description: 'What the bank must prevent, detect and report under financial-crime law.',
    },
    {
      code: '2.1.1',
      name: 'Regulatory Compliance',
      description: 'Screening, monitoring and reporting duties as they are carried out every day.',
    },
    {
      code: '2.1.1.1',
      name: 'Screen customers and payments against sanctions lists',
      description:
        'Potential name matches stop a payment or an opening until an analyst compares dates of birth, places and spellings and writes why it is not the listed party.',
      workload: { occupation: 'complianceOfficer', fte: 9, runs: 78_000, hours: 0.2 },
      volume: 'potential matches assumed at 300 a working day for a bank with 1.2 million customers',
      opportunities: [
        {
          type: 'ai',
          title: 'Match names the way analysts do',
          description:
            'A matching model weighs transliteration, name order, date and place of birth and legal form, and scores each potential match with the features that spoke for and against. Only rejections of clear non-matches are fast-tracked, with a second analyst sampling; the list itself and the cut-off are owned by the sanctions officer.',
          estimatedSavings: 135,
        },
        {
          type: 'automation',
          title: 'Remember decided pairs',
          description:
            'A pair of customer and list entry decided before is suppressed until either record changes, when it returns for a fresh look. Analysts stop discounting the same namesake every Monday.',
          estimatedSavings: 75,
        },
      ],
    },
    {
      code: '2.1.1.2',
      name: 'Investigate transaction monitoring alerts',
      description:
        'An analyst opens nine systems to see what the customer normally does, who the counterparties are and whether the flagged pattern has an honest explanation.',
      workload: { occupation: 'complianceOfficer', fte: 16, runs: 36_000, hours: 0.75 },
      volume: 'alerts assumed at 3,000 a month, three quarters of an hour each at level one',
      opportunities: [
        {
          type: 'agentic',
          title: 'Evidence file for every alert',
          description:
            'An agent plans the investigation by alert type, queries account, party, device and adverse-media sources under the analyst’s own entitlements, charts flows and counterparties, and writes a cited narrative with open questions. It cannot contact the customer or close anything; the analyst tests the narrative and signs the disposition.',
          estimatedSavings: 320,
        },
        {
          type: 'ai',
          title: 'Rank alerts by likelihood of escalation',
          description:
            'A supervised model, trained on quality-assured outcomes and checked for bias by segment, orders the queue so that the likely cases are seen the same day. Low ranks are worked later, never dropped, and thresholds change only through model governance.',
          estimatedSavings: 70,
        },
      ],
    },
    {
      code: '2.1.1.3',
      name: 'File suspicious activity reports',
      description:
        'Investigators write the narrative, collect the transactions and get the reporting officer’s signature before the deadline.',
      workload: { occupation: 'complianceOfficer', fte: 3, runs: 1_500, hours: 3 },
      volume: 'reports assumed at one for every 24 alerts, three hours of writing and assembly each',
      opportunities: [
        {
          type: 'ai',
          title: 'First draft of the report narrative',
          description:
            'From the closed case a language model drafts who, what, when, where, why and how, citing transaction references that a checker verifies one by one. The investigator rewrites freely, and the reporting officer alone decides whether and what to file.',
          estimatedSavings: 52,
        },
        {
          type: 'automation',
          title: 'Assemble and validate the filing',
          description:
            'Party, account and transaction blocks are filled from the case, validated against the authority’s schema and timed against the legal limit. Access is confined to the reporting unit, so that nobody outside can tip off the customer.',
          estimatedSavings: 22,
        },
      ],
    },
    {
      code: '6',
      name: 'Customers',
      description: 'The bank’s knowledge of and service to the parties it deals with.',
    },
    {
      code: '6.3',
      name: 'Party Reference',
      description: 'Who the customer is, who stands behind it, and where the proof lies.',
    },
    {
      code: '6.3.1',
      name: 'Party Reference Data Directory',
      description: 'Identity, ownership and risk rating of each party, kept current over the whole relationship.',
    },
    {
      code: '6.3.1.1',
      name: 'Verify customer identity documents',
      description:
        'Clerks compare passport, selfie and form, check security features and retype the data zone for branch and postal openings.',
      workload: { occupation: 'loanClerk', fte: 6, runs: 60_000, hours: 0.15 },
      volume: 'openings that fall out of video identification assumed at 5,000 a month, nine minutes each',
      opportunities: [
        {
          type: 'ai',
          title: 'Document and face verification with fraud signals',
          description:
            'Computer vision reads the data zone, examines hologram and font features, tests liveness and compares faces, returning a result per check. Doubtful or rejected identities go to a trained examiner, and performance is measured separately by document type and skin tone.',
          estimatedSavings: 68,
        },
        {
          type: 'automation',
          title: 'Write verified fields to the party record',
          description:
            'Name, number, expiry and issuing state flow into the directory with the image reference and a renewal date. A mismatch with the application stops the opening and asks the branch.',
          estimatedSavings: 20,
        },
      ],
    },
    {
      code: '6.3.1.2',
      name: 'Refresh know-your-customer files',
      description:
        'Analysts send the full questionnaire when the cycle is due, wait for papers, look up registers and news and re-rate the customer.',
      workload: { occupation: 'complianceOfficer', fte: 12, runs: 9_000, hours: 2.2 },
      volume: 'business-customer reviews due assumed at 9,000 a year, a little over two hours each',
      opportunities: [
        {
          type: 'agentic',
          title: 'Pre-filled refresh that asks only for the gaps',
          description:
            'Weeks ahead an agent retrieves registers, ownership chains and filings, compares them with the file, resolves what it can with sources and writes to the customer about the rest through the relationship manager’s channel. It chases politely and drafts the re-rating; rating changes, exceptions and exits are decided by the analyst and, for high risk, by a committee.',
          estimatedSavings: 220,
        },
        {
          type: 'automation',
          title: 'Refresh on events',
          description:
            'Register changes, new directors, address moves and unusual activity start a partial review at once, and a file confirmed in that way is not opened again on the calendar date unless its risk class demands it. The policy owner approves which events count.',
          estimatedSavings: 70,
        },
      ],
    },
  ],
  journeys: `
# A company’s periodic review
Managing director of a trading company of thirty, who answered the same questions for two other banks this year.
A managing director with three shareholders and little time.
Prepare | Advance note from the relationship manager | hybrid | E-mail | 0 | 6.3.1.2
The note says what the bank already knows and that only two items are missing.
Pain: A letter with fourteen attachments asks for what the bank was given a year ago.
Confirm | Confirm the ownership chart | agent | Online banking | 1 ! | 6.3.1.2
The chart drawn from the register is confirmed with one click or corrected on the spot.
Pain: He draws the boxes and arrows of his own company once for each bank.
Provide | Upload a new director’s passport | agent | Online banking | 0 | 6.3.1.1
Photo quality and expiry are checked during upload, not a week later by letter.
Pain: Refused for glare eight days later, by a letter that gives no other reason.
Clarify | Talk through an unusual structure | human | Video call | -1 | 6.3.1.2
A trust in the chain is discussed with an analyst who has read the file.
Pain: The word "trust" alone brings questions that sound like an accusation.
Close | Receive the outcome | hybrid | E-mail | 2 | 6.3.1
Completion is confirmed with the next event that would reopen the file.
Pain: Nobody ever says that it is over; the account works, or one morning it does not.

# An analyst’s alert, from queue to signature
Financial-crime analyst with sixty alerts a day, of which two matter, and a reporting officer who reads every line.
The working day the playbook is designed for.
Select | Open the ranked queue | agent | Case system | -1 | 2.1.1.2
The likely cases stand on top, with the reason for their rank.
Pain: Sixty alerts, oldest first, nearly all of them about the same salary payments.
Investigate | Read the evidence file | hybrid | Case system | 1 | 2.1.1.2
Each sentence links to its record; what could not be found is listed as plainly.
Pain: Nine windows, three passwords and a spreadsheet to see one customer whole.
Decide | Decide and give reasons | human | Case system | 0 ! | 2.1.1.2
The analyst overrules or agrees in own words; that text is the record, not the draft.
Report | Sign off the report | human | Authority portal | 1 ! | 2.1.1.3
The reporting officer reads narrative and transactions and files in the authority’s portal.
Pain: The narrative is typed anew into the fields of the portal while the deadline runs.
`,
});

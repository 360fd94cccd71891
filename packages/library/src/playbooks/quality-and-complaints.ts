import { composePlaybook } from './compose-playbook.ts';

export const qualityAndComplaints = composePlaybook({
  id: 'bdf0b261-5c60-4b22-95ec-040afa1272fb',
  name: 'Quality release by exception and faster complaint closure',
  description:
    'In regulated production the finished lot often waits longer for paper than it took to make. This playbook moves batch review, incoming certificates, deviations and complaints from reading everything to examining exceptions, with the evidence lined up by agents that have no release rights. It is written for plants under good manufacturing practice or automotive quality rules: each model is validated for its intended use, and each signature stays personal. The order of work matters, since exception review pays only when data integrity of the electronic record has been shown.',
  complexity: 'advanced',
  estimatedTimeToValue: '26-36 weeks',
  industry: 'Manufacturing',
  tags: ['quality', 'batch release', 'deviations', 'complaints', 'GMP', 'validation'],
  expectedOutcomes: [
    'Median review time of an electronic batch record down by half, with parallel full review for the first 30 lots',
    'Lots waiting for documents only: fewer than two a week',
    'Deviations closed on time up from about 70% to 90%',
    'First substantive answer to a complaint within three working days',
    'Inspection-ready validation file for every model in use',
  ],
  fits: ['ISA-95'],
  processes: [
    {
      code: '1',
      name: 'Production operations management',
      description: 'Making the product and leaving a truthful record of how it was made.',
    },
    {
      code: '1.6',
      name: 'Production data collection',
      description: 'Counts, consumption, parameters and signatures gathered while orders run.',
    },
    {
      code: '1.6.4',
      name: 'Compile electronic batch and device records',
      description: 'The complete history of a lot, brought together for review.',
    },
    {
      code: '1.6.4.1',
      name: 'Review records by exception',
      description:
        'Reviewers page through two hundred screens a lot to find the three entries that deserve a question.',
      workload: { occupation: 'engineeringTechnician', fte: 6, runs: 3_600, hours: 2.8 },
      volume: 'lots assumed at 300 a month with 2.8 hours of record review each',
      opportunities: [
        {
          type: 'automation',
          title: 'Rule-based exception report',
          description:
            'Validated checks for limits, sequence, hold times, signatures and reconciliations mark every entry outside its rule and certify the rest as conforming. The reviewer signs for the exceptions and for a statistical sample of the remainder.',
          estimatedSavings: 100,
        },
        {
          type: 'ai',
          title: 'Point out unusual but in-limit behavior',
          description:
            'Multivariate models over the parameter curves of good lots show a drift that no single limit catches. It is advice with a plotted reason; product quality decides whether it becomes a deviation.',
          estimatedSavings: 34,
        },
      ],
    },
    {
      code: '3',
      name: 'Quality operations management',
      description: 'Testing, judging and improving what the plant makes and buys.',
    },
    {
      code: '3.5',
      name: 'Quality execution management',
      description: 'Inspections and decisions about real material.',
    },
    {
      code: '3.5.1',
      name: 'Inspect incoming materials',
      description: 'Nothing reaches the line before somebody has confirmed that it is what was ordered.',
    },
    {
      code: '3.5.1.1',
      name: 'Match certificates of analysis to specification',
      description:
        'Clerks compare certificates in many layouts and units with the specification and type results into the quality system.',
      workload: { occupation: 'inspector', fte: 4, runs: 17_000, hours: 0.38 },
      volume: 'certificates assumed at 17,000 a year from 240 suppliers, 23 minutes each',
      opportunities: [
        {
          type: 'ai',
          title: 'Read certificates of any layout',
          description:
            'A document model extracts lot, parameter, method, value and unit, converts units by table and compares with the valid specification version. Missing parameters, changed methods and handwriting go to an inspector; trending of supplier values comes as a by-product.',
          estimatedSavings: 50,
        },
        {
          type: 'automation',
          title: 'Return incomplete certificates to the supplier',
          description:
            'A portal rejects a certificate without lot number or against an outdated specification before the truck is unloaded. Purchasing sees which suppliers need help.',
          estimatedSavings: 16,
        },
      ],
    },
    {
      code: '3.5.5',
      name: 'Handle nonconforming product',
      description:
        'Quality engineers describe the defect, search for earlier cases, ask production and engineering for opinions and document the disposition.',
      workload: { occupation: 'industrialEngineer', fte: 3, runs: 1_900, hours: 2.6 },
      volume: 'nonconformances needing a written disposition assumed at 36 a week',
      opportunities: [
        {
          type: 'agentic',
          title: 'Disposition file prepared for the review board',
          description:
            'The agent quarantines the affected stock in the system, traces sister lots through genealogy, collects measurements, earlier dispositions and customer agreements, and drafts the options with cost and risk. The material review board decides between use, rework and scrap, and quality signs.',
          estimatedSavings: 90,
        },
      ],
    },
    {
      code: '3.7',
      name: 'Quality tracking',
      description: 'Open quality matters are followed until they are truly closed.',
    },
    {
      code: '3.7.2',
      name: 'Track deviations and corrective actions',
      description:
        'Owners write investigations in their spare hours; the quality office reminds, corrects wording and collects proof of effectiveness.',
      workload: { occupation: 'engineeringTechnician', fte: 5, runs: 1_400, hours: 5.5 },
      volume: 'deviations assumed at 27 a week with five and a half hours of writing and follow-up each',
      opportunities: [
        {
          type: 'ai',
          title: 'Investigation draft and classification aid',
          description:
            'From event notes, parameter data and interviews a language model drafts the chronology, asks the five unanswered questions and finds similar deviations of the last three years. Criticality, root cause and product impact are written by the owner and approved by quality.',
          estimatedSavings: 62,
        },
        {
          type: 'automation',
          title: 'Due dates, evidence and effectiveness checks as workflow',
          description:
            'Actions carry owner, date and required evidence, escalate step by step, and schedule their own effectiveness check with the metric agreed at approval. Closure without evidence is technically impossible.',
          estimatedSavings: 40,
        },
      ],
    },
    {
      code: '3.7.4',
      name: 'Track customer complaints to root cause',
      description: 'A complaint becomes a cause found in the plant and an answer the customer can use.',
    },
    {
      code: '3.7.4.1',
      name: 'Classify incoming complaints',
      description:
        'Complaints come by sales, web form and distributor in several languages; a specialist codes product, defect, severity and reportability.',
      workload: { occupation: 'engineeringTechnician', fte: 2, runs: 6_200, hours: 0.5 },
      volume: 'complaints assumed at 120 a week, half an hour of intake each',
      opportunities: [
        {
          type: 'ai',
          title: 'Code complaints with a reportability alarm',
          description:
            'A multilingual classifier proposes product, lot, defect and severity and raises an alarm for words that hint at injury, biased toward false alarms by design. A trained specialist confirms every code and decides reportability within the legal clock.',
          estimatedSavings: 42,
        },
      ],
    },
    {
      code: '3.7.4.2',
      name: 'Draft the customer response',
      description:
        'After the investigation an engineer turns findings into a structured problem-solving report or letter and has it cleared by quality and sales.',
      workload: { occupation: 'technicalWriter', fte: 2, runs: 3_100, hours: 1 },
      volume: 'written answers assumed for half of the complaints, an hour each',
      opportunities: [
        {
          type: 'agentic',
          title: 'Response composer in the customer’s format',
          description:
            'The agent knows which customers want an eight-discipline report and which a letter, pulls approved findings only, fills the template, translates, and asks the engineer for the one section that is still thin. Nothing leaves before quality has released it, and admissions of liability are blocked by rule for legal review.',
          estimatedSavings: 58,
        },
      ],
    },
  ],
  journeys: `
# A lot on its way to release
Quality reviewer with fourteen lots waiting, who signs with her name for each of them.
Seen by the quality reviewer who signs for it.
Receive | Material enters with a clean certificate | agent | Goods-in terminal | 0 | 3.5.1.1
A certificate that conforms line by line frees the pallet for sampling without typing.
Pain: Eleven values of a certificate are typed in by one person and checked by another.
Review | Review three exceptions | hybrid | Batch record | 1 ! | 1.6.4.1
Each exception opens beside its curve, its limit and the operator’s comment.
Pain: Three hundred pages, of which she must have seen each and may skip none.
Review | Question a drift | human | Telephone | -1 | 1.6.4.1
The reviewer asks the process owner about a slow temperature trend before signing.
Pain: The curve stays within its limits, so the trend is nobody's question.
Decide | Dispose of a suspect container | human | Review board | 0 | 3.5.5
The board has options, costs and precedents before it and decides in one sitting.
Pain: The board meets on alternate Tuesdays, and the container ages in quarantine.
Close | Close the deviation | hybrid | Quality system | 1 | 3.7.2
Open evidence is listed; the signature is enabled when the last item is in.
Pain: It stays open for months for the sake of one training record.

# A customer finds a defect
Buyer at a dairy abroad who has found a cracked lid on a pallet that should go out tonight.
From an annoyed message to a credible explanation.
Report | Report in one’s own language | agent | Web form | -2 | 3.7.4.1
A short form asks for lot, photograph and effect, and answers with a case number and a name.
Pain: The form exists in one language and wants a number from the shrink wrap she has thrown away.
Protect | Be called when somebody was hurt | human | Telephone | -1 ! | 3.7.4.1
A severity alarm puts a specialist on the telephone the same day.
Pain: An injury lies in the same tray as a torn carton until someone reads that far.
Investigate | Know what is being examined | agent | Status page | 0 | 3.7.4
Status names the retained sample under test and says when to expect more.
Pain: Two weeks of "in progress", and her own customer asks every morning.
Answer | Receive a report that answers why | hybrid | E-mail | 1 ! | 3.7.4.2
Cause, containment and prevention are stated in the format the customer’s own system takes.
Pain: The answer regrets, thanks for the patience, and does not say why the lid cracked.
`,
});

import { composePlaybook } from './compose-playbook.ts';

export const maintenanceDesk = composePlaybook({
  id: 'b24137aa-1349-4acf-824a-e8e0dd3a2833',
  name: 'Maintenance desk: more wrench time, fewer repeat failures',
  description:
    'Technicians in a typical plant spend barely a third of the shift with tools in their hands; the rest goes into unclear requests, missing parts and searching for how it was fixed last time. The playbook cleans up requests at the source, matches jobs with people and parts, and brings the machine’s own history to the technician’s tablet. Better records then feed the search for repeat failures, where the lasting money lies. Work permits, isolations and the decision to stop a line stay exactly where they are.',
  complexity: 'intermediate',
  estimatedTimeToValue: '10-16 weeks',
  industry: 'Manufacturing',
  tags: ['maintenance', 'work orders', 'spare parts', 'reliability', 'shop floor'],
  expectedOutcomes: [
    'Wrench time up from about 32% to 40% in a before-and-after work sampling study',
    'Duplicate and incomplete requests below one in ten',
    'Mean time to repair on the 20 worst assets shortened by 10-15%',
    'Work orders closed with usable cause and remedy codes up from about 45% to 80%',
    'Emergency part purchases down by a fifth at no increase in stock value',
  ],
  fits: ['ISA-95'],
  processes: [
    {
      code: '2',
      name: 'Maintenance operations management',
      description: 'Keeping equipment able to do its job at the lowest sensible cost and risk.',
    },
    {
      code: '2.2',
      name: 'Maintenance resource management',
      description: 'People, parts, tools and contractors on which the work depends.',
    },
    {
      code: '2.2.2',
      name: 'Plan and stock spare parts',
      description:
        'Storekeepers set minimum and maximum levels item by item, often years ago, and buy in a hurry when a breakdown finds the shelf empty.',
      workload: { occupation: 'planningClerk', fte: 4, runs: 14_000, hours: 0.45 },
      volume: 'stock reviews and replenishment proposals assumed at 14,000 a year over 18,000 part numbers',
      opportunities: [
        {
          type: 'ai',
          title: 'Forecast intermittent demand for spares',
          description:
            'Croston-type and bootstrapped forecasts by part, with lead time and criticality of the machines that use it, suggest stocking levels and parts to drop. The planner confirms changes to critical items and all obsolescence write-offs.',
          estimatedSavings: 36,
        },
        {
          type: 'automation',
          title: 'Replenish and reserve from planned work',
          description:
            'Parts on approved work orders are reserved, shortages turned into purchase requisitions, and kits announced when complete. Unplanned withdrawals are booked by scan at the counter.',
          estimatedSavings: 32,
        },
      ],
    },
    {
      code: '2.4',
      name: 'Maintenance dispatching',
      description: 'Deciding what is worked on next and by whom.',
    },
    {
      code: '2.4.1',
      name: 'Triage maintenance requests',
      description:
        'A coordinator deciphers “pump noisy again”, walks to the machine to find out which pump, and rates urgency from experience.',
      workload: { occupation: 'maintenanceSupervisor', fte: 3, runs: 22_000, hours: 0.22 },
      volume: 'requests assumed at 60 a day for a plant of 600 people, 13 minutes each',
      opportunities: [
        {
          type: 'agentic',
          title: 'Request assistant at the machine',
          description:
            'By voice or photo the operator reports to an agent that identifies the asset from its tag, asks two or three symptom questions, finds an open order for the same fault, reads the current condition signals and files a complete request with a proposed priority. The coordinator accepts or changes it; anything touching safety rings the supervisor at once.',
          estimatedSavings: 85,
        },
      ],
    },
    {
      code: '2.4.2',
      name: 'Assign work orders to technicians',
      description:
        'The planner fills a board each afternoon and rebuilds it the next morning when breakdowns and sick notes have come in.',
      workload: { occupation: 'planningClerk', fte: 3, runs: 26_000, hours: 0.18 },
      volume: 'work orders assigned or moved assumed at 100 a working day',
      opportunities: [
        {
          type: 'automation',
          title: 'Constraint-based day plan',
          description:
            'A solver places orders by priority, skill, permit window, part availability and walking distance, and repairs the plan when something changes while moving as few jobs as possible. The planner pins what must stay and publishes.',
          estimatedSavings: 55,
        },
      ],
    },
    {
      code: '2.5',
      name: 'Maintenance execution management',
      description: 'The job itself, from isolation to hand-back.',
    },
    {
      code: '2.5.2',
      name: 'Diagnose and repair breakdowns',
      description: 'Technicians look for manuals, ring colleagues and try likely causes while the line stands still.',
      workload: { occupation: 'machineryMechanic', fte: 16, runs: 7_800, hours: 3.2 },
      volume: 'breakdown jobs assumed at 150 a week, a little over three hours of labour each',
      opportunities: [
        {
          type: 'ai',
          title: 'Troubleshooting from manuals, drawings and past repairs',
          description:
            'Retrieval over manuals, circuit diagrams, alarm codes and closed work orders of sister machines lists probable causes with page and order cited, ordered by what is quick and safe to test. The technician chooses; steps that need isolation are shown with the permit, never without.',
          estimatedSavings: 110,
        },
        {
          type: 'automation',
          title: 'Bring order, part and drawing to the tablet',
          description:
            'Scanning the machine opens its job, bill of parts with bin, lock-out points and last three repairs. No walk to the office is needed to look something up or to book a part.',
          estimatedSavings: 55,
        },
      ],
    },
    {
      code: '2.6',
      name: 'Maintenance data collection',
      description: 'What was found, done and used, written down so that it can be learned from.',
    },
    {
      code: '2.6.2',
      name: 'Record work order findings',
      description: 'At the end of the shift technicians type “repaired, ok” and pick the first cause code in the list.',
      workload: { occupation: 'machineryMechanic', fte: 3, runs: 26_000, hours: 0.17 },
      volume: 'ten minutes of writing up assumed for each of 26,000 closed orders, expressed as full-time posts',
      opportunities: [
        {
          type: 'ai',
          title: 'Spoken report into structured findings',
          description:
            'The technician dictates in any of the plant’s languages; speech recognition and a language model propose symptom, cause, remedy and parts from the plant’s own code lists. Nothing is stored before the technician has confirmed the three fields, which takes under a minute.',
          estimatedSavings: 60,
        },
      ],
    },
    {
      code: '2.8',
      name: 'Maintenance performance analysis',
      description: 'Learning from cost, downtime and failure history.',
    },
    {
      code: '2.8.2',
      name: 'Investigate recurring failures',
      description: 'Failures that come back are traced to a cause and removed for good.',
    },
    {
      code: '2.8.2.1',
      name: 'Mine work order history for patterns',
      description:
        'A reliability engineer exports orders to a spreadsheet once a quarter and sorts free text to see what keeps returning.',
      workload: { occupation: 'industrialEngineer', fte: 2, runs: 420, hours: 6 },
      volume: 'asset histories analysed assumed at eight a week, six hours each',
      opportunities: [
        {
          type: 'ai',
          title: 'Cluster failure texts by mechanism',
          description:
            'Embeddings of symptoms and remedies are clustered within asset families and set against running hours and suppliers’ batches, so that a wandering bearing problem shows across five machines. The engineer names or rejects each cluster.',
          estimatedSavings: 34,
        },
        {
          type: 'agentic',
          title: 'Draft the bad-actor dossier',
          description:
            'For each confirmed cluster an agent collects downtime cost, photographs, process data before the failures and similar cases from vendors’ bulletins, and drafts a fault tree with questions to test on the line. Root-cause meeting and countermeasure belong to the engineer and the crew.',
          estimatedSavings: 26,
        },
      ],
    },
  ],
  journeys: `
# The filler stops at 2 a.m.
Operator on line 4, in his third week of nights, with forty pallets to go before the truck at six.
An operator and a technician on night shift, with the planner at home.
Report | Report by voice with gloves on | agent | Headset | -1 | 2.4.1
The assistant recognises the machine from the tag and asks about sound, speed and last change.
Pain: Gloves off, over to the terminal, one asset among nine hundred: ten minutes before anyone knows.
Dispatch | Get the right technician | hybrid | Shift leader's tablet | 0 | 2.4.2
The duty technician with the drive qualification is proposed; the shift leader confirms.
Pain: Whoever answers the phone comes, and then may not touch the drive.
Make safe | Isolate before opening | human | At the machine | 0 ! | 2.5.2
Two people sign the lock-out; no assistant can skip or sign this step.
Pain: With forty pallets to go, the lock stays in the pocket.
Diagnose | Find out how it was solved last time | hybrid | Tablet | 1 ! | 2.5.2
Three causes with their evidence appear, the quickest test first.
Pain: The one who solved it in March is on vacation, and his note says "repaired".
Record | Dictate what was done | hybrid | Headset | 1 | 2.6.2
Forty seconds of speech become symptom, cause and remedy for the next colleague.
Pain: Nobody types at six in the morning, so the next night starts from nothing.

# From third repeat to permanent fix
Reliability engineer with five conveyors, one spreadsheet, and a plant manager who asks why each Monday.
A reliability engineer and a bearing that lasts four months instead of two years.
Notice | Be told about the pattern | agent | E-mail digest | -1 | 2.8.2.1
The weekly digest names a cluster over five conveyors with its downtime cost.
Pain: Five single failures on five conveyors, and nobody who sees that they are one.
Verify | Walk the line with the dossier | human | On the line | 1 ! | 2.8.2
Engineer and crew test the drafted fault tree against what they see and hear.
Pain: Analyses are made at a desk and believed by no one in overalls.
Fix | Change the stocked part | hybrid | Maintenance system | 0 | 2.2.2
The sealed bearing replaces the open one in the parts list, and old stock is run down.
Pain: The drawing changes, and the store goes on ordering the old bearing.
Sustain | Check that it stays gone | agent | E-mail digest | 2 | 2.8.2.1
The same cluster is watched for a year and reopened when it grows.
Pain: Once the report is filed, nobody asks whether it helped.
`,
});

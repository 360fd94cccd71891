import { composePlaybook } from './compose-playbook.ts';

export const hrOnboardingAndService = composePlaybook({
  id: '7db4a368-5fac-4f32-aec0-3d8d0808d3b0',
  name: 'HR onboarding and service: a first day that works',
  description:
    'New colleagues judge an employer by whether laptop, badge, contract and a friendly face are there on day one, and HR teams spend that week chasing five departments. This playbook coordinates the arrival, answers recurring policy questions by country and contract, and takes data changes off the personnel file’s back. It handles personal data of the most sensitive kind, so purpose limits, works-council agreement and a human door in every conversation come first. Selection, pay decisions, grievances and health matters are left out on purpose.',
  complexity: 'beginner',
  estimatedTimeToValue: '6-8 weeks',
  industry: 'Cross-industry',
  tags: ['human resources', 'onboarding', 'employee service', 'shared services'],
  expectedOutcomes: [
    'Everything ready on day one for nine of ten joiners, from about six of ten',
    'Half of HR questions answered at once, with a satisfaction score at least as high as by ticket',
    'HR business partners relieved of roughly a quarter of their administrative time',
    'Errors in payroll-relevant master data below 0.5% of changes',
    'No answer about health, grievance or dismissal given without a person',
  ],
  fits: [],
  processes: [
    {
      code: '7.0',
      name: 'Develop and Manage Human Capital',
      description: 'People from workforce plan to farewell, and the service they receive in between.',
    },
    {
      code: '7.2',
      name: 'Recruit, source, and select employees',
      description: 'From open position to signed contract.',
    },
    {
      code: '7.2.4',
      name: 'Manage new hire/re-hire',
      description: 'The chosen candidate is offered terms, says yes and becomes an employee in the systems.',
    },
    {
      code: '7.2.4.3',
      name: 'Hire candidate',
      description:
        'Assistants type contract variables into a template, collect tax and bank forms by mail and create the personnel record.',
      workload: { occupation: 'hrAssistant', fte: 3, runs: 1_400, hours: 3.2 },
      volume: 'hires assumed at 1,400 a year for an employer of 7,000, with 3.2 hours of paperwork each',
      opportunities: [
        {
          type: 'automation',
          title: 'Contract and record from the approved offer',
          description:
            'The approved offer fills the contract of the right country and collective agreement, goes to electronic signature, and the signed data create the record once. Non-standard clauses stop for the employment lawyer.',
          estimatedSavings: 40,
        },
        {
          type: 'ai',
          title: 'Read certificates, permits and tax forms',
          description:
            'Uploaded papers are recognized, dates of work permits extracted with a reminder, and unreadable ones asked for again at once. An assistant verifies originals where the law demands it.',
          estimatedSavings: 12,
        },
      ],
    },
    {
      code: '7.3',
      name: 'Manage employee onboarding, training, and development',
      description: 'Helping people to become, and remain, good at their work.',
    },
    {
      code: '7.3.1',
      name: 'Manage employee orientation and deployment',
      description: 'The weeks between signature and full contribution.',
    },
    {
      code: '7.3.1.3',
      name: 'Execute onboarding program',
      description:
        'HR sends checklists to IT, facilities, security and the manager, asks who has done what and apologizes for what is late.',
      workload: { occupation: 'hrSpecialist', fte: 4, runs: 1_400, hours: 4.2 },
      volume: 'four hours of coordination assumed for each joiner from signature to week four',
      opportunities: [
        {
          type: 'agentic',
          title: 'Arrival coordinator',
          description:
            'From role, site and start date the agent builds the plan, orders equipment and access through the catalog, books the induction, reminds owners, re-plans when the start moves and tells the manager what only a manager can do. It approves nothing itself, and HR sees every arrival at risk a week ahead.',
          estimatedSavings: 72,
        },
        {
          type: 'ai',
          title: 'Personal first-month guide',
          description:
            'A retrieval-based guide assembled for role and site explains tools, people and house rules and answers the shy questions. Content owners keep the sources; the buddy remains a human being.',
          estimatedSavings: 18,
        },
      ],
    },
    {
      code: '7.6',
      name: 'Redeploy and retire employees',
      description: 'Moves, absences and endings, handled with care.',
    },
    {
      code: '7.6.4',
      name: 'Manage leave of absence',
      description:
        'Parental, care and sabbatical leave are explained in long calls, computed in spreadsheets and reported to payroll and authorities.',
      workload: { occupation: 'hrSpecialist', fte: 2, runs: 1_100, hours: 2.6 },
      volume: 'leave cases assumed for 16% of staff a year, 2.6 hours each',
      opportunities: [
        {
          type: 'agentic',
          title: 'Leave planning companion',
          description:
            'The employee tries out variants of start, length and part-time, sees entitlement and pay effect computed by rule, and the agent prepares the application, statutory notices and the hand-over dates. A specialist confirms each case, and anything medical is discussed in person only.',
          estimatedSavings: 42,
        },
      ],
    },
    {
      code: '7.7',
      name: 'Manage employee information and analytics',
      description: 'Records, questions and reports about the workforce.',
    },
    {
      code: '7.7.2',
      name: 'Manage employee inquiry process',
      description:
        'A service desk answers questions on leave balance, payslip, bike lease and travel rules by ticket, mostly by quoting the intranet.',
      workload: { occupation: 'hrAssistant', fte: 7, runs: 49_000, hours: 0.24 },
      volume: 'inquiries assumed at seven a head and year, just over 14 minutes each',
      opportunities: [
        {
          type: 'ai',
          title: 'Policy answers by country, site and contract',
          description:
            'The assistant retrieves the clause that applies to this person, quotes it with its date and declines where policies conflict, sending the question to the policy owner. Words of distress, harassment or illness bring a confidential person, without a transcript for others.',
          estimatedSavings: 88,
        },
        {
          type: 'automation',
          title: 'Letters and certificates on demand',
          description:
            'Employment confirmations, salary statements and reference numbers are produced from the record with a seal and delivered to the employee’s own mailbox. Letters to third parties require the employee’s release.',
          estimatedSavings: 30,
        },
      ],
    },
    {
      code: '7.7.3',
      name: 'Manage and maintain employee data',
      description:
        'Transfers, hours, addresses and bank accounts arrive as forms and are keyed before the payroll cut-off, with corrections afterwards.',
      workload: { occupation: 'hrAssistant', fte: 3, runs: 25_000, hours: 0.2 },
      volume: 'master-data changes assumed at 3.5 a head and year, twelve minutes each',
      opportunities: [
        {
          type: 'automation',
          title: 'Self-service changes with plausibility checks',
          description:
            'Employees and managers enter changes that are validated, routed for approval where pay is affected and posted with the right effective date. Bank changes need a second factor and a waiting day.',
          estimatedSavings: 42,
        },
        {
          type: 'ai',
          title: 'Spot contradictions before payroll',
          description:
            'An anomaly check over all changes of the month points to odd combinations, such as part-time hours with an unchanged salary. Payroll and HR decide; no pay is altered by the model.',
          estimatedSavings: 13,
        },
      ],
    },
  ],
  journeys: `
# From signature to end of week four
Software engineer of thirty-one who moves from Recife with her husband, a cat and eleven boxes.
A new engineer joins from abroad.
Before | Sign from the sofa | agent | Phone | 1 | 7.2.4.3
Contract, permit and tax forms are done in one sitting on the phone.
Pain: Seven forms by mail to another continent, one of which wants a tax number she cannot have yet.
Before | Know what happens next | agent | App | 0 | 7.3.1.3
A countdown shows laptop, badge, housing help and who will wait at the door.
Pain: Between contract and first day lie ten weeks of silence.
Day one | Be welcomed by the team | human | Office | 2 ! | 7.3.1.3
Manager and buddy have the morning free, since the checklist is done.
Pain: The manager is in a meeting, and reception had her down for the week after.
First weeks | Ask what nobody likes to ask | agent | Chat | 0 | 7.7.2
The guide explains lunch, overtime and sick notes without judgement.
First weeks | Check the first payslip | hybrid | Portal | -1 ! | 7.7.3
Lines are explained; a wrong tax class is corrected by an assistant before the next run.
Pain: A third of the first pay is missing, and the mailbox of payroll answers after the next run.

# Expecting a child
Shift planner of thirty-four who has told nobody at work yet and wants to know first what it means in money.
An employee plans parental leave and part-time return.
Explore | Try out variants in private | agent | Self-service portal | -1 | 7.6.4
Nothing is reported to anybody while dates and money are being compared.
Pain: The only one who could calculate it sits two desks from her boss.
Decide | Talk to a specialist | human | Conversation in private | 1 ! | 7.6.4
A person confirms entitlement and listens to what the calculator cannot know.
Pain: The leaflet was written for fixed hours; hers change every week.
Apply | Apply and inform | hybrid | Portal | 0 | 7.6.4
The application goes to manager and authority in the employee’s order and time.
Pain: The authority's deadline passes while the form lies with a manager on leave.
Return | Come back to working access | agent | Desk and laptop | 1 | 7.3.1.3
The arrival plan runs again in small: account, desk, what has changed.
Pain: After eleven months the account is deleted, the desk taken and her name off the list.
`,
});

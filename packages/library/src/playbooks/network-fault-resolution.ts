import { composePlaybook } from './compose-playbook.ts';

export const networkFaultResolution = composePlaybook({
  id: 'b3f1a4c2-b128-4f74-a639-d7790b4fe6e5',
  name: 'From alarm storm to restored service',
  description:
    'A regional network operations center sees tens of thousands of alarms a day, of which a few hundred matter. The playbook builds up in three releases: reduce and correlate alarms, diagnose with an agent that may look but not touch, and only then let it run approved recovery actions on equipment without protection dependencies. Customers hear about the outage before they report it, from the same problem record the engineers work on. Topology data must be right before correlation is trusted, so an inventory reconciliation precedes everything.',
  complexity: 'advanced',
  estimatedTimeToValue: '20-28 weeks',
  industry: 'Telecommunications',
  tags: ['network operations', 'assurance', 'alarm correlation', 'outage communication', 'closed loop'],
  expectedOutcomes: [
    '60% or more of raw alarms suppressed or grouped, with no service-affecting event missed in a four-week parallel run',
    'Mean time to diagnose down by a third for the ten most frequent fault classes',
    '15-25% of resource faults recovered remotely without an engineer’s keystroke, each within an approved action list',
    'Inbound calls during area outages down by a fifth where proactive messages are sent',
    'Every automated action on the network reversible, logged and attributed to the rule or agent that took it',
  ],
  fits: ['eTOM'],
  processes: [
    {
      code: '1.3',
      name: 'Customer Domain',
      description: 'Those who feel the fault: their reports coming in, and the operator’s word going out.',
    },
    {
      code: '1.3.7',
      name: 'Customer Problem Management',
      description: 'A subscriber’s trouble ticket from report to confirmed repair.',
    },
    {
      code: '1.3.7.D',
      name: 'Inform customers of outages',
      description:
        'Shift staff estimate who is affected from a map, draft a notice, have it approved by communications and update it when engineers send news.',
      workload: { occupation: 'customerService', fte: 3, runs: 9_000, hours: 0.5 },
      volume: 'outage notices and updates assumed at 25 a day over all regions, half an hour each',
      opportunities: [
        {
          type: 'automation',
          title: 'Select the affected lines from topology',
          description:
            'When a problem record is confirmed, the service inventory is walked downstream from the failed component to list lines, service classes and priority customers. Vulnerable customers with alarm lines are put on a call list for a person.',
          estimatedSavings: 18,
        },
        {
          type: 'ai',
          title: 'Write and refresh outage notices',
          description:
            'A language model turns problem status and repair estimate into text, app and web notices in the agreed tone, and rewrites them when the estimate moves. The duty manager releases the first notice of each major incident; routine updates go out by themselves.',
          estimatedSavings: 24,
        },
      ],
    },
    {
      code: '1.4',
      name: 'Service Domain',
      description: 'Services as the customer buys them, held apart from the equipment that carries them.',
    },
    {
      code: '1.4.6',
      name: 'Service Problem Management',
      description: 'Many symptoms become one problem with an owner, a cause and a restoration plan.',
    },
    {
      code: '1.4.6.A',
      name: 'Correlate alarms and tickets into problems',
      description:
        'Operators open several consoles and link alarms, probe failures and tickets by experience; parallel tickets for one fiber cut are common at night.',
      workload: { occupation: 'networkSupportSpecialist', fte: 6, runs: 42_000, hours: 0.22 },
      volume: 'candidate problems assumed at 115 a day across access, transport and core',
      opportunities: [
        {
          type: 'ai',
          title: 'Group events by topology, time and learned co-occurrence',
          description:
            'Clustering over the topology graph, with association rules mined from two years of closed problems, proposes one problem for a burst of events and names the probable root component. Operators confirm, split or join groups, and those corrections retrain the rules each month.',
          estimatedSavings: 135,
        },
        {
          type: 'automation',
          title: 'Attach customer tickets to the open problem',
          description:
            'New tickets whose line hangs below a confirmed root component are linked, set to waiting and closed with it. A ticket whose line tests clean after restoration stays open for the help desk.',
          estimatedSavings: 30,
        },
      ],
    },
    {
      code: '1.4.6.B',
      name: 'Diagnose the failing component',
      description:
        'Second-line engineers query elements, read logs and compare last night’s changes to tell a card, a configuration or a power fault apart.',
      workload: { occupation: 'networkSupportSpecialist', fte: 7, runs: 14_000, hours: 0.8 },
      volume: 'problems reaching second line assumed at one in three of those correlated, 48 minutes of diagnosis each',
      opportunities: [
        {
          type: 'agentic',
          title: 'Read-only diagnosis agent',
          description:
            'For a new problem the agent forms hypotheses, runs show commands and loopback tests through a gateway that refuses anything that writes, checks the change calendar and returns a ranked cause with the evidence for and against. An engineer accepts the diagnosis before any repair is ordered.',
          estimatedSavings: 175,
        },
      ],
    },
    {
      code: '1.5',
      name: 'Resource Domain',
      description: 'Sites, fibers, cards, power and the software running on them.',
    },
    {
      code: '1.5.8',
      name: 'Resource Trouble Management',
      description: 'Equipment trouble is noticed, narrowed down and repaired, from the center where possible.',
    },
    {
      code: '1.5.8.A',
      name: 'Filter and prioritise alarms',
      description:
        'First-line operators watch a scrolling list around the clock, acknowledging flapping and planned-work alarms by hand.',
      workload: { occupation: 'networkSupportSpecialist', fte: 10, runs: 365_000, hours: 0.04 },
      volume: 'a thousand alarms a day assumed to reach an operator after today’s static filters',
      opportunities: [
        {
          type: 'automation',
          title: 'Suppress flapping, duplicate and planned-work alarms',
          description:
            'Debounce timers, parent-child suppression and the approved-works calendar remove alarms before they reach the list. Each suppression rule has an owner and an expiry date, and a safety list of alarm types is never suppressed.',
          estimatedSavings: 150,
        },
        {
          type: 'ai',
          title: 'Rank what remains by service impact',
          description:
            'A gradient-boosted model predicts whether an alarm will become service-affecting, from past tickets, traffic and redundancy state. It changes the order, not the content, of the operators’ list; shift leads review missed and false top ranks weekly.',
          estimatedSavings: 85,
        },
      ],
    },
    {
      code: '1.5.8.B',
      name: 'Locate and isolate faults',
      description:
        'Optical and power tests are run one by one and matched with route maps and weather to tell the field crew where to go.',
      workload: { occupation: 'networkSupportSpecialist', fte: 4, runs: 8_500, hours: 0.75 },
      volume: 'faults needing location assumed at 700 a month, 45 minutes each',
      opportunities: [
        {
          type: 'ai',
          title: 'Estimate the fault position with its uncertainty',
          description:
            'Reflectometer traces are compared with the as-built route, splice losses and earlier cuts to give a position, a margin in meters and nearby third-party works. The dispatcher sends the crew; the found position is fed back and corrects the route record.',
          estimatedSavings: 95,
        },
      ],
    },
    {
      code: '1.5.8.C',
      name: 'Repair faults remotely or on site',
      description: 'Restoration by command, by visit or by the supplier, in that order of cost.',
    },
    {
      code: '1.5.8.C.1',
      name: 'Execute remote recovery actions',
      description:
        'Engineers follow a runbook to reset ports, fail over to a spare or roll back a configuration, then watch the counters.',
      workload: { occupation: 'systemsAdministrator', fte: 4, runs: 11_000, hours: 0.6 },
      volume: 'remote recoveries assumed at 30 a day with 36 minutes of preparation, execution and watching',
      opportunities: [
        {
          type: 'automation',
          title: 'Runbooks as tested workflows',
          description:
            'The twenty most used recoveries become versioned workflows with pre-checks, an undo step and a dry run. An engineer starts them with one confirmation, and a failed pre-check stops before anything is sent.',
          estimatedSavings: 70,
        },
        {
          type: 'agentic',
          title: 'Closed-loop recovery on an approved list',
          description:
            'For diagnosed faults on non-critical access equipment the agent picks the workflow, verifies that no maintenance or protection switch is running, executes, observes for fifteen minutes and undoes the action if service does not return. Core, emergency-call and power equipment are out of bounds; the change board extends the list class by class.',
          estimatedSavings: 65,
        },
      ],
    },
  ],
  journeys: `
# My connection is down
Household of four on the third floor, with an online exam at ten, two parents on calls, and no line since seven.
A household in an outage area, from loss of signal to the all-clear.
Outage | Told before asking | agent | Text message | -1 ! | 1.3.7.D
A text over the mobile network says that the fault is known, what is affected and when news follows.
Pain: They restart the router four times before the hotline admits to a fault.
Waiting | See one consistent status | agent | App, website and hotline | 0 | 1.3.7.D
App, web and hotline read the same problem record, so no channel is ahead of another.
Pain: The app says noon, the hotline tomorrow, and the website that all is well.
Waiting | Ask for priority | human | Telephone | 1 | 1.3.7
Customers with medical devices or alarm lines reach an agent who can arrange a mobile replacement.
Pain: The alarm button of a heart patient stands in line behind a film that stutters.
Restored | Confirm that it works again | hybrid | Text message | 2 ! | 1.4.6.A
A line test precedes the all-clear; whoever answers “still down” is followed up individually.
Pain: The street counts as repaired while the third floor is still dark.

# A night shift with a fibre cut
Operator in the network operations center, alone with a trainee, when a digger takes out the ring at 2:40.
What changes for the operator on duty.
Detect | One problem instead of 400 alarms | hybrid | Alarm screen | -1 | 1.5.8.A
The list shows a single entry with the alarms folded into it and the reason for the grouping.
Pain: Four hundred red lines in a minute, and the one that matters has scrolled away.
Diagnose | Check the proposed cause | hybrid | Problem record | 1 ! | 1.4.6.B
The engineer reads the evidence, asks for one more test and accepts or rejects the diagnosis.
Pain: He and the trainee test one span after the other by hand.
Locate | Send the crew to the right manhole | human | Telephone | 0 | 1.5.8.B
The dispatcher calls out the crew with position, margin, access key and permit attached.
Pain: A crew waits at a locked manhole eight kilometers from the cut.
Recover | Reroute meanwhile | agent | Network console | 2 | 1.5.8.C.1
Traffic moves to the protection path by a tested workflow that would put itself back on failure.
Pain: Done by hand at three in the morning, a reroute has taken down a second ring before.
Close | Hand over in the morning | agent | Shift report | 1 | 1.4.6
The shift report is drafted from the problem timeline and corrected by the operator.
Pain: It is written from memory after the shift and leaves out what was tried in vain.
`,
});

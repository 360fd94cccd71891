import { composePlaybook } from './compose-playbook.ts';

export const itServiceDesk = composePlaybook({
  id: '37ca2b39-259e-4ae6-b1c2-01427f85e187',
  name: 'IT service desk with a first line that never sleeps',
  description:
    'Passwords, access, software and “it is slow” fill most of a service desk’s day, and each has a known way out. This playbook puts an assistant in front that fixes what it is allowed to fix, sorts the rest properly and hands a warm, diagnosed ticket to second line. It is the gentlest start into agents there is: actions are small and reversible, the logs exist already, and users are colleagues who say what went wrong. Access rights are the one exception, and follow the approval chain without a shortcut.',
  complexity: 'beginner',
  estimatedTimeToValue: '3-5 weeks',
  industry: 'Cross-industry',
  tags: ['IT service management', 'service desk', 'access management', 'knowledge'],
  expectedOutcomes: [
    '30-40% of tickets closed without an analyst after three months',
    'Wrong first assignment of tickets from about a quarter to under one in ten',
    'Standard access granted within an hour of the last approval',
    'Reopened tickets no more frequent than before, watched weekly by category',
    'Two knowledge articles a day written or repaired from solved tickets',
  ],
  fits: [],
  processes: [
    {
      code: '8.0',
      name: 'Manage Information Technology (IT)',
      description: 'Technology as the organization’s own users meet it.',
    },
    {
      code: '8.3',
      name: 'Develop and manage IT resilience and risk',
      description: 'Keeping systems safe, lawful and able to recover.',
    },
    {
      code: '8.3.8',
      name: 'Manage IT user identity and authorization',
      description: 'Who somebody is, and what this person may therefore see and do.',
    },
    {
      code: '8.3.8.3',
      name: 'Manage IT user authorization',
      description:
        'Administrators translate “like my predecessor” into groups, find the owners who must approve, and click through six consoles.',
      workload: { occupation: 'systemsAdministrator', fte: 3, runs: 19_000, hours: 0.25 },
      volume: 'access requests assumed at 3.8 a head and year in an organisation of 5,000, fifteen minutes each',
      opportunities: [
        {
          type: 'automation',
          title: 'Role-based provisioning after approval',
          description:
            'Approved roles are provisioned, time-limited and withdrawn on transfer or leaving through connectors to the directory and the main applications. Segregation-of-duties rules are tested before anybody is asked to approve.',
          estimatedSavings: 70,
        },
        {
          type: 'ai',
          title: 'Suggest the smallest sufficient role',
          description:
            'From the wish in plain words, the team’s usual rights and the logs of unused rights, a recommender proposes the narrowest role and explains it to the approver. Owners approve, and privileged rights are never suggested.',
          estimatedSavings: 22,
        },
      ],
    },
    {
      code: '8.7',
      name: 'Create and manage support services/solutions',
      description: 'Running what has been deployed and helping those who use it.',
    },
    {
      code: '8.7.8',
      name: 'Operate IT user support',
      description: 'One place to turn to, whatever is broken or needed.',
    },
    {
      code: '8.7.8.1',
      name: 'Triage IT issues/requests',
      description:
        'First line reads each mail and form, guesses service and priority, asks for the device name and passes it on.',
      workload: { occupation: 'userSupportSpecialist', fte: 4, runs: 72_000, hours: 0.09 },
      volume: 'tickets assumed at 1.2 a head and month for 5,000 users, over five minutes of sorting each',
      opportunities: [
        {
          type: 'ai',
          title: 'Categorize, prioritize and complete tickets',
          description:
            'A text classifier sets service, category and urgency, adds device, version and site from the asset inventory, and asks the one missing question straight away. Low confidence and every possible security incident are read by a person at once.',
          estimatedSavings: 78,
        },
        {
          type: 'automation',
          title: 'Group tickets under a known outage',
          description:
            'When monitoring reports an outage, matching tickets are attached to it, users are told, and all are closed with it. The major-incident manager opens and closes such a group.',
          estimatedSavings: 16,
        },
      ],
    },
    {
      code: '8.7.8.3',
      name: 'Manage IT user requests',
      description:
        'Software, devices, mailboxes and meeting-room kit are ordered by free-text ticket and followed up by chat.',
      workload: { occupation: 'userSupportSpecialist', fte: 5, runs: 30_000, hours: 0.28 },
      volume: 'service requests assumed at 42% of tickets, 17 minutes of handling each',
      opportunities: [
        {
          type: 'agentic',
          title: 'Request agent over the catalog',
          description:
            'In a conversation the agent finds what is really needed, checks license pool, cost-center approval and device policy, orders or installs it and reports delivery. Outside the catalog, or above the limit, it writes the business case with the user and sends it to the manager.',
          estimatedSavings: 88,
        },
        {
          type: 'automation',
          title: 'Reclaim idle licenses and devices',
          description:
            'Software unused for ninety days is announced to its user and withdrawn a week later unless they object; returned devices re-enter stock by scan.',
          estimatedSavings: 24,
        },
      ],
    },
    {
      code: '8.7.8.4',
      name: 'Escalate IT requests',
      description:
        'A ticket moves to second line with “user cannot print”; the specialist starts again and the user explains a third time.',
      workload: { occupation: 'networkSupportSpecialist', fte: 3, runs: 17_000, hours: 0.26 },
      volume: 'escalations assumed for a quarter of tickets, sixteen minutes of hand-over and rework each',
      opportunities: [
        {
          type: 'agentic',
          title: 'Diagnostic hand-over',
          description:
            'Before escalating, an agent runs read-only checks on device, network and service, lists what was tried with result, finds similar solved tickets and recent changes, and picks the resolver group. Second line may send it back with one click, which is how the routing learns.',
          estimatedSavings: 72,
        },
      ],
    },
    {
      code: '8.7.8.5',
      name: 'Resolve IT issues/requests',
      description:
        'Analysts reset accounts, clear profiles, reinstall clients and explain settings, mostly the same forty fixes.',
      workload: { occupation: 'userSupportSpecialist', fte: 10, runs: 42_000, hours: 0.4 },
      volume: 'incidents assumed at 58% of tickets, 24 minutes to resolve each',
      opportunities: [
        {
          type: 'agentic',
          title: 'Self-repair assistant on the user’s device',
          description:
            'After confirming the symptom the assistant proposes a fix from an approved list (profile repair, cache, driver, reset after strong authentication), runs it with the user’s consent, verifies and undoes it if nothing improved. Anything outside the list, and every second failure, goes to an analyst with the log.',
          estimatedSavings: 150,
        },
        {
          type: 'ai',
          title: 'Knowledge articles from solved tickets',
          description:
            'Clusters of solved tickets without a good article yield a draft with symptom, cause and steps; a service owner tests and publishes it. Articles that no longer solve anything are proposed for retirement.',
          estimatedSavings: 34,
        },
      ],
    },
  ],
  journeys: `
# My laptop will not connect, and the meeting starts at nine
Key account manager in a customer’s lobby, twelve minutes before the presentation she has to give.
Ten minutes that decide what people think of IT.
Report | Say it in one sentence | agent | Telephone or chat | -2 | 8.7.8.1
By phone or chat; device, place and network are recognised without asking.
Pain: A menu of seven options, none of which is "it does not work and I am with a customer".
Repair | Watch the fix run | agent | Chat | 0 ! | 8.7.8.5
The assistant says what it is about to do and how long it takes, then tests the connection.
Pain: Somebody remote moves her pointer without a word about what he does, or for how long.
Escalate | Get a person when it fails | human | Telephone | 1 ! | 8.7.8.4
An analyst takes over knowing what was tried and offers a loan device on the same floor.
Pain: The second analyst begins again with whether it has been switched off and on.
Close | Say whether it holds | agent | Chat | 1 | 8.7.8.5
The next morning one question decides whether the ticket closes or opens again.
Pain: The ticket is closed as solved in the evening because nobody answered by six.

# Access for a new project
Project lead in construction with eleven people from four departments, two of them contractors who start on Monday.
A project lead needs eleven people in four systems by Monday.
Request | Describe the project instead of the groups | agent | Chat | 0 | 8.7.8.3
The agent proposes one project role and a date on which it ends.
Pain: Forty group names like FIN-PRJ-RW-02, and the form wants the right ones.
Approve | Approve with the reasons visible | human | Approval page | -1 ! | 8.3.8.3
Data owners see who, why, how long, and the conflict check, on one screen.
Pain: Owners approve everything, since a no needs a reason and a yes does not.
Provide | Everybody is in | agent | E-mail | 2 | 8.3.8.3
Rights appear in all four systems, and each member gets a note on how to log in.
Pain: Four of the eleven can log in, and the contractors spend their first week in the canteen.
End | Rights leave with the project | hybrid | E-mail | 1 | 8.3.8.3
Two weeks before the end the lead extends by name or lets the rights expire.
Pain: Nothing is ever taken away, until an auditor finds somebody who left in spring.
`,
});

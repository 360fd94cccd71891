import type { NothingWorthDoing } from '../nothing-worth-doing.ts';

export const nothingInHumanCapital: NothingWorthDoing = [
  [
    'APQC PCF 7.1.1 Develop human resources strategy',
    'A handful of people write the HR strategy every three years from talks with the board; figures come from the programs below it.',
  ],
  [
    'APQC PCF 7.1.1.2 Define HR and business function roles and accountability',
    'Who in HR answers for what is settled in conversation when the chief of HR or a business head changes.',
  ],
  [
    'APQC PCF 7.1.1.3 Determine HR function roles and structure',
    'The shape of the HR department is drawn on a whiteboard once in five years.',
  ],
  [
    'APQC PCF 7.1.1.4 Determine HR delivery model',
    'Whether to run shared services, partners or a provider is one decision per decade, made on visits and a business case.',
  ],
  [
    'APQC PCF 7.1.1.5 Determine HR costs',
    'The controller reads HR’s own cost from its cost centers in an hour each quarter.',
  ],
  [
    'APQC PCF 7.1.1.7 Communicate HR strategies',
    'Managers believe a people strategy when leaders explain it in the room and answer back.',
  ],
  [
    'APQC PCF 7.1.1.8 Develop strategy for HR systems/technologies/tools',
    'A systems roadmap for HR is a few workshops with IT every other year.',
  ],
  [
    'APQC PCF 7.1.2.3 Develop compensation strategy',
    'The remuneration committee decides where the firm wants to stand against the market; the survey work beneath it has its own entry.',
  ],
  [
    'APQC PCF 7.1.2.3.1 Establish incentive strategy',
    'What the firm wants to pay a bonus for is argued out by the board and the plan designers.',
  ],
  [
    'APQC PCF 7.1.2.5 Develop high performers/leadership programs',
    'Such programs live from the choice of mentors, projects and thirty participants, which is done by name.',
  ],
  [
    'APQC PCF 7.1.2.8 Design talent development program',
    'Designing a talent program means interviewing line managers and copying what worked elsewhere, once in a while.',
  ],
  [
    'APQC PCF 7.1.2.9 Design talent acquisition program',
    'The recruiting concept is rewritten when markets turn, by three people in two weeks.',
  ],
  [
    'APQC PCF 7.1.2.10 Develop other HR programs',
    'This collects whatever else HR starts, and each such program needs a look of its own.',
  ],
  [
    'APQC PCF 7.1.2.13 Plan employee benefits',
    'Benefit design happens with brokers and employee representatives before the yearly renewal, on few options.',
  ],
  [
    'APQC PCF 7.1.3.4 Review and revise HR plans',
    'The leadership team goes through its plan in an afternoon after the figures are on the table.',
  ],
  [
    'APQC PCF 7.2.3.1 Identify and deploy candidate selection tools',
    'Two or three selection tools are chosen with a psychologist and then stay for years.',
  ],
  [
    'APQC PCF 7.2.4.2 Negotiate offer',
    'Salary and start date are settled in two phone calls between people who want each other; the band behind the offer has its entry.',
  ],
  [
    'APQC PCF 7.3.2.4 Evaluate and review performance program',
    'Once a year HR discusses with managers whether the appraisal form is worth its time; opinions, not data, decide.',
  ],
  [
    'APQC PCF 7.3.3.1 Define employee development guidelines',
    'The guideline has ten pages and is revised when a new head of development arrives.',
  ],
  [
    'APQC PCF 7.4.1 Manage labor relations',
    'Trust between management and union is built in talks; nothing of it runs in a system.',
  ],
  [
    'APQC PCF 7.4.3 Manage labor management partnerships',
    'Joint committees meet monthly and live from the people who sit in them.',
  ],
  [
    'APQC PCF 7.5.1.2 Develop benefits and rewards plan',
    'Consultants and the compensation head design the plan every few years, on paper and in committees.',
  ],
  [
    'APQC PCF 7.5.3.2 Develop family support systems',
    'Nursery places and a family counselor are contracted once with a provider and renewed by phone.',
  ],
  [
    'APQC PCF 7.6.5 Develop and implement employee outplacement',
    'Outplacement is coaching by an outside counselor, bought per case after a settlement.',
  ],
  [
    'APQC PCF 7.7.7.1 Determine stakeholder requirements',
    'The analyst hears from five clients what they need to know, over coffee and on a whiteboard.',
  ],
  [
    'APQC PCF 7.7.7.2 Identify research questions',
    'Asking the right question is the analyst’s craft and a talk with the one who has the problem.',
  ],
  [
    'APQC PCF 7.7.7.3 Select workforce analysis methodology',
    'One or two analysts pick the method for each study, usually in a morning.',
  ],
  [
    'APQC PCF 7.8.1 Develop employee communication plan',
    'The yearly plan of town halls and campaigns is agreed by five people around a table.',
  ],
  [
    'APQC PCF 7.2.2.2 Perform recruiting activities/events',
    'A fair or campus day works through the two colleagues who stand there; seasonal mass hiring alone has an entry of its own.',
  ],
];

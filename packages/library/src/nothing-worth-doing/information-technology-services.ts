import type { NothingWorthDoing } from '../nothing-worth-doing.ts';

export const nothingInInformationTechnologyServices: NothingWorthDoing = [
  [
    'APQC PCF 8.4.1 Define business information and analytics strategy',
    'What the firm wants from its data is settled by executives; use, quality and access have their own entries below.',
  ],
  [
    'APQC PCF 8.4.1.1 Establish data, information, and analytic objectives',
    'Objectives for data are five sentences in a strategy paper.',
  ],
  [
    'APQC PCF 8.4.1.2 Establish data, information, and analytic governance',
    'Data governance as a body is a matter of mandates and patience with department heads.',
  ],
  [
    'APQC PCF 8.4.2.1 Determine enterprise business information requirements',
    'Information needs are drawn out of managers in interviews by an architect.',
  ],
  [
    'APQC PCF 8.4.2.2 Define enterprise data models',
    'An enterprise data model is the craft of two modelers over years.',
  ],
  [
    'APQC PCF 8.4.2.3 Identify and understand external data sources',
    'New outside sources are tried by an analyst, a few a year.',
  ],
  [
    'APQC PCF 8.5.1 Develop service/solution and integration strategy',
    'A build and integration strategy is a paper by the chief architect.',
  ],
  [
    'APQC PCF 8.5.1.1 Determine IT service/solution development',
    'Build, buy or wait is a decision per solution, made in a meeting with few options.',
  ],
  [
    'APQC PCF 8.5.1.2 Define IT service/solution development processes/standards',
    'Development standards are agreed by senior engineers and kept short.',
  ],
  [
    'APQC PCF 8.5.1.4 Establish service component criteria',
    'Criteria for shared components come out of one architects’ meeting.',
  ],
  [
    'APQC PCF 8.5.2.2 Identify IT services/solutions',
    'Which solutions might do is found by asking peers and two vendors.',
  ],
  [
    'APQC PCF 8.5.2.3 Determine IT service/solution approach',
    'The way to a solution is sketched by architects on a wall.',
  ],
  [
    'APQC PCF 8.5.3.1 Assess IT application and infrastructure architecture constraints',
    'Architects weigh constraints from experience while they sketch; the inventory they need is served elsewhere.',
  ],
  [
    'APQC PCF 8.5.3.2 Assess business constraints on IT service/solution',
    'Budget, date and politics become known by asking the sponsor.',
  ],
  [
    'APQC PCF 8.5.3.5 Promote adoption of existing service/solution architecture',
    'Engineers adopt an architecture when the example works and a colleague helps, not through a tool.',
  ],
  [
    'APQC PCF 8.5.3.6 Develop and maintain service/solution architectures',
    'Architecture is designed by people who can weigh what no model was told.',
  ],
  [
    'APQC PCF 8.5.4.1.7 Manage service/solution process exceptions',
    'Exceptions in development are rare and each is a talk between lead and owner.',
  ],
  [
    'APQC PCF 8.6.1.2 Establish IT deployment policies',
    'A deployment policy is two pages that change after an accident.',
  ],
  [
    'APQC PCF 8.6.1.4 Define IT change/release standards',
    'Release standards are set by the platform team and seldom touched.',
  ],
  [
    'APQC PCF 8.6.5.3 Support organizational changes',
    'Helping departments to work differently is done by change managers on site.',
  ],
  [
    'APQC PCF 8.6.5.6 Manage rollout support capabilities',
    'The rollout lead arranges two weeks of extra helpers on the floor by phone.',
  ],
  [
    'APQC PCF 8.7.1 Define and establish service delivery strategy',
    'Delivery strategy is an executive choice every few years; what follows from it is served under operations.',
  ],
  [
    'APQC PCF 8.7.1.1 Assess business objectives and IT service delivery',
    'A comparison of aims and delivery is one chapter of the strategy paper.',
  ],
  [
    'APQC PCF 8.7.1.2 Define IT service delivery portfolio',
    'The delivery portfolio follows from budget and sourcing, settled at the turn of the year.',
  ],
  [
    'APQC PCF 8.7.1.3 Create and maintain IT service delivery model',
    'The delivery model changes with a reorganization, by design workshops.',
  ],
  [
    'APQC PCF 8.7.1.4 Determine IT service delivery locations and activities',
    'Sites are chosen by visits, labor market and tax, seldom twice in a career.',
  ],
  [
    'APQC PCF 8.7.1.5 Define IT service delivery sourcing strategy',
    'Sourcing one tower or ten is negotiated with advisers before a contract of five years.',
  ],
  [
    'APQC PCF 8.7.2 Define and develop service support strategy',
    'The support strategy is set when a desk is founded or outsourced; daily support is served below.',
  ],
  [
    'APQC PCF 8.7.2.1 Assess business objectives and IT service support delivery',
    'Business heads are asked about support in the same round of talks as about delivery.',
  ],
  [
    'APQC PCF 8.7.2.2 Define IT service support portfolio',
    'Which support is offered to whom is a table that changes yearly.',
  ],
  [
    'APQC PCF 8.7.2.3 Create and maintain IT support model',
    'The support model follows from contract and budget and is drawn by the desk’s head.',
  ],
  [
    'APQC PCF 8.7.2.4 Develop IT support service sourcing strategy',
    'A partner for the desk is picked by tender every four or five years.',
  ],
  [
    'APQC PCF 8.7.2.5 Establish support service framework',
    'A framework document names a few roles and escalation lines, and is then shelved.',
  ],
  [
    'APQC PCF 8.7.2.6 Provide service support tools and technology',
    'The ticket tool is bought and set up in one project; its work is served under user support.',
  ],
  [
    'APQC PCF 8.7.4.1 Develop IT service delivery strategy',
    'The head of infrastructure writes one planning paper a year.',
  ],
  [
    'APQC PCF 8.7.4.2 Assess IT infrastructure business objectives',
    'What the business expects of infrastructure is heard in three budget talks.',
  ],
  ['APQC PCF 8.7.5.5 Communicate service support needs', 'Support makes its needs known in the budget meeting.'],
  [
    'APQC PCF 8.7.5.6 Define IT escalation mechanisms',
    'The escalation table with its names and hours fits on a page and is redrawn after each reorganization.',
  ],
  [
    'APQC PCF 8.4.3.1 Define and maintain enterprise information policies, standards, and procedures',
    'Policies on information are a few papers that counsel and data owners revise every other year; keeping to them is served below.',
  ],
  [
    'APQC PCF 8.5.1.5 Understand and select reusable service components',
    'Senior engineers choose a shared component after trying two of them on a real case.',
  ],
  [
    'APQC PCF 8.5.4.1.2 Create service/solution design',
    'A design is drawn and argued by the engineers who will have to run it.',
  ],
  [
    'APQC PCF 8.6.1.5 Assign deployment approval responsibilities',
    'Who may approve a deployment is written into a short table once a year.',
  ],
  [
    'APQC PCF 8.7.3.1.1 Schedule service delivery resources',
    'The shift plan of a dozen operators is made by their lead in an hour a month.',
  ],
];

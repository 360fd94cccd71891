import type { NothingWorthDoing } from '../nothing-worth-doing.ts';

export const nothingInInformationTechnologyStrategy: NothingWorthDoing = [
  [
    'APQC PCF 8.1.1.1 Understand IT customer communities',
    'User groups are known to their relationship managers by name; there are a dozen.',
  ],
  [
    'APQC PCF 8.1.1.2 Assess IT customer operational capabilities',
    'How ready a department is for new technology is learned by sitting with it for a day.',
  ],
  [
    'APQC PCF 8.1.2.3 Develop IT visioning',
    'A vision is written by the CIO with two board members and seldom reopened.',
  ],
  [
    'APQC PCF 8.1.2.4 Outline IT service expectations',
    'Expectations on a planned service are collected in a workshop with its future users.',
  ],
  [
    'APQC PCF 8.1.3.1 Manage IT customer expectations',
    'Expectations are managed by saying no in time, to someone’s face.',
  ],
  [
    'APQC PCF 8.1.3.3 Determine IT performance indicators',
    'A dozen indicators are chosen once and then defended for years.',
  ],
  [
    'APQC PCF 8.1.3.4 Create IT marketing messages',
    'Three posts a quarter about IT services are written by whoever has a feel for it.',
  ],
  [
    'APQC PCF 8.1.3.5 Create IT service marketing plan',
    'A marketing plan for internal services is a page, where it exists at all.',
  ],
  [
    'APQC PCF 8.1.4.1 Develop IT transformation plans',
    'Transformation plans grow out of negotiation between business heads about order and money.',
  ],
  [
    'APQC PCF 8.1.4.5 Facilitate solution design activities',
    'Good design sessions depend on the moderator and on who is in the room.',
  ],
  [
    'APQC PCF 8.1.4.6 Prioritize IT outcomes',
    'Which outcome comes first is the steering committee’s argument, settled by mandate.',
  ],
  [
    'APQC PCF 8.1.4.9 Develop transformation roadmap',
    'The roadmap is one picture, redrawn twice a year by the people who must stand behind it.',
  ],
  [
    'APQC PCF 8.1.5.4 Define service level agreement',
    'A service level agreement is drawn up from a template by two people; its measuring has an entry.',
  ],
  [
    'APQC PCF 8.1.5.5 Maintain IT customer contracts',
    'Internal service contracts are few and change at the yearly round.',
  ],
  [
    'APQC PCF 8.1.5.6 Negotiate and establish service level agreements',
    'The level of service is bargained between a service manager and a department head over the price.',
  ],
  [
    'APQC PCF 8.1.6 Manage IT customer relationships',
    'Relationship management is calling, listening and turning up; the intake of demands is served elsewhere.',
  ],
  [
    'APQC PCF 8.1.6.1 Establish relationship management mechanisms',
    'Naming partners and meeting rhythms for each business unit takes a day in a lifetime of the organization.',
  ],
  [
    'APQC PCF 8.1.6.2 Understand IT customer strategy',
    'The relationship manager reads a unit’s strategy and asks its head; there is one per unit and year.',
  ],
  [
    'APQC PCF 8.1.6.3 Understand IT customer environment',
    'Knowing the client’s environment means being there when it hurts.',
  ],
  [
    'APQC PCF 8.1.6.4 Communicate IT capabilities',
    'What IT can do is best shown by demonstration to ten managers at a time.',
  ],
  [
    'APQC PCF 8.2.1 Define business technology and governance strategy',
    'Strategy and governance are decided by the board and the CIO; the watch over technologies and end dates beneath it has entries.',
  ],
  [
    'APQC PCF 8.2.1.3 Define and communicate digital transformation strategy',
    'A digital strategy is argued, not calculated, and its telling is the leaders’ job.',
  ],
  [
    'APQC PCF 8.2.1.4 Develop IT strategic alignment',
    'Alignment comes from the CIO having a seat where the business plan is made.',
  ],
  [
    'APQC PCF 8.2.1.5 Articulate IT alignment principles',
    'The principles fill half a page, and nobody needs them faster.',
  ],
  [
    'APQC PCF 8.2.1.6 Maintain IT strategic alignment',
    'The CIO keeps it up by talking with business heads each quarter.',
  ],
  [
    'APQC PCF 8.2.2.1 Establish and validate IT value criteria',
    'What counts as value is a page that the portfolio board argues over every other year.',
  ],
  [
    'APQC PCF 8.2.2.2 Determine IT portfolio investment balance',
    'How much goes to running, growing and renewing is a yearly split made by three executives.',
  ],
  [
    'APQC PCF 8.2.2.6 Align IT portfolio to business objectives',
    'The fit of projects to aims is judged by executives in a half-day session.',
  ],
  [
    'APQC PCF 8.2.3.1 Create and publish enterprise architecture principles',
    'Ten principles of architecture are agreed in two meetings and hold for years.',
  ],
  [
    'APQC PCF 8.2.3.4 Provide input to definition and prioritization of IT projects',
    'Architects give their view in the portfolio meeting by speaking up.',
  ],
  [
    'APQC PCF 8.2.4 Define IT service management strategy',
    'A change of service management approach comes with a new head of operations, not with volume.',
  ],
  [
    'APQC PCF 8.2.4.1 Establish IT service management strategy and goals',
    'Goals for service management are set in one offsite a year.',
  ],
  [
    'APQC PCF 8.2.4.2 Identify IT service operating and process requirements',
    'Process requirements come out of interviews when a framework or tool is introduced.',
  ],
  [
    'APQC PCF 8.2.4.4 Establish IT service management framework',
    'Introducing the framework is training and persuasion over a year.',
  ],
  [
    'APQC PCF 8.2.4.5 Define and implement IT service management',
    'Putting it to work is a change project in which people learn new habits.',
  ],
  [
    'APQC PCF 8.2.4.6 Define and deploy support service management process tools and methods',
    'Tools and methods for support are selected once per contract period.',
  ],
  [
    'APQC PCF 8.2.5.1 Determine IT performance measures',
    'Choosing measures takes a workshop; computing them is served elsewhere.',
  ],
  [
    'APQC PCF 8.2.5.2 Define IT control points and assurance procedures governance model',
    'Where a control belongs is thought through by the risk officer with the process owner.',
  ],
  [
    'APQC PCF 8.2.5.9 Select, deploy, and operate IT performance analytics tools',
    'Choosing a performance tool is a purchase, rare and small.',
  ],
  [
    'APQC PCF 8.2.6.3 Communicate business technology value contribution',
    'The CIO tells the story of value in the board’s own words, twice a year.',
  ],
  [
    'APQC PCF 8.2.7.1 Establish selection criteria for research initiatives',
    'Criteria for research are a short list that the technology board agrees by hand.',
  ],
  [
    'APQC PCF 8.2.7.4 Execute IT research projects',
    'Each research project is different, small, and done by two curious engineers.',
  ],
  [
    'APQC PCF 8.3.1.2 Understand business unit risk tolerance',
    'A unit head tells the risk officer in an interview what outage would hurt, once a year.',
  ],
  ['APQC PCF 8.3.1.3 Establish IT risk tolerance', 'The board signs the tolerance statement after one discussion.'],
  ['APQC PCF 8.3.1.4 Establish risk ownership', 'Ownership of a risk is given and taken in a meeting.'],
  [
    'APQC PCF 8.3.1.5 Establish and maintain risk management roles',
    'Roles are filled by appointment letters, a few each year.',
  ],
  [
    'APQC PCF 8.3.1.6 Establish compliance objectives',
    'Compliance aims follow from law and contracts and fit on one page.',
  ],
  [
    'APQC PCF 8.3.1.10 Create IT risk mitigation strategies and approaches',
    'How to treat a large risk is engineered case by case by people who know the system.',
  ],
  [
    'APQC PCF 8.3.2 Develop IT resilience strategy',
    'A resilience strategy is written after an outage or an audit; ranking of risks and recovery drills have their own entries.',
  ],
  [
    'APQC PCF 8.3.2.4 Establish mitigation approaches for IT risks',
    'Engineers and owners look for a mitigation together, each one different.',
  ],
  [
    'APQC PCF 8.3.3.7 Establish communication standards',
    'A standard on who speaks to whom in a crisis is written once and rehearsed.',
  ],
  [
    'APQC PCF 8.3.5.2 Create IT security, privacy, and data protection risk governance',
    'Committees and mandates for security and privacy are set up once.',
  ],
  [
    'APQC PCF 8.3.7.1 Conduct IT resilience improvement projects',
    'A heading over projects that are as different as the weaknesses they mend.',
  ],
  [
    'APQC PCF 8.1.2 Identify IT customer transformation needs',
    'What a unit wants to become is found out in talks with its head; the wishes that follow from it enter through the demand intake.',
  ],
  [
    'APQC PCF 8.1.4 Provide IT transformation guidance',
    'Guidance is given by an experienced person at a table with those who must change.',
  ],
  [
    'APQC PCF 8.2.2.5 Align IT resources to strategic priorities',
    'Moving people between priorities is settled among three managers, each of whom loses somebody.',
  ],
  [
    'APQC PCF 8.2.6.2 Quantify value of IT service and project portfolio investments',
    'The value of a service is agreed between finance and its users once, and no record holds it ready.',
  ],
  [
    'APQC PCF 8.2.6.4 Determine and implement IT portfolio adjustments',
    'Stopping or widening a project is the board’s decision on a handful of cases a year.',
  ],
];

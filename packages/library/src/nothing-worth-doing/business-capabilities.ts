import type { NothingWorthDoing } from '../nothing-worth-doing.ts';

export const nothingInBusinessCapabilities: NothingWorthDoing = [
  [
    'APQC PCF 13.1.1.1 Define and manage governance approach',
    'Who may change a process and who must agree is settled among division heads, and a paper of three pages holds it.',
  ],
  [
    'APQC PCF 13.1.1.2 Establish and maintain process tools and templates',
    'A notation and a template are chosen once and then left alone, which is their virtue.',
  ],
  [
    'APQC PCF 13.1.2.2 Identify cross-functional processes',
    'The dozen processes that cross the departments are known to everybody; naming them takes an afternoon.',
  ],
  [
    'APQC PCF 13.1.3.1 Scope processes',
    'Where a process begins and ends is agreed by its owner and two neighbors in one talk.',
  ],
  [
    'APQC PCF 13.1.3.2.1 Identify published best practices',
    'Published practice is read by the analyst in an hour; the work lies in judging whether it fits this house.',
  ],
  [
    'APQC PCF 13.1.5.2 Select process improvement methodology',
    'Whether lean, six sigma or common sense is used depends on the people at hand, not on a calculation.',
  ],
  [
    'APQC PCF 13.2.1.2 Define portfolio governance',
    'Portfolio governance is a committee, a rhythm and a signature rule, fixed once.',
  ],
  [
    'APQC PCF 13.2.2.1 Establish program structure and approach',
    'The structure of a program is drawn by its director around the people who will carry it.',
  ],
  [
    'APQC PCF 13.2.2.2 Manage program stakeholders and partners',
    'Sponsors and partners want to be called by the program director in person.',
  ],
  [
    'APQC PCF 13.2.3.1.1 Identify project requirements and objectives',
    'What a project shall achieve is found out in talks with the sponsor; the first draft of its scope is served one level higher.',
  ],
  [
    'APQC PCF 13.2.3.1.3 Assess culture and readiness for project management approach',
    'A seasoned project manager senses within a week how an organization takes to project work.',
  ],
  [
    'APQC PCF 13.2.3.2 Identify appropriate project management methodologies',
    'Agile or staged is decided at the kick-off from experience, and switching later is a human matter too.',
  ],
  [
    'APQC PCF 13.2.3.3.3 Identify specific IT requirements',
    'IT needs of a single project are clarified with the architect in a meeting; there is no series to learn from.',
  ],
  [
    'APQC PCF 13.2.3.3.5 Design recognition and reward approaches',
    'Thanking a team well takes attention, not a design process.',
  ],
  [
    'APQC PCF 13.2.3.3.6 Design and plan launch of project',
    'A launch is prepared by those who run it, with a checklist they already have.',
  ],
  [
    'APQC PCF 13.2.3.3.7 Deploy the project',
    'Deployment is the team’s own work on site and differs with every project.',
  ],
  [
    'APQC PCF 13.2.3.4.4 Promote and sustain activity and involvement',
    'Keeping people engaged is done by managers who show up.',
  ],
  [
    'APQC PCF 13.2.3.4.6 Realign and refresh project management strategy and approaches',
    'How projects are run is rethought every few years, by the heads of the project office.',
  ],
  [
    'APQC PCF 13.3.1.2 Define preventive quality activities',
    'Preventive activities are born in failure-mode sessions among engineers around the part.',
  ],
  [
    'APQC PCF 13.3.1.3.3 Identify measurement methods',
    'Choosing how to measure a feature is metrology by an expert who holds the piece in hand.',
  ],
  [
    'APQC PCF 13.3.1.3.4 Define required competencies',
    'The head of quality knows what an inspector must be able to do, and it fits on a page.',
  ],
  [
    'APQC PCF 13.3.2.1.1 Conduct test and collect data',
    'Conducting the test is handwork at the bench; capturing its result is served beside it.',
  ],
  [
    'APQC PCF 13.3.2.2.1 Assess sample significance',
    'Significance of a sample follows from the statistics already set in the plan and needs no further step.',
  ],
  [
    'APQC PCF 13.3.2.2.4 Decide next steps',
    'Next steps after a doubtful result are decided by the review board with the part in front of it.',
  ],
  [
    'APQC PCF 13.3.4.1 Define the quality strategy',
    'A quality strategy is a commitment of the management, renewed every third year.',
  ],
  [
    'APQC PCF 13.3.4.2 Plan and deploy the EQMS scope, targets, and goals',
    'Scope and goals of the system are set when a site or standard is added, which is rare.',
  ],
  [
    'APQC PCF 13.3.4.6 Create environment and capability for EQMS improvement(s)',
    'A climate in which faults are told comes from how the boss reacts to the first one.',
  ],
  [
    'APQC PCF 13.3.4.6.1 Reward quality excellence',
    'The yearly quality prize is a small ceremony and should stay one.',
  ],
  [
    'APQC PCF 13.3.4.6.2 Create and maintain quality partnerships',
    'Partnerships with universities and chambers are kept by a handful of personal contacts.',
  ],
  [
    'APQC PCF 13.3.4.6.4 Incorporate EQMS messaging into communication channels',
    'A line on quality in the town hall speech is written by the speaker.',
  ],
  [
    'APQC PCF 13.3.4.6.5 Assure independent EQMS management access to appropriate authority in the organization',
    'Direct access of quality to the board is a box in the organization chart.',
  ],
  [
    'APQC PCF 13.3.4.6.6 Transfer proven EQMS methods',
    'Proven methods move from plant to plant with people who have used them.',
  ],
  [
    'APQC PCF 13.4.1.3 Identify change champion(s)',
    'The champion is the colleague whom others listen to; her manager knows the name.',
  ],
  [
    'APQC PCF 13.4.1.4 Form design team',
    'A design team is put together from five conversations about who can be spared.',
  ],
  [
    'APQC PCF 13.4.1.7 Define future state',
    'What the future should look like is imagined by the people who will answer for it.',
  ],
  [
    'APQC PCF 13.4.1.9 Assess cultural context',
    'Culture shows itself in corridors and lunch breaks and not in a data set.',
  ],
  [
    'APQC PCF 13.4.1.12 Establish accountability for change management',
    'Accountability for a change is taken by an executive who says so in front of others.',
  ],
  [
    'APQC PCF 13.4.1.14 Determine change enablers',
    'Enablers of a change are found by asking the teams what would help them.',
  ],
  [
    'APQC PCF 13.4.2.5 Assign change champion(s)',
    'Champions are asked in person, and their manager frees a day a week for it.',
  ],
  [
    'APQC PCF 13.4.2.6 Develop rewards/incentives plan',
    'Rewards for a change are negotiated with the works council case by case.',
  ],
  [
    'APQC PCF 13.4.2.8 Establish/Clarify new roles',
    'New roles are cut by the head of the area together with human resources when the change comes.',
  ],
  [
    'APQC PCF 13.4.2.9 Identify budget/roles',
    'The money and people for a change are a page in the budget of its project.',
  ],
  [
    'APQC PCF 13.4.3.1 Create commitment for improvement/change',
    'Commitment grows from leaders who explain themselves and listen, again and again.',
  ],
  [
    'APQC PCF 13.4.3.2 Reengineer business processes and systems',
    'Redesigning how a department works is the creative part of the project team; what prepares it is served with the analysis of processes.',
  ],
  [
    'APQC PCF 13.4.3.3 Support transition to new roles or exit strategies for incumbents',
    'Telling somebody that the job ends, and helping with the next one, belongs to a manager face to face.',
  ],
  [
    'APQC PCF 13.6.2.2 Develop benchmarking capabilities',
    'Learning to benchmark means having done three comparisons with somebody who knows how.',
  ],
  [
    'APQC PCF 13.6.2.5 Establish need for change',
    'That something must change is a conclusion executives draw and defend before others.',
  ],
  [
    'APQC PCF 13.6.3.2 Establish monitoring frequency',
    'Daily, weekly or monthly is fixed with the measure itself in one sentence.',
  ],
  [
    'APQC PCF 13.7.8 Review data models with stakeholders',
    'A model is reviewed by showing it to the people who will use it and watching where they frown.',
  ],
  [
    'APQC PCF 13.7.11 Identify remedial actions',
    'Remedies are thought out by the line that owns the problem, with the analysis on the table.',
  ],
  [
    'APQC PCF 13.8.2.3 Create EHS policy',
    'A health and safety policy is one signed page that should be short and rarely change.',
  ],
  [
    'APQC PCF 13.9.1.3 Create sustainability policies',
    'A sustainability policy is a commitment of the board in its own words.',
  ],
  [
    'APQC PCF 13.3.4.6.3 Maintain talent capabilities and competencies',
    'Good quality people stay for interesting problems and a boss who backs them; courses are served elsewhere.',
  ],
  [
    'APQC PCF 13.4.1.2 Assess readiness for change',
    'Readiness is heard in ten honest talks; a survey gets the answers people believe are wanted.',
  ],
  [
    'APQC PCF 13.4.1.5 Define scope',
    'The scope of a change is drawn by its sponsor, and redrawn after the first resistance.',
  ],
  [
    'APQC PCF 13.4.1.8 Conduct organizational risk analysis',
    'What can go wrong in a reorganization is told behind closed doors by those who lived through the last one.',
  ],
  ['APQC PCF 13.4.1.13 Identify barriers to change', 'Barriers have names and histories that nobody writes down.'],
  [
    'APQC PCF 13.6.3.8 Develop performance improvement plan',
    'A plan to do better is worth something when the team that must carry it out has made it.',
  ],
  [
    'APQC PCF 13.1.4.2 Support process execution',
    'Which engine carries a process is set up once by IT; what is worth doing stands at the processes it carries.',
  ],
  [
    'APQC PCF 13.2.1.1 Establish portfolio strategy',
    'What the portfolio is for follows from the board’s answer to where the house shall stand in five years.',
  ],
  [
    'APQC PCF 13.9.2.1 Provide sustainability training',
    'A lesson on sustainability is one topic among the courses of the house; how lessons are made and assigned is served there.',
  ],
];

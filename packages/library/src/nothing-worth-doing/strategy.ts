import type { NothingWorthDoing } from '../nothing-worth-doing.ts';

export const nothingInStrategy: NothingWorthDoing = [
  [
    'APQC PCF 1.1.1.6 Identify environmental factors',
    'A handful of site and climate questions a year, answered by the sustainability team with outside experts.',
  ],
  [
    'APQC PCF 1.1.1.7 Identify social and cultural changes',
    'What a change in habits means for this company is argued among people; counting headlines adds little to the argument.',
  ],
  [
    'APQC PCF 1.1.3.6 Identify core competencies',
    'Leaders settle in a few workshops what the company is truly better at, and no system holds the answer.',
  ],
  [
    'APQC PCF 1.1.4 Establish strategic vision',
    'Owner and board write it themselves once in several years; a drafted vision would be nobody’s.',
  ],
  [
    'APQC PCF 1.1.4.1 Define the strategic vision',
    'It is one page that the chief executive and the board settle after long talks.',
  ],
  [
    'APQC PCF 1.1.4.2 Align stakeholders around strategic vision',
    'Convincing owners, works council and senior managers happens face to face.',
  ],
  [
    'APQC PCF 1.1.5.1 Identify restructuring opportunities',
    'Whether a unit should be sold or merged is raised by the board from knowledge of its people and owners.',
  ],
  [
    'APQC PCF 1.1.5.3.3 Evaluate de-merger options',
    'A separation occurs once in a decade and is worked out by a deal team with tax counsel.',
  ],
  [
    'APQC PCF 1.2.1 Develop overall mission statement',
    'A paragraph that changes every ten years has no volume to automate.',
  ],
  [
    'APQC PCF 1.2.1.1 Define current business',
    'The leadership team draws the line around its business at a table, not from data.',
  ],
  [
    'APQC PCF 1.2.1.2 Formulate mission',
    'Twenty words that the top team has to mean; a machine’s proposal would weaken them.',
  ],
  [
    'APQC PCF 1.2.2.1 Define strategic options',
    'Options come from experience, courage and disagreement in a small group; pricing them is the part a model can do.',
  ],
  [
    'APQC PCF 1.2.2.3 Evaluate B2B options',
    'A single choice about whom to serve, weighed by the board on the common option model.',
  ],
  [
    'APQC PCF 1.2.2.4 Evaluate B2C options',
    'Going to consumers directly is a bet of the owners, not a recurring calculation.',
  ],
  [
    'APQC PCF 1.2.2.6 Evaluate IP acquisition options',
    'Each portfolio on offer is different and rare, and patent counsel assesses it one by one.',
  ],
  [
    'APQC PCF 1.2.2.8 Evaluate sustainability options',
    'Few large choices of plants and materials, compared by engineers and finance when an investment is due.',
  ],
  [
    'APQC PCF 1.2.2.9 Evaluate global support options',
    'Where to put support hubs is decided once per expansion by three executives.',
  ],
  [
    'APQC PCF 1.2.3 Set/Develop long-term enterprise strategy',
    'The board’s own work over months of papers and talks; figures and options reach it from elsewhere.',
  ],
  [
    'APQC PCF 1.2.3.1 Develop partner/alliance strategy',
    'Which kind of partner the company will depend on is a choice of principle made by two or three executives.',
  ],
  [
    'APQC PCF 1.2.3.2 Develop sustainability strategy',
    'Ambition and pace are agreed between board, owners and works council.',
  ],
  [
    'APQC PCF 1.2.3.3 Develop merger/demerger/acquisition/exit strategy',
    'The appetite for deals is set confidentially by a handful of people.',
  ],
  [
    'APQC PCF 1.2.3.4 Develop innovation strategy',
    'How much to risk on what is new is a matter of conviction and money, settled once a year.',
  ],
  ['APQC PCF 1.2.3.5 Develop global support strategy', 'A rare paper by the service head with no repeated step in it.'],
  [
    'APQC PCF 1.2.3.6 Develop shared services strategy',
    'Bundling or not is negotiated between unit heads and decided once.',
  ],
  [
    'APQC PCF 1.2.3.7 Develop lean/continuous improvement strategy',
    'Depends on leaders going to the shop floor; a document generator would be the opposite of lean.',
  ],
  [
    'APQC PCF 1.2.5.4 Perform organization redesign workshops',
    'People in a room argue about responsibilities and trust.',
  ],
  [
    'APQC PCF 1.2.5.8 Migrate to new organization',
    'Talks with every person concerned and with the works council; the HR postings that follow are routine elsewhere.',
  ],
  [
    'APQC PCF 1.2.7.2 Identify core competency for each business unit',
    'The unit’s management decides in one or two meetings what it will be known for.',
  ],
  [
    'APQC PCF 1.2.8.2.4 Define a vision for the customer experience',
    'A sentence or two that the leadership has to believe in.',
  ],
  [
    'APQC PCF 1.2.8.2.5 Validate with customers',
    'Sitting with twenty customers and listening is the whole point of the step.',
  ],
  [
    'APQC PCF 1.2.8.2.6 Align experience with brand values and business strategies',
    'Brand and strategy heads reconcile two short papers by talking.',
  ],
  ['APQC PCF 1.2.8.2.7 Develop content strategy', 'An editor’s plan for the year, written once and changed by hand.'],
  [
    'APQC PCF 1.2.8.3 Design customer experience support structure',
    'Who leads which part of the experience is a matter of posts and power.',
  ],
  ['APQC PCF 1.2.8.3.1 Identify required capabilities', 'A short list from the journey work, agreed in an afternoon.'],
  [
    'APQC PCF 1.2.8.3.2 Identify impact on functional processes',
    'The heads of the functions say themselves what would change for them.',
  ],
  [
    'APQC PCF 1.2.8.4 Develop customer experience roadmap to develop and implement defined capabilities',
    'One roadmap a year, ordered by money and people available.',
  ],
  [
    'APQC PCF 1.3.1.3 Review with stakeholders',
    'A round of conversations in which sponsors test who will really support them.',
  ],
  [
    'APQC PCF 1.4.1.1 Assemble business model information',
    'Interviews for one model at a time, far apart from each other.',
  ],
  [
    'APQC PCF 1.4.1.4 Adopt the business model',
    'The architecture board says yes or no, and the minutes need one line for it.',
  ],
  [
    'APQC PCF 1.4.2.1 Establish business model maintenance parameters',
    'Naming, depth and review interval are agreed once and hardly touched again.',
  ],
  [
    'APQC PCF 1.4.1.2 Secure appropriate approvals',
    'Two or three signatures per model, collected in the meeting in which it is presented.',
  ],
  [
    'APQC PCF 1.4.2.2 Accept business model feedback parameters',
    'Which kinds of comment count is agreed on once when the model goes live.',
  ],
];

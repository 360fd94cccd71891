import type { PackEntry } from '../../industry-pack.ts';

export const wardsAndTheaters: readonly PackEntry[] = [
  [
    '3',
    'Inpatient care',
    'Nurses, physicians and therapists look after patients on the wards around the clock and write down what they see, give and decide.',
  ],
  [
    '3.1',
    'Nursing care',
    'Each shift plans, gives and records care by the patient’s needs, from vital signs and wounds to falls and a hand to hold.',
  ],
  [
    '3.1.1',
    'Assess and document nursing care',
    'Nurses score pressure sores, falls, pain and mobility at admission and once a shift, and chart fluids, wounds and observations.',
    ['hospital-ambient-visit-and-nursing-notes'],
  ],
  [
    '3.1.2',
    'Give bedside care',
    'Washing, positioning, feeding, dressing wounds and comforting fill most of a nurse’s shift.',
    { nothing: 'This is work of hands and presence; what helps is more of it, freed elsewhere.' },
  ],
  [
    '3.1.3',
    'Respond to deteriorating patients',
    'Early warning scores from vital signs bring the ward doctor or the outreach team to the bed before the patient arrests.',
    {
      nothing:
        'Scores are computed in the charting system of most hospitals; the gain lies in nurses measuring and doctors coming.',
    },
  ],
  [
    '3.1.4',
    'Hand over between shifts',
    'The outgoing nurse tells the incoming one at the bedside what changed, what is open and what worries her.',
    {
      nothing:
        'What the next nurse needs most, a worry without a number, is said at the bedside and in no field of the chart.',
    },
  ],
  [
    '3.2',
    'Medical care on the ward',
    'Physicians round daily, decide on tests and treatment, bring in other specialties and talk with patients and families.',
  ],
  [
    '3.2.1',
    'Round on inpatients',
    'The team goes from bed to bed with results and chart, decides what happens today and who may go home tomorrow.',
    {
      nothing:
        'The round is where physicians think together in front of the patient; notes and letters around it are told elsewhere.',
    },
  ],
  [
    '3.2.2',
    'Prepare and hold tumor boards',
    'Oncology coordinators gather stage, pathology, scans and history of a dozen patients a week; surgeons, oncologists and radiotherapists agree on therapy.',
    ['hospital-tumor-board-case-preparation'],
  ],
  [
    '3.2.3',
    'Care for intensive care patients',
    'Intensivists and nurses titrate ventilation, pressors and sedation by the hour under full monitoring.',
    { nothing: 'Minute-by-minute titration is clinical judgment on certified monitors and ventilators.' },
  ],
  [
    '3.2.4',
    'Plan therapy sessions for inpatients',
    'Physiotherapy, speech and occupational therapy fit prescribed sessions around rounds, scans and visits, and chase patients who are off the ward.',
    ['hospital-therapy-appointments-per-stay'],
  ],
  [
    '3.2.5',
    'Treat patients in day clinics',
    'Chemotherapy, dialysis and infusion patients come by the week; nurses check blood values, book chairs and call the pharmacy for the bag.',
    ['hospital-outpatient-slot-refill-and-no-show'],
  ],
  [
    '3.3',
    'Maternity and newborn care',
    'Midwives and obstetricians accompany pregnancy checks, birth and the first days of mother and child.',
  ],
  [
    '3.3.1',
    'Attend births',
    'Midwives watch labor and heart tracings, call the obstetrician when progress stops and look after the newborn in its first hour.',
    { nothing: 'Birth needs the midwife in the room; tracings are read at the bedside by two trained people.' },
  ],
  [
    '3.3.2',
    'Notify births and screen newborns',
    'The unit reports each birth to the registry, books hearing and blood-spot screening and hands parents the papers.',
    { nothing: 'A handful of births a day, entered once by the ward clerk into the registry’s own portal.' },
  ],
  [
    '4',
    'Surgery and procedures',
    'Operating rooms are the most expensive minutes of the house: planned weeks ahead, prepared by many and lost by a missing tray.',
  ],
  [
    '4.1',
    'Surgical planning',
    'Surgeons’ requests, blocks, staff, implants and intensive beds become a list for each room and day.',
  ],
  [
    '4.1.1',
    'Build operating lists',
    'The theater coordinator fits cases into blocks by expected duration, equipment, infection status and bed, and fills blocks that surgeons leave.',
    ['hospital-operating-room-case-duration-and-block-release'],
  ],
  [
    '4.1.2',
    'Manage the surgical waiting list',
    'Waiting list clerks keep clinical priority, fitness and availability current, call patients forward and report breaches of the promised weeks.',
    ['cancelled-appointments-refilled-from-waiting-list'],
  ],
  [
    '4.1.3',
    'Keep preference cards and implants',
    'Theater nurses maintain per surgeon and procedure what is laid out, and log which implants and disposables were opened or returned.',
    ['hospital-preference-card-and-implant-usage'],
  ],
  ['4.2', 'Day of surgery', 'From the holding area to the recovery room every step waits for another team.'],
  [
    '4.2.1',
    'Run the operating day',
    'The coordinator squeezes in emergencies, swaps rooms and sends for the next patient while the list drifts from its plan.',
    ['hospital-operating-room-case-duration-and-block-release'],
  ],
  [
    '4.2.2',
    'Anesthetize and operate',
    'Anesthetist, surgeon and scrub nurse go through the checklist, operate, count swabs and dictate the report.',
    { nothing: 'Nothing to automate at the table; the team’s checklist is meant to make people stop and speak.' },
  ],
  [
    '4.2.3',
    'Watch patients in recovery',
    'Recovery nurses observe breathing, pain and bleeding until the discharge score allows the ward to fetch the patient.',
    { nothing: 'One nurse for two waking patients, eyes on them; monitors already raise the alarm.' },
  ],
  [
    '4.3',
    'Sterile supply',
    'Instruments return dirty and must be back washed, packed and sterile for the next list with proof for each tray.',
  ],
  [
    '4.3.1',
    'Reprocess instrument trays',
    'Technicians disinfect, inspect, assemble by packing list, sterilize and release each load by its cycle record.',
    ['hospital-sterile-tray-tracking-and-loan-sets'],
  ],
  [
    '4.3.2',
    'Arrange loan sets',
    'Orthopedic loan instruments are ordered per case, reprocessed on arrival and sent back complete after the operation.',
    ['hospital-sterile-tray-tracking-and-loan-sets'],
  ],
];

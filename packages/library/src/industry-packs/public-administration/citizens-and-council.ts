import type { PackEntry } from '../../industry-pack.ts';

export const citizensAndCouncil: readonly PackEntry[] = [
  [
    '1',
    'Citizen services and registers',
    'The citizens’ office registers people, papers and vehicles, and answers whatever nobody else feels responsible for.',
  ],
  [
    '1.1',
    'Counter and citizen line',
    'People book a slot, ring the service number or write, and expect to leave with the matter done.',
  ],
  [
    '1.1.1',
    'Give appointments and steer the waiting room',
    'The front desk hands out slots by type of matter, calls numbers and squeezes in whoever needs a passport tomorrow.',
    ['city-appointment-slots-by-length-and-no-show'],
  ],
  [
    '1.1.2',
    'Answer questions by telephone and website',
    'Agents of the service line explain which form, fee and office applies in this municipality and take down a callback.',
    ['city-citizen-questions-answered-with-the-local-rule', 'caller-reason-and-identity-before-the-agent'],
  ],
  [
    '1.1.3',
    'Interpret counter talks',
    'Clerks help people without the local language with gestures, a colleague or an interpreter by telephone.',
    ['city-counter-talks-interpreted-with-checked-terms'],
  ],
  [
    '1.1.4',
    'Return lost property',
    'Wallets, keys and bicycles handed in by police, buses and finders are described, stored, matched with inquiries and auctioned in the end.',
    ['city-lost-items-described-matched-and-returned'],
  ],
  [
    '1.2',
    'Residents, identity papers and vehicles',
    'Registers of residents, identity documents and vehicles are kept under national law at the local counter.',
  ],
  [
    '1.2.1',
    'Register addresses and moves',
    'Clerks enter arrivals, departures and changes with the landlord’s confirmation and inform the other authorities.',
    ['city-residents-register-plausibility-and-moves'],
  ],
  [
    '1.2.2',
    'Issue passports and identity cards',
    'Photograph, fingerprints, signature and fee are taken, the order goes to the state printer and the card is handed over weeks later.',
    ['city-passports-and-identity-cards-prefilled-and-tracked'],
  ],
  [
    '1.2.3',
    'Register vehicles',
    'Owners and dealers bring insurance number, papers and plates; the office checks tax debts and sticks the seal.',
    ['city-vehicle-registration-online-by-register-checks'],
  ],
  [
    '1.2.4',
    'Exchange and extend driving licenses',
    'Applications come with test result, foreign license or medical report, are checked against the fitness register and sent to the card maker.',
    ['city-driving-licenses-exchanged-on-register-answers'],
  ],
  [
    '1.2.5',
    'Supply register information',
    'Police, courts, banks and former classmates ask for an address, and the clerk looks whether law or a blocking note lets him tell.',
    {
      nothing:
        'Registers answer police and courts by interface; the single letter from a classmate is a glance at one screen and a fee.',
    },
  ],
  [
    '1.3',
    'Civil registry',
    'Births, marriages, partnerships, names and deaths are certified in books that last longer than the building.',
  ],
  [
    '1.3.1',
    'Certify births and what follows',
    'The registrar records the child from the hospital’s notice and parents’ papers, and parents go on to family benefits, tax number and nursery.',
    ['city-birth-of-a-child-run-across-offices'],
  ],
  [
    '1.3.2',
    'Prepare and hold marriages',
    'Registrars examine certificates of both partners, foreign ones with apostille, fix the date and speak the words.',
    { nothing: 'Foreign family law is examined case by case by one trained registrar, and the ceremony is the point.' },
  ],
  [
    '1.3.3',
    'Register deaths and assign graves',
    'Undertakers bring the doctor’s certificate; registry, cemetery and fee office follow one after another.',
    ['city-death-burial-and-grave-right-on-one-record'],
  ],
  [
    '1.3.4',
    'Search and copy old registry entries',
    'Genealogists and heirs ask for entries from handwritten volumes that only two colleagues can read.',
    ['city-civil-registry-records-digitised-and-linked'],
  ],
  [
    '2',
    'Council, law and elections',
    'The elected body decides, the administration prepares and carries out, and citizens vote, comment and complain.',
  ],
  [
    '2.1',
    'Council affairs',
    'Papers go through departments, committees and council in a calendar that nobody may miss.',
  ],
  [
    '2.1.1',
    'Prepare council papers',
    'Departments draft proposals with facts, alternatives and cost, and legal, treasury and the mayor’s office sign before dispatch.',
    ['city-council-papers-checked-before-they-are-signed'],
  ],
  [
    '2.1.2',
    'Record sessions and follow up decisions',
    'The council clerk takes minutes, has them approved, and asks departments every quarter what became of each resolution.',
    ['city-council-minutes-and-decisions-followed-up'],
  ],
  [
    '2.1.3',
    'Advise the mayor and negotiate with parties',
    'The chief of staff talks with group leaders before the vote and knows what each needs to agree.',
    { nothing: 'Politics is talk among people who remember; a machine in that room would empty it.' },
  ],
  [
    '2.2',
    'Elections and participation',
    'Voters’ lists, helpers and ballots on one Sunday, and objections to plans on many weekdays.',
  ],
  [
    '2.2.1',
    'Run elections',
    'The election office writes to voters, recruits two thousand helpers, mails ballots and reports preliminary results before midnight.',
    ['city-election-helpers-and-postal-votes-organised'],
  ],
  [
    '2.2.2',
    'Weigh statements in public consultations',
    'Residents, associations and agencies send hundreds of pages on a plan; planners summarize and answer argument by argument.',
    ['city-consultation-statements-split-and-weighed'],
  ],
  [
    '2.2.3',
    'Answer petitions and complaints',
    'One letter touches three departments; the complaints office collects their statements and owes the citizen a single answer.',
    ['city-complaints-and-petitions-answered-across-departments'],
  ],
  [
    '2.3',
    'Objections and litigation',
    'Whoever disagrees with a decision may object within a month; the legal office defends or corrects it.',
  ],
  [
    '2.3.1',
    'Decide objections',
    'Case lawyers read file, decision and grounds, ask the department and draft a ruling or an annulment.',
    ['city-objections-prepared-with-file-and-case-law'],
  ],
  [
    '2.3.2',
    'Represent the authority in court',
    'Lawyers file statements of defense, send files to the administrative court and report what the judgment changes.',
    ['claim-letter-and-writ-intake'],
  ],
  [
    '2.3.3',
    'Publish by-laws and official notices',
    'Statutes and notices are edited, signed and published in gazette and website so that they take legal effect on a day.',
    ['policy-conflict-and-overlap-check'],
  ],
];

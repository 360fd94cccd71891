import type { PackEntry } from '../../industry-pack.ts';

export const admissionAndStudents: readonly PackEntry[] = [
  [
    '1',
    'Recruitment and admission',
    'Schools visits, fairs and websites bring applicants; the admissions office ranks them by rules that a court would understand.',
  ],
  [
    '1.1',
    'Student recruitment',
    'The marketing and international offices present programs to school leavers, parents and agents around the world.',
  ],
  [
    '1.1.1',
    'Promote programs and hold open days',
    'Student marketing runs fairs, open days and campaigns per program and follows prospects from click to application.',
    ['university-prospects-followed-from-interest-to-open-day'],
  ],
  [
    '1.1.2',
    'Answer applicants’ questions',
    'The admissions desk explains requirements, documents, dates and status to thousands who write in the same four weeks.',
    ['university-applicant-questions-from-rules-of-the-program'],
  ],
  [
    '1.1.3',
    'Work with agents and partner schools',
    'International officers sign agents, visit partner schools and settle commission per enrolled student.',
    { nothing: 'A few dozen long relations kept by travel and trust; commissions fit on one sheet a term.' },
  ],
  [
    '1.2',
    'Admission of applicants',
    'Applications are completed, checked, ranked and answered, by quota, grade, interview or portfolio.',
  ],
  [
    '1.2.1',
    'Check applications and foreign certificates',
    'Assessors verify school certificates and transcripts from a hundred countries, convert grades and ask for what is missing.',
    ['university-foreign-transcripts-read-and-converted'],
  ],
  [
    '1.2.2',
    'Rank applicants and offer places',
    'The office applies quotas, waiting terms and hardship rules, sends offers in rounds and refuses with reasons.',
    ['university-admission-ranking-by-published-rules'],
  ],
  [
    '1.2.3',
    'Hold interviews and aptitude tests',
    'Professors listen to auditions, look at portfolios and interview candidates for medicine, music and master programs.',
    { nothing: 'Judging a talent in a room is what professors want to do themselves, and the law wants a person.' },
  ],
  [
    '1.2.4',
    'Recognize earlier study and work',
    'Program directors decide which courses of another university or years of practice count, module by module.',
    ['university-transfer-credit-proposed-by-course-content'],
  ],
  [
    '1.2.5',
    'Bring international students to campus',
    'Admitted students need visa letter, insurance, room, bank account and somebody at the station.',
    ['university-arrival-of-international-students-coordinated'],
  ],
  [
    '1.2.6',
    'Send and receive exchange students',
    'The mobility office holds agreements with partner universities, nominates outgoing students, agrees on courses beforehand and pays the grants.',
    ['university-transfer-credit-proposed-by-course-content'],
  ],
  [
    '2',
    'Student records and finance',
    'The registrar keeps who studies what since when, and the bursar who owes what for it.',
  ],
  [
    '2.1',
    'Enrollment and records',
    'From matriculation number to sealed degree each status change is recorded with its proof.',
  ],
  [
    '2.1.1',
    'Enroll and re-register students',
    'Clerks take proofs of insurance and fee, issue the card, and handle leave, part-time status and withdrawal each term.',
    ['university-enrollment-and-term-registration-on-messages'],
  ],
  [
    '2.1.2',
    'Issue transcripts and degree certificates',
    'The records office checks that all is passed, prints diplomas with seal and answers employers who doubt one.',
    ['university-transcripts-and-degrees-issued-as-sealed-data'],
  ],
  [
    '2.1.3',
    'Audit progress toward the degree',
    'Advisers compare modules taken with the version of the statute that binds the student and tell what is still missing.',
    ['university-degree-audit-before-the-final-term'],
  ],
  [
    '2.1.4',
    'Decide student petitions',
    'Requests for extra attempts, late withdrawal or a change of examiner go to a committee that tries to treat like cases alike.',
    ['university-student-petitions-prepared-with-precedents'],
  ],
  [
    '2.2',
    'Fees, aid and scholarships',
    'Tuition, grants, loans and prizes come and go by statutes that donors and ministries have written.',
  ],
  [
    '2.2.1',
    'Bill tuition and fees',
    'The bursar charges by program, residence and credit load, grants waivers and installments and puts holds on debtors.',
    ['university-fees-billed-by-status-with-holds-and-plans'],
  ],
  [
    '2.2.2',
    'Verify student aid',
    'Aid officers check family income, assets and study progress against tax data and pay in monthly amounts.',
    ['university-aid-application-verified-against-sources'],
  ],
  [
    '2.2.3',
    'Award scholarships',
    'Committees match foundations’ purposes with students, choose from files and pay under each deed’s conditions.',
    ['university-scholarships-matched-and-paid-by-statute'],
  ],
  [
    '2.3',
    'Advising and student support',
    'Students who struggle with subject, health, money or home find a door that is open.',
  ],
  [
    '2.3.1',
    'Advise students on their studies',
    'Advisers help to choose modules, change programs and plan after failed exams, in consultation hours before deadlines.',
    ['university-early-advising-signal-from-study-activity'],
  ],
  [
    '2.3.2',
    'Grant disability adjustments',
    'The disability office reads medical reports, grants extra time or a separate room, and tells each examiner again.',
    ['university-study-adjustments-granted-once-and-carried-out'],
  ],
  [
    '2.3.3',
    'Counsel students in crisis',
    'Psychologists see students with exam fear, grief and depression for some hours and pass on to therapy.',
    { nothing: 'An hour behind a closed door; even the booking is kept small on purpose.' },
  ],
  [
    '2.3.4',
    'Guide into careers and placements',
    'The career center reads résumés, brings employers to campus and places students in internships that programs require.',
    {
      nothing:
        'Reading a résumé with its author and knowing the region’s employers by name is what the center is there for.',
    },
  ],
  [
    '2.3.5',
    'Answer the student service line',
    'First-line staff at counter, phone and chat tell about cards, deadlines, certificates and whom to ask.',
    ['self-service-assistant-that-completes-the-matter', 'written-contacts-sorted-with-data-filled'],
  ],
];

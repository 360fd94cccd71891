import type { PackEntry } from '../../industry-pack.ts';

export const teachingAndExaminations: readonly PackEntry[] = [
  [
    '3',
    'Programs and teaching',
    'Faculties design programs of study, plan who teaches which module in which room, and teach it.',
  ],
  [
    '3.1',
    'Curriculum and accreditation',
    'Programs begin as an idea of three professors and end as a statute with module handbook and accreditation.',
  ],
  [
    '3.1.1',
    'Design and change curricula',
    'Program committees add, merge and drop modules, and find out late whose prerequisite they have removed.',
    ['university-curriculum-change-with-all-it-touches'],
  ],
  [
    '3.1.2',
    'Accredit programs',
    'Program directors write self-reports with figures, host reviewers for two days and fulfill conditions within a year.',
    ['university-quality-reports-from-program-data'],
  ],
  [
    '3.1.3',
    'Decide on new programs',
    'Senate and ministry weigh demand, staff and profile and fix student numbers in an agreement.',
    ['university-course-demand-forecast-before-the-term', 'initiative-intake-with-common-business-case'],
  ],
  [
    '3.2',
    'Teaching and timetable planning',
    'Each term lecturers, rooms and students’ choices have to fit into forty hours.',
  ],
  [
    '3.2.1',
    'Forecast module demand',
    'Planners estimate from enrollment, failure rates and study plans how many groups, tutors and laboratory places a module needs.',
    ['university-course-demand-forecast-before-the-term'],
  ],
  [
    '3.2.2',
    'Assign teaching loads and adjuncts',
    'Deans’ offices count hours, reductions and sabbaticals, and contract adjuncts for the gaps before week one.',
    ['university-teaching-load-and-adjunct-contracts'],
  ],
  [
    '3.2.3',
    'Build the timetable and allocate rooms',
    'Schedulers fit compulsory modules without clashes into rooms of the right size, around professors who come on Tuesdays only.',
    ['university-timetable-with-rooms-and-study-plans'],
  ],
  [
    '3.2.4',
    'Give students places in courses',
    'Seminars with thirty seats get ninety wishes; the department decides by term, need and lot and fills up after no-shows.',
    ['university-course-seats-by-need-wish-and-lot'],
  ],
  [
    '3.3',
    'Delivering and improving teaching',
    'Lectures, laboratories, seminars and online courses, and what students say about them.',
  ],
  [
    '3.3.1',
    'Teach lectures, seminars and laboratories',
    'Lecturers explain, question, demonstrate and supervise; tutors repeat it in small groups.',
    { nothing: 'Teaching is the encounter itself; what each lecturer uses to prepare is academic freedom.' },
  ],
  [
    '3.3.2',
    'Run the learning platform and record lectures',
    'Media staff set up course rooms, record, caption and archive lectures and help the professor with the microphone.',
    {
      nothing:
        'Recording, captions and archive are functions of the platform that is licensed; the rest is a microphone that works.',
    },
  ],
  [
    '3.3.3',
    'Evaluate courses',
    'Questionnaires go out in week ten, comments come back to the teacher and figures to the dean of studies.',
    ['university-module-evaluation-comments-for-teachers'],
  ],
  [
    '4',
    'Examinations and degrees',
    'The examination office runs registration, sessions, marking and appeals under statutes that differ by faculty and year.',
  ],
  [
    '4.1',
    'Examination administration',
    'Dates, rooms, invigilators and attempts for tens of thousands of exams in three weeks.',
  ],
  [
    '4.1.1',
    'Register students for exams',
    'Students sign up within a window; the office checks prerequisites, attempts and deadlines and handles sick notes.',
    ['university-exam-registration-attempts-and-deadlines'],
  ],
  [
    '4.1.2',
    'Plan the exam session',
    'Planners spread exams over days and halls so that nobody sits two at once, and call invigilators from institutes.',
    ['university-exam-session-with-rooms-invigilators-and-gaps'],
  ],
  [
    '4.1.3',
    'Mark exams',
    'Examiners and assistants read open answers by a scheme, compare among markers and enter grades by the date.',
    ['university-open-answers-grouped-for-consistent-marking'],
  ],
  [
    '4.1.4',
    'Hold oral and practical exams',
    'An examiner and an assessor question a candidate for thirty minutes and agree on a grade with a record.',
    { nothing: 'Two people and a candidate; the record is a page and shall stay one.' },
  ],
  [
    '4.2',
    'Theses, integrity and appeals',
    'Long papers, suspected copying and contested grades need a fair and dated procedure.',
  ],
  [
    '4.2.1',
    'Administer theses and doctorates',
    'Offices register topic and supervisors, watch submission, send copies to referees and arrange the defense.',
    ['university-theses-and-doctorates-on-one-clock'],
  ],
  [
    '4.2.2',
    'Examine suspected plagiarism',
    'Supervisors look at marked passages, hear the student and let the board decide between carelessness and fraud.',
    ['university-similarity-findings-sorted-before-a-charge'],
  ],
  [
    '4.2.3',
    'Decide appeals against grades',
    'A student challenges a mark; the examiner reconsiders, the board looks at procedure and the legal office writes.',
    ['university-student-petitions-prepared-with-precedents'],
  ],
];

import { directoryVendors } from './directory-vendors.ts';

/** Teaching, assessing and administering students. */
export const education = directoryVendors('Education', [
  {
    id: 'c7972be7-292b-415a-b01d-06eb1ddf3f0c',
    name: 'Instructure',
    overview:
      'Two graduate students of Brigham Young University wrote Canvas, in which courses, assignments and grades of many universities and schools live. KKR has owned Instructure since 2024.',
    headquarters: 'Salt Lake City, Utah',
    founded: '2008',
    website: 'https://www.instructure.com',
    capabilities: [
      'Run courses and assignments of universities',
      'Grade student work with rubrics',
      'Issue and exchange transcripts and diplomas',
      'Record and share lectures',
      'Sell continuing education courses',
    ],
    products: [
      ['Canvas LMS', 'Courses, assignments and grades', 'Learning management'],
      ['Canvas Studio', 'Lecture video with questions', 'Video'],
      ['Canvas Catalog', 'Courses for sale', 'Continuing education'],
      ['Canvas Credentials', 'Badges and pathways', 'Credentials'],
      ['Parchment', 'Transcripts and diplomas', 'Credentials'],
    ],
    ai: [
      ['IgniteAI', 'Draft rubrics, quiz items and summaries for teachers', 'Generative AI'],
      ['Smart Search', 'Find course content by meaning', 'Search AI'],
    ],
  },
  {
    id: '28ec62ce-5d6b-49c5-8f5f-10f75d50c266',
    name: 'Ellucian',
    overview:
      'Registrars, bursars and financial aid offices of colleges work in Banner or Colleague. Ellucian came into being when Datatel and SunGard Higher Education merged.',
    headquarters: 'Reston, Virginia',
    founded: null,
    website: 'https://www.ellucian.com',
    capabilities: [
      'Award student financial aid',
      'Audit degrees against requirements before graduation',
      'Bill tuition by student status with waivers, installments and holds',
      'Enrollment, registration and withdrawal of students, and student records',
      'Course registration: seats by study need, with waiting lists',
      'Student recruitment: prospective students followed by program interest, open day and deadline',
      'Admit students: applications reviewed and ranked',
      'Transfer credit evaluation from course content',
      'Student advising with early alerts from study activity',
    ],
    products: [
      ['Banner', 'Students, aid, finance and people of universities', 'Student information'],
      ['Colleague', 'The same for smaller colleges', 'Student information'],
      ['CRM Recruit', 'Prospects, applications, their review and ranking for admission', 'Admissions'],
      ['CRM Advise', 'Alerts and plans for students', 'Student success'],
      ['Degree Works', 'Degree audits and plans', 'Degree audit'],
    ],
    ai: [['Ellucian Journey', 'Match skills of learners with courses and jobs', 'Predictive AI']],
  },
  {
    id: '538817ea-4414-4b0f-a6ed-59aa40329fb0',
    name: 'Turnitin',
    overview:
      'Students’ papers are compared with the web, journals and earlier submissions at Turnitin. It also grades with Gradescope and holds examinations through ExamSoft.',
    headquarters: 'Oakland, California',
    founded: '1998',
    website: 'https://www.turnitin.com',
    capabilities: [
      'Indicate text written by language models',
      'Grade exams with grouped answers',
      'Hold secure digital exams',
      'Check manuscripts for overlap',
      'Plagiarism check: similarity findings of student papers and their sources',
    ],
    products: [
      ['Feedback Studio', 'Similarity and feedback on papers', 'Academic integrity'],
      ['Gradescope', 'Grading of paper and digital exams', 'Assessment'],
      ['iThenticate', 'Overlap checks for researchers and publishers', 'Research integrity'],
      ['ExamSoft', 'Exams on locked devices', 'Examinations'],
    ],
    ai: [
      ['AI writing detection', 'Estimate which passages a language model wrote', 'Language AI'],
      ['AI-assisted answer groups', 'Group handwritten answers for grading', 'Computer vision'],
    ],
  },
  {
    id: '9332d0d2-4158-4baf-8a19-e0731a6b84ff',
    name: 'TimeEdit',
    overview:
      'Universities of Scandinavia and beyond build their timetables, book rooms and hold exams in TimeEdit. Students see the lectures of their own courses on the phone.',
    headquarters: 'Gothenburg, Sweden',
    founded: null,
    website: 'https://www.timeedit.com',
    capabilities: [
      'Academic timetabling: university timetable of lectures computed from study plans, rooms and limits of teachers',
      'Book teaching rooms, and measure their use',
      'Exam scheduling: session plan with rooms and invigilators',
      'Course evaluation by students of lectures and exams',
      'Hold digital exams',
    ],
    products: [
      ['TE Core', 'Timetable, rooms and resources of a university', 'Timetabling'],
      ['TE Exam', 'Digital exams on locked devices', 'Assessment'],
      ['TE Evaluation', 'Course surveys and their reports', 'Course evaluation'],
    ],
    ai: [],
  },
]);

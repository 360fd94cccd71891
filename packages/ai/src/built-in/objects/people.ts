import type { ObjectClass } from '../object-class.ts';

/** Employees, from the first advertisement to the last payslip. */
export const PEOPLE: readonly ObjectClass[] = [
  {
    id: 'payroll',
    group: 'people',
    words: `
      payroll, salary, wage, pay, payslip, garnishment, timesheet, employee time, time reporting, time
      record, bonus, compensation, benefit, pension, benefit enrollment, reward, time and attendance,
      compensation plan`,
    noun: 'payroll and benefit records',
    sources: 'time clocks, HR events and benefit elections',
    fields: 'employee, hours, pay element, deduction and cost centre',
    checks: 'collective agreements, tax tables and enrolment rules',
    systems: 'the payroll system',
    reads: 'court orders, medical notes and employees’ pay questions',
    predicts: 'which payslips differ from what an employee’s pattern suggests',
    drivers: 'prior pay runs, absence records and changes in contract',
    exceptions: 'missing hours, retroactive changes and overpayments',
    judgement: 'special payments, hardship cases and plan design',
    owner: 'the payroll team',
    steps:
      'asks the manager for missing hours, recalculates, and explains a changed payslip to the employee in plain words',
    traits: { volume: 5, structured: 5, digital: 5, rules: 5, errorProne: 4, examples: 4, documented: 4, tolerance: 2 },
  },
  {
    id: 'recruiting',
    group: 'people',
    words: `
      candidate, recruit, recruitment, recruiting, applicant, employee requisition, job requisition,
      interview, job posting, vacancy, job offer, hire, hiring, talent acquisition, referral program,
      recruitment vendor, employment, employee onboarding, new hire onboarding, employee referral`,
    noun: 'applications and vacancies',
    sources: 'job boards, referrals and the careers site',
    fields: 'position, skills, availability, stage and source',
    checks: 'the job’s must-have criteria, the grade and the headcount plan',
    systems: 'the applicant tracking system',
    reads: 'CVs, cover letters and interview notes',
    predicts: 'which vacancies will stay open and which sources bring people who stay',
    drivers: 'time to fill, source quality and offer acceptance',
    exceptions: 'withdrawn candidates, clashing calendars and missing references',
    judgement: 'the choice of a person, the offer and checks for fairness',
    owner: 'the recruiter',
    steps:
      'finds interview slots for all, answers candidates’ questions, collects feedback forms and keeps every candidate informed',
    traits: { volume: 4, structured: 2, digital: 4, unstructured: 5, examples: 4, steps: 4, tools: 4, tolerance: 2 },
  },
  {
    id: 'learning',
    group: 'people',
    words: `
      training, learning, skill, competency, course, career, career plan, employee development, training
      program, certification, coaching, education, onboarding program, employee orientation, capability,
      succession`,
    noun: 'skills and training records',
    sources: 'the learning platform, role profiles and line managers',
    fields: 'person, role, skill, course and expiry date',
    checks: 'the role’s required skills and mandatory-training dates',
    systems: 'the learning management system',
    reads: 'course material, manuals and learner questions',
    predicts: 'which skills will be missing and which certificates will lapse',
    drivers: 'role profiles, assessment results and course feedback',
    exceptions: 'lapsed certificates and courses without takers',
    judgement: 'development talks, promotion and the choice of content',
    owner: 'the learning team',
    steps: 'compares each person’s skills with the role, suggests a path, books places and reminds until done',
    traits: { volume: 3, structured: 3, digital: 4, unstructured: 4, examples: 3, tolerance: 4, steps: 3 },
  },
  {
    id: 'appraisals',
    group: 'people',
    words: `
      employee performance, performance review, appraisal, performance management, employee career,
      talent, performance objective, employee engagement, employee satisfaction, employee survey, work and
      life balance, employee suggestion, employee inquiry, employee relation, labor relation, employee
      grievance, grievance, collective bargaining`,
    noun: 'reviews and employee feedback',
    sources: 'review forms, pulse surveys and one-to-one notes',
    fields: 'person, objective, rating, date and agreed action',
    checks: 'the review calendar and the rating guidelines',
    systems: 'the talent system',
    reads: 'free-text feedback and survey comments',
    predicts: 'where engagement falls and which teams risk losing people',
    drivers: 'survey trends, turnover and absence by team',
    exceptions: 'missing reviews, skewed ratings and open grievances',
    judgement: 'ratings, difficult talks and anything disciplinary',
    owner: 'the HR business partner',
    steps:
      'reminds reviewers, points out missing evidence in a draft review and proposes wording, without giving ratings',
    traits: { volume: 3, structured: 2, digital: 3, unstructured: 5, examples: 3, fewExceptions: 2, tolerance: 2 },
  },
  {
    id: 'employees',
    group: 'people',
    words: `
      employee, people, workforce, staff, personnel, hr, human resource, labor, labour, job, absence, leave,
      expatriate, employee data, employee record, retirement, turnover, headcount, employee metric,
      relocation, deployment of personnel, human capital, work shift, outplacement, separation, people
      objective`,
    noun: 'employee records and HR requests',
    sources: 'self-service forms, managers and the HR mailbox',
    fields: 'employee, event, effective date, position and manager',
    checks: 'employment law, works agreements and position control',
    systems: 'the HR information system',
    reads: 'employees’ questions, contracts and certificates',
    predicts: 'who is likely to leave and where staffing will run short',
    drivers: 'tenure, absence, workload and internal moves',
    exceptions: 'incomplete forms, backdated changes and special leave',
    judgement: 'individual cases, hardship and labour-relations matters',
    owner: 'the HR service team',
    steps: 'answers the employee from policy, starts the right form, gathers approvals and tells everyone concerned',
    traits: {
      volume: 4,
      structured: 3,
      digital: 4,
      unstructured: 3,
      examples: 3,
      rules: 3,
      documented: 3,
      tolerance: 3,
    },
  },
];

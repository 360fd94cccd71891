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
    traits: { volume: 5, structured: 5, digital: 5, rules: 5, errorProne: 4, examples: 4, documented: 4, tolerance: 2 },
  },
  {
    id: 'recruiting',
    group: 'people',
    words: `
      candidate, recruit, recruitment, recruiting, applicant, employee requisition, job requisition,
      interview, job posting, vacancy, job offer, hire, hiring, talent acquisition, referral program,
      recruitment vendor, employment, employee onboarding, new hire onboarding, employee referral`,
    traits: { volume: 4, structured: 2, digital: 4, unstructured: 5, examples: 4, steps: 4, tools: 4, tolerance: 2 },
  },
  {
    id: 'learning',
    group: 'people',
    words: `
      training, learning, skill, competency, course, career, career plan, employee development, training
      program, certification, coaching, education, onboarding program, employee orientation, capability,
      succession`,
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

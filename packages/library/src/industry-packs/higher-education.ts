import { industryPack } from '../industry-pack.ts';
import { admissionAndStudents } from './higher-education/admission-and-students.ts';
import { researchAndCampus } from './higher-education/research-and-campus.ts';
import { teachingAndExaminations } from './higher-education/teaching-and-examinations.ts';

export const higherEducationPack = industryPack(
  { industry: 'higher-education', name: 'higher education', letters: 'EDU' },
  [...admissionAndStudents, ...teachingAndExaminations, ...researchAndCampus],
);

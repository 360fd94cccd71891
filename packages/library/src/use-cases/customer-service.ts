import type { UseCase } from '../use-case.ts';
import { complaints } from './customer-service/complaints.ts';
import { contactPlanning } from './customer-service/contact-planning.ts';
import { feedback } from './customer-service/feedback.ts';
import { fieldService } from './customer-service/field-service.ts';
import { inquiries } from './customer-service/inquiries.ts';
import { recalls } from './customer-service/recalls.ts';
import { returnsAndRegistration } from './customer-service/returns-and-registration.ts';
import { serviceKnowledge } from './customer-service/service-knowledge.ts';
import { serviceParts } from './customer-service/service-parts.ts';
import { warranty } from './customer-service/warranty.ts';
import { warrantyPerformance } from './customer-service/warranty-performance.ts';

export const customerService: readonly UseCase[] = [
  ...complaints,
  ...contactPlanning,
  ...feedback,
  ...fieldService,
  ...inquiries,
  ...recalls,
  ...returnsAndRegistration,
  ...serviceKnowledge,
  ...serviceParts,
  ...warrantyPerformance,
  ...warranty,
];

import { industryPack } from '../industry-pack.ts';
import { clientsAndLegalWork } from './professional-services/clients-and-legal-work.ts';
import { consultingAndAudit } from './professional-services/consulting-and-audit.ts';
import { runningEngagements } from './professional-services/running-engagements.ts';
import { taxAndEngineering } from './professional-services/tax-and-engineering.ts';

export const professionalServicesPack = industryPack(
  { industry: 'professional-services', name: 'professional services', letters: 'PSF' },
  [...clientsAndLegalWork, ...consultingAndAudit, ...taxAndEngineering, ...runningEngagements],
);

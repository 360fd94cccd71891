import type { UseCase } from '../use-case.ts';
import { benefitsAndServices } from './public-administration/benefits-and-services.ts';
import { councilAndOversight } from './public-administration/council-and-oversight.ts';
import { enquiriesAndFiles } from './public-administration/enquiries-and-files.ts';
import { lifeEvents } from './public-administration/life-events.ts';
import { permitsAndInspections } from './public-administration/permits-and-inspections.ts';
import { planningAndTreasury } from './public-administration/planning-and-treasury.ts';
import { registersAndElections } from './public-administration/registers-and-elections.ts';
import { streetsAndSocialWork } from './public-administration/streets-and-social-work.ts';
import { taxesFinesAndGrants } from './public-administration/taxes-fines-and-grants.ts';

export const publicAdministration: readonly UseCase[] = [
  ...benefitsAndServices,
  ...councilAndOversight,
  ...enquiriesAndFiles,
  ...lifeEvents,
  ...permitsAndInspections,
  ...planningAndTreasury,
  ...registersAndElections,
  ...streetsAndSocialWork,
  ...taxesFinesAndGrants,
];

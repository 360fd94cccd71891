import type { UseCase } from '../use-case.ts';
import { assetsAndPlatforms } from './information-technology/assets-and-platforms.ts';
import { awarenessOutputAndModels } from './information-technology/awareness-output-and-models.ts';
import { changesAndReleases } from './information-technology/changes-and-releases.ts';
import { data } from './information-technology/data.ts';
import { development } from './information-technology/development.ts';
import { identityAndResponse } from './information-technology/identity-and-response.ts';
import { incidentsAndRollouts } from './information-technology/incidents-and-rollouts.ts';
import { integrationAndSearch } from './information-technology/integration-and-search.ts';
import { operations } from './information-technology/operations.ts';
import { portfolioAndArchitecture } from './information-technology/portfolio-and-architecture.ts';
import { providersAndDatabases } from './information-technology/providers-and-databases.ts';
import { riskAndPrivacy } from './information-technology/risk-and-privacy.ts';
import { securityAndCompliance } from './information-technology/security-and-compliance.ts';
import { serviceDesk } from './information-technology/service-desk.ts';
import { servicesAndCost } from './information-technology/services-and-cost.ts';

export const informationTechnology: readonly UseCase[] = [
  ...assetsAndPlatforms,
  ...awarenessOutputAndModels,
  ...changesAndReleases,
  ...data,
  ...development,
  ...identityAndResponse,
  ...incidentsAndRollouts,
  ...integrationAndSearch,
  ...operations,
  ...portfolioAndArchitecture,
  ...providersAndDatabases,
  ...riskAndPrivacy,
  ...securityAndCompliance,
  ...serviceDesk,
  ...servicesAndCost,
];

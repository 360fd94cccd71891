import type { UseCase } from '../use-case.ts';
import { assetMaintenance } from './assets/asset-maintenance.ts';
import { constructionProjects } from './assets/construction-projects.ts';
import { energyAndPortfolio } from './assets/energy-and-portfolio.ts';
import { fleetAndEndOfLife } from './assets/fleet-and-end-of-life.ts';
import { propertyAndSpace } from './assets/property-and-space.ts';
import { wasteAndEnvironment } from './assets/waste-and-environment.ts';

export const assets: readonly UseCase[] = [
  ...assetMaintenance,
  ...constructionProjects,
  ...energyAndPortfolio,
  ...fleetAndEndOfLife,
  ...propertyAndSpace,
  ...wasteAndEnvironment,
];

import type { UseCase } from '../use-case.ts';
import { developmentAndLaunch } from './products-and-services/development-and-launch.ts';
import { ideasAndRequirements } from './products-and-services/ideas-and-requirements.ts';
import { patentsAndProductRules } from './products-and-services/patents-and-product-rules.ts';
import { portfolioAndLifecycle } from './products-and-services/portfolio-and-lifecycle.ts';
import { productMasterData } from './products-and-services/product-master-data.ts';

export const productsAndServices: readonly UseCase[] = [
  ...developmentAndLaunch,
  ...ideasAndRequirements,
  ...patentsAndProductRules,
  ...portfolioAndLifecycle,
  ...productMasterData,
];

import { industryPack } from '../industry-pack.ts';
import { developmentAndFilings } from './pharma/development-and-filings.ts';
import { plantAndLaboratory } from './pharma/plant-and-laboratory.ts';
import { safetyAndMarket } from './pharma/safety-and-market.ts';

export const pharmaPack = industryPack(
  { industry: 'pharma', name: 'pharma and contract manufacturing', letters: 'PHA' },
  [...developmentAndFilings, ...plantAndLaboratory, ...safetyAndMarket],
);

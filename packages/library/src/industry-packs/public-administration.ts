import { industryPack } from '../industry-pack.ts';
import { buildingAndStreets } from './public-administration/building-and-streets.ts';
import { citizensAndCouncil } from './public-administration/citizens-and-council.ts';
import { moneyAndRecords } from './public-administration/money-and-records.ts';
import { socialAndOrder } from './public-administration/social-and-order.ts';

export const publicAdministrationPack = industryPack(
  { industry: 'public-administration', name: 'public administration', letters: 'PUB' },
  [...citizensAndCouncil, ...socialAndOrder, ...buildingAndStreets, ...moneyAndRecords],
);

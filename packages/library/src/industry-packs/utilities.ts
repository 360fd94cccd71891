import { industryPack } from '../industry-pack.ts';
import { customersAndMarket } from './utilities/customers-and-market.ts';
import { energyNetworks } from './utilities/energy-networks.ts';
import { waterAndGeneration } from './utilities/water-and-generation.ts';

export const utilitiesPack = industryPack(
  { industry: 'utilities', name: 'energy and water utilities', letters: 'UTL' },
  [...energyNetworks, ...waterAndGeneration, ...customersAndMarket],
);

import { industryPack } from '../industry-pack.ts';
import { houseAndKitchen } from './hospitality/house-and-kitchen.ts';
import { outletsAndEvents } from './hospitality/outlets-and-events.ts';
import { revenueAndFrontOffice } from './hospitality/revenue-and-front-office.ts';

export const hospitalityPack = industryPack(
  { industry: 'hospitality', name: 'hotels and restaurants', letters: 'HTL' },
  [...revenueAndFrontOffice, ...houseAndKitchen, ...outletsAndEvents],
);

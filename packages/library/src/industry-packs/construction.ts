import { industryPack } from '../industry-pack.ts';
import { bidsAndDesign } from './construction/bids-and-design.ts';
import { commercialAndHandover } from './construction/commercial-and-handover.ts';
import { realEstate } from './construction/real-estate.ts';
import { tradesAndSite } from './construction/trades-and-site.ts';

export const constructionPack = industryPack(
  { industry: 'construction', name: 'construction and real estate', letters: 'CON' },
  [...bidsAndDesign, ...tradesAndSite, ...commercialAndHandover, ...realEstate],
);

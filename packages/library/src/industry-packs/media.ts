import { industryPack } from '../industry-pack.ts';
import { advertisingAndPublishing } from './media/advertising-and-publishing.ts';
import { commissioningAndProduction } from './media/commissioning-and-production.ts';
import { newsroomAndRights } from './media/newsroom-and-rights.ts';
import { scheduleAndAudience } from './media/schedule-and-audience.ts';

export const mediaPack = industryPack({ industry: 'media', name: 'media and streaming', letters: 'MED' }, [
  ...commissioningAndProduction,
  ...newsroomAndRights,
  ...scheduleAndAudience,
  ...advertisingAndPublishing,
]);

import { industryPack } from '../industry-pack.ts';
import { accessAndFlow } from './hospitals/access-and-flow.ts';
import { diagnosticsAndPharmacy } from './hospitals/diagnostics-and-pharmacy.ts';
import { qualityAndRevenue } from './hospitals/quality-and-revenue.ts';
import { wardsAndTheaters } from './hospitals/wards-and-theaters.ts';

export const hospitalsPack = industryPack({ industry: 'hospitals', name: 'hospitals', letters: 'HOS' }, [
  ...accessAndFlow,
  ...wardsAndTheaters,
  ...diagnosticsAndPharmacy,
  ...qualityAndRevenue,
]);

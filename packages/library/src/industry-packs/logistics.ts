import { industryPack } from '../industry-pack.ts';
import { claimsAndSettlement } from './logistics/claims-and-settlement.ts';
import { roadAndParcel } from './logistics/road-and-parcel.ts';
import { salesAndForwarding } from './logistics/sales-and-forwarding.ts';
import { warehousesAndCustoms } from './logistics/warehouses-and-customs.ts';

export const logisticsPack = industryPack({ industry: 'logistics', name: 'logistics', letters: 'LOG' }, [
  ...salesAndForwarding,
  ...roadAndParcel,
  ...warehousesAndCustoms,
  ...claimsAndSettlement,
]);

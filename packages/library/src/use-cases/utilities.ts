import type { UseCase } from '../use-case.ts';
import { controlAndProtection } from './utilities/control-and-protection.ts';
import { gridAssets } from './utilities/grid-assets.ts';
import { marketCommunication } from './utilities/market-communication.ts';
import { metering } from './utilities/metering.ts';
import { outageAndControlRoom } from './utilities/outage-and-control-room.ts';
import { utilityBilling } from './utilities/utility-billing.ts';
import { utilityClaimsAndReadiness } from './utilities/utility-claims-and-readiness.ts';
import { waterAndGasNetworks } from './utilities/water-and-gas-networks.ts';

export const utilities: readonly UseCase[] = [
  ...controlAndProtection,
  ...gridAssets,
  ...marketCommunication,
  ...metering,
  ...outageAndControlRoom,
  ...utilityBilling,
  ...utilityClaimsAndReadiness,
  ...waterAndGasNetworks,
];

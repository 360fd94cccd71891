import type { UseCase } from '../use-case.ts';
import { docksReefersAndLooseGoods } from './logistics/docks-reefers-and-loose-goods.ts';
import { forwardingDesk } from './logistics/forwarding-desk.ts';
import { ratesSpaceAndBond } from './logistics/rates-space-and-bond.ts';
import { roadAndTerminal } from './logistics/road-and-terminal.ts';
import { settlementAndClaims } from './logistics/settlement-and-claims.ts';
import { shippersAndDrivers } from './logistics/shippers-and-drivers.ts';

export const logistics: readonly UseCase[] = [
  ...forwardingDesk,
  ...roadAndTerminal,
  ...settlementAndClaims,
  ...shippersAndDrivers,
  ...ratesSpaceAndBond,
  ...docksReefersAndLooseGoods,
];

import type { UseCase } from '../use-case.ts';
import { demandPlanning } from './supply-chain/demand-planning.ts';
import { distributionPlanning } from './supply-chain/distribution-planning.ts';
import { logisticsGovernance } from './supply-chain/logistics-governance.ts';
import { materialPlanning } from './supply-chain/material-planning.ts';
import { outboundTransport } from './supply-chain/outbound-transport.ts';
import { plantUpkeepAndDispatch } from './supply-chain/plant-upkeep-and-dispatch.ts';
import { productionAndQuality } from './supply-chain/production-and-quality.ts';
import { purchaseContracts } from './supply-chain/purchase-contracts.ts';
import { purchaseOrders } from './supply-chain/purchase-orders.ts';
import { shortageAndCategoryWork } from './supply-chain/shortage-and-category-work.ts';
import { sourcing } from './supply-chain/sourcing.ts';
import { stockPolicy } from './supply-chain/stock-policy.ts';
import { supplierPerformance } from './supply-chain/supplier-performance.ts';
import { tradePapers } from './supply-chain/trade-papers.ts';
import { warehousing } from './supply-chain/warehousing.ts';

export const supplyChain: readonly UseCase[] = [
  ...demandPlanning,
  ...distributionPlanning,
  ...logisticsGovernance,
  ...materialPlanning,
  ...outboundTransport,
  ...plantUpkeepAndDispatch,
  ...productionAndQuality,
  ...purchaseContracts,
  ...purchaseOrders,
  ...shortageAndCategoryWork,
  ...sourcing,
  ...stockPolicy,
  ...supplierPerformance,
  ...tradePapers,
  ...warehousing,
];

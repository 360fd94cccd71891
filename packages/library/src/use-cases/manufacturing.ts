import type { UseCase } from '../use-case.ts';
import { aftermarket } from './manufacturing/aftermarket.ts';
import { engineeringAndQuoting } from './manufacturing/engineering-and-quoting.ts';
import { kindsOfPlants } from './manufacturing/kinds-of-plants.ts';
import { laboratoryAndIncomingInspection } from './manufacturing/laboratory-and-incoming-inspection.ts';
import { maintenancePlanning } from './manufacturing/maintenance-planning.ts';
import { maintenanceReliability } from './manufacturing/maintenance-reliability.ts';
import { maintenanceScheduling } from './manufacturing/maintenance-scheduling.ts';
import { maintenanceWork } from './manufacturing/maintenance-work.ts';
import { plantCompliance } from './manufacturing/plant-compliance.ts';
import { plantDispatch } from './manufacturing/plant-dispatch.ts';
import { plantPlanning } from './manufacturing/plant-planning.ts';
import { plantPurchasing } from './manufacturing/plant-purchasing.ts';
import { plantSafetyAndEnvironment } from './manufacturing/plant-safety-and-environment.ts';
import { plantStockControl } from './manufacturing/plant-stock-control.ts';
import { plantStores } from './manufacturing/plant-stores.ts';
import { plantSystems } from './manufacturing/plant-systems.ts';
import { productionDefinition } from './manufacturing/production-definition.ts';
import { productionExecution } from './manufacturing/production-execution.ts';
import { productionImprovement } from './manufacturing/production-improvement.ts';
import { productionRecords } from './manufacturing/production-records.ts';
import { productionScheduling } from './manufacturing/production-scheduling.ts';
import { qualityDefinition } from './manufacturing/quality-definition.ts';
import { qualityExecution } from './manufacturing/quality-execution.ts';
import { qualityPerformance } from './manufacturing/quality-performance.ts';
import { qualityTracking } from './manufacturing/quality-tracking.ts';
import { shopFloorResources } from './manufacturing/shop-floor-resources.ts';

export const manufacturing: readonly UseCase[] = [
  ...aftermarket,
  ...engineeringAndQuoting,
  ...kindsOfPlants,
  ...laboratoryAndIncomingInspection,
  ...maintenancePlanning,
  ...maintenanceReliability,
  ...maintenanceScheduling,
  ...maintenanceWork,
  ...plantCompliance,
  ...plantDispatch,
  ...plantPlanning,
  ...plantPurchasing,
  ...plantSafetyAndEnvironment,
  ...plantStockControl,
  ...plantStores,
  ...plantSystems,
  ...productionDefinition,
  ...productionExecution,
  ...productionImprovement,
  ...productionRecords,
  ...productionScheduling,
  ...qualityDefinition,
  ...qualityExecution,
  ...qualityPerformance,
  ...qualityTracking,
  ...shopFloorResources,
];

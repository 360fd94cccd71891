import { type ReferenceLibrary, referenceLibrary } from '../reference-library.ts';
import { businessPlanningInterface } from './business-planning-interface.ts';
import { inventoryOperations } from './inventory-operations.ts';
import { maintenanceOperations } from './maintenance-operations.ts';
import { operationsSupport } from './operations-support.ts';
import { productionOperations } from './production-operations.ts';
import { qualityOperations } from './quality-operations.ts';

/** Levels: operations category, activity, process, and below some processes a step. */
export const isa95: ReferenceLibrary = referenceLibrary(
  {
    model: 'ISA-95',
    title: 'ISA-95 manufacturing operations management',
    attribution:
      'Areas 1 to 4 and the eight activities of each follow the manufacturing operations management model of ' +
      'ANSI/ISA-95 (IEC 62264-3), used as facts. The standard assigns no process codes: the codes, all descriptions, ' +
      'areas 5 and 6 and all levels below the activities are Process AI’s own, aligned with, not published by, the ' +
      'International Society of Automation or the IEC.',
  },
  [
    ...productionOperations,
    ...maintenanceOperations,
    ...qualityOperations,
    ...inventoryOperations,
    ...businessPlanningInterface,
    ...operationsSupport,
  ],
);

import type { UseCase } from '../use-case.ts';
import { analytics } from './business-capabilities/analytics.ts';
import { knowledge } from './business-capabilities/knowledge.ts';
import { processManagement } from './business-capabilities/process-management.ts';
import { programsAndMeasures } from './business-capabilities/programs-and-measures.ts';
import { projectOffice } from './business-capabilities/project-office.ts';
import { projectsAndChange } from './business-capabilities/projects-and-change.ts';
import { qualityPlanning } from './business-capabilities/quality-planning.ts';
import { qualitySystem } from './business-capabilities/quality-system.ts';
import { safetyAndEnvironment } from './business-capabilities/safety-and-environment.ts';
import { sustainability } from './business-capabilities/sustainability.ts';

export const businessCapabilities: readonly UseCase[] = [
  ...analytics,
  ...knowledge,
  ...processManagement,
  ...programsAndMeasures,
  ...projectOffice,
  ...projectsAndChange,
  ...qualityPlanning,
  ...qualitySystem,
  ...safetyAndEnvironment,
  ...sustainability,
];

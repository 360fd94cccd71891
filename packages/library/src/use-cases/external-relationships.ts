import type { UseCase } from '../use-case.ts';
import { ethicsAndIp } from './external-relationships/ethics-and-ip.ts';
import { investorsAndBoard } from './external-relationships/investors-and-board.ts';
import { legalDepartment } from './external-relationships/legal-department.ts';
import { publicAffairsAndPress } from './external-relationships/public-affairs-and-press.ts';

export const externalRelationships: readonly UseCase[] = [
  ...ethicsAndIp,
  ...investorsAndBoard,
  ...legalDepartment,
  ...publicAffairsAndPress,
];

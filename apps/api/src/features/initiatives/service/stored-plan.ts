import { addMonths, monthOf } from '@process-ai/domain/calendar-months';
import type { StoredPlan } from '@process-ai/domain/initiative-plan';
import type { App } from '../../../app.ts';
import { toInitiatives, toSettings } from '../mapper.ts';
import { findSettings, listInitiatives, listLinks } from '../repository.ts';

/** Where the profile does not say how many people an organisation has. */
const ASSUMED_EMPLOYEES = 1000;

export async function storedPlan({ db }: Pick<App, 'db'>, sectorId: string): Promise<StoredPlan> {
  const [settings, initiatives, links] = await Promise.all([
    findSettings(db, sectorId),
    listInitiatives(db, sectorId),
    listLinks(db, sectorId),
  ]);
  return {
    settings: settings ? toSettings(settings) : { startMonth: nextMonth(), capacityDays: null, version: 1, state: 1 },
    initiatives: toInitiatives(initiatives, links),
  };
}

/** People of the organisation; assumed where its profile does not say. */
export const employeesOf = ({ employees }: { employees: number | null }): number => employees ?? ASSUMED_EMPLOYEES;

const nextMonth = () => addMonths(monthOf(new Date()), 1);

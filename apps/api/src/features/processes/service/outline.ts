import type { SectorOutline } from '@process-ai/ai/analyst';
import type { RoiInput } from '@process-ai/contract/roi';
import type { App } from '../../../app.ts';
import { stored as storedRoi } from '../../roi/service.ts';
import { briefOf } from '../../sectors/service/brief.ts';
import { overview } from '../../sectors/service.ts';
import { listAll } from '../service.ts';

const MINUTES_PER_HOUR = 60;

/** The sector as an analyst draws journeys and playbooks from it: codes instead of ids, runtime in hours. */
export async function outlineOf(app: App, sectorId: string): Promise<SectorOutline> {
  const { id, ...sector } = await overview(app, sectorId);
  const [processes, roi] = await Promise.all([listAll(app, id), storedRoi(app, id)]);
  const codes = new Map(processes.map((process) => [process.id, process.code]));
  const inputs = new Map(roi.inputs.map((input) => [input.processId, input]));
  return {
    ...briefOf(sector),
    processes: processes.map((process) => ({
      code: process.code,
      name: process.name,
      level: process.level,
      description: process.description,
      parentCode: codes.get(process.parentId ?? '') ?? null,
      opportunities: process.opportunities.map(({ type, title, description, estimatedSavings }) => ({
        type,
        title,
        description,
        estimatedSavings,
      })),
      roi: inHours(inputs.get(process.id)),
    })),
  };
}

function inHours(input: RoiInput | undefined): SectorOutline['processes'][number]['roi'] {
  if (!input) return null;
  const { fteCount, processFrequency, averageSalary, averageRuntime } = input;
  return { fteCount, processFrequency, averageSalary, averageRuntime: averageRuntime / MINUTES_PER_HOUR };
}

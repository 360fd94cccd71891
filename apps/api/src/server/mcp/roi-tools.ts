import { Id } from '@process-ai/contract/ids';
import {
  type RoiAssumptions,
  type RoiInput,
  RoiInputChange,
  type RoiInputName,
  RoiInputName as RoiInputNames,
  type RoiResult,
} from '@process-ai/contract/roi';
import { z } from 'zod';
import { pageOf } from '../../paging.ts';
import { pageFields, readTool, type Tool, writeTool } from './tool.ts';

const sectorId = Id.describe('Of list_sectors.');

const getRoi = readTool({
  name: 'get_roi',
  title: 'Read the ROI',
  description:
    'What processes cost and save by their ROI inputs, payback, and the totals; for each result the calculation that leads to it.',
  input: z.object({
    sectorId,
    processIds: z.array(Id).max(500).optional().describe('Only these processes.'),
    ...pageFields,
  }),
  heavy: true,
  read: async ({ api, whole }, { sectorId: id, processIds, ...page }) => {
    const roi = await whole(() => api.roi.get({ sectorId: id }));
    const wanted = processIds && new Set(processIds.map((one) => one.toLowerCase()));
    const results = roi.roiResults.filter(({ processId }) => wanted?.has(processId) ?? true);
    const inputs = new Map(roi.roiInputs.map((input) => [input.processId, input]));
    const { items, nextCursor } = pageOf(results, ({ processId }) => processId, page);
    const { currency, hoursPerYear, loadFactor } = roi.assumptions;
    return {
      unit: `${currency}; cost and savings a year, implementation once, payback in months`,
      summary: roi.summary,
      assumptions: { hoursPerYear, loadFactor },
      found: results.length,
      results: items.map((result) => ({
        ...result,
        ...traceOf(result, inputs.get(result.processId), roi.assumptions),
      })),
      nextCursor,
      ...(roi.roiResults.length === 0 && { note: 'Nothing is calculated yet. Call set_roi_inputs.' }),
    };
  },
});

/** The calculation in words, as FORMULAS.md section 1 has it; nothing where the inputs are not known. */
function traceOf(result: RoiResult, input: RoiInput | undefined, { hoursPerYear, loadFactor }: RoiAssumptions) {
  if (!input) return {};
  const { basis, workHours, currentAnnualCost, projectedSavings, automationRate, netAnnual } = result;
  const cost =
    basis === 'workload'
      ? `${input.processFrequency} runs × ${input.averageRuntime} min ÷ 60 = ${workHours} h; × ${input.averageSalary} × ${loadFactor} ÷ ${hoursPerYear} h`
      : `${input.fteCount} people × ${input.averageSalary} × ${loadFactor}`;
  return {
    trace: [
      `currentAnnualCost = ${cost} = ${currentAnnualCost}`,
      `projectedSavings = ${currentAnnualCost} × ${automationRate} × ${input.realisation ?? 1} = ${projectedSavings}`,
      `netAnnual = ${projectedSavings} − ${input.annualRunCost ?? 0} = ${netAnnual}`,
      `paybackMonths = ${result.implementationCost} ÷ (${netAnnual} ÷ 12) = ${result.paybackMonths ?? 'never'}`,
    ],
  };
}

const INPUTS_MAX = 1000;

const setRoiInputs = writeTool({
  name: 'set_roi_inputs',
  title: 'Set ROI inputs',
  description:
    'Enters figures of processes and calculates the ROI. Figures left out stay; the first inputs of a process need fteCount, processFrequency, averageSalary and averageRuntime (minutes a run). Say in `sources` where figures come from.',
  input: z.object({
    sectorId,
    inputs: z
      .array(RoiInputChange)
      .min(1, 'Please enter ROI inputs for at least one process')
      .max(INPUTS_MAX, `At most ${INPUTS_MAX} processes`),
  }),
  heavy: true,
  plan: async ({ api, whole }, { sectorId: id, inputs }) => {
    const [roi, processes] = await whole(async () => [
      await api.roi.get({ sectorId: id }),
      await api.processes.tree({ sectorId: id }),
    ]);
    const byId = new Map(processes.map((process) => [process.id, process]));
    const stored = new Map(roi.roiInputs.map((input) => [input.processId, input]));
    return {
      processes: await Promise.all(
        inputs.map(async (input) => {
          const processId = input.processId.toLowerCase();
          // Fails as saving would where the process is not there.
          const { code, name } = byId.get(processId) ?? (await api.processes.get({ sectorId: id, processId }));
          return { process: `${code} ${name}`, changes: changesOf(stored.get(processId), input) };
        }),
      ),
    };
  },
  carryOut: async ({ api }, input) => {
    const { roiInputs } = await api.roi.saveInputs(input);
    const { summary } = await api.roi.calculate({ sectorId: input.sectorId });
    return { saved: roiInputs.length, summary };
  },
});

/** Each figure that would change, as "old → new". */
const changesOf = (stored: RoiInput | undefined, input: z.output<typeof RoiInputChange>): Record<string, string> =>
  Object.fromEntries(
    RoiInputNames.options.flatMap((name: RoiInputName) => {
      const value = input[name];
      const before = stored?.[name] ?? null;
      return value === undefined || value === before ? [] : [[name, `${before ?? 'none'} → ${value ?? 'default'}`]];
    }),
  );

export const ROI_TOOLS: Tool[] = [getRoi, setRoiInputs];

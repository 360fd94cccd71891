import type { DiscoveredProcess } from '@process-ai/contract/processes';
import type { SectorContext } from '../analyst.ts';
import { areaMaterial, outlineMaterial, researchArea, researchOutline, toProcesses } from '../prompts/research.ts';
import type { Ask } from './ask.ts';

/**
 * Asks for the areas of a sector, then for what lies below each, several at once: one answer for all would outlast the
 * time limit. When one fails the others are dropped, and so is the whole.
 */
export async function research(ask: Ask, sector: SectorContext, signal?: AbortSignal): Promise<DiscoveredProcess[]> {
  const { areas } = await ask(researchOutline, outlineMaterial(sector), signal);

  const failed = new AbortController();
  const either = signal ? AbortSignal.any([signal, failed.signal]) : failed.signal;
  const detail = async (area: (typeof areas)[number]) => ({
    ...area,
    ...(await ask(researchArea, areaMaterial(sector, area, areas), either)),
  });
  try {
    return toProcesses(await Promise.all(areas.map(detail)));
  } catch (error) {
    failed.abort();
    throw error;
  }
}

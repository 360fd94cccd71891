import { AppError } from '@process-ai/contract/errors';
import type { CitedSentence } from '@process-ai/contract/insights';
import type { DiscoveredProcess } from '@process-ai/contract/processes';
import { verifyCitations } from '@process-ai/domain/citations';
import type { Analyst, DocumentContext, SectorContext } from '../analyst.ts';
import { readSuitability } from '../built-in/read-suitability.ts';
import { analysis, analysisMaterial, toDrafts } from '../prompts/analysis.ts';
import { connection } from '../prompts/connection.ts';
import { journeys, toJourneys } from '../prompts/journeys.ts';
import { byCode, sectorMaterial } from '../prompts/outline-material.ts';
import { playbook, toPlaybook } from '../prompts/playbook.ts';
import { areaMaterial, outlineMaterial, researchArea, researchOutline, toProcesses } from '../prompts/research.ts';
import {
  choiceMaterial,
  type PagePart,
  partMaterial,
  passageSummary,
  SENTENCES_MAX,
  summaryChoice,
} from '../prompts/summary.ts';
import { toVendor, vendorMaterial, vendorProfile } from '../prompts/vendor.ts';
import { loadKnowledge } from '../use-cases/knowledge.ts';
import { type Ask, type AskSettings, createAsk } from './ask.ts';
import { noProcessNamed, notBorneOut } from './failure.ts';

export type OpenAiSettings = Omit<AskSettings, 'concurrency'> & { concurrency?: number };

/**
 * The analyst behind any server that speaks OpenAI's chat completions with JSON Schema. Start as many analyses as there
 * are processes: at most `concurrency` requests are under way at once, the others wait their turn.
 * Its methods throw AppError analystFailed with a sentence a person can act on, or the signal's reason.
 */
export function createOpenAiAnalyst({ concurrency = 8, ...settings }: OpenAiSettings): Analyst {
  const ask = createAsk({ concurrency, ...settings });
  const source = settings.model;
  return {
    source,
    concurrency,
    async analyzeProcess(process, signal) {
      const { useCase } = await loadKnowledge();
      const useCases = process.finding.useCases.flatMap(({ id }) => useCase(id) ?? []);
      const answer = await ask(analysis, analysisMaterial(process, useCases), signal);
      return { opportunities: toDrafts(answer, process, useCases, source), suitability: readSuitability(process) };
    },
    async researchProcesses(sector, signal, onFound) {
      const attribution = `Written by ${source} after ${sector.referenceModel}. It is not the published model: check it before you use it.`;
      const processes = await research(
        ask,
        sector,
        (found, done, total) => onFound?.({ findings: { note: null, attribution, processes: found }, done, total }),
        signal,
      );
      return { note: null, attribution, processes };
    },
    async suggestJourneys(sector, signal) {
      if (sector.processes.length === 0) return [];
      const answer = await ask(journeys, sectorMaterial(sector), signal);
      return toJourneys(answer.journeys, new Set(byCode(sector).keys()));
    },
    async draftPlaybook(sector, signal) {
      if (sector.processes.length === 0) throw new AppError('noProcesses');
      const draft = toPlaybook(await ask(playbook, sectorMaterial(sector), signal), sector, source);
      if (!draft) throw noProcessNamed();
      return draft;
    },
    summarizeDocument: async (document, signal) => ({ sentences: await summarize(ask, document, signal) }),
    async refreshVendor(vendor, signal) {
      const proposed = toVendor(await ask(vendorProfile, vendorMaterial(vendor), signal), vendor);
      return proposed && { proposed, factsAsOf: null };
    },
    testConnection: async (signal) => void (await ask(connection, {}, signal)),
  };
}

type OnArea = (processes: DiscoveredProcess[], done: number, total: number) => void | Promise<void>;

/**
 * Asks for the areas of a sector, then for what lies below each, several at once: one answer for all would outlast the
 * time limit. `onArea` is told after each area what has been found by then.
 */
async function research(
  ask: Ask,
  sector: SectorContext,
  onArea: OnArea,
  signal?: AbortSignal,
): Promise<DiscoveredProcess[]> {
  const { areas } = await ask(researchOutline, outlineMaterial(sector), signal);
  const detailed: Parameters<typeof toProcesses>[0][number][] = areas.map((area) => ({ ...area, groups: [] }));
  let done = 0;

  await allOrNone(
    areas,
    async (area, either, index) => {
      detailed[index] = { ...area, ...(await ask(researchArea, areaMaterial(sector, area, areas), either)) };
      done += 1;
      await onArea(withoutEmptyAreas(toProcesses(detailed)), done, areas.length);
    },
    signal,
  );
  return toProcesses(detailed);
}

/** An area that nobody has answered for yet has nothing below it. */
function withoutEmptyAreas(processes: readonly DiscoveredProcess[]): DiscoveredProcess[] {
  const parents = new Set(processes.map(({ parentCode }) => parentCode));
  return processes.filter(({ code, parentCode }) => parentCode !== null || parents.has(code));
}

/** Characters of a document in one question. */
const PART = 16_000;
/** Questions about one document; a longer one is read in evenly spread parts, the first and the last among them. */
const PARTS_MAX = 16;

/**
 * Asks for cited sentences part by part, drops those that the document does not bear out, and where there are several
 * parts asks which of the rest make the summary. What is returned was written for one part and checked; the choice
 * adds no word.
 * @throws AppError analystFailed when the document has text and no sentence is left
 */
async function summarize(ask: Ask, document: DocumentContext, signal?: AbortSignal): Promise<CitedSentence[]> {
  const parts = spread(partsOf(document));
  if (parts.length === 0) return [];
  const answers = await allOrNone(
    parts,
    (part, either) => ask(passageSummary, partMaterial(document, part), either),
    signal,
  );
  const sentences = verifyCitations(
    answers.flatMap((answer) => answer.sentences),
    document.pages,
  );
  if (sentences.length === 0) throw notBorneOut();
  const ordered = sentences.toSorted((a, b) => a.page - b.page);
  if (ordered.length <= SENTENCES_MAX) return ordered;

  const { chosen } = await ask(summaryChoice, choiceMaterial(document, ordered), signal);
  const picked = ordered.filter((_, index) => chosen.includes(index + 1));
  return picked.length > 0 ? picked : ordered.slice(0, SENTENCES_MAX);
}

/** The pages in parts that fit one question; a page longer than that is cut where a line or a word ends. */
function partsOf({ pages }: DocumentContext): PagePart[][] {
  const parts: PagePart[][] = [];
  let room = 0;
  for (const { page, text } of pages) {
    for (const piece of piecesOf(text)) {
      if (piece.length > room || parts.length === 0) {
        parts.push([]);
        room = PART;
      }
      parts.at(-1)?.push({ page, text: piece });
      room -= piece.length;
    }
  }
  return parts;
}

function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let rest = text.trim();
  while (rest.length > PART) {
    const end = Math.max(rest.lastIndexOf('\n', PART), rest.lastIndexOf(' ', PART));
    const at = end > PART / 2 ? end : PART;
    pieces.push(rest.slice(0, at).toWellFormed());
    rest = rest.slice(at).trim();
  }
  return rest ? [...pieces, rest] : pieces;
}

function spread(parts: readonly PagePart[][]): PagePart[][] {
  if (parts.length <= PARTS_MAX) return [...parts];
  const step = (parts.length - 1) / (PARTS_MAX - 1);
  return Array.from({ length: PARTS_MAX }, (_, index) => parts[Math.round(index * step)] ?? []);
}

/**
 * Works on every item at once, as far as the semaphore lets them in; results in the order of the items. When one fails the
 * others are dropped, and so is the whole.
 */
async function allOrNone<Item, Result>(
  items: readonly Item[],
  work: (item: Item, signal: AbortSignal, index: number) => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result[]> {
  const failed = new AbortController();
  const either = signal ? AbortSignal.any([signal, failed.signal]) : failed.signal;
  try {
    return await Promise.all(items.map((item, index) => work(item, either, index)));
  } catch (error) {
    failed.abort();
    throw error;
  }
}

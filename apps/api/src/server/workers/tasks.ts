import type { DocumentPage } from '@process-ai/contract/insights';
import type { Tasks } from '../../worker-tasks.ts';
import type { TaskTable } from './task-table.ts';

const MB = 1024 * 1024;
/** Processes. */
const LARGE_SECTOR = 4000;
const SMALL_SECTOR = 500;
/** They come in batches of about thirty. */
const always = () => true;

/** Text of which reading takes more memory than an ordinary task may have: from some 150 pages of prose. */
const LONG_TEXT = MB / 2;
const isLong = (pages: readonly DocumentPage[]) => pages.reduce((sum, { text }) => sum + text.length, 0) > LONG_TEXT;

/** Proxies close a connection on which nothing is said after a minute or two, and the task itself may take 60 by the clock. */
const UPLOAD_TURN_SECONDS = 50;

/** What the children can do. Each task loads its libraries when it is first asked for. */
export const TASKS: TaskTable<Tasks> = {
  readProcesses: {
    turnWithinSeconds: UPLOAD_TURN_SECONDS,
    isLarge: (file) => file.length > 4 * MB,
    async run(file, fileName, options) {
      const { readProcesses } = await import('@process-ai/documents/read-processes');
      return readProcesses(file, fileName, options);
    },
  },
  readDocument: {
    turnWithinSeconds: UPLOAD_TURN_SECONDS,
    isLarge: (file) => file.length > MB,
    async run(file, fileName) {
      const { readDocument } = await import('@process-ai/documents/read-document');
      return readDocument(file, fileName);
    },
  },
  readTemplate: {
    turnWithinSeconds: UPLOAD_TURN_SECONDS,
    isLarge: (file) => file.length > 4 * MB,
    async run(file, fileName) {
      const { readTemplate } = await import('@process-ai/documents/read-template');
      return readTemplate(file, fileName).kind;
    },
  },
  analyzeProcesses: {
    isBrief: always,
    async run(processes) {
      const { analyzeProcess } = await builtInAnalyst();
      return Promise.all(processes.map((process) => analyzeProcess(process)));
    },
  },
  readSuitability: {
    isBrief: always,
    async run(process) {
      const { readSuitability } = await import('@process-ai/ai/built-in/read-suitability');
      return readSuitability(process);
    },
  },
  findUseCases: {
    isBrief: always,
    async run(processes, sector) {
      const { loadKnowledge } = await import('@process-ai/ai/use-cases/knowledge');
      const { find } = await loadKnowledge();
      return processes.map((process) => find(process, sector));
    },
  },
  composeResearch: {
    async run(sector) {
      const { composeTrades } = await import('@process-ai/ai/built-in/research/two-trades');
      return composeTrades(sector);
    },
  },
  generalIdeas: {
    isBrief: always,
    async run(process) {
      const { generalIdeas } = await import('@process-ai/ai/built-in/general-ideas');
      return generalIdeas(process);
    },
  },
  suggestJourneys: {
    async run(sector) {
      return (await builtInAnalyst()).suggestJourneys(sector);
    },
  },
  draftPlaybook: {
    async run(sector) {
      return (await builtInAnalyst()).draftPlaybook(sector);
    },
  },
  summarizeDocument: {
    // A million characters take three seconds of a processor, of which others may have most.
    seconds: 60,
    isLarge: ({ pages }) => isLong(pages),
    async run(document) {
      const { summarizeDocument } = await import('@process-ai/ai/built-in/summarize-document');
      return summarizeDocument(document);
    },
  },
  findFigures: {
    seconds: 60,
    isLarge: isLong,
    async run(pages) {
      const { findFigures } = await import('@process-ai/ai/built-in/find-figures');
      return findFigures(pages);
    },
  },
  findEvidence: {
    // Ten documents over 20,000 processes.
    seconds: 120,
    isLarge: (_sectorId, _insightIds, { characters, processes }) => characters > LONG_TEXT || processes > LARGE_SECTOR,
    async run(sectorId, insightIds) {
      const [{ findEvidence }, { reading, readTexts }] = await Promise.all([
        import('@process-ai/ai/evidence/find-evidence'),
        import('./read-processes.ts'),
      ]);
      const { processes, documents } = await reading((db) => readTexts(db, sectorId, insightIds));
      return findEvidence(processes, documents);
    },
  },
  findSentence: {
    seconds: 60,
    isLarge: isLong,
    async run(pages, quote) {
      const { sentenceIn } = await import('@process-ai/ai/evidence/statements');
      return sentenceIn(pages, quote);
    },
  },
  exportBlueprint: {
    // 20,000 processes take some ten seconds on two busy cores.
    seconds: 120,
    needsRoom: true,
    isLarge: (_order, processCount) => processCount > LARGE_SECTOR,
    isBrief: (_order, processCount) => processCount <= SMALL_SECTOR,
    async run(order) {
      const { exportBlueprint } = await import('./export-blueprint.ts');
      return exportBlueprint(order);
    },
  },
  previewBlueprint: {
    seconds: 60,
    isLarge: (_order, processCount) => processCount > LARGE_SECTOR,
    isBrief: (_order, processCount) => processCount <= SMALL_SECTOR,
    async run(order) {
      const { previewBlueprint } = await import('./export-blueprint.ts');
      return previewBlueprint(order);
    },
  },
  clientPage: {
    seconds: 120,
    needsRoom: true,
    isLarge: (_order, processCount) => processCount > LARGE_SECTOR,
    isBrief: (_order, processCount) => processCount <= SMALL_SECTOR,
    async run(order) {
      const { readClientPage } = await import('./export-blueprint.ts');
      return readClientPage(order);
    },
  },
  checkReadiness: {
    seconds: 60,
    isLarge: (_order, processCount) => processCount > LARGE_SECTOR,
    isBrief: (_order, processCount) => processCount <= SMALL_SECTOR,
    async run(order) {
      const { checkReadiness } = await import('./export-blueprint.ts');
      return checkReadiness(order);
    },
  },
  sectorCase: {
    seconds: 60,
    isLarge: (_order, _scenario, processCount) => processCount > LARGE_SECTOR,
    async run(order, scenario) {
      const { caseOfSector } = await import('./sector-case.ts');
      return caseOfSector(order, scenario);
    },
  },
  compareScenarios: {
    seconds: 60,
    isLarge: (_order, _scenarios, processCount) => processCount > LARGE_SECTOR,
    async run(order, scenarios) {
      const { casesOfSector } = await import('./sector-case.ts');
      return casesOfSector(order, scenarios);
    },
  },
  compareVendors: {
    seconds: 60,
    isBrief: ({ processIds }) => processIds.length <= SMALL_SECTOR,
    async run(choice, vendors, options) {
      const [{ compareVendors }, needs] = await Promise.all([
        import('@process-ai/domain/vendor-comparison'),
        needsOf(choice),
      ]);
      return compareVendors(needs, vendors, options);
    },
  },
  matchVendors: {
    seconds: 60,
    isBrief: ({ processIds }) => processIds.length <= SMALL_SECTOR,
    async run(choice, vendors, options) {
      const [{ matchesOf }, needs] = await Promise.all([
        import('@process-ai/domain/vendor-comparison'),
        needsOf(choice),
      ]);
      return matchesOf(needs, vendors, options);
    },
  },
};

const builtInAnalyst = async () => (await import('@process-ai/ai/built-in/built-in-analyst')).createBuiltInAnalyst();

async function needsOf({ sectorId, processIds }: Parameters<Tasks['matchVendors']>[0]) {
  const [{ reading, readNeeds }, { USE_CASE_NEEDS }] = await Promise.all([
    import('./read-processes.ts'),
    import('@process-ai/library/use-case-catalogue'),
  ]);
  const needs = await reading((db) => readNeeds(db, sectorId, processIds));
  return needs.map((need) => ({ ...need, ...USE_CASE_NEEDS.get(need.useCaseId ?? '') }));
}

import { Id } from '@process-ai/contract/ids';
import {
  OPPORTUNITY_TYPES,
  OpportunityStatus,
  OpportunityType,
  type SectorOpportunity,
} from '@process-ai/contract/opportunities';
import { matchesWords } from '@process-ai/domain/matches-words';
import { z } from 'zod';
import { assumptionsOf } from '../../features/values/service.ts';
import { pageOf } from '../../paging.ts';
import { type Asking, pageFields, readTool } from './tool.ts';

export const search = readTool({
  name: 'search',
  title: 'Search processes or opportunities',
  description:
    'Processes, or opportunities, of a sector whose code, name or title holds every word. Opportunities come by savings, largest first. Without words: all of them.',
  input: z.object({
    sectorId: Id.describe('Of list_sectors.'),
    what: z.enum(['processes', 'opportunities']),
    text: z.string().max(200).default('').describe('Words that must all occur.'),
    types: z.array(OpportunityType).max(OPPORTUNITY_TYPES.length).optional().describe('Of opportunities.'),
    statuses: z
      .array(OpportunityStatus)
      .max(3)
      .default(['proposed', 'accepted'])
      .describe('Of opportunities; rejected ones are left out unless asked for.'),
    ...pageFields,
  }),
  heavy: true,
  read: (asking, input) =>
    input.what === 'processes' ? searchProcesses(asking, input) : searchOpportunities(asking, input),
});

interface SearchInput {
  sectorId: string;
  text: string;
  types?: OpportunityType[] | undefined;
  statuses: OpportunityStatus[];
  limit: number;
  cursor?: string | undefined;
}

async function searchProcesses({ api, whole }: Asking, { sectorId: id, text, ...page }: SearchInput): Promise<object> {
  const matches = matchesWords(text);
  const found = (await whole(() => api.processes.tree({ sectorId: id }))).filter(({ code, name }) =>
    matches(`${code} ${name}`),
  );
  const { items, nextCursor } = pageOf(found, (process) => process.id, page);
  return {
    found: found.length,
    processes: items.map(({ id: processId, code, name, level, parentId, finding, opportunityCount }) => ({
      id: processId,
      code,
      name,
      level,
      parentId,
      finding,
      opportunities: opportunityCount,
    })),
    nextCursor,
  };
}

async function searchOpportunities({ app, api, whole }: Asking, input: SearchInput): Promise<object> {
  const { sectorId: id, text, types, statuses, ...page } = input;
  const lists = await whole(async () => [
    await api.opportunities.list({ sectorId: id }),
    statuses.includes('rejected') ? await api.opportunities.rejected({ sectorId: id }) : [],
  ]);
  const matches = matchesWords(text);
  const found = lists
    .flat()
    .filter(({ type, status }) => (types?.includes(type) ?? true) && statuses.includes(status))
    .filter(({ title, processCode, processName }) => matches(`${title} ${processCode} ${processName}`))
    .toSorted((one, other) => (other.estimatedSavings ?? -1) - (one.estimatedSavings ?? -1));
  const { items, nextCursor } = pageOf(found, (opportunity) => opportunity.id, page);
  const { assumptions } = await assumptionsOf(app.db, id);
  return {
    found: found.length,
    savingsUnit: `thousands of ${assumptions.currency} a year`,
    opportunities: items.map(compactOpportunity),
    nextCursor,
  };
}

const compactOpportunity = (opportunity: SectorOpportunity) => {
  const { id, type, title, status, estimatedSavings, savingsBasis, effort, confidence, processId } = opportunity;
  return {
    id,
    type,
    title,
    status,
    savings: estimatedSavings,
    savingsBasis,
    effort,
    confidence,
    process: { id: processId, code: opportunity.processCode, name: opportunity.processName },
  };
};

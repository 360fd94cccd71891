import { OpportunityType } from '@process-ai/contract/opportunities';
import { Complexity, type PlaybookInput } from '@process-ai/contract/playbooks';
import { z } from 'zod';
import type { DatedOutline, OutlinedProcess } from '../analyst.ts';
import { asOfWords, assemblePlaybook } from '../assemble-playbook.ts';
import { JOURNEY_FIELDS, JourneysAnswer, toJourneys } from './journeys.ts';
import { list, nonEmptyList } from './list.ts';
import { byCode } from './outline-material.ts';
import { optionalPlainText, plainText } from './plain-text.ts';
import type { Prompt } from './prompt.ts';

const PROCESSES_MAX = 15;
const OPPORTUNITIES_MAX = 3;

const Answer = z.object({
  name: plainText(120),
  description: plainText(1500),
  complexity: Complexity,
  estimatedTimeToValue: optionalPlainText(60),
  industry: optionalPlainText(80),
  tags: list(8, plainText(40)),
  expectedOutcomes: list(8, plainText(300)),
  processes: nonEmptyList(
    PROCESSES_MAX,
    z.object({
      code: z.string(),
      opportunities: list(
        OPPORTUNITIES_MAX,
        z.object({
          type: OpportunityType,
          title: plainText(120),
          description: plainText(800),
        }),
      ),
    }),
  ),
  journeys: JourneysAnswer,
});
type Answer = z.infer<typeof Answer>;

/** A playbook drawn from what a sector has already. */
export const playbook: Prompt<Answer> = {
  name: 'playbook',
  schema: Answer,
  instructions: `You write playbooks with which a company repeats elsewhere what has proved itself in one sector. The material is that sector: its processes with their codes, their opportunities (estimatedSavings in thousands a year, null where the benefit is no money of the process) and their yearly figures (roi; runtime in hours).

Answer with one JSON object with these fields:
- name: at most 120 characters; description: at most 1,500 characters, whom it is for, what it changes, where to begin.
- complexity: "beginner" where rules and interfaces do, "intermediate" where models read or predict, "advanced" where agents act in several places.
- estimatedTimeToValue: a span as "2-3 months".
- industry: one or two words. tags: three to eight of one or two words.
- expectedOutcomes: three to six, each at most 300 characters. Numbers only where the material has them.
- processes: five to ${PROCESSES_MAX}, of the core business, none that has others below it, in one to three areas that make one piece of work, those whose opportunities are worth most, each with
  - code: copied from the material letter by letter; no other code is accepted,
  - opportunities: empty where the material shows some for it, for they are taken over as they are; else one to ${OPPORTUNITIES_MAX}, each with type ("automation", "ai" or "agentic"), title and description (at most 800 characters); no amounts, they are computed.
- journeys: up to five through these processes, or none. Each has these fields:
${JOURNEY_FIELDS}

Write plain sentences without markup, in the language of the process names.`,
};

/**
 * The answer as a playbook that holds what the sector has: unknown codes and headings are dropped, opportunities and figures of the
 * sector are taken over as they stand. Null when no code is one of the sector.
 */
export function toPlaybook(answer: Answer, sector: DatedOutline, source: string): PlaybookInput | null {
  const known = byCode(sector);
  const headings = new Set(sector.processes.map(({ parentCode }) => parentCode));
  const chosen = new Map<string, OutlinedProcess>();
  for (const { code, opportunities } of answer.processes) {
    const process = known.get(code.trim());
    if (!process || chosen.has(process.code) || headings.has(process.code)) continue;
    chosen.set(
      process.code,
      process.opportunities.length > 0 ? process : { ...process, opportunities: withoutAmounts(opportunities) },
    );
  }
  if (chosen.size === 0) return null;
  const { processes: _, journeys, ...said } = answer;
  const description = `${said.description} Figures are ${asOfWords(sector)}.`;
  const parts = assemblePlaybook(sector, [...chosen.values()]);
  const codes = new Set(parts.processes.map(({ code }) => code));
  return { ...said, description, ...parts, journeys: toJourneys(journeys, codes), source };
}

/** A model proposes no money: a sector derives its own. */
const withoutAmounts = (opportunities: Answer['processes'][number]['opportunities']) =>
  opportunities.map((opportunity) => ({ ...opportunity, estimatedSavings: null }));

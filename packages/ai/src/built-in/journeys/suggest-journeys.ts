import type { JourneyDraft, TouchPointType } from '@process-ai/contract/journeys';
import type { OutlinedProcess, SectorOutline } from '../../analyst.ts';
import { actionOf } from '../action.ts';
import { readDescription } from '../read-description.ts';
import { modelNamed, type Trade, tradeOf } from '../research/trades.ts';
import { CUSTOMER_JOURNEYS } from './customer-journeys.ts';
import { INTERNAL_JOURNEYS } from './internal-journeys.ts';
import { CUSTOMER, type JourneyTemplate } from './journey-template.ts';
import { type MatchedStage, matcherOf } from './match-stages.ts';
import { SERVICE_JOURNEYS } from './service-journeys.ts';

const TEMPLATES = [...CUSTOMER_JOURNEYS, ...SERVICE_JOURNEYS, ...INTERNAL_JOURNEYS];
const FEWEST = 3;
const MOST = 5;
/** A journey of fewer steps is none; a small sector may have no longer one. */
const STEPS = 3;
const STEPS_LEAST = 2;
/** A journey most of whose processes stand in another one already tells nothing new. */
const OWN_SHARE = 0.5;

interface Candidate {
  template: JourneyTemplate;
  stages: MatchedStage[];
  score: number;
}

/**
 * Three to five journeys through the sector's own processes; fewer where it has fewer, none where its processes meet
 * nobody. Each is a known course of steps, as "Making a claim", for which processes are found by their words; a step
 * without a process is left out. Customers come first, employees and suppliers where they are too few.
 */
export function suggestJourneys(sector: SectorOutline): JourneyDraft[] {
  const trade = tradeOf(sector, modelNamed(sector.referenceModel));
  const match = matcherOf(sector.processes);
  const candidates = TEMPLATES.flatMap((template): Candidate[] => {
    if (!nameOf(template, trade)) return [];
    const stages = match(template);
    const isSpecific = Boolean(template.names[trade?.name ?? '']);
    const share = stages.length / template.stages.length;
    return stages.length < STEPS_LEAST
      ? []
      : [{ template, stages, score: stages.length + share + (isSpecific ? 2 : 0) }];
  });

  const ofCustomers = pick(candidates.filter(isOfCustomers), MOST, []);
  const inside = candidates.filter((candidate) => !isOfCustomers(candidate));
  const chosen = [...ofCustomers, ...pick(inside, Math.max(0, FEWEST - ofCustomers.length), ofCustomers)];
  // In the order of the templates, which is that of a customer's life.
  return TEMPLATES.flatMap((template) => chosen.find((candidate) => candidate.template === template) ?? []).map(
    (journey) => drafted(journey, trade),
  );
}

const isOfCustomers = ({ template }: Candidate) => template.audience === 'customer';

/** The best ones first, without those that repeat what is chosen. Short ones only where there is no longer one. */
function pick(candidates: readonly Candidate[], most: number, before: readonly Candidate[]): Candidate[] {
  const long = candidates.filter(({ stages }) => stages.length >= STEPS);
  const used = new Set(before.flatMap(({ stages }) => stages.map(({ process }) => process.code)));
  const chosen: Candidate[] = [];
  for (const candidate of (long.length > 0 ? long : candidates).toSorted((a, b) => b.score - a.score)) {
    if (chosen.length === most) break;
    const codes = candidate.stages.map(({ process }) => process.code);
    if (codes.filter((code) => !used.has(code)).length < OWN_SHARE * codes.length) continue;
    chosen.push(candidate);
    for (const code of codes) used.add(code);
  }
  return chosen;
}

const nameOf = ({ names }: JourneyTemplate, trade: Trade | null) => names[trade?.name ?? 'other'] ?? names.other;

function drafted({ template, stages }: Candidate, trade: Trade | null): JourneyDraft {
  const who = template.who ?? CUSTOMER[trade?.name ?? ''] ?? 'customer';
  return {
    name: nameOf(template, trade) ?? '',
    description: template.description.replace('{who}', who),
    touchPoints: stages.map((stage) => touchPointOf(stage, who)),
  };
}

const NAME_MAX = 120;
const SENTENCE_MAX = 300;

/** A step of a journey as the sector's own process makes it. */
function touchPointOf({ stage, process }: MatchedStage, who: string): JourneyDraft['touchPoints'][number] {
  const object = actionOf(process.name).object;
  return {
    name: shortened(`${stage.label}: ${object || process.name}`, NAME_MAX),
    type: typeOf(process),
    description: [
      stage.says.replace('{who}', who),
      `Behind it stands “${process.name}”${said(process)}`,
      helped(process),
    ]
      .filter(Boolean)
      .join(' '),
    processStep: process.code,
    momentThatMatters: stage.moment ?? false,
    phase: stage.phase,
  };
}

/** Who is met there once the opportunities are carried out. */
function typeOf({ opportunities }: OutlinedProcess): TouchPointType {
  if (opportunities.some(({ type }) => type === 'agentic')) return 'agent';
  return opportunities.length > 0 ? 'hybrid' : 'human';
}

function said({ description }: OutlinedProcess): string {
  const first = /^[^]*?[.!?。](?=\s|$)|^[^]+/.exec(readDescription(description).trim())?.[0] ?? '';
  return first ? `: ${shortened(first, SENTENCE_MAX)}` : '.';
}

function helped({ opportunities }: OutlinedProcess): string {
  const best = opportunities.find(({ type }) => type === 'agentic') ?? opportunities[0];
  return best ? `Proposed for it: “${best.title}”.` : '';
}

function shortened(text: string, max: number): string {
  const plain = text.replace(/\s+/g, ' ');
  return plain.length <= max
    ? plain
    : `${plain
        .slice(0, max - 1)
        .toWellFormed()
        .replace(/\s\S*$/, '')}…`;
}

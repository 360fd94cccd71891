import type { JourneyDraft, TouchPointType } from '@process-ai/contract/journeys';
import type { OutlinedProcess } from '../../analyst.ts';
import { actionOf } from '../action.ts';
import { readDescription } from '../read-description.ts';
import type { MatchedStage } from './match-stages.ts';

const NAME_MAX = 120;
const SENTENCE_MAX = 300;

/** A step of a journey as the sector's own process makes it. */
export function touchPointOf({ stage, process }: MatchedStage, who: string): JourneyDraft['touchPoints'][number] {
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

import type { Playbook, PlaybookInput, PlaybookPlan } from '@process-ai/contract/playbooks';
import { matchesWords } from '@process-ai/domain/matches-words';

/** The content of a playbook: what is exported, copied and edited. Lists that nobody gave are empty. */
export type PlaybookContent = PlaybookInput;

/** Whether every word of the query occurs in the playbook's texts. */
export function matchesSearch(playbook: PlaybookContent, query: string): boolean {
  const texts = [
    playbook.name,
    playbook.description,
    playbook.industry,
    ...playbook.tags,
    ...playbook.expectedOutcomes,
    ...playbook.processes.flatMap(({ code, name }) => [code, name]),
    ...playbook.journeys.map(({ name }) => name),
  ];
  return matchesWords(query)(texts.join('\n'));
}

/** The industries of these playbooks, each once, in order of their names. */
export const industriesOf = (playbooks: readonly PlaybookContent[]): string[] =>
  [...new Set(playbooks.flatMap(({ industry }) => industry ?? []))].toSorted((a, b) => a.localeCompare(b));

/** The content without what belongs to the stored playbook. */
export const contentOf = ({ id: _id, isCustom: _own, attribution: _notice, version: _version, ...content }: Playbook) =>
  content satisfies PlaybookContent;

/** "Billing care: fewer disputes" → "billing-care-fewer-disputes.playbook.json". */
export const fileNameOf = (name: string): string =>
  `${
    name
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 80) || 'playbook'
  }.playbook.json`;

/** "Claims,  AI , claims" → ["Claims", "AI"]: each once, as it was first spelled. */
export function tagsOf(text: string): string[] {
  const tags = text
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);
  const spellings = tags.map((tag) => tag.toLowerCase());
  return tags.filter((_, index) => spellings.indexOf(spellings[index] ?? '') === index);
}

export const addsNothing = ({ adds }: PlaybookPlan): boolean => Object.values(adds).every(({ length }) => length === 0);

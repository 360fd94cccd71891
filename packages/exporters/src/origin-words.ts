import { ADDED_BY_HAND, BUILT_IN_ANALYST, IMPORTED } from '@process-ai/contract/opportunities';
import type { FigureWords } from './figure-words.ts';
import { shortName } from './short-name.ts';

const PLAYBOOK = 'Playbook: ';

/**
 * Where an opportunity or a journey comes from, as a client reads it.
 * @param source as the product keeps it: its own analyst, the name of a model, "Playbook: …", "Added by hand"; null = by hand; with " (imported)" as a file says
 */
export const originOf = (source: string | null, { say }: Pick<FigureWords, 'say'>): string =>
  originBy(source, say.cover, 'origins');

/** "Opportunities come from an industry library of use cases and the playbook “Claims”." */
export function originsInWords(sources: readonly string[], { say }: Pick<FigureWords, 'say'>): string {
  return say.cover.comeFrom([...new Set(sources.map((source) => originBy(source, say.cover, 'originIn')))]);
}

type CoverWords = FigureWords['say']['cover'];

function originBy(source: string | null, words: CoverWords, as: 'origins' | 'originIn'): string {
  const names = words[as];
  if (source === null || source === ADDED_BY_HAND) return names.team;
  if (source === BUILT_IN_ANALYST) return names.library;
  if (source.endsWith(IMPORTED)) return names.imported(originBy(source.slice(0, -IMPORTED.length), words, 'origins'));
  return source.startsWith(PLAYBOOK)
    ? names.playbook(shortName(source.slice(PLAYBOOK.length)))
    : names.model(shortName(source));
}

import { ADDED_BY_HAND, BUILT_IN_ANALYST } from '@process-ai/contract/opportunities';
import { shortName } from './slides/fit-text.ts';

const PLAYBOOK = 'Playbook: ';

/**
 * Where an opportunity or a journey comes from, as a client reads it.
 * @param source as the product keeps it: its own analyst, the name of a model, "Playbook: …", "Added by hand"; null = by hand
 */
export function originOf(source: string | null): string {
  if (source === null || source === ADDED_BY_HAND) return 'project team';
  if (source === BUILT_IN_ANALYST) return 'industry library';
  return source.startsWith(PLAYBOOK) ? `playbook “${nameOf(source)}”` : `AI model ${shortName(source, 60)}`;
}

const nameOf = (source: string) => shortName(source.slice(PLAYBOOK.length), 60);

/** "Opportunities come from an industry library of use cases and the playbook “Claims”." */
export function originsInWords(sources: readonly string[]): string {
  const origins = [...new Set(sources.map(originOf))].map((origin) =>
    origin === 'industry library' ? 'an industry library of use cases' : `the ${origin}`,
  );
  return `Opportunities come from ${AND.format(origins)}.`;
}

const AND = new Intl.ListFormat('en-US', { type: 'conjunction' });

import { NAME_LIMITS, type NameKind } from '@process-ai/domain/name-limits';
import { nameInSentence } from './text-direction.ts';

/** Code units of a sign, as of a flag or a family; of longer ones fewer stand in a name. */
const LONGEST_SIGN = 11;
/** A word that would be cut is dropped instead if it is no longer than this. */
const WORD = 14;

/** At the end of a company's name; whoever knows the client leaves it out, but on the cover. */
const LEGAL_FORM =
  /(?<=\S),?\s+(?:(?:(?:(?:GmbH|mbH|AG|SE|UG)\s+)?&\s*Co\.?\s*(?:KGaA|KG|OHG))|gGmbH|GmbH|mbH|AG|SE|KGaA|KG|OHG|eG|e\.\s?V\.|Inc\.?|Corp\.?|LLC|LLP|Ltd\.?|PLC|plc|S\.A\.S?\.?|SAS?|SARL|S\.L\.|N\.V\.|B\.V\.)$/u;

/** A name for use in a sentence, on one line; that of the client without its legal form; above the limit of its kind it is cut, at a word where one is near. */
export function shortName(name: string, kind: NameKind = 'name'): string {
  const most = NAME_LIMITS[kind];
  const whole = name.trim().replace(/[^\S\u202f\u00a0]+/g, ' ');
  const line = kind === 'client' ? whole.replace(LEGAL_FORM, '') : whole;
  if (line.length <= most) return nameInSentence(line);
  const signs = Array.from(signsOf.segment(line.slice(0, LONGEST_SIGN * (most + 1))), ({ segment }) => segment);
  if (signs.length <= most) return nameInSentence(line);
  const start = signs.slice(0, most - 1).join('');
  const space = start.lastIndexOf(' ');
  const kept = space > 0 && start.length - space <= WORD ? start.slice(0, space) : start;
  return nameInSentence(`${kept.replace(/[\s,;:–]+$/, '')}…`);
}

// By grapheme, so that an accent or an emoji is never cut in half.
const signsOf = new Intl.Segmenter();

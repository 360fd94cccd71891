import type { Blueprint } from '../blueprint.ts';
import { folded } from '../folded.ts';
import type { Supply } from './told.ts';

/** The beginnings of words that say it, without accents. */
const SAID: Readonly<Record<Supply, RegExp>> = {
  power:
    / (?:electri|elektri|hydroele[ck]tri|hidroelectri|hydropower|wasserkraft|strom(?!ung)|okostrom|kraftwerk|energ(?:y|ie|ia)|power(?! of ))/,
  gas: / (?:gas|gases|gaz|natural gas|erdgas\S*|biogas\S*|gas(?:versorg|netz|werk)\S*) /,
  water: / (?:waters?|waterworks|aguas?|eaux?|(?:trink)?wasser(?!kraft|stoff)\S*) /,
};

/** Water that nobody drinks. */
const WASTE = /(?:waste water|aguas? residual(?:es)?|eaux? (?:usees?|pluviales?))/g;

/** What a utility supplies, by the words of its name and description, else by those of its processes; empty where none says it. */
export function suppliesOf(
  { name, description }: Pick<Blueprint['sector'], 'name' | 'description'>,
  processes: readonly string[],
): Supply[] {
  const own = saidIn(`${name} ${description ?? ''}`);
  return own.length > 0 ? own : saidIn(processes.join(' '));
}

function saidIn(text: string): Supply[] {
  const said = folded(text).replace(WASTE, '');
  return (['power', 'gas', 'water'] as const).filter((supply) => SAID[supply].test(said));
}

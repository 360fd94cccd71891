import type { FileLanguage } from '@process-ai/contract/export-covers';
import type { Industry } from '@process-ai/contract/industries';
import { typeset } from '../french-typesetting.ts';

/** One text in the languages of the files: English, German, Spanish, French. */
export type Told = readonly [en: string, de: string, es: string, fr: string];

/** What a utility supplies: the law of one is none of another's. */
export type Supply = 'power' | 'gas' | 'water';

/** A law of a trade, as a head of legal would name it beside work that is automated. */
export interface TradeLaw {
  industries: readonly Industry[];
  /** ISO 3166-1 alpha-2; EU = the European Economic Area. */
  where: 'EU' | 'DE' | 'ES' | 'FR' | 'GB' | 'CH' | 'US';
  /** Of utilities: who supplies one of these; told only where the sector says that it does. */
  supplies?: readonly Supply[];
  /** What use cases are flagged with as well: left out where one is. */
  flag?: 'specialCategories';
  /** With its official number. */
  law: Told;
  /** What in such work it is about. */
  reason: Told;
  /** What has to stand before the work goes live. */
  control: Told;
}

const AT = { en: 0, de: 1, es: 2, fr: 3 } as const satisfies Record<FileLanguage, number>;

export const toldIn = (told: Told, language: FileLanguage): string =>
  language === 'fr' ? typeset(told[AT.fr]) : told[AT[language]];

/** A citation that is the same in every language. */
export const same = (text: string): Told => [text, text, text, text];

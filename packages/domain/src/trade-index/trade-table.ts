import type { Industry } from '@process-ai/contract/industries';
import type { Other } from '../industry-words.ts';

/** Heads of names whose matter says the trade: a manufacturer of what? */
export const PARTS = 'parts';

/**
 * Classes of economic activity by the industry whose pack or library knows them; "other" = none does. A class a line:
 * the number of NACE Rev. 2, what people call it, and after the colon how organizations and persons of it are named, in
 * English | German | French | Spanish | Italian | Portuguese | Dutch, in the singular. A German or Dutch word may end a
 * longer one; so may one that begins with "*", and one that ends in "*" begins a longer one.
 */
export type TradeTable = Partial<Record<Industry | Other | typeof PARTS, string>>;

export const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];

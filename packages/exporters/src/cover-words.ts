import type { ShownCover } from '@process-ai/contract/export-covers';
import type { FigureWords } from './figure-words.ts';

type CoverTexts = Pick<FigureWords, 'say' | 'day'>;

/** "For review · Version 1.0 · March 14, 2026" */
export const statusLine = ({ status, version, date }: ShownCover, { say, day }: CoverTexts): string =>
  joined(say.cover.status[status], version && versionOf(version, say), day(date));

/** "Grace Hopper, Partner, grace@example.com, +1 555 0100"; null where nobody is named. */
export const contactLine = ({ contactName, contactRole, contactEmail, contactPhone }: ShownCover): string | null =>
  [contactName, contactRole, contactEmail, contactPhone].filter(Boolean).join(', ') || null;

/** What stands on every page: "Confidential · Version 1.0"; empty where the cover says neither. */
export const markings = (cover: ShownCover, { say }: Pick<FigureWords, 'say'>): string =>
  joined(confidentialityOf(cover, { say }), cover.version && versionOf(cover.version, say));

/** In the language of the file where it is a usual one; null where nothing is said. */
export function confidentialityOf({ confidentiality }: ShownCover, { say }: Pick<FigureWords, 'say'>): string | null {
  const usual: Readonly<Record<string, string>> = say.cover.confidentialities;
  return confidentiality && (usual[confidentiality] ?? confidentiality);
}

/** A version that says so itself keeps its words. */
const versionOf = (version: string, say: FigureWords['say']) =>
  /^v/i.test(version) ? version : say.cover.version(version);

const joined = (...parts: (string | null)[]) => parts.filter(Boolean).join(' · ');

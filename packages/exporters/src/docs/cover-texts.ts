import { confidentialityOf, contactLine, statusLine } from '../cover-words.ts';
import type { DocsPlan } from './docs-plan.ts';
import { firstSentences, oneLine } from './document-text.ts';

/** Characters of what is said of the client: a cover is one page. */
const ABOUT_MOST = 500;

/** What the first page says: whose it is, what it is about, and of which day. */
export function coverTexts({ blueprint: { title, sector, cover, branding }, words }: DocsPlan) {
  const says = words.say.cover;
  const contact = contactLine(cover);
  const confidentiality = confidentialityOf(cover, words);
  return {
    title: oneLine(title),
    subtitle: says.subtitle,
    client: oneLine(sector.name),
    about: [
      ...(sector.description ? [firstSentences(sector.description, ABOUT_MOST)] : []),
      says.referenceModel(oneLine(sector.referenceModel)),
      statusLine(cover, words),
      ...(branding.companyName ? [says.preparedBy(oneLine(branding.companyName))] : []),
      ...(contact ? [says.contact(contact)] : []),
      ...(confidentiality ? [confidentiality] : []),
    ],
  };
}

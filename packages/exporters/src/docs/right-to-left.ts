import { hasRightToLeft, isRightToLeft, partsByDirection } from '../text-direction.ts';

/** Left-to-right mark: keeps digits and brackets behind a turned word out of it. */
const MARK = '\u200e';
const PARAGRAPH = /<w:p>.*?<\/w:p>/gs;
const RUN = /<w:r>(?:<w:rPr>(.*?)<\/w:rPr>)?(<w:br\/>)?<w:t xml:space="preserve">([^<]*)<\/w:t><\/w:r>/gs;
/** What a paragraph's own properties may hold before its direction. */
const BEFORE_DIRECTION = /<w:pPr>(?:<w:(?:pStyle|keepNext|keepLines|pageBreakBefore)\b[^>]*\/>)*/;

/**
 * Sets paragraphs of WordprocessingML whose text is written from right to left, which also puts them to that side, and
 * the words that are written so within our sentences. Captions and entries of the contents keep their side: their
 * numbers stand at the left.
 */
export function markRightToLeft(xml: string): string {
  if (!hasRightToLeft(xml)) return xml;
  return xml.replace(PARAGRAPH, (paragraph) => {
    if (!hasRightToLeft(paragraph)) return paragraph;
    const text = [...paragraph.matchAll(RUN)].map(([, , , run]) => run).join('');
    const isOurs = /<w:tab\/>|<w:fldChar|<w:fldSimple/.test(paragraph);
    return isRightToLeft(text) && !isOurs ? turned(paragraph) : withTurnedWords(paragraph);
  });
}

function turned(paragraph: string): string {
  const runs = paragraph.replace(RUN, (_, look = '', lineBreak = '', text: string) => run(look, lineBreak, text, true));
  return BEFORE_DIRECTION.test(runs)
    ? runs.replace(BEFORE_DIRECTION, (properties) => `${properties}<w:bidi/>`)
    : runs.replace('<w:p>', '<w:p><w:pPr><w:bidi/></w:pPr>');
}

function withTurnedWords(paragraph: string): string {
  return paragraph.replace(RUN, (whole, look = '', lineBreak = '', text: string) => {
    if (!hasRightToLeft(text)) return whole;
    const parts = partsByDirection(text).map((part, index) => {
      const start = index === 0 ? lineBreak : '';
      return `${run(look, start, part.text, part.isTurned)}${part.isTurned ? run(look, '', MARK, false) : ''}`;
    });
    return parts.join('');
  });
}

function run(look: string, lineBreak: string, text: string, isTurned: boolean): string {
  const properties = `${look}${isTurned ? '<w:rtl/>' : ''}`;
  const written = properties === '' ? '' : `<w:rPr>${properties}</w:rPr>`;
  return `<w:r>${written}${lineBreak}<w:t xml:space="preserve">${text}</w:t></w:r>`;
}

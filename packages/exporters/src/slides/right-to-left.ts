import { hasRightToLeft, isRightToLeft } from '../text-direction.ts';

/** Where letters from right to left stand in UTF-16: few slides have any, and this is quicker to ask. */
const MAY_BE = /[\u0590-\u08ff\ufb1d-\ufefc\ud802\ud803\ud83a\ud83b]/;
const FIRST_LETTER = /\p{L}/u;
const LAST_LETTER = /\p{L}(?=\P{L}*$)/u;
const REMARK = /\([^)]*\)/g;
/** Nothing to see, and from left to right. */
const MARK = '\u200e';

/** Whether a text of a slide begins, and mostly is, from right to left; what stands in brackets is not asked. */
export const isTurned = (text: string): boolean =>
  MAY_BE.test(text) && hasRightToLeft(FIRST_LETTER.exec(text)?.[0] ?? '') && isRightToLeft(text.replace(REMARK, ''));

/** A name for a sentence of ours: after one from right to left, a figure would be set as a part of it. */
export const nameInSentence = (name: string): string =>
  MAY_BE.test(name) && hasRightToLeft(LAST_LETTER.exec(name)?.[0] ?? '') ? name + MARK : name;

/** Sets paragraphs of DrawingML whose text is written from right to left, and puts them to that side unless centred. */
export function markRightToLeft(xml: string): string {
  if (!MAY_BE.test(xml)) return xml;
  return xml.replace(/<a:p>.*?<\/a:p>/gs, (paragraph) => {
    const text = [...paragraph.matchAll(/<a:t>([^<]*)<\/a:t>/g)].map(([, run = '']) => run).join('');
    if (!isTurned(text)) return paragraph;
    if (!paragraph.includes('<a:pPr')) return paragraph.replace('<a:p>', '<a:p><a:pPr algn="r" rtl="1"/>');
    return paragraph.replace(/<a:pPr([^>]*?)(\/?)>/g, turned);
  });
}

function turned(_properties: string, attributes: string, end: string): string {
  const side = attributes.includes('algn="ctr"') ? 'ctr' : 'r';
  return `<a:pPr${attributes.replace(/\s(rtl|algn)="\w+"/g, '')} algn="${side}" rtl="1"${end}>`;
}

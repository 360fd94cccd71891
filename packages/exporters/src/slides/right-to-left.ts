/** Letters of scripts that are written from right to left. */
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/gu;
const LETTER = /\p{L}/gu;
/** A sentence of ours stays as it is, also with a name or two in it that are written the other way. */
const MOST = 2 / 3;

/** Sets paragraphs of DrawingML whose text is written from right to left, and puts them to that side unless centred. */
export function markRightToLeft(xml: string): string {
  if (xml.search(RIGHT_TO_LEFT) < 0) return xml;
  return xml.replace(/<a:p>.*?<\/a:p>/gs, (paragraph) => {
    const text = [...paragraph.matchAll(/<a:t>([^<]*)<\/a:t>/g)].map(([, run = '']) => run).join('');
    const turnedLetters = text.match(RIGHT_TO_LEFT)?.length ?? 0;
    if (turnedLetters === 0 || turnedLetters <= MOST * (text.match(LETTER)?.length ?? 0)) return paragraph;
    if (!paragraph.includes('<a:pPr')) return paragraph.replace('<a:p>', '<a:p><a:pPr algn="r" rtl="1"/>');
    return paragraph.replace(/<a:pPr([^>]*?)(\/?)>/g, turned);
  });
}

function turned(_properties: string, attributes: string, end: string): string {
  const side = attributes.includes('algn="ctr"') ? 'ctr' : 'r';
  return `<a:pPr${attributes.replace(/\s(rtl|algn)="\w+"/g, '')} algn="${side}" rtl="1"${end}>`;
}

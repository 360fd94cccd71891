import { strFromU8, unzipSync } from 'fflate';
import { unescapeXml } from '../unescape-xml.fixture.ts';

/** Every text of a workbook (.xlsx bytes) that a person can see or hear, and every one that a formula compares with. */
export function textsOf(bytes: Uint8Array): string[] {
  const parts = Object.entries(unzipSync(bytes)).map(([name, part]) => [name, strFromU8(part)] as const);
  return parts.flatMap(([name, xml]) => {
    const found = WHERE.flatMap(([part, pattern]) => (part.test(name) ? [...xml.matchAll(pattern)] : []));
    return found
      .map(([, text = '']) => unescapeXml(text))
      .filter((text) => /\p{L}/u.test(text) && Number.isNaN(Number(text)));
  });
}

const SHEET = /^xl\/worksheets\/sheet\d+\.xml$/;
const CHART = /^xl\/charts\/[^/]+\.xml$/;

const WHERE: readonly [part: RegExp, text: RegExp][] = [
  [/^xl\/workbook\.xml$/, /<sheet [^>]*name="([^"]*)"/g],
  [/^xl\/sharedStrings\.xml$/, /<t(?: [^>]*)?>([^<]*)<\/t>/g],
  // Of a formula: what it has found, and what it compares with.
  [SHEET, /<c [^>]*t="str"[^>]*><f>[^<]*<\/f><v>([^<]*)<\/v>/g],
  [SHEET, /(?<=<f>[^<]*?)&quot;(?:&lt;&gt;)?((?:(?!&quot;)[^<])*)&quot;/g],
  [SHEET, /<dataValidation [^>]*error="([^"]*)"/g],
  [SHEET, /<dataValidation [^>]*errorTitle="([^"]*)"/g],
  [SHEET, /<formula1?>&quot;([^<]*)&quot;<\/formula1?>/g],
  [SHEET, /<(?:oddHeader|oddFooter)>([^<]*)</g],
  [CHART, /<a:t>([^<]*)<\/a:t>/g],
  [CHART, /<c:v>([^<]*)<\/c:v>/g],
  [/^xl\/drawings\/[^/]+\.xml$/, /descr="([^"]*)"/g],
  [/^xl\/styles\.xml$/, /<numFmt [^>]*formatCode="[^"]*?&quot;([^"]*?)&quot;/g],
];

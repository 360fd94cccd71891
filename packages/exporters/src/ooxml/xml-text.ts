/** Characters that XML 1.0 cannot represent. */
export const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text without the characters that XML cannot represent. */
export const writable = (text: string): string => text.replace(UNWRITABLE, '').toWellFormed();

/** A text as it is written in XML, between tags or in double quotes. */
export const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/**
 * The markup with each element edited that begins and ends with these tags and holds none of its own kind. By places:
 * a pattern that reads every sign of a slide takes ten times as long.
 */
export function editElements(xml: string, begin: string, end: string, edit: (element: string) => string): string {
  let written = '';
  let at = 0;
  for (;;) {
    const from = xml.indexOf(begin, at);
    const to = from < 0 ? -1 : xml.indexOf(end, from);
    if (to < 0) return at === 0 ? xml : written + xml.slice(at);
    written += xml.slice(at, from) + edit(xml.slice(from, to + end.length));
    at = to + end.length;
  }
}

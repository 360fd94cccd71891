/** Characters that XML 1.0 cannot represent. */
export const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text without the characters that XML cannot represent. */
export const writable = (text: string): string => text.replace(UNWRITABLE, '').toWellFormed();

/** A text as it is written in XML, between tags or in double quotes. */
export const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

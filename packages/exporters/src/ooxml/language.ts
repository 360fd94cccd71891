/** Of all that is written in the files, so that it is spoken and checked in its own language. */
export const LANGUAGE = 'en-US';

/** The core properties of an Office file, with the language. */
export const withLanguage = (xml: string): string =>
  xml.replace('</cp:coreProperties>', `<dc:language>${LANGUAGE}</dc:language></cp:coreProperties>`);

/** Of what is written in a file whose language nobody chose, so that it is spoken and checked in its own language. */
export const LANGUAGE = 'en-US';

/** The core properties of an Office file, with the language. @param language BCP 47 */
export const withLanguage = (xml: string, language: string = LANGUAGE): string =>
  xml.replace('</cp:coreProperties>', `<dc:language>${language}</dc:language></cp:coreProperties>`);

/** A part whose texts are marked as of another language. @param language BCP 47 */
export const spokenIn = (xml: string, language: string): string =>
  language === LANGUAGE ? xml : xml.replaceAll(`lang="${LANGUAGE}"`, `lang="${language}"`);

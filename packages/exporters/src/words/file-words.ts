import type { FileLanguage } from '@process-ai/contract/export-covers';
import { GERMAN } from './de/german.ts';
import { ENGLISH, type FileWords } from './en/english.ts';
import { SPANISH } from './es/spanish.ts';
import { FRENCH } from './fr/french.ts';

const WORDS: Readonly<Record<FileLanguage, FileWords>> = { en: ENGLISH, de: GERMAN, es: SPANISH, fr: FRENCH };

/** The fixed words of the files in a language of the client. */
export const fileWords = (language: FileLanguage): FileWords => WORDS[language];

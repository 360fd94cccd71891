import type { FileLanguage } from '@process-ai/contract/export-covers';
import { GERMAN } from './de.ts';
import { ENGLISH, type StoryWords } from './en.ts';
import { SPANISH } from './es.ts';
import { FRENCH } from './fr.ts';

const WORDS: Readonly<Record<FileLanguage, StoryWords>> = { en: ENGLISH, de: GERMAN, es: SPANISH, fr: FRENCH };

/** The fixed words of the story in a language of the client. */
export const storyWords = (language: FileLanguage): StoryWords => WORDS[language];

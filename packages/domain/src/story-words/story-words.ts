import type { FileLanguage } from '@process-ai/contract/export-covers';
import { ENGLISH, type StoryWords } from './en.ts';

const WORDS: Readonly<Record<FileLanguage, StoryWords>> = { en: ENGLISH, de: ENGLISH, es: ENGLISH, fr: ENGLISH };

/** The fixed words of the story in a language of the client. */
export const storyWords = (language: FileLanguage): StoryWords => WORDS[language];

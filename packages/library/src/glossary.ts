import type { GlossaryEntry } from './glossary-entry.ts';

/** Concepts of business work in the languages of the use cases. */
export const GLOSSARY: readonly GlossaryEntry[] = [];

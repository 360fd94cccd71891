import { NUMBERS } from '@process-ai/domain/language';
import { fileWords } from '../words/file-words.ts';

/** The workbook is English whatever the language of the client: its formulas and checks name sheets and labels. */
export const SHEET_WORDS = { ...NUMBERS.en, say: fileWords('en') };

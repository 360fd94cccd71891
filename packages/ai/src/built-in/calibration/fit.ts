// Fits the calibration table, by hand, and writes words.gen.ts: node packages/ai/src/built-in/calibration/fit.ts
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fitTable } from './fit-table.ts';
import { readStatements } from './statements.ts';

writeFileSync(path.join(import.meta.dirname, 'words.gen.ts'), fitTable(readStatements().fitted));

import { writeFileSync } from 'node:fs';
import { buildBlueprint } from '@process-ai/domain/blueprint';
import { it } from 'vitest';
import { exampleClient } from '../example-client.fixture.ts';
import { exampleSource } from './example-blueprint.fixture.ts';
import { generatedSector } from '../generated-sector.fixture.ts';
import { exportSheets } from './export-sheets.ts';
import { formulasOf, read } from './read-workbook.fixture.ts';
import { recalculated, withoutResults } from './recalculate.fixture.ts';

it('zz', async () => {
  const books: Record<string, Uint8Array> = {};
  const ours: Record<string, Map<string, unknown>> = {};
  const sources = { client: exampleClient(), example: exampleSource(7), energy: generatedSector({ seed: 301, vendors: 7, assumptions: { ramp: [0.5, 1], years: 4, benefitRisk: 0.15, costRisk: 0.1 } }) };
  for (const [name, source] of Object.entries(sources)) {
    const bytes = await exportSheets(buildBlueprint(source));
    writeFileSync(`/tmp/zz-${name}.xlsx`, bytes);
    const book = await read(bytes);
    ours[name] = formulasOf(book);
    const long = new Set<string>();
    for (const sheet of book.worksheets) sheet.eachRow((row) => row.eachCell((cell) => { if (cell.formula && cell.formula.length > 120) long.add(`${sheet.name}!${cell.address} ${cell.formula.length} ${cell.formula}`); }));
    console.log(name, [...long].filter((one, index, all) => all.findIndex((x) => x.replace(/\d+.*/, '') === one.replace(/\d+.*/, '')) === index).join('\n'));
    books[name] = await withoutResults(await read(bytes));
  }
  for (const [name, book] of await recalculated(books)) {
    const found = formulasOf(book);
    const off = [...ours[name] as Map<string, unknown>].map(([cell, a]) => [cell, a ?? '', found.get(cell) ?? ''] as const).filter(([, a, b]) => (typeof a === 'number' && typeof b === 'number' ? Math.abs(a - b) > 0.005 : a !== b));
    console.log(name, found.size, off.length, JSON.stringify(off.slice(0, 40)));
  }
}, 300_000);

import { buildBlueprint } from '@process-ai/domain/blueprint';
import { noVendorFits } from '@process-ai/domain/vendor-comparison';
import { expect, test } from 'vitest';
import { exampleClient } from '../example-client.fixture.ts';
import { figureWords } from '../figure-words.ts';
import { FIVE_SECTORS } from '../five-sectors.fixture.ts';
import { paidAlready } from '../payback-words.ts';
import { exportSheets } from './export-sheets.ts';
import { paybackFormat } from './plan.ts';
import { read } from './read-workbook.fixture.ts';
import { textsOf } from './workbook-texts.fixture.ts';

test('where no opportunity is covered, the workbook names no vendor as the best, and industries in its language', async () => {
  const blueprint = buildBlueprint(FIVE_SECTORS['one in Spanish']());
  expect(noVendorFits(blueprint.comparison.fits)).toContain('nothing here is covered');
  const file = await exportSheets(blueprint);
  const readMe = (await read(file)).worksheets[0];
  const shown = readMe?.getColumn('B').values.map((_, at) => readMe.getCell(`B${at}`).text);
  expect(shown).toContain('Ninguno: no se cubre ninguna oportunidad');
  expect(textsOf(file).join('\n')).toContain('Sector: energía y agua');
  expect(textsOf(file).join('\n')).not.toContain('Sector: Energy');
});

test('a payback before month 1 is told in the words of document and deck', () => {
  const of = (source: Parameters<typeof buildBlueprint>[0]) => {
    const blueprint = buildBlueprint(source);
    return {
      isPaid: paidAlready(blueprint) !== null,
      format: paybackFormat({ blueprint, words: figureWords(blueprint.assumptions.currency) }, '0.0'),
    };
  };
  expect(of(FIVE_SECTORS['a library of 1,921 processes in euros']())).toEqual({
    isPaid: true,
    format: '[<0.05]"Paid already";0.0',
  });
  expect(of(exampleClient())).toEqual({ isPaid: false, format: '[<0.05]"< 1\u00a0month";0.0' });
});

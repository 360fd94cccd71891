import { expect, test } from 'vitest';
import { figureWords } from '../figure-words.ts';
import { paletteOf } from '../palette.ts';
import { spanChart } from './case-charts.ts';

test('what lies far beyond the others stands behind a mark that says so', () => {
  const row = (label: string, from: number, to: number) => ({ label, when: `${from}–${to}`, from, to, counts: true });
  const marks = (rows: ReturnType<typeof row>[]) => {
    const { chart } = spanChart(
      { caption: 'When', rows, years: 3, first: 'Apr 2026' },
      paletteOf(null),
      figureWords('EUR'),
    );
    const [before] = 'series' in chart ? chart.series : [];
    return before && 'pointLabels' in before ? before.pointLabels?.map((label) => label && label.text) : null;
  };
  expect(marks([row('First', 1, 12), row('Far', 226, 231)])).toEqual([false, 'Later //']);
  expect(marks([row('First', 1, 12), row('Next', 13, 24)])).toEqual([false, false]);
});

test('the months of a plan with dates are counted from the first by its name', () => {
  const rows = [{ label: 'First', when: 'Apr 2026', from: 1, to: 2, counts: true }];
  const titled = (first: string | null) => {
    const { chart } = spanChart({ caption: 'When', rows, years: 3, first }, paletteOf(null), figureWords('EUR', 'de'));
    return 'valueAxis' in chart ? chart.valueAxis?.title : null;
  };
  expect([titled('Apr. 2026'), titled(null)]).toEqual(['Monate ab Apr. 2026', 'Monat des Plans']);
});

import { expect, test } from 'vitest';
import { brandOf, type ChartBlock, isLabelledOnce, liesDownOnPhone } from './model.ts';

test('on a dark page a cell stands out the more, the more it holds', () => {
  const heat = ['#ffffff', '#eef3f8', '#dde7f1', '#ccdbea', '#bbcfe3', '#aac3dc', '#99b7d5'];
  const tone = { fill: '#123456', text: '#ffffff' };
  const tones = { accent: tone, strong: tone, middle: tone, light: tone, faint: tone, muted: tone, warning: tone };
  const brand = brandOf({ accent: '#123456', onAccent: '#ffffff', ink: '#123456', heat, tones });
  const dark = heat.map((_, step) => {
    const found = /oklch\(from #123456 ([\d.]+) min\(c, ([\d.]+)\) h\)/.exec(
      String(Reflect.get(brand, `--brand-heat-${step}`)),
    );
    return [Number(found?.[1]), Number(found?.[2])] as const;
  });
  for (const [step, [lightness, chroma]] of dark.entries()) {
    const [before, paler] = dark[step - 1] ?? [0.2, 0];
    expect([lightness > before, chroma > paler]).toEqual([true, true]);
    // The ink of a dark page stays readable on it.
    expect(lightness).toBeLessThan(0.5);
  }
});

const columns = (categories: string[], axis: ChartBlock['axis'] = null): ChartBlock => ({
  kind: 'chart',
  caption: '',
  alt: '',
  shape: 'columns',
  categories,
  categoryTitle: null,
  series: [],
  marks: [],
  legend: false,
  max: null,
  axis,
});

test('columns lie down on a phone where a word below them would break', () => {
  expect(liesDownOnPhone(columns(['Kosten', 'Automatisierung (1,06 Mio. $)', 'KI', 'Agenten', 'Später']))).toBe(true);
  expect(liesDownOnPhone(columns(['Year 1', 'Year 2', 'Year 3']))).toBe(false);
  // Bars have no scale in money, and of many names only some are told.
  expect(liesDownOnPhone(columns(['Automatisierung'], { title: null, prefix: '$', suffix: 'M' }))).toBe(false);
  expect(liesDownOnPhone(columns(Array(8).fill('Automatisierung')))).toBe(false);
});

test('the one text of each bar stands behind its name on a phone', () => {
  const series = (labels: string[], outside = false) => ({
    name: '',
    values: labels.map(() => 1),
    tones: labels.map(() => null),
    labels,
    outside,
    dashed: false,
  });
  // A timeline: before the bar, on it, behind it.
  expect(isLabelledOnce([series(['', '', 'to 2025']), series(['2026', '', '']), series(['', '2027', ''])])).toBe(true);
  expect(isLabelledOnce([series(['32.2', '22.1']), series(['16.2', ''])])).toBe(false);
  expect(isLabelledOnce([series(['$1.15M', '$1.04M'], true)])).toBe(false);
  expect(isLabelledOnce([])).toBe(false);
});

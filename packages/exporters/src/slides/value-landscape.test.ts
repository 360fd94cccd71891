import { buildBlueprint } from '@process-ai/domain/blueprint';
import { expect, test } from 'vitest';
import { exampleClient } from '../example-client.fixture.ts';
import { exportSlides } from './export-slides.ts';
import { readSlides } from './read-slides.fixture.ts';

test('the map says how much of what is proposed its boxes show, and that the rest lies beside what is accepted', async () => {
  const slides = readSlides(await exportSlides(buildBlueprint(exampleClient())));
  const map = slides.find(({ paragraphs }) => paragraphs.some((text) => text.startsWith('Darker = ')));
  const legend = map?.paragraphs.find((text) => text.startsWith('Darker = ')) ?? '';
  const thousands = (texts: readonly string[], pattern: RegExp) =>
    texts.flatMap((text) => pattern.exec(text)?.[1] ?? []).map(Number);
  // The sum of an area stands at the left of its boxes, and is no box.
  const boxes = thousands([...new Set(map?.paragraphs)], /^\$(\d+)K proposed$/);
  const [shown = 0] = thousands([legend], /proposed, \$(\d+)K of \$\d+K a year; the rest beside what is accepted/);
  expect(boxes.length).toBeGreaterThan(2);
  expect(Math.abs(boxes.reduce((sum, one) => sum + one, 0) - shown)).toBeLessThanOrEqual(boxes.length / 2);
});

import { type DrawnTouchPoint, journeyDrawing } from '@process-ai/domain/journey-drawing';
import { describe, expect, test } from 'vitest';
import { type JourneySvgStyle, journeySvg, wrapText } from './journey-picture.ts';

const STYLE: JourneySvgStyle = {
  fonts: { family: '"Segoe UI", sans-serif' },
  colours: {
    ink: '#111',
    muted: '#555',
    line: '#ccc',
    surface: '#fff',
    band: '#f5f5f5',
    accent: '#0b5c75',
    warning: '#8a5300',
  },
};
const point = (change: Partial<DrawnTouchPoint> = {}): DrawnTouchPoint => ({
  name: 'Ask for a quote',
  type: 'human',
  processStep: '1.1',
  momentThatMatters: false,
  phase: null,
  ...change,
});
const svgOf = (...touchPoints: DrawnTouchPoint[]) => journeySvg(journeyDrawing({ touchPoints }), STYLE);

describe('the SVG of a journey', () => {
  test('shows every touchpoint, phase, lane and connection', () => {
    const svg = svgOf(point({ phase: 'Buy' }), point({ name: 'Sign', type: 'agent', phase: 'Own' }));
    for (const text of ['Ask for a quote', '1 · 1.1', 'Sign', '2 · 1.1', 'Buy', 'Own', 'Human', 'Hybrid', 'AI Agent']) {
      expect(svg).toContain(`>${text}</text>`);
    }
    expect(svg.match(/<path d="M[^"]+" fill="none"/g)).toHaveLength(1);
  });

  test('marks a moment that matters by a star, and names no process that has been deleted', () => {
    const svg = svgOf(point({ momentThatMatters: true, processMissing: true }));
    expect(svg).toContain('<polygon');
    expect(svg).toContain('1. Ask for a quote (Moment That Matters)');
    expect(svg).toContain('>1</text>');
    expect(svg).not.toContain('1.1');
    expect(svgOf(point())).not.toContain('<polygon');
  });

  test('escapes what people have typed, wherever it stands', () => {
    const evil = '</text><script>alert("1")</script>&';
    const svg = svgOf(point({ name: evil, processStep: '"><b>', phase: '<i>' }));
    expect(svg).not.toMatch(/<(script|b|i)>/);
    expect(svg.match(/<title>(.*)<\/title>/)?.[1]).toBe(
      '1. &lt;/text&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp;',
    );
  });
});

describe('wrapped text', () => {
  const room = { width: 132, size: 12, lines: 3 };
  test.each([
    ['fits as it is', 'Ask for a quote', ['Ask for a quote']],
    ['breaks at spaces', 'Ask the customer for a quote', ['Ask the customer for', 'a quote']],
    ['breaks a word that is too long', 'Kraftfahrzeughaftpflicht', ['Kraftfahrzeughaftpflic', 'ht']],
    ['is nothing', '  ', []],
  ])('%s', (_case, text, lines) => {
    expect(wrapText(text, room)).toEqual(lines);
  });

  test('ends in an ellipsis where it is cut short', () => {
    const lines = wrapText('word '.repeat(40), room);
    expect(lines).toHaveLength(3);
    expect(lines[2]).toMatch(/…$/);
  });
});

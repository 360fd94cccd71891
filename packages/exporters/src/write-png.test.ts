import { Buffer } from 'node:buffer';
import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { writePng } from './write-png.ts';

const [WIDTH, HEIGHT] = [64, 48];
const render = (inside: string) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${inside}</svg>`;
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render();
};

test('a picture is the same once a reader of PNG has read it, also where it is half transparent', () => {
  const { width, height, pixels } = render(
    '<rect width="40" height="20" fill="#c02060"/><circle cx="40" cy="25" r="20" fill="#2080c0" fill-opacity="0.4"/>',
  );
  const png = Buffer.from(writePng({ width, height, pixels })).toString('base64');
  const read = render(`<image width="${WIDTH}" height="${HEIGHT}" href="data:image/png;base64,${png}"/>`).pixels;
  expect(read.some((value) => value > 0 && value < 255)).toBe(true);
  const differences = read.map((value, at) => Math.abs(value - (pixels[at] ?? Number.NaN)));
  expect(read).toHaveLength(4 * WIDTH * HEIGHT);
  // Dividing by the alpha and multiplying again may round to the next value.
  expect(Math.max(...differences)).toBeLessThanOrEqual(1);
});

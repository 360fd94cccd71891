import { Buffer } from 'node:buffer';
import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { writePng } from './write-png.ts';

const [WIDTH, HEIGHT] = [64, 48];
const render = (inside: string) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${inside}</svg>`;
  return new Resvg(svg, { background: '#fff', font: { loadSystemFonts: false } }).render();
};

test('a picture is the same once a reader of PNG has read it', () => {
  const { width, height, pixels } = render(
    '<rect width="40" height="20" fill="#c02060"/><circle cx="40" cy="25" r="20" fill="#2080c0" fill-opacity="0.4"/>',
  );
  const png = Buffer.from(writePng({ width, height, pixels })).toString('base64');
  const read = render(`<image width="${WIDTH}" height="${HEIGHT}" href="data:image/png;base64,${png}"/>`).pixels;
  expect(new Set(read).size).toBeGreaterThan(10);
  expect(read).toEqual(pixels);
});

import { strFromU8, unzipSync } from 'fflate';

/** The theme part of a .pptx or .docx file. */
export const themeOf = (bytes: Uint8Array, folder: 'ppt' | 'word'): string =>
  strFromU8(unzipSync(bytes)[`${folder}/theme/theme1.xml`] ?? new Uint8Array());

const SLOTS: Record<string, string> = { tx1: 'dk1', tx2: 'dk2', bg1: 'lt1', bg2: 'lt2' };

/** DrawingML with the colours of its theme as "rrggbb", as a program shows them. */
export const inThemeColours = (xml: string, theme: string): string =>
  xml.replace(/<a:schemeClr val="(\w+)"(?:\/>|>(.*?)<\/a:schemeClr>)/gs, (_, name: string, changes = '') => {
    const slot = SLOTS[name] ?? name;
    const [, base = ''] = new RegExp(`<a:${slot}>\\s*<a:srgbClr val="(\\w{6})"`).exec(theme) ?? [];
    if (base === '') throw new Error(`The theme has no colour ${name}`);
    return `<a:srgbClr val="${changed(base, changes)}"/>`;
  });

/** ECMA-376 part 1, 20.1.2.3: each change is one of hue, saturation and lightness. */
function changed(base: string, changes: string): string {
  let [h, s, l] = toHsl(base);
  for (const [, change, written] of changes.matchAll(/<a:(satMod|lumMod|lumOff) val="(\d+)"\/>/g)) {
    const share = Number(written) / 100_000;
    if (change === 'satMod') s = Math.min(1, s * share);
    if (change === 'lumMod') l *= share;
    if (change === 'lumOff') l = Math.min(1, l + share);
  }
  return fromHsl(h, s, l);
}

function toHsl(colour: string): [number, number, number] {
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  const span = most - least;
  const l = (most + least) / 2;
  if (span === 0) return [0, 0, l];
  const sixth = most === r ? ((g - b) / span + 6) % 6 : most === g ? (b - r) / span + 2 : (r - g) / span + 4;
  return [60 * sixth, span / (1 - Math.abs(2 * l - 1)), l];
}

function fromHsl(h: number, s: number, l: number): string {
  const part = (n: number) => {
    const k = (n + h / 30) % 12;
    return l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  };
  return [part(0), part(8), part(4)]
    .map((one) =>
      Math.round(255 * one)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('');
}

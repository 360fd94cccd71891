import type { OfficeTemplate } from '@process-ai/contract/workspace';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { newPresentation } from './slides/presentation.ts';

/** The colours of a firm that looks like none of our own. */
export const FIRM_THEME: OfficeTemplate['theme'] = {
  colours: {
    dk1: '1a1a2e',
    lt1: 'ffffff',
    dk2: '4a1942',
    lt2: 'f3e9dc',
    accent1: '9c2c77',
    accent2: 'e08e45',
    accent3: '2a9d8f',
    accent4: '577590',
    accent5: 'f2c14e',
    accent6: '6d597a',
    hlink: '9c2c77',
    folHlink: '6d597a',
  },
  fonts: { major: 'Georgia', minor: 'Verdana' },
};

/** A theme part in the firm's colours and fonts. */
const inFirmTheme = (part: string) =>
  Object.entries(FIRM_THEME.colours)
    .reduce(
      (xml, [slot, colour]) =>
        xml.replace(
          new RegExp(`<a:${slot}>.*?</a:${slot}>`, 's'),
          `<a:${slot}><a:srgbClr val="${colour.toUpperCase()}"/></a:${slot}>`,
        ),
      part,
    )
    .replace(/(<a:majorFont>\s*<a:latin typeface=")[^"]*"/, `$1${FIRM_THEME.fonts.major}"`)
    .replace(/(<a:minorFont>\s*<a:latin typeface=")[^"]*"/, `$1${FIRM_THEME.fonts.minor}"`);

const withParts = (bytes: Uint8Array, change: (name: string, part: string) => string) =>
  zipSync(
    Object.fromEntries(
      Object.entries(unzipSync(bytes)).map(([name, part]) => [
        name,
        /\.(?:xml|rels)$/.test(name) ? strToU8(change(name, strFromU8(part))) : part,
      ]),
    ),
  );

/** A presentation of the firm (.pptx bytes). */
export async function firmDeck(): Promise<Uint8Array> {
  const deck = await newPresentation();
  deck.layout = 'LAYOUT_WIDE';
  deck.defineSlideMaster({ title: 'FIRM', background: { color: FIRM_THEME.colours.lt2 } });
  deck.addSlide({ masterName: 'FIRM' });
  const bytes = new Uint8Array((await deck.write({ outputType: 'nodebuffer' })) as unknown as Uint8Array);
  return withParts(bytes, (name, part) => (name.includes('/theme/') ? inFirmTheme(part) : part));
}

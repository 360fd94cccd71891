import { createRequire } from 'node:module';
import type { JourneyDrawing } from '@process-ai/domain/journey-drawing';
import { type JourneySvgStyle, journeySvg } from './journey-svg.ts';

interface JourneyPicture {
  svg: string;
  png: Uint8Array;
  /** Natural size in pixels; the PNG has `scale` times as many each way. */
  width: number;
  height: number;
}

/** Condensed, since the drawing measures its text by a narrower face than the plain one. */
const FONT_FILES = ['DejaVuSansCondensed.ttf', 'DejaVuSansCondensed-Bold.ttf'];
const FAMILY = 'DejaVu Sans';

/** What the shipped fonts have: Latin, Greek, Cyrillic, Arabic and signs. Anything else is looked for on the machine. */
const SHIPPED = /^[\u0000-\u06ff\u1e00-\u22ff\u25a0-\u27bf]*$/;

/** A drawing of a journey as SVG and as PNG, `scale` times its natural size. */
export async function journeyPicture(
  drawing: JourneyDrawing,
  colours: JourneySvgStyle['colours'],
  scale = 2,
): Promise<JourneyPicture> {
  // Native, and not needed unless a journey is drawn.
  const { Resvg } = await import('@resvg/resvg-js');
  const svg = journeySvg(drawing, { fonts: { family: FAMILY }, colours });
  const picture = new Resvg(svg, {
    fitTo: { mode: 'zoom', value: scale },
    font: {
      fontFiles: fontFiles(),
      defaultFontFamily: FAMILY,
      // Reading the fonts of the machine takes longer than the picture, so only where they are needed.
      loadSystemFonts: !SHIPPED.test(svg),
    },
  });
  return { svg, png: new Uint8Array(picture.render().asPng()), width: drawing.width, height: drawing.height };
}

function fontFiles(): string[] {
  const { resolve } = createRequire(import.meta.url);
  return FONT_FILES.map((file) => resolve(`dejavu-fonts-ttf/ttf/${file}`));
}

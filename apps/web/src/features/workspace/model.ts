/** What readable text needs at least (WCAG 2.2, 1.4.3). */
export const READABLE = 4.5;

/** The colour of exports where nobody has chosen one. */
export const NEUTRAL_ACCENT = '#1e3a5f';

export const isColour = (text: string) => /^#[0-9a-f]{6}$/i.test(text);

/** Contrast of a colour ("#rrggbb") with white, 1–21. Source: WCAG 2.2, relative luminance and contrast ratio. */
export function contrastWithWhite(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(Number.parseInt(colour.slice(at, at + 2), 16)));
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

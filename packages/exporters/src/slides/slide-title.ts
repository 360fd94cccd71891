import type { SlideDraft } from './deck-plan.ts';
import { COVER_TITLE, SIZE } from './deck-theme.ts';
import type { FirmLayouts, FirmTitle } from './firm-layouts.ts';
import { fitText } from './fit-text.ts';
import { titleBox } from './layouts.ts';

/** How the titles of a kind of slide are set. */
export interface TitleSetting {
  /** Inches. */
  room: { w: number; h: number };
  /** Points. */
  size: number;
  bold: boolean;
  /** Its letters against those of Calibri. */
  relative: number;
  /** Whether the layout has this size itself. */
  isOfLayout: boolean;
}

export interface TitleSettings {
  cover: TitleSetting;
  exhibit: TitleSetting;
}

/** Of its usual size: three lines in the room of two. */
const LEAST = 2 / 3;

/** A short last word never stands alone in a line. */
const withoutOrphan = (title: string) => title.replace(/ (\S{1,9})$/, '\u00a0$1');

export function titleSettings(
  drafts: readonly SlideDraft[],
  firm: FirmLayouts | null,
  hasLogo: boolean,
): TitleSettings {
  const ours = { bold: true, relative: 1, isOfLayout: true };
  if (!firm)
    return {
      cover: { ...ours, room: COVER_TITLE, size: SIZE.cover },
      exhibit: { ...ours, room: titleBox(hasLogo), size: SIZE.title },
    };
  const [cover, ...others] = drafts.map(({ title }) => title);
  return {
    cover: firmSetting(firm.cover.title, [cover ?? ''], SIZE.body),
    exhibit: firmSetting(firm.exhibit.title, others, SIZE.lead),
  };
}

/** Share of the titles that stand in the same size. */
const MOST = 0.9;

/** Firms write a few words, and we whole sentences: the largest size, up to theirs, at which most of ours fit. */
function firmSetting(
  { box, size: usual, bold, relative }: FirmTitle,
  titles: readonly string[],
  least: number,
): TitleSetting {
  const setting = { room: box, bold, relative };
  for (let size = usual; size > least; size -= 1) {
    const fitting = titles.filter((title) => fits(title, { ...setting, size }));
    if (fitting.length >= MOST * titles.length) return { ...setting, size, isOfLayout: size === usual };
  }
  return { ...setting, size: Math.min(usual, least), isOfLayout: usual <= least };
}

/** A title as it is written, and its size in points where that is another than its layout has. It is set smaller before it is cut. */
export function setTitle(title: string, setting: TitleSetting): { text: string; size?: number } {
  const whole = withoutOrphan(title);
  if (fits(whole, setting)) return { text: whole, ...(!setting.isOfLayout && { size: setting.size }) };
  const least = Math.round(LEAST * setting.size);
  let { size } = setting;
  while (size > least && !fits(whole, { ...setting, size })) size -= 1;
  return { text: cut(whole, { ...setting, size }), size };
}

const cut = (text: string, { room, size, bold, relative }: Omit<TitleSetting, 'isOfLayout'>) =>
  fitText(text, { ...room, size: size / relative, bold });

const fits = (text: string, setting: Omit<TitleSetting, 'isOfLayout'>) => cut(text, setting) === text;

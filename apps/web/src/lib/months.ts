import type { Month } from '@process-ai/contract/initiatives';
import { monthAt, monthInWords } from '@process-ai/domain/calendar-months';

/** The month of the reader's calendar. */
export const currentMonth = (now = new Date()): Month => monthAt(12 * now.getFullYear() + now.getMonth());

/** "2027-03" → "Mar". */
export const monthName = (month: Month): string => monthInWords(month).slice(0, 3);

const NAMES = Array.from({ length: 12 }, (_, place) => monthName(monthAt(12 * 2000 + place)).toLowerCase());

/** A month as people type it: "2027-03", "3/2027", "03.27", "Mar 2027", "march 27". null = none. */
export function readMonth(text: string): Month | null {
  const typed = text.trim().toLowerCase();
  const iso = /^(\d{4})[-/. ](\d{1,2})$/.exec(typed);
  const turned = /^(\d{1,2})[-/. ](\d{4}|\d{2})$/.exec(typed);
  const named = /^([a-z]{3,9})\.?[ -/]*(\d{4}|\d{2})$/.exec(typed);
  const year = iso?.[1] ?? turned?.[2] ?? named?.[2];
  const month = named ? NAMES.indexOf((named[1] ?? '').slice(0, 3)) + 1 : Number(iso?.[2] ?? turned?.[1]);
  if (!year || !(month >= 1 && month <= 12)) return null;
  const full = year.length === 2 ? 2000 + Number(year) : Number(year);
  return full >= 1900 && full <= 2199 ? monthAt(12 * full + month - 1) : null;
}

import { describe, expect, test } from 'vitest';
import {
  expectedFigures,
  type Shown,
  sectorOf,
  shownInDeck,
  shownInDocument,
  shownInWorkbook,
  shownOnPage,
  workbookOf,
} from './figures-by-place.fixture.ts';
import type { FIVE_SECTORS } from './five-sectors.fixture.ts';
import { hasLibreOffice } from './libreoffice.fixture.ts';
import { agrees, readFigures } from './read-figures.fixture.ts';
import { recalculated } from './sheets/recalculate.fixture.ts';

const MINUTES = 60_000;
/** In these places the workbook writes costs without a sign, as its head says. */
const UNSIGNED = / (?:oneOff|run)$/;

/** Declares that each place of the four files shows the figure that the API has for it. */
export function figuresByPlaceAlike(names: readonly (keyof typeof FIVE_SECTORS)[]): void {
  describe.each(names)('%s', (name) => {
    const sector = sectorOf(name);
    const expected = expectedFigures(sector);
    const language = sector.blueprint.language ?? 'en';

    /** Places whose text says another figure than the API, with both. */
    const wrong = (shown: Shown, places: Iterable<string>) =>
      [...places].flatMap((place) => {
        const [, at, index = '1'] = /^(.*?)(?: (\d))?$/.exec(place) ?? [];
        const whole = shown.get(place) ?? shown.get(at ?? '');
        const which = shown.has(place) ? 1 : Number(index);
        const read = typeof whole === 'string' ? readFigures(whole, language)[which - 1] : undefined;
        return agrees(read, expected.get(place) as number) ? [] : [{ place, shown: whole, api: expected.get(place) }];
      });

    test('has figures in all the places that it can have', () => {
      const kinds = new Set([...expected.keys()].map((place) => place.split(' ')[0]));
      const all = ['decision', 'kpi', 'plan', 'vendor', 'work', 'year'];
      expect(kinds).toEqual(new Set(sector.story.headline ? all : ['decision', 'vendor']));
    });

    test('document and client page show the figure of the API in every place', { timeout: 5 * MINUTES }, async () => {
      const document = await shownInDocument(sector);
      expect(wrong(document, expected.keys())).toEqual([]);
      const page = shownOnPage(sector);
      expect(wrong(page, expected.keys())).toEqual([]);
      expect([document.get('largest'), page.get('largest')]).toEqual(
        Array(2).fill(sector.story.opportunities[0]?.title),
      );
    });

    test('the deck shows it in every place that has room there', { timeout: 5 * MINUTES }, async () => {
      const deck = await shownInDeck(sector);
      const places = [...expected.keys()].filter((place) => deck.has(place.replace(/ \d$/, '')) || deck.has(place));
      expect(wrong(deck, places)).toEqual([]);
      const always = [...expected.keys()].filter((place) => /^(?:kpi|year|decision) /.test(place));
      expect(always.filter((place) => !places.includes(place))).toEqual([]);
      for (const kind of ['plan', 'vendor', 'work'])
        if ([...expected.keys()].some((place) => place.startsWith(kind)))
          expect(places.filter((place) => place.startsWith(kind)).length).toBeGreaterThan(1);
      expect(deck.get('largest')).toBe(sector.story.opportunities[0]?.title);
    });

    test.skipIf(!hasLibreOffice)(
      'the workbook computes it, recalculated by LibreOffice',
      { timeout: 10 * MINUTES },
      async () => {
        const file = (await recalculated({ [name]: await workbookOf(sector) })).get(name);
        if (!file) throw new Error('LibreOffice has saved nothing');
        const shown = shownInWorkbook(file, sector);
        const wrongly = [...shown].flatMap(([place, value]) => {
          const api = expected.get(place);
          if (api === undefined) return [];
          const same = place.startsWith('year') && UNSIGNED.test(place) ? -api : api;
          const near = typeof value === 'number' && Math.abs(value - same) <= 0.005 + 1e-6 * Math.abs(same);
          return near ? [] : [{ place, value, api: same }];
        });
        expect(wrongly).toEqual([]);
        const places = [...shown.keys()].filter((place) => expected.has(place));
        expect(places.length).toBeGreaterThan(sector.story.headline ? 25 : 2);
      },
    );
  });
}

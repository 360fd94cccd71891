import { buildBlueprint } from '@process-ai/domain/blueprint';
import { losesMoney } from '@process-ai/domain/blueprint-priorities';
import { blueprintStory } from '@process-ai/domain/blueprint-story';
import { describe, expect, test } from 'vitest';
import { exampleClient } from '../example-client.fixture.ts';
import { figureWords } from '../figure-words.ts';
import { FIVE_SECTORS } from '../five-sectors.fixture.ts';
import { beginInWords, cameInWords, courseInWords, leftOutInWords } from '../plan-words.ts';
import { prioritiesInWords, priorityInWords } from '../priority-words.ts';
import { type DeckArea, largestAreas } from './deck-plan.ts';
import { BODY } from './deck-theme.ts';
import { exportSlides } from './export-slides.ts';
import { readSlides, tablesOf, withoutAgenda } from './read-slides.fixture.ts';

const SECONDS = 1000;

/** The example with an initiative of its own for each accepted opportunity, some that only prepare, and more journeys than a deck shows. */
function fullPlan() {
  const source = exampleClient();
  const { plan, journeys } = source;
  const [one] = plan?.initiatives ?? [];
  const [journey] = journeys;
  if (!plan || !one || !journey) throw new Error('The example client has a plan and a journey');
  const carried = blueprintStory(buildBlueprint(source)).opportunities.map(({ id, title }) => ({ ids: [id], title }));
  const groundwork = Array.from({ length: 10 }, (_, at) => ({ ids: [], title: `Groundwork ${at}` }));
  const initiatives = [...carried, ...groundwork].map(({ ids, title }, at) => ({
    ...one,
    id: `initiative-${at}`,
    name: title,
    opportunityIds: ids,
    oneOffCost: 1000 * (at + 1),
    dependsOn: [],
  }));
  return {
    ...source,
    plan: { ...plan, initiatives },
    journeys: Array.from({ length: 5 }, (_, at) => ({ ...journey, name: `${journey.name} ${at + 1}` })),
  };
}

test('where work has begun, each initiative is told: delivered, running, to follow by its last month, or far beyond it', () => {
  const row = (status: string, from: number, to: number) => ({ status, from, to });
  const rows = [row('delivered', -15, -13), row('running', -1, 5), row('committed', 2, 8), row('proposed', 14, 23)];
  const far = row('proposed', 225, 228);
  const course = { rows: [...rows, far], toBegin: rows.slice(2), later: [far], startMonth: '2026-05' } as never;
  expect(courseInWords(course, figureWords('USD'))).toBe(
    'Of 5 initiatives 1 is delivered and 1 is running; 2 more follow by Mar 2028, 1 only from Jan 2045 on',
  );
  expect(courseInWords(course, figureWords('USD', 'de'))).toContain('; 2 folgen bis März 2028, 1 erst ab Jan 2045');
  const begin = (status: string | null, isAhead = false) =>
    beginInWords({ when: 'Apr 2026', status } as never, 'Claims', { isAhead }, figureWords('USD'));
  expect(['delivered', 'running', 'committed'].map((status) => begin(status))).toEqual([
    '“Claims” came first and is delivered (Apr 2026)',
    '“Claims” came first and is running (Apr 2026)',
    '“Claims” comes first (Apr 2026)',
  ]);
  // Files that are dated before its start do not say that it runs.
  expect(begin('running', true)).toBe(begin('committed'));
  expect(begin(null)).toBe('the wave “Claims” comes first (Apr 2026)');
});

test('what came of a plan stands beside what was planned for that time', () => {
  const told = (spent: number | null, saved: number | null) =>
    cameInWords(
      { came: { until: '2026-10', spent, saved, plannedCost: 200_000, plannedSavings: 80_000 } },
      figureWords('USD'),
    );
  expect(told(210_000, 30_000)).toBe(' By Oct 2026 $210K was spent of $200K planned by then, and $30K saved of $80K.');
  expect(told(120_000, null)).toBe(' By Oct 2026 $120K was spent of $200K planned by then.');
  expect([told(null, null), cameInWords({ came: null }, figureWords('USD'))]).toEqual(['', '']);
});

test('what saves nothing in money is not said not to pay', () => {
  const row = { leftOut: 'doesNotPay', measured: 0, benchmark: 0 } as never;
  expect(leftOutInWords(row, figureWords('USD'))).toBe('benefit not in money');
  expect(leftOutInWords({ leftOut: 'doesNotPay', measured: 5, benchmark: 0 } as never, figureWords('USD'))).toBe(
    'does not pay',
  );
});

test('the title of the priorities names what stands in the first quadrant, and what costs more than it brings', () => {
  const row = { id: 'a', kind: 'ai', fte: 1 } as const;
  const rows = [
    { ...row, name: 'Dear', value: 90, cost: 40, quadrant: 'programme' },
    { ...row, name: 'Cheap', value: 50, cost: 10, quadrant: 'startNow' },
    { ...row, name: 'Poor', value: 5, cost: 40, quadrant: 'review' },
  ] as const;
  const begins = { names: ['Dear'], worth: { value: 90, cost: 40 }, quadrant: 'programme' } as const;
  const best = { names: ['Cheap'], worth: { value: 50, cost: 10 } };
  const found = {
    rows,
    best,
    begins,
    losing: [{ name: 'Poor', loss: 5 }],
    npvWithout: 0,
    toProve: [],
    stopped: [],
    delivered: 0,
    outside: 0,
  };
  expect(prioritiesInWords(found, 0, figureWords('USD'))).toBe(
    '“Cheap” brings $50 of value for $10; “Poor” costs more than it brings',
  );
  const only = { ...found, losing: [] };
  expect(prioritiesInWords(only, 0, figureWords('USD'))).toBe('“Cheap” brings $50 of value for $10');
  expect(prioritiesInWords({ ...only, toProve: ['Faint', 'Small'] }, 0, figureWords('USD'))).toBe(
    '“Cheap” brings $50 of value for $10; “Faint” and 1 more have to prove themselves first',
  );
});

test('a slide that goes on with one row says which, not from where to where', () => {
  const { goesOn } = figureWords('USD').say.deck;
  expect([goesOn('Decisions', 1, 8), goesOn('Decisions', 9, 9)]).toEqual(['Decisions (1 to 8)', 'Decisions (9)']);
});

test(
  'a plan of more initiatives than the map of priorities shows is drawn at its ends, where high and low lie beyond it',
  async () => {
    const source = fullPlan();
    expect(blueprintStory(buildBlueprint(source)).weighed?.rows.length).toBeGreaterThan(24);
    const slides = readSlides(await exportSlides(buildBlueprint(source)));
    const map = slides.find(({ xml }) => /: cost [^"]*, value [^"]* freed"/.test(xml));
    const tops = Array.from(map?.xml.matchAll(/<a:off x="[1-9]\d*" y="(\d+)"/g) ?? [], ([, y]) => Number(y) / 914_400);
    expect(tops.length).toBeGreaterThan(24);
    // The library puts what is no number an inch below the edge: the line between high and low stood in the title.
    expect(tops.filter((top) => top < BODY.y - 0.01)).toEqual([]);
  },
  60 * SECONDS,
);

test(
  'a full deck keeps to 27 slides and has a page for what is proposed, where it is asked for',
  async () => {
    const deck = readSlides(await exportSlides(buildBlueprint({ ...fullPlan(), include: 'all' })));
    expect(withoutAgenda(deck).length).toBeLessThanOrEqual(27);
    expect(deck.at(-1)?.title).toContain('proposed, not decided');
    const journeys = deck.filter(({ title }) => title.includes('A water pipe bursts'));
    expect(journeys.length).toBeGreaterThan(0);
    expect(journeys[0]?.paragraphs.join('\n')).toContain(`The first ${journeys.length} of 5 journeys`);
  },
  60 * SECONDS,
);

describe('without inputs', async () => {
  const deck = readSlides(await exportSlides(buildBlueprint(FIVE_SECTORS['none with inputs']())));

  test('a wave in which nothing begins is left out, and the next one moves up', () => {
    const { paragraphs = [] } = deck.find(({ title }) => title.startsWith('First to decide')) ?? {};
    expect(paragraphs).toEqual(expect.arrayContaining(['Quick wins', 'Months 1–3', 'Transform', 'Months 4–12']));
    expect(paragraphs).not.toContain('Build out');
  });

  test('no slide names a plan, a business case or inputs as its source', () => {
    const sources = deck.flatMap(({ paragraphs }) => paragraphs.filter((text) => text.startsWith('Source: ')));
    expect(sources.length).toBeGreaterThan(8);
    expect(sources.filter((text) => /\bthe plan\b|business case|the data of its processes/.test(text))).toEqual([]);
  });
});

test(
  'what changes a touchpoint is told in words that three lines hold, with the names of opportunities where these do',
  async () => {
    const deck = readSlides(
      await exportSlides(buildBlueprint(FIVE_SECTORS['three processes with a long German name']())),
    );
    const { paragraphs = [] } = deck.find(({ title }) => title.startsWith('„Ein Zähler wird gewechselt“')) ?? {};
    const cells = paragraphs.filter((text) => / Arbeitsstunden im Jahr/.test(text));
    expect(cells).toHaveLength(2);
    expect(cells.filter((text) => text.length > 400 || /Automatische Bearbeitung/.test(text))).toEqual([]);
  },
  60 * SECONDS,
);

test('what the smaller areas come to is not costed, rather than nothing, where none of them is', () => {
  const area = (name: string, projected: number | null): DeckArea => ({
    code: name,
    name,
    processes: [],
    opportunityCount: 1,
    estimate: { measured: 0, benchmark: 0 },
    proposed: { measured: 0, benchmark: 0 },
    projected,
    without: 'notCosted',
    value: 0,
    parts: [],
  });
  const last = (...projected: (number | null)[]) =>
    largestAreas([area('a', 5), ...projected.map((one, at) => area(`${at}`, one))], 2, figureWords('USD'))[1]
      ?.projected;
  expect([last(null, null), last(null, 3), last(0, 0)]).toEqual([null, 3, 0]);
});

test(
  'few rejected opportunities stand below the last accepted ones, each marked, and not on a slide that they leave empty',
  async () => {
    const source = FIVE_SECTORS['one in Spanish']();
    // More than the first slide holds are accepted.
    const processes = source.processes.map((process, at) => {
      const accepted = process.opportunities.filter(({ status }) => at < 6 && status === 'accepted');
      const again = accepted.map((one) => ({ ...one, id: `${one.id}-2`, title: `${one.title} (2)` }));
      return { ...process, opportunities: [...process.opportunities, ...again] };
    });
    const blueprint = buildBlueprint({ ...source, processes });
    const deck = readSlides(await exportSlides(blueprint));
    const found = deck.filter(({ paragraphs }) => paragraphs.some((text) => text.startsWith('Rechazada: ')));
    expect(found).toHaveLength(1);
    const { rejected } = blueprintStory(blueprint);
    const { title, xml, notes } = found[0] ?? { title: '', xml: '', notes: '' };
    const rows = tablesOf(xml).flatMap((table) => table.rows);
    const marked = rows.filter(([number]) => number === '–').map(([, what]) => what);
    expect(new Set(marked)).toEqual(new Set(rejected.map((one) => one.title)));
    expect(rows.length).toBeGreaterThan(rejected.length + 1);
    expect(title).toContain(`ninguna cifra incluye las ${rejected.length} rechazadas`);
    expect(notes).toContain('Rechazada.');
  },
  60 * SECONDS,
);

test(
  'what costs more than it brings is to be reviewed in notes and alternative text, and is drawn below what pays',
  async () => {
    const blueprint = buildBlueprint(FIVE_SECTORS['one in Spanish']());
    const rows = blueprintStory(blueprint).weighed?.rows ?? [];
    const losing = rows.filter((row) => !row.isDelivered && losesMoney(row));
    expect([losing.length > 0, losing.every(({ quadrant }) => quadrant === 'review')]).toEqual([true, true]);
    const deck = readSlides(await exportSlides(blueprint));
    const map = deck.find(({ xml }) => xml.includes('Mapa de coste y valor.'));
    expect(map?.paragraphs).toContain('Cuesta más de lo que aporta');
    const delivered = rows.filter(({ isDelivered }) => isDelivered);
    expect(map?.paragraphs.join('\n')).toContain(
      `No se muestran: ${delivered.length} terminada, 1 detenida, 2 fuera del caso`,
    );
    for (const row of rows) {
      const one = `${row.name}: ${priorityInWords(row, figureWords('EUR', 'es'))}`;
      const isShown = !row.isDelivered;
      expect([map?.notes.includes(one), map?.xml.includes(one)]).toEqual([isShown, isShown]);
    }
  },
  60 * SECONDS,
);

test(
  'a slide that names not all that changes a touchpoint says where the rest stands, and its notes name it',
  async () => {
    const blueprint = buildBlueprint(FIVE_SECTORS['a library of 1,921 processes in euros']());
    const deck = readSlides(await exportSlides(blueprint));
    const slide = deck.find(({ title }) => title.startsWith('“Moving house”'));
    expect(slide?.paragraphs.some((text) => /; and \d+ more\.$/.test(text))).toBe(true);
    expect(slide?.paragraphs.some((text) => text.includes('is named in the notes and in the document'))).toBe(true);
    const [{ stages } = { stages: [] }] = blueprintStory(blueprint).journeys;
    const carriers = stages.flatMap(({ changes }) => changes.flatMap(({ initiative }) => initiative ?? []));
    for (const initiative of new Set(carriers)) expect(slide?.notes).toContain(`“${initiative}”`);
    const lines = slide?.notes.split('\n').filter((line) => line.startsWith('4. ')) ?? [];
    expect(stages[3]?.changes.filter(({ initiative }) => !lines[0]?.includes(initiative ?? ''))).toEqual([]);
  },
  60 * SECONDS,
);

test('the title of the largest opportunities names what holds half of the savings, and what the others do instead', async () => {
  const titles = readSlides(await exportSlides(buildBlueprint(FIVE_SECTORS['one in Spanish']()))).map(({ title }) =>
    title.replaceAll('\u00a0', ' '),
  );
  expect(titles).toContain(
    '«Altas y bajas completas desde la oficina virtual» y 1 más, de 15 oportunidades, reúnen el 52 % de los 201 mil € al año aceptados; 5 ya cuentan en su proceso superior, 2 están sin valorar',
  );
});

test('the sum of the years, and how one sum becomes the next, stand whole on a slide that is full, too', {
  timeout: 60 * SECONDS,
}, async () => {
  const deck = readSlides(await exportSlides(buildBlueprint(FIVE_SECTORS['a library of 1,921 processes in euros']())));
  const years = deck.find(({ paragraphs }) => paragraphs.includes('Year 1') && paragraphs.includes('Year 3'));
  expect(years?.paragraphs).toContain('Together');
  expect(
    years?.paragraphs.filter((text) => /^Measured savings a year, rounded: .* = €5\.98M accepted\.$/.test(text)),
  ).toHaveLength(1);
  expect(deck[1]?.paragraphs.filter((text) => text.endsWith('…'))).toEqual([]);
});

import { DEFAULT_COVER, FileLanguage } from '@process-ai/contract/export-covers';
import type { VendorFit } from '@process-ai/contract/vendor-comparison';
import { type Blueprint, buildBlueprint } from '@process-ai/domain/blueprint';
import type { JourneyStage } from '@process-ai/domain/blueprint-journeys';
import type { Duty, Rating, RegisteredRisk } from '@process-ai/domain/blueprint-risks';
import { blueprintStory } from '@process-ai/domain/blueprint-story';
import { offeringInWords } from '@process-ai/domain/story-words/vendor-kinds';
import { describe, expect, test } from 'vitest';
import { whyWords } from './basis-words.ts';
import { clientPage } from './docs/client-page.ts';
import { planDocs } from './docs/docs-plan.ts';
import { vendorChapter } from './docs/sections/vendors.ts';
import { exampleClient } from './example-client.fixture.ts';
import { figureWords } from './figure-words.ts';
import { measured, registerInWords } from './governance-words.ts';
import { changedAsAt, journeyInWords } from './journey-words.ts';
import { offersInWords, vendorRanking } from './story-words.ts';

describe('the winner of a comparison', () => {
  const blueprint = buildBlueprint(exampleClient());
  const [first, second, ...others] = blueprint.comparison.fits;
  const ranked = (...fits: readonly (VendorFit | undefined)[]): Blueprint => ({
    ...blueprint,
    comparison: { ...blueprint.comparison, fits: fits.flatMap((fit) => fit ?? []) },
  });
  const none = others.map((fit) => ({ ...fit, fits: false }));
  const invited = (of: Blueprint) => blueprintStory(of).decisions.find(({ kind }) => kind === 'vendors')?.what;

  test('is the vendor that is invited, where another one has more points but covers too little', () => {
    const of = ranked(
      first && { ...first, vendorName: 'Adler', fits: false, overallScore: 46 },
      second && { ...second, vendorName: 'Birch', fits: true, overallScore: 42 },
      ...none,
    );
    expect(vendorRanking(of.comparison, figureWords('USD'))).toBe(
      'Birch fits best of 6 vendors with 42 of 100 points: Adler has 46, but covers too little of the need in full',
    );
    expect(invited(of)).toBe('Invite Birch to prove it on a real case');
  });

  test('leads the next by its points where it has the most of them', () => {
    const of = ranked(
      first && { ...first, vendorName: 'Adler', fits: true, overallScore: 46 },
      second && { ...second, vendorName: 'Birch', fits: false, overallScore: 42 },
      ...none,
    );
    expect(vendorRanking(of.comparison, figureWords('USD'))).toBe(
      'Adler fits best of 6 vendors with 46 of 100 points, 4 points ahead of Birch',
    );
    expect(invited(of)).toBe('Invite Adler to prove it on a real case');
  });
});

describe('why an opportunity is proposed', () => {
  const analyst =
    'Understood as “answer policyholder enquiries”. Use case tied by hand to ACORD 4.3.6; confidence 95%. Benefit: handling time by 20–40%, the judgment of who wrote the use case. The amount follows today’s figures: its share of what the process saves. Suitability for automation, to rank it among others of its type: 84 of 100, 5% of the criteria answered. For it: high volume (“gas”). Half of the score: 73 from the criteria; the other half: 96 from labelled tasks in the same words, lowered by “cover”. The client’s documents: “Two in three come by letter.” (report.pdf, p. 3). Not now: the process is still changing. Settle it first.';
  const told = 'Expected: handling time down by 30% (20% to 40%).';
  const benefit = { moves: 'handling time', low: 0.2, likely: 0.3, high: 0.4 } as const;
  const own = { source: 'Built-in analyst', rationale: analyst, useCaseId: 'a-use-case', benefit };

  test('is told to a client by its benefit and in the language of the file, not by how it was found and scored', () => {
    expect(whyWords(own, figureWords('USD'))).toBe(told);
    const more = { ...own, rationale: 'In whatever words.', benefit: { ...benefit, moves: 'revenue' as const } };
    expect(whyWords(more, figureWords('EUR', 'de'))).toBe('Zu erwarten: Umsatz +30\u00a0% (20\u00a0% bis 40\u00a0%).');
    const ofOthers = { ...own, source: 'Added by hand', rationale: 'Two in three notices come by letter.' };
    expect(whyWords(ofOthers, figureWords('USD'))).toBe('Two in three notices come by letter.');
  });

  test('has no range where no use case says one: the likely value alone, as an estimate', () => {
    const alone = { ...own, useCaseId: null };
    expect(whyWords(alone, figureWords('USD'))).toBe('Expected: handling time down by 30%, an estimate.');
    expect(whyWords(alone, figureWords('EUR', 'fr'))).toMatch(/temps de traitement −30[^(]*, une estimation\.$/);
  });

  test('is told so on the client’s page, whose tables name no basis either', () => {
    const source = exampleClient();
    for (const { opportunities } of source.processes) {
      for (const opportunity of opportunities)
        Object.assign(opportunity, { rationale: analyst, useCaseId: 'x', basis: 'tied', confidence: 0.95, benefit });
    }
    const page = JSON.stringify(clientPage(buildBlueprint(source)).blocks);
    expect(page).toContain(told);
    expect(page).not.toMatch(/Understood as|Half of the score|lowered by|Tied/);
  });
});

describe('the title of the register', () => {
  const risk = (initiative: string, likelihood: Rating, impact: Rating): RegisteredRisk => ({
    ...{ initiative, likelihood, impact },
    ...{ owner: null, risk: '', control: null },
  });

  test.each([
    [
      [risk('A', 'medium', 'high'), risk('B', 'high', 'medium')],
      '1 of 2 risks can cost a large part of what is planned, in “A”',
    ],
    [
      [risk('A', 'high', 'medium'), risk('B', 'low', 'low')],
      'Of 2 risks, that of “A” weighs most: high likelihood, medium impact',
    ],
    [
      [risk('A', 'high', 'medium'), risk('B', 'high', 'medium'), risk('C', 'low', 'low')],
      '2 of 3 risks weigh most, “A” first: high likelihood, medium impact',
    ],
    [
      [
        { ...risk('A', 'medium', 'high'), initiative: null, risk: 'It may hold less' },
        { ...risk('B', 'medium', 'high'), initiative: null, risk: 'Nobody does it' },
      ],
      'It may hold less; another of the 2 risks can cost a large part of what is planned',
    ],
    [[{ ...risk('A', 'low', 'high'), initiative: null, risk: 'It may hold less' }], 'It may hold less'],
    [
      [{ ...risk('A', 'high', 'high'), initiative: null, risk: 'The plan loses' }, risk('B', 'low', 'high')],
      'The plan loses; another of the 2 risks can cost a large part of what is planned',
    ],
    [
      [risk('A', 'high', 'medium'), risk('B', 'low', 'high')],
      'Of 2 risks, that of “A” weighs most: high likelihood, medium impact',
    ],
    [[risk('A', 'low', 'medium')], 'The 1 risk known lies in “A”: low likelihood, medium impact'],
    [[risk('A', 'medium', 'low')], 'No risk known is of high likelihood or touches much of the savings (1 risk)'],
  ])('worries as the register does: %#', (risks, title) => {
    expect(registerInWords(risks, [], figureWords('USD'))).toBe(title);
  });
});

test.each([
  ['en', 'counted in its parent', 'not costed'],
  ['de', 'im Oberprozess gezählt', 'nicht bewertet'],
  ['es', 'contado en el superior', 'sin valorar'],
  ['fr', 'compté dans son parent', 'non chiffré'],
] as const)(
  'what carries no money says so in %s, and never reads as an amount of nothing',
  (language, inParent, notCosted) => {
    const [one] = blueprintStory(buildBlueprint(exampleClient())).opportunities;
    if (!one) throw new Error('The example client has opportunities');
    const { worth } = figureWords('EUR', language);
    expect(worth({ ...one, estimatedSavings: 0, withoutMoney: 'inParent' })).toBe(inParent);
    expect(worth({ ...one, estimatedSavings: 0, withoutMoney: 'notCosted' })).toBe(notCosted);
  },
);

test('a touchpoint that the same changes as an earlier one is told by the number of that one', () => {
  const stage = (opportunities: string[], initiative = 'A') =>
    ({ changes: opportunities.length > 0 ? [{ initiative, opportunities }] : [] }) as unknown as JourneyStage;
  const stages = [stage([]), stage(['x']), stage(['y']), stage(['x']), stage(['x'], 'B'), stage([])];
  expect(stages.map((one) => changedAsAt(stages, one))).toEqual([null, null, null, 2, null, null]);
});

test('vendors that cover nothing are told by what they offer: no bars, and no winner to change', () => {
  const blueprint = buildBlueprint(exampleClient());
  const fits = blueprint.comparison.fits.map((fit) => ({
    ...fit,
    fits: false,
    shares: { ...fit.shares, coverage: 0 },
  }));
  const none = { ...blueprint, comparison: { ...blueprint.comparison, fits } };
  const { words } = planDocs(none);
  const blocks = vendorChapter(planDocs(none));
  expect(blocks.map(({ kind }) => kind)).toEqual(['heading', 'prose', 'prose', 'table']);
  expect(JSON.stringify(blocks)).toContain(words.say.cover.noneCoversNote);
  const [vendor] = none.vendors;
  const told = offersInWords(none.vendors, vendor?.id ?? '', words);
  expect(told).toContain(vendor?.products[0]?.name);
});

test.each([
  ['de', 'Process Mining und Prozessanalyse; UiPath Studio; Softwareroboter (RPA); Rezepte mischen; KI-Agenten'],
  ['es', 'Análisis y minería de procesos; UiPath Studio; robots de software (RPA); Rezepte mischen; agentes de IA'],
  ['fr', 'Process mining et modélisation ; UiPath Studio ; robots logiciels (RPA) ; Rezepte mischen ; agents IA'],
  ['en', 'Process mining; UiPath Studio; Robotic process automation; Rezepte mischen; Agent orchestration'],
] as const)(
  'what a vendor offers is told in %s by its kind, but names and what nobody knows as they stand',
  (language, told) => {
    const offering = (name: string) => ({ name, description: null, category: null });
    const [one] = buildBlueprint(exampleClient()).vendors;
    const vendor = {
      ...(one as NonNullable<typeof one>),
      products: [offering('Process mining'), offering('UiPath Studio')],
      capabilities: ['Robotic process automation', 'Rezepte mischen'],
      aiCapabilities: [offering('Agent orchestration')],
    };
    expect(
      offersInWords([vendor], vendor.id, figureWords('EUR', language))
        .replaceAll('\u202f', ' ')
        .replaceAll('\u00a0', ' '),
    ).toBe(told);
  },
);

test.each([
  ['Manage identities and access rights', 'IT-Sicherheit', 'ciberseguridad', 'cybersécurité'],
  ['Detect fraud', 'Betrugserkennung', 'detección del fraude', 'détection de la fraude'],
  ['Contract lifecycle management', 'Vertragsmanagement', 'gestión de contratos', 'gestion des contrats'],
  ['Mediate usage records', 'Nutzungsabrechnung', 'tarificación del consumo', 'facturation des usages'],
])('work that its family would mislead about has a kind of its own: %s', (name, de, es, fr) => {
  expect((['de', 'es', 'fr'] as const).map((language) => offeringInWords(name, language))).toEqual([de, es, fr]);
});

describe.each(FileLanguage.options)('in %s', (language) => {
  const words = figureWords('EUR', language);
  const { case: says, plan, document } = words.say;

  test('what a vendor matches names each kind once', () => {
    const blueprint = buildBlueprint({ ...exampleClient(), cover: { ...DEFAULT_COVER, language } });
    const told = vendorChapter(planDocs(blueprint)).flatMap((block) =>
      block.kind === 'prose' && block.term === document.vendors.matched
        ? [block.text.replace(/\.$/, '').split(/\s?; /)]
        : [],
    );
    expect(told.length).toBeGreaterThan(2);
    for (const kinds of told) expect(kinds).toEqual([...new Set(kinds)]);
  });

  test('sentences fit what is put into them', () => {
    expect(says.wouldNeed.volume(says.ofPlan(words.percent(249, 0)))).toBe(
      {
        en: 'To break even it would need a volume of 249% of plan.',
        de: 'Für die Gewinnschwelle wäre eine Menge von 249\u00a0% des Plans nötig.',
        es: 'Para el punto de equilibrio haría falta un volumen del 249\u00a0% del plan.',
        fr: 'Pour atteindre l’équilibre, il faudrait un volume de 249\u202f% du plan.',
      }[language],
    );
    expect(says.ofRuns(says.allOfRuns, words.decimals(10_000))).toBe(
      {
        en: 'in all of 10,000 simulated runs',
        de: 'in allen 10.000 simulierten Läufen',
        es: 'en las 10.000 simulaciones',
        fr: 'dans la totalité des 10\u202f000 simulations',
      }[language],
    );
    expect([plan.ratings.likelihood.medium, plan.ratings.impact.medium]).toEqual(
      {
        en: ['Medium', 'Medium'],
        de: ['Mittel', 'Mittel'],
        es: ['Media', 'Medio'],
        fr: ['Moyenne', 'Moyenne'],
      }[language],
    );
  });
});

test('where no risk is known, the title of the register begins with what counsel has to settle', () => {
  const told = { law: 'Biometric data', weight: 'high', reason: '', control: '' } as const;
  const duty: Duty = { ...told, concerns: 'named', initiatives: [], opportunities: [] };
  expect(registerInWords([], [duty], figureWords('USD'))).toBe(
    'Counsel must settle “Biometric data” before anything is built',
  );
});

test('of touchpoints that feel equally bad, none is said to feel worst alone', () => {
  const stage = (name: string, changes: unknown[]) => ({ touchPoint: { name }, changes });
  const told = (worst: unknown, worstAlike: number, changed = 2) =>
    journeyInWords(
      {
        journey: { name: 'Move' },
        stages: ['Send', 'Pay', 'Wait'].map((name) => stage(name, [])),
        changed,
        far: null,
        worst,
        worstAlike,
      } as never,
      true,
      figureWords('EUR'),
    ).split(' touchpoints, ')[1];
  expect(told(stage('Call', []), 1)).toBe('but not “Call”, which feels worst today');
  expect(told(stage('Call', []), 2)).toBe('but not “Call”, one of the 2 that feel worst today');
  expect(told(stage('Call', [1]), 2)).toBe('the 2 that feel worst today among them');
  expect(told(stage('Call', []), 2, 0)).toBe('and “Call” is one of the 2 that feel worst today');
});

test('a figure of a measure never ends its line without its unit', () => {
  expect(measured({ unit: 'min' } as never, 25, figureWords('EUR', 'es'))).toBe('25\u00a0min');
  expect(measured({ unit: null } as never, 25, figureWords('EUR', 'es'))).toBe('25');
});

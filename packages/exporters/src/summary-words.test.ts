import { DEFAULT_COVER, FileLanguage } from '@process-ai/contract/export-covers';
import { type Blueprint, buildBlueprint } from '@process-ai/domain/blueprint';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { payingInWords } from './case-words.ts';
import { planDocs } from './docs/docs-plan.ts';
import { exportDocs } from './docs/export-docs.ts';
import { exampleClient } from './example-client.fixture.ts';
import { exportSlides } from './slides/export-slides.ts';
import { readSlides } from './slides/read-slides.fixture.ts';
import { summaryStatements } from './summary-words.ts';
import { unescapeXml } from './unescape-xml.fixture.ts';

const SECONDS = 1000;

describe.each(FileLanguage.options)('the summary in %s', (language) => {
  const blueprint = buildBlueprint({ ...exampleClient(), cover: { ...DEFAULT_COVER, language } });
  const plan = planDocs(blueprint);
  const statements = summaryStatements(plan);
  const { terms } = plan.words.say.summary;

  test('gives reasons, what it costs, the main risk, and the decision asked with its date', () => {
    const told = statements.map(({ term }) => term);
    const asked = (['where', 'what', 'how', 'paying', 'risk', 'notCounted', 'decision'] as const).map(
      (key) => terms[key],
    );
    expect(told).toEqual(asked);
    const { text: decision } = statements.at(-1) as (typeof statements)[number];
    const [first] = plan.decisions;
    expect(decision).toContain(first?.by);
    expect(decision).toContain(plan.words.short(first?.amount ?? 0));
  });

  test('is the same in document and deck, and cut in neither', { timeout: 60 * SECONDS }, async () => {
    const xml = strFromU8(unzipSync(await exportDocs(blueprint))['word/document.xml'] ?? new Uint8Array());
    const document = (xml.match(/<w:p[ >].*?<\/w:p>/gs) ?? []).map((paragraph) =>
      [...paragraph.matchAll(/<w:t(?: [^>]*)?>([^<]*)</g)].map(([, text = '']) => unescapeXml(text)).join(''),
    );
    const [, answer] = readSlides(await exportSlides(blueprint));
    for (const { term, text } of statements) {
      expect(document.filter((one) => one.startsWith(`${term}. ${text}`))).toHaveLength(1);
      const at = answer?.paragraphs.indexOf(term) ?? -1;
      expect(answer?.paragraphs[at + 1]).toBe(text);
    }
  });
});

test('a middle of the simulated runs far below the plan is said in plain words, one near it beside it', () => {
  const blueprint = buildBlueprint(exampleClient());
  const { words, headline } = planDocs(blueprint);
  const told = (p50: number) =>
    payingInWords(blueprint, { ...(headline as NonNullable<Blueprint['case']>['headline']), npv: 1000, p50 }, words);
  expect(told(790)).toContain('; in half of 10,000 simulated runs it is lower than $790 (P50).');
  expect(told(810)).toContain('; the middle of 10,000 simulated runs (P50) is $810.');
});

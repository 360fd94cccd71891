import type { VendorFit } from '@process-ai/contract/vendor-comparison';
import { type Blueprint, buildBlueprint } from '@process-ai/domain/blueprint';
import type { Duty } from '@process-ai/domain/blueprint-risks';
import { blueprintStory } from '@process-ai/domain/blueprint-story';
import { describe, expect, test } from 'vitest';
import { whyWords } from './basis-words.ts';
import { clientPage } from './docs/client-page.ts';
import { exampleClient } from './example-client.fixture.ts';
import { figureWords } from './figure-words.ts';
import { registerInWords } from './governance-words.ts';
import { vendorRanking } from './story-words.ts';

const same = (name: string) => name;

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
    expect(vendorRanking(of.comparison, same, figureWords('USD'))).toBe(
      'Birch fits best of 6 vendors with 42 of 100 points: Adler has 46, but covers no more than half of the need',
    );
    expect(invited(of)).toBe('Invite Birch to prove it on a real case');
  });

  test('leads the next by its points where it has the most of them', () => {
    const of = ranked(
      first && { ...first, vendorName: 'Adler', fits: true, overallScore: 46 },
      second && { ...second, vendorName: 'Birch', fits: false, overallScore: 42 },
      ...none,
    );
    expect(vendorRanking(of.comparison, same, figureWords('USD'))).toBe(
      'Adler fits best of 6 vendors with 46 of 100 points, 4 points ahead of Birch',
    );
    expect(invited(of)).toBe('Invite Adler to prove it on a real case');
  });
});

describe('why an opportunity is proposed', () => {
  const analyst =
    'Understood as “answer policyholder enquiries”. Use case tied by hand to ACORD 4.3.6; confidence 95%. Benefit: handling time by 20–40%, the judgment of who wrote the use case. The amount follows today’s figures: its share of what the process saves. Suitability for automation, to rank it among others of its type: 84 of 100, 5% of the criteria answered. For it: high volume (“gas”). Half of the score: 73 from the criteria; the other half: 96 from labelled tasks in the same words, lowered by “cover”. The client’s documents: “Two in three come by letter.” (report.pdf, p. 3). Not now: the process is still changing. Settle it first.';
  const told =
    'Benefit: handling time by 20–40%, the judgment of who wrote the use case. The client’s documents: “Two in three come by letter.” (report.pdf, p. 3). Not now: the process is still changing. Settle it first.';

  test('is told to a client without how it was found and scored', () => {
    expect(whyWords(analyst)).toBe(told);
    expect(whyWords('Two in three notices come by letter.')).toBe('Two in three notices come by letter.');
  });

  test('is told so on the client’s page, whose tables name no basis either', () => {
    const source = exampleClient();
    for (const { opportunities } of source.processes) {
      for (const opportunity of opportunities)
        Object.assign(opportunity, { rationale: analyst, basis: 'tied', confidence: 0.95 });
    }
    const page = JSON.stringify(clientPage(buildBlueprint(source)).blocks);
    expect(page).toContain(told);
    expect(page).not.toMatch(/Understood as|Half of the score|lowered by|Tied/);
  });
});

test('where no risk is known, the title of the register begins with what counsel has to settle', () => {
  const duty = { law: 'Biometric data', weight: 'high', reason: '', control: '', initiatives: [], opportunities: [] };
  expect(registerInWords([], [duty as Duty], figureWords('USD'))).toBe(
    'Counsel must settle “Biometric data” before anything is built',
  );
});

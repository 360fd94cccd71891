import { buildBlueprint } from '@process-ai/domain/blueprint';
import { expect, test } from 'vitest';
import { FIVE_SECTORS } from '../five-sectors.fixture.ts';
import { servedInWords } from '../journey-words.ts';
import { exportSlides } from '../slides/export-slides.ts';
import { readSlides } from '../slides/read-slides.fixture.ts';
import { planDocs } from './docs-plan.ts';
import { chapters } from './export-docs.ts';

const MINUTES = 60_000;

test.each(Object.keys(FIVE_SECTORS) as (keyof typeof FIVE_SECTORS)[])(
  '%s: what its chapters begin with',
  {
    timeout: MINUTES,
  },
  async (name) => {
    const blueprint = buildBlueprint(FIVE_SECTORS[name]());
    const plan = planDocs(blueprint);
    const blocks = await chapters(plan);
    const after = (kind: string) => blocks.flatMap((block, at) => (block.kind === kind ? [blocks[at + 1]?.kind] : []));
    expect(after('picture'), 'a part of a journey stands with its table').not.toContain('picture');

    // Method and appendix are looked up.
    const method = blocks.findIndex((block) => block.kind === 'heading' && block.text === plan.words.say.method.title);
    const withoutLead = blocks.slice(0, method).flatMap((block, at) => {
      const next = blocks[at + 1];
      const isLead = next?.kind === 'prose' && next.style === 'Lead';
      return block.kind === 'heading' && block.level === 1 && !isLead ? [block.text] : [];
    });
    expect(method).toBeGreaterThan(0);
    expect(withoutLead, 'a chapter begins with what it comes to').toEqual([]);

    const served = plan.work ? servedInWords(plan, plan.words) : '';
    const told = blocks.flatMap((block) => (block.kind === 'prose' ? [block.text] : [])).join('\n');
    const shown = readSlides(await exportSlides(blueprint)).flatMap(({ paragraphs }) => paragraphs);
    expect([told, shown.join('\n')].map((text) => text.includes(served))).toEqual([true, true]);
  },
);

import { buildBlueprint } from '@process-ai/domain/blueprint';
import { blueprintStory } from '@process-ai/domain/blueprint-story';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { generatedSources } from '../generated-sectors.fixture.ts';
import { unescapeXml } from '../unescape-xml.fixture.ts';
import { exportDocs } from './export-docs.ts';

const SECONDS = 1000;

describe.each(generatedSources())('$name', ({ name, source }) => {
  test(
    'texts stand whole in the main part, however long they are; a cover is one page',
    async () => {
      const blueprint = buildBlueprint(source);
      const texts = textsOf(await exportDocs(blueprint));
      const main = texts.slice(0, texts.lastIndexOf('Appendix A: processes') + 1 || texts.length).join('\n');
      expect(main).not.toMatch(/\[shortened|… \[/);
      const cover = texts.slice(0, texts.indexOf('Contents'));
      expect(Math.max(...cover.map((text) => text.length))).toBeLessThanOrEqual(500);
      if (name !== 'very long texts') return;
      const { opportunities } = blueprintStory(blueprint);
      const points = source.journeys.flatMap(({ touchPoints }) => touchPoints);
      for (const { description } of [...opportunities.slice(0, 15), ...points])
        expect(main).toContain(description.trim());
    },
    60 * SECONDS,
  );
});

/** One text for each paragraph. */
function textsOf(bytes: Uint8Array): string[] {
  const xml = strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array());
  return (xml.match(/<w:p[ >].*?<\/w:p>/gs) ?? []).map((paragraph) =>
    [...paragraph.matchAll(/<w:t(?: [^>]*)?>([^<]*)</g)].map(([, text = '']) => unescapeXml(text)).join(''),
  );
}

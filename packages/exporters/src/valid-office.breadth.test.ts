import { buildBlueprint } from '@process-ai/domain/blueprint';
import { describe, expect, test } from 'vitest';
import { exportDocs } from './docs/export-docs.ts';
import { combinedSources } from './generated-sectors.fixture.ts';
import { exportSheets } from './sheets/export-sheets.ts';
import { exportSlides } from './slides/export-slides.ts';
import { officeProblems } from './validate-office.fixture.ts';

const FORMATS = { docx: exportDocs, xlsx: exportSheets, pptx: exportSlides };

describe.each(Object.entries(FORMATS))('the Open XML SDK finds nothing wrong with a %s', (extension, write) => {
  test.each(combinedSources('breadth'))(
    'of $name',
    async ({ source }) => {
      const bytes = await write(buildBlueprint(source));
      expect(await officeProblems(bytes, `blueprint.${extension}`)).toEqual([]);
    },
    120_000,
  );
});

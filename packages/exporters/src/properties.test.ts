import { type Blueprint, buildBlueprint } from '@process-ai/domain/blueprint';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { exportDocs } from './docs/export-docs.ts';
import { exampleClient } from './example-client.fixture.ts';
import { exportSheets } from './sheets/export-sheets.ts';
import { exportSlides } from './slides/export-slides.ts';

test.each<[extension: string, exported: (blueprint: Blueprint) => Promise<Uint8Array>]>([
  ['docx', exportDocs],
  ['xlsx', exportSheets],
  ['pptx', exportSlides],
])(
  'a %s names the firm that hands it over as its author and company, and says in which language it is',
  async (extension, exported) => {
    const source = exampleClient();
    for (const [companyName, written] of [
      ['Müller & Söhne', 'Müller &amp; Söhne'],
      [null, 'Process AI'],
    ] as const) {
      const parts = unzipSync(
        await exported(buildBlueprint({ ...source, branding: { ...source.branding, companyName } })),
      );
      const textOf = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
      expect({
        author: /<dc:creator>(.*?)</.exec(textOf('docProps/core.xml'))?.[1],
        changedBy: /<cp:lastModifiedBy>(.*?)</.exec(textOf('docProps/core.xml'))?.[1],
        company: /<Company>(.*?)</.exec(textOf('docProps/app.xml'))?.[1],
        language: /<dc:language>(.*?)</.exec(textOf('docProps/core.xml'))?.[1],
      }).toEqual({ author: written, changedBy: written, company: written, language: 'en-US' });
      // Text is spoken, hyphenated and checked by the language of its runs.
      const tags = Object.keys(parts)
        .filter((name) => /^(ppt\/slides|ppt\/notesSlides|ppt\/slideLayouts|word)\/[^/]+\.xml$/.test(name))
        .flatMap((name) => [...textOf(name).matchAll(/<a:rPr([^>]*)>|<w:lang w:val="([^"]*)"/g)])
        .map(([, run, word]) => word ?? /lang="([^"]*)"/.exec(run ?? '')?.[1]);
      expect([...new Set(tags)]).toEqual(extension === 'xlsx' ? [] : ['en-US']);
    }
  },
  60_000,
);

import type { HostileFile } from './hostile-file.fixture.ts';
import { deflatedZeros, docxOf, links, paragraph, zipStating } from './office/office.fixture.ts';
import { fillerPart, type RawPart, rawZipOf, repeatedPart, textPart } from './office/zip.fixture.ts';

const DOCX_LINKS = textPart('_rels/.rels', links({ r1: ['officeDocument', 'word/document.xml'] }));
const BODY: [string, string] = ['<w:document><w:body>', '</w:body></w:document>'];
const MEGABYTE = 1024 * 1024;

/** A DOCX whose body repeats a piece of XML, with enough beside it for its size to be credible. */
const docxRepeating = (repeated: string, megabytes: number, [before, after] = BODY) =>
  rawZipOf([
    DOCX_LINKS,
    repeatedPart('word/document.xml', [before, repeated, after], Math.ceil((megabytes * MEGABYTE) / repeated.length)),
    fillerPart(MEGABYTE),
  ]);

const slideXml = (text: string) => `<p:sld><a:p><a:r><a:t>${text}</a:t></a:r></a:p></p:sld>`;

/** A PPTX of slides that have the given relationships, and other parts. */
function pptxOf(slides: number, linksOfSlide: string, others: RawPart[]): Uint8Array {
  const numbers = Array.from({ length: slides }, (_, index) => index + 1);
  const related = links(
    Object.fromEntries(numbers.map((number) => [`s${number}`, ['slide', `slides/slide${number}.xml`]])),
  );
  const list = numbers.map((number) => `<p:sldId id="${number}" r:id="s${number}"/>`).join('');
  return rawZipOf([
    textPart('_rels/.rels', links({ r1: ['officeDocument', 'ppt/presentation.xml'] })),
    textPart('ppt/presentation.xml', `<p:presentation><p:sldIdLst>${list}</p:sldIdLst></p:presentation>`),
    textPart('ppt/_rels/presentation.xml.rels', related),
    ...numbers.flatMap((number) => [
      textPart(`ppt/slides/slide${number}.xml`, slideXml(`Slide ${number}`)),
      textPart(`ppt/slides/_rels/slide${number}.xml.rels`, linksOfSlide),
    ]),
    ...others,
  ]);
}

const document = (name: string, fileName: string, bytes: () => Uint8Array) => ({
  name,
  fileName,
  kind: 'document' as const,
  bytes,
});

export const HOSTILE_OFFICE_FILES: HostileFile[] = [
  {
    ...document('a DOCX that inflates to 500 MB and says so', 'a.docx', () =>
      zipStating('word/document.xml', deflatedZeros(500), 500 * MEGABYTE),
    ),
    expect: 'refused',
    reason: /inflates/,
  },
  {
    ...document('a DOCX that inflates to 500 MB and denies it', 'a.docx', () =>
      rawZipOf([DOCX_LINKS, { name: 'word/document.xml', content: deflatedZeros(500), size: 1_000 }]),
    ),
    expect: 'refused',
    reason: /inflates/,
  },
  {
    ...document('a zip bomb in a zip', 'a.docx', () =>
      rawZipOf([
        DOCX_LINKS,
        textPart('word/document.xml', Buffer.from(zipStating('a', deflatedZeros(900), 1)).toString('latin1')),
      ]),
    ),
    expect: 'refused',
    reason: /zip archive/,
  },
  {
    ...document('200 parts that share the bytes of one', 'a.docx', () => {
      const shared = Array.from({ length: 200 }, (_, index) => ({
        name: `word/part${index}.xml`,
        content: new Uint8Array(),
        size: 900_000,
        sameAs: 0,
      }));
      return rawZipOf([repeatedPart('word/document.xml', ['', 'x', ''], 900_000), ...shared]);
    }),
    expect: 'refused',
    reason: /share the same bytes/,
  },
  {
    ...document('a part that holds another as its own bytes', 'a.docx', () => {
      const inner = textPart('word/document.xml', `${BODY[0]}${paragraph('Hi')}${BODY[1]}`);
      // The bytes of the first part begin with the header of the second one, which the directory lists as well.
      const outer = { name: 'a', content: rawZipOf([inner]), isStored: true };
      const zip = Buffer.from(rawZipOf([outer, { ...inner, sameAs: 0 }]));
      zip.writeUInt32LE(30 + outer.name.length, zip.lastIndexOf(inner.name) - 4);
      return new Uint8Array(zip);
    }),
    expect: 'refused',
    reason: /share the same bytes/,
  },
  {
    ...document('a zip of 30,000 parts', 'a.docx', () =>
      rawZipOf(Array.from({ length: 30_000 }, (_, index) => textPart(`word/${index}.xml`, '<a/>'))),
    ),
    expect: 'refused',
    reason: /more than 10000 parts/,
  },
  {
    ...document('a zip that lists parts which are not there', 'a.docx', () => rawZipOf([DOCX_LINKS], 9_999)),
    expect: 'refused',
    reason: /damaged/,
  },
  {
    ...document('a DOCX nested a million deep', 'a.docx', () => docxRepeating('<w:p><w:txbxContent>', 100)),
    expect: 'read',
    reason: /No text could be read/,
  },
  {
    ...document('a DOCX of one text of 100 MB', 'a.docx', () =>
      docxRepeating('process ', 100, [
        '<w:document><w:body><w:p><w:r><w:t>',
        '</w:t></w:r></w:p></w:body></w:document>',
      ]),
    ),
    expect: 'refused',
    reason: /longer than 16 million characters/,
  },
  {
    ...document('a DOCX of 20 million empty paragraphs', 'a.docx', () => docxRepeating('<w:p></w:p>', 180)),
    expect: 'read',
    reason: /Only the first two million characters/,
  },
  {
    ...document('a DOCX of 180 MB of words', 'a.docx', () => docxRepeating(paragraph('word'), 180)),
    expect: 'read',
    reason: /Only the first two million characters/,
  },
  {
    ...document('a DOCX with a tag of 100 MB', 'a.docx', () =>
      docxRepeating(' w:a="b"', 100, ['<w:document><w:body><w:p', '/></w:body></w:document>']),
    ),
    expect: 'refused',
    reason: /longer than 16 million characters/,
  },
  {
    ...document('a DOCX with a CDATA section of 100 MB', 'a.docx', () =>
      docxRepeating('<w:t>a', 100, ['<w:document><w:body><w:t><![CDATA[', ']]></w:t></w:body></w:document>']),
    ),
    expect: 'refused',
    reason: /longer than 16 million characters/,
  },
  {
    ...document('a DOCX of a billion laughs', 'a.docx', () => {
      const entities = Array.from({ length: 9 }, (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`);
      const doctype = `<!DOCTYPE w:document [<!ENTITY l0 "lol">${entities.join('')}]>`;
      return docxOf('', { 'word/document.xml': `${doctype}<w:document>${paragraph('&l9;')}</w:document>` });
    }),
    expect: 'refused',
    reason: /DOCTYPE/,
  },
  {
    ...document('a DOCX with an entity from outside', 'a.docx', () =>
      docxOf('', {
        'word/document.xml': `<!DOCTYPE a [<!ENTITY e SYSTEM "file:///etc/passwd">]><w:document>${paragraph('&e;')}</w:document>`,
      }),
    ),
    expect: 'refused',
    reason: /DOCTYPE/,
  },
  {
    ...document('a PPTX whose 40 slides all name one notes part of 150 MB', 'a.pptx', () => {
      const notes = links({ n: ['notesSlide', '../notesSlides/notesSlide1.xml'] });
      const text = '<a:p><a:r><a:t>Say hello</a:t></a:r></a:p>';
      const times = Math.ceil((150 * MEGABYTE) / text.length);
      const part = repeatedPart('ppt/notesSlides/notesSlide1.xml', ['<p:notes>', text, '</p:notes>'], times);
      return pptxOf(40, notes, [part, fillerPart(MEGABYTE)]);
    }),
    expect: 'read',
    reason: /Only the first two million characters/,
  },
  {
    ...document('a PPTX whose 2,000 slides all name one notes part of a million characters', 'a.pptx', () => {
      const notes = links({ n: ['notesSlide', '../notesSlides/notesSlide1.xml'] });
      return pptxOf(2_000, notes, [textPart('ppt/notesSlides/notesSlide1.xml', slideXml('word '.repeat(200_000)))]);
    }),
    expect: 'read',
    reason: /Only the first two million characters/,
  },
  {
    ...document('a PPTX whose slides are their own notes', 'a.pptx', () =>
      pptxOf(3, links({ a: ['notesSlide', 'slide1.xml'], b: ['diagramData', 'slide2.xml'] }), []),
    ),
    expect: 'read',
    reason: /Slide 1/,
  },
  {
    ...document('a PPTX with two million relationships', 'a.pptx', () => {
      const link = '<Relationship Id="r" Type="t/slide" Target="slides/slide1.xml"/>';
      return rawZipOf([
        textPart('_rels/.rels', links({ r1: ['officeDocument', 'ppt/presentation.xml'] })),
        textPart('ppt/presentation.xml', '<p:presentation><p:sldId r:id="r"/></p:presentation>'),
        repeatedPart('ppt/_rels/presentation.xml.rels', ['<Relationships>', link, '</Relationships>'], 2_000_000),
        fillerPart(MEGABYTE),
      ]);
    }),
    expect: 'refused',
    reason: /more than 50000 relationships/,
  },
];

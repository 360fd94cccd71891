import { isStorable } from '@process-ai/contract/text';
import { describe, expect, test } from 'vitest';
import { lineOfText, pagesPdf } from './insights/pdf.fixture.ts';
import { docxOf, links, paragraph, zipOf } from './office/office.fixture.ts';
import { readDocument } from './read-document.ts';

const docxText = async (body: string, parts: Record<string, string> = {}) =>
  (await readDocument(docxOf(body, parts), 'a.docx')).pages[0]?.text;

describe('DOCX', () => {
  test('rows of tables are lines, their cells are apart by tabs', async () => {
    const cell = (...texts: string[]) => `<w:tc>${texts.map(paragraph).join('')}</w:tc>`;
    const row = (...cells: string[]) => `<w:tr>${cells.join('')}</w:tr>`;
    const table = `<w:tbl>${row(cell('Role'), cell('FTE'))}${row(cell('Clerk'), cell('12'))}${row(cell('A', 'B'), cell(''))}</w:tbl>`;
    expect(await docxText(`${paragraph('Staff')}${table}${paragraph('End')}`)).toBe(
      'Staff\nRole\tFTE\nClerk\t12\nA\nB\nEnd',
    );
  });

  test('what was deleted, moved away or repeated for old readers is left out', async () => {
    const deleted = '<w:del><w:r><w:delText>gone</w:delText></w:r></w:del>';
    const moved = `<w:moveFrom>${paragraph('moved')}</w:moveFrom>`;
    const box = `<mc:AlternateContent><mc:Choice>${paragraph('Box')}</mc:Choice><mc:Fallback>${paragraph('Box')}</mc:Fallback></mc:AlternateContent>`;
    const stops = '<w:pPr><w:tabs><w:tab w:val="left"/></w:tabs></w:pPr>';
    const line = `<w:p>${stops}<w:r><w:t>a</w:t><w:tab/><w:t>b</w:t><w:br/><w:t>c</w:t></w:r></w:p>`;
    expect(await docxText(`${deleted}${moved}${box}${line}`)).toBe('Box\na\tb\nc');
  });

  test('footnotes follow the body, entities are decoded once', async () => {
    const text = await docxText(paragraph('R&amp;D &amp;lt; 5'), {
      'word/_rels/document.xml.rels': links({ r1: ['footnotes', 'footnotes.xml'], r2: ['styles', 'styles.xml'] }),
      'word/footnotes.xml': `<w:footnotes>${paragraph('Source: ledger')}</w:footnotes>`,
      'word/styles.xml': `<w:styles>${paragraph('no text')}</w:styles>`,
    });
    expect(text).toBe('R&D &lt; 5\n\nSource: ledger');
  });

  test('text is storable and readable, whatever it was', async () => {
    const text = await docxText(paragraph('a&#0;b&#x1F;c&#xD800;d&#xFFFE;e\uf0b7f\u00adg \ufb01t m² ½'));
    expect(text).toBe('abc\ufffddefg fit m² ½');
    expect(isStorable(text ?? '')).toBe(true);
  });

  test('an empty document says that it is', async () => {
    expect(await readDocument(docxOf(''), 'a.docx')).toEqual({
      type: 'docx',
      pages: [{ page: 1, text: '', ocr: false }],
      notice: 'No text could be read from this document.',
    });
  });
});

test('PPTX: slides in the order of the presentation, with diagrams and notes, without slide numbers', async () => {
  const shape = (text: string) => `<p:sp><a:p><a:r><a:t>${text}</a:t></a:r></a:p></p:sp>`;
  const number = '<p:sp><a:p><a:fld type="slidenum"><a:t>7</a:t></a:fld></a:p></p:sp>';
  const bytes = zipOf({
    '_rels/.rels': links({ r1: ['officeDocument', 'ppt/presentation.xml'] }),
    'ppt/presentation.xml':
      '<p:presentation><p:sldIdLst><p:sldId id="9" r:id="b"/><p:sldId id="8" r:id="a"/><p:sldId id="7" r:id="c"/></p:sldIdLst></p:presentation>',
    'ppt/_rels/presentation.xml.rels': links({
      a: ['slide', 'slides/slide1.xml'],
      b: ['slide', '/ppt/slides/slide2.xml'],
      c: ['slide', 'slides/slide3.xml'],
    }),
    'ppt/slides/slide1.xml': `<p:sld>${shape('Second')}${number}</p:sld>`,
    'ppt/slides/slide2.xml': `<p:sld>${shape('First')}</p:sld>`,
    'ppt/slides/slide3.xml': '<p:sld><p:pic/></p:sld>',
    'ppt/slides/_rels/slide2.xml.rels': links({
      n: ['notesSlide', '../notesSlides/notesSlide1.xml'],
      d: ['diagramData', '../diagrams/data1.xml'],
      x: ['image', 'http://127.0.0.1:9/x.png'],
    }),
    'ppt/notesSlides/notesSlide1.xml': `<p:notes>${shape('Say hello')}${number}</p:notes>`,
    'ppt/diagrams/data1.xml': '<dgm:dataModel><a:p><a:r><a:t>Plan</a:t></a:r></a:p></dgm:dataModel>',
  });
  const { pages, notice } = await readDocument(bytes, 'a.pptx');
  expect(pages.map(({ text }) => text)).toEqual(['First\n\nPlan\n\nSay hello', 'Second', '']);
  expect(notice).toBe('Slide 3 holds no text.');
});

test('PDF: pages without text are named in the notice', async () => {
  const texts = ['One', '', '', 'Four', ''];
  const { pages, notice } = await readDocument(pagesPdf(texts.map((text) => text && lineOfText(text))), 'a.pdf');
  expect(pages.map(({ text }) => text)).toEqual(texts);
  expect(notice).toBe('Pages 2–3 and 5 hold no text.');
});

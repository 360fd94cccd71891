import { createWriter } from './generated-text.ts';

const LINES = 40;

/** A PDF of so many pages full of sentences, as a report printed from a word processor. */
export function pdfOf(pages: number): Buffer {
  const write = createWriter(7);
  const objects = ['<< /Type /Catalog /Pages 2 0 R >>', '', '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'];
  const kids: string[] = [];
  for (let page = 1; page <= pages; page += 1) {
    const lines = Array.from({ length: LINES }, () => `(${capital(write(11))}. ) Tj T*`);
    const content = `BT /F1 10 Tf 14 TL 50 790 Td (Chapter ${page}) Tj T* ${lines.join('\n')} ET`;
    objects.push(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`);
    const box = '/MediaBox [0 0 595 842]';
    objects.push(
      `<< /Type /Page /Parent 2 0 R ${box} /Contents ${objects.length} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
    );
    kids.push(`${objects.length} 0 R`);
  }
  objects[1] = `<< /Type /Pages /Count ${pages} /Kids [${kids.join(' ')}] >>`;

  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  return Buffer.from(
    `${file}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`,
    'latin1',
  );
}

const capital = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** An object of a PDF: its dictionary, and its stream if it has one. */
export type PdfObject = string | { dictionary: string; stream: Uint8Array };

/** A PDF of the given objects, numbered from 1; the first is the catalogue. */
export function pdfOf(objects: PdfObject[]): Uint8Array {
  const parts = [Buffer.from('%PDF-1.4\n')];
  const offsets = objects.map((object, index) => {
    const offset = parts.reduce((sum, { length }) => sum + length, 0);
    const { dictionary, stream } = typeof object === 'string' ? { dictionary: object, stream: null } : object;
    const length = stream ? ` /Length ${stream.length}` : '';
    parts.push(Buffer.from(`${index + 1} 0 obj\n<< ${dictionary}${length} >>\n`));
    if (stream) parts.push(Buffer.from('stream\n'), Buffer.from(stream), Buffer.from('\nendstream\n'));
    parts.push(Buffer.from('endobj\n'));
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const start = parts.reduce((sum, { length }) => sum + length, 0);
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  parts.push(Buffer.from(`${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`));
  return new Uint8Array(Buffer.concat(parts));
}

/** A PDF with one page for each content stream, given as text or as an object, and other objects after them. */
export function pagesPdf(contents: PdfObject[], others: PdfObject[] = []): Uint8Array {
  const kids = contents.map((_, index) => `${4 + index * 2} 0 R`).join(' ');
  const pages = contents.flatMap((content, index): PdfObject[] => [
    `/Type /Page /Parent 2 0 R /Contents ${5 + index * 2} 0 R /Resources << /Font << /F 3 0 R >> >>`,
    typeof content === 'string' ? { dictionary: '', stream: Buffer.from(content) } : content,
  ]);
  return pdfOf([
    '/Type /Catalog /Pages 2 0 R',
    `/Type /Pages /MediaBox [0 0 600 800] /Count ${contents.length} /Kids [${kids}]`,
    '/Type /Font /Subtype /Type1 /BaseFont /Helvetica',
    ...pages,
    ...others,
  ]);
}

/** A PDF with a page of text, and one that shows the given pictures over each other, whole. */
export function picturesPdf(pictures: PdfObject[]): Uint8Array {
  const names = pictures.map((_, index) => `/P${index} ${8 + index} 0 R`).join(' ');
  const content = pictures.map((_, index) => `q 600 0 0 800 0 0 cm /P${index} Do Q`).join('\n');
  return pdfOf([
    '/Type /Catalog /Pages 2 0 R',
    '/Type /Pages /MediaBox [0 0 600 800] /Count 2 /Kids [4 0 R 6 0 R]',
    '/Type /Font /Subtype /Type1 /BaseFont /Helvetica',
    '/Type /Page /Parent 2 0 R /Contents 5 0 R /Resources << /Font << /F 3 0 R >> >>',
    { dictionary: '', stream: Buffer.from(lineOfText('Hello')) },
    `/Type /Page /Parent 2 0 R /Contents 7 0 R /Resources << /XObject << ${names} >> >>`,
    { dictionary: '', stream: Buffer.from(content) },
    ...pictures,
  ]);
}

/** The dictionary of a grey picture. */
export const greyPicture = (width: number, height: number) =>
  `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8`;

/** The content stream of a page that shows one line. */
export const lineOfText = (text: string) => `BT /F 12 Tf 50 700 Td (${text}) Tj ET`;

/** A picture of 8 bits a pixel, 0 is black. */
export interface GreyPicture {
  width: number;
  height: number;
  grey: Uint8Array;
}

/** A PDF as a scanner makes it: the picture in black and white, cut into two strips, on a page that is turned by 90°. */
export function scannedPdf({ width, height, grey }: GreyPicture): Uint8Array {
  const cut = Math.floor(height / 2);
  const strip = (from: number, to: number): PdfObject => {
    const dictionary = `/Type /XObject /Subtype /Image /Width ${width} /Height ${to - from} /ColorSpace /DeviceGray /BitsPerComponent 1`;
    return { dictionary, stream: packBits(grey.subarray(from * width, to * width), width) };
  };
  const place = (name: string, from: number, to: number) => `q 0 ${width} ${from - to} 0 ${to} 0 cm /${name} Do Q`;
  return pdfOf([
    '/Type /Catalog /Pages 2 0 R',
    `/Type /Pages /MediaBox [0 0 ${height} ${width}] /Rotate 90 /Count 1 /Kids [3 0 R]`,
    '/Type /Page /Parent 2 0 R /Contents 4 0 R /Resources << /XObject << /Top 5 0 R /Bottom 6 0 R >> >>',
    { dictionary: '', stream: Buffer.from(`${place('Top', 0, cut)} ${place('Bottom', cut, height)}`) },
    strip(0, cut),
    strip(cut, height),
  ]);
}

function packBits(grey: Uint8Array, width: number): Uint8Array {
  const rowBytes = Math.ceil(width / 8);
  const bits = new Uint8Array((grey.length / width) * rowBytes);
  for (const [index, value] of grey.entries()) {
    const column = index % width;
    const at = Math.floor(index / width) * rowBytes + (column >> 3);
    if (value > 127) bits[at] = (bits[at] ?? 0) | (0x80 >> (column & 7));
  }
  return bits;
}

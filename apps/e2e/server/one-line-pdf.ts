/** A PDF of one page with one line of text; readers rebuild the cross-reference table that it lacks. */
export const oneLinePdf = (line: string): string =>
  [
    '%PDF-1.4',
    '1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj',
    '2 0 obj << /Type /Pages /MediaBox [0 0 600 800] /Count 1 /Kids [4 0 R] >> endobj',
    '3 0 obj << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> endobj',
    '4 0 obj << /Type /Page /Parent 2 0 R /Contents 5 0 R /Resources << /Font << /F 3 0 R >> >> >> endobj',
    `5 0 obj << /Length ${line.length + 35} >>`,
    'stream',
    `BT /F 12 Tf 50 700 Td (${line}) Tj ET`,
    'endstream endobj',
    'trailer << /Size 6 /Root 1 0 R >>',
    '%%EOF',
  ].join('\n');

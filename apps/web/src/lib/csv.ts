export type CsvCell = string | number | null;

/** Rows for a spreadsheet. A cell that it would take for a formula is text; a number stays one, also below 0. */
export const csvOf = (rows: readonly (readonly CsvCell[])[]): string =>
  rows.map((row) => row.map(cell).join(',')).join('\n');

function cell(value: CsvCell): string {
  if (typeof value === 'number') return String(value);
  const text = (value ?? '').replace(/^[=+@\t\r-]/, "'$&");
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Hands the browser a file with these rows. The mark at its beginning tells Excel that it is UTF-8. */
export function downloadCsv(fileName: string, rows: readonly (readonly CsvCell[])[]): void {
  const address = URL.createObjectURL(new Blob(['\uFEFF', csvOf(rows)], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser reads it after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

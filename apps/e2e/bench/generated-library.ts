import { createWriter } from './generated-text.ts';

const FAN_OUT = 10;
const LEVELS = 4;

/** A process library of so many rows as CSV: four levels, up to `fanOut` children each, texts of usual length. */
export function generatedLibrary(rows: number, fanOut = FAN_OUT): { csv: Buffer; rows: number } {
  const write = createWriter(rows);
  const lines = ['Code,Name,Level,Description'];
  const add = (code: string, level: number) => {
    if (lines.length > rows) return;
    lines.push(`${code},${write(4)},${level},${write(18)}`);
    if (level === LEVELS) return;
    for (let child = 1; child <= fanOut; child += 1) add(`${code}.${child}`, level + 1);
  };
  for (let root = 1; lines.length <= rows; root += 1) add(String(root), 1);
  return { csv: Buffer.from(lines.join('\n')), rows };
}

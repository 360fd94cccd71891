import { AppError } from '@process-ai/contract/errors';
import { createBudget } from './budget.ts';
import { type RecordNode, ROOT } from './record-node.ts';
import { COLUMNS_MAX } from './source.ts';

const NESTING_MAX = 100;
/** 50,000 processes with 20 fields each. */
const VALUES_MAX = 1_000_000;

/**
 * JSON text → nodes. Numbers keep their digits as written (the code 9.10 is not 9.1).
 * Throws `importNotReadable` when it is not JSON, nested more than 100 levels deep, or holds more than a million values.
 */
export function readJson(text: string): RecordNode {
  checkSize(text);
  const root: RecordNode = { tag: ROOT, fields: new Map(), children: [] };
  const value = parseJson(text);
  if (Array.isArray(value)) addValue(root, '', value);
  else if (typeof value === 'object' && value !== null) addFields(root, value);
  return root;
}

function addFields(node: RecordNode, value: object): void {
  for (const key of Object.keys(value)) addValue(node, key, (value as Record<string, unknown>)[key]);
}

function addValue(node: RecordNode, key: string, value: unknown): void {
  if (Array.isArray(value)) {
    for (const item of value) if (typeof item === 'object' && item !== null) addValue(node, key, item);
  } else if (typeof value === 'object' && value !== null) {
    const child: RecordNode = { tag: key, fields: new Map(), children: [] };
    addFields(child, value);
    node.children.push(child);
  } else if (node.fields.size < COLUMNS_MAX) {
    node.fields.set(key, typeof value === 'string' ? value.trim() : scalarText(value));
  }
}

function scalarText(value: unknown): string {
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

function parseJson(text: string): unknown {
  try {
    return NUMBER_THAT_CHANGES.test(text) ? JSON.parse(text, keepDigits) : JSON.parse(text);
  } catch (cause) {
    if (LONG_NUMBER.test(text)) {
      throw new AppError('importNotReadable', 'The JSON holds a number of more than a thousand digits.');
    }
    const where = cause instanceof SyntaxError ? (/line \d+ column \d+/.exec(cause.message)?.[0] ?? null) : null;
    throw new AppError('importNotReadable', `The file is not valid JSON${where ? `: it breaks off at ${where}` : ''}.`);
  }
}

/** A decimal with a last zero, or more digits than a number holds: the slower parse below is only for these. */
const NUMBER_THAT_CHANGES = /[[:,]\s*-?(?:\d+\.\d*0|\d{16,})\s*[\],}]/;

function keepDigits(_key: string, value: unknown, context?: { source?: string }): unknown {
  return typeof value === 'number' ? (context?.source ?? value) : value;
}

/** Counts brackets and commas outside of strings before anything is built: a value of two bytes takes fifty in memory. */
function checkSize(text: string): void {
  let values = 0;
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charCodeAt(index);
    if (character === QUOTE) index = endOfString(text, index);
    else if (character === 0x2c) values += 1;
    else if (character === 0x5b || character === 0x7b) {
      values += 1;
      depth += 1;
      if (depth > NESTING_MAX) {
        throw new AppError('importNotReadable', `The JSON is nested more than ${NESTING_MAX} levels deep.`);
      }
    } else if (character === 0x5d || character === 0x7d) depth -= 1;
  }
  createBudget('values', VALUES_MAX).take(values);
}

const LONG_NUMBER = /[[:,]\s*-?\d{1000}/;
const QUOTE = 0x22;

function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end > 0 && escaped(text, end)) end = text.indexOf('"', end + 1);
  return end < 0 ? text.length : end;
}

function escaped(text: string, index: number): boolean {
  let slashes = 0;
  while (text[index - 1 - slashes] === '\\') slashes += 1;
  return slashes % 2 === 1;
}

import type { FastifyInstance } from 'fastify';
import { vi } from 'vitest';

/** The lines that a server logs from now on, instead of on stdout. */
export function captureLog({ log }: FastifyInstance): string[] {
  const lines: string[] = [];
  const streams = log as unknown as Record<symbol, { write(line: string): void }>;
  const key = Object.getOwnPropertySymbols(streams).find(({ description }) => description === 'pino.stream');
  const stream = key && streams[key];
  if (!stream) throw new Error('Where the log is written is not known');
  vi.spyOn(stream, 'write').mockImplementation((line) => void lines.push(line));
  return lines;
}

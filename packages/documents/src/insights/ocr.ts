import { createRequire } from 'node:module';
import path from 'node:path';
import type { Line } from 'tesseract.js';
import { withDeadline } from './with-deadline.ts';

/** Reads pictures one after the other. */
interface Ocr {
  /**
   * An encoded picture (PNG or PNM) → its lines of text, '' where it shows none, null where the time is over or the
   * picture cannot be decoded.
   */
  read(picture: Uint8Array): Promise<string | null>;
  /** Ends the thread that reads. */
  close(): Promise<void>;
}

/**
 * Optical character recognition of English print, offline: the language data comes from its npm package and nothing is
 * cached. It runs in a thread of its own, started by the first picture. `deadline` in milliseconds since the epoch.
 */
export function createOcr(deadline: number): Ocr {
  let starting: Promise<Engine> | undefined;
  return {
    async read(picture) {
      starting ??= startEngine();
      const reading = starting.then(({ worker }) => worker.recognize(picture, {}, { text: false, blocks: true }));
      const result = await withDeadline(deadline, reading);
      if (!result) return null;
      const lines = (result.data.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines));
      return lines.filter(isLegible).map(lineText).join('\n');
    },
    async close() {
      await starting?.then(({ end }) => end()).catch(() => undefined);
    },
  };
}

type Engine = Awaited<ReturnType<typeof startEngine>>;

async function startEngine() {
  const { default: tesseract } = await import('tesseract.js');
  const data = path.dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json'));
  const failure = Promise.withResolvers<never>();
  const starting = tesseract.createWorker('eng', tesseract.OEM.LSTM_ONLY, {
    langPath: path.join(data, '4.0.0_best_int'),
    cacheMethod: 'none',
    // The only place where the library reports a failed start; without a handler it throws where nobody can catch.
    errorHandler: failure.reject,
  });
  const worker = await Promise.race([starting, failure.promise]);
  await worker.setParameters({ tessedit_pageseg_mode: tesseract.PSM.AUTO, debug_file: '/dev/null' });
  return { worker, end: () => worker.terminate() };
}

const CONFIDENCE_MIN = 60;

/** Lines of diagrams and textures come out as bars and stray letters: a line must hold a word that was read with confidence. */
function isLegible({ confidence, words }: Line): boolean {
  const hasWord = words.some((word) => word.confidence >= CONFIDENCE_MIN && /[\p{L}\p{N}]{3}/u.test(word.text));
  return hasWord && confidence >= CONFIDENCE_MIN;
}

/** The words of the line, without the rules beside them that look like "|" and "__". */
function lineText({ words }: Line): string {
  return words
    .map(({ text }) => text)
    .filter((text) => !/^[|_~=—]+$/.test(text))
    .join(' ');
}

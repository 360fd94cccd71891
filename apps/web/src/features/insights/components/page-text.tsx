import { useMemo } from 'react';
import { cx } from '../../../lib/cx.ts';
import { copy } from '../copy.ts';
import { type Marked, piecesOf, runsOf } from '../model.ts';

const LOOKS: Record<Marked['kind'], string> = {
  quote: 'bg-warning-soft text-ink underline decoration-2 decoration-warning underline-offset-4',
  match: 'bg-accent-soft text-accent-ink',
  current: 'bg-accent text-on-accent underline decoration-2 underline-offset-2',
};

/** A page, each line in the direction of its script. What is out of sight is not laid out: a page may be a whole book. */
export function PageText({ text, marks }: { text: string; marks: readonly Marked[] }) {
  const pieces = useMemo(() => piecesOf(text), [text]);
  return (
    <div className="leading-6">
      {pieces.map((piece) => (
        <div
          key={piece.start}
          dir="auto"
          className="whitespace-pre-wrap [contain-intrinsic-size:auto_40rem] [content-visibility:auto] [unicode-bidi:plaintext]"
        >
          {runsOf(piece, marks).map(({ text: run, kind, at }) =>
            kind ? (
              <mark key={at} data-mark={kind} className={cx('rounded-sm', LOOKS[kind])}>
                {kind === 'quote' ? <span className="sr-only">{copy.reader.quoted}: </span> : null}
                {run}
              </mark>
            ) : (
              run
            ),
          )}
        </div>
      ))}
    </div>
  );
}

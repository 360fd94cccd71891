import type { ExportPreview as Preview } from '@process-ai/contract/exports';
import { Badge } from '../../../components/badge.tsx';
import { copy } from '../copy.ts';

const words = copy.preview;

/** Cover and summary as the files will say them; drawn on paper, in both themes. */
export function ExportPreview(preview: Preview) {
  const { title, client, sector, mark, about, heading, accentColour, cover } = preview;
  return (
    <div className="grid gap-3 rounded-lg border bg-canvas p-3" lang={cover.language}>
      <article className="overflow-hidden rounded border bg-surface" aria-label={words.title}>
        <div className="border-accent border-l-8 p-4" style={accentColour ? { borderColor: accentColour } : undefined}>
          <Badge {...(cover.status === 'draft' && { tone: 'warning' })}>{mark}</Badge>
          <p className="mt-1 text-balance break-words font-semibold text-lg leading-snug">{title}</p>
          {sector === client ? null : <p className="break-words">{sector}</p>}
          {about.map((line) => (
            <p key={line} className="line-clamp-3 text-pretty break-words text-muted text-xs">
              {line}
            </p>
          ))}
        </div>
      </article>
      <article className="grid gap-3 rounded border bg-surface p-4" aria-label={words.summary}>
        <h5 className="font-semibold">{heading}</h5>
        <p className="text-pretty break-words">{preview.answer}</p>
        <dl className="grid grid-cols-2 gap-x-4 gap-y-2">
          {preview.figures.map(({ label, value, note }) => (
            <div key={label} className="min-w-0">
              <dt className="text-muted text-xs">{label}</dt>
              <dd className="font-semibold tabular-nums">{value}</dd>
              <dd className="text-pretty text-muted text-xs">{note}</dd>
            </div>
          ))}
        </dl>
        {preview.findings.map(({ term, text }) => (
          <p key={term} className="text-pretty break-words text-sm">
            <span className="font-semibold">{term}.</span> {text}
          </p>
        ))}
        {preview.proposals > 0 ? (
          <p lang="en" className="text-muted text-xs">
            {words.proposals(preview.proposals)}
          </p>
        ) : null}
      </article>
    </div>
  );
}

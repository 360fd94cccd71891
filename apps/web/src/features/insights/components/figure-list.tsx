import type { Insight, InsightFigure } from '@process-ai/contract/insights';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { useCurrency } from '../../../lib/currency.ts';
import { copy } from '../copy.ts';
import { CiteChip } from './cite-chip.tsx';

const ApplyFigureDialog = lazy(async () => ({
  default: (await import('./apply-figure-dialog.tsx')).ApplyFigureDialog,
}));

/** Shown at first. */
const FIRST = 4;

/** Figures of the text that could be ROI inputs: each with its words, for a person to judge and to take over. */
export function FigureList({ sectorId, insight }: { sectorId: string; insight: Insight }) {
  const currency = useCurrency(sectorId);
  const [all, setAll] = useState(false);
  const [chosen, setChosen] = useState<InsightFigure | null>(null);
  const { figures } = insight;
  const hidden = figures.length - FIRST;
  return (
    <section aria-label={`${copy.figures.title}: ${insight.title}`} className="grid gap-2 border-t pt-3">
      <h4 className="font-medium text-xs">
        {copy.figures.title}
        <span className="ml-2 font-normal text-muted">{copy.figures.text}</span>
      </h4>
      <ul className="divide-y">
        {figures.slice(0, all ? figures.length : FIRST).map((figure, index) => {
          const field = copy.figures.fields[figure.field];
          const value = copy.figures.value(figure.field, figure.value, currency);
          return (
            <li
              key={`${figure.field} ${figure.value}`}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1 py-2 sm:grid-cols-[13rem_minmax(0,1fr)_auto]"
            >
              <p>
                <span className="block text-muted text-xs">{field}</span>
                <span className="font-semibold">{value}</span>{' '}
                <span className="text-muted">{copy.figures.units[figure.field]}</span>
              </p>
              <div className="col-span-2 row-start-2 min-w-0 sm:col-span-1 sm:col-start-2 sm:row-start-1">
                <p className="text-pretty" dir="auto">
                  <q>{figure.quote}</q> <CiteChip insight={insight} citation={figure} cite={`f${index}`} />
                </p>
                {figure.conversion ? (
                  <p className="mt-0.5 text-muted text-xs">{copy.figures.converted(figure.conversion)}</p>
                ) : null}
              </div>
              <Button
                size="sm"
                className="print:hidden"
                aria-label={copy.figures.takeOverLabel(field, value)}
                onClick={() => setChosen(figure)}
              >
                {copy.figures.takeOver}
              </Button>
            </li>
          );
        })}
      </ul>
      {hidden > 0 ? (
        <Button variant="ghost" size="sm" className="justify-self-start print:hidden" onClick={() => setAll(!all)}>
          {all ? copy.figures.fewer : copy.figures.more(hidden)}
        </Button>
      ) : null}
      <Suspense>
        {chosen ? <ApplyFigureDialog sectorId={sectorId} figure={chosen} onClose={() => setChosen(null)} /> : null}
      </Suspense>
    </section>
  );
}

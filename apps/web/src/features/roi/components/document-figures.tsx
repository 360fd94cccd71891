import type { Evidence } from '@process-ai/contract/evidence';
import type { InsightFigure } from '@process-ai/contract/insights';
import type { Roi, SavedRoiInput } from '@process-ai/contract/roi';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../../../components/dialog.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { currencySymbol, showFigure } from '../model/figures.ts';
import { gridCopy } from '../model/grid-copy.ts';
import { useDocumentFigures, useTakeFigure } from '../queries.ts';

interface DocumentFiguresProps {
  sectorId: string;
  currency: string;
  saved: ReadonlyMap<string, SavedRoiInput>;
  changes: Roi['inputChanges'];
  /** Why a process takes no figures: they count above or below it. */
  locked: ReadonlyMap<string, unknown>;
  nameOf: (processId: string) => string;
}

const words = {
  open: (count: number) => `From documents (${formatNumber(count)})`,
  title: 'Figures from documents',
  text: 'What the documents of the client say of processes. A figure that you use is saved at once, with the place where it stands.',
  none: 'Every figure is in use.',
  close: 'Close',
  change: (input: string, from: string | undefined, to: string) => `${input}: ${from ?? 'not set'} → ${to}`,
  converted: (conversion: string) => `Converted: ${conversion}`,
  /** As it is kept with the input. */
  origin: (place: string, quote: string, conversion: string | null) =>
    `${place}: “${quote.slice(0, 200).toWellFormed()}”${conversion ? ` (${conversion})` : ''}`.slice(0, 500),
  use: 'Use',
  takeLabel: (input: string, value: string, name: string) => `Use ${input} ${value} for ${name}`,
  done: 'ROI input saved',
};

/** A figure that a document says of a process, and that is not its input yet. */
interface Offer {
  evidence: Evidence;
  figure: InsightFigure;
}

/** Figures that documents say of processes, each to be taken as an input; no button where there are none. */
export function DocumentFigures(props: DocumentFiguresProps) {
  const { sectorId, saved, locked } = props;
  const [open, setOpen] = useState(false);
  const evidence = useDocumentFigures(sectorId).data ?? [];
  const offers = evidence.flatMap((each): Offer[] =>
    locked.has(each.processId)
      ? []
      : each.figures
          .filter(({ field, value }) => saved.get(each.processId)?.[field] !== value)
          .map((figure) => ({ evidence: each, figure })),
  );
  if (offers.length === 0 && !open) return null;
  return (
    <>
      <Button title={words.open(offers.length)} className="max-lg:px-2!" onClick={() => setOpen(true)}>
        <FileText aria-hidden />
        <span className="max-lg:sr-only">{words.open(offers.length)}</span>
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={words.title} description={words.text} width="lg">
        <DialogBody>
          {offers.length > 0 ? <Offers {...props} offers={offers} /> : <p className="text-muted">{words.none}</p>}
        </DialogBody>
        <DialogFooter>
          <Button onClick={() => setOpen(false)}>{words.close}</Button>
        </DialogFooter>
      </Dialog>
    </>
  );
}

function Offers({
  sectorId,
  currency,
  saved,
  changes,
  nameOf,
  offers,
}: DocumentFiguresProps & { offers: readonly Offer[] }) {
  const take = useTakeFigure(sectorId, words.done);
  return (
    <ul aria-label={words.title} className="divide-y rounded-lg border">
      {offers.map(({ evidence: { processId, insightId, fileName, position }, figure }) => {
        const { field, value, page, quote, conversion } = figure;
        const input =
          field === 'averageSalary' ? gridCopy.columns[field](currencySymbol(currency)) : gridCopy.columns[field];
        const source = `${fileName}, p. ${page}`;
        const now = saved.get(processId);
        return (
          <li
            key={`${processId} ${insightId} ${position} ${field} ${value}`}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1 px-3 py-2"
          >
            <div className="min-w-0">
              <p className="wrap-anywhere text-muted text-xs">{nameOf(processId)}</p>
              <p className="font-medium">{words.change(input, now && showFigure(now[field]), showFigure(value))}</p>
              <p className="text-pretty text-xs" dir="auto">
                <q>{quote}</q>{' '}
                <Link
                  to={`/sectors/${sectorId}/insights?document=${insightId}&page=${page}&cite=e${position}`}
                  className="text-accent-ink hover:underline"
                >
                  {source}
                </Link>
              </p>
              {conversion ? <p className="text-muted text-xs">{words.converted(conversion)}</p> : null}
            </div>
            <Button
              size="sm"
              aria-label={words.takeLabel(input, showFigure(value), nameOf(processId))}
              disabled={take.isPending}
              onClick={() =>
                take.take({
                  processId,
                  figure,
                  source: words.origin(source, quote, conversion),
                  now,
                  marks: changes[processId],
                })
              }
            >
              {words.use}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

import type { RoadmapWave } from '@process-ai/domain/roadmap';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Progress } from '../../../components/progress.tsx';
import { usePrinting } from '../../../lib/printing.ts';
import { copy } from '../copy.ts';
import { RoadmapLine } from './roadmap-line.tsx';

/** As many are shown until somebody asks for all. */
const SHOWN = 8;

interface WaveCardProps {
  wave: RoadmapWave;
  number: number;
  currency: string;
}

/** One wave: its months, what it saves and takes, and what is done in it. */
export function WaveCard({ wave, number, currency }: WaveCardProps) {
  const [all, setAll] = useState(false);
  const printing = usePrinting();
  const { name, months, items, totalSavings, totalEffort, capacity } = wave;
  const shown = all || printing ? items : items.slice(0, SHOWN);
  return (
    <section aria-label={name} className="flex flex-col rounded-lg border bg-surface">
      <header className="grid break-inside-avoid break-after-avoid gap-2 border-b px-4 py-3">
        <div className="flex items-baseline justify-between gap-3">
          <h4 className="font-semibold">
            {number} {name}
          </h4>
          <p className="text-muted text-xs">{copy.months(months)}</p>
        </div>
        <p>
          <span className="font-semibold text-xl">{copy.savings(totalSavings, currency)}</span>{' '}
          <span className="text-muted text-xs">{copy.items(items.length)}</span>
        </p>
        <div className="grid gap-1">
          <Progress
            label={`${name}: ${copy.effort(totalEffort, capacity)}`}
            value={totalEffort}
            max={capacity}
            valueText={copy.effort(totalEffort, capacity)}
          />
          <p className="text-muted text-xs">{copy.effort(totalEffort, capacity)}</p>
        </div>
      </header>
      {items.length > 0 ? (
        <ol className="divide-y">
          {shown.map((item) => (
            <RoadmapLine
              key={`${item.processCode} ${item.type} ${item.opportunityTitle}`}
              item={item}
              currency={currency}
            />
          ))}
        </ol>
      ) : (
        <p className="px-4 py-3 text-muted">{copy.nothing}</p>
      )}
      {shown.length < items.length ? (
        <div className="border-t px-3 py-2 print:hidden">
          <Button size="sm" variant="ghost" onClick={() => setAll(true)}>
            {copy.showAll(items.length)}
          </Button>
        </div>
      ) : null}
    </section>
  );
}

import type { Evidence } from '@process-ai/contract/evidence';
import type { InsightFigure } from '@process-ai/contract/insights';
import { ArrowDown, ArrowUp, FileText } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { ForEditors } from '../../../components/for-editors.tsx';
import { errorText } from '../../../lib/error-copy.ts';
import { useCurrency } from '../../../lib/shared-queries.ts';
import { copy } from '../copy.ts';
import { useEvidence } from '../queries.ts';
import { CorrectTie, Decided } from './correct-tie.tsx';

const ApplyFigureDialog = lazy(async () => ({
  default: (await import('./apply-figure-dialog.tsx')).ApplyFigureDialog,
}));

/** What the client's documents say of one process, for the panel that shows it; nothing where they are silent. */
export function EvidenceSection({ sectorId, processId }: { sectorId: string; processId: string }) {
  const evidence = useEvidence(sectorId, processId);
  const heading = useRef<HTMLHeadingElement>(null);
  // What is taken away goes with the keyboard in it: its section stays, and the keyboard goes to that.
  const [isCorrected, setCorrected] = useState(false);
  const isToBeFocused = useRef(false);
  const corrected = () => {
    setCorrected(true);
    isToBeFocused.current = true;
  };
  useEffect(() => {
    if (!isToBeFocused.current || !evidence.data) return;
    isToBeFocused.current = false;
    if (document.activeElement === document.body) heading.current?.focus();
  }, [evidence.data]);
  const [chosen, setChosen] = useState<{ figure: InsightFigure; fileName: string } | null>(null);
  if (evidence.isError) {
    return (
      <section role="alert" className="grid justify-items-start gap-2 border-t pt-4">
        <p className="text-muted">
          {copy.evidence.failed}. {errorText(evidence.error)}
        </p>
        <Button size="sm" onClick={() => void evidence.refetch()}>
          {copy.evidence.again}
        </Button>
      </section>
    );
  }
  if (!evidence.data || (evidence.data.length === 0 && !isCorrected)) return null;
  return (
    <section aria-label={copy.evidence.title} className="grid gap-2 border-t pt-4">
      <h3 ref={heading} tabIndex={-1} className="font-semibold">
        {copy.evidence.title}
      </h3>
      {evidence.data.length === 0 ? <p className="text-muted">{copy.assign.empty}</p> : null}
      <ul className="grid gap-3">
        {evidence.data.map((each) => (
          <Passage
            key={`${each.insightId} ${each.position}`}
            sectorId={sectorId}
            evidence={each}
            onCorrected={corrected}
            onUse={(figure) => setChosen({ figure, fileName: each.fileName })}
          />
        ))}
      </ul>
      <Suspense>
        {chosen ? (
          <ApplyFigureDialog sectorId={sectorId} {...chosen} processId={processId} onClose={() => setChosen(null)} />
        ) : null}
      </Suspense>
    </section>
  );
}

interface PassageProps {
  sectorId: string;
  evidence: Evidence;
  onCorrected: () => void;
  onUse: (figure: InsightFigure) => void;
}

function Passage({ sectorId, evidence, onCorrected, onUse }: PassageProps) {
  const currency = useCurrency(sectorId);
  const { processId, insightId, fileName, page, position, quote, effects, figures, decidedBy } = evidence;
  const sentence = { sectorId, insightId, quote };
  return (
    <li className="grid gap-1.5">
      <div className="flex items-start justify-between gap-2">
        <q className="min-w-0 text-pretty" dir="auto">
          {quote}
        </q>
        <CorrectTie
          {...sentence}
          processIds={[processId]}
          decided={decidedBy === null ? undefined : { processId }}
          onDone={onCorrected}
        />
      </div>
      <Link
        to={`/sectors/${sectorId}/insights?document=${insightId}&page=${page}&cite=e${position}`}
        className="inline-flex min-h-6 items-center gap-1 justify-self-start text-accent-ink text-xs hover:underline"
      >
        <FileText aria-hidden className="size-3 shrink-0" />
        <span className="break-all" dir="auto">
          {copy.evidence.source(fileName, page)}
        </span>
      </Link>
      {decidedBy === null ? null : <Decided {...sentence} words={copy.assign.by(decidedBy)} onDone={onCorrected} />}
      {effects.length > 0 ? (
        <p className="flex flex-wrap gap-1">
          {effects.map(({ criterion, direction, words }) => (
            <Badge
              key={criterion}
              tone={direction === 'raises' ? 'success' : 'warning'}
              title={copy.evidence.words(words)}
            >
              {direction === 'raises' ? <ArrowUp aria-hidden /> : <ArrowDown aria-hidden />}
              {copy.evidence[direction](copy.evidence.criteria[criterion])}
            </Badge>
          ))}
        </p>
      ) : null}
      {figures.map((figure) => {
        const { field, value, conversion } = figure;
        const name = copy.figures.fields[field];
        const amount = copy.figures.value(field, value, currency);
        return (
          <p key={`${field} ${value}`} className="flex items-start justify-between gap-3">
            <span className="min-w-0">
              <span className="font-medium">{copy.evidence.figure(name, amount, copy.figures.units[field])}</span>
              {conversion ? (
                <span className="block text-muted text-xs">{copy.figures.converted(conversion)}</span>
              ) : null}
            </span>
            <ForEditors>
              <Button
                size="sm"
                className="shrink-0 print:hidden"
                aria-label={copy.figures.takeOverLabel(name, amount)}
                onClick={() => onUse(figure)}
              >
                {copy.figures.takeOver}
              </Button>
            </ForEditors>
          </p>
        );
      })}
    </li>
  );
}

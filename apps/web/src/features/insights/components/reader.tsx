import type { Evidence, EvidenceDecision, InsightEvidence } from '@process-ai/contract/evidence';
import type { DocumentPage, Insight } from '@process-ai/contract/insights';
import { ChevronLeft, ChevronRight, FileX, X } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../../components/empty-state.tsx';
import { FailedState } from '../../../components/failed-state.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { Input } from '../../../components/input.tsx';
import { Loading, Skeleton } from '../../../components/loading.tsx';
import { Segmented } from '../../../components/segmented.tsx';
import { Sheet } from '../../../components/sheet.tsx';
import { cx } from '../../../lib/cx.ts';
import { errorKind } from '../../../lib/error-copy.ts';
import { formatNumber } from '../../../lib/format.ts';
import { useProcessTree } from '../../../lib/shared-queries.ts';
import { copy } from '../copy.ts';
import { findQuote, type Marked, piecesOf, runsOf, withoutOverlaps } from '../model.ts';
import { useInsightEvidence, useInsightText } from '../queries.ts';
import { CLOSED, useReaderAddress } from '../use-reader-address.ts';
import { Decided } from './correct-tie.tsx';
import { FactsTable } from './facts-table.tsx';
import { TextSearch, useTextSearch } from './text-search.tsx';

interface ReaderProps {
  sectorId: string;
  insightId: string;
  /** Undefined when it is no longer there. */
  insight: Insight | undefined;
}

/** The text of a document beside its summary: page by page, a cited passage marked. */
export function Reader({ sectorId, insightId, insight }: ReaderProps) {
  const [address, go] = useReaderAddress();
  const text = useInsightText(sectorId, insightId);
  const close = () => void go(CLOSED);
  const isMissing = !insight || errorKind(text.error) === 'NOT_FOUND';
  const title = copy.reader.title(insight?.title ?? '');
  return (
    <Sheet open onOpenChange={close} title={title} className="w-[46rem]">
      <header className="py-4 pr-14 pl-5">
        <h2 aria-hidden className="font-semibold text-base" dir="auto">
          {insight?.title}
        </h2>
        {insight && insight.facts.length > 0 ? (
          <Segmented
            size="sm"
            className="mt-3"
            label={copy.facts.view}
            value={address.view ?? 'text'}
            onValueChange={(view) =>
              void go({ view: view === 'facts' ? view : null, cite: null }, { history: 'replace' })
            }
            options={[
              { value: 'text', label: copy.facts.asText },
              { value: 'facts', label: copy.facts.asFacts(insight.facts.length) },
            ]}
          />
        ) : null}
      </header>
      {isMissing ? (
        <EmptyState icon={FileX} title={copy.reader.missing} />
      ) : text.isError ? (
        <FailedState title={copy.reader.failed} error={text.error} onRetry={() => text.refetch()} />
      ) : address.view === 'facts' ? (
        <FactsTable sectorId={sectorId} insight={insight} />
      ) : text.data ? (
        <Pages sectorId={sectorId} insight={insight} pages={text.data.pages} />
      ) : (
        <div className="px-5">
          <Loading label={copy.reader.loading}>
            <Skeleton className="h-96" />
          </Loading>
        </div>
      )}
      {/* Last, so that the keyboard begins in the search. */}
      <IconButton label={copy.reader.close} icon={X} className="absolute top-3 right-3 print:hidden" onClick={close} />
    </Sheet>
  );
}

interface PagesProps {
  sectorId: string;
  insight: Insight;
  pages: readonly DocumentPage[];
}

function Pages({ sectorId, insight, pages }: PagesProps) {
  const [address, go] = useReaderAddress();
  const { evidence, decisions } = useInsightEvidence(sectorId, insight.id).data ?? NOTHING_SAID;
  const index = Math.max(
    0,
    pages.findIndex(({ page }) => page === address.page),
  );
  const page = pages[index];
  const show = (to: number) => void go({ page: pages[to]?.page ?? null, cite: null }, { history: 'replace' });
  const search = useTextSearch(pages, index, show);

  const quote = quoteOf(insight, evidence, address.cite);
  const quoted = useMemo(() => (quote && page ? findQuote(page.text, quote) : null), [quote, page]);
  const marks = useMemo(
    () =>
      withoutOverlaps([
        ...search.matches.flatMap((match, at): Marked[] =>
          match.page === index ? [{ ...match, kind: at === search.at ? 'current' : 'match' }] : [],
        ),
        ...(quoted ? [{ ...quoted, kind: 'quote' as const }] : []),
      ]),
    [search.matches, search.at, index, quoted],
  );

  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const kind = (['current', 'match', 'quote'] as const).find((one) => marks.some((mark) => mark.kind === one));
    const mark = kind && scroller.current?.querySelector(`[data-mark="${kind}"]`);
    if (mark) mark.scrollIntoView({ block: 'center' });
    else scroller.current?.scrollTo({ top: 0 });
  }, [marks]);

  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b px-5 pb-3 print:hidden">
        <TextSearch search={search} />
        <PageNavigation pages={pages} index={index} onShow={show} />
        {evidence.length > 0 ? <SpokenOf sectorId={sectorId} evidence={evidence} /> : null}
        <SetAside sectorId={sectorId} decisions={decisions.filter(({ processId }) => processId === null)} />
      </div>
      <div
        ref={scroller}
        role="region"
        aria-label={copy.reader.pageOf(page?.page ?? 1, pages.length)}
        // Scrollable areas must be reachable by keyboard.
        tabIndex={0}
        className="min-h-0 grow overflow-y-auto px-5 py-4 focus-visible:-outline-offset-2"
      >
        {quote && !quoted ? <p className="mb-3 text-muted text-xs">{copy.reader.notFound}</p> : null}
        {page?.ocr ? <p className="mb-3 text-warning text-xs">{copy.reader.ocr}</p> : null}
        {page?.text ? <PageText text={page.text} marks={marks} /> : <p className="text-muted">{copy.reader.empty}</p>}
      </div>
    </>
  );
}

/** The words of the citation that the address names. */
function quoteOf(
  { sentences, figures, facts }: Insight,
  evidence: readonly Evidence[],
  cite: string | null,
): string | null {
  if (!cite) return null;
  const at = Number(cite.slice(1));
  if (cite.startsWith('e')) return evidence.find(({ position }) => position === at)?.quote ?? null;
  const cited = cite.startsWith('s') ? sentences : cite.startsWith('t') ? facts : figures;
  return cited[at]?.quote ?? null;
}

/** The processes that the document speaks of: each with its first passage, and the way to the process. */
function SpokenOf({ sectorId, evidence }: { sectorId: string; evidence: readonly Evidence[] }) {
  const [, go] = useReaderAddress();
  const processes = new Map(useProcessTree(sectorId).data?.map((process) => [process.id, process]));
  const spokenOf = [...Map.groupBy(evidence, ({ processId }) => processId)];
  return (
    <section aria-label={copy.evidence.speaksOf} className="w-full">
      <h3 className="font-medium text-muted text-xs">{copy.evidence.speaksOf}</h3>
      <ul className="-mx-1 max-h-28 overflow-y-auto px-1">
        {spokenOf.map(([processId, [first, ...others]]) => {
          const process = processes.get(processId);
          if (!process || !first) return null;
          const name = `${process.code} ${process.name}`;
          const passages = `${copy.evidence.times(1 + others.length)}, ${copy.card.page(first.page)}`;
          return (
            <li key={processId} className="flex items-center justify-between gap-3">
              <Link
                to={`/sectors/${sectorId}?process=${processId}`}
                className="min-w-0 truncate rounded py-1 text-accent-ink hover:underline"
                title={copy.evidence.open(name)}
              >
                <span className="mr-1.5 text-muted">{process.code}</span>
                {process.name}
              </Link>
              <button
                type="button"
                aria-label={copy.evidence.show(passages, name)}
                onClick={() => void go({ page: first.page, cite: `e${first.position}` }, { history: 'replace' })}
                className="h-6 shrink-0 rounded px-1 text-muted text-xs hover:text-ink hover:underline"
              >
                {passages}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The sentences of which a person said that they are about no process, to take that back. */
function SetAside({ sectorId, decisions }: { sectorId: string; decisions: readonly EvidenceDecision[] }) {
  if (decisions.length === 0) return null;
  return (
    <section aria-label={copy.assign.aside} className="w-full">
      <h3 className="font-medium text-muted text-xs">{copy.assign.aside}</h3>
      <ul className="-mx-1 max-h-28 overflow-y-auto px-1">
        {decisions.map(({ insightId, quote, decidedBy }) => (
          <li key={quote} className="flex items-center justify-between gap-3">
            <q className="min-w-0 truncate py-1" dir="auto" title={quote}>
              {quote}
            </q>
            <span className="shrink-0">
              <Decided {...{ sectorId, insightId, quote }} words={copy.card.source(decidedBy)} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const NOTHING_SAID: InsightEvidence = { evidence: [], decisions: [] };

const LOOKS: Record<Marked['kind'], string> = {
  quote: 'bg-warning-soft text-ink underline decoration-2 decoration-warning underline-offset-4',
  match: 'bg-accent-soft text-accent-ink',
  current: 'bg-accent text-on-accent underline decoration-2 underline-offset-2',
};

/** A page, each line in the direction of its script. Pieces out of view are not laid out: a page may be a whole book. */
function PageText({ text, marks }: { text: string; marks: readonly Marked[] }) {
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

interface PageNavigationProps {
  pages: readonly DocumentPage[];
  index: number;
  onShow: (index: number) => void;
}

/** One page back or on, or to the page of that number. */
function PageNavigation({ pages, index, onShow }: PageNavigationProps) {
  const shown = pages[index]?.page ?? 1;
  const jump = (typed: string) => {
    const to = pages.findIndex(({ page }) => page === Number(typed));
    if (to >= 0 && to !== index) onShow(to);
  };
  return (
    <div className="flex items-center gap-1">
      <IconButton
        label={copy.reader.previous}
        icon={ChevronLeft}
        disabled={index === 0}
        onClick={() => onShow(index - 1)}
      />
      <div className="w-14">
        <Input
          key={shown}
          defaultValue={shown}
          inputMode="numeric"
          aria-label={copy.reader.page}
          className="text-center"
          onBlur={(event) => jump(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') jump(event.currentTarget.value);
          }}
        />
      </div>
      <span className="px-1 text-muted whitespace-nowrap">/ {formatNumber(pages.length)}</span>
      <IconButton
        label={copy.reader.next}
        icon={ChevronRight}
        disabled={index >= pages.length - 1}
        onClick={() => onShow(index + 1)}
      />
    </div>
  );
}

import type { Insight, InsightFact } from '@process-ai/contract/insights';
import type { Process } from '@process-ai/contract/processes';
import { Link } from 'react-router-dom';
import { CopyButton } from '../../../components/copy-button.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '../../../components/table.tsx';
import { useProcessTree } from '../../../lib/shared-queries.ts';
import { copy } from '../copy.ts';
import { factsAsCsv, tieOf } from '../model.ts';
import { useInsightEvidence } from '../queries.ts';
import { useReaderAddress } from '../use-reader-address.ts';
import { CorrectTie, Decided } from './correct-tie.tsx';

const words = copy.facts;

/** The figures of a document, each with the words that it stands in; a page number opens them in the text. */
export function FactsTable({ sectorId, insight: { id, facts, title } }: { sectorId: string; insight: Insight }) {
  const [, go] = useReaderAddress();
  const said = useInsightEvidence(sectorId, id).data;
  const processes = new Map(useProcessTree(sectorId).data?.map((process) => [process.id, process]));
  return (
    <div className="grid min-h-0 grow content-start gap-3 overflow-y-auto px-5 pb-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-prose text-muted text-xs">{words.text}</p>
        <span className="print:hidden">
          <CopyButton text={factsAsCsv(facts)} label={words.copyCsv} copied={words.copied} />
        </span>
      </div>
      <Table label={words.label(title)}>
        <TableHead>
          <TableRow>
            <TableHeaderCell className="@max-md:px-2.5">{words.what}</TableHeaderCell>
            <TableHeaderCell className="text-right @max-md:px-2.5">{words.figure}</TableHeaderCell>
            <TableHeaderCell className="@max-md:hidden">{words.unit}</TableHeaderCell>
            <TableHeaderCell className="@max-md:hidden">{words.period}</TableHeaderCell>
            <TableHeaderCell className="text-right @max-md:px-2.5">{words.page}</TableHeaderCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {facts.map((fact, index) => (
            <TableRow key={`${index} ${fact.quote}`} className="align-top">
              <TableCell className="max-w-96 whitespace-normal @max-md:px-2.5">
                <span className="font-medium wrap-anywhere" dir="auto">
                  {fact.what || words.unnamed}
                </span>
                <q className="mt-0.5 block text-pretty text-muted text-xs leading-5 wrap-anywhere" dir="auto">
                  {fact.quote}
                </q>
                {said ? (
                  <TiedTo
                    sectorId={sectorId}
                    insightId={id}
                    tie={tieOf(fact, said.evidence, said.decisions)}
                    processes={processes}
                  />
                ) : null}
              </TableCell>
              <TableCell className="text-right font-semibold whitespace-nowrap tabular-nums @max-md:px-2.5">
                {words.amount(fact)}
                <span className="block font-normal text-muted text-xs @md:hidden">{besides(fact)}</span>
              </TableCell>
              <TableCell className="whitespace-nowrap @max-md:hidden">{words.units[fact.unit]}</TableCell>
              <TableCell className="whitespace-nowrap @max-md:hidden">
                {fact.period ? words.periods[fact.period] : ''}
              </TableCell>
              <TableCell className="text-right @max-md:px-1">
                <button
                  type="button"
                  aria-label={`${copy.card.page(fact.page)} – ${copy.card.cite(fact.page, fact.quote.slice(0, 120))}`}
                  onClick={() => void go({ view: null, page: fact.page, cite: `t${index}` })}
                  className="h-6 rounded px-1.5 text-accent-ink whitespace-nowrap hover:underline"
                >
                  {copy.card.page(fact.page)}
                </button>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}

interface TiedToProps {
  sectorId: string;
  insightId: string;
  tie: ReturnType<typeof tieOf>;
  processes: ReadonlyMap<string, Pick<Process, 'code' | 'name'>>;
}

/** The process that the sentence of a figure is about, or that it is about none; and the way to correct it. */
function TiedTo({ sectorId, insightId, tie: { quote, processIds, decision }, processes }: TiedToProps) {
  const sentence = { sectorId, insightId, quote };
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs">
      {processIds.map((processId) => {
        const process = processes.get(processId);
        return process ? (
          <Link
            key={processId}
            to={`/sectors/${sectorId}?process=${processId}`}
            className="inline-flex min-h-6 min-w-0 items-center text-accent-ink hover:underline pointer-coarse:min-h-11"
            title={copy.evidence.open(`${process.code} ${process.name}`)}
          >
            <span className="wrap-anywhere">
              <span className="mr-1.5 text-muted">{process.code}</span>
              {process.name}
            </span>
          </Link>
        ) : null;
      })}
      {processIds.length === 0 ? <span className="text-muted">{copy.assign.none}</span> : null}
      {decision ? (
        <Decided
          {...sentence}
          words={(decision.processId === null ? copy.assign.noneBy : copy.assign.by)(decision.decidedBy)}
        />
      ) : null}
      <CorrectTie {...sentence} processIds={processIds} decided={decision ?? undefined} />
    </div>
  );
}

/** Unit and period below the figure, where there is no room for columns of their own. */
const besides = ({ unit, period }: InsightFact) =>
  [
    unit === 'count' || unit === 'currency' || unit === 'percent' ? '' : words.units[unit],
    period ? words.periods[period] : '',
  ]
    .filter(Boolean)
    .join(' ');

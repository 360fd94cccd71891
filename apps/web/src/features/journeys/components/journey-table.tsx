import type { Journey, JourneySavings } from '@process-ai/contract/journeys';
import { Star, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '../../../components/table.tsx';
import { copy } from '../copy.ts';
import { TypeMark } from './type-mark.tsx';

interface JourneyTableProps {
  sectorId: string;
  journey: Journey;
  processes: JourneySavings['processes'];
}

/** The journey in words: what the drawing shows, and the descriptions. */
export function JourneyTable({ sectorId, journey, processes }: JourneyTableProps) {
  const byCode = new Map(processes.map((process) => [process.code, process]));
  const words = copy.table;
  return (
    <Table label={words.label(journey.name)}>
      <TableHead>
        <TableRow>
          <TableHeaderCell className="text-right">{words.number}</TableHeaderCell>
          <TableHeaderCell>{words.touchPoint}</TableHeaderCell>
          <TableHeaderCell>{words.type}</TableHeaderCell>
          <TableHeaderCell>{words.phase}</TableHeaderCell>
          <TableHeaderCell>{words.process}</TableHeaderCell>
          <TableHeaderCell className="whitespace-normal! print:px-2!">{words.moment}</TableHeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {journey.touchPoints.map((point, index) => {
          const process = point.processMissing ? undefined : byCode.get(point.processStep);
          return (
            <TableRow key={point.id} className="break-inside-avoid align-top">
              <TableCell className="text-right text-muted">{index + 1}</TableCell>
              <TableCell className="w-1/2 min-w-64 wrap-anywhere print:min-w-0">
                <p className="font-medium">{point.name}</p>
                <p className="whitespace-pre-line text-muted">{point.description}</p>
              </TableCell>
              <TableCell>
                <TypeMark type={point.type} />
              </TableCell>
              <TableCell>{point.phase ?? <span className="text-muted">{words.none}</span>}</TableCell>
              <TableCell className="w-1/4 min-w-40 wrap-anywhere print:min-w-24 print:px-2!">
                {process ? (
                  <Link
                    to={`/sectors/${sectorId}?process=${process.id}`}
                    className="rounded underline decoration-line-strong underline-offset-4 hover:decoration-accent"
                  >
                    {process.code} {process.name}
                  </Link>
                ) : (
                  point.processStep
                )}
                {point.processMissing ? (
                  <span className="flex items-center gap-1 text-warning text-xs">
                    <TriangleAlert aria-hidden className="size-3.5" />
                    {words.missing}
                  </span>
                ) : null}
              </TableCell>
              <TableCell>
                {point.momentThatMatters ? (
                  <span className="inline-flex items-center gap-1 font-medium text-accent-ink">
                    <Star aria-hidden className="size-3.5 fill-current" />
                    {words.yes}
                  </span>
                ) : (
                  <span className="text-muted">{words.no}</span>
                )}
              </TableCell>
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
}

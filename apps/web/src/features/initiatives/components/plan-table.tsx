import type { Initiative, InitiativeStatus } from '@process-ai/contract/initiatives';
import { monthInWords, monthNumber } from '@process-ai/domain/calendar-months';
import { ArrowDown, ArrowUp, Merge } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/button.tsx';
import { Checkbox } from '../../../components/checkbox.tsx';
import { ForEditors, useMayEdit } from '../../../components/for-editors.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { MonthInput } from '../../../components/month-input.tsx';
import { Select } from '../../../components/select.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '../../../components/table.tsx';
import { formatMoney } from '../../../lib/format.ts';
import { usePrinting } from '../../../lib/printing.ts';
import { copy } from '../copy.ts';
import { lengthOf, moveItem, moveSpan, type Span, STATUSES, spanOf } from '../model.ts';
import { BenchmarkFigure, CostFigure, SavingsFigure } from './amounts.tsx';
import { StatusMark } from './status-mark.tsx';
import { Warnings } from './warnings.tsx';

interface PlanTableProps {
  payroll: number;
  sectorId: string;
  initiatives: readonly Initiative[];
  currency: string;
  pathOf: (initiative: Initiative) => string;
  warningsOf: (initiative: Initiative) => readonly string[];
  selected: ReadonlySet<string>;
  onSelect: (id: string, selected: boolean) => void;
  onMerge: () => void;
  onMove: (initiative: Initiative, span: Span) => void;
  onStatus: (initiative: Initiative, status: InitiativeStatus) => void;
  onReorder: (ids: string[], moved: Initiative) => void;
}

const words = copy.table;
const STATUS_OPTIONS = STATUSES.map((value) => ({ value, label: copy.statuses[value] }));

/** The list of initiatives: what the chart shows, in figures, each of which can be changed here as well. */
export function PlanTable(props: PlanTableProps) {
  const { initiatives, selected, onMerge } = props;
  const { columns } = words;
  const printing = usePrinting();
  const mayEdit = useMayEdit();
  return (
    <section aria-label={words.title} className="grid gap-3 print:block print:space-y-3">
      <header className="flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-2 break-after-avoid">
        <h4 className="font-semibold">{words.title}</h4>
        {!mayEdit ? null : selected.size > 1 ? (
          <Button size="sm" onClick={onMerge} className="print:hidden">
            <Merge aria-hidden />
            {copy.merge.open(selected.size)}
          </Button>
        ) : (
          <p className="text-muted text-xs print:hidden">{copy.merge.hint}</p>
        )}
      </header>
      <Table label={words.label} className="print:text-xs!">
        <TableHead>
          <tr>
            {mayEdit ? (
              <TableHeaderCell className="px-2! print:hidden">
                <span className="sr-only">{words.selectHeading}</span>
              </TableHeaderCell>
            ) : null}
            <TableHeaderCell className="px-2! print:px-1!">{columns.name}</TableHeaderCell>
            <TableHeaderCell className="px-2! print:px-1!">{columns.status}</TableHeaderCell>
            <TableHeaderCell className="px-2! print:px-1!">{columns.start}</TableHeaderCell>
            <TableHeaderCell className="px-2! print:px-1!">{columns.end}</TableHeaderCell>
            <TableHeaderCell className="px-2! print:px-1! text-right">{columns.oneOff}</TableHeaderCell>
            <TableHeaderCell className="px-2! text-right whitespace-normal! print:px-1!">
              {columns.savings}
            </TableHeaderCell>
            <TableHeaderCell className="px-2! whitespace-normal! print:px-1!">{columns.benchmark}</TableHeaderCell>
            <TableHeaderCell className="px-2! print:hidden">{columns.notes}</TableHeaderCell>
            {mayEdit ? <TableHeaderCell className="px-2! print:hidden">{columns.order}</TableHeaderCell> : null}
          </tr>
        </TableHead>
        <TableBody>
          {initiatives.map((initiative, index) => (
            <PlanRow
              key={initiative.id}
              {...props}
              initiative={initiative}
              index={index}
              reads={printing || !mayEdit}
            />
          ))}
        </TableBody>
      </Table>
      {printing ? <PrintedNotes {...props} /> : null}
    </section>
  );
}

/** On paper nothing opens: the notes stand below, each once. */
function PrintedNotes({ initiatives, warningsOf }: PlanTableProps) {
  const notes = new Set(
    initiatives.flatMap((initiative) =>
      warningsOf(initiative).map((note) => (note.includes(initiative.name) ? note : `${initiative.name}: ${note}`)),
    ),
  );
  if (notes.size === 0) return null;
  return (
    <ul aria-label={words.columns.notes} className="grid gap-1 text-warning text-xs">
      {[...notes].map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}

interface PlanRowProps extends PlanTableProps {
  initiative: Initiative;
  index: number;
  /** Nothing is changed: on paper, or by a viewer. */
  reads: boolean;
}

function PlanRow({ initiative, index, reads, currency, payroll, ...props }: PlanRowProps) {
  const { id, name, owner, status, startMonth, endMonth, annualSavings } = initiative;
  const isSelected = props.selected.has(id);
  const span = spanOf(initiative);
  const warnings = props.warningsOf(initiative);
  const later = copy.baseline.later(initiative);
  const step = (by: 1 | -1) => {
    const ids = props.initiatives.map((one) => one.id);
    // At an edge the button keeps the focus, and does nothing.
    if (!(index + by in ids)) return;
    props.onReorder(moveItem(ids, index, index + by), initiative);
  };
  return (
    <TableRow className="break-inside-avoid" aria-selected={isSelected}>
      <ForEditors>
        <TableCell className="px-1! print:hidden">
          <Checkbox
            checked={isSelected}
            onCheckedChange={(checked) => props.onSelect(id, checked === true)}
            aria-label={words.select(name)}
          />
        </TableCell>
      </ForEditors>
      <th scope="row" className="min-w-44 px-2 py-1.5 font-normal print:min-w-36">
        <Link
          to={props.pathOf(initiative)}
          title={name}
          className="line-clamp-4 font-medium wrap-anywhere hover:underline print:line-clamp-none"
        >
          {name}
        </Link>
        <span className="block text-muted text-xs">{owner ?? words.noOwner}</span>
        {/* What the columns say that lie beyond the edge of a narrow screen. */}
        <span aria-hidden className="mt-0.5 block text-xs @2xl:hidden print:hidden">
          {copy.span(startMonth, endMonth, lengthOf(span))}
          {annualSavings.measured > 0 ? `, ${copy.measuredAYear(formatMoney(annualSavings.measured, currency))}` : ''}
        </span>
      </th>
      <TableCell className="px-2! print:px-1!">
        {reads ? (
          <StatusMark status={status} />
        ) : (
          <Select
            value={status}
            onValueChange={(next) => props.onStatus(initiative, next)}
            options={STATUS_OPTIONS}
            aria-label={words.status(name)}
            className="w-30"
          />
        )}
      </TableCell>
      <TableCell className="px-2! print:px-1! whitespace-nowrap">
        {reads ? (
          monthInWords(startMonth)
        ) : (
          <MonthInput
            aria-label={words.start(name)}
            value={startMonth}
            onValueChange={(month) =>
              // A start behind the end moves the whole, as it does for the pointer: its length is what was planned.
              props.onMove(
                initiative,
                month > endMonth
                  ? moveSpan(span, 'whole', monthNumber(month) - span.start)
                  : { ...span, start: monthNumber(month) },
              )
            }
            className="w-24 min-w-24 px-2! print:px-1!"
          />
        )}
      </TableCell>
      <TableCell className="px-2! print:px-1! whitespace-nowrap">
        {reads ? (
          monthInWords(endMonth)
        ) : (
          <MonthInput
            aria-label={words.end(name)}
            value={endMonth}
            onValueChange={(month) =>
              props.onMove(
                initiative,
                month < startMonth
                  ? moveSpan(span, 'whole', monthNumber(month) - span.end)
                  : { ...span, end: monthNumber(month) },
              )
            }
            className="w-24 min-w-24 px-2! print:px-1!"
          />
        )}
        {later ? (
          <span title={copy.baseline.than(later)} className="mt-0.5 block text-warning text-xs whitespace-normal">
            {later}
          </span>
        ) : null}
      </TableCell>
      <TableCell className="px-2! print:px-1! text-right whitespace-nowrap">
        <CostFigure initiative={initiative} currency={currency} />
      </TableCell>
      <TableCell className="px-2! print:px-1! text-right whitespace-nowrap">
        <SavingsFigure sectorId={props.sectorId} initiative={initiative} currency={currency} />
      </TableCell>
      <TableCell className="px-2! print:px-1! whitespace-nowrap">
        <BenchmarkFigure sectorId={props.sectorId} initiative={initiative} currency={currency} payroll={payroll} />
      </TableCell>
      <TableCell className="px-2! print:hidden">
        <Warnings warnings={warnings} name={name} />
      </TableCell>
      <ForEditors>
        <TableCell className="px-1! whitespace-nowrap print:hidden">
          <IconButton
            label={words.up(name)}
            icon={ArrowUp}
            aria-disabled={index === 0}
            className="aria-disabled:opacity-50"
            onClick={() => step(-1)}
          />
          <IconButton
            label={words.down(name)}
            icon={ArrowDown}
            aria-disabled={index === props.initiatives.length - 1}
            className="aria-disabled:opacity-50"
            onClick={() => step(1)}
          />
        </TableCell>
      </ForEditors>
    </TableRow>
  );
}

import type { Initiative, Plan } from '@process-ai/contract/initiatives';
import { monthInWords } from '@process-ai/domain/calendar-months';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '../../../../components/table.tsx';
import { formatMoney, formatNumber } from '../../../../lib/format.ts';
import { copy } from '../../copy.ts';
import { formCopy } from '../../model/form-copy.ts';
import { Section } from './section.tsx';

interface PrintedInitiativeProps {
  initiative: Initiative;
  plan: Plan;
  currency: string;
}

const words = formCopy;

/** On paper: what was entered, to be read, in place of the fields in which it is entered. */
export function PrintedInitiative({ initiative, plan, currency }: PrintedInitiativeProps) {
  const { owner, effortDays, gate, description, dependsOn, costLines, annualRunCost, measures, risks } = initiative;
  const needed = plan.initiatives
    .filter(({ id }) => dependsOn.includes(id))
    .map(({ name, endMonth }) => `${name} (${words.until(monthInWords(endMonth))})`);
  const basics = [
    [words.owner, owner ?? copy.table.noOwner],
    [words.effortDays, formatNumber(effortDays)],
    [words.gate, gate],
    [words.dependsOn, needed.join('; ')],
    [words.description, description],
  ].filter(([, value]) => value);
  const figure = (value: number | null) =>
    value === null ? '–' : formatNumber(value, Number.isInteger(value) ? 0 : 1);
  const total = costLines.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <div className="space-y-6 text-xs">
      <Section title={words.basics}>
        <dl className="grid grid-cols-[9rem_1fr] gap-x-4 gap-y-1">
          {basics.map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-muted">{label}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Printed
        title={words.cost.title}
        columns={[words.cost.title, words.cost.namePlaceholder, currency]}
        rows={[
          ...costLines.map(({ kind, name, amount }) => [copy.costKinds[kind], name, formatMoney(amount, currency)]),
          [words.cost.total, '', formatMoney(total, currency)],
          [words.cost.annualRunCost, '', formatMoney(annualRunCost, currency)],
        ]}
        figures={1}
      />
      <Printed
        title={words.measures.title}
        columns={[words.measures.name, words.measures.betterLabel, words.measures.baseline, words.measures.target]}
        rows={measures.map(({ name, unit, better, baseline, target }) => [
          unit ? `${name}, ${unit}` : name,
          words.measures.better[better],
          figure(baseline),
          figure(target),
        ])}
        figures={2}
      />
      <Printed
        title={words.risks.title}
        columns={[words.risks.risk, words.risks.control]}
        rows={risks.map(({ risk, control }) => [risk, control ?? '–'])}
        figures={0}
      />
    </div>
  );
}

interface PrintedProps {
  title: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** How many of the last columns hold figures. */
  figures: number;
}

/** One of its lists, as a table; nothing where it is empty. */
function Printed({ title, columns, rows, figures }: PrintedProps) {
  if (rows.length === 0) return null;
  const side = (column: number) => (column < columns.length - figures ? '' : 'text-right whitespace-nowrap');
  return (
    <Section title={title}>
      <Table label={title} className="text-xs!">
        <TableHead>
          <tr>
            {columns.map((column, at) => (
              <TableHeaderCell key={column} className={`px-2! ${side(at)}`}>
                {column}
              </TableHeaderCell>
            ))}
          </tr>
        </TableHead>
        <TableBody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows stand as they are while they are printed.
            <TableRow key={row} className="break-inside-avoid">
              {cells.map((cell, at) => (
                <TableCell key={columns[at]} className={`h-7! px-2! py-1! wrap-anywhere ${side(at)}`}>
                  {cell}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Section>
  );
}

import { savingsFactor } from '@process-ai/domain/plan-case';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '../../../components/table.tsx';
import { cx } from '../../../lib/cx.ts';
import { formatMoney } from '../../../lib/format.ts';
import { copy } from '../copy.ts';
import { explainContribution } from '../model/explain.ts';
import { type CaseView, deliveryMonth, monthLabel, shortPercent } from '../model.ts';
import { ExplainedCell } from './explained-cell.tsx';

const words = copy.initiatives;
const AMOUNT = 'h-9! px-3! py-1! text-right whitespace-nowrap max-sm:px-2! print:px-1.5! print:text-xs!';
const HEADER = 'px-3! text-right max-sm:px-2! print:px-1.5! print:whitespace-normal!';

/** What the case is made of, and what each part adds to it. */
export function InitiativeTable({ view }: { view: CaseView }) {
  const { initiatives, contributions, scenario, currency, startMonth } = view.outcome;
  const money = (amount: number) => formatMoney(amount, currency);
  const delivered = (month: number) =>
    month > 12 * view.assumptions.years ? words.late : month < 1 ? words.before : monthLabel(startMonth, month);
  return (
    <section aria-label={words.title} className="grid content-start gap-3">
      <header>
        <h3 className="font-semibold">{words.title}</h3>
        <p className="mt-0.5 text-muted text-xs">{words.text}</p>
      </header>
      <Table label={words.label}>
        <TableHead>
          <tr>
            <TableHeaderCell className="px-3! text-right">{words.number}</TableHeaderCell>
            <TableHeaderCell className="px-3!">{words.name}</TableHeaderCell>
            <TableHeaderCell className="px-3!">{words.delivered}</TableHeaderCell>
            {([words.savings, words.oneOffCost, words.runCost, words.npv] as const).map((label) => (
              <TableHeaderCell key={label} className={HEADER}>
                {label}
              </TableHeaderCell>
            ))}
          </tr>
        </TableHead>
        <TableBody>
          {initiatives.map((one, index) => {
            const added = contributions[index];
            const npv = added ? added.presentBenefits - added.presentCosts : 0;
            return (
              <TableRow key={one.id} className="break-inside-avoid">
                <TableCell className="h-9! px-3! py-1! text-right text-muted">{index + 1}</TableCell>
                <th scope="row" className="h-9 min-w-44 px-3 py-1 font-normal wrap-anywhere">
                  {one.name}
                  {one.countedShare < 1 && view.outcome.follows === 'plan' ? (
                    <span className="block text-muted text-xs">{words.part(shortPercent(one.countedShare))}</span>
                  ) : null}
                </th>
                <TableCell className="h-9! px-3! py-1! whitespace-nowrap">
                  {delivered(deliveryMonth(one, scenario))}
                </TableCell>
                <TableCell className={AMOUNT}>
                  {money(one.annualSavings * savingsFactor(one, scenario.assumptions))}
                </TableCell>
                <TableCell className={AMOUNT}>{money(one.oneOffCost * scenario.assumptions.cost)}</TableCell>
                <TableCell className={AMOUNT}>{money(one.annualRunCost * scenario.assumptions.cost)}</TableCell>
                <TableCell className={cx(AMOUNT, npv < 0 && 'text-danger')}>
                  <ExplainedCell
                    label={`${words.npv}, ${one.name}`}
                    value={money(npv)}
                    explain={() => explainContribution(index, view)}
                  />
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </section>
  );
}

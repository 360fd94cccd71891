import { SCENARIOS_RULE } from '@process-ai/domain/sector-business-case';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '../../../components/table.tsx';
import { copy } from '../copy.ts';
import { type BusinessCaseView, CASES } from '../model.ts';
import { explainCase } from './explain-case.ts';
import { ExplainedCell } from './explained-cell.tsx';
import { type CaseFigure, showFigure } from './show-figure.ts';

const words = copy.cases;
const FIGURES = Object.keys(words.rows) as CaseFigure[];

/** What the three cases come to, side by side. */
export const CaseTable = ({ view }: { view: BusinessCaseView }) => (
  <section aria-label={words.title} className="grid content-start gap-3 break-inside-avoid">
    <header>
      <h3 className="font-semibold">{words.title}</h3>
      <p className="mt-0.5 max-w-prose text-pretty text-muted text-xs">{SCENARIOS_RULE}</p>
    </header>
    <Table label={words.label}>
      <TableHead>
        <tr>
          <TableHeaderCell>{words.figure}</TableHeaderCell>
          {CASES.map((name) => (
            <TableHeaderCell key={name} className="px-3! text-right max-sm:px-2! print:px-2!">
              {words[name]}
            </TableHeaderCell>
          ))}
        </tr>
      </TableHead>
      <TableBody>
        {FIGURES.map((figure) => (
          <TableRow key={figure}>
            <th scope="row" className="h-9 px-4 py-1 font-normal max-sm:pl-3 max-sm:pr-1 max-sm:text-xs">
              {words.rows[figure]}
            </th>
            {CASES.map((name) => (
              <TableCell
                key={name}
                className="h-9! px-3! py-1! text-right whitespace-nowrap max-sm:px-2! max-sm:text-xs print:px-2!"
              >
                <ExplainedCell
                  label={`${words.rows[figure]}, ${words[name]}`}
                  value={showFigure[figure](view.cases[name].result, view.currency)}
                  explain={() => explainCase(figure, view, name)}
                />
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </section>
);

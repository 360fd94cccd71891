import { type CheckedReferenceValue, checkReferenceValues } from '@process-ai/domain/reference-values';
import { CircleCheck, OctagonAlert } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../components/badge.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '../../components/table.tsx';
import { cx } from '../../lib/cx.ts';
import { copy } from './copy.ts';
import { showActual, showExpected, verdictOf } from './model.ts';

/** Whether the product's figures can be trusted: each published one, computed anew while the page opens. */
export function MethodScreen() {
  const [results] = useState(() => checkReferenceValues().toSorted((a, b) => Number(a.passed) - Number(b.passed)));
  return (
    <div className="grid gap-6">
      <PageHeader title={copy.title} description={copy.text} />
      <Verdict results={results} />
      <Formulas />
      <ReferenceValueTable results={results} />
      <Cases />
    </div>
  );
}

function Verdict({ results }: { results: readonly CheckedReferenceValue[] }) {
  const { isClean, text, detail } = verdictOf(results);
  const Icon = isClean ? CircleCheck : OctagonAlert;
  return (
    <div
      role={isClean ? 'status' : 'alert'}
      className={cx(
        'flex items-start gap-3 rounded-lg px-4 py-3',
        isClean ? 'bg-success-soft text-success' : 'border-2 border-danger bg-danger-soft text-danger',
      )}
    >
      <Icon aria-hidden className="mt-1 size-5 shrink-0" />
      <div>
        <p className="font-semibold text-xl">{text}</p>
        <p>{detail}</p>
      </div>
    </div>
  );
}

const Formulas = () => (
  <section aria-label={copy.formulas.title} className="grid max-w-5xl gap-3">
    <header>
      <h2 className="font-semibold text-base">{copy.formulas.title}</h2>
      <p className="text-pretty text-muted">{copy.formulas.text}</p>
    </header>
    <NamedList list={copy.formulas.list} wide />
  </section>
);

const Cases = () => (
  <section aria-label={copy.cases.title} className="grid max-w-5xl gap-3">
    <h2 className="font-semibold text-base">{copy.cases.title}</h2>
    <NamedList list={copy.cases.list} />
  </section>
);

const NamedList = ({ list, wide = false }: { list: readonly (readonly string[])[]; wide?: boolean }) => (
  <dl className="divide-y rounded-lg border bg-surface">
    {list.map(([name, text]) => (
      <div
        key={name}
        className={cx(
          'grid break-inside-avoid gap-x-6 px-4 py-2',
          wide ? 'sm:grid-cols-[12rem_1fr]' : 'grid-cols-[1.5rem_1fr]',
        )}
      >
        <dt className="font-medium">{name}</dt>
        <dd className="text-pretty text-muted">{text}</dd>
      </div>
    ))}
  </dl>
);

/** On a phone, what a figure is and whether it passes need no scrolling. */
const NAME = 'px-4 max-sm:w-36 max-sm:min-w-36 max-sm:px-3! print:w-1/3 print:px-2!';
const VERDICT = 'max-sm:px-1! print:px-2!';

const ReferenceValueTable = ({ results }: { results: readonly CheckedReferenceValue[] }) => (
  <section className="grid gap-3">
    <h2 className="font-semibold text-base">{copy.table.label}</h2>
    <Table label={copy.table.label} className="min-w-4xl print:min-w-0 print:text-xs!">
      <TableHead>
        <tr>
          <TableHeaderCell className={NAME}>{copy.table.name}</TableHeaderCell>
          <TableHeaderCell className={VERDICT}>{copy.table.verdict}</TableHeaderCell>
          <TableHeaderCell className="text-right">{copy.table.expected}</TableHeaderCell>
          <TableHeaderCell className="text-right">{copy.table.actual}</TableHeaderCell>
          <TableHeaderCell className="text-right">{copy.table.tolerance}</TableHeaderCell>
          <TableHeaderCell>{copy.table.source}</TableHeaderCell>
        </tr>
      </TableHead>
      <TableBody>
        {results.map((result) => (
          <ReferenceValueRow key={result.name} {...result} />
        ))}
      </TableBody>
    </Table>
  </section>
);

const ReferenceValueRow = ({ name, expected, actual, tolerance, passed, source, url }: CheckedReferenceValue) => (
  <TableRow className={cx('break-inside-avoid', !passed && 'bg-danger-soft')}>
    <th scope="row" className={cx(NAME, 'py-1.5 font-normal')}>
      {name}
    </th>
    <TableCell className={VERDICT}>
      <Badge tone={passed ? 'success' : 'danger'}>
        {passed ? <CircleCheck aria-hidden /> : <OctagonAlert aria-hidden />}
        {passed ? copy.pass : copy.fail}
      </Badge>
    </TableCell>
    <TableCell className="text-right whitespace-nowrap">{showExpected(expected)}</TableCell>
    <TableCell className="text-right whitespace-nowrap">{showActual(actual, tolerance)}</TableCell>
    <TableCell className="text-right text-muted whitespace-nowrap">±{showExpected(tolerance)}</TableCell>
    <TableCell className="text-muted text-xs">
      {url ? (
        <a href={url} target="_blank" rel="noopener noreferrer" className="text-accent underline underline-offset-2">
          {source}
        </a>
      ) : (
        source
      )}
    </TableCell>
  </TableRow>
);

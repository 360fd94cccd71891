import type { ClientPageBlock } from '@process-ai/contract/client-links';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '../../../components/table.tsx';
import { cx } from '../../../lib/cx.ts';
import { pageWords } from '../copy.ts';
import { TOUCHED } from '../model.ts';
import { usePageLanguage } from '../use-page-language.ts';
import { Chart } from './chart.tsx';

/** Those of level 1 stand with their chapters. */
const HEADINGS = {
  1: { tag: 'h2', look: 'text-2xl' },
  2: { tag: 'h3', look: 'mt-4 text-lg' },
  3: { tag: 'h4', look: 'mt-2 text-base' },
} as const;

const PROSE = {
  Lead: 'text-base leading-7',
  Body: 'text-[0.9375rem] leading-6',
  // On paper what a table's note explains stands above it.
  Note: 'text-muted text-xs break-before-avoid',
  Meta: 'text-muted text-xs break-after-avoid',
};

/** A part of the page, as the document has it. */
export function Block({ block }: { block: ClientPageBlock }) {
  switch (block.kind) {
    case 'heading': {
      const { tag: Heading, look } = HEADINGS[block.level];
      return (
        <Heading dir="auto" className={cx('text-balance font-semibold tracking-tight break-after-avoid', look)}>
          {block.text}
        </Heading>
      );
    }
    case 'prose':
      return (
        <p dir="auto" className={cx('max-w-prose text-pretty whitespace-pre-line', PROSE[block.style])}>
          {block.term === undefined ? null : <strong className="font-semibold">{block.term} </strong>}
          {block.text}
        </p>
      );
    case 'figures':
      return (
        <dl className="grid grid-cols-[repeat(auto-fit,minmax(10rem,1fr))] gap-px overflow-hidden rounded-lg border bg-line break-inside-avoid">
          {block.figures.map(({ label, value, note }) => (
            <div key={label} className="bg-surface px-4 py-3 max-sm:last:odd:col-span-full">
              <dt className="text-muted text-xs">{label}</dt>
              <dd className="font-semibold text-xl lg:text-2xl print:text-lg!">{value}</dd>
              <dd className="mt-0.5 text-pretty text-muted text-xs">{note}</dd>
            </div>
          ))}
        </dl>
      );
    case 'table':
      return <DataTable {...block} />;
    case 'chart':
      return <Chart chart={block} />;
    default:
      return block satisfies never;
  }
}

const NAMED =
  'max-sm:h-auto! max-sm:gap-x-2 max-sm:py-0.5 max-sm:before:content-[attr(data-label)] max-sm:before:text-xs max-sm:before:leading-5 max-sm:before:font-normal max-sm:before:whitespace-normal';

/**
 * On a phone each row stands as a card, its cells below each other with what they are called: no figure is out of view.
 * Numbers, below what they are called, and boxes without a name stand in twos; the only number of a row stands as a
 * text. Where rows are counted, the title is what stands behind the number.
 */
const CARD = {
  row: 'max-sm:grid max-sm:grid-cols-2 max-sm:py-2',
  title: 'max-sm:col-span-2 max-sm:h-auto! max-sm:font-semibold',
  number: `max-sm:flex max-sm:flex-col ${NAMED}`,
  text: `max-sm:col-span-2 max-sm:grid max-sm:grid-cols-[7rem_minmax(0,1fr)] ${NAMED}`,
  box: 'max-sm:block max-sm:h-auto!',
  counter: 'max-sm:sr-only',
  counted:
    'max-sm:col-span-2 max-sm:h-auto! max-sm:font-semibold max-sm:before:mr-1.5 max-sm:before:content-[attr(data-counter)]',
};

/** A word that only a wide window has room for; shorter ones are never broken. */
const LONG_WORD = /\S{17}/;

/** With more columns than this, they stand closer. */
const WIDE = 6;

/** Rows that a phone shows at first: each is a card there. */
const ROWS_ON_PHONE = 6;

/** A row without a title goes on with what is above it: of a map, the parts that one row has no room for. */
const isContinued = (cells: Rows[number] | undefined) => cells?.[0]?.text === '';
type Rows = Extract<ClientPageBlock, { kind: 'table' }>['rows'];

function DataTable({ caption, columns, rows }: Extract<ClientPageBlock, { kind: 'table' }>) {
  const language = usePageLanguage();
  const [isWhole, setWhole] = useState(rows.length <= ROWS_ON_PHONE + 1);
  const numbers = columns.flatMap(({ align }, column) => (column > 0 && align === 'right' ? [column] : []));
  const only = numbers.length === 1 ? numbers[0] : undefined;
  const isWide = columns.length > WIDE;
  const isCounted = rows.every(([first]) => first && /^\d+$/.test(first.text)) && columns[1]?.align !== 'right';
  return (
    <figure className="grid min-w-0 gap-1.5 print:block">
      <figcaption className="text-muted text-xs italic break-after-avoid">{caption}</figcaption>
      <Table label={caption} className="max-sm:block print:text-xs!">
        <colgroup className="max-sm:hidden">
          {columns.map(({ width }, column) => (
            <col key={column} style={{ width: `${100 * width}%` }} />
          ))}
        </colgroup>
        <TableHead className="max-sm:sr-only">
          <tr>
            {columns.map(({ header, align }, column) =>
              header === '' ? (
                <TableCell key={column} className="h-9! border-b" />
              ) : (
                <TableHeaderCell
                  key={column}
                  className={cx('print:px-1.5! whitespace-normal!', isWide && 'sm:px-2.5!', align && 'text-right')}
                >
                  {header}
                </TableHeaderCell>
              ),
            )}
          </tr>
        </TableHead>
        <TableBody className="max-sm:block">
          {rows.map((cells, row) => (
            <TableRow
              key={row}
              className={cx(
                'break-inside-avoid align-top',
                isWhole || row < ROWS_ON_PHONE ? CARD.row : 'max-sm:hidden',
                isContinued(rows[row + 1]) && 'max-sm:border-b-0 max-sm:pb-0',
                isContinued(cells) && 'max-sm:pt-0',
              )}
            >
              {cells.map(({ text, strong, heat }, column) => {
                const isMap = columns.at(-1)?.header === '';
                const isNumber = columns[column]?.align === 'right';
                const look = cx(
                  'h-9! print:h-7! print:px-1.5! whitespace-pre-line',
                  isNumber ? 'sm:text-right' : 'print:min-w-0',
                  // A minus stays with its figure.
                  isNumber && !/\s/.test(text) && 'whitespace-nowrap!',
                  isWide && 'sm:px-2.5!',
                  !isNumber && (LONG_WORD.test(text) ? 'hyphens-auto wrap-anywhere lg:min-w-48' : 'wrap-break-word'),
                  !isNumber && (isWide ? 'sm:min-w-24' : columns.length > 5 ? 'sm:min-w-28' : 'sm:min-w-32'),
                  strong ? 'font-semibold' : 'font-normal',
                  heat !== undefined && 'print:[print-color-adjust:exact]',
                );
                const label = columns[column]?.header;
                const style =
                  heat === undefined ? undefined : { background: `var(--brand-heat-${heat})`, color: 'var(--ink)' };
                return column === 0 ? (
                  <th
                    key={column}
                    scope="row"
                    dir="auto"
                    className={cx(
                      'px-4 py-1.5 print:py-0.5',
                      look,
                      isCounted ? CARD.counter : text ? CARD.title : 'max-sm:hidden',
                    )}
                    style={style}
                  >
                    {text}
                  </th>
                ) : (
                  <TableCell
                    key={column}
                    dir="auto"
                    data-label={label}
                    data-counter={isCounted && column === 1 ? cells[0]?.text : undefined}
                    className={cx(
                      look,
                      isCounted && column === 1
                        ? CARD.counted
                        : isMap
                          ? CARD.box
                          : isNumber && column !== only
                            ? CARD.number
                            : CARD.text,
                      (text === '' || text === '–') && 'max-sm:hidden',
                      heat === undefined && 'max-sm:before:text-muted',
                    )}
                    style={style}
                  >
                    {text}
                  </TableCell>
                );
              })}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {isWhole ? null : (
        <Button size="sm" className={cx('w-fit sm:hidden print:hidden', TOUCHED)} onClick={() => setWhole(true)}>
          {pageWords(language).allRows(rows.length.toLocaleString(language))}
        </Button>
      )}
    </figure>
  );
}

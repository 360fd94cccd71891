import { OPPORTUNITY_TYPE_NAMES } from '@process-ai/contract/opportunities';
import type { SectorOverview } from '@process-ai/contract/sector-overview';
import { monthInWords } from '@process-ai/domain/calendar-months';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { SavingsByBasis } from '../../../components/savings-by-basis.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '../../../components/table.tsx';
import { formatDateTime, formatNumber } from '../../../lib/format.ts';
import { changeAddress } from '../../../lib/sector-change-words.ts';
import { copy } from '../copy.ts';

interface OverviewSectionsProps {
  sectorId: string;
  overview: SectorOverview;
  /** What is to be mended before an export. */
  notes: ReactNode;
}

const STATUSES = ['proposed', 'accepted', 'rejected'] as const;
type Status = (typeof STATUSES)[number];

/** What the figures of a sector consist of, each with the way to it. */
export const OverviewSections = ({ sectorId, overview, notes }: OverviewSectionsProps) => (
  <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-2 print:block print:space-y-6">
    <div className="grid min-w-0 gap-6 print:space-y-6">
      <Opportunities sectorId={sectorId} opportunities={overview.opportunities} />
      <Initiatives sectorId={sectorId} plan={overview.plan} value={overview.value} />
      <div className="grid gap-6 sm:grid-cols-2">
        <Journeys sectorId={sectorId} journeys={overview.journeys} />
        <Evidence sectorId={sectorId} evidence={overview.evidence} />
      </div>
    </div>
    <div className="grid min-w-0 gap-6 print:space-y-6">
      {overview.opportunities.some((one) => one.accepted + one.proposed > 0) ? notes : null}
      <Changes sectorId={sectorId} changes={overview.changes} />
    </div>
  </div>
);

interface SectionProps {
  title: string;
  /** The way to all of it. */
  to?: string;
  open?: string;
  children: ReactNode;
}

const Section = ({ title, to, open, children }: SectionProps) => (
  <section aria-label={title} className="grid min-w-0 break-inside-avoid content-start gap-2">
    <div className="flex items-baseline justify-between gap-4">
      <h2 className="font-semibold text-sm">{title}</h2>
      {to ? (
        <Link to={to} className={`${LINK} text-xs print:hidden`}>
          {open}
        </Link>
      ) : null}
    </div>
    {children}
  </section>
);

const LINK = 'rounded text-accent underline underline-offset-2';
const LIST = 'divide-y rounded-lg border bg-surface';
const Nothing = ({ children }: { children: ReactNode }) => (
  <p className="rounded-lg border border-dashed px-4 py-3 text-muted">{children}</p>
);

function Opportunities({ sectorId, opportunities }: Pick<OverviewSectionsProps['overview'], 'opportunities'> & Ids) {
  const list = `/sectors/${sectorId}?view=opportunities`;
  const words = copy.opportunities;
  const sum = (status: Status) => opportunities.reduce((total, one) => total + one[status], 0);
  if (STATUSES.every((status) => sum(status) === 0)) {
    return (
      <Section title={words.title}>
        <Nothing>{words.none}</Nothing>
      </Section>
    );
  }
  /** Rejected ones have no list of their own: the view of all leads to them. */
  const to = (status: Status, type?: string) =>
    `${list}${status === 'rejected' ? '' : `&status=${status}`}${type ? `&type=${type}` : ''}`;
  const cell = (count: number, status: Status, kind: string, type?: string) => (
    <TableCell key={status} className="text-right">
      {count > 0 ? (
        <Link
          to={to(status, type)}
          aria-label={words.cell(count, kind, words.columns[status])}
          className="rounded underline decoration-line-strong decoration-dotted underline-offset-4 hover:decoration-accent"
        >
          {formatNumber(count)}
        </Link>
      ) : (
        <span className="text-muted">0</span>
      )}
    </TableCell>
  );
  return (
    <Section title={words.title} to={list} open={words.all}>
      <Table label={words.table}>
        <TableHead>
          <tr>
            <TableHeaderCell>{words.kind}</TableHeaderCell>
            {STATUSES.map((status) => (
              <TableHeaderCell key={status} className="text-right max-sm:px-2">
                {words.columns[status]}
              </TableHeaderCell>
            ))}
          </tr>
        </TableHead>
        <TableBody>
          {opportunities.map((one) => (
            <TableRow key={one.type}>
              <th scope="row" className="px-4 font-normal">
                {OPPORTUNITY_TYPE_NAMES[one.type]}
              </th>
              {STATUSES.map((status) => cell(one[status], status, OPPORTUNITY_TYPE_NAMES[one.type], one.type))}
            </TableRow>
          ))}
          <TableRow className="font-medium">
            <th scope="row" className="px-4 font-medium">
              {words.total}
            </th>
            {STATUSES.map((status) => cell(sum(status), status, words.total))}
          </TableRow>
        </TableBody>
      </Table>
    </Section>
  );
}

interface Ids {
  sectorId: string;
}

function Initiatives({ sectorId, plan, value }: Pick<OverviewSectionsProps['overview'], 'plan' | 'value'> & Ids) {
  const words = copy.plan;
  const path = `/sectors/${sectorId}/roi`;
  return (
    <Section
      title={words.title}
      to={plan.initiatives > 0 ? `${path}?view=plan` : undefined}
      open={words.more(plan.initiatives)}
    >
      {plan.largest.length === 0 ? (
        <Nothing>{words.none}</Nothing>
      ) : (
        <ol className={LIST}>
          {plan.largest.map(({ id, name, owner, startMonth, endMonth, annualSavings: { measured, benchmark } }) => (
            <li key={id} className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 px-4 py-2">
              <span className="min-w-48 grow basis-0">
                <Link
                  to={`${path}/initiatives/${id}`}
                  className="rounded font-medium underline-offset-2 hover:underline"
                >
                  {name}
                </Link>
                <span className="block text-muted text-xs">
                  {words.months(monthInWords(startMonth), monthInWords(endMonth))}, {owner ?? words.noOwner}
                </span>
              </span>
              <span className="text-right">
                <SavingsByBasis
                  savings={{ measured: measured / 1000, benchmark: benchmark / 1000 }}
                  payroll={value.payroll}
                  currency={value.currency}
                  of="several"
                />
              </span>
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}

function Journeys({ sectorId, journeys }: Pick<OverviewSectionsProps['overview'], 'journeys'> & Ids) {
  const words = copy.journeys;
  const path = `/sectors/${sectorId}/journeys`;
  return (
    <Section title={words.title} to={path} open={journeys.count > 0 ? words.all(journeys.count) : words.open}>
      {journeys.newest.length === 0 ? (
        <Nothing>{words.none}</Nothing>
      ) : (
        <ul className={LIST}>
          {journeys.newest.map(({ id, name, touchPoints }) => (
            <li key={id} className="px-4 py-2">
              <Link to={`${path}?journey=${id}`} className="rounded underline-offset-2 hover:underline">
                {name}
              </Link>
              <span className="block text-muted text-xs">{words.touchPoints(touchPoints)}</span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function Evidence({ sectorId, evidence }: Pick<OverviewSectionsProps['overview'], 'evidence'> & Ids) {
  const words = copy.evidence;
  return (
    <Section title={words.title} to={`/sectors/${sectorId}/insights`} open={words.open}>
      {evidence.documents === 0 ? (
        <Nothing>{words.none}</Nothing>
      ) : (
        <p className="rounded-lg border bg-surface px-4 py-3">
          <span className="block font-medium">{words.documents(evidence.documents)}</span>
          <span className="text-pretty text-muted">{words.found(evidence.sentences, evidence.processes)}</span>
        </p>
      )}
    </Section>
  );
}

const Changes = ({ sectorId, changes }: Pick<OverviewSectionsProps['overview'], 'changes'> & Ids) => (
  <Section title={copy.changes.title} to={`/sectors/${sectorId}/activity`} open={copy.changes.all}>
    {changes.length === 0 ? (
      <Nothing>{copy.changes.none}</Nothing>
    ) : (
      <ol className={LIST}>
        {changes.map((change) => (
          <li key={`${change.kind} ${change.action} ${change.at}`} className="px-4 py-2">
            <Link
              to={changeAddress(sectorId, change)}
              className="wrap-anywhere rounded underline-offset-2 hover:underline"
            >
              {copy.changes.of(change)}
            </Link>
            <span className="block text-muted text-xs">{copy.changes.by(change.by, formatDateTime(change.at))}</span>
          </li>
        ))}
      </ol>
    )}
  </Section>
);

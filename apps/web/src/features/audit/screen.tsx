import { AUDIT_MONTHS, type AuditEntry, type AuditKind } from '@process-ai/contract/audit';
import { Download, ScrollText, SearchX } from 'lucide-react';
import { parseAsString, parseAsStringLiteral, useQueryState, useQueryStates } from 'nuqs';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { FailedState } from '../../components/failed-state.tsx';
import { Input } from '../../components/input.tsx';
import { Loading, Skeleton } from '../../components/loading.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { RetentionForm } from '../../components/retention-form.tsx';
import { Select } from '../../components/select.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '../../components/table.tsx';
import { browserName } from '../../lib/browser-name.ts';
import { formatDateTime } from '../../lib/format.ts';
import { EntryDialog } from './components/entry-dialog.tsx';
import { copy } from './copy.ts';
import { csvAddress, type Filters, useAudit, useRetention, useSetRetention } from './queries.ts';

const KINDS = Object.keys(copy.kinds) as AuditKind[];

const useFilters = () =>
  useQueryStates(
    {
      kind: parseAsStringLiteral(KINDS),
      who: parseAsString,
      sector: parseAsString,
      from: parseAsString,
      to: parseAsString,
    },
    { history: 'push' },
  );

/** Who did what in this workspace, when and from where. */
export function AuditScreen() {
  const [filters, setFilters] = useFilters();
  const audit = useAudit(filters);
  const [entryId, setEntryId] = useQueryState('entry');
  const clear = () => void setFilters(null);
  const isFiltered = Object.values(filters).some((value) => value !== null);
  const { people = [], sectors = [] } = audit.data?.pages[0] ?? {};
  return (
    <div className="grid max-w-6xl gap-4 print:block print:space-y-4">
      <PageHeader
        title={copy.title}
        description={copy.text}
        actions={
          <Button asChild className="print:hidden">
            <a href={csvAddress(filters)} download>
              <Download aria-hidden />
              {copy.csv}
            </a>
          </Button>
        }
      />
      <FilterBar
        filters={filters}
        people={people}
        sectors={sectors}
        onChange={(changed) => void setFilters(changed)}
        onClear={isFiltered ? clear : undefined}
      />
      <Entries audit={audit} isFiltered={isFiltered} onClear={clear} onOpen={(id) => void setEntryId(id)} />
      <Retention />
      {entryId ? <EntryDialog key={entryId} entryId={entryId} onClose={() => void setEntryId(null)} /> : null}
    </div>
  );
}

/** The value of a choice must not be empty. */
const ALL = 'all';

interface FilterBarProps {
  filters: Filters;
  people: readonly { id: string; name: string }[];
  sectors: readonly { id: string; name: string }[];
  onChange: (changed: Partial<Filters>) => void;
  onClear: (() => void) | undefined;
}

const named = (list: FilterBarProps['people']) => list.map(({ id, name }) => ({ value: id, label: name }));
const chosen = (value: string) => (value === ALL ? null : value);

function FilterBar({ filters, people, sectors, onChange, onClear }: FilterBarProps) {
  const words = copy.filters;
  const day = (key: 'from' | 'to') => (
    <label className="flex items-center gap-2 text-muted text-sm">
      {words[key]}
      <Input
        type="date"
        className="w-36!"
        value={filters[key] ?? ''}
        onChange={(event) => onChange({ [key]: event.target.value || null })}
      />
    </label>
  );
  return (
    <fieldset aria-label={words.label} className="flex flex-wrap items-center gap-2 print:hidden">
      <Select
        aria-label={words.person}
        className="w-42! max-sm:w-full!"
        value={filters.who ?? ALL}
        onValueChange={(value) => onChange({ who: chosen(value) })}
        options={[{ value: ALL, label: words.everybody }, ...named(people)]}
      />
      <Select
        aria-label={words.kind}
        className="w-48! max-sm:w-full!"
        value={filters.kind ?? ALL}
        onValueChange={(value) => onChange({ kind: value === ALL ? null : value })}
        options={[
          { value: ALL, label: words.everything },
          ...KINDS.map((value) => ({ value, label: copy.kinds[value] })),
        ]}
      />
      <Select
        aria-label={words.sector}
        className="w-42! max-sm:w-full!"
        value={filters.sector ?? ALL}
        onValueChange={(value) => onChange({ sector: chosen(value) })}
        options={[{ value: ALL, label: words.anySector }, ...named(sectors)]}
      />
      <span className="flex flex-wrap gap-2">
        {day('from')}
        {day('to')}
      </span>
      {onClear ? (
        <Button variant="ghost" onClick={onClear}>
          {copy.clear}
        </Button>
      ) : null}
    </fieldset>
  );
}

interface EntriesProps {
  audit: ReturnType<typeof useAudit>;
  isFiltered: boolean;
  onClear: () => void;
  onOpen: (entryId: string) => void;
}

function Entries({ audit, isFiltered, onClear, onOpen }: EntriesProps) {
  if (!audit.data) {
    if (audit.isError) {
      return <FailedState title={copy.failed} error={audit.error} onRetry={() => void audit.refetch()} />;
    }
    return (
      <Loading label={copy.loading}>
        <Skeleton className="h-96" />
      </Loading>
    );
  }
  const entries = audit.data.pages.flatMap((page) => page.entries);
  if (entries.length === 0) {
    return isFiltered ? (
      <EmptyState icon={SearchX} title={copy.noneTitle} actions={<Button onClick={onClear}>{copy.clear}</Button>}>
        {copy.noneText}
      </EmptyState>
    ) : (
      <EmptyState icon={ScrollText} title={copy.emptyTitle}>
        {copy.emptyText}
      </EmptyState>
    );
  }
  return (
    <>
      <Table label={copy.list}>
        <TableHead>
          <tr>
            <TableHeaderCell>{copy.table.at}</TableHeaderCell>
            <TableHeaderCell className="@max-2xl:hidden">{copy.table.who}</TableHeaderCell>
            <TableHeaderCell>{copy.table.what}</TableHeaderCell>
            <TableHeaderCell className="@max-4xl:hidden">{copy.table.sector}</TableHeaderCell>
            <TableHeaderCell className="@max-2xl:hidden">{copy.table.from}</TableHeaderCell>
          </tr>
        </TableHead>
        <TableBody>
          {entries.map((entry) => (
            <EntryRow key={entry.id} entry={entry} onOpen={onOpen} />
          ))}
        </TableBody>
      </Table>
      {audit.hasNextPage ? (
        <Button
          className="justify-self-center print:hidden"
          pending={audit.isFetchingNextPage}
          onClick={() => void audit.fetchNextPage()}
        >
          {copy.more}
        </Button>
      ) : null}
    </>
  );
}

function EntryRow({ entry, onOpen }: { entry: AuditEntry; onOpen: (entryId: string) => void }) {
  const { id, at, by, via, address, userAgent, sector, what } = entry;
  const who = copy.who(by, via);
  return (
    <TableRow>
      <TableCell className="whitespace-nowrap align-top text-muted tabular-nums @max-md:min-w-32 @max-md:whitespace-normal">
        <time dateTime={at}>{formatDateTime(at)}</time>
      </TableCell>
      <TableCell className="min-w-36 align-top @max-2xl:hidden">
        <span className="wrap-anywhere">{who}</span>
        {via === 'token' || via === 'job' ? <span className="block text-muted text-xs">{copy.via[via]}</span> : null}
      </TableCell>
      <TableCell className="align-top">
        <button
          type="button"
          className="wrap-anywhere rounded text-left underline decoration-line-strong underline-offset-4 hover:decoration-accent"
          onClick={() => onOpen(id)}
        >
          {copy.inWords(entry)}
        </button>
        {what ? <span className="wrap-anywhere block text-muted text-xs">{what}</span> : null}
        <span className="block text-muted text-xs @2xl:hidden">{who}</span>
      </TableCell>
      <TableCell className="wrap-anywhere align-top @max-4xl:hidden">{sector}</TableCell>
      <TableCell className="align-top text-muted @max-2xl:hidden">
        <span className="whitespace-nowrap">{address}</span>
        {userAgent ? (
          <span className="block text-xs" title={userAgent}>
            {browserName(userAgent)}
          </span>
        ) : null}
      </TableCell>
    </TableRow>
  );
}

const retention = copy.retention;

/** For how long entries are kept. */
function Retention() {
  const kept = useRetention().data?.auditMonths;
  const save = useSetRetention();
  if (kept === undefined) return null;
  return (
    <RetentionForm
      key={kept}
      words={retention}
      fields={[{ ...AUDIT_MONTHS, ...retention.months, name: 'auditMonths' }]}
      kept={{ auditMonths: kept }}
      warning={({ auditMonths }) => retention.shorter.text(auditMonths)}
      pending={save.isPending}
      onSave={({ auditMonths }, onSettled) => {
        if (auditMonths !== kept) save.mutate({ auditMonths }, { onSettled });
      }}
    />
  );
}

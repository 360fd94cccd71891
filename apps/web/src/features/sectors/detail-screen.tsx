import type { SectorSummary } from '@process-ai/contract/sectors';
import { Building2, Eye, FileDown, FolderX, History, Lock, Pencil } from 'lucide-react';
import { parseAsBoolean, useQueryState } from 'nuqs';
import { lazy, type ReactNode, Suspense, useEffect, useId, useRef } from 'react';
import { Link, Outlet, useLocation, useParams } from 'react-router-dom';
import { moveByArrows } from '../../components/arrow-keys.ts';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { EmptyPage, EmptyState } from '../../components/empty-state.tsx';
import { FailedState } from '../../components/failed-state.tsx';
import { MayEdit } from '../../components/for-editors.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { Loading, Skeleton } from '../../components/loading.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Tooltip } from '../../components/tooltip.tsx';
import { cx } from '../../lib/cx.ts';
import { errorKind } from '../../lib/error-copy.ts';
import { usePresence } from '../../lib/presence.ts';
import { useSectorSummary } from '../../lib/shared-queries.ts';
import { type BlockedTab, blockedTab, industryOf, sectorTabs } from './model/detail.ts';
import { detailCopy } from './model/detail-copy.ts';

const EditSectorDialog = lazy(async () => ({
  default: (await import('./components/edit-sector-dialog.tsx')).EditSectorDialog,
}));
const PeopleHere = lazy(async () => ({ default: (await import('./components/people-here.tsx')).PeopleHere }));

interface SectorDetailScreenProps {
  /** What hands the sector over, once it holds processes. */
  exporting: (sector: SectorSummary) => ReactNode;
  /** What says, and changes, who may open the sector. */
  access: (sector: SectorSummary) => ReactNode;
  /** What a viewer is told. */
  readOnly: string;
}

/** One sector: its heading and the tabs, which show other features. */
export function SectorDetailScreen(parts: SectorDetailScreenProps) {
  const { sectorId = '' } = useParams();
  const sector = useSectorSummary(sectorId);
  if (sector.data) return <SectorDetail sector={sector.data} {...parts} />;
  if (!sector.isError) {
    return (
      <Loading label={detailCopy.loading}>
        <Skeleton className="h-8 w-72 max-w-full" />
        <Skeleton className="h-9" />
        <Skeleton className="h-8 w-96 max-w-full" />
        <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
          {[0, 1, 2, 3].map((tile) => (
            <Skeleton key={tile} className="h-24" />
          ))}
        </div>
        <Skeleton className="h-72" />
      </Loading>
    );
  }
  if (errorKind(sector.error) !== 'NOT_FOUND') {
    return <FailedState title={detailCopy.failed} error={sector.error} onRetry={() => sector.refetch()} />;
  }
  return (
    <EmptyPage icon={FolderX} title={detailCopy.missingTitle} back={{ to: '/sectors', label: detailCopy.missingBack }}>
      {detailCopy.missingText}
    </EmptyPage>
  );
}

function SectorDetail({ sector, exporting, access, readOnly }: SectorDetailScreenProps & { sector: SectorSummary }) {
  // By address, so that a figure that rests on the profile can lead to it.
  const [editing, setEditing] = useQueryState('profile', parseAsBoolean.withDefault(false));
  const { people } = usePresence();
  const { pathname } = useLocation();
  const address = `/sectors/${sector.id}`;
  const tabs = sectorTabs(sector).map((tab) => ({ ...tab, to: address + tab.path }));
  const current = tabs.find((tab) => tab.path && `${pathname}/`.startsWith(`${tab.to}/`))?.value ?? 'processes';
  const blocked = blockedTab(current, sector);
  const mayEdit = sector.role !== 'viewer';
  return (
    <MayEdit value={mayEdit}>
      <div className="grid gap-4">
        <PageHeader
          title={sector.name}
          back={{ to: '/sectors', label: detailCopy.back }}
          description={
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Badge className="h-auto! min-h-5 min-w-0 whitespace-normal!">
                <span className="min-w-0">{sector.referenceModel}</span>
              </Badge>
              {detailCopy.processes(sector.counts.processes)}
              {mayEdit ? <IndustryButton sector={sector} onEdit={() => setEditing(true)} /> : null}
            </span>
          }
          actions={
            <>
              <Suspense>{people.length > 0 ? <PeopleHere people={people} /> : null}</Suspense>
              {sector.hasProcesses ? exporting(sector) : null}
              <Tooltip label={detailCopy.activity}>
                <Button variant="ghost" size="icon" asChild>
                  <Link to={`${address}/activity`} aria-label={detailCopy.activity}>
                    <History aria-hidden />
                  </Link>
                </Button>
              </Tooltip>
              <Tooltip label={detailCopy.archive.save}>
                <Button variant="ghost" size="icon" asChild>
                  <a
                    href={`/api${address}/archive`}
                    download={detailCopy.archive.name(sector.name)}
                    aria-label={detailCopy.archive.save}
                  >
                    <FileDown aria-hidden />
                  </a>
                </Button>
              </Tooltip>
              {access(sector)}
              {mayEdit ? (
                <IconButton label={detailCopy.edit} icon={Pencil} onClick={() => void setEditing(true)} />
              ) : null}
            </>
          }
        />
        {mayEdit ? null : (
          <p className="flex items-start gap-2 rounded-md bg-subtle px-3 py-2 text-pretty print:hidden">
            <Eye aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
            {readOnly}
          </p>
        )}
        <TabLinks label={detailCopy.tabs} tabs={tabs} current={current}>
          {blocked ? <Blocked tab={blocked} processesPath={address} /> : <Outlet />}
        </TabLinks>
        <Suspense>
          {editing && mayEdit ? <EditSectorDialog sector={sector} onClose={() => void setEditing(null)} /> : null}
        </Suspense>
      </div>
    </MayEdit>
  );
}

/** Shown instead of a tab that needs processes or results first. */
const Blocked = ({ tab, processesPath }: { tab: BlockedTab; processesPath: string }) => (
  <EmptyState
    icon={Lock}
    title={detailCopy.blocked[tab].title}
    actions={
      <Button asChild variant="primary">
        <Link to={processesPath}>{detailCopy.blocked.back}</Link>
      </Button>
    }
  >
    {detailCopy.blocked[tab].text}
  </EmptyState>
);

interface IndustryButtonProps {
  sector: SectorSummary;
  onEdit: () => void;
}

/** The industry that the analysis assumes; opens the dialog to correct it. */
function IndustryButton({ sector, onEdit }: IndustryButtonProps) {
  const { name, isProposed } = industryOf(sector);
  const { employees } = sector.profile;
  const label = name === null ? detailCopy.industry.missing : isProposed ? detailCopy.industry.isProposed(name) : name;
  const hint =
    name === null
      ? detailCopy.industry.missingHint
      : isProposed
        ? detailCopy.industry.isProposedHint
        : detailCopy.industry.isSaidHint;
  return (
    <Tooltip label={hint}>
      <button
        type="button"
        onClick={onEdit}
        className="inline-flex items-center gap-1.5 rounded text-left underline decoration-dotted underline-offset-4 hover:text-ink"
      >
        <Building2 aria-hidden className="size-4 shrink-0" />
        {[label, ...(employees ? [detailCopy.employees(employees)] : [])].join(' · ')}
      </button>
    </Tooltip>
  );
}

interface TabLink {
  value: string;
  label: string;
  to: string;
  disabled?: boolean;
}

interface TabLinksProps {
  label: string;
  tabs: readonly TabLink[];
  /** The value of the tab that the address names. */
  current: string;
  /** The current tab's content. */
  children: ReactNode;
}

const LOOK = cx(
  '-mb-px inline-flex h-9 shrink-0 items-center gap-1.5 border-b-2 border-transparent px-1 font-medium text-muted text-sm transition-colors',
  'focus-visible:-outline-offset-2 focus-visible:rounded-md',
);

/** Tabs whose state is the address: each is a link; arrow keys move between them, Enter or Space opens. */
function TabLinks({ label, tabs, current, children }: TabLinksProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In a narrow window the row scrolls; the current tab must be in sight.
    list.current?.querySelector(`[data-tab="${current}"]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  const id = useId();
  const stop = (tabs.find(({ value, disabled }) => value === current && !disabled) ?? tabs[0])?.value;
  const tabOf = ({ value }: TabLink) => ({
    id: `${id}-${value}`,
    role: 'tab',
    'aria-selected': value === current,
    'aria-controls': `${id}-panel`,
    'data-state': value === current ? 'active' : 'inactive',
    'data-tab': value,
    tabIndex: value === stop ? 0 : -1,
  });
  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        aria-orientation="horizontal"
        tabIndex={-1}
        onKeyDown={(event) => moveByArrows(event, '[role="tab"]:not(:disabled)')}
        className="flex gap-5 overflow-x-auto border-b print:hidden"
      >
        {tabs.map((tab) =>
          tab.disabled ? (
            <button
              key={tab.value}
              {...tabOf(tab)}
              type="button"
              disabled
              className={cx(LOOK, 'cursor-not-allowed opacity-60')}
            >
              {tab.label}
              <Lock aria-hidden className="size-3" />
            </button>
          ) : (
            <Link
              key={tab.value}
              {...tabOf(tab)}
              to={tab.to}
              className={cx(LOOK, 'hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink')}
              onKeyDown={(event) => {
                if (event.key === ' ') event.currentTarget.click();
              }}
            >
              {tab.label}
            </Link>
          ),
        )}
      </div>
      <div
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${current}`}
        tabIndex={-1}
        className="pt-6 focus:outline-none"
      >
        {children}
      </div>
    </div>
  );
}

import { LEVEL_MAX, type Process, type ProcessNode } from '@process-ai/contract/processes';
import { FileUp, ListTree, Plus, ScanSearch, Telescope } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { RecentlyDeleted } from '../../../components/recently-deleted.tsx';
import { ancestorIds, branchIds, buildTree, countBelow, nodeById } from '../../../components/tree/tree.ts';
import { VirtualTree } from '../../../components/tree/virtual-tree.tsx';
import { cx } from '../../../lib/cx.ts';
import { useMediaQuery } from '../../../lib/media-query.ts';
import { copy } from '../copy.ts';
import { countByLevel, tickOfAll, tickStates, toggled, topmostSelected, withSelected } from '../model.ts';
import { useDeletedProcesses } from '../queries.ts';
import { useAnalysis } from '../use-analysis.ts';
import { useTreeView } from '../use-tree-view.ts';
import {
  useAddDialog,
  useEditDialog,
  useExpansion,
  useOpenProcess,
  useSearchText,
  useSelection,
} from '../use-url-state.ts';
import { AnalysisProgress } from './analysis-progress.tsx';
import { NoMatches } from './no-matches.tsx';
import { ProcessDetails } from './process-details.tsx';
import { ProcessDialogs } from './process-dialogs.tsx';
import { ProcessRow } from './process-row.tsx';
import { ProcessActionsContext } from './row-actions.tsx';
import { TreeHeading, TreeToolbar, useCoveredAbove } from './tree-toolbar.tsx';

interface ProcessBrowserProps {
  sectorId: string;
  nodes: ProcessNode[];
  /** What was found in a process, as another feature shows it. */
  findingsOf: (process: Process) => ReactNode;
}

/** The loaded processes of a sector, and all that can be done with them. */
export function ProcessBrowser({ sectorId, nodes, findingsOf }: ProcessBrowserProps) {
  const all = useMemo(() => buildTree(nodes), [nodes]);
  const levels = useMemo(() => countByLevel(nodes).map(({ level }) => level), [nodes]);
  const [text, setText] = useSearchText();
  const [expansion, setExpansion] = useExpansion(sectorId, all);
  const [selected, setSelected] = useSelection(sectorId, all);
  const [openId, setOpenId] = useOpenProcess();
  const [, setAddBelow] = useAddDialog();
  const deleted = useDeletedProcesses(sectorId);
  const [, setEditId] = useEditDialog();
  const [removeId, setRemoveId] = useState<string | null>(null);
  const [scrollToId, setScrollToId] = useState(openId);
  const beside = useMediaQuery('(min-width: 1280px)');
  const coveredAbove = useCoveredAbove();

  const view = useTreeView({ nodes, all, text, expansion, onExpansion: setExpansion });
  const tickOf = useMemo(() => tickStates(all, view.shown, selected), [all, view.shown, selected]);
  const tick = (ids: readonly string[]) => setSelected(toggled(all, view.shown, selected, ids, tickOf));

  const analysis = useAnalysis(sectorId, (codes) => {
    const chosen = new Set(codes);
    const done = all.rows.flatMap(({ node }) => (chosen.has(node.code) ? branchIds(all, node.id) : []));
    setSelected(withSelected(all, selected, done, false));
  });
  const analyzeSelected = () =>
    analysis.start(
      all.rows.flatMap(({ node }) => (selected.has(node.id) ? [node.id] : [])),
      topmostSelected(all, selected).map(({ code }) => code),
    );

  const reveal = (id: string, parentId: string | null) => {
    if (parentId) view.reveal(parentId);
    setScrollToId(id);
  };
  // Only for the process that the address came with: later ones are opened where they are seen.
  const revealed = useRef(false);
  useEffect(() => {
    const parentId = ancestorIds(all, openId ?? '')[0];
    if (!revealed.current && parentId) view.reveal(parentId);
    revealed.current = true;
  }, [all, openId, view]);

  const closeDetails = () => {
    if (openId) void setOpenId(null);
  };
  const actions = {
    add: (id: string) => {
      if (nodeById(all, id)?.level !== LEVEL_MAX) void setAddBelow(id);
    },
    edit: (id: string) => void setEditId(id),
    analyze: (ids: readonly string[]) => analysis.start([...ids]),
    remove: setRemoveId,
    analyzing: analysis.isBusy,
  };
  const dialogs = (
    <ProcessDialogs
      sectorId={sectorId}
      all={all}
      nodes={nodes}
      removeId={removeId}
      onRemoveEnd={() => setRemoveId(null)}
      onAdded={reveal}
    />
  );

  // In the same place as below: the dialog that adds the first process must outlive its arrival.
  if (nodes.length === 0) {
    return (
      <ProcessActionsContext value={actions}>
        <div>
          <NoProcesses sectorId={sectorId} onAdd={() => void setAddBelow('')} />
        </div>
        {dialogs}
      </ProcessActionsContext>
    );
  }
  const roots = view.shown.rows.flatMap(({ node, depth }) => (depth === 0 ? [node.id] : []));
  return (
    <ProcessActionsContext value={actions}>
      <div>
        <TreeToolbar
          text={text}
          onText={(value) => void setText(value || null)}
          levels={levels}
          expansion={expansion}
          onExpansion={setExpansion}
        >
          <RecentlyDeleted noun="processes" deleted={deleted} compact />
          <Button onClick={() => void setAddBelow('')}>
            <Plus aria-hidden />
            {copy.create.open}
          </Button>
        </TreeToolbar>
        <TreeHeading
          tick={tickOfAll(roots, tickOf)}
          searching={view.matches !== null}
          disabled={roots.length === 0}
          onTick={() => tick(roots)}
          below={
            <div className="pb-2 empty:hidden">
              <AnalysisProgress analysis={analysis} />
            </div>
          }
        >
          <SelectionBar
            total={nodes.length}
            matches={view.matches?.length ?? null}
            selected={selected.size}
            analyzing={analysis.isBusy}
            onSelectNone={() => setSelected(new Set())}
            onAnalyze={analyzeSelected}
          />
        </TreeHeading>
        <div className={cx('grid items-start gap-6 pt-1', openId && beside && 'grid-cols-[minmax(0,1fr)_24rem]')}>
          {view.matches?.length === 0 ? (
            <NoMatches text={text} onClear={() => void setText(null)} />
          ) : (
            <VirtualTree
              label={copy.tree.label}
              rows={view.rows}
              expanded={view.expanded}
              tickOf={(node) => tickOf(node.id)}
              itemLabel={itemLabel}
              content={ProcessRow}
              note={note}
              current={openId}
              scrollToId={scrollToId}
              keys={{ F2: actions.edit, Delete: actions.remove, Insert: actions.add, Escape: closeDetails }}
              coveredAbove={coveredAbove}
              onExpand={view.setExpanded}
              onTick={(id) => tick([id])}
              onOpen={(id) => void setOpenId(id)}
            />
          )}
          {openId ? (
            <ProcessDetails
              sectorId={sectorId}
              processId={openId}
              below={countBelow(all, openId)}
              beside={beside}
              findingsOf={findingsOf}
              onClose={closeDetails}
            />
          ) : null}
        </div>
      </div>
      {dialogs}
    </ProcessActionsContext>
  );
}

const itemLabel = ({ code, name, level, opportunityCount, finding }: ProcessNode) =>
  copy.tree.item(code, name, level, opportunityCount, finding);

const note = ({ level, opportunityCount, finding }: ProcessNode) => copy.tree.note(level, opportunityCount, finding);

/** Three doors into an empty sector. */
const NoProcesses = ({ sectorId, onAdd }: { sectorId: string; onAdd: () => void }) => (
  <EmptyState
    icon={ListTree}
    title={copy.empty.title}
    actions={
      <>
        <Button variant="primary" asChild>
          <Link to={fillingPath('research', sectorId)}>
            <Telescope aria-hidden />
            {copy.empty.research}
          </Link>
        </Button>
        <Button asChild>
          <Link to={fillingPath('import', sectorId)}>
            <FileUp aria-hidden />
            {copy.empty.import}
          </Link>
        </Button>
        <Button onClick={onAdd}>
          <Plus aria-hidden />
          {copy.empty.add}
        </Button>
        <RecentlyDeleted noun="processes" deleted={useDeletedProcesses(sectorId)} />
      </>
    }
  >
    {copy.empty.text}
  </EmptyState>
);

const fillingPath = (step: 'research' | 'import', sectorId: string) =>
  `/sectors/new?step=${step}&sector=${encodeURIComponent(sectorId)}`;

interface SelectionBarProps {
  total: number;
  /** null when nothing is searched for. */
  matches: number | null;
  selected: number;
  analyzing: boolean;
  onSelectNone: () => void;
  onAnalyze: () => void;
}

/** How much there is, how much is selected, and what to do with it. */
const SelectionBar = ({ total, matches, selected, analyzing, onSelectNone, onAnalyze }: SelectionBarProps) => (
  <>
    <p role="status" className="min-w-0 text-muted max-sm:line-clamp-3 max-sm:text-xs max-sm:leading-3.5 sm:truncate">
      {selected > 0 ? (
        <>
          <span className="font-medium text-ink">{copy.selection.count(selected)}</span>
          <span aria-hidden className="max-sm:hidden">
            {' · '}
          </span>
        </>
      ) : null}
      <span className={selected > 0 ? 'max-sm:hidden' : undefined}>
        {matches === null ? copy.selection.total(total) : copy.search.matches(matches)}
      </span>
    </p>
    {selected > 0 ? (
      <Button variant="ghost" size="sm" className="max-sm:px-1!" onClick={onSelectNone}>
        {copy.selection.none}
      </Button>
    ) : null}
    <Button
      variant="primary"
      className="ml-auto max-sm:px-2!"
      disabled={selected === 0 || analyzing}
      onClick={onAnalyze}
    >
      <ScanSearch aria-hidden />
      {copy.analysis.start}
    </Button>
  </>
);

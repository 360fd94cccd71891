import { LEVEL_MAX, type Process, type ProcessNode } from '@process-ai/contract/processes';
import { Plus } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { ForEditors, useMayEdit } from '../../../components/for-editors.tsx';
import { RecentlyDeleted } from '../../../components/recently-deleted.tsx';
import { ancestorIds, branchIds, buildTree, countBelow, nodeById } from '../../../components/tree/tree.ts';
import { VirtualTree } from '../../../components/tree/virtual-tree.tsx';
import { cx } from '../../../lib/cx.ts';
import { useMediaQuery } from '../../../lib/media-query.ts';
import { copy } from '../copy.ts';
import { treeCopy } from '../model/tree-copy.ts';
import {
  countByLevel,
  inOrder,
  labelOf,
  tickOfAll,
  tickStates,
  toggled,
  topmostSelected,
  withSelected,
} from '../model.ts';
import { useDeletedProcesses, useDuplicateProcesses } from '../queries.ts';
import { useAnalysis } from '../use-analysis.ts';
import { useArranging } from '../use-arranging.ts';
import { RowFactsContext, useRowFacts, useShownColumns, useSort } from '../use-tree-columns.ts';
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
import { NoProcesses } from './no-processes.tsx';
import { ProcessDetails } from './process-details.tsx';
import type { Asked } from './process-dialogs.tsx';
import { ProcessRow } from './process-row.tsx';
import { ProcessActionsContext } from './row-actions.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { ColumnHeads, ColumnsMenu, TreeHeading, TreeToolbar, useCoveredAbove } from './tree-toolbar.tsx';

const ProcessDialogs = lazy(async () => ({ default: (await import('./process-dialogs.tsx')).ProcessDialogs }));

interface ProcessBrowserProps {
  sectorId: string;
  nodes: ProcessNode[];
  /** What was found in a process, as another feature shows it. */
  findingsOf: (process: Process) => ReactNode;
}

/** The loaded processes of a sector, and all that can be done with them. */
export function ProcessBrowser({ sectorId, nodes: inCodeOrder, findingsOf }: ProcessBrowserProps) {
  const [text, setText] = useSearchText();
  const [columns, toggleColumn] = useShownColumns();
  const [sort, setSort] = useSort();
  const facts = useRowFacts(sectorId, columns, text);
  const { rollUpOf, currency } = facts;
  const nodes = useMemo(() => inOrder(inCodeOrder, sort, rollUpOf), [inCodeOrder, sort, rollUpOf]);
  const all = useMemo(() => buildTree(nodes), [nodes]);
  const levels = useMemo(() => countByLevel(nodes).map(({ level }) => level), [nodes]);
  const [expansion, setExpansion] = useExpansion(sectorId, all);
  const [selected, setSelected] = useSelection(sectorId, all);
  const [openId, setOpenId] = useOpenProcess();
  const [addBelow, setAddBelow] = useAddDialog();
  const deleted = useDeletedProcesses(sectorId);
  const [editId, setEditId] = useEditDialog();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [scroll, setScroll] = useState({ to: openId, times: 0 });
  const beside = useMediaQuery('(min-width: 1280px)');
  const coveredAbove = useCoveredAbove();
  const mayEdit = useMayEdit();

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
    setScroll(({ times }) => ({ to: id, times: times + 1 }));
  };
  // Only for the process that the address came with: later ones are opened where they are seen.
  const revealed = useRef(false);
  useEffect(() => {
    const parentId = ancestorIds(all, openId ?? '')[0];
    if (!revealed.current && parentId) view.reveal(parentId);
    revealed.current = true;
  }, [all, openId, view]);

  const arranging = useArranging({ sectorId, nodes, all, shown: view.shown, onMoved: reveal });
  const duplicate = useDuplicateProcesses(sectorId);
  const closeDetails = () => {
    if (openId) void setOpenId(null);
  };
  const actions = {
    add: (id: string) => {
      if (nodeById(all, id)?.level !== LEVEL_MAX) void setAddBelow(id);
    },
    edit: (id: string) => void setEditId(id),
    analyze: (ids: readonly string[]) => analysis.start([...ids]),
    remove: (ids: readonly string[]) => setAsked({ verb: 'remove', ids }),
    moveBelow: (ids: readonly string[]) => setAsked({ verb: 'move', ids }),
    duplicate: (ids: readonly string[]) => duplicate.mutate({ sectorId, processIds: [...ids] }),
    step: arranging.step,
    analyzing: analysis.isBusy,
  };
  /** What is dragged with a row: the others that are selected, where it is one of them. */
  const branchesOf = (id: string) => (selected.has(id) ? topmostSelected(all, selected).map((node) => node.id) : [id]);
  const drop = {
    onDrop: (id: string, targetId: string | null) => arranging.moveBelow(branchesOf(id), targetId),
    text: (id: string, targetId: string | null) => {
      const target = nodeById(all, targetId);
      return target ? copy.move.dropOn(labelOf(target), branchesOf(id).length) : copy.move.dropRoot;
    },
  };
  const dialogs = (
    <Suspense>
      {mayEdit && (addBelow !== null || editId !== null || asked) ? (
        <ProcessDialogs
          sectorId={sectorId}
          all={all}
          nodes={nodes}
          asked={asked}
          onAnswered={() => setAsked(null)}
          onMove={arranging.moveBelow}
          onAdded={reveal}
        />
      ) : null}
    </Suspense>
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
          onText={(value) => {
            setScroll({ to: null, times: 0 });
            void setText(value || null);
          }}
          levels={levels}
          expansion={expansion}
          onExpansion={setExpansion}
          look={
            <ColumnsMenu
              columns={columns}
              sort={sort}
              onSort={(by) => void setSort(by)}
              onToggle={toggleColumn}
              levels={levels}
              onOpenTo={(level) => setExpansion({ level, toggledIds: new Set() })}
            />
          }
        >
          <ForEditors>
            <RecentlyDeleted noun="processes" deleted={deleted} compact />
            <Button onClick={() => void setAddBelow('')}>
              <Plus aria-hidden />
              <span className="max-sm:sr-only">{copy.create.open}</span>
            </Button>
          </ForEditors>
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
            topmost={() => topmostSelected(all, selected).map(({ id }) => id)}
            onLevel={arranging.setLevel}
            onAnalyze={analyzeSelected}
          />
        </TreeHeading>
        <div className={cx('grid items-start gap-6 pt-1', openId && beside && 'grid-cols-[minmax(0,1fr)_24rem]')}>
          {view.matches?.length === 0 ? (
            <NoMatches text={text} onClear={() => void setText(null)} />
          ) : (
            <div className="@container min-w-0">
              <ColumnHeads columns={columns} sort={sort} onSort={(by) => void setSort(by)} />
              <RowFactsContext value={facts}>
                <VirtualTree
                  label={treeCopy.tree.label}
                  rows={view.rows}
                  expanded={view.expanded}
                  tickOf={(node) => tickOf(node.id)}
                  itemLabel={(node) => treeCopy.tree.item(node, rollUpOf(node.id), currency)}
                  content={ProcessRow}
                  note={(node) => treeCopy.tree.note(node, rollUpOf(node.id), currency)}
                  current={openId}
                  scrollToId={scroll.times === 0 && view.firstHit ? view.firstHit : scroll.to}
                  scrollKey={`${text} ${scroll.times}`}
                  scrollAlign={scroll.times === 0 ? 'center' : 'auto'}
                  keys={
                    mayEdit
                      ? {
                          F2: actions.edit,
                          Delete: (id) => actions.remove([id]),
                          Insert: actions.add,
                          Escape: closeDetails,
                          'Alt+ArrowRight': (id) => arranging.step(id, 'in'),
                          'Alt+ArrowLeft': (id) => arranging.step(id, 'out'),
                          'Alt+ArrowUp': (id) => arranging.step(id, 'up'),
                          'Alt+ArrowDown': (id) => arranging.step(id, 'down'),
                        }
                      : { Escape: closeDetails }
                  }
                  {...(mayEdit && { drop })}
                  coveredAbove={coveredAbove}
                  onExpand={view.setExpanded}
                  onTick={(id) => tick([id])}
                  onOpen={(id) => void setOpenId(id)}
                />
              </RowFactsContext>
            </div>
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

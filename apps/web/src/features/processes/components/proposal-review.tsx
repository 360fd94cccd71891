import type { DiscoveredProcess, ProcessNode } from '@process-ai/contract/processes';
import { Pencil } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { buildTree } from '../../../components/tree/tree.ts';
import type { ItemContentProps } from '../../../components/tree/tree-item.tsx';
import { VirtualTree } from '../../../components/tree/virtual-tree.tsx';
import { cx } from '../../../lib/cx.ts';
import {
  isTickable,
  type Proposal,
  type ProposedNode,
  proposedNodes,
  withAccepted,
  withRejected,
} from '../model/proposal.ts';
import { researchCopy } from '../model/research-copy.ts';
import { treeCopy } from '../model/tree-copy.ts';
import { countByLevel, coveredIds, type Expansion, LEVEL_SHOWN, tickOfAll, tickStates } from '../model.ts';
import { useAddDiscovered } from '../queries.ts';
import { useTreeView } from '../use-tree-view.ts';
import { NoMatches } from './no-matches.tsx';
import { RowMark } from './process-row.tsx';
import { EDITOR_HEIGHT, ProposalContext, useProposalEditing } from './proposal-context.tsx';
import { TreeHeading, TreeToolbar, useCoveredAbove } from './tree-toolbar.tsx';

interface ProposalReviewProps {
  sectorId: string;
  proposal: Proposal;
  present: readonly ProcessNode[];
  /** More is still being found. */
  isGrowing: boolean;
  onChange: (proposal: Proposal) => void;
  onAgain: () => void;
  onDone: () => void;
  offer: ReactNode;
}

/** What research found: tick, reject, correct, then add. Until it is added a proposal is known by its code alone. */
export function ProposalReview(props: ProposalReviewProps) {
  const { sectorId, proposal, present, isGrowing, onChange, onAgain, onDone, offer } = props;
  const coveredAbove = useCoveredAbove();
  const [text, setText] = useState('');
  const [editing, setEditing] = useState<string | null>(null);
  const [expansion, setExpansion] = useState<Expansion>({ level: LEVEL_SHOWN, toggledIds: new Set() });
  const nodes = useMemo(() => proposedNodes(proposal.processes, present), [proposal.processes, present]);
  const all = useMemo(() => buildTree(nodes), [nodes]);
  const accepted = useMemo(() => {
    const isNew = new Set(nodes.flatMap(({ id, isPresent }) => (isPresent ? [] : [id])));
    return new Set(proposal.accepted.filter((id) => isNew.has(id)));
  }, [nodes, proposal.accepted]);
  const view = useTreeView({ nodes, all, text, expansion, onExpansion: setExpansion });
  const tickOf = useMemo(() => tickStates(all, view.shown, accepted, isTickable), [all, view.shown, accepted]);
  const tickable = nodes.filter(isTickable).length;
  const roots = view.shown.rows.flatMap(({ node, depth }) => (depth === 0 ? [node.id] : []));
  const levels = useMemo(() => [...new Set(nodes.map(({ level }) => level))].sort((a, b) => a - b), [nodes]);

  const tick = (ids: readonly string[]) => {
    const off = tickOfAll(ids, tickOf) === 'all';
    let next: ReadonlySet<string> = accepted;
    for (const id of ids) {
      const covered = coveredIds(all, view.shown, id);
      next = off ? withRejected(all, next, id, covered) : withAccepted(all, next, covered);
    }
    onChange({ ...proposal, accepted: [...next] });
  };
  const edit = (id: string) => {
    if (!nodes.some((node) => node.id === id && node.isPresent)) setEditing(id);
  };
  const save = (code: string, changes: Pick<DiscoveredProcess, 'name' | 'description'>) => {
    const processes = proposal.processes.map((process) =>
      process.code === code ? { ...process, ...changes } : process,
    );
    onChange({ ...proposal, processes });
    setEditing(null);
  };

  return (
    <section className="grid gap-4">
      <ProposalHead proposal={proposal} nodes={nodes} accepted={accepted} isGrowing={isGrowing} onAgain={onAgain} />
      <div>
        <TreeToolbar text={text} onText={setText} levels={levels} expansion={expansion} onExpansion={setExpansion} />
        <TreeHeading
          tick={tickOfAll(roots, tickOf)}
          searching={view.matches !== null}
          disabled={!view.shown.rows.some(({ node }) => isTickable(node))}
          onTick={() => tick(roots)}
        >
          <p role="status" className="truncate text-muted">
            {view.matches === null ? null : `${treeCopy.search.matches(view.matches.length)} · `}
            {tickable > 0 ? researchCopy.chosen(accepted.size, tickable) : researchCopy.allPresent}
          </p>
        </TreeHeading>
        {view.matches?.length === 0 ? (
          <NoMatches text={text} onClear={() => setText('')} />
        ) : (
          <ProposalContext value={{ editing, setEditing, save }}>
            <VirtualTree
              label={researchCopy.proposals}
              rows={view.rows}
              expanded={view.expanded}
              tickOf={(node) => (isTickable(node) ? tickOf(node.id) : undefined)}
              itemLabel={(node) => (node.id === editing ? undefined : itemLabel(node))}
              content={ProposalRow}
              note={note}
              tall={editing === null ? null : { id: editing, height: EDITOR_HEIGHT }}
              keys={{ F2: edit }}
              scrollToId={editing}
              coveredAbove={coveredAbove}
              coveredBelow={72}
              onExpand={view.setExpanded}
              onTick={(id) => tick([id])}
              onOpen={edit}
            />
          </ProposalContext>
        )}
      </div>
      {proposal.attribution ? <p className="text-pretty text-muted text-xs">{proposal.attribution}</p> : null}
      <ProposalFooter
        sectorId={sectorId}
        chosen={nodes.filter(({ id, isPresent }) => isPresent || accepted.has(id))}
        onDone={onDone}
        offer={offer}
      />
    </section>
  );
}

const itemLabel = ({ code, name, level, description, isPresent }: ProposedNode) =>
  researchCopy.item([code, name, description, isPresent && researchCopy.present], level);

const note = ({ level }: ProposedNode) => treeCopy.tree.note({ level, finding: null });

interface ProposalFooterProps {
  sectorId: string;
  /** The ticked ones, and those that the sector has already. */
  chosen: readonly ProposedNode[];
  onDone: () => void;
  offer: ReactNode;
}

/** Always in sight: adds what is chosen, says what came of it, and leads on. */
function ProposalFooter({ sectorId, chosen, onDone, offer }: ProposalFooterProps) {
  const add = useAddDiscovered(sectorId);
  const added = add.data;
  const [addedCodes, setAddedCodes] = useState<ReadonlySet<string>>(new Set());
  const count = chosen.filter(isTickable).length;
  const nothingLeft = count === 0 && chosen.length > 0;
  const submit = () => {
    // What was added from here before is not news: it is not told as "already there".
    const wanted = chosen.filter(({ code }) => !addedCodes.has(code));
    add.mutate(wanted, { onSuccess: () => setAddedCodes(new Set(chosen.map(({ code }) => code))) });
  };
  return (
    <footer className="sticky bottom-0 z-20 flex flex-wrap items-center justify-end gap-2 border-t bg-canvas py-3">
      <p role="status" className="grow font-medium">
        {added ? researchCopy.added(added.added) : null}{' '}
        {added && added.present > 0 ? (
          <span className="font-normal text-muted">{researchCopy.leftOut(added.present)}</span>
        ) : null}
      </p>
      {offer}
      <Button variant={nothingLeft ? 'primary' : 'secondary'} onClick={onDone}>
        {researchCopy.view}
      </Button>
      {nothingLeft ? null : (
        <Button variant="primary" pending={add.isPending} disabled={count === 0} onClick={submit}>
          {researchCopy.add(count)}
        </Button>
      )}
    </footer>
  );
}

interface ProposalHeadProps {
  proposal: Proposal;
  nodes: readonly { id: string; level: number }[];
  accepted: ReadonlySet<string>;
  isGrowing: boolean;
  onAgain: () => void;
}

/** Where the proposals come from, and how many there are of each level. */
function ProposalHead({ proposal, nodes, accepted, isGrowing, onAgain }: ProposalHeadProps) {
  const [asking, setAsking] = useState(false);
  const chosen = new Map(
    countByLevel(nodes.filter(({ id }) => accepted.has(id))).map(({ level, count }) => [level, count]),
  );
  return (
    <header className="grid gap-2">
      {proposal.note ? <p className="max-w-prose text-pretty">{proposal.note}</p> : null}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="font-medium">{researchCopy.source(proposal.source)}</p>
        <ul className="flex grow flex-wrap gap-x-4 gap-y-1 text-muted">
          {countByLevel(nodes).map(({ level, count }) => (
            <li key={level}>{researchCopy.levelCount(level, chosen.get(level) ?? 0, count)}</li>
          ))}
        </ul>
        <Button size="sm" disabled={isGrowing} onClick={() => setAsking(true)}>
          {researchCopy.again}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={researchCopy.againTitle}
        description={researchCopy.againText}
        confirmLabel={researchCopy.again}
        tone="primary"
        onConfirm={onAgain}
      />
    </header>
  );
}

const ProposalEditor = lazy(async () => ({ default: (await import('./proposal-editor.tsx')).ProposalEditor }));

/** A proposal in the tree: what it is called and says, or the form to correct that. */
function ProposalRow({ node, active }: ItemContentProps<ProposedNode>) {
  const { editing, setEditing } = useProposalEditing();
  if (editing === node.id) {
    return (
      <Suspense>
        <ProposalEditor node={node} />
      </Suspense>
    );
  }
  return (
    <>
      <div className="flex min-w-0 grow flex-col-reverse self-stretch pl-1 max-md:justify-center md:flex-row md:items-center md:gap-3">
        <span className="flex shrink-0 items-center gap-2 text-muted max-md:text-xs md:min-w-10">
          {node.code}
          <span className="md:hidden">
            <RowMark text={treeCopy.tree.level(node.level)} />
          </span>
        </span>{' '}
        <span
          className={cx(
            'line-clamp-2 max-md:leading-4.5 md:line-clamp-1 lg:max-w-3/5 lg:shrink-0',
            node.level === 1 && 'font-medium',
          )}
        >
          {node.name}
        </span>{' '}
        <span className="min-w-0 grow truncate text-muted max-lg:hidden">{node.description}</span>
      </div>{' '}
      <span className="w-8 shrink-0 max-md:hidden">
        {active && !node.isPresent ? (
          <IconButton label={researchCopy.edit} icon={Pencil} onClick={() => setEditing(node.id)} />
        ) : null}
      </span>
      <span className="flex shrink-0 items-center gap-1.5 pl-2">
        {node.isPresent ? <Badge tone="success">{researchCopy.present}</Badge> : null}
        <span className="max-md:hidden">
          <RowMark text={treeCopy.tree.level(node.level)} />
        </span>
      </span>
    </>
  );
}

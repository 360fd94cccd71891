import type { DiscoveredProcess, ProcessNode } from '@process-ai/contract/processes';
import { useMemo, useState } from 'react';
import { buildTree } from '../../../components/tree/tree.ts';
import { VirtualTree } from '../../../components/tree/virtual-tree.tsx';
import { copy } from '../copy.ts';
import { coveredIds, type Expansion, LEVEL_SHOWN, tickOfAll, tickStates } from '../model.ts';
import { NoMatches } from './no-matches.tsx';
import type { Proposal } from './proposal.ts';
import { ProposalContext } from './proposal-editing.ts';
import { EDITOR_HEIGHT } from './proposal-editor.tsx';
import { ProposalFooter } from './proposal-footer.tsx';
import { ProposalHead } from './proposal-head.tsx';
import { ProposalRow } from './proposal-row.tsx';
import { isTickable, type ProposedNode, proposedNodes, withAccepted, withRejected } from './proposal-ticks.ts';
import { TreeHeading, TreeToolbar, useCoveredAbove } from './tree-toolbar.tsx';
import { useTreeView } from './tree-view.ts';

interface ProposalReviewProps {
  sectorId: string;
  proposal: Proposal;
  present: readonly ProcessNode[];
  /** More is still being found. */
  isGrowing: boolean;
  onChange: (proposal: Proposal) => void;
  onAgain: () => void;
  onDone: () => void;
}

/** What research found: tick, reject, correct, then add. Until it is added a proposal is known by its code alone. */
export function ProposalReview(props: ProposalReviewProps) {
  const { sectorId, proposal, present, isGrowing, onChange, onAgain, onDone } = props;
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
            {view.matches === null ? null : `${copy.search.matches(view.matches.length)} · `}
            {tickable > 0 ? copy.research.chosen(accepted.size, tickable) : copy.research.allPresent}
          </p>
        </TreeHeading>
        {view.matches?.length === 0 ? (
          <NoMatches text={text} onClear={() => setText('')} />
        ) : (
          <ProposalContext value={{ editing, setEditing, save }}>
            <VirtualTree
              label={copy.research.proposals}
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
      <ProposalFooter
        sectorId={sectorId}
        chosen={nodes.filter(({ id, isPresent }) => isPresent || accepted.has(id))}
        onDone={onDone}
      />
    </section>
  );
}

const itemLabel = ({ code, name, level, description, isPresent }: ProposedNode) =>
  copy.research.item([code, name, description, isPresent && copy.research.present], level);

const note = ({ level }: ProposedNode) => copy.tree.note(level, 0);

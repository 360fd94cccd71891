import type {
  DeepLevels,
  ImportedProcess,
  ImportFormat,
  ImportMapping,
  OnConflict,
} from '@process-ai/contract/imports';
import { ChevronRight, CircleCheck } from 'lucide-react';
import { useId, useMemo, useRef, useState } from 'react';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { Checkbox } from '../../../components/checkbox.tsx';
import { RadioGroup } from '../../../components/radio-group.tsx';
import { buildTree, visibleRows } from '../../../components/tree/tree.ts';
import type { ItemContentProps } from '../../../components/tree/tree-item.tsx';
import { VirtualTree } from '../../../components/tree/virtual-tree.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { copy } from '../copy.ts';
import { type Choices, expandedAtFirst, type FileNode, fileNodes, type ShownPreview } from '../model.ts';
import { MappingEditor } from './mapping-editor.tsx';
import { ProblemList } from './problem-list.tsx';

interface PreviewPanelProps {
  preview: ShownPreview;
  choices: Choices;
  onConflict: (choice: OnConflict) => void;
  onDeepLevels: (choice: DeepLevels) => void;
  onMapping: (mapping: ImportMapping) => void;
  /** The file could not be read the way that was asked for last: what was found before no longer holds. */
  outdated: boolean;
  /** The file is being read again. */
  pending: boolean;
}

/** What was found in the file, what is wrong with it, and what has to be decided. */
export const PreviewPanel = ({ preview, choices, outdated, pending, ...on }: PreviewPanelProps) => (
  <div aria-busy={pending} className="grid gap-5 transition-opacity aria-busy:opacity-60">
    {outdated ? null : (
      <>
        <LevelCounts counts={preview.counts} />
        {preview.existingCodes.length > 0 ? (
          <ChoiceGroup
            title={
              preview.existingCodes.length === 1
                ? copy.conflict.titleOne
                : copy.conflict.title(preview.existingCodes.length)
            }
            options={copy.conflict.options}
            value={choices.onConflict}
            onValueChange={on.onConflict}
          />
        ) : null}
        {preview.hasDeepLevels ? (
          <ChoiceGroup
            title={copy.deep.title}
            options={copy.deep.options}
            value={choices.deepLevels}
            onValueChange={on.onDeepLevels}
          />
        ) : null}
        {preview.problems.length > 0 ? (
          <ProblemList key={preview.revision} problems={preview.problems} format={preview.format} />
        ) : (
          <p className="flex items-center gap-2 text-muted">
            <CircleCheck aria-hidden className="size-4 text-success" />
            {copy.problems.none}
          </p>
        )}
      </>
    )}
    {preview.descriptions && !outdated ? (
      <label className="flex cursor-pointer items-center gap-2">
        <Checkbox
          checked={Boolean(preview.mapping.descriptionSheet)}
          disabled={pending}
          onCheckedChange={(isJoined) =>
            on.onMapping({
              ...preview.mapping,
              descriptionSheet: isJoined === true ? (preview.descriptions?.sheet ?? null) : null,
            })
          }
        />
        {copy.mapping.descriptions(preview.descriptions.count, preview.descriptions.sheet)}
      </label>
    ) : null}
    {preview.columns.length > 0 ? <Columns preview={preview} outdated={outdated} onMapping={on.onMapping} /> : null}
    {outdated ? null : (
      <ProcessTree
        key={preview.revision}
        processes={preview.processes}
        format={preview.format}
        existingCodes={preview.existingCodes}
        onConflict={choices.onConflict}
      />
    )}
  </div>
);

/** How the file is read. Open while that is in question; else a person opens it. */
function Columns({ preview, outdated, onMapping }: Pick<PreviewPanelProps, 'preview' | 'outdated' | 'onMapping'>) {
  const [open, setOpen] = useState(false);
  return (
    <details
      open={open || outdated}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group rounded-lg border bg-surface"
    >
      <summary className="flex list-none items-baseline gap-2 rounded-lg px-4 py-3 [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          className="size-4 shrink-0 self-center text-muted transition-transform group-open:rotate-90"
        />
        <h3 className="font-semibold">{copy.mapping.title}</h3>
        <span className="min-w-0 truncate text-muted text-xs">{mappingSummary(preview.mapping)}</span>
      </summary>
      <div className="px-4 pb-4">
        <MappingEditor preview={preview} onChange={onMapping} />
      </div>
    </details>
  );
}

function mappingSummary({ levels, sheet, ...mapping }: ImportMapping) {
  const columns = levels?.length
    ? levels.map((column, index) => `${copy.mapping.level(index + 1)}: ${column}`)
    : (['code', 'name', 'level', 'description', 'parent'] as const).flatMap((field) =>
        mapping[field] ? [`${copy.mapping.fields[field]}: ${mapping[field]}`] : [],
      );
  return copy.mapping.summary([...(sheet ? [`${copy.mapping.sheet}: ${sheet}`] : []), ...columns]);
}

/** How many processes each level has, with a bar for the eye. */
function LevelCounts({ counts }: { counts: Record<string, number> }) {
  const levels = Object.entries(counts).filter(([, count]) => count > 0);
  const most = Math.max(...levels.map(([, count]) => count));
  return (
    <dl aria-label={copy.preview.levels} className="grid gap-x-6 gap-y-1 text-xs sm:grid-cols-2 lg:grid-cols-5">
      {levels.map(([level, count]) => (
        <div key={level} className="grid grid-cols-[3.5rem_1fr_auto] items-center gap-2 lg:grid-cols-[1fr_auto]">
          <dt className="text-muted">{copy.preview.level(level)}</dt>
          <dd className="font-medium lg:order-none max-lg:order-last">{formatNumber(count)}</dd>
          <div aria-hidden className="h-1 rounded-full bg-subtle lg:col-span-2">
            <div className="h-full rounded-full bg-accent" style={{ width: `${(100 * count) / most}%` }} />
          </div>
        </div>
      ))}
    </dl>
  );
}

interface ChoiceGroupProps<Value extends string> {
  title: string;
  options: Record<Value, { label: string; text: string }>;
  value: Value | undefined;
  onValueChange: (value: Value) => void;
}

/** One decision that an import needs, with what each answer leads to. */
function ChoiceGroup<Value extends string>({ title, options, value, onValueChange }: ChoiceGroupProps<Value>) {
  const id = useId();
  const entries = Object.entries(options) as [Value, { label: string; text: string }][];
  return (
    <div className="grid gap-2 rounded-lg border bg-surface p-4">
      <h3 id={id} className="font-medium">
        {title}
      </h3>
      <RadioGroup
        aria-labelledby={id}
        value={value}
        onValueChange={onValueChange}
        values={entries.map(([option]) => option)}
        className="grid gap-x-6 gap-y-1 sm:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))]"
      >
        {(radioOf) =>
          entries.map(([option, { label, text }]) => (
            <div key={option} className="flex gap-2">
              <button
                {...radioOf(option)}
                id={`${id}-${option}`}
                aria-describedby={`${id}-${option}-text`}
                className="group flex size-6 shrink-0 items-center justify-center rounded-full"
              >
                <span className="flex size-4 items-center justify-center rounded-full border border-line-strong bg-surface">
                  <span className="hidden size-2 rounded-full bg-accent group-data-[state=checked]:block" />
                </span>
              </button>
              <div className="pt-0.5">
                <label htmlFor={`${id}-${option}`} className="cursor-pointer">
                  {label}
                </label>
                <p id={`${id}-${option}-text`} className="text-muted text-xs">
                  {text}
                </p>
              </div>
            </div>
          ))
        }
      </RadioGroup>
    </div>
  );
}

interface ProcessTreeProps {
  processes: readonly ImportedProcess[];
  format: ImportFormat;
  existingCodes: readonly string[];
  onConflict: OnConflict;
}

const ROW_HEIGHT = 32;

/** What the file holds, as the tree that it would become. */
function ProcessTree({ processes, format, existingCodes, onConflict }: ProcessTreeProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const tree = useMemo(() => buildTree(fileNodes(processes)), [processes]);
  const [expanded, setExpanded] = useState(() => expandedAtFirst(tree));
  const rows = useMemo(() => visibleRows(tree, expanded), [tree, expanded]);
  const existing = useMemo(() => new Set(existingCodes), [existingCodes]);
  const content = useMemo(() => {
    const hasRows = format === 'csv' || format === 'xlsx';
    return ({ node }: ItemContentProps<FileNode>) => (
      <RowContent node={node} exists={existing.has(node.code) ? onConflict : null} hasRows={hasRows} />
    );
  }, [existing, onConflict, format]);

  const expand = (ids: readonly string[], open: boolean) => {
    const next = new Set(expanded);
    for (const id of ids) {
      if (open) next.add(id);
      else next.delete(id);
    }
    setExpanded(next);
  };

  return (
    <section className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">{copy.tree.title}</h3>
        {tree.rows.some(({ hasChildren }) => hasChildren) ? (
          <div className="flex gap-1">
            <Button size="sm" variant="ghost" onClick={() => setExpanded(new Set(tree.indexById.keys()))}>
              {copy.tree.expand}
            </Button>
            <Button size="sm" variant="ghost" onClick={() => setExpanded(new Set())}>
              {copy.tree.collapse}
            </Button>
          </div>
        ) : null}
      </div>
      <div ref={scroller} className="max-h-112 overflow-y-auto rounded-lg border bg-canvas py-1">
        <VirtualTree
          label={copy.tree.label}
          rows={rows}
          expanded={expanded}
          content={content}
          scroller={scroller}
          rowHeight={ROW_HEIGHT}
          onExpand={expand}
          onOpen={(id) => expand([id], !expanded.has(id))}
        />
      </div>
    </section>
  );
}

interface RowContentProps {
  node: FileNode;
  /** What happens to it where its code exists already; null where it is new. */
  exists: OnConflict | null;
  /** Whether the file has rows, or just an order. */
  hasRows: boolean;
}

const RowContent = ({ node: { code, name, level, row }, exists, hasRows }: RowContentProps) => (
  <>
    <span className="min-w-0 truncate">
      <span className="text-muted">{code}</span> <span title={name}>{name}</span>
    </span>
    {exists ? (
      <Badge tone={exists === 'stop' ? 'warning' : 'outline'} className="ml-2">
        {copy.conflict.exists[exists]}
      </Badge>
    ) : null}
    <span className="ml-auto shrink-0 pr-2 pl-2 text-muted text-xs">
      {copy.tree.level(level)}
      <span className="hidden sm:inline">
        {' · '}
        {hasRows ? copy.tree.row(row) : copy.tree.place(row)}
      </span>
    </span>
  </>
);

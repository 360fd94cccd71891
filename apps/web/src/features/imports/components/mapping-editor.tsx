import type { ImportColumn, ImportMapping, ImportPreview } from '@process-ai/contract/imports';
import { ChevronRight } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/field.tsx';
import { Input } from '../../../components/input.tsx';
import { Select } from '../../../components/select.tsx';
import { copy } from '../copy.ts';
import { chooseLevel, isCompleteMapping } from '../model.ts';

const FIELDS = ['code', 'name', 'level', 'description', 'parent'] as const;
const LEVEL_COLUMNS_MAX = 10;

interface MappingEditorProps {
  preview: Pick<ImportPreview, 'columns' | 'sheets' | 'mapping'>;
  /** The file is to be read again, this way. */
  onChange: (mapping: ImportMapping) => void;
}

/** Which column of the file holds what. A choice that is enough to read with takes effect at once. */
export function MappingEditor({ preview: { columns, sheets, mapping }, onChange }: MappingEditorProps) {
  const [draft, setDraft] = useState(mapping);
  const [layout, setLayout] = useState<keyof typeof copy.mapping.layouts>(
    mapping.levels?.length ? 'levels' : 'columns',
  );
  const [read, setRead] = useState(mapping);
  if (read !== mapping) {
    // The file was read again: how it was read in the end is what counts.
    setRead(mapping);
    setDraft(mapping);
  }
  const byLevel = layout === 'levels';

  const change = (next: ImportMapping) => {
    setDraft(next);
    if (isCompleteMapping(next)) onChange(next);
  };
  const lay = (next: typeof layout) => {
    setLayout(next);
    setDraft({ ...draft, code: null, name: null, level: null, parent: null, levels: [] });
  };

  return (
    <div className="grid gap-4">
      <p className="text-muted text-xs">{copy.mapping.text}</p>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {sheets.length > 1 ? (
          <Field label={copy.mapping.sheet}>
            <Select
              value={draft.sheet ?? undefined}
              // Another sheet has other columns: how to read them is told anew.
              onValueChange={(sheet) => {
                setDraft({ sheet });
                onChange({ sheet });
              }}
              options={sheets.map((sheet) => ({ value: sheet, label: sheet }))}
            />
          </Field>
        ) : null}
        <Field label={copy.mapping.layout}>
          <Select
            value={layout}
            onValueChange={lay}
            options={[
              { value: 'columns', label: copy.mapping.layouts.columns },
              { value: 'levels', label: copy.mapping.layouts.levels },
            ]}
          />
        </Field>
      </div>
      {byLevel ? (
        <LevelColumns
          columns={columns}
          levels={draft.levels ?? []}
          onChange={(levels) => change({ ...draft, code: null, name: null, level: null, parent: null, levels })}
        />
      ) : (
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {FIELDS.map((field) => (
            <ColumnSelect
              key={field}
              label={copy.mapping.fields[field]}
              hint={field === 'level' || field === 'parent' ? copy.mapping.hints[field] : undefined}
              required={field === 'code' || field === 'name'}
              columns={columns}
              value={draft[field] ?? null}
              onChange={(column) => change({ ...draft, levels: [], [field]: column })}
            />
          ))}
        </div>
      )}
      {isCompleteMapping(draft) ? null : (
        <p role="status" className="text-warning text-xs">
          {byLevel ? copy.mapping.incompleteLevels : copy.mapping.incomplete}
        </p>
      )}
    </div>
  );
}

interface LevelColumnsProps {
  columns: readonly ImportColumn[];
  levels: readonly string[];
  onChange: (levels: string[]) => void;
}

const LevelColumns = ({ columns, levels, onChange }: LevelColumnsProps) => (
  <div className="grid gap-2">
    <p className="text-muted text-xs">{copy.mapping.levelsHint}</p>
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {[...levels, null].slice(0, LEVEL_COLUMNS_MAX).map((column, index) => (
        <ColumnSelect
          key={column ?? 'next'}
          label={copy.mapping.level(index + 1)}
          required={index === 0}
          columns={columns}
          value={column}
          onChange={(chosen) => onChange(chooseLevel(levels, index, chosen))}
        />
      ))}
    </div>
  </div>
);

interface ColumnSelectProps {
  label: string;
  hint?: string | undefined;
  required: boolean;
  columns: readonly ImportColumn[];
  value: string | null;
  onChange: (column: string | null) => void;
}

/** A column may be called anything, so "none" needs a value that no column's index can be. */
const NONE = 'none';

function ColumnSelect({ label, hint, required, columns, value, onChange }: ColumnSelectProps) {
  const index = columns.findIndex(({ key }) => key === value);
  const samples = columns[index]?.samples.filter(Boolean) ?? [];
  return (
    <Field
      label={label}
      required={required}
      hint={samples.length > 0 ? <span className="line-clamp-2">{copy.mapping.samples(samples)}</span> : hint}
    >
      <Select
        value={index >= 0 ? String(index) : required ? undefined : NONE}
        placeholder={copy.mapping.choose}
        onValueChange={(chosen) => onChange(chosen === NONE ? null : (columns[Number(chosen)]?.key ?? null))}
        options={[
          ...(required ? [] : [{ value: NONE, label: copy.mapping.none }]),
          ...columns.map(({ key }, place) => ({ value: String(place), label: key })),
        ]}
      />
    </Field>
  );
}

const FIELDS_BY_HAND = ['code', 'name', 'level', 'description', 'parent', 'sheet'] as const;

/** For a file whose columns could not be told apart, so that there are none to choose from. */
export function MappingByHand({
  fileName,
  onSubmit,
}: {
  fileName: string;
  onSubmit: (mapping: ImportMapping) => void;
}) {
  const [columns, setColumns] = useState<Partial<Record<(typeof FIELDS_BY_HAND)[number], string>>>({});
  const isWorkbook = fileName.toLowerCase().endsWith('.xlsx');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit(Object.fromEntries(Object.entries(columns).filter(([, column]) => column !== '')));
  };
  return (
    <details className="group rounded-lg border bg-surface">
      <summary className="flex list-none items-center gap-2 rounded-lg px-4 py-3 font-medium [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="size-4 text-muted transition-transform group-open:rotate-90" />
        {copy.refused.byHand}
      </summary>
      <form noValidate onSubmit={submit} className="grid gap-4 px-4 pb-4">
        <p className="text-muted text-xs">{copy.refused.byHandText}</p>
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {FIELDS_BY_HAND.filter((field) => field !== 'sheet' || isWorkbook).map((field) => (
            <Field
              key={field}
              label={field === 'sheet' ? copy.refused.sheet : copy.mapping.fields[field]}
              required={field === 'code' || field === 'name'}
            >
              <Input
                value={columns[field] ?? ''}
                onChange={(event) => setColumns({ ...columns, [field]: event.target.value })}
              />
            </Field>
          ))}
        </div>
        <Button type="submit" className="justify-self-start" disabled={!isCompleteMapping(columns) && !columns.sheet}>
          {copy.refused.byHandSubmit}
        </Button>
      </form>
    </details>
  );
}

import type { ImportMapping } from '@process-ai/contract/imports';
import { ChevronRight } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/field.tsx';
import { Input } from '../../../components/input.tsx';
import { copy } from '../copy.ts';
import { isCompleteMapping } from '../model.ts';

const FIELDS = ['code', 'name', 'level', 'description', 'parent', 'sheet'] as const;

/** For a file whose columns could not be told apart, so that there are none to choose from. */
export function MappingByHand({
  fileName,
  onSubmit,
}: {
  fileName: string;
  onSubmit: (mapping: ImportMapping) => void;
}) {
  const [columns, setColumns] = useState<Partial<Record<(typeof FIELDS)[number], string>>>({});
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
          {FIELDS.filter((field) => field !== 'sheet' || isWorkbook).map((field) => (
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

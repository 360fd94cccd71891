import type { ActualsImported } from '@process-ai/contract/actuals';
import type { Initiative } from '@process-ai/contract/initiatives';
import { monthInWords } from '@process-ai/domain/calendar-months';
import { useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../../../components/dialog.tsx';
import { Field } from '../../../components/field.tsx';
import { FormError } from '../../../components/form-error.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '../../../components/table.tsx';
import { Textarea } from '../../../components/textarea.tsx';
import { errorText } from '../../../lib/error-copy.ts';
import { formatNumber } from '../../../lib/format.ts';
import { copy } from '../copy.ts';
import type { Column } from '../model.ts';
import { useImportActuals } from '../queries.ts';

interface ImportDialogProps {
  sectorId: string;
  initiative: Initiative;
  columns: readonly Column[];
  /** Called once the file is saved. */
  onSaved: (months: ActualsImported['months']) => void;
  onClose: () => void;
}

const words = copy.import;

/** Reads a CSV: what it says is shown line by line before anything is saved. Opens as it is mounted. */
export function ImportDialog({ sectorId, initiative, columns, onSaved, onClose }: ImportDialogProps) {
  const file = useRef<HTMLInputElement>(null);
  const [csv, setCsv] = useState('');
  const [preview, setPreview] = useState<ActualsImported | null>(null);
  const read = useImportActuals(sectorId, initiative.id);
  const input = { sectorId, initiativeId: initiative.id, csv };

  const change = (text: string) => {
    setCsv(text);
    setPreview(null);
  };
  const look = () => read.mutate({ ...input, dryRun: true }, { onSuccess: setPreview });
  const save = () =>
    read.mutate(
      { ...input, dryRun: false },
      {
        onSuccess: ({ saved, months }) => {
          if (!saved) return;
          onSaved(months);
          onClose();
        },
      },
    );
  return (
    <Dialog open onOpenChange={onClose} title={words.title} description={words.text} width="lg">
      <DialogBody className="grid content-start gap-4">
        {read.error ? <FormError>{errorText(read.error)}</FormError> : null}
        <div className="flex flex-wrap items-center gap-3">
          <input
            ref={file}
            type="file"
            accept=".csv,text/csv,text/plain"
            aria-label={words.file}
            onChange={async (event) => {
              const chosen = event.target.files?.[0];
              if (chosen) change(await chosen.text());
            }}
            className="max-w-full text-sm file:mr-3 file:h-8 file:rounded-md file:border file:border-line-strong/60 file:bg-surface file:px-3 file:font-medium file:text-ink"
          />
          <span className="text-muted text-xs">{words.columns(columns.map(({ label }) => label))}</span>
        </div>
        <Field label={words.pasted}>
          <Textarea
            rows={4}
            spellCheck={false}
            placeholder={words.example}
            value={csv}
            onChange={(event) => change(event.target.value)}
            className="font-mono text-xs!"
          />
        </Field>
        {preview ? <Preview preview={preview} columns={columns} /> : null}
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>{words.cancel}</Button>
        {preview && preview.months.length > 0 ? (
          <Button variant="primary" pending={read.isPending} disabled={preview.errors.length > 0} onClick={save}>
            {words.save(preview.months.length)}
          </Button>
        ) : (
          <Button variant="primary" pending={read.isPending} disabled={csv.trim() === ''} onClick={look}>
            {words.look}
          </Button>
        )}
      </DialogFooter>
    </Dialog>
  );
}

/** What would be saved, and what is wrong in which line. */
const Preview = ({ preview, columns }: { preview: ActualsImported; columns: readonly Column[] }) => (
  <>
    {preview.errors.length > 0 ? (
      <FormError>
        <p className="font-medium">{words.problems(preview.errors.length)}</p>
        <ul className="mt-1 grid gap-0.5">
          {preview.errors.map(({ line, message }) => (
            <li key={`${line} ${message}`}>
              {words.line(line)} {message}
            </li>
          ))}
        </ul>
      </FormError>
    ) : null}
    {preview.months.length > 0 ? (
      <Table label={words.preview}>
        <TableHead>
          <tr>
            <TableHeaderCell>{copy.grid.month}</TableHeaderCell>
            {columns.map(({ id, label }) => (
              <TableHeaderCell key={id} className="text-right">
                {label}
              </TableHeaderCell>
            ))}
          </tr>
        </TableHead>
        <TableBody>
          {preview.months.map((month) => (
            <TableRow key={month.month}>
              <th scope="row" className="h-8 px-4 font-normal whitespace-nowrap">
                {monthInWords(month.month)}
              </th>
              {columns.map(({ id, measureId }) => {
                const value =
                  measureId === null ? month[id as 'savings' | 'cost' | 'volume'] : month.measures?.[measureId];
                return (
                  <TableCell key={id} className="h-8! py-0! text-right">
                    {value === undefined ? '' : value === null ? words.cleared : formatNumber(value)}
                  </TableCell>
                );
              })}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    ) : null}
  </>
);

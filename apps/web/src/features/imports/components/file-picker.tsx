import { FileUp } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { FormError } from '../../../components/form-error.tsx';
import { cx } from '../../../lib/cx.ts';
import { copy } from '../copy.ts';

const ACCEPT = '.csv,.tsv,.txt,.xlsx,.json,.xml,.bpmn,.archimate';

interface FilePickerProps {
  onFile: (file: File) => void;
  /** As one part of a form among others. */
  brief?: boolean;
}

/** Takes one file, dropped or chosen, and reads it into memory: it then stays the same through every try. */
export function FilePicker({ onFile, brief = false }: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const take = async (files: FileList | null) => {
    const [file, ...others] = files ?? [];
    if (!file) return;
    if (others.length > 0) return setProblem(copy.choose.tooMany);
    try {
      const bytes = await file.arrayBuffer();
      setProblem(null);
      onFile(new File([bytes], file.name, { type: file.type }));
    } catch {
      setProblem(copy.choose.unreadable);
    }
  };

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files);
  };

  return (
    <div className="grid gap-3">
      {problem ? <FormError>{problem}</FormError> : null}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={cx(
          'grid justify-items-center gap-1 rounded-lg border border-line-strong border-dashed px-4 text-center transition-colors',
          brief ? 'py-5' : 'py-12',
          over ? 'border-accent bg-accent-soft' : 'bg-surface',
        )}
      >
        {brief ? null : <FileUp aria-hidden strokeWidth={1.5} className="mb-2 size-8 text-muted" />}
        <h2 className="font-semibold text-base">{over ? copy.choose.drop : copy.choose.title}</h2>
        <p className="text-muted">{copy.choose.accepted}</p>
        <p className={cx(brief ? 'mt-2' : 'mt-4', 'flex flex-wrap items-center justify-center gap-2 text-muted')}>
          {copy.choose.text}
          <Button variant={brief ? 'secondary' : 'primary'} onClick={() => input.current?.click()}>
            {copy.choose.button}
          </Button>
        </p>
        {brief ? null : <p className="mt-4 text-muted text-xs">{copy.choose.preview}</p>}
        <input
          ref={input}
          type="file"
          hidden
          accept={ACCEPT}
          aria-label={copy.choose.input}
          onChange={(event) => {
            void take(event.target.files);
            event.target.value = ''; // Else choosing the same file again would be no change.
          }}
        />
      </div>
    </div>
  );
}

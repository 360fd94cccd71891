import { FileUp } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../../components/button.tsx';
import { FileInput } from '../../../components/file-input.tsx';
import { copy } from '../copy.ts';
import { useImportSector } from '../queries.ts';

/** Adds a sector from a file that was saved here or in another workspace, and opens it. */
export function ImportSectorFile() {
  const input = useRef<HTMLInputElement>(null);
  const { send, isPending } = useImportSector();
  return (
    <>
      <Button
        variant="ghost"
        title={copy.file.import}
        className="max-sm:px-2! print:hidden"
        pending={isPending}
        onClick={() => input.current?.click()}
      >
        {isPending ? null : <FileUp aria-hidden />}
        <span className="max-lg:sr-only">{copy.file.import}</span>
      </Button>
      <FileInput ref={input} label={copy.file.input} accept=".json,application/json" onChoose={send} />
    </>
  );
}

import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { copy } from '../copy.ts';
import type { PlaybookContent } from '../model.ts';

interface ImportButtonProps {
  onRead: (playbook: PlaybookContent) => void;
  /** Why the chosen file is no playbook; null once another one is read. */
  onProblem: (problem: string | null) => void;
}

/** Takes a playbook from a file that was exported here, or written by hand. */
export function ImportButton({ onRead, onProblem }: ImportButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const [reading, setReading] = useState(false);
  const read = async (file: File) => {
    setReading(true);
    onProblem(null);
    const { readPlaybookFile } = await import('../form.ts');
    const found = await readPlaybookFile(file);
    setReading(false);
    if ('problem' in found) onProblem(found.problem);
    else onRead(found.playbook);
  };
  return (
    <>
      <Button pending={reading} onClick={() => input.current?.click()}>
        {reading ? null : <Upload aria-hidden />}
        {copy.file.open}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label={copy.file.input}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) void read(file);
          event.target.value = ''; // Else choosing the same file again would be no change.
        }}
      />
    </>
  );
}

import { Sparkles, Upload } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { FileInput } from '../../../components/file-input.tsx';
import { ForEditors } from '../../../components/for-editors.tsx';
import { RecentlyDeleted } from '../../../components/recently-deleted.tsx';
import { copy } from '../copy.ts';
import type { PlaybookContent } from '../model.ts';
import { useDeletedPlaybooks } from '../queries.ts';
import type { useDraft } from '../use-draft.ts';

interface PlaybooksHeaderProps {
  /** Undefined while loading. */
  count: number | undefined;
  draft: ReturnType<typeof useDraft>;
  onImported: (playbook: PlaybookContent) => void;
  onProblem: (problem: string | null) => void;
}

/** Title, count, and the buttons to restore, import or generate a playbook. */
export function PlaybooksHeader({ count, draft, onImported, onProblem }: PlaybooksHeaderProps) {
  const deleted = useDeletedPlaybooks();
  const generate = useRef<HTMLButtonElement>(null);
  const location = useLocation();
  useEffect(() => {
    if (location.hash !== '#generate') return undefined;
    // After the palette, which led here, has given the focus back.
    const timer = setTimeout(() => generate.current?.focus());
    return () => clearTimeout(timer);
  }, [location]);
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
      <div className="min-w-0 max-w-xl flex-1 basis-72">
        <div className="flex flex-wrap items-center gap-2">
          <h2 className="font-semibold text-base">{copy.list.title}</h2>
          {count === undefined ? null : <Badge>{copy.list.available(count)}</Badge>}
        </div>
        <p className="text-pretty text-muted">{copy.list.text}</p>
      </div>
      <div className="flex flex-wrap items-center gap-2 print:hidden">
        <RecentlyDeleted noun={copy.list.noun} deleted={deleted} />
        <ImportButton onRead={onImported} onProblem={onProblem} />
        <ForEditors>
          <Button ref={generate} variant="primary" pending={draft.isBusy} onClick={draft.start}>
            {draft.isBusy ? null : <Sparkles aria-hidden />}
            {copy.generate.open}
          </Button>
        </ForEditors>
      </div>
    </header>
  );
}

interface ImportButtonProps {
  onRead: (playbook: PlaybookContent) => void;
  /** Why the chosen file is no playbook; null once another one is read. */
  onProblem: (problem: string | null) => void;
}

/** Takes a playbook from a file that was exported here, or written by hand. */
function ImportButton({ onRead, onProblem }: ImportButtonProps) {
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
      <FileInput
        ref={input}
        label={copy.file.input}
        accept=".json,application/json"
        onChoose={(file) => void read(file)}
      />
    </>
  );
}

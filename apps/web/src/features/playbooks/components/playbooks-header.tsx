import { Sparkles, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { copy } from '../copy.ts';
import type { PlaybookContent } from '../model.ts';
import type { useDraft } from '../use-draft.ts';
import { DeletedPlaybooks } from './deleted-playbooks.tsx';
import { ImportButton } from './import-button.tsx';

interface PlaybooksHeaderProps {
  /** Undefined while loading. */
  count: number | undefined;
  draft: ReturnType<typeof useDraft>;
  onImported: (playbook: PlaybookContent) => void;
  onProblem: (problem: string | null) => void;
}

/** What this is, how many there are, and the ways to another one. */
export function PlaybooksHeader({ count, draft, onImported, onProblem }: PlaybooksHeaderProps) {
  const [showsDeleted, setShowsDeleted] = useState(false);
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
        <Button variant="ghost" onClick={() => setShowsDeleted(true)}>
          <Trash2 aria-hidden />
          {copy.list.recentlyDeleted}
        </Button>
        <ImportButton onRead={onImported} onProblem={onProblem} />
        <Button variant="primary" pending={draft.isBusy} onClick={draft.start}>
          {draft.isBusy ? null : <Sparkles aria-hidden />}
          {copy.generate.open}
        </Button>
      </div>
      <DeletedPlaybooks open={showsDeleted} onOpenChange={setShowsDeleted} />
    </header>
  );
}

import type { ImportPreview, OnConflict } from '@process-ai/contract/imports';
import { useRef, useState } from 'react';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { FormError } from '../../components/form-error.tsx';
import { errorKind, errorText } from '../../lib/error-copy.ts';
import { CompleteBar } from './components/complete-bar.tsx';
import { FileCard } from './components/file-card.tsx';
import { FilePicker } from './components/file-picker.tsx';
import { MappingByHand } from './components/mapping-by-hand.tsx';
import { PreviewPanel } from './components/preview-panel.tsx';
import { PreviousImports } from './components/previous-imports.tsx';
import { ReadingFailed } from './components/reading-failed.tsx';
import { ReadingProgress } from './components/reading-progress.tsx';
import { copy } from './copy.ts';
import { blockersOf } from './model.ts';
import { type FileToRead, useCompleteImport, useDropPreview, usePreviewImport } from './queries.ts';

interface ImportScreenProps {
  sectorId: string;
  onDone: () => void;
}

/** Brings a file's processes into a sector: choose, look through, decide, complete. Nothing is saved before the end. */
export function ImportScreen({ sectorId, onDone }: ImportScreenProps) {
  const [request, setRequest] = useState<FileToRead | null>(null);
  const [preview, setPreview] = useState<ImportPreview | null>(null);
  const [onConflict, setOnConflict] = useState<OnConflict>('stop');
  const [share, setShare] = useState(0);
  const underWay = useRef<AbortController | null>(null);
  const reading = usePreviewImport(sectorId, setShare);
  const completing = useCompleteImport();
  const dropPreview = useDropPreview();

  const read = (next: FileToRead) => {
    underWay.current?.abort();
    const controller = new AbortController();
    underWay.current = controller;
    completing.reset();
    setRequest(next);
    setShare(0);
    reading.mutate({ ...next, importId: preview?.id, signal: controller.signal }, { onSuccess: setPreview });
  };

  const startOver = () => {
    underWay.current?.abort();
    if (preview) dropPreview.mutate({ sectorId, importId: preview.id });
    reading.reset();
    completing.reset();
    setRequest(null);
    setPreview(null);
    setOnConflict('stop');
  };

  if (!request) {
    return (
      <div className="grid gap-8">
        <FilePicker onFile={(file) => read({ file })} />
        <PreviousImports sectorId={sectorId} onDone={onDone} />
      </div>
    );
  }

  const choices = { onConflict, deepLevels: request.deepLevels };
  return (
    <div className="grid gap-5">
      <FileCard
        file={request.file}
        about={
          preview && !reading.isError ? (
            <>
              <Badge>{copy.formats[preview.format]}</Badge>
              {copy.preview.found(preview.processes.length)}
            </>
          ) : null
        }
        actions={
          reading.isPending ? null : (
            <Button size="sm" onClick={startOver}>
              {copy.refused.other}
            </Button>
          )
        }
      >
        {reading.isPending ? (
          <ReadingProgress fileName={request.file.name} share={share} onCancel={preview ? undefined : startOver} />
        ) : null}
      </FileCard>
      {reading.isError ? (
        <ReadingFailed error={reading.error} again={preview !== null} onRetry={() => read(request)} />
      ) : null}
      {preview ? (
        <>
          <PreviewPanel
            preview={preview}
            choices={choices}
            outdated={reading.isError}
            pending={reading.isPending}
            onConflict={setOnConflict}
            onDeepLevels={(deepLevels) => read({ ...request, deepLevels })}
            onMapping={(mapping) => read({ ...request, mapping })}
          />
          {completing.isError ? (
            <FormError>
              <p>{errorText(completing.error)}</p>
              <Button size="sm" className="mt-2" onClick={() => read(request)}>
                {copy.complete.readAgain}
              </Button>
            </FormError>
          ) : null}
          <CompleteBar
            preview={preview}
            blockers={blockersOf(preview, choices)}
            reading={reading.isPending}
            unread={reading.isError}
            pending={completing.isPending}
            onComplete={() =>
              completing.mutate(
                {
                  sectorId,
                  importId: preview.id,
                  onConflict,
                  deepLevels: request.deepLevels,
                  mapping: preview.mapping,
                },
                { onSuccess: onDone },
              )
            }
          />
        </>
      ) : request.mapping || errorKind(reading.error) === 'BAD_REQUEST' ? (
        <MappingByHand fileName={request.file.name} onSubmit={(mapping) => read({ ...request, mapping })} />
      ) : null}
    </div>
  );
}

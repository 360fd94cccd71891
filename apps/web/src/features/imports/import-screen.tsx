import type { ImportPreview, OnConflict } from '@process-ai/contract/imports';
import { FileText } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { FormError } from '../../components/form-error.tsx';
import { UploadProgress } from '../../components/upload-progress.tsx';
import { errorKind, errorText } from '../../lib/error-copy.ts';
import { formatFileSize } from '../../lib/format.ts';
import { FilePicker } from './components/file-picker.tsx';
import { MappingByHand } from './components/mapping-editor.tsx';
import { PreviewPanel } from './components/preview-panel.tsx';
import { PreviousImports } from './components/previous-imports.tsx';
import { copy } from './copy.ts';
import { type Blocker, blockersOf, countOf, type ShownPreview } from './model.ts';
import { type FileToRead, useCompleteImport, useDropPreview, usePreviewImport } from './queries.ts';

interface ImportScreenProps {
  sectorId: string;
  onDone: () => void;
  /** A file that was chosen before this screen opened. */
  file: File | null;
  /** Beside the button that completes the import. */
  offer: ReactNode;
}

/** Brings a file's processes into a sector: choose, look through, decide, complete. Nothing is saved before the end. */
export function ImportScreen({ sectorId, onDone, file, offer }: ImportScreenProps) {
  const [request, setRequest] = useState<FileToRead | null>(null);
  const [preview, setPreview] = useState<ShownPreview | null>(null);
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
    const revision = (preview?.revision ?? 0) + 1;
    reading.mutate(
      { ...next, importId: preview?.id, signal: controller.signal },
      { onSuccess: (found) => setPreview({ ...found, revision }) },
    );
  };

  const readAtOnce = useEffectEvent(() => {
    if (file) read({ file });
  });
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the file came with the screen: it is read as one chosen here is
    readAtOnce();
    return () => underWay.current?.abort();
  }, []);

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
          <div className="flex items-center gap-4">
            <UploadProgress
              share={share}
              label={copy.reading.upload(request.file.name)}
              sending={copy.reading.uploading}
              reading={copy.reading.parsing}
            />
            {preview ? null : (
              <Button size="sm" onClick={startOver}>
                {copy.reading.cancel}
              </Button>
            )}
          </div>
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
            offer={offer}
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

interface FileCardProps {
  file: File;
  /** What is known about its content. */
  about?: ReactNode;
  actions?: ReactNode;
  /** What is happening to it. */
  children?: ReactNode;
}

/** The file in hand, through every try. */
const FileCard = ({ file, about, actions, children }: FileCardProps) => (
  <div className="grid gap-3 rounded-lg border bg-surface p-4">
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <FileText aria-hidden strokeWidth={1.5} className="size-6 shrink-0 text-muted" />
      <div className="min-w-0 grow basis-48">
        <h2 className="font-semibold text-sm">{file.name}</h2>
        <div className="flex flex-wrap items-center gap-x-2 text-muted text-xs">
          {formatFileSize(file.size)}
          {about}
        </div>
      </div>
      {actions}
    </div>
    {children}
  </div>
);

const OF_THE_FILE = new Set(['BAD_REQUEST', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', 'UNPROCESSABLE_CONTENT']);

interface ReadingFailedProps {
  error: unknown;
  /** It could be read before, in another way. */
  again: boolean;
  onRetry: () => void;
}

/** Why the file could not be read; what is accepted, where that is the reason. */
function ReadingFailed({ error, again, onRetry }: ReadingFailedProps) {
  const kind = errorKind(error);
  const refused = kind !== undefined && OF_THE_FILE.has(kind);
  return (
    <FormError>
      <p className="font-medium">{again ? copy.refused.again : refused ? copy.refused.title : copy.refused.failed}</p>
      <p>{errorText(error)}</p>
      {refused && !again ? <p className="mt-1">{copy.refused.accepted}</p> : null}
      <Button size="sm" className="mt-2" onClick={onRetry}>
        {copy.refused.retry}
      </Button>
    </FormError>
  );
}

interface CompleteBarProps {
  preview: ImportPreview;
  blockers: readonly Blocker[];
  /** The file is being read again. */
  reading: boolean;
  /** The file could not be read the way that was asked for last. */
  unread: boolean;
  pending: boolean;
  offer: ReactNode;
  onComplete: () => void;
}

/** The one primary action, always in sight, with what still stands in its way. */
function CompleteBar({ preview, blockers, reading, unread, pending, offer, onComplete }: CompleteBarProps) {
  const words = copy.complete.blocked;
  const reasons = unread
    ? [copy.complete.unread]
    : blockers.map((blocker) =>
        blocker === 'errors' ? words.errors(countOf(preview.problems, 'error')) : words[blocker],
      );
  return (
    <div className="sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center justify-end gap-x-4 gap-y-2 border-t bg-canvas px-4 py-3 sm:mx-0 sm:px-0">
      <p role="status" className="grow basis-64 text-muted text-xs">
        {reasons.length > 0
          ? reasons.join(' ')
          : `${copy.complete.ready(preview.processes.length)} ${copy.preview.nothingSaved}`}
      </p>
      {offer}
      <Button variant="primary" disabled={reading || reasons.length > 0} pending={pending} onClick={onComplete}>
        {copy.complete.submit}
      </Button>
    </div>
  );
}

import { FileText, FileUp, X } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { Progress } from '../../../components/progress.tsx';
import { Spinner } from '../../../components/spinner.tsx';
import { cx } from '../../../lib/cx.ts';
import { formatFileSize } from '../../../lib/format.ts';
import { copy } from '../copy.ts';
import { ACCEPTED } from '../model.ts';
import type { Upload } from '../use-upload.ts';

/** Uploads one document, chosen or dropped, to be summarized. */
export function UploadPanel({ upload }: { upload: Upload }) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const { file, isBusy, share } = upload;
  const sending = share !== null;
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!sending) upload.choose(event.dataTransfer.files);
  };
  return (
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(!sending);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={cx(
        'grid gap-3 rounded-lg border border-line-strong border-dashed p-4 transition-colors print:hidden',
        over ? 'border-accent bg-accent-soft' : 'bg-surface',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-3">
        {file ? (
          <FileText aria-hidden strokeWidth={1.5} className="size-6 shrink-0 text-muted" />
        ) : (
          <FileUp aria-hidden strokeWidth={1.5} className="size-6 shrink-0 text-muted" />
        )}
        <div className="min-w-0 grow basis-40">
          <p className="font-medium" dir="auto">
            {over ? copy.upload.drop : (file?.name ?? copy.upload.title)}
          </p>
          <p className="text-muted text-xs">{file ? formatFileSize(file.size) : copy.upload.accepted}</p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {file && !sending ? <IconButton label={copy.upload.forget} icon={X} onClick={upload.forget} /> : null}
          <Button disabled={sending} onClick={() => input.current?.click()}>
            {file ? copy.upload.chooseOther : copy.upload.choose}
          </Button>
          <Button variant="primary" disabled={!file} pending={isBusy} onClick={upload.submit}>
            {isBusy ? copy.upload.busy : copy.upload.submit}
          </Button>
        </div>
        <input
          ref={input}
          type="file"
          hidden
          accept={ACCEPTED}
          aria-label={copy.upload.input}
          onChange={(event) => {
            upload.choose(event.target.files);
            event.target.value = ''; // Else choosing the same file again would be no change.
          }}
        />
      </div>
      {share !== null ? <UploadProgress share={share} onCancel={upload.cancelUpload} /> : null}
    </div>
  );
}

interface UploadProgressProps {
  /** How much of the file has arrived, 0 to 1. */
  share: number;
  onCancel: () => void;
}

/** Progress of the upload, then of reading the document on the server. */
function UploadProgress({ share, onCancel }: UploadProgressProps) {
  const percent = Math.floor(share * 100);
  const text = share < 1 ? copy.upload.sent(percent) : copy.upload.reading;
  return (
    <div className="flex items-center gap-4">
      <div className="grid grow gap-1.5">
        <Progress value={percent} max={100} label={copy.upload.progress} valueText={text} />
        <p role="status" className="flex items-center gap-2 text-muted text-xs">
          {share < 1 ? null : <Spinner />}
          {text}
        </p>
      </div>
      <Button size="sm" onClick={onCancel}>
        {copy.upload.cancel}
      </Button>
    </div>
  );
}

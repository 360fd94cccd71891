import { Button } from '../../../components/button.tsx';
import { Progress } from '../../../components/progress.tsx';
import { Spinner } from '../../../components/spinner.tsx';
import { copy } from '../copy.ts';

interface UploadProgressProps {
  /** How much of the file has arrived, 0 to 1. */
  share: number;
  onCancel: () => void;
}

/** The document on its way to the server, and then being read there. */
export function UploadProgress({ share, onCancel }: UploadProgressProps) {
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

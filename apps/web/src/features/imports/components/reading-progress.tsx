import { Button } from '../../../components/button.tsx';
import { Progress } from '../../../components/progress.tsx';
import { Spinner } from '../../../components/spinner.tsx';
import { copy } from '../copy.ts';

interface ReadingProgressProps {
  fileName: string;
  /** How much of the file has arrived, 0 to 1. */
  share: number;
  onCancel: (() => void) | undefined;
}

/** The file on its way to the server, and then being read there. */
export function ReadingProgress({ fileName, share, onCancel }: ReadingProgressProps) {
  const percent = Math.floor(share * 100);
  const text = share < 1 ? copy.reading.uploading(percent) : copy.reading.parsing;
  return (
    <div className="flex items-center gap-4">
      <div className="grid grow gap-1.5">
        <Progress value={percent} max={100} label={copy.reading.upload(fileName)} valueText={text} />
        <p role="status" className="flex items-center gap-2 text-muted text-xs">
          {share < 1 ? null : <Spinner />}
          {text}
        </p>
      </div>
      {onCancel ? (
        <Button size="sm" onClick={onCancel}>
          {copy.reading.cancel}
        </Button>
      ) : null}
    </div>
  );
}

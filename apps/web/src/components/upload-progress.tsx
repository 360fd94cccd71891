import { Progress } from './progress.tsx';
import { Spinner } from './spinner.tsx';

interface UploadProgressProps {
  /** How much has arrived, 0 to 1. */
  share: number;
  label: string;
  sending: (percent: number) => string;
  reading: string;
}

/** A file on its way to the server, and then being read there. */
export function UploadProgress({ share, label, sending, reading }: UploadProgressProps) {
  const percent = Math.floor(share * 100);
  const text = share < 1 ? sending(percent) : reading;
  return (
    <div className="grid grow gap-1.5">
      <Progress value={percent} max={100} label={label} valueText={text} />
      <p role="status" className="flex items-center gap-2 text-muted text-xs">
        {share < 1 ? null : <Spinner />}
        {text}
      </p>
    </div>
  );
}

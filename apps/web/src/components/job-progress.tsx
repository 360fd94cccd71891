import { Button } from './button.tsx';
import { Progress } from './progress.tsx';

interface JobProgressProps {
  /** What is progressing, for screen readers. */
  label: string;
  /** What is being worked on. */
  text: string;
  /** How many others go first while it waits; null once it has begun. */
  ahead: number | null;
  done: number;
  total: number;
  /** How far, in words, such as "12 of 40 processes". */
  valueText: string;
  /** What went wrong so far, in words; '' = nothing. */
  failed?: string;
  /** null = whoever looks may not. */
  onCancel: (() => void) | null;
  isCancelling: boolean;
}

/** Long work under way: how far it is, at what, and the way to end it. */
export const JobProgress = (props: JobProgressProps) => (
  <div className="flex items-center gap-4 rounded-lg border bg-surface px-4 py-2.5 print:hidden">
    <div className="grid min-w-0 grow gap-1.5">
      <div className="flex gap-4">
        <p className="min-w-0 grow truncate">{props.ahead === null ? props.text : waitingText(props.ahead)}</p>
        {props.failed ? <p className="shrink-0 text-danger">{props.failed}</p> : null}
        {props.ahead === null ? <p className="shrink-0 text-muted">{props.valueText}</p> : null}
      </div>
      <Progress label={props.label} value={props.done} max={props.total} valueText={props.valueText} />
    </div>
    {props.onCancel ? (
      <Button onClick={props.onCancel} pending={props.isCancelling}>
        Cancel
      </Button>
    ) : null}
  </div>
);

const waitingText = (ahead: number) =>
  ahead === 0 ? 'Waiting to start' : `Waiting behind ${ahead} ${ahead === 1 ? 'other' : 'others'}`;

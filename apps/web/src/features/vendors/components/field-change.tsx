import { Minus, PenLine, Plus } from 'lucide-react';
import { Badge } from '../../../components/badge.tsx';
import { Segmented } from '../../../components/segmented.tsx';
import { cx } from '../../../lib/cx.ts';
import { copy } from '../copy.ts';
import type { FieldChange, RowChange } from '../model.ts';

interface FieldChangeProps {
  change: FieldChange;
  isAccepted: boolean;
  onChoose: (isAccepted: boolean) => void;
}

/** One field before and after, and which of the two is to stand. */
export function FieldChangeView({ change, isAccepted, onChoose }: FieldChangeProps) {
  const label = copy.fields[change.field];
  return (
    <li className="grid gap-2 py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="font-semibold text-sm">{label}</h3>
        <Segmented
          label={copy.proposal.choice(label)}
          size="sm"
          value={isAccepted ? 'accept' : 'keep'}
          onValueChange={(value) => onChoose(value === 'accept')}
          options={CHOICES}
        />
      </div>
      {'rows' in change ? (
        <div className="grid gap-1.5">
          <ul className="grid gap-1.5">
            {change.rows.map((row) => (
              <RowChangeView key={`${row.kind} ${row.name}`} row={row} />
            ))}
          </ul>
          {change.unchanged > 0 ? (
            <p className="text-muted text-xs">{copy.proposal.unchangedRows(change.unchanged)}</p>
          ) : null}
        </div>
      ) : (
        <dl className="grid gap-2 sm:grid-cols-2">
          <Side label={copy.proposal.current} text={change.before} isChosen={!isAccepted} />
          <Side label={copy.proposal.proposed} text={change.after} isChosen={isAccepted} />
        </dl>
      )}
    </li>
  );
}

const CHOICES = [
  { value: 'keep' as const, label: copy.proposal.keep },
  { value: 'accept' as const, label: copy.proposal.accept },
];

interface SideProps {
  label: string;
  text: string | null;
  isChosen: boolean;
}

const Side = ({ label, text, isChosen }: SideProps) => (
  <div className={cx('rounded-md border px-3 py-2', isChosen && 'border-accent bg-accent-soft/50')}>
    <dt className="text-muted text-xs">{label}</dt>
    <dd className={cx('mt-0.5 whitespace-pre-line text-pretty break-words', !text && 'text-muted')}>
      {text || copy.proposal.nothing}
    </dd>
  </div>
);

const KINDS = {
  added: { icon: Plus, tone: 'success' },
  removed: { icon: Minus, tone: 'danger' },
  changed: { icon: PenLine, tone: 'warning' },
} as const;

function RowChangeView({ row: { kind, name, before, after } }: { row: RowChange }) {
  const { icon: Icon, tone } = KINDS[kind];
  return (
    <li className="grid grid-cols-[5.5rem_1fr] items-start gap-2">
      <Badge tone={tone} className="justify-self-start">
        <Icon aria-hidden />
        {copy.proposal.rows[kind]}
      </Badge>
      <div className="min-w-0 break-words">
        <span className={cx('font-medium', kind === 'removed' && 'line-through')}>{name}</span>
        {after || kind === 'removed' ? (
          <span className="text-muted">{after || before ? ` – ${after || before}` : ''}</span>
        ) : null}
        {kind === 'changed' ? <p className="text-muted text-xs">{copy.proposal.before(before)}</p> : null}
      </div>
    </li>
  );
}

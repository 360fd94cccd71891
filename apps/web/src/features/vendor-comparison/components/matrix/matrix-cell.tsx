import type { VendorMatch } from '@process-ai/contract/vendor-comparison';
import { cx } from '../../../../lib/cx.ts';
import { copy } from '../../copy.ts';

interface MatrixCellProps {
  /** Finds it again in the page. */
  name: string;
  /** Absent where nothing matches. */
  match: VendorMatch | undefined;
  /** Whether Tab leads to it. */
  isActive: boolean;
  onFocus: () => void;
  onPoint: () => void;
}

const LOOKS = {
  1: { sign: '1', look: 'bg-accent text-on-accent font-semibold' },
  0.5: { sign: '½', look: 'bg-accent-soft text-accent-ink font-medium' },
  0: { sign: '–', look: 'text-muted' },
};

export function MatrixCell({ name, match, isActive, onFocus, onPoint }: MatrixCellProps) {
  const { sign, look } = LOOKS[match?.strength ?? 0];
  return (
    <td
      data-cell={name}
      tabIndex={isActive ? 0 : -1}
      onFocus={onFocus}
      onPointerEnter={onPoint}
      onClick={(event) => event.currentTarget.focus()}
      className="border-b p-1 text-center focus-visible:-outline-offset-2"
    >
      <span
        aria-hidden
        className={cx(
          'grid h-9 place-items-center rounded-md text-sm print:h-7 print:[print-color-adjust:exact]',
          look,
        )}
      >
        {sign}
      </span>
      <span className="sr-only">{matchText(match)}</span>
    </td>
  );
}

/** What matches, in words. */
export const matchText = (match: VendorMatch | undefined): string =>
  match
    ? copy.matrix.match(copy.strengths[match.strength], match.vendorCapability, copy.matchTypes[match.matchType])
    : copy.matrix.noMatch;

import type { ReactNode } from 'react';
import { FormError } from './form-error.tsx';

/** In an edit form whose subject somebody else has saved since: one's own text stays, and the choice is the person's. */
interface ConflictNoticeProps {
  /** null = nobody has. */
  onTakeTheirs: (() => void) | null;
  /** Why what they have saved could not be read. */
  problem?: string | undefined;
  /** What they have saved, where that is known. */
  children?: ReactNode;
}

export const ConflictNotice = ({ onTakeTheirs, problem, children }: ConflictNoticeProps) =>
  problem ? (
    <FormError>{problem}</FormError>
  ) : onTakeTheirs ? (
    <FormError>
      Somebody else has saved changes since you opened this. {children} Save again to replace theirs with yours, or{' '}
      <button type="button" onClick={onTakeTheirs} className="rounded font-medium underline underline-offset-2">
        take theirs
      </button>
      .
    </FormError>
  ) : null;

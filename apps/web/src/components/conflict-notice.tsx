import { FormError } from './form-error.tsx';

/** In an edit form whose subject somebody else has saved since: one's own text stays, and the choice is the person's. */
export const ConflictNotice = ({ onTakeTheirs }: { onTakeTheirs: () => void }) => (
  <FormError>
    Somebody else has saved changes since you opened this. Save again to replace theirs with yours, or{' '}
    <button type="button" onClick={onTakeTheirs} className="rounded font-medium underline underline-offset-2">
      take theirs
    </button>
    .
  </FormError>
);

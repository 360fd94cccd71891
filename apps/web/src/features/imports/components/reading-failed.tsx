import { Button } from '../../../components/button.tsx';
import { FormError } from '../../../components/form-error.tsx';
import { errorKind, errorText } from '../../../lib/error-copy.ts';
import { copy } from '../copy.ts';

const OF_THE_FILE = new Set(['BAD_REQUEST', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', 'UNPROCESSABLE_CONTENT']);

interface ReadingFailedProps {
  error: unknown;
  /** It could be read before, in another way. */
  again: boolean;
  onRetry: () => void;
}

/** Why the file could not be read; what is accepted, where that is the reason. */
export function ReadingFailed({ error, again, onRetry }: ReadingFailedProps) {
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

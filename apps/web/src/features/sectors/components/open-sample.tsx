import { FlaskConical } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { copy } from '../copy.ts';
import { useOpenSample } from '../queries.ts';

/** One click to a client to look around in. */
export function OpenSample({ variant = 'secondary' }: { variant?: 'secondary' | 'ghost' }) {
  const { open, isPending, current } = useOpenSample();
  return (
    <>
      <Button variant={variant} pending={isPending} title={copy.sample.text} onClick={open}>
        {isPending ? null : <FlaskConical aria-hidden />}
        {isPending ? copy.sample.pending(current) : copy.sample.open}
      </Button>
      <span role="status" className="sr-only">
        {isPending ? copy.sample.pending(null) : ''}
      </span>
    </>
  );
}

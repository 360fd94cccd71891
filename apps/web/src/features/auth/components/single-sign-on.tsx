import type { SignInOptions } from '@process-ai/contract/users';
import { Button } from '../../../components/button.tsx';
import { linkToken } from '../../../lib/link-token.ts';
import { safeReturnPath } from '../../../lib/return-path.ts';
import { copy } from '../copy.ts';

/** Leaves for the page where the organization signs its people in; nothing where there is none. */
export const SingleSignOn = ({ singleSignOn: label, passwords }: SignInOptions) =>
  label === null ? null : (
    <div className="grid gap-4">
      <Button asChild variant={passwords ? 'secondary' : 'primary'} size="lg">
        <a href={`/api/login?${providerQuery()}`}>{label}</a>
      </Button>
      {passwords ? <p className="text-center text-muted text-xs">{copy.singleSignOn.or}</p> : null}
    </div>
  );

/** With the way back to where one was, and the invitation. */
function providerQuery(): URLSearchParams {
  const { pathname, search, hash } = location;
  const wanted = pathname === '/login' ? new URLSearchParams(search).get('next') : pathname + search + hash;
  const token = linkToken('invitation');
  return new URLSearchParams({ next: safeReturnPath(wanted), ...(token === null ? {} : { token }) });
}

const HOME = '/';

/** The sign-in page's address, with the way back to where one was. */
export const signInPath = (from: string) => (from === HOME ? '/login' : `/login?next=${encodeURIComponent(from)}`);

/** Where to go after signing in: the wanted path if it is a page of this app, else home. Never another site. */
export function safeReturnPath(next: string | null): string {
  // A browser reads "//host" and "/\host" as another site, and drops tabs and line ends before it decides.
  if (!next?.startsWith('/') || /[\\\u0000-\u001f\u007f]/.test(next) || next.startsWith('//')) return HOME;
  const base = 'https://here.invalid';
  const url = URL.parse(next, base);
  if (url?.origin !== base) return HOME;
  if (/^\/(api|login)(\/|$)/.test(url.pathname) || url.pathname.startsWith('//')) return HOME;
  return url.pathname + url.search + url.hash;
}

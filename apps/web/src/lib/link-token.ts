/** The links that carry a secret, and the pages that they lead to. */
const PAGES = { invitation: ['/', '/login'], reset: ['/reset'] };
type LinkKind = keyof typeof PAGES;

const keyOf = (kind: LinkKind) => `${kind}-token`;

/**
 * Takes the token of a link out of the address, so that it reaches neither history, logs nor referrers, and keeps it
 * in this tab, so that a reload of the form still works. Called once, before the router reads the address.
 */
export function captureLinkToken() {
  const url = new URL(location.href);
  if (url.searchParams.has('error')) forgetLinkToken('invitation');
  const token = url.searchParams.get('token');
  if (token === null) return;
  for (const kind of ['invitation', 'reset'] as const) {
    if (!PAGES[kind].includes(url.pathname)) continue;
    if (token) sessionStorage.setItem(keyOf(kind), token);
    url.searchParams.delete('token');
    history.replaceState(history.state, '', url.pathname + url.search + url.hash);
  }
}

export const linkToken = (kind: LinkKind) => sessionStorage.getItem(keyOf(kind));

export const forgetLinkToken = (kind: LinkKind) => sessionStorage.removeItem(keyOf(kind));

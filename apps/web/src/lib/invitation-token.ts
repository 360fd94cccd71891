const KEY = 'invitation-token';

/**
 * Takes an invitation token out of the address, so that it reaches neither history, logs nor referrers, and keeps it
 * in this tab, so that a reload of the sign-up form still works. Called once, before the router reads the address.
 */
export function captureInvitationToken() {
  const url = new URL(location.href);
  if (url.searchParams.has('error')) forgetInvitationToken();
  const token = url.searchParams.get('token');
  if (token === null || (url.pathname !== '/' && url.pathname !== '/login')) return;
  if (token) sessionStorage.setItem(KEY, token);
  url.searchParams.delete('token');
  history.replaceState(history.state, '', url.pathname + url.search + url.hash);
}

export const invitationToken = () => sessionStorage.getItem(KEY);

export const forgetInvitationToken = () => sessionStorage.removeItem(KEY);

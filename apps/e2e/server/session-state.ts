import type { Product } from './start-product.ts';

/** What makes a browser's pages signed in as the first administrator, in the shape of Playwright's `storageState`. */
export function sessionState({ url, cookie }: Pick<Product, 'url' | 'cookie'>) {
  const [name = '', value = ''] = cookie.split('=');
  const { hostname: domain } = new URL(url);
  const sameSite = 'Lax' as const;
  return {
    cookies: [{ name, value, domain, path: '/', expires: -1, httpOnly: true, secure: false, sameSite }],
    origins: [],
  };
}

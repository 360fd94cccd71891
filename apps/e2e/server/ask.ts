import type { Product } from './start-product.ts';

export interface Answer {
  status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- what the caller expects of a body is what it checks
  body: any;
}

/** Asks the REST door with the API token of the first administrator, JSON both ways. Rejects when nobody answers. */
export async function ask(
  { url, token }: Pick<Product, 'url' | 'token'>,
  method: string,
  path: string,
  body?: unknown,
  more: Record<string, string> = {},
): Promise<Answer> {
  const headers = {
    authorization: `Bearer ${token}`,
    ...more,
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
  const response = await fetch(url + path, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
}

/** Like ask(), for a step of preparation: throws unless it succeeds, and returns the body alone. */
export async function requestOk(...request: Parameters<typeof ask>): Promise<Answer['body']> {
  const { status, body } = await ask(...request);
  if (status >= 300) throw new Error(`${request[1]} ${request[2]} answered ${status}: ${JSON.stringify(body)}`);
  return body;
}

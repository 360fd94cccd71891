export interface Answer {
  status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- what a statement says of a body is what it checks
  body: any;
  headers: Headers;
}

/** One identity at the REST door: JSON both ways, redirects shown and not followed. */
export interface Client {
  get(path: string): Promise<Answer>;
  post(path: string, body?: unknown): Promise<Answer>;
  put(path: string, body: unknown): Promise<Answer>;
  patch(path: string, body: unknown): Promise<Answer>;
  delete(path: string): Promise<Answer>;
  upload(path: string, fileName: string, bytes: string, fields?: Record<string, string>): Promise<Answer>;
}

export function client(url: string, headers: Record<string, string>): Client {
  const send = async (method: string, path: string, body?: BodyInit, type?: string): Promise<Answer> => {
    const response = await fetch(url + path, {
      method,
      headers: { ...headers, ...(type && { 'content-type': type }) },
      redirect: 'manual',
      ...(body !== undefined && { body }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    return { status: response.status, body: isJson && text ? JSON.parse(text) : text, headers: response.headers };
  };
  const write = (method: string) => (path: string, body?: unknown) =>
    body === undefined ? send(method, path) : send(method, path, JSON.stringify(body), 'application/json');
  return {
    get: (path) => send('GET', path),
    post: write('POST'),
    put: write('PUT'),
    patch: write('PATCH'),
    delete: (path) => send('DELETE', path),
    upload: (path, fileName, bytes, fields = {}) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      form.set('file', new File([bytes], fileName));
      return send('POST', path, form);
    },
  };
}

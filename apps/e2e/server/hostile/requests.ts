import { gzipSync } from 'node:zlib';
import { formOf, type Reply, type Sender, send, sendRaw } from './send.ts';

const MB = 1024 * 1024;

/** What the attacker knows of the workspace. */
export interface Target {
  /** A sector of 20,000 processes. */
  sectorId: string;
  processIds: string[];
  vendorIds: string[];
}

interface HostileRequest {
  name: string;
  run(): Promise<Reply[]>;
}

const times = <T>(count: number, run: (n: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => run(n)));

/** Requests made to cost the server memory or time, or to make it fall over. */
export function hostileRequests(sender: Sender, { sectorId, processIds, vendorIds }: Target): HostileRequest[] {
  const sector = `/api/sectors/${sectorId}`;
  const bySector = { sectorId };
  const query = (input: unknown) => encodeURIComponent(JSON.stringify(input));
  const batch = (count: number, name: string, input: unknown) =>
    `/api/trpc/${Array(count).fill(name).join(',')}?batch=1&input=${query(Object.fromEntries(Array.from({ length: count }, (_, n) => [n, input])))}`;
  const ask = (path: string, more: Parameters<typeof send>[2] = {}) => send(sender, path, more);
  const post = (path: string, body: unknown, headers = {}) => ask(path, { method: 'POST', body, headers });
  const head = (line: string) => `${line} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${sender.token}\r\n`;
  const json = 'content-type: application/json\r\n';

  return [
    { name: 'twenty whole sectors in one batch', run: () => times(3, () => ask(batch(20, 'sectors.get', bySector))) },
    { name: 'a batch of 1,600 procedures', run: () => times(3, () => ask(batch(1600, 'u', {}).slice(0, 15_000))) },
    {
      name: 'a large sector for forty who do not read it',
      run: () =>
        times(40, (n) => {
          const zip = n % 2 === 0 ? 'accept-encoding: gzip\r\n' : '';
          return sendRaw(sender, { first: `${head(`GET ${sector}`)}${zip}\r\n`, ignoresAnswer: true, ms: 8000 });
        }),
    },
    {
      name: 'a large sector, read slowly in all its forms',
      run: () =>
        times(24, (n) => {
          const paths = ['', '/opportunities', '/landscape', '/roi', '/roi/outlook', '/journeys'];
          return sendRaw(sender, {
            first: `${head(`GET ${sector}${paths[n % paths.length]}`)}\r\n`,
            ignoresAnswer: true,
            ms: 6000,
          });
        }),
    },
    {
      name: 'a large sector through both doors',
      run: () =>
        times(12, (n) => {
          const name = ['sectors.get', 'processes.tree', 'opportunities.list', 'suitability.landscape'][n % 4] ?? '';
          return n < 4 ? ask(sector) : ask(`/api/trpc/${name}?input=${query(bySector)}`);
        }),
    },
    {
      name: 'three imports of 24 MB of XML',
      run: () => {
        const element = '<p><code>1</code><name>a</name></p>';
        const file = Buffer.from(`<processes>${element.repeat(Math.floor((24 * MB) / element.length))}</processes>`);
        const { headers, body } = formOf('big.xml', file);
        return times(3, () => post(`${sector}/imports`, body, headers));
      },
    },
    {
      name: 'uploads that are too large, and go on being sent',
      run: () =>
        times(3, (n) => {
          const { headers, body } = formOf('big.csv', Buffer.alloc(40 * MB, 'a,b\n'));
          return post(`${sector}/${n === 0 ? 'insights' : 'imports'}`, body, headers);
        }),
    },
    {
      name: 'uploads in chunks without a length',
      run: () =>
        times(4, () => {
          const { headers, body } = formOf('big.csv', Buffer.alloc(20 * MB, 'a,b\n'));
          const chunks = Array.from({ length: 20 }, (_, n) => body.subarray(n * MB, (n + 1) * MB));
          return post(`${sector}/imports`, chunks, headers);
        }),
    },
    {
      name: 'an upload under a hundred thousand fields',
      run: () => {
        const part = '--b\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n';
        const body = Buffer.from(`${part.repeat(100_000)}--b--\r\n`);
        return times(2, () => post(`${sector}/imports`, body, { 'content-type': 'multipart/form-data; boundary=b' }));
      },
    },
    {
      name: 'JSON nested without end',
      run: () => times(4, () => post('/api/sectors', `{"name":${'['.repeat(3 * MB)}${']'.repeat(3 * MB)}}`)),
    },
    {
      name: 'JSON of one text of 26 MB',
      run: () => times(3, () => post('/api/sectors', `{"name":"${'a'.repeat(26 * MB)}"}`)),
    },
    {
      name: 'JSON of nine million empty lists',
      run: () => times(3, () => post(`${sector}/processes`, `[${'[],'.repeat(9 * MB)}[]]`)),
    },
    {
      name: 'JSON of a million keys',
      run: () => {
        const keys = Array.from({ length: 1_000_000 }, (_, n) => `"k${n}":${n}`).join(',');
        return times(2, () => post('/api/vendors', `{${keys}}`));
      },
    },
    {
      name: 'JSON of a million processes',
      run: () => {
        const list = `[${Array(600_000).fill('{"code":"1","name":"a"}').join(',')}]`;
        return times(2, () => post(`${sector}/processes`, list));
      },
    },
    {
      name: 'JSON in chunks of 40 MB',
      run: () => {
        const chunk = Buffer.alloc(MB, '[1,');
        return times(3, () => post('/api/sectors', Array(40).fill(chunk)));
      },
    },
    {
      name: 'JSON that inflates to a gigabyte',
      run: () => {
        const bomb = gzipSync(Buffer.alloc(200 * MB, ' '));
        return times(4, () =>
          post('/api/sectors', Buffer.concat([bomb, bomb, bomb, bomb, bomb]), { 'content-encoding': 'gzip' }),
        );
      },
    },
    {
      name: 'a mutation of 26 MB through tRPC',
      run: () => times(3, () => post('/api/trpc/sectors.create', `{"name":"${'\\u0041'.repeat(4 * MB)}"}`)),
    },
    {
      name: 'a sign-in of a megabyte from nobody',
      run: () => times(10, () => ask('/api/auth/sign-in', { method: 'POST', as: 'nobody', body: 'a'.repeat(MB) })),
    },
    {
      name: 'a comparison of 20,000 processes',
      run: () => times(6, () => post('/api/vendors/compare', { sectorId, processIds })),
    },
    {
      name: 'the ROI of 20,000 processes',
      run: () => {
        const figures = { fteCount: 1, processFrequency: 2, averageSalary: 3, averageRuntime: 4 };
        return times(4, (n) =>
          n < 2
            ? post(`${sector}/roi/calculate`, {})
            : post(
                `${sector}/roi/inputs`,
                processIds.map((processId) => ({ processId, ...figures })),
              ),
        );
      },
    },
    {
      name: 'twelve small writes with overruled criteria',
      run: () =>
        times(36, (n) => {
          const path = `${sector}/processes/${processIds[n]}`;
          if (n % 3 > 0) return ask(path, { method: 'PUT', body: { code: `${n + 1}`, level: 1, name: `Write ${n}` } });
          const body = { criterion: 'rules', answer: 3 };
          return ask(`${path}/suitability`, { method: 'PUT', body });
        }),
    },
    {
      name: 'a hundred analyses',
      run: () =>
        times(100, (n) =>
          post(
            `${sector}/analyze`,
            { processIds: n < 2 ? processIds : processIds.slice(n, n + 50) },
            { prefer: 'respond-async' },
          ),
        ),
    },
    {
      name: 'two hundred event streams',
      run: async () => {
        const started = await post(`${sector}/research-processes`, {}, { prefer: 'respond-async' });
        const { id: jobId = sectorId } = JSON.parse(started.text) as { id?: string };
        const line = `GET /api/trpc/jobs.progress?input=${query({ jobId })}`;
        return times(200, () => sendRaw(sender, { first: `${head(line)}accept: text/event-stream\r\n\r\n`, ms: 6000 }));
      },
    },
    {
      name: 'guessed passwords',
      run: () =>
        times(150, (n) => {
          const body = { email: `user-${n % 3}@example.com`, password: 'x'.repeat(n % 2 === 0 ? 12 : 5000) };
          return ask('/api/auth/sign-in', { method: 'POST', as: 'nobody', body });
        }),
    },
    {
      name: 'slow headers and slow bodies',
      run: () =>
        times(150, (n) =>
          sendRaw(sender, {
            first:
              n % 2 === 0
                ? 'GET /api/health HTTP/1.1\r\n'
                : `${head('POST /api/sectors')}${json}content-length: 30000000\r\n\r\n{`,
            repeated: n % 2 === 0 ? `x-${n}: 1\r\n` : '"',
            ms: 8000,
          }),
        ),
    },
    {
      name: 'headers without end',
      run: () =>
        times(20, (n) => {
          const lines = n % 2 === 0 ? 'x: 1\r\n'.repeat(20_000) : `x: ${'y'.repeat(200_000)}\r\n`;
          return sendRaw(sender, { first: `${head('GET /api/sectors')}${lines}\r\n`, ms: 2000 });
        }),
    },
    {
      name: 'addresses without end',
      run: () =>
        times(20, (n) =>
          ask(n % 2 === 0 ? `/api/sectors?${'a=b&'.repeat(3500)}` : `/api/sectors/${'%61'.repeat(4500)}`),
        ),
    },
    {
      name: 'garbage as a version and as a range',
      run: () =>
        times(20, (n) => {
          const tags = `"${'"",'.repeat(2000)}`;
          const headers: Record<string, string> =
            n % 2 === 0 ? { 'if-none-match': tags, 'if-match': tags } : { range: `bytes=${'0-,'.repeat(3000)}` };
          return ask(n % 4 < 2 ? `/api/sectors/${sectorId}/exports` : '/', { headers });
        }),
    },
    {
      name: 'a thousand requests on one connection',
      run: () => times(3, () => sendRaw(sender, { first: `${head('GET /api/sectors')}\r\n`.repeat(1000), ms: 4000 })),
    },
    {
      name: 'requests that contradict themselves',
      run: () =>
        times(12, (n) => {
          const lines = [
            'content-length: 5\r\ntransfer-encoding: chunked\r\n',
            'content-length: -1\r\n',
            'transfer-encoding: chunked, gzip\r\n',
            'content-length: 99999999999999999999\r\n',
          ][n % 4];
          return sendRaw(sender, { first: `${head('POST /api/sectors')}${json}${lines}\r\n0\r\n\r\n`, ms: 1000 });
        }),
    },
    {
      name: 'keys of prototypes',
      run: () =>
        times(8, () =>
          post('/api/sectors', '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"a":1}},"name":"x"}'),
        ),
    },
    {
      name: 'one Idempotency-Key fifty times',
      run: () =>
        times(50, () =>
          post(
            '/api/sectors',
            { name: 'Once', referenceModel: 'BIAN' },
            { 'idempotency-key': 'an-idempotency-key-used-fifty-times' },
          ),
        ),
    },
    {
      name: 'exports of 20,000 processes in all formats',
      run: () =>
        times(3, (n) =>
          post(`${sector}/export/${['sheets', 'docs', 'slides'][n]}`, { vendorIds }, { prefer: 'respond-async' }),
        ),
    },
  ];
}

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { testServer } from './testing.ts';

interface Span {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

const CALLER = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' };

test('a collector gets requests, queries, jobs and calls of the analyst, each below what asked for it', async () => {
  const received: string[] = [];
  const collector = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => {
      body += chunk;
    });
    request.on('end', () => {
      received.push(request.url === '/v1/traces' ? body : '');
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((done) => collector.listen(0, '127.0.0.1', done));
  const { port } = collector.address() as AddressInfo;
  const server = await testServer({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}/` });
  const { body: sector } = await server.admin.post('/api/sectors', { name: 'Traced', referenceModel: 'BIAN' });
  const path = `/api/sectors/${sector.id}`;
  const { body: made } = await server.admin.post(`${path}/processes`, [{ code: '1', name: 'Pay suppliers', level: 1 }]);
  await server.http.inject({
    url: '/api/sectors',
    headers: { ...server.admin.headers, traceparent: `00-${CALLER.traceId}-${CALLER.spanId}-01` },
  });
  await server.admin.post(`${path}/analyze`, { processIds: [made[0].id] });
  await server.stop();
  collector.close();

  const spans: Span[] = received.flatMap((text) =>
    JSON.parse(text).resourceSpans.flatMap(({ scopeSpans }: { scopeSpans: { spans: Span[] }[] }) =>
      scopeSpans.flatMap((scope) => scope.spans),
    ),
  );
  const named = (name: string) => spans.filter((span) => span.name === name);
  const [called] = named('GET /api/sectors').filter(({ traceId }) => traceId === CALLER.traceId);
  expect(called).toMatchObject({ parentSpanId: CALLER.spanId });
  expect(called?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 200 } });
  const queries = spans.filter(({ name, parentSpanId }) => name === 'query select' && parentSpanId === called?.spanId);
  expect(queries.length).toBeGreaterThan(0);

  const written = named('POST /api/sectors')[0];
  // The sector and its first owner in one statement.
  const inserts = named('query with').filter(({ parentSpanId }) => parentSpanId === written?.spanId);
  expect(inserts.length).toBeGreaterThan(0);
  const [job] = named('job analysis');
  expect(job).toMatchObject({ name: 'job analysis' });
  expect(named('analyst analyzeProcess')[0]).toMatchObject({ traceId: job?.traceId });
  // Values stay here: neither the session nor what somebody typed.
  expect(received.join('')).not.toContain('Pay suppliers');
  expect(received.join('')).not.toContain(String(server.admin.headers.cookie).split('=')[1]);
});

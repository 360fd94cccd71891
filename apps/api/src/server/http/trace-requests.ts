import { context, propagation, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { TRACER } from '../../in-span.ts';
import { routeOf } from './route-names.ts';

/** Each request as a span, below that of the proxy or the caller where they send one (W3C Trace Context). */
export function traceRequests(http: FastifyInstance): void {
  const spans = new WeakMap<FastifyRequest, Span>();
  http.addHook('onRequest', (request, _reply, done) => {
    const { method, id, headers } = request;
    const attributes = { 'http.request.method': method, 'http.route': routeOf(request), 'process_ai.request_id': id };
    const from = propagation.extract(context.active(), headers);
    const span = trace
      .getTracer(TRACER)
      .startSpan(`${method} ${routeOf(request)}`, { kind: SpanKind.SERVER, attributes }, from);
    spans.set(request, span);
    context.with(trace.setSpan(from, span), done);
  });
  http.addHook('onResponse', (request, { statusCode }, done) => {
    const span = spans.get(request);
    span?.setAttribute('http.response.status_code', statusCode);
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    done();
  });
}

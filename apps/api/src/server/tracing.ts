import { context, propagation, SpanKind, trace } from '@opentelemetry/api';
import { TRACER } from '../in-span.ts';
import { VERSION } from './http/health.ts';

interface Tracing {
  /** Sends what is left. */
  close(): Promise<void>;
}

/** Sends the spans of this process to a collector that speaks OTLP in JSON; what that takes is loaded only here. */
export async function startTracing(endpoint: string): Promise<Tracing> {
  const [sdk, { OTLPTraceExporter }, { resourceFromAttributes }, { AsyncLocalStorageContextManager }, core] =
    await Promise.all([
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/core'),
    ]);
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` });
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'process-ai', 'service.version': VERSION }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new core.W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  return {
    async close() {
      await provider.shutdown();
      for (const api of [trace, context, propagation]) api.disable();
    },
  };
}

/** A query that has just ended, as a span of what asked for it. Its values are not in its text. */
export function traceQuery(text: string, milliseconds: number): void {
  if (!trace.getActiveSpan()) return;
  const [verb = ''] = /\w+/.exec(text) ?? [];
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text };
  const startTime = Date.now() - milliseconds;
  trace
    .getTracer(TRACER)
    .startSpan(`query ${verb.toLowerCase()}`, { kind: SpanKind.CLIENT, startTime, attributes })
    .end();
}

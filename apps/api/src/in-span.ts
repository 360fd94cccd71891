import { type Attributes, SpanStatusCode, trace } from '@opentelemetry/api';
import { AppError } from '@process-ai/contract/errors';

/** By which a collector knows who made a span. */
export const TRACER = 'process-ai';

/** Does the work as a span of its own, below whatever is under way; nothing more where no collector is set. */
export function inSpan<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> {
  return trace.getTracer(TRACER).startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await work();
    } catch (error) {
      // Not the sentence: it may quote what a person typed.
      span.setStatus({
        code: SpanStatusCode.ERROR,
        message: error instanceof AppError ? error.code : String(error?.constructor.name),
      });
      throw error;
    } finally {
      span.end();
    }
  });
}

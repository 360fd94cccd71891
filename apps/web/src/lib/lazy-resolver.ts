import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { UNREACHABLE } from './error-copy.ts';
import { atFirstSign } from './first-sign.ts';
import { toast } from './toast-store.ts';

/**
 * Checks a form by a schema that is loaded, with the library that it stands on, at the first sign of a person: a form is
 * shown without either. Called once for each form, outside of components.
 */
export function lazyResolver<Values extends FieldValues, Output>(
  load: () => Promise<z.ZodType<Output, Values>>,
): Resolver<Values, unknown, Output> {
  let resolver: Promise<Resolver<Values, unknown, Output>> | undefined;
  const prepare = async () => {
    const [{ zodResolver }, schema] = await Promise.all([import('@hookform/resolvers/zod'), load()]);
    return zodResolver(schema);
  };
  const ready = () => {
    resolver ??= prepare().catch((error: unknown) => {
      resolver = undefined;
      throw error;
    });
    return resolver;
  };
  atFirstSign(() => void ready().catch(() => {}));
  return async (...form) => {
    try {
      return await (await ready())(...form);
    } catch {
      toast({ tone: 'danger', title: 'No connection', description: UNREACHABLE });
      // Nothing is sent that nothing has checked.
      return { values: {}, errors: { unchecked: { type: 'unchecked' } } as never };
    }
  };
}

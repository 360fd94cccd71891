import { type ComponentType, use } from 'react';
import { atFirstSign } from './first-sign.ts';

/**
 * Parts of the interface that are loaded when they are first needed, all of them in one file. Once it is there, they
 * render at once; until then they suspend, so each stands in a Suspense.
 */
export function onDemand<Module extends object>(load: () => Promise<Module>) {
  let loaded: Module | undefined;
  let loading: Promise<Module> | undefined;

  /** Loads the file ahead of the need. What fails is tried again at the next one. */
  const prefetch = () => {
    loading ??= load().then(
      (module) => (loaded = module),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };

  /** What is there by now. */
  const current = () => loaded;

  /** The component of that name. */
  const part = <Name extends keyof Module>(name: Name): Module[Name] => {
    const Part = (props: object) => {
      const Loaded = (loaded ?? use(prefetch()))[name] as ComponentType<object>;
      return <Loaded {...props} />;
    };
    return Part as Module[Name];
  };

  return { prefetch, current, part };
}

/** Loads them at the first sign of a person; what fails then is tried again when it is needed. Returns what forgets it. */
export const prefetchAtFirstSign = (...parts: readonly { prefetch: () => Promise<unknown> }[]) =>
  atFirstSign(() => {
    for (const { prefetch } of parts) prefetch().catch(() => {});
  });

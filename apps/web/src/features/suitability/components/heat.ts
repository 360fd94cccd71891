import type { ColourStep } from '@process-ai/domain/landscape';

export const STEPS = [0, 1, 2, 3, 4, 5, 6] as const;

/** Ground and ink of a step, in both themes; ink reads on every ground. */
export const heatStyle = (step: ColourStep) => ({
  background: `var(--heat-${step})`,
  color: step > 3 ? 'var(--on-heat-high)' : 'var(--on-heat-low)',
});

import { onDemand } from '../lib/on-demand.tsx';

/** What opens above the page. The app fetches it at the first sign of a person, so that nobody waits for it. */
export const layers = onDemand(() => import('./layers/layers.ts'));

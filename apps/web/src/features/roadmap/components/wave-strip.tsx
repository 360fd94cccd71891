import type { RoadmapWave } from '@process-ai/domain/roadmap';
import { cx } from '../../../lib/cx.ts';
import { copy } from '../copy.ts';

const LOOKS = ['bg-accent-soft text-accent-ink', 'bg-accent text-on-accent', 'bg-accent-ink text-surface'];

/** How long the waves are beside each other. The cards below say the same in words. */
export const WaveStrip = ({ waves }: { waves: readonly RoadmapWave[] }) => (
  <div aria-hidden className="flex gap-0.5 overflow-hidden rounded-lg text-xs print:[print-color-adjust:exact]">
    {waves.map(({ name, months }, index) => (
      <div
        key={name}
        style={{ flexGrow: months.to - months.from + 1 }}
        className={cx('min-w-0 basis-0 truncate px-2 py-2 font-medium', LOOKS[index])}
      >
        {index + 1} <span className="hidden sm:inline">{name}</span>
        <span className="hidden font-normal sm:block">{copy.months(months)}</span>
      </div>
    ))}
  </div>
);

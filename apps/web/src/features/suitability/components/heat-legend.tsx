import { copy } from '../copy.ts';
import type { Colour } from '../model.ts';
import { heatStyle, STEPS } from './heat.ts';

const ENDS: Record<Colour, [string, string]> = {
  savings: ['No savings', 'Most savings of its level'],
  suitability: ['Not known, or 0', '100'],
  analysis: ['Nothing analysed', 'All analysed'],
};

/** What the colours mean. The boxes say their number as well. */
export const HeatLegend = ({ colour }: { colour: Colour }) => (
  <p className="flex flex-wrap items-center gap-2 text-xs">
    <span className="sr-only">{copy.landscape.legend(copy.landscape.colours[colour])}</span>
    <span>{ENDS[colour][0]}</span>
    <span aria-hidden className="flex overflow-hidden rounded-sm border print:[print-color-adjust:exact]">
      {STEPS.map((step) => (
        <span key={step} className="h-3 w-6" style={heatStyle(step)} />
      ))}
    </span>
    <span>{ENDS[colour][1]}</span>
  </p>
);

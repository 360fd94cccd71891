import { YEARS_MAX } from '@process-ai/contract/roi';
import type { Assumption, AssumptionGroup } from './assumption.ts';
import { GRID_PARTS } from './business-case-cells.ts';
import { SCORE_TOLERANCE, TOLERANCE } from './check.ts';
import { LEAST_WEIGHT, LOG_OF_NOTHING } from './share-rows.ts';
import { DECIMALS } from './timeline-results.ts';

/** So that no formula holds a number of its own but 0, 1, 12 months and 100 percent. */
export function fixedNumbers(): AssumptionGroup {
  const fixed = (name: string, label: string, value: number, source: string): Assumption => ({
    name,
    label,
    value,
    format: 'General',
    unit: '',
    source,
  });
  return {
    heading: 'Fixed numbers',
    assumptions: [
      fixed('MinutesPerHour', 'Minutes of an hour', 60, ''),
      fixed('Thousand', 'Thousand', 1000, 'Vendors are weighed by thousands a year, as in the application.'),
      fixed('YearsMax', 'Most years that the case can have', YEARS_MAX, 'Columns of the timeline.'),
      fixed('Decimals', 'Decimals that sums keep', DECIMALS, 'So that what adds up to nothing is nothing.'),
      fixed('Tolerance', 'Difference that checks let pass', TOLERANCE, 'Currency units.'),
      fixed('ScoreTolerance', 'Difference that checks on scores let pass', SCORE_TOLERANCE, 'Of 100 points.'),
      fixed('HalfMatch', 'A match in part', 0.5, 'Between none and whole.'),
      fixed('GridParts', 'Parts of the grid for the rate of return', GRID_PARTS, 'On Business case.'),
      fixed('LeastWeight', 'Weight of a benefit of nothing', LEAST_WEIGHT, 'Those who share nothing share it evenly.'),
      fixed('LogOfNothing', 'Stands for the logarithm of nothing', LOG_OF_NOTHING, 'Where a benefit is the whole.'),
    ],
  };
}

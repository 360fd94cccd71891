import { buildBlueprint } from '@process-ai/domain/blueprint';
import { describe, expect, it } from 'vitest';
import { recalculateAlike, TOGETHER } from './recalculate-alike.fixture.ts';
import { SOURCES } from './recalculated-sectors.fixture.ts';

recalculateAlike({
  sources: ['planned', 'client', 'undecided', 'entered', 'fading', 'empty'],
  edits: TOGETHER.map((change) => ({ name: 'planned', change })),
});

// Its words have accents and marks, and its sheets need quotes.
recalculateAlike({
  language: 'fr',
  sources: ['planned', 'undecided'],
  edits: ['everything', 'a decision'].map((change) => ({ name: 'planned', change })),
});

describe('without a workbook', () => {
  it.each(['losing', 'fading'])('does not pay back where it does not by ours: %s', (name) => {
    const source = SOURCES[name]?.();
    const result = source && buildBlueprint(source).case?.result;
    expect([result?.paybackMonths, result?.discountedPaybackMonths]).toEqual([null, null]);
  });
});

import { CHANGES, recalculateAlike, TOGETHER } from './recalculate-alike.fixture.ts';
import { SOURCES } from './recalculated-sectors.fixture.ts';

// Those of the other tier that nothing is changed in need no second look.
const IN_CORE = new Set(['client', 'undecided', 'fading', 'empty']);

for (const language of ['de', 'es', 'fr'] as const)
  recalculateAlike({
    language,
    sources: ['planned', 'client', 'undecided', 'empty'],
    edits: Object.keys(CHANGES).map((change) => ({ name: 'planned', change })),
  });

recalculateAlike({
  sources: Object.keys(SOURCES).filter((name) => !IN_CORE.has(name)),
  edits: [
    ...Object.keys(CHANGES).map((change) => ({ name: 'plannedEnergy', change })),
    ...Object.keys(CHANGES)
      .filter((change) => !TOGETHER.includes(change))
      .map((change) => ({ name: 'planned', change })),
    ...['a decision', 'everything'].map((change) => ({ name: 'entered', change })),
  ],
});

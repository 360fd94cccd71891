import { expect, test } from 'vitest';
import { findProblems } from './structure.mjs';
import { writeTree } from './tree.fixture.mjs';

const good = {
  '.gitignore': 'node_modules/\ndist/\n/data/\n*.log\n',
  '.biome.json': '{}',
  'package.json': '{}',
  'README.md': 'See `packages/domain/src/roi.ts`, `apps/api/src/features/<noun>/service.ts` and `npm start`.',
  'data/postgres/Some_File': '',
  'npm-debug.log': '',
  'packages/domain/node_modules/zod/index.js': '',
  'packages/domain/src/roi.ts': '',
  'packages/domain/src/roi.test.ts': '',
  'apps/api/Dockerfile': '',
  'apps/api/src/features/roi/router.ts': '',
  'apps/api/src/features/roi/service.ts': 'export {};\n'.repeat(200),
  'apps/api/src/features/roi/service/calculate.ts': 'export {};\n'.repeat(101),
  'apps/api/src/features/roi/repository.ts': '',
  'apps/api/src/features/roi/mapper.ts': '',
  'apps/api/src/features/roi/roi.test.ts': '',
  'apps/web/src/features/roi/screen.tsx': '',
  'apps/web/src/features/roi/detail-screen.tsx': '',
  'apps/web/src/features/roi/queries.ts': '',
  'apps/web/src/features/roi/form.ts': '',
  'apps/web/src/features/roi/model.ts': '',
  'apps/web/src/features/roi/copy.ts': '',
  'apps/web/src/features/roi/model.test.ts': '',
  'apps/web/src/features/roi/use-grid.ts': '',
  'apps/web/src/features/roi/model/explain.ts': '',
  'apps/web/src/features/roi/components/result-table.tsx': '',
};

test('a tree that keeps to the architecture has no problems', () => {
  expect(findProblems(writeTree(good))).toEqual([]);
});

test.for([
  ['docs/plan.txt', 'docs: not an entry of the top level'],
  ['vite.config.ts', 'vite.config.ts: not an entry of the top level'],
  ['apps/api/src/features/roi/queries.ts', 'not a file kind of a feature (roi)'],
  ['apps/api/src/features/roi/rules/payback.ts', 'not a file kind of a feature (roi)'],
  ['apps/web/src/features/roi/roi-table.tsx', 'not a file kind of a feature (roi)'],
  ['apps/web/src/features/roi/service.ts', 'not a file kind of a feature (roi)'],
  ['apps/web/src/features/roi/components/use-grid.ts', 'not a file kind of a feature (roi)'],
  ['packages/domain/src/paybackMonths.ts', 'paybackMonths.ts is not kebab-case'],
  ['packages/domain/src/Roi/payback.ts', 'Roi is not kebab-case'],
  ['packages/domain/src/utils.ts', 'utils.ts says nothing'],
  ['apps/web/src/lib/helpers/date.ts', 'helpers says nothing'],
  ['packages/domain/src/index.ts', 'no barrels'],
])('%s is a problem: %s', ([file, problem]) => {
  expect(findProblems(writeTree({ ...good, [file]: '' }))).toEqual([expect.stringContaining(problem)]);
});

test('a service that fits into one file is one file', () => {
  const tree = writeTree({ ...good, 'apps/api/src/features/roi/service/calculate.ts': 'export {};\n'.repeat(100) });
  expect(findProblems(tree)).toEqual([expect.stringContaining('apps/api/src/features/roi/service/: 300 lines in all')]);
});

test('a path which a Markdown file cites must exist', () => {
  const tree = writeTree({ ...good, 'README.md': 'See `packages/domain/src/payback.ts`.' });
  expect(findProblems(tree)).toEqual(['README.md: cites packages/domain/src/payback.ts, which does not exist.']);
});

test.for([
  ['// See FORMULAS.md, section 1.', []],
  ['/** As FORMULAS.md section 2 has it. */', ['packages/domain/src/roi.ts: FORMULAS.md has no section 2.']],
  [' * Source: spec.md.', ['packages/domain/src/roi.ts: cites spec.md, which is not in the repository.']],
  ["const file = 'spec.md';", []],
])('a paper which a comment cites must be there: %s', ([line, problems]) => {
  const papers = { 'packages/domain/FORMULAS.md': '# Formulas\n\n## 1. ROI\n' };
  expect(findProblems(writeTree({ ...good, ...papers, 'packages/domain/src/roi.ts': line }))).toEqual(problems);
});

test.for([
  ['| ROI | `roi.ts` | `roi` | `roi` |', []],
  ['| ROI | `roi.ts` | `roi` | |', ['its map lacks apps/web/src/features/roi.']],
  ['| ROI | `cost.ts` | `roi` | `roi` |', ['names packages/domain/src/cost.ts, which does not exist.']],
])('the map names every feature folder, and nothing else: %s', ([row, problems]) => {
  const head = '| noun | `packages/domain/src/` | `apps/api/src/features/` | `apps/web/src/features/` |';
  const map = [
    '# Map',
    '',
    head,
    '|---|---|---|---|',
    row,
    '',
    '| part | folder |',
    '|---|---|',
    '| rules | `packages/domain` |',
  ].join('\n');
  const found = findProblems(writeTree({ ...good, '.github/CONTRIBUTING.md': map }));
  expect(found).toEqual(problems.map((problem) => `.github/CONTRIBUTING.md: ${problem}`));
});

import { expect, test } from 'vitest';
import { endByThemselves } from './end-by-themselves.fixture.ts';
import { HOSTILE_FILES } from './hostile-files.fixture.ts';

test('there are enough hostile files, each with a name of its own', () => {
  expect(HOSTILE_FILES.length).toBeGreaterThanOrEqual(45);
  expect(new Set(HOSTILE_FILES.map(({ name }) => name)).size).toBe(HOSTILE_FILES.length);
});

endByThemselves(HOSTILE_FILES);

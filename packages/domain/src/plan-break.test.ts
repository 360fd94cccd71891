import { describe, expect, test } from 'vitest';
import { lastBeforeBreak } from './plan-break.ts';

describe('the months of a plan', () => {
  const near = [
    { from: 1, to: 8 },
    { from: 9, to: 23 },
  ];

  test('break before what lies far beyond the years of the case', () => {
    expect(lastBeforeBreak([...near, { from: 225, to: 230 }], 3)).toBe(23);
    // Begun within the years, and not over by their end.
    expect(lastBeforeBreak([...near, { from: 12, to: 90 }], 3)).toBe(36);
  });

  test('run on where nothing does, where it is not far, and where all of it does', () => {
    expect(lastBeforeBreak(near, 3)).toBeNull();
    expect(lastBeforeBreak([...near, { from: 30, to: 34 }], 2)).toBeNull();
    expect(lastBeforeBreak([{ from: 225, to: 230 }], 3)).toBeNull();
  });
});

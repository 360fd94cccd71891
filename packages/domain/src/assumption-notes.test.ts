import { expect, it } from 'vitest';
import { ASSUMPTION_NOTES, PROCESS_INPUT_NOTES } from './assumption-notes.ts';
import { DEFAULT_ASSUMPTIONS } from './roi.ts';

it('notes every assumption with the default that is used', () => {
  for (const [name, value] of Object.entries(DEFAULT_ASSUMPTIONS)) {
    expect(ASSUMPTION_NOTES).toHaveProperty([name, 'default'], value);
  }
  expect(Object.keys(ASSUMPTION_NOTES)).toHaveLength(Object.keys(DEFAULT_ASSUMPTIONS).length);
  for (const { label, unit, source } of [...Object.values(ASSUMPTION_NOTES), ...Object.values(PROCESS_INPUT_NOTES)]) {
    expect([label, unit, source]).not.toContain('');
  }
});

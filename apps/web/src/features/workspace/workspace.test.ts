import { expect, test } from 'vitest';
import { WorkspaceForm } from './form.ts';
import { contrastWithWhite } from './model.ts';

// The ratios that WCAG's own definition gives: 21 for black, 1 for white, 4.54 for #767676, the palest readable grey.
test('contrast is that of WCAG', () => {
  expect(contrastWithWhite('#000000')).toBe(21);
  expect(contrastWithWhite('#ffffff')).toBe(1);
  expect(contrastWithWhite('#767676')).toBeCloseTo(4.54, 2);
});

test('an empty colour is none, a broken one is refused', () => {
  expect(WorkspaceForm.parse({ companyName: '', accentColour: '' })).toEqual({ companyName: '', accentColour: null });
  expect(WorkspaceForm.parse({ companyName: 'Lindqvist', accentColour: '#1F6FEB' }).accentColour).toBe('#1f6feb');
  expect(WorkspaceForm.safeParse({ companyName: '', accentColour: 'teal' }).success).toBe(false);
  expect(WorkspaceForm.safeParse({ companyName: 'x'.repeat(201), accentColour: '' }).success).toBe(false);
});

import { expect, test } from 'vitest';
import { safeReturnPath, signInPath } from './return-path.ts';

test.each(['/sectors', '/sectors/1?q=a%20b&open=1,2#row', '/vendors?q=http://example.com', '/logins'])(
  '%s is kept',
  (path) => {
    expect(safeReturnPath(path)).toBe(path);
  },
);

test.each([
  null,
  '',
  'sectors',
  'https://evil.example/',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  'javascript:alert(1)',
  '/api/logout',
  '/x/../api/logout',
  '/login',
  '/login?next=/login',
])('%j leads home', (path) => {
  expect(safeReturnPath(path)).toBe('/');
});

test('the way to the sign-in page and back', () => {
  const path = '/sectors/1/roi?q=a&b=ü';
  const next = new URLSearchParams(signInPath(path).split('?')[1]).get('next');
  expect(safeReturnPath(next)).toBe('/sectors/1/roi?q=a&b=%C3%BC');
  expect(signInPath('/')).toBe('/login');
});

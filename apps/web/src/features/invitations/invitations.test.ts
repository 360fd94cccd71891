import { expect, test } from 'vitest';
import { invitationLink, invitationStatus } from './model.ts';

const EXPIRY = '2026-03-10T12:00:00.000Z';
const invitation = (usedAt: string | null) => ({
  id: '1',
  email: null,
  isAdmin: false,
  token: 't',
  createdAt: '2026-03-03T12:00:00.000Z',
  expiresAt: EXPIRY,
  usedAt,
});

test.each([
  [null, Date.parse(EXPIRY) - 1, 'active'],
  [null, Date.parse(EXPIRY), 'active'],
  [null, Date.parse(EXPIRY) + 1, 'expired'],
  ['2026-03-04T00:00:00.000Z', Date.parse(EXPIRY) - 1, 'used'],
  ['2026-03-04T00:00:00.000Z', Date.parse(EXPIRY) + 1, 'used'],
])('used at %s, now %d: %s', (usedAt, now, expected) => {
  expect(invitationStatus(invitation(usedAt), now)).toBe(expected);
});

test('the link carries the token whatever it holds', () => {
  const link = invitationLink('https://example.com', 'a+b/c=&d');
  expect(new URL(link).searchParams.get('token')).toBe('a+b/c=&d');
  expect(link.startsWith('https://example.com/?token=')).toBe(true);
});

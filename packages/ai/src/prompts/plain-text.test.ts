import { expect, test } from 'vitest';
import { toPlainText } from './plain-text.ts';

test.for<[text: string, plain: string]>([
  ['  two\n\n paragraphs\tof text ', 'two paragraphs of text'],
  ['<p>Read <b>invoices</b></p><!-- now -->', 'Read invoices'],
  ['<scr\u0000ipt>alert(1)</script>', 'alert(1)'],
  ['<<b>script>', '< script>'],
  ['< 5 days and > 3 cases', '< 5 days and > 3 cases'],
  ['a\u0000b\u0007c\ud800d\u202ee', 'abcde'],
  ['Rückfrage 客户 👩‍💼 “bleibt”', 'Rückfrage 客户 👩‍💼 “bleibt”'],
  ['exactly as long as it may be!!', 'exactly as long as it may be!!'],
  ['a little longer than it may ever be', 'a little longer than it may…'],
  ['客'.repeat(40), `${'客'.repeat(29)}…`],
  [`${'x'.repeat(28)}👩👩`, `${'x'.repeat(28)}…`],
])('%j becomes %j within 30 characters', ([text, plain]) => {
  expect(toPlainText(text, 30)).toBe(plain);
});

test('a hostile megabyte is cleaned', () => {
  expect(toPlainText('<a'.repeat(500_000), 120).length).toBeLessThanOrEqual(120);
});

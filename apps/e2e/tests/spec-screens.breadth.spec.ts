import { expectHold, titled } from '../spec/hold.ts';
import { SAMPLES } from '../spec/screens.ts';
import { test } from '../spec/world-test.ts';

for (const [title, statements] of Object.entries(SAMPLES)) {
  test(titled(title, statements), ({ context, world }) => expectHold(statements, context, world));
}

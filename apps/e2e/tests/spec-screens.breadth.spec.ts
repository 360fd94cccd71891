import { ORDINARY_USER } from '../spec/administration.ts';
import { expectHold, titled } from '../spec/hold.ts';
import { LANDING } from '../spec/landing.ts';
import { SAMPLES, SCREENS } from '../spec/screens.ts';
import { test } from '../spec/world-test.ts';

for (const [title, statements] of Object.entries({ ...SCREENS, ...SAMPLES })) {
  test(titled(title, statements), ({ context, world }) => expectHold(statements, context, world));
}

test.describe('signed in otherwise', () => {
  test.use({ storageState: undefined });
  test(titled('the landing page', LANDING), ({ context, world }) => expectHold(LANDING, context, world));
  test(titled('an ordinary user', ORDINARY_USER), async ({ context, world }) => {
    await context.addCookies([{ ...world.memberSession, url: world.url }]);
    await expectHold(ORDINARY_USER, context, world);
  });
});

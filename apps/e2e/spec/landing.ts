import { expect } from '@playwright/test';
import { at, type Screen, shows, visible } from './screen.ts';
import type { Statements } from './statement.ts';

const says = (query: string, words: string) => at(`/${query}`, shows(words));
const BLURBS: Record<string, RegExp> = {
  'industry process libraries': /industry process libraries/i,
  'AI analysis': /AI analysis/i,
  'journey mapping': /journey mapping/i,
  'ROI calculator': /ROI calculator/i,
  'vendor comparison': /vendor comparison/i,
  'Google Workspace export': /Google Workspace export/i,
};

/** Section 2: the landing page of somebody who is signed out. */
export const LANDING: Statements<Screen> = {
  'the header has Sign In': at('/', (page) => visible(page.getByRole('link', { name: 'Sign In' }))),
  'the hero has Get Started': at('/', (page) => visible(page.getByRole('link', { name: 'Get Started', exact: true }))),
  ...Object.fromEntries(
    Object.entries(BLURBS).map(([name, words]) => [
      `a blurb is about ${name}`,
      at('/', (page) => visible(page.getByRole('heading', { name: words }))),
    ]),
  ),
  'there are six blurbs': at('/', (page) => expect(page.locator('h3')).toHaveCount(6)),
  "the closing call to action says 'Get Started Now'": at('/', (page) =>
    visible(page.getByRole('link', { name: 'Get Started Now' })),
  ),
  'the footer has a copyright': at('/', (page) => visible(page.getByRole('contentinfo').getByText('©'))),
  'a token is passed on to login': at('/?token=abc', async (page) => {
    await expect(page.getByRole('link', { name: 'Get Started', exact: true })).toHaveAttribute(
      'href',
      '/api/login?token=abc',
    );
  }),
  "with a token and no error: You've been invited!": says(
    '?token=abc',
    "You've been invited! Click Get Started below to create your account.",
  ),
  'with a token and an error the invitation is not offered': at('/?token=abc&error=invitation_used', async (page) => {
    await shows('This invitation has already been used')(page);
    await expect(page.getByText("You've been invited!")).toBeHidden();
  }),
  'error invalid_invitation': says('?error=invalid_invitation', 'Invalid invitation link'),
  'error invitation_used': says('?error=invitation_used', 'This invitation has already been used'),
  'error invitation_expired': says('?error=invitation_expired', 'This invitation has expired'),
  'error invitation_required': says('?error=invitation_required', 'An invitation is required to sign up'),
  'any other error': says('?error=anything', 'An error occurred'),
  'a loading spinner shows while authentication is checked': async ({ page }) => {
    const seen = Promise.withResolvers<void>();
    const isUser = (url: URL) => url.pathname.includes('users.me');
    await page.route(isUser, async (route) => {
      await seen.promise;
      await route.continue().catch(() => {});
    });
    await page.goto('/', { waitUntil: 'commit' });
    await visible(page.getByRole('status'));
    seen.resolve();
    await page.unroute(isUser);
    await shows('Get Started Now')(page);
  },
  'an address of the signed-in part leads somebody signed out to the sign-in': at('/sectors', (page) =>
    visible(page.getByLabel('Password')),
  ),
};

import { expect } from '@playwright/test';
import { at, each, hasHeading, look, pending, type Screen, shows, visible } from './screen.ts';
import { join, type Statements } from './statement.ts';

const says = (query: string, words: string) => at(`/${query}`, shows(words));
const ENTRIES = ['Sign In', 'Get Started', 'Get Started Now'];
const BLURBS = [
  'Industry process libraries',
  'AI analysis',
  'Journey mapping',
  'ROI calculator',
  'Vendor comparison',
  'Google Workspace export',
];

/** Section 2: the landing page of somebody who is signed out. */
export const LANDING: Statements<Screen> = join(
  look('/', {
    '2: the header of the landing page has Sign In': (page) =>
      visible(page.getByRole('banner').getByRole('link', { name: 'Sign In' })),
    '2: its hero has Get Started': (page) => visible(page.getByRole('link', { name: 'Get Started', exact: true })),
    '2: it has six feature blurbs': (page) => expect(page.locator('h3')).toHaveCount(6),
    ...each(BLURBS, (blurb) => `2: a blurb is about ${blurb}`, hasHeading),
    "2: its closing call to action is 'Get Started Now'": (page) =>
      visible(page.getByRole('link', { name: 'Get Started Now' })),
    '2: its footer has a copyright': (page) => visible(page.getByRole('contentinfo').getByText('©')),
    ...each(
      ENTRIES,
      (name) => `7: ${name} navigates the browser to /api/login`,
      (name) => (page) => expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', '/api/login'),
    ),
    '2: without a token and an error the landing page has no notice': (page) =>
      expect(page.getByText(/invited|error|invitation/i)).toHaveCount(0),
  }),
  look(
    '/?token=abc',
    each(
      ENTRIES,
      (name) => `2: a token is passed on to login by ${name}`,
      (name) => (page) =>
        expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', '/api/login?token=abc'),
    ),
  ),
  {
    "2: with a token and no error: 'You've been invited!'": says(
      '?token=abc',
      "You've been invited! Click Get Started below to create your account.",
    ),
    '2: with a token and an error the error shows': says(
      '?token=abc&error=invitation_used',
      'This invitation has already been used',
    ),
    '2: with a token and an error the invitation does not show': at(
      '/?token=abc&error=invitation_used',
      async (page) => {
        await shows('This invitation has already been used')(page);
        await expect(page.getByText("You've been invited!")).toBeHidden();
      },
    ),
    '2: error invalid_invitation': says('?error=invalid_invitation', 'Invalid invitation link'),
    '2: error invitation_used': says('?error=invitation_used', 'This invitation has already been used'),
    '2: error invitation_expired': says('?error=invitation_expired', 'This invitation has expired'),
    '2: error invitation_required': says('?error=invitation_required', 'An invitation is required to sign up'),
    '2: any other error': says('?error=anything', 'An error occurred'),
    '2: a loading spinner shows while authentication is checked': async ({ page }) => {
      await pending(page, 'users.me', async () => {
        await page.goto('/', { waitUntil: 'commit' });
        await visible(page.getByRole('status'));
      });
      await shows('Get Started Now')(page);
    },
    '4: authentication follows the authenticated flag of the user response': at('/', async (page) => {
      const answer = await page.request.get('/api/user');
      expect(await answer.json()).toMatchObject({ authenticated: false });
      await shows('Get Started Now')(page);
    }),
    '4: who is not authenticated sees nothing of the sectors': at('/sectors', (page) =>
      visible(page.getByLabel('Password')),
    ),
  },
);

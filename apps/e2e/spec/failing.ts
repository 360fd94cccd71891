import type { Page } from '@playwright/test';
import { type Address, at, button, type Check, dialog, failing, toasts } from './screen.ts';

export const AGAIN = 'Please try again.';

/** An act fails at the server, and the page says so. */
export const fails =
  (procedure: string, act: Check, title: string, description?: string): Check =>
  (page, world) =>
    failing(page, procedure, async () => {
      await act(page, world);
      await toasts(page, title, description);
    });

/** The same as a statement about an address. */
export const says = (address: Address, procedure: string, act: Check, title: string, description?: string) =>
  at(address, fails(procedure, act, title, description));

export const press = (name: string | RegExp) => (page: Page) => button(page, name).first().click();
export const inDialog = (action: string) => (page: Page) => dialog(page).getByRole('button', { name: action }).click();

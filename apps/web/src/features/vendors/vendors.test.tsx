// @vitest-environment jsdom
import type { Vendor } from '@process-ai/contract/vendors';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refusal, renderScreen } from '../../components/screen.fixture.tsx';
import { AddVendorDialog, EditVendorDialog } from './components/vendor-dialogs.tsx';
import { VendorsScreen } from './screen.tsx';

const ACME: Vendor = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Acme',
  overview: 'Workflow',
  headquarters: null,
  founded: null,
  industry: null,
  website: null,
  capabilities: ['Routing'],
  products: [],
  aiCapabilities: [],
  factsAsOf: null,
  updatedAt: '2026-11-22T12:00:00.000Z',
  version: 2,
};

test('a name that is taken is not taken for an edit of somebody else: nothing is read again', async () => {
  const { user, calls } = renderScreen(<EditVendorDialog vendor={ACME} onClose={() => {}} />, {
    'vendors.update': () => {
      throw refusal('vendorNameTaken');
    },
  });
  await user.type(screen.getByDisplayValue('Acme'), ' Two');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/is in the directory already: open it/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'take theirs' })).toBeNull();
  expect(calls.map(({ path }) => path)).toEqual(['vendors.update']);
});

test('an edit of somebody else is read, and what was typed stays until the person decides', async () => {
  const onClose = vi.fn<() => void>();
  const { user, calls } = renderScreen(<EditVendorDialog vendor={ACME} onClose={onClose} />, {
    'vendors.update': ({ version }) => {
      if (version === 2) throw refusal('editedMeanwhile');
      return ACME;
    },
    'vendors.get': () => ({ ...ACME, name: 'Acme Corp', version: 3 }),
  });
  const name = screen.getByDisplayValue('Acme');
  await user.type(name, ' Two');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('button', { name: 'take theirs' })).toBeDefined();
  expect(name).toHaveProperty('value', 'Acme Two');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(calls.at(-1)).toMatchObject({ path: 'vendors.update', input: { name: 'Acme Two', version: 3 } });
});

test('what was deleted is read once somebody asks for it, and comes back', async () => {
  let deleted = [{ id: ACME.id, name: 'Acme', deletedAt: '2026-11-22T12:00:00.000Z' }];
  const { user, calls } = renderScreen(<VendorsScreen />, {
    'vendors.list': () => (deleted.length > 0 ? [] : [ACME]),
    'vendors.deleted': () => deleted,
    'vendors.restore': () => {
      deleted = [];
      return ACME;
    },
  });
  await screen.findByRole('heading', { name: 'Vendor Directory' });
  expect(calls.map(({ path }) => path)).not.toContain('vendors.deleted');
  await user.click(screen.getByRole('button', { name: 'Recently deleted' }));
  await user.click(await screen.findByRole('button', { name: 'Restore Acme' }));
  expect(await screen.findByText('Nothing has been deleted.')).toBeDefined();
  expect(screen.getByText('Vendor restored')).toBeDefined();
});

test('whoever adds a vendor under another form of its name is led to it', async () => {
  const { user } = renderScreen(<AddVendorDialog onClose={() => {}} />, { 'vendors.list': () => [ACME] });
  const [name] = screen.getAllByLabelText(/^Name/);
  if (!name) throw new Error('no field for the name');
  await user.type(name, 'ACME Inc.');
  const open = await screen.findByRole('link', { name: 'Open Acme' });
  expect(open.getAttribute('href')).toBe(`/vendors/${ACME.id}`);
  await user.type(name, ' of Utah');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Open Acme' })).toBeNull());
});

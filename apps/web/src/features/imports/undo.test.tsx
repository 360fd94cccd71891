// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../components/screen.fixture.tsx';
import { trpc } from '../../lib/trpc.ts';
import { useCompleteImport, useUndoImport } from './queries.ts';

const sectorId = 'one';

/** Shows what other tabs read of the sector, with both writes. */
function Shown() {
  const input = { sectorId };
  trpc.opportunities.list.useQuery(input);
  trpc.suitability.landscape.useQuery(input);
  trpc.journeys.list.useQuery(input);
  const complete = useCompleteImport();
  const undo = useUndoImport(() => {});
  return (
    <>
      <button type="button" onClick={() => complete.mutate({ sectorId, importId: 'i', onConflict: 'stop' })}>
        Complete
      </button>
      <button type="button" onClick={() => undo.mutate({ sectorId, importId: 'i' })}>
        Undo it
      </button>
    </>
  );
}

test('after an import and after its undo, opportunities, landscape and journeys are read again at once', async () => {
  const { user, calls } = renderScreen(<Shown />, {
    'opportunities.list': () => [],
    'suitability.landscape': () => [],
    'journeys.list': () => [],
    'imports.complete': () => ({ created: 1, updated: 0, skipped: 0 }),
    'imports.remove': () => ({ deleted: 1, restored: 0, kept: [] }),
  });
  const reads = () => calls.map(({ path }) => path).filter((path) => !path.startsWith('imports.'));
  const EACH = ['opportunities.list', 'suitability.landscape', 'journeys.list'];
  await waitFor(() => expect(reads()).toEqual(EACH));
  await user.click(screen.getByRole('button', { name: 'Complete' }));
  await waitFor(() => expect(reads()).toEqual([...EACH, ...EACH]));
  await user.click(screen.getByRole('button', { name: 'Undo it' }));
  await waitFor(() => expect(reads()).toEqual([...EACH, ...EACH, ...EACH]));
});

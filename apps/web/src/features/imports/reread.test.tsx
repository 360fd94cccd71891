// @vitest-environment jsdom
import type { ImportPreview } from '@process-ai/contract/imports';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { refusal, renderScreen } from '../../components/screen.fixture.tsx';
import { copy } from './copy.ts';
import { ImportScreen } from './import-screen.tsx';

const preview: ImportPreview = {
  id: 'kept',
  fileName: 'deep.csv',
  format: 'csv',
  mapping: { code: 'Code', name: 'Name' },
  columns: [],
  sheets: [],
  descriptions: null,
  counts: { 1: 1 },
  hasDeepLevels: true,
  processes: [{ code: '1', name: 'Sell', level: 1, description: null, parentCode: null, row: 2 }],
  problems: [],
  existingCodes: [],
};

let uploads: unknown[];
beforeEach(() => {
  uploads = [];
  vi.stubGlobal('XMLHttpRequest', UploadRequest);
});

/** A request whose body arrives, and is answered with the preview. */
class UploadRequest extends EventTarget {
  upload = new EventTarget();
  status = 200;
  statusText = 'OK';
  responseText = JSON.stringify({ result: { data: preview } });
  open() {}
  setRequestHeader() {}
  abort() {}
  send(body: unknown) {
    uploads.push(body);
    queueMicrotask(() => this.dispatchEvent(new Event('load')));
  }
}

const show = async (reread: () => ImportPreview) => {
  const shown = renderScreen(<ImportScreen sectorId="one" onDone={() => {}} file={null} offer={null} />, {
    'imports.list': () => [],
    'imports.reread': reread,
  });
  await shown.user.upload(screen.getByLabelText('File to import'), new File(['Code,Name'], 'deep.csv'));
  const option = copy.deep.options.fold.label;
  await shown.user.click(await screen.findByRole('radio', { name: option }));
  return shown;
};

test('another reading of a file that the server has sends no file', async () => {
  const { calls } = await show(() => ({ ...preview, hasDeepLevels: true }));
  const input = { sectorId: 'one', importId: 'kept', deepLevels: 'fold' };
  await waitFor(() => expect(calls.filter(({ path }) => path !== 'imports.list')).toMatchObject([{ input }]));
  expect(uploads).toHaveLength(1);
});

test('a file that the server has no more is sent again', async () => {
  await show(() => {
    throw refusal('importMissing');
  });
  await waitFor(() => expect(uploads).toHaveLength(2));
});

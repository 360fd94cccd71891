// @vitest-environment jsdom
import type { ImportMapping } from '@process-ai/contract/imports';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../components/screen.fixture.tsx';
import { PreviewPanel } from './components/preview-panel.tsx';
import type { ShownPreview } from './model.ts';

const process = (code: string, name: string, parentCode: string | null = null) => ({
  code,
  name,
  level: code.split('.').length,
  description: null,
  parentCode,
  row: 2,
});

const PREVIEW: ShownPreview = {
  revision: 1,
  id: '00000000-0000-4000-8000-000000000001',
  fileName: 'a.csv',
  format: 'csv',
  mapping: { code: 'Key', name: 'Key' },
  columns: ['Key', 'Title', 'Owner'].map((key) => ({ key, samples: [`${key} of one`] })),
  sheets: [],
  descriptions: null,
  counts: { '1': 1 },
  hasDeepLevels: false,
  processes: [process('1', '1')],
  problems: [],
  existingCodes: [],
};

/** What the API would find by another mapping. */
const reread = (mapping: ImportMapping): ShownPreview => ({
  ...PREVIEW,
  revision: 2,
  mapping,
  processes: [process('1', `By ${mapping.name}`), process('1.1', 'Below', '1')],
});

function Screen({ onMapping }: { onMapping: (mapping: ImportMapping) => void }) {
  const [preview, setPreview] = useState(PREVIEW);
  return (
    <PreviewPanel
      preview={preview}
      choices={{ onConflict: 'stop', deepLevels: undefined }}
      outdated={false}
      pending={false}
      onConflict={() => {}}
      onDeepLevels={() => {}}
      onMapping={(mapping) => {
        onMapping(mapping);
        setPreview(reread(mapping));
      }}
    />
  );
}

function open() {
  const asked: ImportMapping[] = [];
  const { user } = renderScreen(<Screen onMapping={(mapping) => asked.push(mapping)} />, {});
  const choose = async (field: RegExp, option: string) => {
    await user.click(screen.getByRole('combobox', { name: field }));
    await user.click(screen.getByRole('option', { name: option }));
  };
  return { user, asked, choose };
}

test('another column for the name reads the file again, and the tree shows what was found', async () => {
  const { asked, choose } = open();
  await choose(/^Name/, 'Title');
  expect(asked).toEqual([{ code: 'Key', name: 'Title', levels: [] }]);
  expect(screen.getAllByRole('treeitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('1 By Title'),
    expect.stringContaining('1.1 Below'),
  ]);
  expect(screen.getByText('e.g. Title of one')).toBeTruthy();
});

test('a layout by levels asks for the top level first, and waits until it is chosen', async () => {
  const { asked, choose } = open();
  await choose(/^Layout/, 'One column per level');
  expect(screen.getByRole('status').textContent).toBe('Choose the column of the top level.');
  expect(asked).toEqual([]);
  await choose(/^Level 1/, 'Owner');
  expect(asked).toEqual([{ code: null, name: null, level: null, parent: null, levels: ['Owner'] }]);
});

test('a tree of the file closes and opens by keyboard', async () => {
  const { user, choose } = open();
  await choose(/^Name/, 'Title');
  const items = () => screen.getAllByRole('treeitem');
  items()[0]?.focus();
  await user.keyboard('{ArrowLeft}');
  expect(items()).toHaveLength(1);
  await user.keyboard('{Enter}');
  expect(items()).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Collapse all' }));
  expect(items()).toHaveLength(1);
});

test('descriptions of another sheet are told, and can be left out', async () => {
  const preview: ShownPreview = {
    ...PREVIEW,
    mapping: { code: 'Key', name: 'Title', sheet: 'List', descriptionSheet: 'Glossary terms' },
    descriptions: { sheet: 'Glossary terms', count: 1462 },
  };
  let asked: ImportMapping | undefined;
  const { user } = renderScreen(
    <PreviewPanel
      preview={preview}
      choices={{ onConflict: 'stop', deepLevels: undefined }}
      outdated={false}
      pending={false}
      onConflict={() => {}}
      onDeepLevels={() => {}}
      onMapping={(mapping) => {
        asked = mapping;
      }}
    />,
    {},
  );
  const box = screen.getByRole('checkbox', { name: '1,462 descriptions from sheet “Glossary terms”, joined by code' });
  expect(box.getAttribute('aria-checked')).toBe('true');
  await user.click(box);
  expect(asked).toEqual({ ...preview.mapping, descriptionSheet: null });
});

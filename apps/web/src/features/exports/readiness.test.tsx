// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../components/screen.fixture.tsx';
import { useSectorChanged } from '../../lib/sector-cache.ts';
import { ReadinessCheck } from './components/readiness-check.tsx';

afterEach(() => vi.unstubAllGlobals());

test('what is out of sight is not read after a write; what comes into sight is', async () => {
  let scroll: (isIntersecting: boolean) => void = () => undefined;
  class Observer {
    constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
      scroll = (isIntersecting) => act(() => report([{ isIntersecting }]));
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  let write: () => Promise<void> = async () => undefined;
  const Screen = () => {
    const sectorChanged = useSectorChanged();
    write = () => act(() => sectorChanged('s', 'roiResults'));
    return <ReadinessCheck sectorId="s" />;
  };
  const { calls } = renderScreen(<Screen />, { 'exports.readiness': () => ({ draft: false, items: [] }) });
  const reads = () => calls.filter(({ path }) => path === 'exports.readiness').length;
  await write();
  expect(reads()).toBe(0);
  scroll(true);
  await screen.findByText(/./, { selector: 'section p' });
  expect(reads()).toBe(1);
  await write();
  await waitFor(() => expect(reads()).toBe(2));
  scroll(false);
  await write();
  expect(reads()).toBe(2);
  scroll(true);
  await waitFor(() => expect(reads()).toBe(3));
});

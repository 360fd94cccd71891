// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { lazyResolver } from './lazy-resolver.ts';
import { currentToasts } from './toast-store.ts';

const Name = z.object({ name: z.string().min(1, 'Required') });

test('a schema that cannot be loaded sends nothing, says so, and is asked for again', async () => {
  const load = vi.fn<() => Promise<typeof Name>>();
  load.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(Name);
  const resolver = lazyResolver(load);
  const { result } = renderHook(() => useForm({ resolver, defaultValues: { name: 'Ann' } }));
  const send = vi.fn<(values: { name: string }) => void>();
  const submit = () => act(() => result.current.handleSubmit(send)());
  await submit();
  expect(send).not.toHaveBeenCalled();
  expect(currentToasts()[0]?.title).toBe('No connection');
  await submit();
  expect(send.mock.calls[0]?.[0]).toEqual({ name: 'Ann' });
  expect(load).toHaveBeenCalledTimes(2);
});

test('what is wrong is said once the schema is there, which the first sign of a person fetches', async () => {
  const load = vi.fn<() => Promise<typeof Name>>().mockResolvedValue(Name);
  const resolver = lazyResolver(load);
  expect(load).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('pointermove'));
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  const { result } = renderHook(() => useForm({ resolver, defaultValues: { name: '' } }));
  await act(() => result.current.handleSubmit(() => {})());
  expect(result.current.getFieldState('name').error?.message).toBe('Required');
});

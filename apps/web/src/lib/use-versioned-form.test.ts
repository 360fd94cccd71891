// @vitest-environment jsdom
import { zodResolver } from '@hookform/resolvers/zod';
import { ERRORS, type ErrorCode } from '@process-ai/contract/errors';
import { act, renderHook } from '@testing-library/react';
import { TRPCClientError } from '@trpc/client';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { useVersionedForm } from './use-versioned-form.ts';

const refusal = (reason: ErrorCode) => {
  const { kind, sentence } = ERRORS[reason];
  const data = { code: kind, reason };
  return new TRPCClientError(sentence, { result: { error: { code: -32_603, message: sentence, data } } });
};

test('what others have saved and cannot be read is said in the form, until the next try', async () => {
  const answers = [() => Promise.reject(refusal('vendorMissing')), async () => ({ version: 2, name: 'Theirs' })];
  const { result } = renderHook(() =>
    useVersionedForm({
      stored: { version: 1, name: 'Mine' },
      resolver: zodResolver(z.object({ name: z.string() })),
      toValues: ({ name }) => ({ name }),
      name: 'one',
      fetchStored: async () => answers.shift()?.(),
    }),
  );
  const save = () => act(() => result.current.form.handleSubmit(() => {})());
  const refuse = () => act(() => result.current.onError(refusal('editedMeanwhile')));
  await save();
  await refuse();
  expect(result.current.conflict).toEqual({ onTakeTheirs: null, problem: ERRORS.vendorMissing.sentence });
  await save();
  expect(result.current.conflict.problem).toBeUndefined();
  await refuse();
  expect(result.current.conflict).toEqual({ onTakeTheirs: expect.any(Function), problem: undefined });
  expect(result.current.base.version).toBe(2);
});

import { expect, test } from 'vitest';
import { buildTree } from '../../components/tree/tree.ts';
import { isTickable, proposedNodes, withAccepted, withFound, withRejected } from './model/proposal.ts';
import { coveredIds, tickStates } from './model.ts';

const processes = ['1', '1.1', '1.1.1', '1.1.2', '1.2', '2', '2.1'].map((code) => ({
  code,
  name: `Process ${code}`,
  level: code.split('.').length,
  description: null,
  parentCode: code.includes('.') ? code.slice(0, code.lastIndexOf('.')) : null,
}));
const nodes = proposedNodes(processes, [{ code: '2' }, { code: '9' }]);
const all = buildTree(nodes);

const accept = (accepted: string[], id: string) =>
  [...withAccepted(all, new Set(accepted), coveredIds(all, all, id))].sort();
const reject = (accepted: string[], id: string) =>
  [...withRejected(all, new Set(accepted), id, coveredIds(all, all, id))].sort();

test('a proposal takes its branch and its ancestors with it, but nothing that is already there', () => {
  expect(accept([], '1.1.2')).toEqual(['1', '1.1', '1.1.2']);
  expect(accept(['1'], '1')).toEqual(['1', '1.1', '1.1.1', '1.1.2', '1.2']);
  expect(accept([], '2.1')).toEqual(['2.1']);
  expect(accept([], '2')).toEqual(['2.1']);
});

test('rejecting takes the branch out and leaves the ancestors in', () => {
  const branch = ['1', '1.1', '1.1.1', '1.1.2', '1.2'];
  expect(reject(branch, '1.1.2')).toEqual(['1', '1.1', '1.1.1', '1.2']);
  expect(reject(branch, '1.1')).toEqual(['1', '1.2']);
  expect(reject(branch, '1')).toEqual([]);
  expect(reject(['1', '1.1', '1.1.1'], '1.1.1')).toEqual(['1', '1.1']);
});

test('a tick box tells apart all, some and none of what can be added', () => {
  const stateOf = (accepted: string[], id: string) => tickStates(all, all, new Set(accepted), isTickable)(id);
  expect(stateOf(['1', '1.1'], '1.1')).toBe('some');
  expect(stateOf(['1', '1.1', '1.1.1', '1.1.2'], '1.1')).toBe('all');
  expect(stateOf(['1', '1.1', '1.1.1', '1.1.2'], '1')).toBe('some');
  expect(stateOf(['2.1'], '2')).toBe('all');
  expect(stateOf([], '1')).toBe('none');
});

const found = (...codes: string[]) => ({
  source: 'Built-in analyst',
  note: null,
  attribution: null,
  processes: processes.filter(({ code }) => codes.includes(code)),
});

test('what research finds later joins what was chosen and corrected before', () => {
  const none = new Set<string>();
  const first = withFound(null, 'job', found('1', '1.1', '2'), none);
  expect(first.accepted).toEqual(['1', '1.1', '2']);

  const worked = {
    ...first,
    accepted: ['1', '1.1'],
    processes: first.processes.map((process) => (process.code === '1' ? { ...process, name: 'Corrected' } : process)),
  };
  const second = withFound(worked, 'job', found('1', '1.1', '1.1.1', '2', '2.1'), none);
  expect(second.accepted).toEqual(['1', '1.1', '1.1.1']);
  expect(second.processes.map(({ code, name }) => `${code} ${name}`)).toEqual([
    '1 Corrected',
    '1.1 Process 1.1',
    '1.1.1 Process 1.1.1',
    '2 Process 2',
    '2.1 Process 2.1',
  ]);
  // Below what the sector has already nothing hangs in the air; another research begins anew.
  expect(withFound(worked, 'job', found('2', '2.1'), new Set(['2'])).accepted).toContain('2.1');
  expect(withFound(worked, 'other', found('1', '2'), none)).toMatchObject({ jobId: 'other', accepted: ['1', '2'] });
});

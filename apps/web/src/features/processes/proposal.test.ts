import { expect, test } from 'vitest';
import { isTickable, proposedNodes, withAccepted, withRejected } from './components/proposal-ticks.ts';
import { coveredIds, growForest, tickStates } from './model.ts';

const processes = ['1', '1.1', '1.1.1', '1.1.2', '1.2', '2', '2.1'].map((code) => ({
  code,
  name: `Process ${code}`,
  level: code.split('.').length,
  description: null,
  parentCode: code.includes('.') ? code.slice(0, code.lastIndexOf('.')) : null,
}));
const nodes = proposedNodes(processes, [{ code: '2' }, { code: '9' }]);
const all = growForest(nodes);

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

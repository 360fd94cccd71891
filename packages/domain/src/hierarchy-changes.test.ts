import type { ProcessMove } from '@process-ai/contract/processes';
import { describe, expect, test } from 'vitest';
import type { PlannedProcess } from './hierarchy.ts';
import { planCopies, planMoves, topmost } from './hierarchy-changes.ts';

/** By their codes: 1 holds 1.1 with 1.1.1 and 1.1.2, and 1.2; 2 holds 2.1, 2.1.1, 2.1.1.1 and 2.1.1.1.1. */
const processes: PlannedProcess[] = [
  ['1', null],
  ['1.1', '1'],
  ['1.1.1', '1.1'],
  ['1.1.2', '1.1'],
  ['1.2', '1'],
  ['2', null],
  ['2.1', '2'],
  ['2.1.1', '2.1'],
  ['2.1.1.1', '2.1.1'],
  ['2.1.1.1.1', '2.1.1.1'],
].map(([code = '', parentId = null]) => ({
  id: code ?? '',
  code: code ?? '',
  name: `Process ${code}`,
  description: null,
  parentId,
  level: (code ?? '').split('.').length,
}));

const places = (...moves: ProcessMove[]) =>
  Object.fromEntries(planMoves(processes, moves).map(({ id, parentId, level }) => [id, [parentId, level]]));
const refused = (...moves: ProcessMove[]) => {
  try {
    planMoves(processes, moves);
  } catch (error) {
    return (error as { issues?: { path: string; message: string }[] }).issues;
  }
  throw new Error('It was not refused');
};

describe('a move', () => {
  test('takes the branch along, one level below the new parent', () => {
    expect(places({ processId: '1.1', parentId: '2.1' })).toEqual({
      '1.1': ['2.1', 3],
      '1.1.1': ['1.1', 4],
      '1.1.2': ['1.1', 4],
    });
    expect(places({ processId: '1.1', parentId: null })).toEqual({
      '1.1': [null, 1],
      '1.1.1': ['1.1', 2],
      '1.1.2': ['1.1', 2],
    });
  });

  test('changes the level alone, and nothing where all stands so already', () => {
    expect(places({ processId: '1.2', parentId: '1', level: 4 })).toEqual({ '1.2': ['1', 4] });
    expect(places({ processId: '1.1', parentId: '1' })).toEqual({});
  });

  test('may be one of several, of a branch and of what was in it', () => {
    expect(places({ processId: '1.1', parentId: '2' }, { processId: '1.1.1', parentId: '1' })).toEqual({
      '1.1': ['2', 2],
      '1.1.1': ['1', 2],
    });
    // Where 1 itself goes below 2, and 1.2 out of it: each by its new parent.
    expect(places({ processId: '1', parentId: '2' }, { processId: '1.2', parentId: '1.1' })).toMatchObject({
      '1': ['2', 2],
      '1.1': ['1', 3],
      '1.2': ['1.1', 4],
    });
  });

  test('may turn two branches around in one request', () => {
    expect(places({ processId: '2.1.1.1.1', parentId: '1' }, { processId: '2.1.1.1', parentId: '2.1.1.1.1' })).toEqual({
      '2.1.1.1.1': ['1', 2],
      '2.1.1.1': ['2.1.1.1.1', 3],
    });
  });

  test('beyond level 5 or above level 1 is refused, and names what would come there', () => {
    expect(refused({ processId: '1', parentId: '2.1.1' })).toEqual([
      { path: 'moves.0.level', message: '“1.1.1” would come to level 6; levels go from 1 to 5' },
      { path: 'moves.0.level', message: '“1.1.2” would come to level 6; levels go from 1 to 5' },
    ]);
    const shallow = processes.map((process) => (process.id === '1.1' ? { ...process, level: 3 } : process));
    expect(() => planMoves(shallow, [{ processId: '1.1', parentId: '1', level: 1 }])).toThrow('not below level 1');
  });

  test('to a level that is not below the parent’s, or below an unknown parent, is refused', () => {
    expect(refused({ processId: '1.2', parentId: '2.1', level: 2 })).toEqual([
      { path: 'moves.0.level', message: '“1.2” would have level 2, which is not below level 2 of “2.1”' },
    ]);
    expect(refused({ processId: '1.2', parentId: 'gone' })).toEqual([
      { path: 'moves.0.parentId', message: 'The parent does not exist' },
    ]);
    expect(() => planMoves(processes, [{ processId: 'gone', parentId: null }])).toThrow('Process not found');
  });

  test('below itself or what is below it is refused, also by way of another one', () => {
    const message = '“1” cannot move below itself or one of its own sub-processes';
    expect(refused({ processId: '1', parentId: '1' })).toEqual([{ path: 'moves.0.parentId', message }]);
    expect(refused({ processId: '1', parentId: '1.1.1' })).toEqual([{ path: 'moves.0.parentId', message }]);
    expect(refused({ processId: '2', parentId: '1' }, { processId: '1', parentId: '2' })).toEqual([
      { path: 'moves.1.parentId', message },
    ]);
  });
});

describe('copies', () => {
  const copies = (...ids: string[]) => {
    let last = 0;
    const { rows, roots } = planCopies(processes, new Set(ids), () => `new ${++last}`);
    const codeOf = new Map([...processes, ...rows].map(({ id, code }) => [id, code]));
    return {
      rows: rows.map(({ code, parentId, level, name }) => [code, codeOf.get(parentId ?? '') ?? null, level, name]),
      roots: roots.map((id) => codeOf.get(id)),
    };
  };

  test('stand beside the branch, under codes of their own', () => {
    expect(copies('1.1')).toEqual({
      rows: [
        ['1.1-2', '1', 2, 'Process 1.1'],
        ['1.1-2.1', '1.1-2', 3, 'Process 1.1.1'],
        ['1.1-2.2', '1.1-2', 3, 'Process 1.1.2'],
      ],
      roots: ['1.1-2'],
    });
  });

  test('are made once of what is named twice, by itself and with its branch', () => {
    expect(copies('1.1', '1.1.2', '1.2').roots).toEqual(['1.1-2', '1.2-2']);
    expect(copies('1.1', '1.1.2', '1.2').rows).toHaveLength(4);
  });

  test('take the next number where a code is taken, and codes that do not follow the parent’s', () => {
    const odd = [
      ...processes,
      { id: 'x', code: '1.2-2', name: 'Copy', description: null, parentId: '1', level: 2 },
      { id: 'y', code: 'Y', name: 'Odd', description: 'Text', parentId: '1.2', level: 3 },
    ];
    const { rows } = planCopies(odd, new Set(['1.2']), () => Math.random().toString());
    expect(rows.map(({ code, description }) => [code, description])).toEqual([
      ['1.2-3', null],
      ['Y-3', 'Text'],
    ]);
  });

  test('of an unknown process, or with too long a code, are refused', () => {
    expect(() => copies('gone')).toThrow('Process not found');
    const [first] = processes;
    const long = [{ ...(first as PlannedProcess), code: 'c'.repeat(63) }];
    expect(() => planCopies(long, new Set(['1']), () => 'new')).toThrow('longer than 64 characters');
  });
});

test('the topmost of some leave out what stands below another one, at any depth', () => {
  const ids = (...chosen: string[]) => topmost(processes, new Set(chosen)).map(({ id }) => id);
  expect(ids('1', '1.1.2', '2.1.1', '2.1.1.1.1')).toEqual(['1', '2.1.1']);
  expect(ids()).toEqual([]);
});

import { expect, test } from 'vitest';
import { researchArea, researchOutline, toProcesses } from './research.ts';

const many = (count: number, more: object = {}) =>
  Array.from({ length: count }, (_, index) => ({ name: `Do <i>thing</i> ${index}`, description: '', ...more }));

test('the largest answer makes a tree of at most 400 processes, sound by construction', () => {
  const { areas } = researchOutline.schema.parse({ areas: many(100) });
  const { groups } = researchArea.schema.parse({ groups: many(100, { processes: many(100) }) });
  const processes = toProcesses(areas.map((area) => ({ ...area, groups })));

  expect(processes).toHaveLength(12 * (1 + 5 + 25));
  expect(processes[0]).toEqual({ code: '1', name: 'Do thing 0', level: 1, description: null, parentCode: null });
  const levels = new Map<string | null, number>([[null, 0]]);
  for (const { code, level, parentCode } of processes) {
    expect(levels.get(parentCode)).toBe(level - 1);
    expect(levels.has(code)).toBe(false);
    levels.set(code, level);
  }
});

test('a name that the model repeats counts once', () => {
  const step = { name: 'Check invoice', description: null };
  const groups = [{ name: 'Pay', description: null, processes: [step, { ...step, name: 'check INVOICE' }, step] }];
  const processes = toProcesses([{ name: 'Purchase', description: null, groups }]);
  expect(processes.map(({ code }) => code)).toEqual(['1', '1.1', '1.1.1']);
});

test.for([{ groups: [] }, { groups: many(3) }, { groups: many(3, { processes: [] }) }, [], null])(
  '%j is no answer',
  (answer) => {
    expect(researchArea.schema.safeParse(answer).success).toBe(false);
  },
);

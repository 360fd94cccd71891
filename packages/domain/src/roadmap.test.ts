import type { OpportunityStatus, OpportunityType } from '@process-ai/contract/opportunities';
import type { RoiResult } from '@process-ai/contract/roi';
import { describe, expect, it } from 'vitest';
import { planRoadmap, type RoadmapProcess } from './roadmap.ts';

type Entry = [title: string, type: OpportunityType, savings: number, effort: number, status?: OpportunityStatus];

const process = (code: string, entries: Entry[], fields: Partial<RoadmapProcess> = {}): RoadmapProcess => ({
  id: code,
  parentId: null,
  code,
  name: `Process ${code}`,
  opportunities: entries.map(([title, type, estimatedSavings, effort, status = 'proposed']) => ({
    id: title,
    title,
    type,
    estimatedSavings,
    countedSavings: estimatedSavings,
    savingsBasis: 'measured',
    sizeClass: null,
    effort,
    status,
  })),
  ...fields,
});

const titles = (processes: RoadmapProcess[], results: RoiResult[] = [], effortPerMonth?: number) => {
  const { waves, later } = planRoadmap(processes, results, effortPerMonth);
  return [...waves.map(({ items }) => items), later].map((items) => items.map((item) => item.opportunityTitle));
};

it('starts by effort, and orders by savings for the effort', () => {
  const plan = planRoadmap(
    [
      process('1', [['small', 'automation', 20, 2]]),
      process('2', [['better', 'automation', 15, 1]]),
      process('3', [['middle', 'ai', 500, 3]]),
      process('4', [['large', 'agentic', 900, 4]]),
      process('5', [['no', 'automation', 999, 1, 'rejected']]),
    ],
    [],
  );
  expect(
    plan.waves.map(({ name, items, totalSavings, totalEffort }) => [
      name,
      items.length,
      totalSavings.measured,
      totalEffort,
    ]),
  ).toEqual([
    ['Quick wins', 2, 35, 3],
    ['Build out', 1, 500, 3],
    ['Transform', 1, 900, 4],
  ]);
  expect(plan.waves[0]?.items[0]).toEqual({
    opportunityId: 'better',
    processCode: '2',
    processName: 'Process 2',
    opportunityTitle: 'better',
    type: 'automation',
    estimatedSavings: 15,
    countedSavings: 15,
    savingsBasis: 'measured',
    sizeClass: null,
    effort: 1,
  });
  expect(plan.waves.map(({ months }) => [months.from, months.to])).toEqual([
    [1, 3],
    [4, 9],
    [10, 18],
  ]);
  expect(plan.later).toEqual([]);
});

it('leaves no months idle: where a wave is empty the next one moves up', () => {
  const monthsOf = (...efforts: number[]) =>
    planRoadmap(
      efforts.map((effort, at) => process(`${at + 1}`, [[`effort ${effort}`, 'automation', 10, effort]])),
      [],
    ).waves.flatMap(({ items, months }) => (items.length > 0 ? [[months.from, months.to]] : []));
  expect([monthsOf(1, 4), monthsOf(3, 4), monthsOf(4)]).toEqual([
    [
      [1, 3],
      [4, 12],
    ],
    [
      [1, 6],
      [7, 15],
    ],
    [[1, 9]],
  ]);
});

it('lets what an order leaves open be decided by suitability and code', () => {
  const suited = (score: number) => ({
    suitability: { notNow: false, tracks: [{ type: 'automation' as const, score, criteriaScore: null, coverage: 0 }] },
  });
  expect(
    titles([
      process('1.10', [['ten', 'automation', 10, 1]]),
      process('1.2', [['two', 'automation', 10, 1]]),
      process('3', [['suits', 'automation', 10, 1]], suited(80)),
    ])[0],
  ).toEqual(['suits', 'two', 'ten']);
});

it('holds only what is accepted as soon as anything is: what is proposed neither counts nor is waited for', () => {
  const one: Entry[] = [
    ['agent', 'agentic', 10, 1, 'accepted'],
    ['rules', 'automation', 900, 1],
  ];
  expect(titles([process('1', one), process('2', [['other', 'ai', 500, 1]])])).toEqual([['agent'], [], [], []]);
});

it('moves on what has no room: to the next wave, and after the last one to later', () => {
  // One point a month: room for 3, 6 and 9.
  const many = Array.from({ length: 11 }, (_, at) => process(`${at}`, [[`${at}`, 'automation', 100 - at, 2]]));
  expect(titles(many, [], 1)).toEqual([['0'], ['1', '2', '3'], ['4', '5', '6', '7'], ['8', '9', '10']]);
});

it('ranks by savings alone after the quick wins, and what opens the way with what waits for it', () => {
  // One point a month: room for 3, 6 and 9.
  const processes = [
    process('1', [['wins', 'automation', 60, 2]]),
    process('2', [['next', 'automation', 40, 2]]),
    process('3', [
      ['opens', 'automation', 1, 2],
      ['agent', 'agentic', 900, 4],
    ]),
    process('4', [['build', 'ai', 50, 3]]),
  ];
  expect(titles(processes, [], 1)).toEqual([['wins'], ['opens', 'build'], ['agent', 'next'], []]);
});

describe('dependencies', () => {
  it('automation, AI and agents of one process follow each other', () => {
    const one: Entry[] = [
      ['agent', 'agentic', 900, 1],
      ['ai', 'ai', 500, 1],
      ['rules', 'automation', 1, 1],
    ];
    expect(titles([process('1', one)])[0]).toEqual(['rules', 'ai', 'agent']);
    // What is less rewarding must not take the room between them: one and a third a month are four.
    const less = process('2', [['less', 'automation', 99, 2]]);
    expect(titles([less, process('1', one)], [], 4 / 3)).toEqual([['rules', 'ai', 'agent'], ['less'], [], []]);
    const late: Entry[] = [
      ['ai', 'ai', 500, 1],
      ['rules', 'automation', 1, 3],
    ];
    expect(titles([process('1', late)])).toEqual([[], ['rules', 'ai'], [], []]);
  });

  it('a process that spans others waits until one of them has begun, at most until the last wave', () => {
    const below = (effort: number) => [
      process('1', [['whole', 'automation', 999, 1]]),
      process('1.1', [], { parentId: '1' }),
      process('1.1.1', [['part', 'ai', 1, effort]], { parentId: '1.1' }),
    ];
    expect(titles(below(3))).toEqual([[], ['part', 'whole'], [], []]);
    // A part that never fits: 9 months of a third of a point are 3.
    expect(titles(below(5), [], 1 / 3)).toEqual([[], [], ['whole'], ['part']]);
  });
});

it('keeps what changes still, or never pays back, for the last wave, and what is entered beyond the savings once', () => {
  const result = (processId: string, fields: Partial<RoiResult>) =>
    ({ processId, netAnnual: 1, ...fields }) as RoiResult;
  const processes = [
    process('1', [['shaky', 'automation', 10, 1]], { suitability: { notNow: true, tracks: [] } }),
    process('2', [['losing', 'automation', 9, 1]]),
    process('3', [['inside', 'automation', 8, 1]]),
  ];
  const [inside] = processes[2]?.opportunities ?? [];
  if (inside) inside.countedSavings = 3;
  const results = [result('2', { netAnnual: 0 })];
  expect(titles(processes, results)).toEqual([['inside'], [], ['shaky', 'losing'], []]);
  expect(planRoadmap(processes, results).waves.map(({ totalSavings }) => totalSavings.measured)).toEqual([3, 0, 19]);
});

it('gives the same plan whatever the order of the processes', () => {
  const processes = Array.from({ length: 60 }, (_, at) =>
    process(`${at}`, [[`t${at}`, at % 2 ? 'ai' : 'automation', at % 7, 1 + (at % 5)]]),
  );
  expect(planRoadmap(processes.toReversed(), [])).toEqual(planRoadmap(processes, []));
});

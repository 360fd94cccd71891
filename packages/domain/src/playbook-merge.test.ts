import { PlaybookInput } from '@process-ai/contract/playbooks';
import { describe, expect, test } from 'vitest';
import { mergePlaybook, type PlaybookTarget } from './playbook-merge.ts';

const playbook = PlaybookInput.parse({
  name: 'Claims',
  description: 'D',
  processes: [
    { code: '1.1', name: 'Register claim', level: 2, parentCode: '1', opportunities: [offer('ai', 'Read the notice')] },
    { code: '1', name: 'Claims', level: 1, opportunities: [] },
    { code: '1.2', name: 'Pay claim', level: 2, parentCode: '9', opportunities: [offer('automation', 'Pay')] },
  ],
  journeys: [{ name: 'After an accident', touchPoints: [touchPoint('1.1')] }],
  roiAssumptions: [assumption('1.1'), assumption('1.2'), assumption('nowhere')],
});

function offer(type: string, title: string) {
  return { type, title, description: '', estimatedSavings: 5 };
}
function touchPoint(processStep: string) {
  return { name: 'Report', description: 'By phone', type: 'hybrid', processStep };
}
function assumption(processCode: string) {
  return { processCode, fteCount: 2, processFrequency: 100, averageSalary: 50_000, averageRuntime: 0.5 };
}

const EMPTY: PlaybookTarget = { processes: [], opportunities: [], journeyNames: [] };

describe('merging a playbook', () => {
  test('into an empty sector adds all of it, parents first, and roots what has no parent', () => {
    const { processes, opportunities, journeys, roiInputs } = mergePlaybook(playbook, EMPTY);
    expect(processes.map(({ code, parentCode }) => [code, parentCode])).toEqual([
      ['1', null],
      ['1.1', '1'],
      ['1.2', null],
    ]);
    expect(opportunities.map(({ processCode, title }) => [processCode, title])).toEqual([
      ['1.1', 'Read the notice'],
      ['1.2', 'Pay'],
    ]);
    expect([journeys.length, roiInputs.map(({ processCode }) => processCode)]).toEqual([1, ['1.1', '1.2']]);
  });

  test('over own data leaves all of that alone, and names it', () => {
    const { plan, ...added } = mergePlaybook(playbook, {
      processes: [{ code: '1.1', name: 'Our claim intake', level: 3, hasRoiInputs: true }],
      opportunities: [{ code: '1.1', type: 'ai', title: 'READ the notice' }],
      journeyNames: [' after an Accident'],
    });
    expect(added.processes.map(({ code }) => code)).toEqual(['1', '1.2']);
    expect(added.journeys).toEqual([]);
    expect(plan.leaves).toEqual({
      processes: [{ code: '1.1', name: 'Our claim intake' }],
      opportunities: [{ code: '1.1', title: 'Read the notice' }],
      journeys: ['After an accident'],
      roiInputs: ['1.1'],
    });
  });

  test('ties a touchpoint that names no process to the one whose words it shares, else to the one before', () => {
    const touchPoints = [
      { name: 'Hello', description: 'By phone', type: 'human' },
      { name: 'See what is open', description: 'All claims at a glance', type: 'agent' },
      { name: 'Goodbye', description: 'By post', type: 'human' },
    ];
    const { journeys } = mergePlaybook(
      PlaybookInput.parse({ ...playbook, journeys: [{ name: 'J', touchPoints }] }),
      EMPTY,
    );
    expect(journeys[0]?.touchPoints.map(({ processStep }) => processStep)).toEqual(['1.1', '1', '1']);
  });

  test('a second time adds nothing', () => {
    const first = mergePlaybook(playbook, EMPTY);
    const withInputs = new Set(first.roiInputs.map(({ processCode }) => processCode));
    const again = mergePlaybook(playbook, {
      processes: first.processes.map((row) => ({ ...row, hasRoiInputs: withInputs.has(row.code) })),
      opportunities: first.opportunities.map(({ processCode, ...row }) => ({ ...row, code: processCode })),
      journeyNames: first.journeys.map(({ name }) => name),
    });
    expect(again.plan.adds).toEqual({ processes: [], opportunities: [], journeys: [], roiInputs: [] });
  });

  test('does not hang a process below a code that means something else in the sector', () => {
    const merged = (name: string) =>
      mergePlaybook(playbook, { ...EMPTY, processes: [{ code: '1', name, level: 1, hasRoiInputs: false }] });
    expect(merged('Build displays').processes[0]).toMatchObject({ code: '1.1', parentCode: null });
    expect(merged('Claims and recoveries').processes[0]).toMatchObject({ code: '1.1', parentCode: '1' });
  });
});

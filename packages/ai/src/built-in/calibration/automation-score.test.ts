import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { processContext, withFinding } from '../../process-context.fixture.ts';
import { createBuiltInAnalyst } from '../built-in-analyst.ts';
import { readProcess } from '../reading.ts';
import { automationScore, calibrationOf } from './calibration.ts';
import { fitTable, hasStatements, readStatements } from './fit.ts';
import {
  areaUnderCurve,
  evaluateOnHoldout,
  evaluateWithinShared,
  MIN_OFFICE_RHO,
  MIN_QUALITY,
  spearman,
} from './ranking.fixture.ts';
import { verdictsOf } from './verdicts.ts';

const process = (name: string, description: string | null = null) => processContext(name, { description });

describe('the measures', () => {
  it.each([
    // Worked by hand: ranks 1 to 5 against 2 1 4 3 5, so 1 − 6 · 4 / (5 · 24); ties share the mean of their ranks.
    [[1, 2, 3, 4, 5], [20, 10, 40, 30, 50], 0.8],
    [[1, 2, 3], [3, 2, 1], -1],
    [[1, 1, 2, 2], [1, 2, 3, 4], 4 / Math.sqrt(4 * 5)],
  ])('rho of %j and %j is %d', (left, right, rho) => {
    expect(spearman(left, right)).toBeCloseTo(rho, 12);
  });

  it.each([
    // Pairs won and half the ties, of all pairs.
    [[3, 4], [1, 2], 1],
    [[2, 4], [1, 3], 3 / 4],
    [[2, 2], [2, 1], 3 / 4],
    [[1], [2, 3], 0],
  ])('area under the curve of %j over %j is %d', (positives, negatives, area) => {
    expect(areaUnderCurve(positives, negatives)).toBeCloseTo(area, 12);
  });
});

describe('the automation score', () => {
  it('puts routine work on records above work with hands and people', () => {
    const names = [
      'Calculate and record payroll taxes',
      'Process supplier invoices',
      'Deliver training',
      'Clean tools',
    ];
    const scores = names.map(automationScore);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(scores).toEqual(names.map(automationScore));
  });

  it('stays between 0 and 1, whatever the text', () => {
    const texts = [
      '',
      '订单处理',
      '__proto__ constructor',
      'calculate '.repeat(400),
      'Record data in databases. '.repeat(50),
    ];
    for (const text of texts) {
      expect(automationScore(text)).toBeGreaterThanOrEqual(0);
      expect(automationScore(text)).toBeLessThanOrEqual(1);
    }
  });
});

describe('the verdicts of the analyst', () => {
  it('are half criteria, half calibration, and say which words weigh', async () => {
    const payroll = process('Calculate payroll taxes');
    const calibration = calibrationOf(payroll.name);
    expect(calibration?.raising[0]).toBe('calculate');
    for (const { score, track } of verdictsOf(readProcess(payroll), payroll)) {
      expect(score).toBeCloseTo(((track.score ?? 0) + (calibration?.score ?? 0)) / 2, 9);
    }
    const { opportunities } = await createBuiltInAnalyst().analyzeProcess(
      await withFinding(process('Calculate payroll taxes')),
    );
    expect(opportunities[0]?.rationale).toMatch(
      /\d+ from the criteria; the other half: \d+ from labeled tasks .* raised by “calculate”/,
    );
  });

  it('are the criteria alone for a text whose words the calibration does not know', () => {
    const orders = process('订单处理');
    for (const { score, track, calibration } of verdictsOf(readProcess(orders), orders)) {
      expect(calibration).toBeNull();
      expect(score).toBe(track.score);
    }
  });
});

/** Tasks in our own words, labelled before they were scored: 1 where software does nearly all of it, 0 where it cannot. */
const LABELLED: [task: string, automation: number][] = [
  ['Calculate taxes and record them in the ledger', 1],
  ['Enter invoice data into the accounting database', 1],
  ['Compile weekly reports from billing records', 1],
  ['Verify figures of statements against the ledger', 1],
  ['Sort and file incoming customer documents', 0.75],
  ['Process applications and update account records', 0.75],
  ['Prepare purchase orders and send them to suppliers', 0.75],
  ['Answer questions of customers about their bills', 0.5],
  ['Schedule appointments for the sales team', 0.5],
  ['Negotiate contracts with suppliers in person', 0.25],
  ['Train new employees at the machines', 0.25],
  ['Comfort relatives of patients', 0],
  ['Repair pumps and valves in the field', 0],
  ['Clean rooms and equipment', 0],
  ['Lift patients out of their beds', 0],
];

it('tasks of ours are ranked as their labels say', () => {
  const scored = LABELLED.map(([task, automation]) => ({ automation, score: automationScore(task) }));
  const [labels, scores] = [scored.map(({ automation }) => automation), scored.map(({ score }) => score)];
  const scoresFrom = (least: number, most: number) =>
    scored.filter(({ automation }) => automation >= least && automation <= most).map(({ score }) => score);
  expect(spearman(scores, labels)).toBeGreaterThanOrEqual(MIN_QUALITY.rho);
  expect(areaUnderCurve(scoresFrom(0.75, 1), scoresFrom(0, 0.25))).toBeGreaterThanOrEqual(MIN_QUALITY.auc);
});

describe.skipIf(!hasStatements)('on labelled tasks (../shared/data/automation is needed)', () => {
  it('keeps a fifth aside, of which no statement was fitted', () => {
    const { fitted, keptAside } = readStatements();
    const texts = new Set(fitted.map(({ task }) => task));
    expect(keptAside.filter(({ task }) => texts.has(task))).toEqual([]);
    expect(keptAside.length / (fitted.length + keptAside.length)).toBeCloseTo(0.2, 1);
  });

  it('the table is the one that fit.ts writes', () => {
    const table = readFileSync(path.join(import.meta.dirname, 'words.gen.ts'), 'utf8');
    expect(fitTable(readStatements().fitted) === table, 'run fit.ts').toBe(true);
  });

  it.each(['analyst', 'calibration'] as const)('the %s ranks those kept aside as their labels do', (which) => {
    const { rho, auc } = evaluateOnHoldout()[which];
    expect(rho).toBeGreaterThanOrEqual(MIN_QUALITY.rho);
    expect(auc).toBeGreaterThanOrEqual(MIN_QUALITY.auc);
  });

  it('the analyst ranks the shared ones, and those of the office, as their labels do', () => {
    const { all, office, officeTasks } = evaluateWithinShared();
    expect(officeTasks).toBeGreaterThan(400);
    expect(all).toBeGreaterThanOrEqual(MIN_QUALITY.rho);
    expect(office).toBeGreaterThanOrEqual(MIN_OFFICE_RHO);
  });
});

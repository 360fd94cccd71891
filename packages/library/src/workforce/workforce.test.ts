import { INDUSTRIES, type Industry } from '@process-ai/contract/industries';
import { WORK_FUNCTIONS, type WorkFunction } from '@process-ai/contract/process-values';
import { REFERENCE_MODELS, type ReferenceModel } from '@process-ai/contract/sectors';
import { describe, expect, it } from 'vitest';
import { loadReferenceLibrary } from '../reference-models.ts';
import { functionOf } from './functions.ts';
import { CLIENT_WORDED, PLACED } from './placed-by-hand.fixture.ts';
import { referenceWeights, WEIGHTS_OF_LIBRARY } from './reference-weights.ts';
import { workforceShares } from './shares.ts';
import { volumeClassOf } from './volume.ts';
import { minutesPerRun, salaryFactors } from './work-patterns.ts';

const everyIndustry: (Industry | null)[] = [...INDUSTRIES, null];

describe('shares of the workforce', () => {
  it.each(everyIndustry)('of %s are thirteen, none negative, and one in all', (industry) => {
    const { shares, basis } = workforceShares(industry);
    const heads = WORK_FUNCTIONS.map((one) => shares[one] * 1000);
    expect(heads.every((count) => count >= 1 && Math.abs(count - Math.round(count)) < 1e-9)).toBe(true);
    expect(heads.reduce((sum, count) => sum + Math.round(count), 0)).toBe(1000);
    expect(basis).toMatch(/^Judgment/);
  });

  it('differ where trades differ', () => {
    const most = (one: WorkFunction) =>
      INDUSTRIES.toSorted((a, b) => workforceShares(b).shares[one] - workforceShares(a).shares[one])[0];
    expect(most('product-development')).toBe('software');
    expect(most('risk-and-legal')).toBe('banking');
    expect(most('facilities')).toBe('public-transport');
    expect(most('operations')).toBe('social-care');
    expect(most('external-relations')).toBe('nonprofit');
  });
});

describe('the function of a process', () => {
  it.each(REFERENCE_MODELS)('is what a person says, for all areas of %s', async (model) => {
    const { processes } = await pathsOf(model);
    const areas = processes.filter(({ level }) => level <= 2);
    const wrong = areas.flatMap(({ code, path }) => {
      const expected = expectedOf(model, code);
      const actual = functionOf(path);
      return actual === expected ? [] : [`${code} ${path.at(-1)}: ${actual}, not ${expected}`];
    });
    expect(wrong).toEqual([]);
  });

  it('is what a person says, for names that clients give', () => {
    const wrong = CLIENT_WORDED.flatMap(([path, expected]) => {
      const actual = functionOf(path.split(' > '));
      return actual === expected ? [] : [`${path}: ${actual}, not ${expected}`];
    });
    expect(wrong).toEqual([]);
  });

  it('of a known name costs a microsecond at most', () => {
    const path = ['Finance', 'Accounts payable', 'Verify partner invoices'];
    functionOf(path);
    const runs = 200_000;
    const best = Math.min(
      ...Array.from({ length: 5 }, () => {
        const start = performance.now();
        for (let run = 0; run < runs; run += 1) functionOf(path);
        return performance.now() - start;
      }),
    );
    expect((best * 1000) / runs).toBeLessThanOrEqual(1);
  });
});

describe('how often work comes', () => {
  it.each([
    ['Process supplier invoices', 4],
    ['Handle complaints', 4],
    ['Take in broker submissions', 2],
    ['Close the books', 2],
    ['Schedule production', 2],
    ['Develop business strategy', 1],
    ['Define policies for complaints', 1],
    ['Perform due diligence', 1],
    ['Eingangsrechnungen prüfen', 4],
    ['Unternehmensstrategie entwickeln', 1],
    ['Monatsabschluss erstellen', 2],
    ['Traiter les réclamations', 4],
    ['Definir la política de precios', 1],
    ['Registrare le fatture', 4],
    ['Orders verwerken', 4],
    ['Emitir nota fiscal', 4],
  ])('%s: %i', (name, expected) => {
    expect(volumeClassOf(name)).toBe(expected);
  });
});

describe('weights of the reference sets', () => {
  it.each(REFERENCE_MODELS)('of %s are those of its level-3 processes', async (model) => {
    const { processes } = await pathsOf(model);
    const sums = new Map<string, number>();
    for (const { level, path } of processes) {
      if (level !== 3) continue;
      const workFunction = functionOf(path);
      sums.set(workFunction, (sums.get(workFunction) ?? 0) + volumeClassOf(path.at(-1) ?? ''));
    }
    expect(WORK_FUNCTIONS.map((one) => sums.get(one) ?? 0)).toEqual(WEIGHTS_OF_LIBRARY[model]);
  });

  it('are those of the own model where it holds the function, else of a fuller one', () => {
    expect(referenceWeights('ARTS')).toMatchObject({ operations: 96, 'customer-service': 64, finance: 66 });
    expect(referenceWeights('ACORD')).toMatchObject({
      operations: 180,
      'supply-chain': 121,
      finance: 68,
      facilities: 16,
    });
    expect(referenceWeights('House model')).toMatchObject({ operations: 184, facilities: 16, strategy: 11 });
    expect(referenceWeights(null)).toEqual(referenceWeights('APQC PCF'));
  });
});

describe('patterns of work', () => {
  it.each(everyIndustry)('pay as much in all as the organisation says, in %s', (industry) => {
    const { shares } = workforceShares(industry);
    const factors = salaryFactors(shares);
    const paid = WORK_FUNCTIONS.reduce((sum, one) => sum + shares[one] * factors[one], 0);
    expect(paid).toBeCloseTo(1, 12);
  });

  it('let rare work and headings take longer', () => {
    expect(minutesPerRun('finance', 3, 4)).toBe(15);
    expect(minutesPerRun('finance', 3, 2)).toBe(90);
    expect(minutesPerRun('finance', 3, 1)).toBe(600);
    expect(minutesPerRun('finance', 4, 4)).toBe(8);
    expect(minutesPerRun('customer-service', 5, 4)).toBe(3);
    expect(minutesPerRun('operations', 1, 4)).toBe(240);
  });
});

it.each([
  'Legal Work > Disputes > Draft pleadings and submissions',
  'Audit and Assurance > Fieldwork > Analyze journals and transactions',
  'Tax and Accounting Services > Compliance Work > Run payroll for clients',
])('“%s” is what a firm sells, not a department of it', (said) => {
  const path = said.split(' > ');
  expect(functionOf(path)).toBe('operations');
  expect(functionOf(['Legal and Compliance', 'Manage disputes and litigation'])).toBe('risk-and-legal');
});

async function pathsOf(model: ReferenceModel) {
  const { processes } = await loadReferenceLibrary(model);
  const paths = new Map<string, string[]>();
  return {
    processes: processes.map(({ code, name, level, parentCode }) => {
      const path = [...(parentCode === null ? [] : (paths.get(parentCode) ?? [])), name];
      paths.set(code, path);
      return { code, level, path };
    }),
  };
}

/** What the table says of an area, else of the one above it. */
function expectedOf(model: ReferenceModel, code: string): WorkFunction | undefined {
  const table = PLACED[model];
  const above = code.split('.').slice(0, -1).join('.');
  return table[code] ?? table[above] ?? table[`${above}.0`];
}

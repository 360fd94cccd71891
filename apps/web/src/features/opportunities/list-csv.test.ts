import type { SectorOpportunity } from '@process-ai/contract/opportunities';
import { expect, test } from 'vitest';
import { opportunityRows } from './model/list-csv.ts';

test('each opportunity is a row under its heading, amounts as numbers', () => {
  const one = {
    areaName: 'Claims',
    processCode: '1.1',
    processName: 'Register claim',
    processLevel: 2,
    title: 'Read letters',
    description: 'On arrival',
    type: 'ai',
    status: 'accepted',
    estimatedSavings: 12.5,
    enteredSavings: null,
    savingsBasis: 'measured',
    effort: 2,
    owner: 'Head of claims',
    dueDate: null,
    basis: 'tied',
    confidence: 0.95,
    source: 'Built-in analyst',
    rationale: 'Many letters',
  } as SectorOpportunity;
  const [heads = [], row = []] = opportunityRows([one], 'EUR');
  expect(heads).toHaveLength(row.length);
  expect(Object.fromEntries(heads.map((head, at) => [head, row[at]]))).toMatchObject({
    Code: '1.1',
    'Savings (thousand EUR a year)': 12.5,
    'Savings basis': 'measured',
    Status: 'Accepted',
    'Due date': null,
    Confidence: 0.95,
  });
});

import type { Playbook, PlaybookPlan } from '@process-ai/contract/playbooks';
import { describe, expect, test } from 'vitest';
import { PlaybookForm, playbookValues, readPlaybookFile } from './form.ts';
import { addsNothing, contentOf, fileNameOf, industriesOf, matchesSearch, tagsOf } from './model.ts';

const playbook: Playbook = {
  id: '22d88179-7ff6-4c34-b38c-ac186e8537a5',
  name: 'Accounts payable',
  description: 'Invoices that do not match.',
  complexity: 'advanced',
  estimatedTimeToValue: null,
  industry: 'Cross-industry',
  tags: ['finance', 'payables'],
  expectedOutcomes: ['More is touchless'],
  processes: [
    {
      code: '9.6.1.3',
      name: 'Audit invoices',
      description: null,
      level: 4,
      parentCode: null,
      opportunities: [{ type: 'ai', title: 'Read', description: 'A model reads', estimatedSavings: 95 }],
    },
  ],
  journeys: [
    {
      name: 'A supplier asks',
      description: null,
      persona: null,
      touchPoints: [
        {
          name: 'Ask',
          description: 'By mail',
          type: 'agent',
          momentThatMatters: true,
          processStep: '9.6.1.3',
          phase: 'Ask',
          channel: null,
          emotion: null,
          painPoint: null,
        },
      ],
    },
  ],
  roiAssumptions: [
    {
      processCode: '9.6.1.3',
      fteCount: 8,
      processFrequency: 120_000,
      averageSalary: 45_000,
      averageRuntime: 0.11,
      source: 'Assumed',
    },
  ],
  source: null,
  isCustom: false,
  attribution: 'A notice',
  version: 1,
};
const content = contentOf(playbook);
const fileOf = (value: unknown) => new File([typeof value === 'string' ? value : JSON.stringify(value)], 'p.json');

test('what is exported comes back as it was, and is nothing but content', async () => {
  expect(content).not.toHaveProperty('id');
  expect(await readPlaybookFile(fileOf({ ...content, attribution: 'A notice' }))).toEqual({ playbook: content });
});

test('the form gives back what it was given', () => {
  const values = playbookValues(playbook);
  expect({ ...content, ...PlaybookForm.parse(values) }).toEqual(content);
  const edited = { ...values, expectedOutcomes: [{ text: ' a ' }, { text: '' }], tags: 'x,, y ,x' };
  expect(PlaybookForm.parse(edited)).toMatchObject({ expectedOutcomes: ['a'], tags: ['x', 'y'] });
});

describe('a file that is no playbook says where', () => {
  test.each([
    ['not JSON', 'name: Claims', /is not a playbook file/],
    ['a list', [content], /is not a playbook file/],
    ['no description', { name: 'Claims' }, /^description: /],
    ['a wrong level', { ...content, processes: [{ code: '1', name: 'A', level: 9 }] }, /^processes\.0\.level: /],
    ['two faults', { name: '', description: '' }, /^name: Required \(and 1 more\)$/],
    ['too large', 'x'.repeat(5 * 1024 * 1024 + 1), /larger than 5 MB/],
  ])('%s', async (_case, value, problem) => {
    expect(await readPlaybookFile(fileOf(value))).toEqual({ problem: expect.stringMatching(problem) });
  });
});

test('is found by every word, in whatever part', () => {
  expect(matchesSearch(content, 'INVOICES payable')).toBe(true);
  expect(matchesSearch(content, '9.6.1.3')).toBe(true);
  expect(matchesSearch(content, 'payable giraffe')).toBe(false);
  expect(matchesSearch(content, '')).toBe(true);
});

test('names, tags, industries', () => {
  expect(fileNameOf('Billing care: fewer disputes?')).toBe('billing-care-fewer-disputes.playbook.json');
  expect(fileNameOf('…')).toBe('playbook.playbook.json');
  expect(tagsOf(' Claims, AI ,, claims ')).toEqual(['Claims', 'AI']);
  expect(industriesOf([{ ...content, industry: 'Retail' }, content, { ...content, industry: null }])).toEqual([
    'Cross-industry',
    'Retail',
  ]);
});

test('a plan without additions adds nothing', () => {
  const none = { processes: [], opportunities: [], journeys: [], roiInputs: [] };
  const plan: PlaybookPlan = { adds: none, leaves: { ...none, journeys: ['A'] } };
  expect(addsNothing(plan)).toBe(true);
  expect(addsNothing({ ...plan, adds: { ...none, roiInputs: ['1'] } })).toBe(false);
});

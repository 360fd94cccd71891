import type { Opportunity } from '@process-ai/contract/opportunities';
import { describe, expect, test } from 'vitest';
import type { Blueprint } from './blueprint.ts';
import { generalDuties } from './general-duties.ts';

const opportunity = (type: Opportunity['type'], useCaseId: string | null = null) => ({
  opportunity: { title: type, type, useCaseId } as Opportunity,
  initiative: null,
});

const lawsOf = (
  profile: { countries?: string[]; industry?: string } | undefined,
  worked = [opportunity('automation'), opportunity('ai')],
  duties?: Blueprint['duties'],
) =>
  generalDuties(worked, { sector: { profile } as Blueprint['sector'], ...(duties && { duties }) }).map(
    ({ law }) => law,
  );

describe('what the law asks of any such work', () => {
  // Regulations (EU) 2016/679 and 2024/1689, Directive 2002/14/EC, and BetrVG §§ 87(1) no. 6 and 90(1) no. 3.
  test('is told by the law of the country in the European Union', () => {
    expect(lawsOf({ countries: ['DE'] })).toEqual([
      'GDPR, articles 5, 28 and 30',
      'Works Constitution Act (BetrVG), sections 87 and 90',
      'AI Act, articles 5, 6 and 50',
    ]);
    expect(lawsOf({ countries: ['PL'] })[1]).toBe('Directive 2002/14/EC, article 4');
    expect(lawsOf({ countries: ['FR', 'ES'] })[1]).toBe(
      'Labor Code (Code du travail), L. 2312-8 and L. 2312-38; Workers’ Statute, article 64',
    );
  });

  test('names no statute elsewhere', () => {
    expect(lawsOf({ countries: ['US'], industry: 'banking' })).toEqual([
      'Protection of personal data',
      'Information of employees',
    ]);
  });

  test('is that of the industry as well, where the country is known', () => {
    const last = (industry: string, countries = ['NL']) => lawsOf({ countries, industry }).at(-1);
    expect(last('insurance')).toBe('DORA, Regulation (EU) 2022/2554');
    expect(last('utilities')).toBe('NIS 2, Directive (EU) 2022/2555');
    expect(last('retail')).toBe('AI Act, articles 5, 6 and 50');
    expect(last('insurance', [])).toBe('AI Act, articles 5, 6 and 50');
  });

  test('asks for a class only of AI that has none, and of no work nothing', () => {
    const classed = new Map([['known', { aiAct: 'none' as const }]]) as unknown as Blueprint['duties'];
    expect(
      lawsOf({ countries: ['DE'] }, [opportunity('ai', 'known'), opportunity('automation')], classed),
    ).toHaveLength(2);
    expect(generalDuties([opportunity('ai', 'other')], { sector: {} as Blueprint['sector'] }).at(-1)).toMatchObject({
      concerns: 'ai',
      opportunities: ['ai'],
    });
    expect(lawsOf({ countries: ['DE'] }, [])).toEqual([]);
  });
});

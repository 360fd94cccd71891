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

  test('names no statute elsewhere, but that of the trade where it is known', () => {
    const general = ['Protection of personal data', 'Information of employees'];
    expect(lawsOf({ countries: ['US'] })).toEqual(general);
    expect(lawsOf({ countries: ['BR'], industry: 'banking' })).toEqual(general);
    expect(lawsOf({ countries: ['US'], industry: 'banking' })).toEqual([
      ...general,
      'ECOA, Regulation B, 12 CFR 1002.9',
      'Interagency Guidance on Third-Party Relationships, 88 FR 37920',
    ]);
  });

  test.each(['en', 'de', 'es', 'fr'] as const)('asks for nothing European of a client elsewhere: %s', (language) => {
    const told = (country: string) =>
      generalDuties([opportunity('ai')], {
        sector: { profile: { countries: [country], industry: 'insurance' } } as never,
        language,
      }).map((duty) => `${duty.law}: ${duty.control}`);
    const european =
      /works council|Betriebsrat|comité de empresa|GDPR|DSGVO|RGPD|AI Act|legal ground|Rechtsgrundlage|base (?:jurídica|légale)/;
    expect(told('DE').filter((text) => european.test(text))).not.toEqual([]);
    expect(told('US').filter((text) => european.test(text))).toEqual([]);
    expect(told('US')[0]).not.toBe(told('BR')[0]);
  });

  test('is that of the industry as well, where the country is known', () => {
    const after = (industry: string, countries = ['NL']) => lawsOf({ countries, industry }).slice(3);
    expect(after('insurance')).toEqual([
      'DORA, Regulation (EU) 2022/2554',
      'Solvency II, Directive 2009/138/EC, article 49',
      'Insurance Distribution Directive (EU) 2016/97, article 20',
    ]);
    expect(after('insurance', ['DE', 'FR'])).toEqual([
      'DORA, Regulation (EU) 2022/2554',
      'Insurance Supervision Act (VAG), section 32',
      'Insurance Code (Code des assurances), L. 354-3',
      'Solvency II, Directive 2009/138/EC, article 49',
    ]);
    expect(after('utilities')[0]).toBe('NIS 2, Directive (EU) 2022/2555');
    expect(after('insurance', [])).toEqual([]);
  });

  test('tells how many of those with AI are classed, and flags health data once', () => {
    const health = { aiAct: 'none' as const, specialCategories: true };
    const classes = new Map([['known', health]]) as unknown as Blueprint['duties'];
    const worked = [opportunity('ai', 'known'), opportunity('agentic'), opportunity('automation')];
    const told = (duties?: Blueprint['duties']) => ({
      sector: { profile: { countries: ['NL'], industry: 'social-care' } } as unknown as Blueprint['sector'],
      ...(duties && { duties }),
    });
    const found = generalDuties(worked, told(classes));
    expect(found.find(({ concerns }) => concerns === 'ai')).toMatchObject({ opportunities: ['agentic'], outOf: 2 });
    const isHealth = ({ law }: { law: string }) => law === 'GDPR, articles 9 and 35: health data';
    expect([found, generalDuties(worked, told())].map((all) => all.filter(isHealth).length)).toEqual([0, 1]);
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

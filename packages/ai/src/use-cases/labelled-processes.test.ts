import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { REFERENCE_MODELS } from '@process-ai/contract/sectors';
import { INDUSTRY_OF_MODEL } from '@process-ai/domain/reference-models';
import { loadReferenceLibrary } from '@process-ai/library/reference-models';
import type { UseCase } from '@process-ai/library/use-case';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PlacedProcess } from '../analyst.ts';
import { assignUseCases } from './assign-use-cases.ts';
import type { FindUseCases } from './find-use-cases.ts';
import { loadKnowledge } from './knowledge.ts';
import { LABELLED_PROCESSES } from './labelled/labelled-processes.fixture.ts';
import { sameNames } from './labelled/same-name.fixture.ts';

const PCF = path.resolve(import.meta.dirname, '../../../../../shared/data/processes/apqc-cross-industry-7.4.csv');
/** As many as an analysis shows. */
const SHOWN = 3;

let find: FindUseCases;
let useCase: (id: string) => UseCase | undefined;
beforeAll(async () => {
  ({ find, useCase } = await loadKnowledge());
});

const placed = (name: string, fields: Partial<PlacedProcess> = {}): PlacedProcess => ({
  code: 'X.1',
  name,
  description: null,
  level: 3,
  ancestors: [],
  children: [],
  ...fields,
});

describe('200 processes, labelled before the answers were seen', () => {
  it('get what is right, rarely another trade’s, and nothing where there is nothing to automate', () => {
    const answers = LABELLED_PROCESSES.map((label) => {
      const process = placed(label.name, {
        description: label.description,
        ancestors: label.parent === null ? [] : [{ code: 'X', name: label.parent }],
      });
      const { candidates } = find(process, { industry: label.industry, referenceModel: 'Our own' });
      const texts = candidates.slice(0, SHOWN).flatMap(({ id }) => {
        const { title, description } = useCase(id) ?? {};
        return title ? [`${title}. ${description}`] : [];
      });
      return { label, texts };
    });
    const ofWork = answers.filter(({ label }) => label.expects === 'work');
    const ofNothing = answers.filter(({ label }) => label.expects === 'nothing');
    const shown = ofWork.flatMap(({ label, texts }) => texts.map((text) => ({ label, text })));
    const right = shown.filter(({ label, text }) => says(text, label.right));
    const betraying = shown.filter(({ label, text }) => says(text, label.wrong) && !says(text, label.right));
    const silent = ofNothing.filter(({ texts }) => texts.length === 0);

    expect(answers.length).toBe(200);
    expect(ofWork.filter(({ texts }) => texts.length > 0).length / ofWork.length).toBeGreaterThanOrEqual(0.5);
    expect(right.length / shown.length).toBeGreaterThanOrEqual(0.8);
    expect(betraying.length / shown.length).toBeLessThanOrEqual(0.02);
    expect(silent.length / ofNothing.length).toBeGreaterThanOrEqual(0.8);
  });

  it('get different answers under one name in two industries, where the work differs', () => {
    const answer = (name: string, industry: (typeof sameNames)[number]['industries'][number]) =>
      find(placed(name), { industry, referenceModel: 'Our own' })
        .candidates.slice(0, SHOWN)
        .map(({ id }) => id)
        .join();
    const differing = sameNames.filter(
      ({ name, industries: [one, other] }) => answer(name, one) !== answer(name, other),
    );
    expect(sameNames.length).toBe(12);
    expect(differing.length).toBeGreaterThanOrEqual(10);
  });
});

describe('names of a verb and a noun, with nothing around them', () => {
  it.each([
    ['Hire employees', null, /applicant/i],
    ['Hiring people', null, /applicant/i],
    ['Mitarbeiter einstellen', null, /applicant/i],
    ['Contratar personal', null, /applicant|application/i],
    ['Paying employees', null, /pay run/i],
    ['Send invoices', null, /invoice dispatch/i],
    ['Rechnungen schreiben', null, /invoice dispatch/i],
    ['Closing the month', null, /close calendar/i],
    ['Plan production', 'manufacturing', /master schedule/i],
    ['Planifier la production', null, /master schedule/i],
    ['Repair vehicles', null, /own fleet/i],
    ['Repair vehicles', 'public-transport', /faults of vehicles/i],
    ['Check in guests', 'hospitality', /check-in/i],
    ['Gäste einchecken', null, /check-in/i],
    ['Approve loans', 'banking', /credit/i],
    ['Aprobar préstamos', null, /credit/i],
    ['Settle claims', 'insurance', /settlement/i],
    ['Stock shelves', 'retail', /fill list/i],
    ['Admit patients', null, /preadmission/i],
    ['Bewohner aufnehmen', 'social-care', /waiting list/i],
    ['Medikamente geben', 'social-care', /medication/i],
    ['Process donations', null, /gifts/i],
    ['Recruter des bénévoles', 'nonprofit', /volunteers/i],
    ['Fahrplan erstellen', null, /running times/i],
    ['Balieverkoop', 'wholesale', /counter/i],
  ] as const)('%s (%s)', (name, industry, title) => {
    const [first] = find(placed(name), { industry, referenceModel: 'Our own' }).candidates;
    expect(first?.title).toMatch(title);
  });

  it('are not answered by another trade where the sector has one that is in no list', () => {
    const sector = { industry: null, referenceModel: 'Our own' };
    expect(find(placed('Admit patients'), sector).candidates).not.toEqual([]);
    const clinic = { ...sector, profile: { otherIndustry: 'Veterinary medicine' } };
    expect(find(placed('Admit patients'), clinic).candidates).toEqual([]);
  });

  it.each(['Sell tickets', 'Serve tables', 'Package products', 'Publish articles', 'Kunden betreuen'])(
    'are answered by no trade where several may be meant, or none: %s',
    (name) => {
      expect(find(placed(name), { industry: null, referenceModel: 'Our own' }).candidates).toEqual([]);
    },
  );
});

describe('the elements of public models', () => {
  it('tell a use case at one process of a sector only', async () => {
    for (const model of REFERENCE_MODELS) {
      const { processes } = await loadReferenceLibrary(model);
      const all = processes.map((process) => ({
        processId: process.code,
        label: process.code,
        found: find(placed(process.name, { ...process, ancestors: [], children: [] }), {
          industry: INDUSTRY_OF_MODEL[model],
          referenceModel: model,
        }),
      }));
      const shown = [...assignUseCases(all, new Map()).values()].flatMap(({ useCases }) =>
        useCases.filter(({ shownAt }) => shownAt === null).map(({ id }) => id),
      );
      expect(shown.length).toBeGreaterThan(80);
      expect(new Set(shown).size).toBe(shown.length);
    }
  });

  it.skipIf(!existsSync(PCF))('of APQC are known to nine in ten (skipped where ../shared/data is missing)', () => {
    const processes = readPcf();
    const byCode = new Map(processes.map((process) => [process.code, process]));
    const deep = processes.filter(({ level }) => level >= 3 && level <= 5);
    const states = deep.map(({ code, name, description, level }) => {
      const children = processes.filter(({ parent }) => parent === code).map((child) => child.name);
      const process = placed(name, { code, description, level, children, ancestors: ancestorsOf(code, byCode) });
      return find(process, { industry: null, referenceModel: 'APQC PCF' }).state;
    });
    const known = states.filter((state) => ['tied', 'known', 'near', 'nothing'].includes(state));
    expect(deep.length).toBeGreaterThan(1500);
    expect(known.length / deep.length).toBeGreaterThanOrEqual(0.9);
  });
});

/** The stems stand at the beginning of a word. */
const says = (text: string, stems: readonly string[]) =>
  stems.some((stem) => new RegExp(`(?<!\\p{L})${stem.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`, 'iu').test(text));

interface PcfRow {
  code: string;
  name: string;
  description: string | null;
  level: number;
  parent: string | null;
}

function readPcf(): PcfRow[] {
  const field = '(?:"((?:[^"]|"")*)"|([^,]*))';
  const row = new RegExp(`^\\d+,([\\d.]+),${field},[^,]*,${field},[^,]*,${field}\\r?$`, 'gm');
  const matches = readFileSync(PCF, 'utf8').matchAll(row);
  return Array.from(matches, ([, code = '', quoted, plain, , , told, toldPlain]) => ({
    code,
    name: (quoted ?? plain ?? '').replaceAll('""', '"'),
    description: told ?? toldPlain ?? null,
    level: code.endsWith('.0') ? 1 : code.split('.').length,
    parent: parentOf(code),
  }));
}

function parentOf(code: string): string | null {
  if (code.endsWith('.0')) return null;
  const above = code.split('.').slice(0, -1).join('.');
  return above.includes('.') ? above : `${above}.0`;
}

function ancestorsOf(code: string, byCode: ReadonlyMap<string, PcfRow>): { code: string; name: string }[] {
  const parent = byCode.get(parentOf(code) ?? '');
  return parent ? [...ancestorsOf(parent.code, byCode), { code: parent.code, name: parent.name }] : [];
}

describe('what a client calls its work in its own language', () => {
  it.each([
    ['Zählerstände erfassen', 'utilities', /meter/i],
    ['Mahnwesen durchführen', null, /dunning|collection/i],
    ['Preparar pedidos en el almacén', 'logistics', /pick/i],
    ['Aprobar facturas de proveedores', null, /match|invoice/i],
    ['Relancer les impayés', null, /collection|dunning/i],
    ['Planifier les tournées de livraison', 'logistics', /route/i],
    ['Sollecitare i pagamenti scaduti', null, /collection|dunning/i],
    ['Prelevare gli ordini in magazzino', 'logistics', /pick/i],
    ['Orders verzamelen in het magazijn', 'logistics', /pick/i],
    ['Klachten afhandelen', null, /complaint/i],
    ['Marcar consultas', 'hospitals', /appointment/i],
    ['Separar encomendas no armazém', 'logistics', /pick/i],
  ] as const)('%s finds what fits', (name, industry, right) => {
    const { candidates } = find(placed(name), { industry, referenceModel: 'Our own' });
    const titles = candidates.slice(0, SHOWN).map(({ id }) => useCase(id)?.title);
    expect(titles).toEqual(expect.arrayContaining([expect.stringMatching(right)]));
  });

  it('gives no other work where a word is only alike', () => {
    const { candidates } = find(placed('Établir la paie'), { industry: null, referenceModel: 'Our own' });
    expect(candidates.map(({ id }) => useCase(id)?.title).join()).not.toMatch(/release notes/i);
  });
});

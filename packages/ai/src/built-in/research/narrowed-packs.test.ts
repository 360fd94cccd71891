import { industryInWords } from '@process-ai/domain/industry-in-words';
import { expect, it } from 'vitest';
import { sectorBrief } from '../../process-context.fixture.ts';
import { composeResearch } from './compose-research.ts';

it.each<[name: string, description: string | null, has: RegExp, lacks: RegExp]>([
  ['Conservatoire and art school', 'Degree courses, 1,900 students', /^EDU-1 /, /^(?!EDU|\d)/],
  ['Elektrizitätswerk mit Wasserversorgung', null, /^UTL-6 /, /^(?!UTL|\d)/],
  ['Fernwärme und Strom Süd', null, /^UTL-7\.2 /, /^UTL-4 /],
  ['Independent TV production house', 'Drama series', /^MED-2 /, /newsroom|subscriber|playout/i],
  ['Outpatient rehab and clinics', '900 beds, therapy and wards', /^HOS-3 /, /^HOS-4 /],
  ['Third-party administrator for health plans', null, /^HIN-7 /, /^ACORD/],
  ['Ferry operator', 'Car ferries between islands', /^PTR-4 /, /overhead line|\brails?\b/i],
  ['Freight forwarding company', 'Air and ocean freight', /^LOG-2 /, /Fleet and Drivers/],
  ['Optician chain', null, /^ARTS-4 /, /fresh food/i],
  ['Boekhandel', null, /^ARTS-4 /, /fresh food/i],
  ['Supermarket chain', null, /fresh food/i, /^MED-/],
])('“%s” (%s) gets its own work and nobody else’s', async (name, description, has, lacks) => {
  const { branches } = await composeResearch({
    ...sectorBrief({ name, referenceModel: 'APQC PCF', description }),
    industry: industryInWords(name, description, 'APQC PCF'),
  });
  const said = branches.flat().map((process) => `${process.code} ${process.name}`);
  expect(said).toEqual(expect.arrayContaining([expect.stringMatching(has)]));
  expect(said.filter((one) => lacks.test(one))).toEqual([]);
});

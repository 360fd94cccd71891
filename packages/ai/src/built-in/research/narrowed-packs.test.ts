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
  ['Fulfilment for web shops', 'Three warehouses', /^LOG-5 /, /tachograph|trailers|rate sheets|return loads/],
  ['Abwasserverband', 'Kläranlagen und Kanäle', /^UTL-4\.2\.2 /, /raw water|Read meters|households|hydrants/],
  ['Wasser- und Abwasserzweckverband', null, /^UTL-4\.1\.1 /, /^UTL-6/],
  ['Notary office', null, /^PSF-2\.3\.3 /, /Plead|patents|pitch|rankings/],
  ['Patentanwaltskanzlei', null, /^PSF-2\.3\.2 /, /Plead|Notarize|witnesses/],
  ['Kanzlei für Wirtschaftsrecht', '45 Anwälte', /^PSF-2\.2\.5 /, /assembly/i],
  ['Ambulatory dialysis centers', null, /^HOS-6\.2\.5 /, /tissue|imaging|inpatient|chemotherapy/i],
  ['Woningcorporatie', 'Verhuurt 9.000 huurwoningen', /^CON-9\.1\.2 Award points/, /^CON-[1-7] |renewals and breaks/],
  ['Hausverwaltung Sommer', null, /^CON-8\.1\.4 /, /^CON-9/],
  ['Betriebskrankenkasse', '700.000 Versicherte', /^HIN-7 /, /employer groups|Renew groups|brokers/],
  ['Low-cost carrier', 'We fly 38 A320s', /^AIR-6 /, /^AIR-9|interline|group requests/],
  ['Wind farm developer', null, /^UTL-1\.1\.4 /, /^UTL-(?:2|3|4|7|8)/],
  ['Insurance broker', 'Commercial policies for small firms', /^ACORD-3 /, /Reserv|Reinsurance|Underwriting/],
  ['GreenField Pharma', 'Develops oncology medicines, no own plants', /^PHA-2 /, /^PHA-4/],
  ['TV Noord', 'Regionale televisie en radio', /^MED-5 /, /^(?!MED|\d)/],
  ['Elektro Meier', 'Installation, Photovoltaik und Wallboxen, 25 Leute', /^(?!\d)/, /^CON-/],
  ['Nordic Air Cargo', 'Freighter flights between Scandinavia and Asia', /^AIR-9 /, /^AIR-6/],
  ['Solar developer', 'Finds land, builds and sells parks', /^UTL-1\.1\.4 /, /^UTL-(?:2|3|4|7|8)/],
  ['Patent attorneys Hall & Reed', null, /^PSF-2\.3\.2 /, /Plead|Notarize/],
  ['Furniture removals', null, /^LOG-3 /, /^LOG-(?:2|4|5|6)/],
  ['Kreiskrankenhaus Service GmbH', 'Reinigung, Küche und Wäsche für drei Krankenhäuser', /^\d/, /^HOS/],
  ['Volunteer fire brigade association', null, /^PUB-7\.3\.2 /, /^NPO|^PUB-[1-68]/],
  ['Biotech start-up', 'Cell therapies, phase II trials', /^PHA-2\.2 /, /^PHA-8\.2|^PHA-(?:9|10)|tenders|rebates/],
  ['Dental health plan', 'Covers 600,000 members', /^HIN-5\.1\.1 /, /^HIN-6|hospital stays|long-term care|formulary/],
  ['Ristorante Da Piero', '80 coperti e servizio catering', /^HTL-5 /, /^HTL-7/],
  ['Restaurant chain', null, /^HTL-7\.2\.1 /, /^HTL-2/],
  ['Trusts and estates office', null, /^ASM-/, /^BIAN/],
])('“%s” (%s) gets its own work and nobody else’s', async (name, description, has, lacks) => {
  const { branches } = await composeResearch({
    ...sectorBrief({ name, referenceModel: 'APQC PCF', description }),
    industry: industryInWords(name, description, 'APQC PCF'),
  });
  const said = branches.flat().map((process) => `${process.code} ${process.name}`);
  expect(said).toEqual(expect.arrayContaining([expect.stringMatching(has)]));
  expect(said.filter((one) => lacks.test(one))).toEqual([]);
});

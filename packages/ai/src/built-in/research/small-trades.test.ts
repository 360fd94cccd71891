import { industryInWords } from '@process-ai/domain/industry-in-words';
import { expect, it } from 'vitest';
import { sectorBrief } from '../../process-context.fixture.ts';
import { outlined } from '../sector-outline.fixture.ts';
import { suggestJourneys } from '../suggest-journeys.ts';
import { composeResearch } from './compose-research.ts';

/** As owners call what they have, in English, German, Spanish, French, Italian, Dutch and Portuguese. */
const NAMES = {
  'hair-salons': `Hair salon; Barbershop chain; Friseursalon Haargenau; Peluquería Carmen; Salon de coiffure Élise; Parrucchiere
    Da Gino; Kapsalon De Krul; Salão de beleza Aurora`,
  'car-repair': `Car repair shop; Garage Dupont; Kfz-Werkstatt Brandt; Taller mecánico Hermanos Ruiz; Garage automobile du
    Centre; Autofficina Bianchi; Autobedrijf Smit; Oficina mecânica Silva`,
  veterinary: `Veterinary clinics; Vet practice Oak Lane; Tierarztpraxis Dr. Weber; Clínica veterinaria Huellas; Cabinet vétérinaire
    du Lac; Ambulatorio veterinario San Rocco; Dierenartspraktijk Noord; Clínica veterinária Patas`,
  fitness: `Fitness club chain; Yoga studio; Fitnessstudio Eisenhart; Gimnasio Atlas; Salle de sport Énergie; Palestra Olimpia;
    Sportschool De Kracht; Ginásio Vitória`,
  bakeries: `Bakery with eleven shops; Pastry shop; Bäckerei Huber; Panadería La Espiga; Boulangerie Lefèvre; Panificio Rossi;
    Bakkerij Van Dam; Padaria do Largo`,
  'building-trades': `Plumbing and heating contractor; Electrical contractor; Sanitär und Heizung Keller; Fontanería Gómez;
    Plombier chauffagiste Martin; Termoidraulica Conti; Installatiebedrijf De Boer; Eletricista Rocha`,
};

const sectorOf = (name: string) => {
  const brief = sectorBrief({ name, referenceModel: 'APQC PCF', description: null });
  return { ...brief, industry: industryInWords(name, null, 'APQC PCF') };
};

it.each(
  Object.entries(NAMES).flatMap(([industry, names]) =>
    names.split(';').map((name) => [name.trim().replace(/\s+/g, ' '), industry]),
  ),
)(
  '“%s” is one of %s: its own work, the books of a small firm, and a journey of its customers',
  async (name, industry) => {
    const sector = sectorOf(name);
    expect(sector.industry).toBe(industry);
    const { note, branches } = await composeResearch(sector);
    expect(note).toMatch(/^Core business from the pack for /);
    const processes = branches.flat();
    const own = processes.filter(({ code }) => /^[A-Z]{3}-/.test(code));
    expect(own.length).toBeGreaterThanOrEqual(25);
    // No treasury, no board, no portfolio of applications.
    expect(processes.filter(({ code }) => /^(1|8|10|12|13|9\.7|9\.8)\./.test(code))).toEqual([]);
    const [journey] = await suggestJourneys({
      ...sector,
      processes: processes.map((process) => outlined(process.code, process.name, process)),
    });
    expect(journey?.touchPoints.every(({ processStep }) => /^[A-Z]{3}-/.test(processStep))).toBe(true);
  },
);

it.each([
  ['Friseurbedarf Großhandel', 'wholesale'],
  ['Plumbing wholesaler', 'wholesale'],
  ['Garage door factory', null],
  ['Parking garage operator', null],
  ['Industrial bakery', 'food'],
  ['Trade association of bakers', 'nonprofit'],
  ['HVAC manufacturer', 'machinery'],
  ['General contractor', 'construction'],
  ['Car maker', 'automotive'],
  ['Animal hospital and university', null],
])('“%s”, which only sounds like a small trade, is in %s', (name, industry) => {
  expect(industryInWords(name, null, 'APQC PCF')).toBe(industry);
});

import { DEFAULT_COVER } from '@process-ai/contract/export-covers';
import { type SectorProfile, SectorProfileInput } from '@process-ai/contract/sectors';
import type { BlueprintSource } from '@process-ai/domain/blueprint';
import { exampleClient } from './example-client.fixture.ts';
import { repriced, withPlan } from './generated-plan.fixture.ts';
import { generatedSector } from './generated-sector.fixture.ts';
import { GERMAN_UTILITY } from './german-utility.fixture.ts';
import { irishRetailer } from './irish-retailer.fixture.ts';
import { SPANISH_WATER } from './spanish-water.fixture.ts';
import { worded } from './worded-sector.fixture.ts';

/** Its cover says what an export fills in by itself: how many states were handed over, and by whom. */
const handedOver = (source: BlueprintSource, profile: Partial<SectorProfile> = {}): BlueprintSource => {
  const theirs = {
    ...source,
    sector: {
      ...source.sector,
      profile: SectorProfileInput.parse({ currency: source.assumptions.currency, ...profile }),
    },
    cover: {
      ...DEFAULT_COVER,
      ...source.cover,
      version: '2',
      contactName: 'Maja Lindqvist',
      contactEmail: 'maja.lindqvist@example.com',
    },
  };
  // Benchmarks follow the size that the profile names.
  return profile.employees ? repriced(theirs) : theirs;
};

/** The sectors that files are judged by: their figures are read back, their pages looked at. */
export const FIVE_SECTORS = {
  'the example client': () => handedOver(exampleClient(), { industry: 'insurance', countries: ['US'], employees: 640 }),
  'the example client in another industry': () => {
    const source = handedOver(exampleClient(), { industry: 'banking', countries: ['US'], employees: 640 });
    return {
      ...source,
      title: 'Harbour Savings Bank – Blueprint',
      sector: { ...source.sector, name: 'Harbour Savings Bank', referenceModel: 'BIAN' },
      industry: 'Banking',
    };
  },
  'a library of 1,921 processes in euros': () =>
    handedOver(largeLibrary(), { industry: 'utilities', countries: ['IE'] }),
  'three processes with a long German name': () =>
    handedOver(threeInGerman(), { industry: 'utilities', countries: ['DE'], employees: 640 }),
  'none with inputs': () => handedOver(withoutDocuments()),
  'one in Spanish': () => handedOver(inSpanish(), { industry: 'utilities', countries: ['ES'], employees: 900 }),
} as const satisfies Record<string, () => BlueprintSource>;

/** The two whose files take least time to make and say most. */
export const CORE_SECTORS: readonly (keyof typeof FIVE_SECTORS)[] = [
  'the example client',
  'three processes with a long German name',
];

function largeLibrary(): BlueprintSource {
  const source = withPlan(
    generatedSector({
      seed: 41,
      processes: 1921,
      levels: 4,
      fanOut: 5,
      opportunities: 1,
      inputs: 2,
      vendors: 8,
      journeys: [6],
      assumptions: { currency: 'EUR', ramp: [0.5, 1], benefitRisk: 0.1, costRisk: 0.1 },
    }),
    41,
  );
  return worded(
    {
      ...source,
      title: 'Tara Energy – Blueprint',
      sector: {
        name: 'Tara Energy',
        description: 'Supplies electricity and gas to 410,000 households and 32,000 businesses in Ireland.',
        referenceModel: 'APQC PCF',
      },
    },
    irishRetailer(source),
  );
}

/** Nothing measured, and not a document of its own. */
function withoutDocuments(): BlueprintSource {
  const source = generatedSector({ seed: 43, inputs: 0, vendors: 3, journeys: [6] });
  const { situation: _, ...told } = worded(source, irishRetailer(source));
  return {
    ...told,
    title: 'Lagan Power – Blueprint',
    sector: {
      name: 'Lagan Power',
      description: 'Supplies electricity to 90,000 households.',
      referenceModel: 'APQC PCF',
    },
  };
}

function threeInGerman(): BlueprintSource {
  const client = 'Elektrizitätswerke und Wasserversorgung Südlicher Breisgau mbH & Co. KG';
  const source = withPlan(
    generatedSector({
      seed: 42,
      processes: 3,
      levels: 1,
      opportunities: 3,
      inputs: 100,
      vendors: 3,
      journeys: [6],
      input: { averageRuntime: 25, averageSalary: 62_000, fteCount: 18, processFrequency: 80_000, automationRate: 0.4 },
      assumptions: { currency: 'EUR', ramp: [0.6, 1], benefitRisk: 0.1, costRisk: 0.1 },
    }),
    42,
  );
  return worded(
    {
      ...source,
      title: `${client} – Blueprint`,
      sector: {
        name: client,
        description: 'Regionaler Versorger für Strom, Gas und Wasser mit 640 Beschäftigten.',
        referenceModel: 'APQC PCF',
      },
      cover: { ...DEFAULT_COVER, language: 'de' },
    },
    GERMAN_UTILITY,
  );
}

function inSpanish(): BlueprintSource {
  const source = withPlan(
    generatedSector({
      seed: 44,
      processes: 16,
      levels: 2,
      vendors: 4,
      journeys: [6],
      assumptions: { currency: 'EUR', ramp: [0.5, 1], benefitRisk: 0.1, costRisk: 0.1 },
    }),
    44,
  );
  return worded(
    {
      ...source,
      title: 'Aguas del Turia – Blueprint',
      sector: {
        name: 'Aguas del Turia',
        description: 'Suministro de agua a 120 municipios, con 900 empleados.',
        referenceModel: 'APQC PCF',
      },
      cover: { ...DEFAULT_COVER, language: 'es' },
    },
    SPANISH_WATER,
  );
}

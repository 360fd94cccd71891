import { DEFAULT_COVER } from '@process-ai/contract/export-covers';
import { type SectorProfile, SectorProfileInput } from '@process-ai/contract/sectors';
import type { BlueprintSource } from '@process-ai/domain/blueprint';
import { exampleClient } from './example-client.fixture.ts';
import { repriced, withPlan } from './generated-plan.fixture.ts';
import { generatedSector } from './generated-sector.fixture.ts';

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
  'none with inputs': () => handedOver(generatedSector({ seed: 43, inputs: 0, vendors: 3, journeys: [6] })),
  'one in Spanish': () => handedOver(inSpanish(), { industry: 'utilities', countries: ['ES'], employees: 900 }),
} as const satisfies Record<string, () => BlueprintSource>;

/** The two whose files take least time to make and say most. */
export const CORE_SECTORS: readonly (keyof typeof FIVE_SECTORS)[] = [
  'the example client',
  'three processes with a long German name',
];

interface Texts {
  processes: readonly string[];
  /** For the others, with the name of the process put in. */
  opportunity: (process: string) => string;
  description: string;
  rationale: string;
  initiatives: readonly string[];
  owners: readonly string[];
  gate: string;
  risk: string;
  control: string;
  measure: string;
  step: string;
  journey: readonly [name: string, persona: string, description: string];
  rough: readonly [name: string, description: string];
}

const largeLibrary = () =>
  withPlan(
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
    {
      processes: [
        'Zählerstände erfassen, prüfen und mit den Messstellenbetreibern abstimmen',
        'Störungen im Strom- und Wassernetz aufnehmen, einordnen und beheben',
        'Anschlüsse und Zählerwechsel mit Kunden und Installateuren vereinbaren',
      ],
      opportunity: (process) => `Automatische Bearbeitung einfacher Fälle: ${process}`,
      description: 'Einfache Fälle werden ohne Handgriff erledigt; Menschen behalten die Ausnahmen.',
      rationale: 'Die Schritte folgen festen Regeln, und die Menge ist groß.',
      initiatives: [
        'Zählerstände ohne Rückfragen',
        'Störungen in Minuten statt Stunden eingeordnet',
        'Termine, die sich selbst vereinbaren',
        'Abstimmung mit Messstellenbetreibern über Nacht',
        'Aufgegeben: eigener Chatbot',
        'Rechnungen ohne Nachfrage',
        'Netzausbau nach Bedarf geplant',
      ],
      owners: ['Leitung Messwesen', 'Leitung Netzbetrieb', 'Leitung Kundenservice'],
      gate: 'Vier von fünf einfachen Fällen laufen ohne Handgriff',
      risk: 'Ein Sonderfall wird als einfacher Fall behandelt',
      control: 'Stichprobe von fünf Prozent durch die Fachabteilung',
      measure: 'Bearbeitungszeit je Vorgang',
      step: 'Anliegen schildern',
      journey: [
        'Ein Zähler wird gewechselt',
        'Familie, die schon einmal vergeblich gewartet hat',
        'Vom Anruf bis zum neuen Zähler.',
      ],
      rough: [
        'Mehr, aber später',
        'Es wird mehr automatisiert, aber später, teurer und von weniger Menschen genutzt; auch was nicht bewertet ist, zählt.',
      ],
    },
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
    {
      processes: [
        'Atender reclamaciones',
        'Leer contadores',
        'Facturar el consumo',
        'Reparar averías',
        'Tramitar altas',
        'Cobrar recibos',
        'Comprar materiales',
      ],
      opportunity: (process) => `Tramitación automática de casos sencillos: ${process.toLowerCase()}`,
      description: 'Los casos sencillos se resuelven solos; las personas conservan las excepciones.',
      rationale: 'Los pasos siguen reglas fijas y el volumen es alto.',
      initiatives: [
        'Lecturas sin visitas',
        'Reclamaciones respondidas en el día',
        'Facturas que no generan dudas',
        'Averías clasificadas en minutos',
        'Abandonada: asistente propio',
        'Altas sin papel',
        'Compras agrupadas',
      ],
      owners: ['Dirección de clientes', 'Dirección de operaciones', 'Dirección financiera'],
      gate: 'Cuatro de cada cinco casos sencillos se resuelven solos',
      risk: 'Un caso especial se trata como sencillo',
      control: 'El área revisa una muestra del cinco por ciento',
      measure: 'Tiempo por expediente',
      step: 'Explicar el problema',
      journey: [
        'Una avería en casa',
        'Familia que ya esperó una vez sin agua',
        'Desde la llamada hasta que vuelve el agua.',
      ],
      rough: [
        'Más, pero más tarde',
        'Se automatiza más, pero más tarde, más caro y con menos adopción; lo que no está valorado también cuenta.',
      ],
    },
  );
}

/** The same sector in the words of its people. */
function worded(source: BlueprintSource, texts: Texts): BlueprintSource {
  const inTurn = (all: readonly string[], at: number) => all[at % all.length] as string;
  const names = new Map(source.tree.map(({ id }, at) => [id, inTurn(texts.processes, at)]));
  const tree = source.tree.map((process) => {
    const name = names.get(process.id) ?? process.name;
    return {
      ...process,
      name,
      description: null,
      opportunities: process.opportunities.map((one, at) => ({
        ...one,
        title: at === 0 ? texts.opportunity(name) : `${texts.opportunity(name)} (${at + 1})`,
        description: texts.description,
        rationale: texts.rationale,
      })),
    };
  });
  const plan = source.plan && {
    ...source.plan,
    initiatives: source.plan.initiatives.map((one, at) => ({
      ...one,
      // One of the plan begins beyond all years.
      ...(one.startMonth > '2030' && { startMonth: '2028-02' as const, endMonth: '2028-09' as const }),
      name: inTurn(texts.initiatives, at),
      owner: one.owner && inTurn(texts.owners, at),
      gate: at % 2 === 1 ? texts.gate : null,
      risks: at % 2 === 1 ? [{ risk: texts.risk, control: texts.control }] : [],
      costLines: one.costLines.map((line) => ({ ...line, name: line.kind })),
      measures: [
        { id: 'm', name: texts.measure, unit: 'min', better: 'lower' as const, baseline: 25, target: 12 + at },
      ],
    })),
  };
  return repriced({
    ...source,
    tree,
    plan,
    scenarios: source.scenarios.map((one) =>
      one.builtIn ? one : { ...one, name: texts.rough[0], description: texts.rough[1] },
    ),
    journeys: source.journeys.map((journey) => ({
      ...journey,
      name: texts.journey[0],
      persona: texts.journey[1],
      description: texts.journey[2],
      touchPoints: journey.touchPoints.map((point, at) => ({
        ...point,
        name: `${texts.step} (${at + 1})`,
        description: texts.description,
        painPoint: null,
        channel: null,
        phase: null,
      })),
    })),
  });
}

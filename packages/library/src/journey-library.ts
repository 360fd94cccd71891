import { type Industry, withWiderIndustry } from '@process-ai/contract/industries';
import { TouchPointType } from '@process-ai/contract/journeys';

/** A journey as customers of one industry make it, written for the product, before processes of a sector are found for it. */
export interface KnownJourney {
  name: string;
  /** Who travels, in a sentence. */
  persona: string;
  description: string;
  /** Codes without which it is made elsewhere: nobody at a water company waits for the light to come back. */
  needs: string[];
  stages: JourneyStage[];
}

export interface JourneyStage {
  phase: string;
  name: string;
  /** Who is met there once the work is done as it could be. */
  type: TouchPointType;
  channel: string;
  /** −2 (would leave) to +2 (would tell friends). */
  emotion: number;
  momentThatMatters: boolean;
  description: string;
  painPoint: string | null;
  /**
   * The processes that do it: codes of the packs ("AIR-7.1.1") and of the models ("APQC PCF 6.2.3"), the best first; none
   * where only a client has such a process.
   */
  at: string[];
  /** What clients call such a process: phrases, separated by commas; empty where a playbook brings the process itself. */
  words: string;
}

/**
 * A text for each industry, loaded when it is first asked for. "# " and the name begin a journey; persona and
 * description follow, a line each, and "Needs: " with codes where only some of the industry have it. Every stage is a line of parts, `phase | name | type | channel | emotion | codes |
 * phrases` ("!" behind the emotion: a moment that matters; "none" instead of codes), a line that says what happens, and
 * one that begins with "Pain: " where something hurts.
 */
const LOADERS: Partial<Record<Industry, () => Promise<string>>> = {
  airlines: async () => (await import('./journeys/airlines.ts')).airlines,
  'asset-management': async () => (await import('./journeys/asset-management.ts')).assetManagement,
  bakeries: async () => (await import('./journeys/bakeries.ts')).bakeries,
  banking: async () => (await import('./journeys/banking.ts')).banking,
  'building-trades': async () => (await import('./journeys/building-trades.ts')).buildingTrades,
  'car-repair': async () => (await import('./journeys/car-repair.ts')).carRepair,
  construction: async () => (await import('./journeys/construction.ts')).construction,
  fitness: async () => (await import('./journeys/fitness.ts')).fitness,
  'hair-salons': async () => (await import('./journeys/hair-salons.ts')).hairSalons,
  'health-insurance': async () => (await import('./journeys/health-insurance.ts')).healthInsurance,
  'higher-education': async () => (await import('./journeys/higher-education.ts')).higherEducation,
  hospitality: async () => (await import('./journeys/hospitality.ts')).hospitality,
  hospitals: async () => (await import('./journeys/hospitals.ts')).hospitals,
  insurance: async () => (await import('./journeys/insurance.ts')).insurance,
  logistics: async () => (await import('./journeys/logistics.ts')).logistics,
  manufacturing: async () => (await import('./journeys/manufacturing.ts')).manufacturing,
  media: async () => (await import('./journeys/media.ts')).media,
  nonprofit: async () => (await import('./journeys/nonprofit.ts')).nonprofit,
  pharma: async () => (await import('./journeys/pharma.ts')).pharma,
  'professional-services': async () => (await import('./journeys/professional-services.ts')).professionalServices,
  'public-administration': async () => (await import('./journeys/public-administration.ts')).publicAdministration,
  'public-transport': async () => (await import('./journeys/public-transport.ts')).publicTransport,
  retail: async () => (await import('./journeys/retail.ts')).retail,
  'social-care': async () => (await import('./journeys/social-care.ts')).socialCare,
  software: async () => (await import('./journeys/software.ts')).software,
  telecommunications: async () => (await import('./journeys/telecommunications.ts')).telecommunications,
  utilities: async () => (await import('./journeys/utilities.ts')).utilities,
  veterinary: async () => (await import('./journeys/veterinary.ts')).veterinary,
  wholesale: async () => (await import('./journeys/wholesale.ts')).wholesale,
};

export const JOURNEY_INDUSTRIES = Object.keys(LOADERS) as Industry[];

/**
 * The journeys of an industry, or of the wider one that it is a kind of. Where nobody has written any, or the industry is
 * null, those that customers of most organizations make.
 */
export async function loadJourneys(industry: Industry | null): Promise<KnownJourney[]> {
  const load = (industry === null ? [] : withWiderIndustry(industry))
    .map((own) => LOADERS[own])
    .find((loader) => loader !== undefined);
  return parseJourneys(load ? await load() : (await import('./journeys/general.ts')).general);
}

/** Throws where a line is out of form. */
export function parseJourneys(text: string): KnownJourney[] {
  const [before = '', ...pages] = text.split(/^# /m);
  if (before.trim()) throw new Error(`No journey begins before "${before.trim().slice(0, 80)}"`);
  return pages.map((page) => {
    const [name = '', persona = '', description = '', ...lines] = page
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
    const stages: JourneyStage[] = [];
    let needs: string[] = [];
    for (const line of lines) {
      const last = stages.at(-1);
      if (line.includes(' | ')) stages.push(stageOf(line));
      else if (!last && line.startsWith(NEEDS)) needs = codesIn(line.slice(NEEDS.length));
      else if (last && !last.description) last.description = line;
      else if (last?.painPoint === null && line.startsWith('Pain: ')) last.painPoint = line.slice('Pain: '.length);
      else throw new Error(`${name}: "${line.slice(0, 80)}" belongs to no stage`);
    }
    return { name, persona, description, needs, stages };
  });
}

const NEEDS = 'Needs: ';
const codesIn = (list: string) => list.split(',').map((code) => code.trim());

function stageOf(line: string): JourneyStage {
  const [phase = '', name = '', type, channel = '', emotion = '', at = '', words = '', ...more] = line
    .split('|')
    .map((part) => part.trim());
  const feeling = /^([+-]?[0-2])( !)?$/.exec(emotion);
  if (!feeling || !at || more.length > 0) throw new Error(`"${line.slice(0, 80)}" is no stage`);
  return {
    phase,
    name,
    type: TouchPointType.parse(type),
    channel,
    emotion: Number(feeling[1]),
    momentThatMatters: feeling[2] !== undefined,
    description: '',
    painPoint: null,
    at: at === 'none' ? [] : codesIn(at),
    words,
  };
}

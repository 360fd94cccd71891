import { type Industry, withWiderIndustry } from '@process-ai/contract/industries';
import { REFERENCE_MODELS, type ReferenceModel } from '@process-ai/contract/sectors';
import { INDUSTRY_OF_MODEL } from '@process-ai/domain/reference-models';
import type { IndustryPack } from '@process-ai/library/industry-pack';
import { loadIndustryPack, PACK_INDUSTRIES } from '@process-ai/library/industry-packs';
import { loadReferenceLibrary } from '@process-ai/library/reference-models';
import type { UseCase } from '@process-ai/library/use-case';
import { NOTHING_WORTH_DOING } from '@process-ai/library/use-case-catalogue';
import { isStopWord, stemOf, wordsIn } from './language.ts';

/** An element of a public model, or a process of an industry pack, and what is known of it. */
export interface Place {
  /** The model, or the pack by its industry. */
  source: ReferenceModel | Industry;
  code: string;
  name: string;
  /** As a person reads it: "APQC PCF 9.6.1 Process accounts payable (AP)". */
  label: string;
  useCases: UseCase[];
  /** Why nothing is worth doing here; null where something is, or nobody has said. */
  nothingBecause: string | null;
}

export interface Places {
  /** The element with this code and this name; of the preferred model first. */
  withCode(code: string, name: string, preferred: string): Place | undefined;
  /**
   * The elements with this name, however it is spelled; what is known of them is not asked. Processes of a pack are
   * found for its industry only: "Rebook passengers" means nothing elsewhere, and "Handle complaints" something else.
   */
  withName(name: string, industry: Industry | null): readonly Place[];
  isBelow(place: Place, heading: Place): boolean;
  /** The use cases of an element and of all below it. */
  useCasesBelow(place: Place): ReadonlySet<UseCase>;
}

export async function loadPlaces(useCases: readonly UseCase[]): Promise<Places> {
  const [libraries, packs] = await Promise.all([
    Promise.all(REFERENCE_MODELS.map(loadReferenceLibrary)),
    Promise.all(PACK_INDUSTRIES.map(loadIndustryPack)),
  ]);
  const places = new Map<string, Place>();
  const add = (source: Place['source'], code: string, name: string): Place => {
    const place: Place = { source, code, name, label: `${source} ${code} ${name}`, useCases: [], nothingBecause: null };
    places.set(`${source} ${code}`, place);
    return place;
  };
  for (const { model, processes } of libraries) for (const { code, name } of processes) add(model, code, name);

  const placeOf = (said: string): Place => {
    const { model, code, name } = parsePlace(said);
    const place = places.get(`${model} ${code}`) ?? (name === null ? undefined : add(model, code, name));
    if (!place) throw new Error(`${said} is no process that ships, and has no name`);
    return place;
  };
  for (const useCase of useCases) for (const said of useCase.at) placeOf(said).useCases.push(useCase);
  for (const [said, reason] of NOTHING_WORTH_DOING) placeOf(said).nothingBecause = reason;
  addPacks(packs, useCases, add);

  const byName = Map.groupBy(places.values(), ({ name }) => nameKey(name));
  const all = [...places.values()];
  // A heading is asked for by each process below it.
  const below = new Map<Place, ReadonlySet<UseCase>>();
  const ofPacks = new Map(all.flatMap((place) => (isOfModel(place) ? [] : [[place.code, place] as const])));
  return {
    withCode(code, name, preferred) {
      const models = REFERENCE_MODELS.toSorted((a, b) => Number(b === preferred) - Number(a === preferred));
      const key = nameKey(name);
      return [ofPacks.get(code), ...models.map((model) => places.get(`${model} ${withoutModel(code, model)}`))].find(
        (place) => place !== undefined && nameKey(place.name) === key,
      );
    },
    withName(name, industry) {
      const own = industry === null ? [] : withWiderIndustry(industry);
      return (byName.get(nameKey(name)) ?? []).filter(
        (place) => isOfModel(place) || own.some((wider) => wider === place.source),
      );
    },
    isBelow,
    useCasesBelow(heading) {
      const known = below.get(heading);
      if (known) return known;
      const found = new Set(
        all.flatMap((place) => (place === heading || isBelow(place, heading) ? place.useCases : [])),
      );
      below.set(heading, found);
      return found;
    },
  };
}

function addPacks(
  packs: readonly (IndustryPack | undefined)[],
  useCases: readonly UseCase[],
  add: (source: Industry, code: string, name: string) => Place,
) {
  const byId = new Map(useCases.map((useCase) => [useCase.id, useCase]));
  for (const pack of packs) {
    for (const { code, name } of pack?.processes ?? []) {
      if (!pack) continue;
      const place = add(pack.industry, code, name);
      place.label = `${code} ${name}`;
      const tie = pack.ties.get(code) ?? [];
      if ('nothing' in tie) place.nothingBecause = tie.nothing;
      else place.useCases.push(...tie.flatMap((id) => byId.get(id) ?? []));
    }
  }
}

const isOfModel = ({ source }: Place) => isModel(source);
const isModel = (source: Place['source']): source is ReferenceModel =>
  REFERENCE_MODELS.some((model) => model === source);

/**
 * The industry of the pack that the place is in, which is that of its work, whatever the sector is: a workshop beside a
 * showroom. Null where it is in a model.
 */
export const packIndustryOf = ({ source }: Place): Industry | null => (isModel(source) ? null : source);

/** Whether the place is in the pack of this industry or of the wider one, or in the model that was made for it. */
export function isOfIndustry({ source }: Place, industry: Industry | null): boolean {
  const made = isModel(source) ? INDUSTRY_OF_MODEL[source] : source;
  return industry !== null && made !== null && withWiderIndustry(industry).includes(made);
}

/** Research puts the model before the codes of a library that it adds to another: "ACORD-5.1". */
const withoutModel = (code: string, model: ReferenceModel) =>
  code.startsWith(`${model}-`) ? code.slice(model.length + 1) : code;

/** "APQC PCF 9.6.1 Process accounts payable (AP)" as its parts. */
function parsePlace(said: string): { model: ReferenceModel; code: string; name: string | null } {
  const model = REFERENCE_MODELS.find((name) => said.startsWith(`${name} `));
  const [, code, name] = /^(\S+)(?: (.+))?$/.exec(said.slice((model?.length ?? 0) + 1)) ?? [];
  if (!model || !code) throw new Error(`${said} names no place`);
  return { model, code, name: name ?? null };
}

function isBelow({ source, code }: Place, heading: Place): boolean {
  if (source !== heading.source || code === heading.code) return false;
  const stem = heading.code.endsWith('.0') ? heading.code.slice(0, -2) : heading.code;
  return code.startsWith(stem) && code[stem.length] === '.';
}

const keys = new Map<string, string>();

/** Names that differ in accents, plurals, "&" or the order of words have one key. */
function nameKey(name: string): string {
  const known = keys.get(name);
  if (known !== undefined) return known;
  const stems = wordsIn(name)
    .filter((word) => !isStopWord(word, 'en'))
    .map((word) => stemOf(word, 'en'));
  const key = [...new Set(stems)].sort().join(' ');
  if (keys.size > 50_000) keys.clear();
  keys.set(name, key);
  return key;
}

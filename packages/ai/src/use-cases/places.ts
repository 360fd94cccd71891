import { REFERENCE_MODELS, type ReferenceModel } from '@process-ai/contract/sectors';
import { loadReferenceLibrary } from '@process-ai/library/reference-models';
import type { UseCase } from '@process-ai/library/use-case';
import { NOTHING_WORTH_DOING } from '@process-ai/library/use-case-catalogue';
import { isStopWord, stemOf, wordsIn } from './language.ts';

/** An element of a public model, and what is known of it. */
export interface Place {
  model: ReferenceModel;
  code: string;
  name: string;
  useCases: UseCase[];
  /** Why nothing is worth doing here; null where something is, or nobody has said. */
  nothingBecause: string | null;
}

export interface Places {
  /** The element with this code and this name; of the preferred model first. */
  withCode(code: string, name: string, preferred: string): Place | undefined;
  /** The elements with this name, however it is spelled; what is known of them is not asked. */
  withName(name: string): readonly Place[];
  isBelow(place: Place, heading: Place): boolean;
  /** The use cases of an element and of all below it. */
  useCasesBelow(place: Place): ReadonlySet<UseCase>;
}

export async function loadPlaces(useCases: readonly UseCase[]): Promise<Places> {
  const libraries = await Promise.all(REFERENCE_MODELS.map(loadReferenceLibrary));
  const places = new Map<string, Place>();
  const add = (model: ReferenceModel, code: string, name: string): Place => {
    const place: Place = { model, code, name, useCases: [], nothingBecause: null };
    places.set(`${model} ${code}`, place);
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

  const byName = Map.groupBy(places.values(), ({ name }) => nameKey(name));
  const all = [...places.values()];
  return {
    withCode(code, name, preferred) {
      const models = REFERENCE_MODELS.toSorted((a, b) => Number(b === preferred) - Number(a === preferred));
      const key = nameKey(name);
      return models
        .map((model) => places.get(`${model} ${code}`))
        .find((place) => place !== undefined && nameKey(place.name) === key);
    },
    withName: (name) => byName.get(nameKey(name)) ?? [],
    isBelow,
    useCasesBelow(heading) {
      const below = all.filter((place) => place === heading || isBelow(place, heading));
      return new Set(below.flatMap((place) => place.useCases));
    },
  };
}

/** "APQC PCF 9.6.1 Process accounts payable (AP)" as its parts. */
function parsePlace(said: string): { model: ReferenceModel; code: string; name: string | null } {
  const model = REFERENCE_MODELS.find((name) => said.startsWith(`${name} `));
  const [, code, name] = /^(\S+)(?: (.+))?$/.exec(said.slice((model?.length ?? 0) + 1)) ?? [];
  if (!model || !code) throw new Error(`${said} names no place`);
  return { model, code, name: name ?? null };
}

const isBelow = ({ model, code }: Place, heading: Place) =>
  model === heading.model && code !== heading.code && code.startsWith(`${heading.code.replace(/\.0$/, '')}.`);

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

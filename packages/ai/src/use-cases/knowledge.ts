import type { UseCase } from '@process-ai/library/use-case';
import { createFindUseCases, type FindUseCases } from './find-use-cases.ts';
import { loadPlaces, type Places } from './places.ts';
import { createUseCaseIndex, type UseCaseIndex } from './use-case-index.ts';

export interface Knowledge {
  useCases: readonly UseCase[];
  index: UseCaseIndex;
  find: FindUseCases;
  places: Places;
  useCase(id: string): UseCase | undefined;
}

let loaded: Promise<Knowledge> | undefined;

/** The catalogue with its index, built once, when it is first needed. */
export function loadKnowledge(): Promise<Knowledge> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<Knowledge> {
  const { USE_CASES } = await import('@process-ai/library/use-case-catalogue');
  const index = createUseCaseIndex(USE_CASES);
  const byId = new Map(USE_CASES.map((useCase) => [useCase.id, useCase]));
  const places = await loadPlaces(USE_CASES);
  return { useCases: USE_CASES, find: createFindUseCases(index, places), places, index, useCase: (id) => byId.get(id) };
}

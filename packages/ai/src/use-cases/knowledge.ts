import type { UseCase } from '@process-ai/library/use-case';
import { createFindUseCases, type FindUseCases } from './find-use-cases.ts';
import { loadPlaces } from './places.ts';
import { createUseCaseIndex, type UseCaseIndex } from './use-case-index.ts';

interface Knowledge {
  index: UseCaseIndex;
  find: FindUseCases;
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
  return { index, find: createFindUseCases(index, await loadPlaces(USE_CASES)), useCase: (id) => byId.get(id) };
}

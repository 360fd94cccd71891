import { AppError } from '@process-ai/contract/errors';
import { requireId } from '@process-ai/contract/ids';
import { INDUSTRY_NAMES } from '@process-ai/contract/industries';
import type { GeneralIdea, UseCaseDetails } from '@process-ai/contract/use-cases';
import type { UseCase } from '@process-ai/library/use-case';
import type { App } from '../../app.ts';
import { contextOf } from '../processes/service.ts';

/** Entries of the catalogue by their ids, those that it knows; it is loaded when it is first asked for. */
export async function entriesOf(useCaseIds: Iterable<string>): Promise<Map<string, UseCase>> {
  const wanted = new Set(useCaseIds);
  const { USE_CASES } = await import('@process-ai/library/use-case-catalogue');
  return new Map(USE_CASES.filter(({ id }) => wanted.has(id)).map((useCase) => [useCase.id, useCase]));
}

export async function get(useCaseId: string): Promise<UseCaseDetails> {
  const useCase = (await entriesOf([useCaseId])).get(useCaseId);
  if (!useCase) throw new AppError('useCaseMissing');
  const { benefit, risk, industries } = useCase;
  return {
    id: useCase.id,
    title: useCase.title,
    type: useCase.type,
    description: useCase.description,
    staysWithPeople: useCase.staysWithPeople,
    firstStep: useCase.firstStep,
    needs: useCase.needs,
    industries: industries === 'any' ? [] : industries.map((industry) => INDUSTRY_NAMES[industry]),
    benefit: {
      moves: benefit.moves,
      share: [...benefit.share],
      basis: benefit.basis === 'judgement' ? 'judgement' : benefit.basis.published,
    },
    effort: [...useCase.effort],
    cost: [...useCase.cost],
    runCost: useCase.runCost,
    risk: {
      main: risk.main,
      decidesAboutPerson: risk.decidesAboutPerson ?? false,
      specialCategories: risk.specialCategories ?? false,
      aiAct: risk.aiAct,
    },
    measures: [...useCase.measures],
  };
}

/** Ideas by the kind of activity alone, for whoever asks for them. */
export async function generalIdeasFor(app: App, sectorId: string, processId: string): Promise<GeneralIdea[]> {
  const process = await contextOf(
    app,
    requireId(sectorId, 'sectorMissing'),
    requireId(processId, 'processMissing'),
    {},
  );
  return app.workers.run('generalIdeas', process);
}

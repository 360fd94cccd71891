import type { UseCaseDetails } from '@process-ai/contract/use-cases';
import { Loading, Skeleton } from '../../../components/loading.tsx';
import { errorText } from '../../../lib/error-copy.ts';
import { copy } from '../copy.ts';
import { useUseCase } from '../queries.ts';

/** What the catalogue says of a use case beyond the opportunity: how to begin, what it takes, what to watch. */
export function UseCaseNotes({ useCaseId }: { useCaseId: string }) {
  const useCase = useUseCase(useCaseId);
  if (useCase.data) return <Notes useCase={useCase.data} />;
  if (useCase.isError) return <p role="alert">{errorText(useCase.error)}</p>;
  return (
    <Loading label={copy.useCase.loading}>
      <Skeleton className="h-24" />
    </Loading>
  );
}

const Notes = ({ useCase }: { useCase: UseCaseDetails }) => (
  <dl className="grid gap-2 pb-1 pl-4 [&_dt]:font-medium [&_dt]:text-ink">
    {notesOf(useCase).map(([label, text]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd className="text-pretty">{text}</dd>
      </div>
    ))}
  </dl>
);

function notesOf({
  staysWithPeople,
  firstStep,
  needs,
  benefit,
  effort,
  cost,
  runCost,
  risk,
  measures,
}: UseCaseDetails) {
  const duties = [
    ...(risk.decidesAboutPerson ? [copy.useCase.decidesAboutPerson] : []),
    ...(risk.specialCategories ? [copy.useCase.specialCategories] : []),
    ...(risk.aiAct === 'none' ? [] : [copy.useCase.aiAct(risk.aiAct)]),
  ];
  return [
    [copy.useCase.firstStep, firstStep],
    [copy.useCase.needs, needs],
    [copy.useCase.staysWithPeople, staysWithPeople],
    [copy.useCase.risk, risk.main],
    ...(duties.length > 0 ? [[copy.useCase.duties, duties.join(' ')] as const] : []),
    [copy.useCase.benefit, copy.useCase.benefitOf(benefit)],
    [copy.useCase.effort, copy.useCase.effortOf(effort, cost, runCost)],
    [copy.useCase.measures, measures.map(copy.useCase.measureOf).join('; ')],
  ] as const;
}

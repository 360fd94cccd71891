import { Loading, Skeleton } from '../../../components/loading.tsx';
import { errorText } from '../../../lib/error-copy.ts';
import { copy } from '../copy.ts';
import { useGeneralIdeas } from '../queries.ts';

/** Ideas by the kind of activity alone, for whoever asked for them. */
export function GeneralIdeas({ sectorId, processId }: { sectorId: string; processId: string }) {
  const ideas = useGeneralIdeas(sectorId, processId);
  if (ideas.isError) return <p role="alert">{errorText(ideas.error)}</p>;
  if (!ideas.data) {
    return (
      <Loading label={copy.finding.loading}>
        <Skeleton className="h-16" />
      </Loading>
    );
  }
  return (
    <div className="grid gap-2 rounded-md border border-dashed p-3">
      <h4 className="font-medium">{copy.finding.ideasTitle}</h4>
      <p className="text-muted text-xs">{ideas.data.length > 0 ? copy.finding.ideasText : copy.finding.noIdeas}</p>
      <ul className="grid gap-2">
        {ideas.data.map(({ type, title, description }) => (
          <li key={title}>
            <p className="font-medium">
              {title} <span className="font-normal text-muted">({copy.types[type]})</span>
            </p>
            <p className="text-pretty">{description}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

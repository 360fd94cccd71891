import type { FindingState, ProcessFinding } from '@process-ai/contract/findings';
import { CircleCheck, CircleHelp, ListTree, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { Loading, Skeleton } from '../../../components/loading.tsx';
import { errorText } from '../../../lib/error-copy.ts';
import { foreignLanguage } from '../../../lib/format.ts';
import { copy } from '../copy.ts';
import { useGeneralIdeas, useSuitability } from '../queries.ts';

const QUIET: Partial<Record<FindingState, LucideIcon>> = {
  nothing: CircleCheck,
  unknown: CircleHelp,
  heading: ListTree,
};

/** What the last analysis knew of a process; nothing until there was one. */
export function FindingSection({ sectorId, processId }: { sectorId: string; processId: string }) {
  const finding = useSuitability(sectorId, processId).data?.finding;
  return finding ? <Finding finding={finding} sectorId={sectorId} processId={processId} /> : null;
}

function Finding(props: { finding: ProcessFinding; sectorId: string; processId: string }) {
  const { finding, sectorId, processId } = props;
  const [showsIdeas, setShowsIdeas] = useState(false);
  const { state, confidence, understoodAs, language, place, reason, helps, useCases: found } = finding;
  const Icon = QUIET[state];
  const foreign = foreignLanguage(language);
  return (
    <section className="grid gap-2 border-t pt-4">
      <h3 className="font-semibold">{copy.finding.title}</h3>
      <p className="flex flex-wrap items-center gap-2">
        {Icon ? <Icon aria-hidden className="size-4 text-muted" /> : null}
        <span className="font-medium">{copy.finding.states[state]}</span>
        {Icon || confidence === null ? null : <Badge>{copy.finding.confidence(confidence)}</Badge>}
      </p>
      {reason ? <p className="text-pretty">{reason}</p> : null}
      <p className="text-pretty text-muted text-xs">
        {[
          copy.finding.understood(understoodAs),
          ...(foreign ? [copy.finding.foreign(foreign)] : []),
          ...(place ? [state === 'near' ? copy.finding.placeAbove(place) : copy.finding.place(place)] : []),
        ].join(' ')}
      </p>
      {found.map(({ id, title, shownAt }) =>
        shownAt === null ? null : (
          <p key={id} className="text-pretty text-muted text-xs">
            {copy.finding.shownAt(title, shownAt)}
          </p>
        ),
      )}
      {helps.length > 0 ? (
        <div className="grid gap-1">
          <p className="font-medium text-xs">{copy.finding.helps}</p>
          <ul className="list-disc pl-5 text-muted text-xs">
            {helps.map((help) => (
              <li key={help}>{copy.finding.help[help]}</li>
            ))}
          </ul>
        </div>
      ) : null}
      {state === 'unknown' && !showsIdeas ? (
        <Button size="sm" className="justify-self-start print:hidden" onClick={() => setShowsIdeas(true)}>
          {copy.finding.ideas}
        </Button>
      ) : null}
      {showsIdeas ? <GeneralIdeas sectorId={sectorId} processId={processId} /> : null}
    </section>
  );
}

/** Ideas by the kind of activity alone, for whoever asked for them. */
function GeneralIdeas({ sectorId, processId }: { sectorId: string; processId: string }) {
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

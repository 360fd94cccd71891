import type { Complexity, Playbook } from '@process-ai/contract/playbooks';
import { Clock } from 'lucide-react';
import { Badge } from '../../../components/badge.tsx';
import { copy } from '../copy.ts';

/** Complexity, time to value and industry of a playbook: the line below its name. */
export const PlaybookFacts = ({ playbook }: { playbook: Playbook }) => (
  <>
    <ComplexityBadge complexity={playbook.complexity} />
    {playbook.estimatedTimeToValue ? (
      <span className="inline-flex items-center gap-1">
        <Clock aria-hidden className="size-3.5" />
        <span className="sr-only">{copy.card.timeToValue}:</span>
        {playbook.estimatedTimeToValue}
      </span>
    ) : null}
    {playbook.industry ? <span>· {playbook.industry}</span> : null}
  </>
);

const TONES = { beginner: 'success', intermediate: 'accent', advanced: 'warning' } as const;

const ComplexityBadge = ({ complexity }: { complexity: Complexity }) => (
  <Badge tone={TONES[complexity]}>{copy.complexity[complexity]}</Badge>
);

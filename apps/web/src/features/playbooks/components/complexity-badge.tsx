import type { Complexity } from '@process-ai/contract/playbooks';
import { Badge } from '../../../components/badge.tsx';
import { copy } from '../copy.ts';

const TONES = { beginner: 'success', intermediate: 'accent', advanced: 'warning' } as const;

export const ComplexityBadge = ({ complexity }: { complexity: Complexity }) => (
  <Badge tone={TONES[complexity]}>{copy.complexity[complexity]}</Badge>
);

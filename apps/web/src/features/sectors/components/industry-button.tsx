import type { SectorSummary } from '@process-ai/contract/sectors';
import { Building2 } from 'lucide-react';
import { Tooltip } from '../../../components/tooltip.tsx';
import { copy } from '../copy.ts';
import { industryOf } from '../form.ts';

interface IndustryButtonProps {
  sector: SectorSummary;
  onEdit: () => void;
}

/** The industry that the analysis goes by; a press leads to where it is corrected. */
export function IndustryButton({ sector, onEdit }: IndustryButtonProps) {
  const { name, isProposed } = industryOf(sector);
  const { employees } = sector.profile;
  const label = name === null ? copy.profile.missing : isProposed ? copy.profile.isProposed(name) : name;
  const hint =
    name === null ? copy.profile.missingHint : isProposed ? copy.profile.isProposedHint : copy.profile.isSaidHint;
  return (
    <Tooltip label={hint}>
      <button
        type="button"
        onClick={onEdit}
        className="inline-flex items-center gap-1.5 rounded text-left underline decoration-dotted underline-offset-4 hover:text-ink"
      >
        <Building2 aria-hidden className="size-4 shrink-0" />
        {[label, ...(employees ? [copy.profile.employeesOf(employees)] : [])].join(' · ')}
      </button>
    </Tooltip>
  );
}

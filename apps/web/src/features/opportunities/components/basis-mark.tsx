import type { Opportunity } from '@process-ai/contract/opportunities';
import { Tooltip } from '../../../components/tooltip.tsx';
import { copy } from '../copy.ts';

/** What an opportunity stands on, and how sure that is; nothing where it was not recorded. */
export const BasisMark = ({ basis, confidence }: Pick<Opportunity, 'basis' | 'confidence'>) =>
  basis === null ? null : (
    <Tooltip label={copy.basis.meanings[basis]}>
      <button type="button" className="cursor-help rounded underline decoration-dotted underline-offset-4">
        {copy.basis.of(basis, confidence)}
      </button>
    </Tooltip>
  );

import { REFERENCE_MODELS } from '@process-ai/contract/sectors';
import { cx } from '../../../lib/cx.ts';

interface ModelSuggestionsProps {
  current: string;
  onChoose: (model: string) => void;
}

/** The shipped reference models, to fill the field with one press. */
export const ModelSuggestions = ({ current, onChoose }: ModelSuggestionsProps) => (
  <div className="flex flex-wrap gap-1.5">
    {REFERENCE_MODELS.map((model) => (
      <button
        key={model}
        type="button"
        aria-pressed={current === model}
        onClick={() => onChoose(model)}
        className={cx(
          'h-6 rounded-full border px-2.5 font-medium text-xs transition-colors',
          current === model
            ? 'border-transparent bg-accent-soft text-accent-ink'
            : 'border-line-strong/60 text-muted hover:bg-subtle hover:text-ink',
        )}
      >
        {model}
      </button>
    ))}
  </div>
);

import { cx } from '../../../../lib/cx.ts';
import { assumptionsCopy } from '../../model/assumptions-copy.ts';

interface PresetsProps {
  /** What the values are for. */
  label: string;
  /** `text` is what the field takes. */
  presets: readonly { label: string; text: string }[];
  value: string;
  onPick: (text: string) => void;
}

/** Values that suggest themselves, below the field that takes them. */
export const Presets = ({ label, presets, value, onPick }: PresetsProps) =>
  presets.length > 0 ? (
    <div role="group" aria-label={assumptionsCopy.presets(label)} className="flex flex-wrap gap-1.5">
      {presets.map((preset) => (
        <button
          key={preset.label}
          type="button"
          aria-pressed={preset.text === value.trim()}
          onClick={() => onPick(preset.text)}
          className={cx(
            'min-h-6 rounded-md border px-2 text-left text-xs transition-colors',
            preset.text === value.trim()
              ? 'border-accent bg-accent-soft text-accent-ink'
              : 'border-line-strong/60 text-muted hover:bg-subtle hover:text-ink',
          )}
        >
          {preset.label} ({preset.text})
        </button>
      ))}
    </div>
  ) : null;

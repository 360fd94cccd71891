import { Layers } from 'lucide-react';
import { copy } from '../copy.ts';
import { SECTOR_ICONS } from './sector-icon.tsx';

interface IconPickerProps {
  value: string | null | undefined;
  onValueChange: (value: string | null) => void;
}

export const IconPicker = ({ value, onValueChange }: IconPickerProps) => (
  <fieldset className="grid gap-1.5">
    <legend className="mb-1.5 font-medium text-sm">{copy.fields.icon}</legend>
    <div className="flex flex-wrap gap-1">
      {Object.entries({ none: Layers, ...SECTOR_ICONS }).map(([name, Icon]) => {
        const stored = name === 'none' ? null : name;
        return (
          <label
            key={name}
            className="relative grid size-8 cursor-pointer place-items-center rounded-md text-muted hover:bg-subtle has-checked:bg-accent-soft has-checked:text-accent-ink has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="icon"
              aria-label={name.replaceAll('-', ' ')}
              checked={(value ?? null) === stored}
              onChange={() => onValueChange(stored)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <Icon aria-hidden className="size-4" />
          </label>
        );
      })}
    </div>
  </fieldset>
);

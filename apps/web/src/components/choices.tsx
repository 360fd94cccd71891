import type { ReactNode } from 'react';
import { Checkbox } from './checkbox.tsx';

interface ChoicesProps<Option extends string> {
  legend: string;
  hint?: string;
  options: readonly { value: Option; label: ReactNode }[];
  chosen: readonly Option[];
  /** In the order of the options. */
  onChoose: (chosen: Option[]) => void;
}

/** Of several things, those that are wanted. */
export function Choices<Option extends string>({ legend, hint, options, chosen, onChoose }: ChoicesProps<Option>) {
  const values = options.map(({ value }) => value);
  return (
    <fieldset className="grid min-w-0 gap-1">
      <legend className="mb-1 font-medium">{legend}</legend>
      {hint ? <p className="text-pretty text-muted text-xs">{hint}</p> : null}
      {options.map(({ value, label }) => (
        <label key={value} className="flex cursor-pointer items-start gap-2">
          <Checkbox
            checked={chosen.includes(value)}
            onCheckedChange={(checked) =>
              onChoose(values.filter((one) => (one === value ? checked === true : chosen.includes(one))))
            }
          />
          <span className="grid min-w-0 pt-0.5">{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

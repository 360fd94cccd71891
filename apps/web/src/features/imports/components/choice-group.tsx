import { RadioGroup } from 'radix-ui';
import { useId } from 'react';

interface ChoiceGroupProps<Value extends string> {
  title: string;
  options: Record<Value, { label: string; text: string }>;
  value: Value | undefined;
  onValueChange: (value: Value) => void;
}

/** One decision that an import needs, with what each answer leads to. */
export function ChoiceGroup<Value extends string>({ title, options, value, onValueChange }: ChoiceGroupProps<Value>) {
  const id = useId();
  const entries = Object.entries(options) as [Value, { label: string; text: string }][];
  return (
    <div className="grid gap-2 rounded-lg border bg-surface p-4">
      <h3 id={id} className="font-medium">
        {title}
      </h3>
      <RadioGroup.Root
        aria-labelledby={id}
        value={value ?? null}
        onValueChange={(chosen) => onValueChange(chosen as Value)}
        className="grid gap-x-6 gap-y-1 sm:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))]"
      >
        {entries.map(([option, { label, text }]) => (
          <div key={option} className="flex gap-2">
            <RadioGroup.Item
              id={`${id}-${option}`}
              value={option}
              aria-describedby={`${id}-${option}-text`}
              className="flex size-6 shrink-0 items-center justify-center rounded-full"
            >
              <span className="flex size-4 items-center justify-center rounded-full border border-line-strong bg-surface">
                <RadioGroup.Indicator className="size-2 rounded-full bg-accent" />
              </span>
            </RadioGroup.Item>
            <div className="pt-0.5">
              <label htmlFor={`${id}-${option}`} className="cursor-pointer">
                {label}
              </label>
              <p id={`${id}-${option}-text`} className="text-muted text-xs">
                {text}
              </p>
            </div>
          </div>
        ))}
      </RadioGroup.Root>
    </div>
  );
}

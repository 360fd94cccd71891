import type { Month } from '@process-ai/contract/initiatives';
import { monthAt, monthInWords, monthNumber } from '@process-ai/domain/calendar-months';
import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { readMonth } from '../lib/months.ts';
import { Input } from './input.tsx';

interface MonthInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onBlur'> {
  value: Month;
  /** Called when the person is done: with Enter, by leaving the field, and for each press of an arrow key. */
  onValueChange: (month: Month) => void;
}

/** A month, typed as "2027-03", "3/2027" or "Mar 2027"; arrow keys step. What is no month goes back to what was. */
export function MonthInput({ value, onValueChange, ...props }: MonthInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const commit = () => {
    if (typed === null) return;
    const month = readMonth(typed);
    setTyped(null);
    if (month && month !== value) onValueChange(month);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && typed !== null) {
      // A form around it is not sent with the press that ends the typing.
      event.preventDefault();
      commit();
    }
    if (event.key === 'Escape' && typed !== null) {
      event.stopPropagation();
      setTyped(null);
    }
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setTyped(null);
    onValueChange(monthAt(monthNumber((typed === null ? null : readMonth(typed)) ?? value) + step));
  };
  return (
    <Input
      autoComplete="off"
      spellCheck={false}
      {...props}
      value={typed ?? monthInWords(value)}
      onChange={(event) => setTyped(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={commit}
      onKeyDown={press}
    />
  );
}

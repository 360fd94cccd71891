import type { Month } from '@process-ai/contract/initiatives';
import { monthAt, monthInWords, monthNumber } from '@process-ai/domain/calendar-months';
import { type ComponentProps, type KeyboardEvent, useRef, useState } from 'react';
import { readMonth } from '../lib/months.ts';
import { Input } from './input.tsx';

interface MonthInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onBlur'> {
  value: Month;
  /** Called when the person is done: with Enter, by leaving the field, or soon after the last press of an arrow key. */
  onValueChange: (month: Month) => void;
}

/** Presses of arrow keys in a row are one change, in ms. */
const SETTLES = 700;

/** A month, typed as "2027-03", "3/2027" or "Mar 2027"; arrow keys step. What is no month goes back to what was. */
export function MonthInput({ value, onValueChange, ...props }: MonthInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const timer = useRef(0);
  const put = (text: string | null) => {
    clearTimeout(timer.current);
    setTyped(text);
  };
  const commit = (text: string | null) => {
    put(null);
    const month = text === null ? null : readMonth(text);
    if (month && month !== value) onValueChange(month);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && typed !== null) {
      // A form around it is not sent with the press that ends the typing.
      event.preventDefault();
      commit(typed);
    }
    if (event.key === 'Escape' && typed !== null) {
      event.stopPropagation();
      put(null);
    }
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = monthInWords(monthAt(monthNumber((typed === null ? null : readMonth(typed)) ?? value) + step));
    put(next);
    timer.current = window.setTimeout(() => commit(next), SETTLES);
  };
  return (
    <Input
      autoComplete="off"
      spellCheck={false}
      {...props}
      value={typed ?? monthInWords(value)}
      onChange={(event) => put(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={() => commit(typed)}
      onKeyDown={press}
    />
  );
}

import { Search } from 'lucide-react';
import { cx } from '../lib/cx.ts';
import { Input } from './input.tsx';

interface SearchInputProps {
  value: string;
  onValueChange: (value: string) => void;
  /** Its name and its placeholder, such as "Search vendors". */
  label: string;
  className?: string;
}

export const SearchInput = ({ value, onValueChange, label, className }: SearchInputProps) => (
  <div className={cx('relative', className)}>
    <Search aria-hidden className="pointer-events-none absolute top-2 left-2.5 size-4 text-muted" />
    <Input
      type="search"
      aria-label={label}
      placeholder={label}
      value={value}
      onChange={(event) => onValueChange(event.target.value)}
      className="pl-8"
    />
  </div>
);

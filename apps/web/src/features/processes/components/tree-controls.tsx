import { ChevronsDownUp, ChevronsUpDown } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { cx } from '../../../lib/cx.ts';
import { copy } from '../copy.ts';
import type { Expansion } from '../model.ts';

interface TreeControlsProps {
  /** The levels that occur. */
  levels: readonly number[];
  expansion: Expansion;
  onExpansion: (next: Expansion) => void;
  disabled?: boolean;
}

/** Opens the whole tree to a level. */
export function TreeControls({ levels, expansion, onExpansion, disabled = false }: TreeControlsProps) {
  const openTo = (level: number) => onExpansion({ level, toggledIds: new Set() });
  const current = expansion.toggledIds.size === 0 ? expansion.level : null;
  const deepest = levels.at(-1) ?? 1;
  return (
    <div role="group" aria-label={copy.levels.label} className="flex items-center md:gap-0.5">
      <span aria-hidden className="px-1 text-muted max-md:hidden">
        {copy.levels.short}
      </span>
      {levels.map((level) => (
        <Button
          key={level}
          variant="ghost"
          aria-label={copy.levels.show(level)}
          aria-pressed={level === current}
          disabled={disabled}
          onClick={() => openTo(level)}
          className={cx('w-6 px-0! md:w-7', level === current && 'bg-subtle text-ink')}
        >
          {level}
        </Button>
      ))}
      <IconButton
        label={copy.levels.expandAll}
        icon={ChevronsUpDown}
        disabled={disabled}
        onClick={() => openTo(deepest)}
      />
      <IconButton
        label={copy.levels.collapseAll}
        icon={ChevronsDownUp}
        disabled={disabled}
        onClick={() => openTo(levels[0] ?? 1)}
      />
    </div>
  );
}

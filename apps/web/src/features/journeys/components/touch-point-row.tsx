import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ArrowDown, ArrowUp, CopyPlus, GripVertical, Trash2 } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { IconButton } from '../../../components/icon-button.tsx';
import type { SearchableOption } from '../../../components/searchable-select.tsx';
import { cx } from '../../../lib/cx.ts';
import { copy } from '../copy.ts';
import type { JourneyFormReturn } from '../form.ts';
import { TouchPointFields } from './touch-point-fields.tsx';

interface TouchPointRowProps {
  sortKey: string;
  index: number;
  count: number;
  form: JourneyFormReturn;
  steps: readonly SearchableOption[];
  phasesId: string;
  onMove: (to: number) => void;
  onDuplicate: () => void;
  onRemove: () => void;
}

/** One touchpoint of the form, with what can be done to it as a whole. */
export function TouchPointRow({
  sortKey,
  index,
  count,
  form,
  steps,
  phasesId,
  onMove,
  onDuplicate,
  onRemove,
}: TouchPointRowProps) {
  const name = useWatch({ control: form.control, name: `touchPoints.${index}.name` });
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id: sortKey,
  });
  const title = copy.touchPoint.title(index + 1, name);
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition: transition }}
      className={cx('rounded-lg border bg-surface', isDragging && 'relative z-30 shadow-pop')}
    >
      <div className="flex items-center gap-1 border-b px-2 py-1">
        <IconButton
          ref={setActivatorNodeRef}
          label={copy.touchPoint.drag(title)}
          icon={GripVertical}
          className="cursor-grab touch-none active:cursor-grabbing"
          {...attributes}
          {...listeners}
        />
        <h4 className="min-w-0 grow truncate font-medium text-sm" title={title}>
          {title}
        </h4>
        {/* Not `disabled` at the ends: the keyboard stays where it is. */}
        <IconButton
          label={copy.touchPoint.up(title)}
          icon={ArrowUp}
          aria-disabled={index === 0}
          className="aria-disabled:opacity-40"
          onClick={() => onMove(index - 1)}
        />
        <IconButton
          label={copy.touchPoint.down(title)}
          icon={ArrowDown}
          aria-disabled={index === count - 1}
          className="aria-disabled:opacity-40"
          onClick={() => onMove(index + 1)}
        />
        <IconButton label={copy.touchPoint.duplicate(title)} icon={CopyPlus} onClick={onDuplicate} />
        <IconButton label={copy.touchPoint.remove(title)} icon={Trash2} onClick={onRemove} />
      </div>
      <TouchPointFields form={form} index={index} steps={steps} phasesId={phasesId} />
    </li>
  );
}

import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { emotionLabel, LANES, TOUCHPOINT_LABELS } from '@process-ai/domain/journey-drawing';
import { ArrowDown, ArrowUp, CopyPlus, GripVertical, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { Checkbox } from '../../../components/checkbox.tsx';
import { Field } from '../../../components/field.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { Input } from '../../../components/input.tsx';
import { findOption, type SearchableOption, SearchableSelect } from '../../../components/searchable-select.tsx';
import { Select } from '../../../components/select.tsx';
import { Textarea } from '../../../components/textarea.tsx';
import { cx } from '../../../lib/cx.ts';
import { copy } from '../copy.ts';
import type { JourneyFormReturn } from '../form.ts';

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

/** One touchpoint of the form, with the buttons to move, duplicate and delete it. */
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

interface TouchPointFieldsProps {
  form: JourneyFormReturn;
  index: number;
  steps: readonly SearchableOption[];
  phasesId: string;
}

const UNSAID = 'unsaid';
const FEELINGS = [
  { value: UNSAID, label: copy.touchPoint.feelingUnsaid },
  ...[2, 1, 0, -1, -2].map((emotion) => ({ value: String(emotion), label: emotionLabel(emotion) })),
];
const TYPES = LANES.map((value) => ({ value, label: TOUCHPOINT_LABELS[value] }));

function TouchPointFields({ form, index, steps, phasesId }: TouchPointFieldsProps) {
  const { control, register } = form;
  const errors = form.formState.errors.touchPoints?.[index];
  const momentId = useId();
  const words = copy.touchPoint;
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-3 p-3 lg:grid-cols-[2fr_2fr_8rem_12rem]">
      <Field label={words.name} error={errors?.name?.message} required className="col-span-2 sm:col-span-1">
        <Input autoComplete="off" {...register(`touchPoints.${index}.name`)} />
      </Field>
      <Controller
        control={control}
        name={`touchPoints.${index}.processStep`}
        render={({ field }) => {
          const isGone = field.value !== '' && !findOption(steps, field.value);
          return (
            <Field
              label={words.processStep}
              error={errors?.processStep?.message}
              hint={isGone ? words.goneHint : undefined}
              required
              className="col-span-2 sm:col-span-1"
            >
              <SearchableSelect
                ref={field.ref}
                value={field.value}
                onValueChange={field.onChange}
                onBlur={field.onBlur}
                options={steps}
                listLabel={words.processes}
                placeholder={words.choose}
                searchLabel={words.search}
                nothingFound={words.noProcess}
                unknownLabel={words.gone}
              />
            </Field>
          );
        }}
      />
      <Field label={words.type} error={errors?.type?.message} required>
        <Controller
          control={control}
          name={`touchPoints.${index}.type`}
          render={({ field }) => <Select value={field.value} onValueChange={field.onChange} options={TYPES} />}
        />
      </Field>
      <Field label={words.phase} error={errors?.phase?.message}>
        <Input
          autoComplete="off"
          list={phasesId}
          placeholder={words.phasePlaceholder}
          {...register(`touchPoints.${index}.phase`)}
        />
      </Field>
      <Field
        label={words.description}
        error={errors?.description?.message}
        required
        className="col-span-2 lg:col-span-3"
      >
        <Textarea rows={1} className="min-h-8!" {...register(`touchPoints.${index}.description`)} />
      </Field>
      <Field label={words.feeling} error={errors?.emotion?.message}>
        <Controller
          control={control}
          name={`touchPoints.${index}.emotion`}
          render={({ field }) => (
            <Select
              value={typeof field.value === 'number' ? String(field.value) : UNSAID}
              onValueChange={(value) => field.onChange(value === UNSAID ? null : Number(value))}
              options={FEELINGS}
            />
          )}
        />
      </Field>
      <Field label={words.pain} error={errors?.painPoint?.message} className="col-span-2">
        <Input autoComplete="off" placeholder={words.painPlaceholder} {...register(`touchPoints.${index}.painPoint`)} />
      </Field>
      <Field label={words.channel} error={errors?.channel?.message}>
        <Input
          autoComplete="off"
          placeholder={words.channelPlaceholder}
          {...register(`touchPoints.${index}.channel`)}
        />
      </Field>
      <div className="col-span-2 flex items-center gap-1.5 lg:col-span-1 lg:h-8 lg:self-end">
        <Controller
          control={control}
          name={`touchPoints.${index}.momentThatMatters`}
          render={({ field }) => (
            <Checkbox id={momentId} checked={field.value ?? false} onCheckedChange={field.onChange} />
          )}
        />
        <label htmlFor={momentId} className="text-sm">
          {words.moment}
        </label>
      </div>
    </div>
  );
}

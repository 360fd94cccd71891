import {
  closestCenter,
  DndContext,
  type DndContextProps,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { Plus } from 'lucide-react';
import { useDeferredValue, useId, useState } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { Button } from '../../../components/button.tsx';
import type { SearchableOption } from '../../../components/searchable-select.tsx';
import { toast } from '../../../lib/toast-store.ts';
import { copy } from '../copy.ts';
import { type JourneyFormReturn, nextTouchPoint } from '../form.ts';
import { phaseSuggestions } from '../model.ts';
import { Swimlane } from './swimlane.tsx';
import { TouchPointRow } from './touch-point-row.tsx';

interface TouchPointsProps {
  form: JourneyFormReturn;
  steps: readonly SearchableOption[];
}

/** The touchpoints of the form, in order: added, duplicated, deleted, and moved by dragging or by buttons. */
export function TouchPoints({ form, steps }: TouchPointsProps) {
  const { control, getValues } = form;
  const rows = useFieldArray({ control, name: 'touchPoints', keyName: 'key' });
  const [headingId, phasesId] = [useId(), useId()];
  const [said, setSaid] = useState('');
  const keys = rows.fields.map(({ key }) => key);
  const titleAt = (index: number) => copy.touchPoint.title(index + 1, getValues(`touchPoints.${index}.name`));

  const move = (from: number, to: number) => {
    if (to < 0 || to >= keys.length) return;
    setSaid(copy.touchPoint.moved(getValues(`touchPoints.${from}.name`) || titleAt(from), to + 1, keys.length));
    rows.move(from, to);
  };
  const remove = (index: number) => {
    const removed = getValues(`touchPoints.${index}`);
    rows.remove(index);
    toast({
      title: copy.touchPoint.removed,
      description: removed.name,
      action: { label: copy.touchPoint.undo, onSelect: () => rows.insert(index, removed, { shouldFocus: false }) },
    });
  };
  const duplicate = (index: number) =>
    rows.insert(
      index + 1,
      { ...getValues(`touchPoints.${index}`), id: null },
      { focusName: `touchPoints.${index + 1}.name` },
    );
  const dragging = useReordering(keys, titleAt, move);
  const error = form.formState.errors.touchPoints;
  const bare = error?.root?.message ?? error?.message;

  return (
    <section aria-labelledby={headingId} className="grid gap-3">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <div>
          <h3 id={headingId} className="font-semibold text-sm">
            {copy.form.touchPoints}
            <span aria-hidden className="text-danger">
              {' *'}
            </span>
          </h3>
          <p className="text-muted text-xs">{copy.form.touchPointsHint}</p>
        </div>
      </div>
      <LiveSwimlane control={control} />
      {bare ? (
        <p role="alert" className="text-danger text-sm">
          {bare}
        </p>
      ) : null}
      <DndContext {...dragging}>
        <SortableContext items={keys} strategy={verticalListSortingStrategy}>
          <ol className="grid gap-3 lg:[&_:is(input,textarea,button)]:[@media(min-height:50rem)]:scroll-mt-[27rem]">
            {rows.fields.map(({ key }, index) => (
              <TouchPointRow
                key={key}
                sortKey={key}
                index={index}
                count={keys.length}
                form={form}
                steps={steps}
                phasesId={phasesId}
                onMove={(to) => move(index, to)}
                onDuplicate={() => duplicate(index)}
                onRemove={() => remove(index)}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      {keys.length === 0 ? (
        <p className="rounded-lg border border-dashed px-4 py-8 text-center text-muted">{copy.form.none}</p>
      ) : null}
      <Button
        className="justify-self-start"
        onClick={() => rows.append(nextTouchPoint(getValues('touchPoints').at(-1)))}
      >
        <Plus aria-hidden />
        {copy.form.add}
      </Button>
      <PhaseChoices control={control} id={phasesId} />
      <p role="status" className="sr-only">
        {said}
      </p>
    </section>
  );
}

/** Components that watch the typed values are separate, so that a key press renders only them. */
type Typed = Pick<JourneyFormReturn, 'control'>;

/** The journey as it is typed: drawn a moment later, so that typing never waits for it. */
function LiveSwimlane({ control }: Typed) {
  const name = useWatch({ control, name: 'name' });
  const touchPoints = useDeferredValue(useWatch({ control, name: 'touchPoints' }));
  if (touchPoints.length === 0) return null;
  const drawn = touchPoints.map(({ name: title, type, processStep, momentThatMatters = false, phase, emotion }) => ({
    name: title,
    type,
    processStep,
    momentThatMatters,
    phase: phase?.trim() || null,
    emotion: emotion ?? null,
  }));
  return (
    // Below the header of the page, and only where a window is high enough to hold the form beside it.
    <div className="min-w-0 bg-canvas py-2 lg:[@media(min-height:50rem)]:sticky lg:[@media(min-height:50rem)]:top-[4.7rem] lg:[@media(min-height:50rem)]:z-10 lg:[zoom:0.75]">
      <Swimlane name={name || copy.form.createTitle} touchPoints={drawn} />
    </div>
  );
}

function PhaseChoices({ control, id }: Typed & { id: string }) {
  const touchPoints = useWatch({ control, name: 'touchPoints' });
  return (
    <datalist id={id}>
      {phaseSuggestions(touchPoints.map(({ phase }) => phase)).map((phase) => (
        <option key={phase}>{phase}</option>
      ))}
    </datalist>
  );
}

const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/** What a DndContext needs to reorder a list by pointer and by keyboard, and to say so. */
function useReordering(
  keys: readonly string[],
  titleAt: (index: number) => string,
  onMove: (from: number, to: number) => void,
): DndContextProps {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const placeOf = (id: UniqueIdentifier) => keys.indexOf(String(id));
  const title = (id: UniqueIdentifier) => titleAt(placeOf(id));
  const words = copy.touchPoint;
  return {
    sensors,
    collisionDetection: closestCenter,
    modifiers: [upAndDown],
    onDragEnd: ({ active, over }) => {
      if (over && over.id !== active.id) onMove(placeOf(active.id), placeOf(over.id));
    },
    accessibility: {
      screenReaderInstructions: { draggable: words.dragHelp },
      announcements: {
        onDragStart: ({ active }) => words.picked(title(active.id)),
        // Being over its own place means it was just picked up, which has been announced.
        onDragOver: ({ active, over }) =>
          over && over.id !== active.id ? words.moved(title(active.id), placeOf(over.id) + 1, keys.length) : undefined,
        onDragEnd: () => undefined,
        onDragCancel: ({ active }) => words.putBack(title(active.id)),
      },
    },
  };
}

import {
  closestCenter,
  type DndContextProps,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { copy } from '../copy.ts';

const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/** What a DndContext needs to reorder a list by pointer and by keyboard, and to say so. */
export function useReordering(
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
        // Over its own place means just picked up, which has been said.
        onDragOver: ({ active, over }) =>
          over && over.id !== active.id ? words.moved(title(active.id), placeOf(over.id) + 1, keys.length) : undefined,
        onDragEnd: () => undefined,
        onDragCancel: ({ active }) => words.putBack(title(active.id)),
      },
    },
  };
}

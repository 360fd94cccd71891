import type { Initiative } from '@process-ai/contract/initiatives';
import {
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useMayEdit } from '../../components/for-editors.tsx';
import { type GanttAction, ganttKey, monthsDragged, rowDragged, type TimeScale } from './model/gantt.ts';
import { moveItem, moveSpan, type Part, type Span, spanOf } from './model.ts';

interface GanttOptions {
  initiatives: readonly Initiative[];
  /** Both resolve once the plan is changed: to false where that was refused. */
  onMove: (initiative: Initiative, span: Span) => Promise<boolean>;
  onReorder: (ids: string[], moved: Initiative) => Promise<boolean>;
  onOpen: (initiative: Initiative) => void;
}

/** Presses of a key in a row are one change: it is sent when no further one comes for so long, in ms. */
export const KEYS_SETTLE = 700;

type Drag =
  | { what: 'bar'; id: string; part: Part; from: number; by: number; scale: TimeScale }
  | { what: 'row'; id: string; index: number; from: number; to: number };

/** What somebody has changed, shown until the plan shows it: until another one comes after `past`. */
interface Ahead<Value> {
  value: Value;
  /** The plan at the time when the change was answered; null = not answered yet. */
  past: readonly Initiative[] | null;
}

/** Pointer and keyboard of the chart: what is shown where while somebody moves it, and what comes of it. */
export function useGantt({ initiatives, onMove, onReorder, onOpen }: GanttOptions) {
  const mayEdit = useMayEdit();
  const [drag, setDrag] = useState<Drag | null>(null);
  const [moved, setMoved] = useState<Readonly<Record<string, Ahead<Span>>>>({});
  const [order, setOrder] = useState<Ahead<readonly string[]> | null>(null);
  const latest = useRef(initiatives);
  useLayoutEffect(() => {
    latest.current = initiatives;
  });
  const isAhead = ({ past }: Ahead<unknown>) => past === null || past === initiatives;
  const waiting = useRef<{ initiative: Initiative; span: Span; timer: number } | null>(null);

  const byId = new Map(initiatives.map((initiative) => [initiative.id, initiative]));
  const rows = order && isAhead(order) ? order.value.flatMap((id) => byId.get(id) ?? []) : initiatives;
  /** As planned, and as moved by keys: the months that are drawn follow it. */
  const settledSpan = (initiative: Initiative): Span => {
    const ahead = moved[initiative.id];
    return ahead && isAhead(ahead) ? ahead.value : spanOf(initiative);
  };
  const spanShown = (initiative: Initiative): Span => {
    const span = settledSpan(initiative);
    return drag?.what === 'bar' && drag.id === initiative.id ? moveSpan(span, drag.part, drag.by) : span;
  };

  /** What was asked for last, by initiative, while that is not answered. */
  const asked = useRef(new Map<string, Span>());
  const send = async (initiative: Initiative, span: Span) => {
    const { id } = initiative;
    const before = asked.current.get(id) ?? spanOf(initiative);
    const isSame = span.start === before.start && span.end === before.end;
    asked.current.set(id, span);
    const isDone = isSame ? false : await onMove(initiative, span);
    if (asked.current.get(id) === span) asked.current.delete(id);
    setMoved((all) => {
      if (all[id]?.value !== span) return all;
      const { [id]: _, ...rest } = all;
      return isDone ? { ...rest, [id]: { value: span, past: latest.current } } : rest;
    });
  };
  const place = (initiative: Initiative, span: Span) =>
    setMoved((before) => ({ ...before, [initiative.id]: { value: span, past: null } }));

  const settle = () => {
    const change = waiting.current;
    if (!change) return;
    waiting.current = null;
    clearTimeout(change.timer);
    void send(change.initiative, change.span);
  };
  const settleLast = useEffectEvent(settle);
  useEffect(() => {
    const leave = () => settleLast();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  const changeByKey = (initiative: Initiative, part: Part, by: number) => {
    if (waiting.current && waiting.current.initiative.id !== initiative.id) settle();
    const before = waiting.current?.span ?? settledSpan(initiative);
    const span = moveSpan(before, part, by);
    clearTimeout(waiting.current?.timer);
    waiting.current = { initiative, span, timer: window.setTimeout(settle, KEYS_SETTLE) };
    place(initiative, span);
  };

  const reorder = (from: number, to: number) => {
    const initiative = rows[from];
    if (!initiative || from === to || to < 0 || to >= rows.length) return;
    const ids = moveItem(
      rows.map(({ id }) => id),
      from,
      to,
    );
    setOrder({ value: ids, past: null });
    void onReorder(ids, initiative).then((isDone) =>
      setOrder((ahead) => (ahead?.value === ids ? (isDone ? { value: ids, past: latest.current } : null) : ahead)),
    );
  };

  /** Does what the key means; says what that was. */
  const press = (event: KeyboardEvent, index: number): GanttAction | null => {
    const initiative = rows[index];
    if (!initiative) return null;
    if (event.key === 'Escape' && drag) {
      event.stopPropagation();
      setDrag(null);
      return null;
    }
    const action = ganttKey(event);
    if (!action || (!mayEdit && action.do !== 'focus' && action.do !== 'open')) return null;
    event.preventDefault();
    if (action.do === 'change') changeByKey(initiative, action.part, action.by);
    else settle();
    if (action.do === 'reorder') reorder(index, index + action.by);
    if (action.do === 'open') onOpen(initiative);
    return action;
  };

  const grab = (event: PointerEvent<HTMLElement>, begun: Drag) => {
    if (!mayEdit || event.button !== 0) return;
    settle();
    event.currentTarget.setPointerCapture?.(event.pointerId);
    setDrag(begun);
  };
  const onPointerMove = (event: PointerEvent) => {
    if (!drag) return;
    if (drag.what === 'bar') {
      const by = monthsDragged(event.clientX - drag.from, drag.scale);
      if (by !== drag.by) setDrag({ ...drag, by });
      return;
    }
    const to = rowDragged(drag.index, event.clientY - drag.from, rows.length);
    if (to !== drag.to) setDrag({ ...drag, to });
  };
  const onPointerUp = () => {
    if (!drag) return;
    setDrag(null);
    const initiative = byId.get(drag.id);
    if (drag.what === 'row') reorder(drag.index, drag.to);
    else if (initiative && drag.by !== 0) {
      const span = moveSpan(settledSpan(initiative), drag.part, drag.by);
      place(initiative, span);
      void send(initiative, span);
    }
  };
  const following = { onPointerMove, onPointerUp, onPointerCancel: () => setDrag(null) };

  return {
    rows,
    settledSpan,
    spanShown,
    drag,
    reorder,
    press,
    settle,
    /** For a bar; `part` is the whole, or the end that was grabbed. */
    barHandlers: (initiative: Initiative, scale: TimeScale) => ({
      ...following,
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        const { part = 'whole' } = (event.target as HTMLElement).dataset;
        grab(event, { what: 'bar', id: initiative.id, part: part as Part, from: event.clientX, by: 0, scale });
      },
      onDoubleClick: () => onOpen(initiative),
    }),
    /** For the grip of a row. */
    gripHandlers: (initiative: Initiative, index: number) => ({
      ...following,
      onPointerDown: (event: PointerEvent<HTMLElement>) =>
        grab(event, { what: 'row', id: initiative.id, index, from: event.clientY, to: index }),
    }),
  };
}

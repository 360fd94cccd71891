import { Slot } from 'radix-ui';
import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  Suspense,
  use,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { layers } from './layers.ts';

const MenuLayer = layers.part('MenuLayer');

type OpenedBy = 'pointer' | 'key' | null;

interface MenuState {
  /** Null while it is closed. */
  openedBy: OpenedBy;
  setOpenedBy: (by: OpenedBy) => void;
  trigger: RefObject<HTMLElement | null>;
  id: string;
}

const MenuContext = createContext<MenuState | null>(null);

function useMenu(): MenuState {
  const menu = use(MenuContext);
  if (!menu) throw new Error('This part of a menu needs a DropdownMenu above it');
  return menu;
}

/** A trigger and what it opens, which is rendered, and the first time loaded, as it opens. */
export function DropdownMenu({ children }: { children: ReactNode }) {
  const [openedBy, setOpenedBy] = useState<OpenedBy>(null);
  const trigger = useRef<HTMLElement>(null);
  const id = useId();
  const menu = useMemo(() => ({ openedBy, setOpenedBy, trigger, id }), [openedBy, id]);
  return <MenuContext value={menu}>{children}</MenuContext>;
}

/** Its single child, a button, opens and closes the menu. */
export function DropdownMenuTrigger({ children }: { children: ReactNode }) {
  const { openedBy, setOpenedBy, trigger, id } = useMenu();
  const isOpen = openedBy !== null;
  const press = (event: PointerEvent) => {
    if (event.button !== 0 || event.ctrlKey || isDisabled(event.currentTarget)) return;
    setOpenedBy(isOpen ? null : 'pointer');
    // The keyboard goes to the menu.
    if (!isOpen) event.preventDefault();
  };
  const pressKey = (event: KeyboardEvent) => {
    if (!['Enter', ' ', 'ArrowDown'].includes(event.key) || isDisabled(event.currentTarget)) return;
    setOpenedBy(isOpen && event.key !== 'ArrowDown' ? null : 'key');
    event.preventDefault();
  };
  return (
    <Slot.Root
      ref={trigger}
      id={`${id}-trigger`}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      aria-controls={isOpen ? id : undefined}
      data-state={isOpen ? 'open' : 'closed'}
      onPointerDown={press}
      onKeyDown={pressKey}
    >
      {children}
    </Slot.Root>
  );
}

const isDisabled = (element: Element) => element.matches(':disabled, [data-disabled]');

type ContentProps = Omit<ComponentProps<typeof MenuLayer>, 'trigger' | 'onOpenChange' | 'isOpenedByKey'>;

export function DropdownMenuContent(props: ContentProps) {
  const { openedBy, setOpenedBy, trigger, id } = useMenu();
  if (openedBy === null) return null;
  return (
    <Suspense>
      <MenuLayer
        id={id}
        aria-labelledby={`${id}-trigger`}
        trigger={trigger}
        onOpenChange={() => setOpenedBy(null)}
        isOpenedByKey={openedBy === 'key'}
        {...props}
      />
    </Suspense>
  );
}

export const DropdownMenuItem = layers.part('MenuItem');
export const DropdownMenuCheckboxItem = layers.part('MenuCheckboxItem');
export const DropdownMenuRadioGroup = layers.part('MenuRadioGroup');
export const DropdownMenuRadioItem = layers.part('MenuRadioItem');
export const DropdownMenuLabel = layers.part('MenuLabel');
export const DropdownMenuSeparator = layers.part('MenuSeparator');

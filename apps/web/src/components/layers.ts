import type { Popover } from 'radix-ui';
import type { Menu } from 'radix-ui/internal';
import type { ComponentProps, ComponentType, ReactNode, RefObject } from 'react';
import { onDemand } from '../lib/on-demand.tsx';

export interface DialogLayerProps {
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  width?: 'sm' | 'md' | 'lg' | 'xl';
  /** DialogBody and DialogFooter, or a form of class `contents` around both. */
  children: ReactNode;
}

export interface SheetLayerProps {
  onOpenChange: (open: boolean) => void;
  /** Read by screen readers; show a heading of your own. */
  title: string;
  side?: 'left' | 'right';
  className?: string;
  children: ReactNode;
}

export interface ConfirmLayerProps {
  onOpenChange: (open: boolean) => void;
  title: string;
  description: ReactNode;
  /** The verb of what happens, such as "Delete". */
  confirmLabel: string;
  onConfirm: () => void;
  pending?: boolean;
  tone?: 'danger' | 'primary';
}

export interface MenuLayerProps extends ComponentProps<typeof Menu.Content> {
  trigger: RefObject<HTMLElement | null>;
  onOpenChange: (open: boolean) => void;
  /** By the keyboard: its first item has the focus then. */
  isOpenedByKey: boolean;
}

export interface MenuItemProps extends ComponentProps<typeof Menu.Item> {
  tone?: 'danger';
}

export interface PopoverLayerProps extends ComponentProps<typeof Popover.Content> {
  trigger: RefObject<HTMLElement | null>;
  onClose: () => void;
  modal?: boolean;
}

export interface SelectLayerProps {
  id: string;
  trigger: RefObject<HTMLElement | null>;
  value: string | undefined;
  onValueChange: (value: string) => void;
  onClose: () => void;
  options: readonly { value: string; label: string; disabled?: boolean }[];
}

export interface TooltipLayerProps {
  id: string;
  trigger: RefObject<HTMLElement | null>;
  side: 'top' | 'right' | 'bottom' | 'left';
  /** The pointer has come over to it, and has left it. */
  onEnter: () => void;
  onLeave: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** What opens above the page, each part as it is while it is open. */
export interface Layers {
  ConfirmLayer: ComponentType<ConfirmLayerProps>;
  DialogLayer: ComponentType<DialogLayerProps>;
  MenuCheckboxItem: ComponentType<ComponentProps<typeof Menu.CheckboxItem>>;
  MenuItem: ComponentType<MenuItemProps>;
  MenuLabel: ComponentType<ComponentProps<typeof Menu.Label>>;
  MenuLayer: ComponentType<MenuLayerProps>;
  MenuRadioGroup: ComponentType<ComponentProps<typeof Menu.RadioGroup>>;
  MenuRadioItem: ComponentType<ComponentProps<typeof Menu.RadioItem>>;
  MenuSeparator: ComponentType;
  PopoverLayer: ComponentType<PopoverLayerProps>;
  SelectLayer: ComponentType<SelectLayerProps>;
  SheetLayer: ComponentType<SheetLayerProps>;
  Toaster: ComponentType;
  TooltipLayer: ComponentType<TooltipLayerProps>;
}

let load: (() => Promise<Layers>) | undefined;

/** Says where they are: they hold buttons that open others, and so stand above this file. */
export function provideLayers(from: () => Promise<Layers>) {
  load = from;
}

/** The app fetches them at the first sign of a person, so that nobody waits for them. */
export const layers = onDemand(async () => {
  if (!load) throw new Error('provideLayers() was not called');
  return load();
});

// One file of the build: whoever opens one of these soon opens others, and they stand on the same library.

export { Toaster } from '../toaster.tsx';
export { ConfirmLayer } from './confirm-layer.tsx';
export { DialogLayer } from './dialog-layer.tsx';
export {
  MenuCheckboxItem,
  MenuItem,
  MenuLabel,
  MenuLayer,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
} from './menu-layer.tsx';
export { PopoverLayer } from './popover-layer.tsx';
export { SelectLayer } from './select-layer.tsx';
export { SheetLayer } from './sheet-layer.tsx';
export { TooltipLayer } from './tooltip-layer.tsx';

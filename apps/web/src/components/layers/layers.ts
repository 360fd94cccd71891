// One file of the build: whoever opens one of these soon opens others, and they stand on the same library.

export { Toaster } from '../toaster.tsx';
export {
  MenuCheckboxItem,
  MenuItem,
  MenuLabel,
  MenuLayer,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
  SelectLayer,
  TooltipLayer,
} from './anchored-layers.tsx';
export { ConfirmLayer, DialogLayer, SheetLayer } from './dialog-layers.tsx';
export { PopoverLayer } from './popover-layer.tsx';

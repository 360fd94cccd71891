import type { LucideIcon } from 'lucide-react';
import { Button, type ButtonProps } from './button.tsx';
import { Tooltip } from './tooltip.tsx';

interface IconButtonProps extends Omit<ButtonProps, 'children' | 'asChild' | 'size'> {
  /** Its name for screen readers, and its tooltip. */
  label: string;
  icon: LucideIcon;
  tooltipSide?: 'top' | 'right' | 'bottom' | 'left';
}

export const IconButton = ({
  label,
  icon: Icon,
  tooltipSide,
  variant = 'ghost',
  pending,
  ...props
}: IconButtonProps) => (
  <Tooltip label={label} {...(tooltipSide ? { side: tooltipSide } : {})}>
    <Button size="icon" variant={variant} aria-label={label} {...(pending ? { pending } : {})} {...props}>
      {pending ? null : <Icon aria-hidden />}
    </Button>
  </Tooltip>
);

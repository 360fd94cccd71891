import { type ReactNode, Suspense } from 'react';
import { layers } from './layers.ts';

const SheetLayer = layers.part('SheetLayer');

export interface SheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Read by screen readers; show a heading of your own. */
  title: string;
  side?: 'left' | 'right';
  className?: string;
  children: ReactNode;
}

/** A modal panel along one edge of the window. */
export const Sheet = ({ open, ...props }: SheetProps) => <Suspense>{open ? <SheetLayer {...props} /> : null}</Suspense>;

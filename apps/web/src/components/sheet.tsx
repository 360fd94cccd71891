import { Suspense } from 'react';
import { layers, type SheetLayerProps } from './layers.ts';

const SheetLayer = layers.part('SheetLayer');

interface SheetProps extends SheetLayerProps {
  open: boolean;
}

/** A modal panel along one edge of the window. */
export const Sheet = ({ open, ...props }: SheetProps) => <Suspense>{open ? <SheetLayer {...props} /> : null}</Suspense>;

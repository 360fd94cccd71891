import { Suspense } from 'react';
import { type ConfirmLayerProps, layers } from './layers.ts';

const ConfirmLayer = layers.part('ConfirmLayer');

interface ConfirmDialogProps extends ConfirmLayerProps {
  open: boolean;
}

/** Asks before something is done. Stays open while `pending`; the caller closes it. */
export const ConfirmDialog = ({ open, ...props }: ConfirmDialogProps) => (
  <Suspense>{open ? <ConfirmLayer {...props} /> : null}</Suspense>
);

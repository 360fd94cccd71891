import { type ReactNode, Suspense } from 'react';
import { layers } from './layers.ts';

const ConfirmLayer = layers.part('ConfirmLayer');

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: ReactNode;
  /** The verb of what happens, such as "Delete". */
  confirmLabel: string;
  onConfirm: () => void;
  pending?: boolean;
  tone?: 'danger' | 'primary';
}

/** Asks before something is done. Stays open while `pending`; the caller closes it. */
export const ConfirmDialog = ({ open, ...props }: ConfirmDialogProps) => (
  <Suspense>{open ? <ConfirmLayer {...props} /> : null}</Suspense>
);

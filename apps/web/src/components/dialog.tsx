import { type ReactNode, Suspense } from 'react';
import { cx } from '../lib/cx.ts';
import { Button } from './button.tsx';
import { type DialogLayerProps, layers } from './layers.ts';

const DialogLayer = layers.part('DialogLayer');

interface DialogProps extends DialogLayerProps {
  open: boolean;
}

/** A modal dialog. The caller keeps `open`; focus goes back to what had it. */
export const Dialog = ({ open, ...props }: DialogProps) => (
  <Suspense>{open ? <DialogLayer {...props} /> : null}</Suspense>
);

/** The part that scrolls. */
export const DialogBody = ({ className, children }: { className?: string; children: ReactNode }) => (
  <div className={cx('min-h-0 grow overflow-y-auto px-5 pt-1 pb-5 print:h-auto print:overflow-visible', className)}>
    {children}
  </div>
);

/** The buttons, always in sight: the primary one last. */
export const DialogFooter = ({ children }: { children: ReactNode }) => (
  <footer className="flex flex-wrap items-center justify-end gap-2 border-t px-5 py-3 print:hidden">{children}</footer>
);

interface DialogButtonsProps {
  cancel: string;
  onCancel: () => void;
  /** What the dialog is for. */
  submit: string;
  /** Absent in a form, which is submitted. */
  onSubmit?: () => void;
  pending?: boolean;
  disabled?: boolean;
}

/** The footer of a dialog that does one thing, or nothing. */
export const DialogButtons = ({ cancel, onCancel, submit, onSubmit, ...state }: DialogButtonsProps) => (
  <DialogFooter>
    <Button onClick={onCancel}>{cancel}</Button>
    <Button type={onSubmit ? 'button' : 'submit'} variant="primary" onClick={onSubmit} {...state}>
      {submit}
    </Button>
  </DialogFooter>
);

import { Button } from './button.tsx';
import { CopyButton } from './copy-button.tsx';
import { DialogBody, DialogFooter } from './dialog.tsx';
import { Field } from './field.tsx';
import { Input } from './input.tsx';

interface CreatedSecretProps {
  secret: string;
  copy: Record<'secret' | 'copy' | 'copied' | 'close', string>;
  onClose: () => void;
}

/** What a dialog shows this once. */
export const CreatedSecret = ({ secret, copy, onClose }: CreatedSecretProps) => (
  <>
    <DialogBody className="grid gap-3">
      <Field label={copy.secret}>
        <Input readOnly value={secret} className="font-mono" onFocus={(event) => event.target.select()} />
      </Field>
      <div>
        <CopyButton text={secret} label={copy.copy} copied={copy.copied} />
      </div>
    </DialogBody>
    <DialogFooter>
      <Button variant="primary" onClick={onClose}>
        {copy.close}
      </Button>
    </DialogFooter>
  </>
);

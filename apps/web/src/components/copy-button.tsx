import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { copyText } from '../lib/clipboard.ts';
import { toast } from '../lib/toast-store.ts';
import { Button } from './button.tsx';

interface CopyButtonProps {
  text: string;
  /** Such as "Copy link". */
  label: string;
  /** What the toast says once it is on the clipboard. */
  copied: string;
}

export function CopyButton({ text, label, copied }: CopyButtonProps) {
  const [done, setDone] = useState(false);
  const copy = async () => {
    const worked = await copyText(text);
    setDone(worked);
    toast(
      worked
        ? { tone: 'success', title: copied }
        : {
            tone: 'danger',
            title: 'Not copied',
            description: 'The browser does not allow it here. Select the text and copy it by hand.',
          },
    );
  };
  return (
    <Button size="sm" onClick={copy}>
      {done ? <Check aria-hidden /> : <Copy aria-hidden />}
      {label}
    </Button>
  );
}

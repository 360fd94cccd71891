import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { toast } from '../lib/toast-store.ts';
import { Button } from './button.tsx';

interface CopyButtonProps {
  text: string;
  /** Such as "Copy link". */
  label: string;
  /** What the toast says once it is on the clipboard. */
  copied: string;
  /** Such as "@max-md:sr-only", where the icon alone has room. */
  labelClassName?: string;
}

export function CopyButton({ text, label, copied, labelClassName }: CopyButtonProps) {
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
      <span className={labelClassName}>{label}</span>
    </Button>
  );
}

/** Puts text on the clipboard; resolves to whether it worked. */
async function copyText(text: string): Promise<boolean> {
  // The asynchronous clipboard exists on secure origins only; a server inside a company is often plain http.
  if (!navigator.clipboard) return copyBySelection(text);
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string) {
  const area = document.createElement('textarea');
  area.value = text;
  area.setAttribute('readonly', '');
  area.style.position = 'fixed';
  area.style.opacity = '0';
  (document.querySelector('[role="dialog"]') ?? document.body).append(area);
  area.select();
  const copied = document.execCommand('copy');
  area.remove();
  return copied;
}

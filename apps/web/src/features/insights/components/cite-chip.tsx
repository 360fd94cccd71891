import type { Insight } from '@process-ai/contract/insights';
import { Quote } from 'lucide-react';
import { copy } from '../copy.ts';
import { useReaderAddress } from '../use-reader-address.ts';

interface CiteChipProps {
  insight: Insight;
  citation: { page: number; quote: string };
  /** How the address names it. */
  cite: string;
}

const QUOTE_MAX = 120;

/** "p. 3": opens the passage. */
export function CiteChip({ insight, citation: { page, quote }, cite }: CiteChipProps) {
  const [, go] = useReaderAddress();
  const words = quote.length > QUOTE_MAX ? `${quote.slice(0, QUOTE_MAX).toWellFormed()}…` : quote;
  return (
    <button
      type="button"
      dir="ltr"
      title={quote}
      aria-label={`${copy.card.page(page)} – ${copy.card.cite(page, words)}`}
      onClick={() => void go({ document: insight.id, page, cite })}
      className="inline-flex h-6 items-center gap-1 rounded bg-accent-soft px-1.5 align-middle font-medium text-accent-ink text-xs whitespace-nowrap hover:underline"
    >
      <Quote aria-hidden className="size-3" />
      {copy.card.page(page)}
    </button>
  );
}

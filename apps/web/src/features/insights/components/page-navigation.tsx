import type { DocumentPage } from '@process-ai/contract/insights';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../../../components/icon-button.tsx';
import { Input } from '../../../components/input.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { copy } from '../copy.ts';

interface PageNavigationProps {
  pages: readonly DocumentPage[];
  index: number;
  onShow: (index: number) => void;
}

/** One page back or on, or to the page of that number. */
export function PageNavigation({ pages, index, onShow }: PageNavigationProps) {
  const shown = pages[index]?.page ?? 1;
  const jump = (typed: string) => {
    const to = pages.findIndex(({ page }) => page === Number(typed));
    if (to >= 0 && to !== index) onShow(to);
  };
  return (
    <div className="flex items-center gap-1">
      <IconButton
        label={copy.reader.previous}
        icon={ChevronLeft}
        disabled={index === 0}
        onClick={() => onShow(index - 1)}
      />
      <div className="w-14">
        <Input
          key={shown}
          defaultValue={shown}
          inputMode="numeric"
          aria-label={copy.reader.page}
          className="text-center"
          onBlur={(event) => jump(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') jump(event.currentTarget.value);
          }}
        />
      </div>
      <span className="px-1 text-muted whitespace-nowrap">/ {formatNumber(pages.length)}</span>
      <IconButton
        label={copy.reader.next}
        icon={ChevronRight}
        disabled={index >= pages.length - 1}
        onClick={() => onShow(index + 1)}
      />
    </div>
  );
}

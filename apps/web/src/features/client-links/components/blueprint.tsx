import type { ClientPage, ClientPageBlock } from '@process-ai/contract/client-links';
import { ChevronDown, List, Printer } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../../../components/dropdown-menu.tsx';
import { cx } from '../../../lib/cx.ts';
import { useDocumentTitle } from '../../../lib/document-title.ts';
import { formatDate } from '../../../lib/format.ts';
import { pageWords } from '../copy.ts';
import { brandOf, TOUCHED } from '../model.ts';
import { PageLanguage } from '../use-page-language.ts';
import { Block } from './block.tsx';

interface Chapter {
  text: string;
  blocks: ClientPageBlock[];
}

/** Each begins at a heading of level 1; so does the page. */
function chaptersOf(blocks: readonly ClientPageBlock[]): Chapter[] {
  const chapters: Chapter[] = [];
  for (const block of blocks) {
    if (block.kind === 'heading' && block.level === 1) chapters.push({ text: block.text, blocks: [] });
    else chapters.at(-1)?.blocks.push(block);
  }
  return chapters;
}

const isPhone = () => matchMedia('(width < 40rem)').matches;
const idOf = (chapter: number) => `chapter-${chapter}`;

/** Not by the fragment, which holds the token. */
function goTo(chapter: number) {
  const heading = document.getElementById(idOf(chapter));
  heading?.scrollIntoView({ behavior: 'smooth' });
  heading?.focus({ preventScroll: true });
}

/** The page that a client reads. On a phone it begins with its answer, the other chapters closed. */
export function Blueprint({ page }: { page: ClientPage }) {
  useDocumentTitle(page.title);
  const words = pageWords(page.language);
  const chapters = chaptersOf(page.blocks);
  const [open, setOpen] = useState<ReadonlySet<number>>(() => new Set(isPhone() ? [0] : chapters.keys()));
  const isWhole = open.size === chapters.length;
  const toggle = (chapter: number) =>
    setOpen(new Set(open.has(chapter) ? [...open].filter((one) => one !== chapter) : [...open, chapter]));
  const choose = (chapter: number) => {
    setOpen(new Set([...open, chapter]));
    goTo(chapter);
  };
  const toggleAll = () => setOpen(new Set(isWhole ? [] : chapters.keys()));
  return (
    <div lang={page.language} style={brandOf(page.colours)}>
      <header className="sticky top-0 z-10 flex min-h-12 items-center gap-2 border-b bg-surface px-4 py-2 print:hidden">
        <p className="mr-2 min-w-0 grow truncate font-medium">{page.title}</p>
        {page.draft ? <Draft>{words.draft}</Draft> : null}
        <DropdownMenu>
          <DropdownMenuTrigger>
            <Button size="sm" className={cx('xl:hidden', TOUCHED)}>
              <List aria-hidden />
              {words.contents}
            </Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent
            className="max-h-[70dvh] max-w-[calc(100vw-1rem)] overflow-y-auto"
            // The focus goes to the chapter that was chosen.
            onCloseAutoFocus={(event) => event.preventDefault()}
          >
            {chapters.map(({ text }, chapter) => (
              <DropdownMenuItem key={chapter} onSelect={() => choose(chapter)}>
                {text}
              </DropdownMenuItem>
            ))}
            <DropdownMenuItem className="mt-1 border-t" onSelect={toggleAll}>
              {isWhole ? words.closeAll : words.openAll}
            </DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
        <Button size="sm" className={TOUCHED} onClick={() => print()}>
          <Printer aria-hidden />
          <span className="max-sm:sr-only">{words.print}</span>
        </Button>
      </header>
      {page.draft ? (
        // Along the margin that the text leaves on every sheet: nothing stands below it.
        <p className="fixed top-0 right-0 hidden font-bold text-lg text-warning [writing-mode:vertical-rl] print:block">
          {words.draft}
        </p>
      ) : null}
      <div
        className={cx(
          'mx-auto grid max-w-7xl gap-x-10 px-4 pb-16 sm:px-8 xl:grid-cols-[13rem_minmax(0,1fr)] print:block print:p-0',
          page.draft && 'print:pr-8',
        )}
      >
        <nav aria-label={words.contents} className="max-xl:hidden print:hidden">
          <ol className="sticky top-16 mt-8 grid gap-1">
            {chapters.map(({ text }, chapter) => (
              <li key={chapter}>
                <button type="button" onClick={() => choose(chapter)} className={cx(ENTRY, TOUCHED)}>
                  {text}
                </button>
              </li>
            ))}
            <li className="mt-2 border-t pt-2">
              <button type="button" onClick={toggleAll} className={cx(ENTRY, TOUCHED)}>
                {isWhole ? words.closeAll : words.openAll}
              </button>
            </li>
          </ol>
        </nav>
        <main className="grid min-w-0 max-w-4xl content-start gap-4 print:block print:max-w-none print:space-y-3">
          <Cover page={page} />
          {chapters.map(({ text, blocks }, chapter) => (
            <section key={chapter} aria-labelledby={idOf(chapter)} className="min-w-0 max-sm:mt-0 mt-6 print:mt-10">
              <h2
                id={idOf(chapter)}
                tabIndex={-1}
                dir="auto"
                className="scroll-mt-16 border-b border-line-strong font-semibold text-(--brand-ink) text-2xl tracking-tight break-after-avoid outline-none max-sm:text-xl"
              >
                <button
                  type="button"
                  aria-expanded={open.has(chapter)}
                  onClick={() => toggle(chapter)}
                  className="flex w-full items-center gap-2 rounded-md pb-1 text-left max-sm:min-h-11 pointer-coarse:min-h-11"
                >
                  <span className="min-w-0 grow text-balance wrap-anywhere">{text}</span>
                  <ChevronDown
                    aria-hidden
                    className={cx('size-5 shrink-0 text-muted print:hidden', open.has(chapter) && 'rotate-180')}
                  />
                </button>
              </h2>
              <div className={cx('mt-4 gap-4 print:block! print:space-y-3', open.has(chapter) ? 'grid' : 'hidden')}>
                <PageLanguage value={page.language}>
                  {blocks.map((block, index) => (
                    <Block key={index} block={block} />
                  ))}
                </PageLanguage>
              </div>
            </section>
          ))}
          <footer className="mt-8 border-t pt-4 text-pretty text-muted text-xs print:hidden">
            {words.foot(formatDate(page.expiresAt, page.language))}
          </footer>
        </main>
      </div>
    </div>
  );
}

const ENTRY = 'w-full rounded-md px-2 py-1 text-left text-muted hover:bg-subtle hover:text-ink';

const Draft = ({ children }: { children: string }) => (
  <p className="rounded bg-warning-soft px-2 py-0.5 font-bold text-warning tracking-wide">{children}</p>
);

const Cover = ({ page }: { page: ClientPage }) => (
  <section className="grid gap-4 pt-8 print:break-after-page">
    {page.logo ? (
      <p className="w-fit rounded-md bg-white p-2">
        <img src={page.logo} alt={pageWords(page.language).logo} className="max-h-16 max-w-48" />
      </p>
    ) : null}
    <div className="rounded-lg bg-(--brand) px-6 py-10 text-(--on-brand) print:mt-40 print:[print-color-adjust:exact]">
      <h1 className="text-balance font-semibold text-3xl tracking-tight wrap-anywhere" dir="auto">
        {page.title.replaceAll(' – ', '\u00a0– ')}
      </h1>
      <p className="mt-2 text-base">{page.subtitle}</p>
    </div>
    <div className="grid gap-1">
      <p className="font-semibold text-base" dir="auto">
        {page.client}
      </p>
      {page.about.map((line) => (
        <p key={line} className="max-w-prose text-pretty text-muted" dir="auto">
          {line}
        </p>
      ))}
    </div>
  </section>
);

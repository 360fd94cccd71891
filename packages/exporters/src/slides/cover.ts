import { counted, percent } from '../figure-words.ts';
import type { DeckPlan, SlideDraft } from './deck-plan.ts';
import { COVER_TITLE, PAGE, SIZE } from './deck-theme.ts';
import { drawText } from './draw.ts';
import { logoImage } from './logo-image.ts';

/** Whose blueprint it is, and the answer in one sentence. */
export function coverSlides(plan: DeckPlan): SlideDraft[] {
  const { blueprint, theme } = plan;
  const { branding, generatedAt, sector } = blueprint;
  const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(generatedAt));
  return [
    {
      section: 'The answer',
      title: blueprint.title,
      source: '',
      notes: [
        `Blueprint of ${sector.name}, exported on ${date}. Reference model: ${sector.referenceModel}.`,
        'Every figure of this deck is in the workbook of the same blueprint, where its formula can be followed and its inputs changed.',
        plan.proposedBy,
      ],
      draw(slide) {
        const { x } = COVER_TITLE;
        const logo = logoImage(branding.logo, { x, y: 0.9, w: 2.2, h: 0.9 });
        if (logo)
          slide.addImage({ ...logo, altText: `Logo${branding.companyName ? ` of ${branding.companyName}` : ''}` });
        drawText(slide, headline(plan), { x, y: 4.15, w: COVER_TITLE.w, h: 0.9 }, { size: 20, color: theme.muted });
        const by = [branding.companyName, date].filter(Boolean).join('  ·  ');
        drawText(slide, by, { x, y: 6.35, w: COVER_TITLE.w, h: 0.3 }, { size: SIZE.body, color: theme.ink });
        slide.addShape('rect', {
          x: 0,
          y: 0,
          w: 0.35,
          h: PAGE.height,
          fill: { color: theme.accent },
          objectName: 'Decoration',
        });
      },
    },
  ];
}

function headline({ value, money, blueprint, opportunities, paybackMonths }: DeckPlan): string {
  if (blueprint.processes.length === 0) return 'No process has been chosen for this blueprint yet.';
  const what = counted(opportunities.length, 'opportunity', 'opportunities');
  if (value.total <= 0) return `${what} for automation, AI and agents; nobody has put a value on them yet.`;
  return value.kind === 'projected'
    ? `Automation, AI and agents can save ${money.short(value.total)} a year, ${percent(blueprint.summary.savingsPercentage)} of today’s cost${paybackMonths === null ? `, but do not earn back what they cost within ${counted(blueprint.assumptions.years, 'year')}` : ''}.`
    : `${what} for automation, AI and agents, estimated to save ${money.short(value.total)} a year.`;
}

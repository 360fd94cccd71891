import type { OfficeTemplate } from '@process-ai/contract/workspace';
import type { Blueprint } from '@process-ai/domain/blueprint';
import { LOCALES } from '@process-ai/domain/language';
import { markings } from '../cover-words.ts';
import { paletteOf } from '../palette.ts';
import { shortName } from '../short-name.ts';
import { withAgenda } from './agenda.ts';
import { appendixSlides } from './appendix.ts';
import { businessCaseSlides } from './business-case.ts';
import { npvRangeSlides, sensitivitySlides } from './case-range.ts';
import { type DeckPlan, planDeck, type SlideDraft } from './deck-plan.ts';
import { BODY, FONT, PAGE, SIZE } from './deck-theme.ts';
import { drawText, logoImage } from './draw.ts';
import { type FirmLayouts, firmLayouts } from './firm-layouts.ts';
import { type Furniture, firmChart, firmCover, firmExhibit, SEPARATOR } from './firm-slides.ts';
import { governanceSlides, riskSlides } from './governance.ts';
import { writeObjects } from './grouped.ts';
import { journeySlides } from './journeys.ts';
import { inPlace, LAYOUT, PLACE, titleBox, withMasterPlaceholders, withPlaceholders } from './layouts.ts';
import { allOpportunitySlides, topOpportunitySlides } from './opportunities.ts';
import { outsideSlides } from './outside.ts';
import { workSlides } from './people.ts';
import { planSlides } from './plan.ts';
import { type FirmLook, newPresentation, type Presentation, writePresentation } from './presentation.ts';
import { prioritySlides } from './priorities.ts';
import { roadmapSlides } from './roadmap.ts';
import { peopleAndAgentsSlides } from './savings-by-type.ts';
import { situationSlides } from './situation.ts';
import { editObjects } from './slide-objects.ts';
import { setTitle, type TitleSettings, titleSettings } from './slide-title.ts';
import { coverSlides, summarySlides } from './summary.ts';
import { landscapeSlides } from './value-landscape.ts';
import { vendorMatrixSlides, vendorSlides } from './vendors.ts';

type Writer = (plan: DeckPlan, isFull?: boolean) => SlideDraft[];

/** The order of the slides: these, the journeys, and those after them. A writer without data for a slide gives none. */
const BEFORE_JOURNEYS: readonly Writer[] = [
  coverSlides,
  summarySlides,
  situationSlides,
  landscapeSlides,
  topOpportunitySlides,
  prioritySlides,
  peopleAndAgentsSlides,
  planSlides,
  roadmapSlides,
  businessCaseSlides,
  sensitivitySlides,
  npvRangeSlides,
  workSlides,
];
const AFTER_JOURNEYS: readonly Writer[] = [
  vendorSlides,
  vendorMatrixSlides,
  riskSlides,
  governanceSlides,
  appendixSlides,
];

/** Without the agenda. */
const SLIDES_MOST = 27;
const JOURNEYS_MOST = 3;

/**
 * The blueprint as a PowerPoint presentation (.pptx bytes) of at most 27 slides and an agenda, answer first: each title is a finding
 * with its figure, charts are native, and the notes say where every number comes from.
 */
export async function exportSlides(blueprint: Blueprint, template?: OfficeTemplate): Promise<Uint8Array> {
  const plan = planDeck(blueprint);
  const firm = template ? firmLayouts(template) : null;
  const deck = await newPresentation();
  deck.layout = 'LAYOUT_WIDE';
  deck.theme = { headFontFace: FONT, bodyFontFace: FONT };
  deck.company = plan.blueprint.branding.companyName ?? 'Process AI';
  deck.author = deck.company;
  deck.title = plan.blueprint.title;
  deck.subject = plan.words.say.cover.subject;
  defineMasters(deck, plan);

  const before = BEFORE_JOURNEYS.flatMap((write) => write(plan));
  const own = (plan.proposals.length > 0 ? 1 : 0) + outsideSlides(plan, []).length;
  const written = AFTER_JOURNEYS.flatMap((write) => write(plan));
  const isFull = before.length + written.length + own >= SLIDES_MOST;
  const after = isFull ? AFTER_JOURNEYS.flatMap((write) => write(plan, true)) : written;
  // Of a deck that is full the last journeys stand in the document only; what is asked for beside the rest keeps a page.
  const room = SLIDES_MOST - own - before.length - after.length;
  const main = [...before, ...journeySlides(plan, Math.max(1, Math.min(JOURNEYS_MOST, room))), ...after];
  const lists = allOpportunitySlides(plan, SLIDES_MOST - main.length - outsideSlides(plan, []).length);
  const drafts = withAgenda([...main, ...outsideSlides(plan, lists)], plan);
  for (const section of new Set(drafts.map((draft) => draft.section)))
    deck.addSection({ title: plan.words.say.deck.sections[section] });
  const titles = titleSettings(drafts, firm, blueprint.branding.logo !== null);
  const footer = footerOf(plan);
  for (const [index, draft] of drafts.entries())
    addSlide(deck, plan, draft, index === 0 ? LAYOUT.cover : LAYOUT.exhibit, { titles, footer, drafts });
  return writePresentation(deck, {
    palette: paletteOf(blueprint.branding.accentColour),
    language: LOCALES[plan.words.language],
    ...(template && { template }),
    master: (xml) => editObjects(withMasterPlaceholders(xml), (objects) => writeObjects(objects)),
    layout: (xml) => editObjects(withPlaceholders(xml, footer), (objects) => writeObjects(objects)),
    slide: (xml, coloured) => editObjects(xml, (objects) => writeObjects(objects.map(inPlace), coloured)),
    firm: firm && firmLook(firm, plan),
  });
}

function firmLook(layouts: FirmLayouts, plan: DeckPlan): FirmLook {
  const isDraft = plan.blueprint.cover.status === 'draft';
  const furniture: Furniture = {
    footer: footerParts(plan),
    draft: isDraft ? { text: plan.words.say.cover.draftMark, colour: plan.theme.warning } : null,
  };
  return {
    frame: layouts,
    cover: (xml) => editObjects(xml, (objects) => writeObjects(firmCover(objects, layouts, furniture))),
    exhibit: (xml) => editObjects(xml, (objects) => writeObjects(firmExhibit(objects, layouts, furniture))),
    chart: (xml) => firmChart(xml, layouts),
  };
}

/** What stands below each slide. */
const footerParts = ({ blueprint: { branding, title, cover }, words }: DeckPlan) =>
  [markings(cover, words), branding.companyName, title].flatMap((part) => (part ? [shortName(part)] : []));

const footerOf = (plan: DeckPlan) => footerParts(plan).join(SEPARATOR);

/** What is drawn on each slide of a layout; its places for texts come later (see layouts.ts). */
function defineMasters(deck: Presentation, { blueprint, theme, words }: DeckPlan): void {
  const { draftMark, logo: logoText, logoOf } = words.say.cover;
  const { branding } = blueprint;
  const logo = logoImage(branding.logo, { x: 11.93, y: 0.42, w: 0.8, h: 0.5 });
  const altText = branding.companyName ? logoOf(branding.companyName) : logoText;
  const look = { fontSize: SIZE.body, bold: true, color: theme.warning, margin: 0 };
  const draft =
    blueprint.cover.status === 'draft'
      ? [{ text: { text: draftMark, options: { x: BODY.x + 0.7, y: 0.3, w: 1.2, h: 0.3, ...look } } }]
      : [];
  const title = { placeholder: { options: { name: 'title', type: 'title' as const, ...titleBox(false) }, text: '' } };
  deck.defineSlideMaster({ title: LAYOUT.cover, objects: [title, ...draft] });
  deck.defineSlideMaster({
    title: LAYOUT.exhibit,
    objects: [
      title,
      ...draft,
      { rect: { x: BODY.x, y: 0.42, w: 0.6, h: 0.07, fill: { color: theme.accent } } },
      ...(logo ? [{ image: { ...logo, x: 12.73 - logo.w, altText } }] : []),
      { line: { x: BODY.x, y: 7.02, w: BODY.w, h: 0, line: { color: theme.line, width: 0.75 } } },
    ],
    slideNumber: { x: PAGE.width - 1.6, y: 7.07, w: 1, h: 0.25 },
  });
}

function addSlide(
  deck: Presentation,
  plan: DeckPlan,
  draft: SlideDraft,
  masterName: string,
  { titles, footer, drafts }: { titles: TitleSettings; footer: string; drafts: readonly SlideDraft[] },
): void {
  const { theme } = plan;
  const slide = deck.addSlide({ masterName, sectionTitle: plan.words.say.deck.sections[draft.section] });
  const isCover = masterName === LAYOUT.cover;
  const { text, size } = setTitle(draft.title, isCover ? titles.cover : titles.exhibit);
  slide.addText(text, { placeholder: 'title', objectName: 'Title', fit: 'shrink', ...(size && { fontSize: size }) });
  draft.draw(slide, drafts);
  if (draft.source) {
    drawText(
      slide,
      draft.source,
      { x: BODY.x, y: 6.66, w: BODY.w, h: 0.28 },
      { size: SIZE.tiny, color: theme.muted, valign: 'bottom', name: PLACE.source },
    );
  }
  if (!isCover) slide.addText(footer, { x: BODY.x, y: 7.07, w: 10, h: 0.25, objectName: PLACE.footer });
  slide.addNotes(draft.notes.filter(Boolean).join('\n'));
}

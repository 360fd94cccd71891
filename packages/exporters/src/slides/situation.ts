import type { ClientFact, ClientFacts } from '@process-ai/domain/blueprint-client-facts';
import { situationInWords, sourceOf } from '../situation-words.ts';
import type { DeckPlan, SlideDraft } from './deck-plan.ts';
import { BODY, GAP, SIZE } from './deck-theme.ts';
import { drawTable } from './draw-table.ts';
import { belowEachOther, drawBelowEachOther, inTexts } from './stacked-tables.ts';

type Situation = NonNullable<DeckPlan['situation']>;
type Quoted = Situation['said'][number] & { what: string };
type Kept = Situation['constraints'][number];

const LOOK = { grows: true, isWhole: true };

/** Where the client stands in its own words, and what it wants kept. */
export function situationSlides(deck: DeckPlan): SlideDraft[] {
  const { situation, clientFacts, words } = deck;
  if (!situation) return clientFacts ? [factsSlide(deck, clientFacts)] : [];
  const { said, competitors, constraints } = situation;
  const { document, plan, money } = words.say;
  const says = words.say.deck.situation;
  const headers = document.columns;
  const quotes = [
    ...competitors.map((one) => ({ ...one, what: document.situation.againstOthers })),
    ...said.map((one) => ({ ...one, what: document.situation.today })),
  ];
  return [
    {
      section: 'situation',
      title: situationInWords(situation, deck, words),
      source: says.source,
      notes: [
        ...quotes.map((one) => money.labelled(one.what, `${money.quoted(one.quote)} (${sourceOf(one, words)})`)),
        ...constraints.map((one) =>
          money.labelled(
            `${money.quoted(one.quote)} (${sourceOf(one, words)})`,
            `${plan.verdicts[one.verdict]}. ${one.reason}`,
          ),
        ),
      ],
      draw(slide) {
        const told = {
          name: says.ownWords,
          ...LOOK,
          rows: quotes,
          columns: [
            { header: '', width: 1.4, bold: true, cell: ({ what }: Quoted) => what },
            { header: says.ownWords, width: 8.2, lines: 4, cell: ({ quote }: Quoted) => money.quoted(quote) },
            { header: headers.source, width: 2.3, lines: 2, cell: (one: Quoted) => sourceOf(one, words) },
          ],
        };
        const checked = {
          name: says.checked,
          ...LOOK,
          rows: constraints,
          columns: [
            { header: says.toKeep, width: 3.6, bold: true, lines: 4, cell: ({ quote }: Kept) => money.quoted(quote) },
            { header: document.situation.plan, width: 1.5, cell: ({ verdict }: Kept) => plan.verdicts[verdict] },
            { header: headers.why, width: 4.9, lines: 4, cell: ({ reason }: Kept) => reason },
            { header: headers.source, width: 2.1, lines: 2, cell: (one: Kept) => sourceOf(one, words) },
          ],
        };
        const both = quotes.length > 0 && constraints.length > 0 && belowEachOther([inTexts(told), inTexts(checked)]);
        if (both) {
          drawBelowEachOther(slide, deck, both);
          return;
        }
        const h = constraints.length > 0 ? 2.45 : BODY.h;
        const end =
          quotes.length === 0
            ? BODY.y
            : drawTable(slide, deck, { ...told, box: { ...BODY, h }, size: SIZE.small }) + GAP;
        if (constraints.length === 0) return;
        const rest = { ...BODY, y: end, h: BODY.y + BODY.h - end };
        drawTable(slide, deck, { ...checked, box: rest, size: SIZE.small });
      },
    },
  ];
}

/** Where the client stands by its profile and figures, for one without documents. */
function factsSlide(deck: DeckPlan, { stands, facts }: ClientFacts): SlideDraft {
  const { columns, situation } = deck.words.say.document;
  const { factsSource, known } = deck.words.say.deck.situation;
  return {
    section: 'situation',
    title: stands,
    source: factsSource,
    notes: facts.map(({ topic, says, source }) => deck.words.say.money.labelled(topic, `${says} (${source})`)),
    draw(slide) {
      drawTable(slide, deck, {
        name: known,
        ...LOOK,
        box: BODY,
        size: SIZE.body,
        rows: facts,
        columns: [
          { header: situation.what, width: 1.9, bold: true, cell: ({ topic }: ClientFact) => topic },
          { header: known, width: 7.6, lines: 3, cell: ({ says }: ClientFact) => says },
          { header: columns.source, width: 2.4, lines: 2, cell: ({ source }: ClientFact) => source },
        ],
      });
    },
  };
}

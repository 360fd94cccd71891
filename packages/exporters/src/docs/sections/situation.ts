import type { ClientFacts } from '@process-ai/domain/blueprint-client-facts';
import { situationInWords, sourceOf } from '../../situation-words.ts';
import { type Block, heading, leadIn, soWhat } from '../blocks.ts';
import type { DocsPlan } from '../docs-plan.ts';

/** Where the client stands in its own words, and what it wants kept; where no document says so, what is known of it otherwise. */
export function situationChapter({ situation, clientFacts, planned, decisions, words }: DocsPlan): Block[] {
  if (!situation) return clientFacts ? factsChapter(clientFacts, words) : [];
  const { said, competitors, constraints } = situation;
  const says = words.say.document.situation;
  const { columns } = words.say.document;
  const { quoted } = words.say.money;
  const quotes = [
    ...competitors.map((one) => [{ text: says.againstOthers, strong: true }, quoted(one.quote), sourceOf(one, words)]),
    ...said.map((one) => [{ text: says.today, strong: true }, quoted(one.quote), sourceOf(one, words)]),
  ];
  return [
    heading(1, says.title),
    soWhat(`${situationInWords(situation, { planned, decisions }, words)}.`),
    ...(quotes.length > 0
      ? [
          {
            kind: 'table' as const,
            caption: says.ownWords,
            columns: [
              { header: says.what, width: 1500 },
              { header: says.says, width: 5700 },
              { header: columns.source, width: 2200 },
            ],
            rows: quotes,
          },
        ]
      : []),
    ...(constraints.length > 0
      ? [
          heading(2, says.toKeep),
          leadIn(says.lead),
          {
            kind: 'table' as const,
            caption: says.checked,
            columns: [
              { header: says.condition, width: 3000 },
              { header: columns.source, width: 1700 },
              { header: says.plan, width: 1300 },
              { header: columns.why, width: 3400 },
            ],
            rows: constraints.map((one) => [
              { text: quoted(one.quote), strong: true },
              sourceOf(one, words),
              words.say.plan.verdicts[one.verdict],
              one.reason,
            ]),
          },
        ]
      : []),
  ];
}

function factsChapter({ stands, facts }: ClientFacts, { say }: DocsPlan['words']): Block[] {
  const { situation: says, columns } = say.document;
  return [
    heading(1, says.title),
    soWhat(`${stands}.`),
    {
      kind: 'table' as const,
      caption: say.deck.situation.known,
      columns: [
        { header: says.what, width: 1700 },
        { header: say.deck.situation.known, width: 5500 },
        { header: columns.source, width: 2200 },
      ],
      rows: facts.map(({ topic, says: said, source }) => [{ text: topic, strong: true }, said, source]),
    },
  ];
}

import { scenarioRows } from '../../case-words.ts';
import { type Block, heading, prose, type TableBlock } from '../blocks.ts';
import type { DocsPlan } from '../docs-plan.ts';
import { oneLine } from '../document-text.ts';

/** More columns than this have no room. */
const SCENARIOS_MAX = 4;

/** The same plan in each scenario, side by side; nothing where there is one alone. */
export function scenarios({ blueprint, words }: DocsPlan): Block[] {
  const { outcomes } = blueprint;
  if (outcomes.length < 2) return [];
  const says = words.say.document.case;
  const shown = outcomes.slice(0, SCENARIOS_MAX);
  const width = Math.floor(6800 / shown.length);
  const table: TableBlock = {
    kind: 'table',
    caption: says.scenariosTable,
    columns: [
      { header: words.say.document.columns.figure, width: 9400 - width * shown.length },
      ...shown.map(({ scenario }) => ({ header: oneLine(scenario.name), width, align: 'right' as const })),
    ],
    rows: scenarioRows(blueprint, words).map(({ name, of }) => [
      name,
      ...shown.map((one, index) => ({ text: of(one), strong: index === 0 })),
    ]),
  };
  const meanings = shown.flatMap(({ scenario }) =>
    scenario.description
      ? [prose(scenario.description, 'Body', words.say.money.labelled(oneLine(scenario.name), '').trimEnd())]
      : [],
  );
  // Before the table: what each means comes first, and no last line of it stands alone on the next page.
  return [heading(2, says.scenarios), ...meanings, table];
}

import type { ClientPage, ClientPageBlock } from '@process-ai/contract/client-links';
import type { Blueprint } from '@process-ai/domain/blueprint';
import type { Palette } from '../palette.ts';
import type { Block } from './blocks.ts';
import { coverTexts } from './cover.ts';
import { planDocs } from './docs-plan.ts';
import { businessCaseChapter } from './sections/business-case.ts';
import { executiveSummary } from './sections/executive-summary.ts';
import { decisionChapter, governanceChapter, peopleChapter, riskChapter } from './sections/governance.ts';
import { landscape } from './sections/landscape.ts';
import { methodChapter } from './sections/method.ts';
import { opportunityChapter } from './sections/opportunities.ts';
import { planChapter } from './sections/plan.ts';
import { situationChapter } from './sections/situation.ts';
import { vendorChapter } from './sections/vendors.ts';

/** The main part of the document for a browser: the same chapters in the same words. */
export function clientPage(blueprint: Blueprint): Omit<ClientPage, 'expiresAt'> {
  const plan = planDocs(blueprint);
  const { palette } = plan;
  const { logo } = blueprint.branding;
  const blocks = [
    ...executiveSummary(plan),
    ...situationChapter(plan),
    ...landscape(plan),
    ...opportunityChapter(plan),
    ...planChapter(plan),
    ...businessCaseChapter(plan),
    ...peopleChapter(plan),
    // Without a shortlist there is nothing to compare.
    ...(blueprint.vendors.length > 0 ? vendorChapter(plan) : []),
    ...riskChapter(plan),
    ...governanceChapter(plan),
    ...decisionChapter(plan),
    ...methodChapter(plan),
  ];
  return {
    ...coverTexts(plan),
    draft: blueprint.readiness.draft,
    accent: `#${palette.accent}`,
    onAccent: `#${palette.onAccent}`,
    logo: logo && `data:${logo.mime};base64,${Buffer.from(logo.bytes).toString('base64')}`,
    blocks: blocks.flatMap((block) => inBrowser(block, palette)),
  };
}

function inBrowser(block: Block, { heat }: Palette): ClientPageBlock[] {
  switch (block.kind) {
    case 'heading':
      return [{ kind: 'heading', level: block.level, text: block.text }];
    case 'prose': {
      const { style, term, text } = block;
      return [{ kind: 'prose', style, ...(term !== undefined && { term }), text }];
    }
    case 'figures':
      return [{ kind: 'figures', figures: [...block.figures] }];
    case 'table':
      return [
        {
          kind: 'table',
          caption: block.caption,
          columns: block.columns.map(({ header, align }) => ({ header, ...(align && { align }) })),
          rows: block.rows.map((row) =>
            row.map((cell) => {
              if (typeof cell === 'string') return { text: cell };
              const { text, strong = false, fill } = cell;
              const step = fill === undefined ? -1 : heat.indexOf(fill);
              return { text, ...(strong && { strong }), ...(step >= 0 && { heat: step }) };
            }),
          ),
        },
      ];
    case 'chart':
    case 'picture':
      // What they show stands in a table beside them.
      return [];
    default:
      return block satisfies never;
  }
}

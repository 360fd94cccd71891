import type { OfficeTemplate } from '@process-ai/contract/workspace';
import type { Blueprint } from '@process-ai/domain/blueprint';
import { type Block, withKeptLeads, withKeptNotes, withReferences } from './blocks.ts';
import { type DocsPlan, planDocs } from './docs-plan.ts';
import { businessCaseChapter } from './sections/business-case.ts';
import { executiveSummary } from './sections/executive-summary.ts';
import { decisionChapter, governanceChapter, peopleChapter, riskChapter } from './sections/governance.ts';
import { journeyChapter } from './sections/journeys.ts';
import { landscape, processesAppendix } from './sections/landscape.ts';
import { methodChapter } from './sections/method.ts';
import { opportunityAppendix, opportunityChapter, proposalAppendix } from './sections/opportunities.ts';
import { planChapter } from './sections/plan.ts';
import { situationChapter } from './sections/situation.ts';
import { vendorChapter } from './sections/vendors.ts';
import { withWholeWords } from './whole-words.ts';

/**
 * The blueprint as a Word document (.docx bytes): A4, with native charts, and contents whose page numbers are filled
 * in. What is missing is said where it would stand.
 */
export async function exportDocs(blueprint: Blueprint, template?: OfficeTemplate): Promise<Uint8Array> {
  const plan = planDocs(blueprint);
  const blocks = await chapters(plan);
  // Loaded when needed: it is large, and most requests export nothing.
  const { writeDocument } = await import('./write-document.ts');
  return writeDocument(plan, blocks, template);
}

export async function chapters(plan: DocsPlan): Promise<Block[]> {
  // Drawn by other threads while the rest is written.
  const journeys = journeyChapter(plan);
  const all = [
    executiveSummary(plan),
    situationChapter(plan),
    landscape(plan),
    opportunityChapter(plan),
    planChapter(plan),
    businessCaseChapter(plan),
    peopleChapter(plan),
    await journeys,
    vendorChapter(plan),
    riskChapter(plan),
    governanceChapter(plan),
    decisionChapter(plan),
    methodChapter(plan),
    processesAppendix(plan),
    opportunityAppendix(plan),
    proposalAppendix(plan),
  ].flat();
  const whole = all.map((block) => (block.kind === 'table' ? withWholeWords(block) : block));
  return withReferences(withKeptLeads(withKeptNotes(whole)));
}

import type { ExportSection } from '@process-ai/contract/exports';

/** What the parts of the blueprint that may be left out are called. */
export const SECTION_NAMES: Record<ExportSection, string> = {
  situation: 'Situation of the client',
  people: 'People and work',
  journeys: 'Customer journeys',
  vendors: 'Vendors',
  risks: 'Risks and regulation',
  governance: 'Governance and measures',
  decisions: 'Decisions asked',
};

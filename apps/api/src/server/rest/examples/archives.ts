import { id, OWN_FIELDS, PROFILE, ROW } from './sectors.ts';

export const ARCHIVE_EXAMPLES = {
  SectorArchive: {
    format: 'process-ai-sector' as const,
    version: 1 as const,
    sector: {
      name: OWN_FIELDS.name,
      referenceModel: OWN_FIELDS.referenceModel,
      description: OWN_FIELDS.description,
      icon: OWN_FIELDS.icon,
      profile: PROFILE,
      exportCover: null,
      roiCalculatedAt: null,
      revision: 1,
    },
    processes: [{ ...ROW, id: id(2), parentId: null, finding: 'heading' }],
    opportunities: [],
    suitability: [],
    roiInputs: [],
    roiAssumptions: [],
    scenarios: [],
    journeys: [],
    insights: [],
    evidence: [],
    planSettings: [{ startMonth: '2027-01', capacityDays: null }],
    initiatives: [],
    initiativeOpportunities: [],
    actuals: [],
    comments: [],
    shortlist: [],
  },
  ImportedSector: { id: OWN_FIELDS.id, name: OWN_FIELDS.name, missingVendors: [] },
};

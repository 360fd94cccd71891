import type { FindingState } from '@process-ai/contract/findings';
import type {
  CitedSentence,
  DocumentPage,
  InsightFact,
  InsightFigure,
  SummaryStatus,
} from '@process-ai/contract/insights';
import type { JobFailure, JobStatus } from '@process-ai/contract/jobs';
import type { TouchPointType } from '@process-ai/contract/journeys';
import type { Basis, OpportunityStatus, OpportunityType } from '@process-ai/contract/opportunities';
import type { AccessMode, SectorRole } from '@process-ai/contract/sector-access';
import type { Answer } from '@process-ai/contract/suitability';
import type { Vendor } from '@process-ai/contract/vendors';
import type { Row } from '@process-ai/db/tables';
import { expectTypeOf, test } from 'vitest';

test('a column takes the values that the contract names, and no others', () => {
  expectTypeOf<Row<'process'>['finding']>().toEqualTypeOf<FindingState | null>();
  expectTypeOf<Row<'opportunity'>['type']>().toEqualTypeOf<OpportunityType>();
  expectTypeOf<Row<'opportunity'>['basis']>().toEqualTypeOf<Basis | null>();
  expectTypeOf<Row<'opportunity'>['status']>().toEqualTypeOf<OpportunityStatus>();
  expectTypeOf<Row<'process_suitability'>['overrules'][string]['answer']>().toEqualTypeOf<Answer>();
  expectTypeOf<Row<'journey'>['touch_points'][number]['type']>().toEqualTypeOf<TouchPointType>();
  expectTypeOf<Row<'insight'>['summary_status']>().toEqualTypeOf<SummaryStatus>();
  expectTypeOf<Row<'insight'>['pages'][number]>().toEqualTypeOf<DocumentPage>();
  expectTypeOf<Row<'insight'>['sentences'][number]>().toEqualTypeOf<CitedSentence>();
  expectTypeOf<Row<'insight'>['facts'][number]>().toEqualTypeOf<InsightFact>();
  expectTypeOf<Row<'insight'>['figures'][number]>().toEqualTypeOf<InsightFigure>();
  expectTypeOf<Row<'job'>['status']>().toEqualTypeOf<JobStatus>();
  expectTypeOf<Row<'job'>['failures'][number]>().toEqualTypeOf<JobFailure>();
  expectTypeOf<Row<'sector'>['access']>().toEqualTypeOf<AccessMode>();
  expectTypeOf<Row<'sector_grant'>['role']>().toEqualTypeOf<SectorRole>();
  expectTypeOf<Row<'vendor'>['products']>().toEqualTypeOf<Vendor['products']>();
});

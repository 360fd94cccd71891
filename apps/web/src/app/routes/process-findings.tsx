import type { Process } from '@process-ai/contract/processes';
import { CommentsSection } from '../../features/comments/components/comments-section.tsx';
import { EvidenceSection } from '../../features/insights/components/evidence-section.tsx';
import { ProcessOpportunities } from '../../features/opportunities/components/process-opportunities.tsx';
import { FindingSection } from '../../features/suitability/components/finding-section.tsx';
import { SuitabilitySection } from '../../features/suitability/components/suitability-section.tsx';

interface ProcessFindingsProps {
  sectorId: string;
  process: Process;
}

/** What the features found in a process, one below the other. */
export const ProcessFindings = ({ sectorId, process }: ProcessFindingsProps) => (
  <>
    <FindingSection key={`${process.id} finding`} sectorId={sectorId} processId={process.id} />
    <ProcessOpportunities key={process.id} sectorId={sectorId} process={process} />
    <EvidenceSection key={`${process.id} evidence`} sectorId={sectorId} processId={process.id} />
    <SuitabilitySection key={`${process.id} suitability`} sectorId={sectorId} processId={process.id} />
    <CommentsSection
      key={`${process.id} comments`}
      thing={{ sectorId, subject: 'process', subjectId: process.id }}
      headingLevel={3}
    />
  </>
);

interface OpportunityCommentsProps {
  sectorId: string;
  opportunityId: string;
}

export const OpportunityComments = ({ sectorId, opportunityId }: OpportunityCommentsProps) => (
  <CommentsSection
    key={`${opportunityId} comments`}
    thing={{ sectorId, subject: 'opportunity', subjectId: opportunityId }}
    headingLevel={3}
  />
);

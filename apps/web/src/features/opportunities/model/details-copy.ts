import type { UseCaseDetails } from '@process-ai/contract/use-cases';
import { formatNumber } from '../../../lib/format.ts';

const percent = (share: number) => `${formatNumber(Math.round(100 * share))}%`;

/** What one opportunity in full says. */
export const detailsCopy = {
  basisMeanings: {
    tied: 'Industry experts linked this use case to exactly this element of a public model.',
    known: 'The process has the same name as a known element that the use case is linked to.',
    near: 'The use case belongs to the process above and matches the words of this one.',
    retrieved: 'The words of the process led to this use case. Check that it means the same work.',
    model: 'A language model proposed it. Check it before you show it.',
    playbook: 'It came with a playbook.',
    person: 'A person of your team entered it.',
  },
  useCase: {
    open: 'How to start, and what it takes',
    loading: 'Loading the use case...',
    firstStep: 'What can be shown within 30 days',
    needs: 'What it needs',
    staysWithPeople: 'What stays with people',
    risk: 'Main risk and control',
    duties: 'Regulation',
    decidesAboutPerson: 'It prepares a decision about a person (GDPR, article 22).',
    specialCategories: 'It processes special categories of data (GDPR, article 9).',
    aiAct: (heading: string) => `EU AI Act: ${heading}.`,
    benefit: 'Benefit',
    benefitOf: ({ moves, share: [low, likely, high], basis }: UseCaseDetails['benefit']) =>
      `${moves} by ${percent(likely)} (${percent(low)} to ${percent(high)}), ${basis === 'judgement' ? 'by judgment' : basis}`,
    effort: 'Effort and cost',
    effortOf: (
      [from, , to]: UseCaseDetails['effort'],
      [least, , most]: UseCaseDetails['cost'],
      runCost: UseCaseDetails['runCost'],
    ) =>
      `${formatNumber(from)} to ${formatNumber(to)} person-days, $${formatNumber(least)}K to $${formatNumber(most)}K once, $${formatNumber(runCost)}K a year`,
    measures: 'Measures',
    measureOf: ({ name, unit, better }: UseCaseDetails['measures'][number]) => `${name} (${unit}, ${better} is better)`,
  },
  details: {
    label: 'Opportunity details',
    close: 'Close details',
    previous: 'Previous opportunity (K)',
    next: 'Next opportunity (J)',
    place: (place: number, count: number) => `${formatNumber(place)} of ${formatNumber(count)}`,
    leftOut: 'Not in the list: the filters leave it out',
    keys: [
      { keys: ['J', 'K'], does: 'next, previous' },
      { keys: ['A'], does: 'accept' },
      { keys: ['R'], does: 'reject' },
      { keys: ['E'], does: 'edit' },
    ],
    goTo: (label: string) => `Open ${label} in the tree`,
  },
};

import type { RoiInput } from '@process-ai/contract/roi';
import { PROCESS_INPUT_NOTES } from '@process-ai/domain/assumption-notes';
import { formatMoney } from '../../../../lib/format.ts';
import { type ProcessInputName, toPercent } from '../../form.ts';

/** What counts for a process, entered or assumed. Its default implementation cost is known once it was calculated. */
export function assumedOf(
  input: RoiInput,
  implementationCost: number | undefined,
  currency: string,
): { name: ProcessInputName; value: string; assumed: boolean }[] {
  const money = (amount: number) => formatMoney(amount, currency);
  const share = (value: number) => `${toPercent(value)}%`;
  const cost = input.implementationCost ?? implementationCost;
  const { annualRunCost, automationRate, realisation } = PROCESS_INPUT_NOTES;
  return [
    {
      name: 'implementationCost',
      value: cost === undefined ? '–' : money(cost),
      assumed: input.implementationCost === null,
    },
    {
      name: 'annualRunCost',
      value: money(input.annualRunCost ?? annualRunCost.default),
      assumed: input.annualRunCost === null,
    },
    {
      name: 'automationRate',
      value: share(input.automationRate ?? automationRate.default),
      assumed: input.automationRate === null,
    },
    {
      name: 'realisation',
      value: share(input.realisation ?? realisation.default),
      assumed: input.realisation === null,
    },
  ];
}

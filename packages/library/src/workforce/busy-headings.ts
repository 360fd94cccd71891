import { type Industry, withWiderIndustry } from '@process-ai/contract/industries';

/**
 * Where an industry has most of its cases, its clerks and its customers' waiting, by words of headings: the stretch of
 * the value chain where a partner begins. Written from what each trade counts: claims at an insurer, bills and moves
 * at a utility, patients and beds at a hospital.
 */
const BUSY: Partial<Record<Industry, string>> = {
  insurance: 'claims, claim, losses, schaden*, sinistres, siniestros, sinistri, sinistros',
  'health-insurance': 'medical claims, claim intake, utilization review, leistungsabrechnung',
  banking: 'loans, lending, consumer banking, payments, account opening, kredite, zahlungsverkehr',
  'asset-management': 'client files, fund accounting, fund administration, settlement',
  telecommunications: 'customer order, customer problem, customer bill, trouble, activation',
  retail: 'merchandise, replenish, store operations, promotions',
  manufacturing: 'production, maintenance operations, fertigung, instandhaltung',
  airlines: 'disruption, passenger care, baggage, operations control',
  hospitals: 'patient access, patient flow, bed management, coding and charging, patientenaufnahme',
  utilities: 'billing, energy and water customers, metering, abrechnung, meter to cash',
  logistics: 'dispatch, road freight, last mile, declarations, disposition',
  'higher-education': 'enrollment, admission, student records, studierende',
  construction: 'site execution, daily site management, valuation and payment, changes and claims',
  pharma: 'quality assurance, batch release, deviations, pharmacovigilance',
  media: 'rights and royalties, royalties, subscribers, streaming catalog',
  'public-administration': 'citizen services, benefit cases, building permits, trade and licenses, registers',
  hospitality: 'front office, revenue and distribution, arrival, channels',
  'professional-services': 'intake and acceptance, engagement economics, fieldwork, compliance work',
  software: 'support, solving tickets, customer success, renewals',
};

/** Whether one of the headings above a process is where its industry has most of its volume. */
export function isBusy(industry: Industry | null, headings: readonly string[]): boolean {
  const words =
    industry &&
    withWiderIndustry(industry)
      .map((kind) => BUSY[kind])
      .find((known) => known !== undefined);
  if (!words) return false;
  const said = headings.map((heading) => ` ${heading.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `);
  return words.split(',').some((phrase) => {
    const wanted = phrase.trim();
    const part = wanted.endsWith('*') ? ` ${wanted.slice(0, -1)}` : ` ${wanted} `;
    return said.some((heading) => heading.includes(part));
  });
}

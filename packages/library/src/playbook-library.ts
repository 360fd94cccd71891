import type { LibraryPlaybook } from './library-playbook.ts';

/** By industry, those that fit every one last; each loaded when the library is first asked for. */
const LOADERS: readonly (() => Promise<LibraryPlaybook>)[] = [
  async () => (await import('./playbooks/billing-care.ts')).billingCare,
  async () => (await import('./playbooks/network-fault-resolution.ts')).networkFaultResolution,
  async () => (await import('./playbooks/financial-crime-desk.ts')).financialCrimeDesk,
  async () => (await import('./playbooks/mortgage-origination.ts')).mortgageOrigination,
  async () => (await import('./playbooks/motor-and-home-claims.ts')).motorAndHomeClaims,
  async () => (await import('./playbooks/broker-submissions.ts')).brokerSubmissions,
  async () => (await import('./playbooks/maintenance-desk.ts')).maintenanceDesk,
  async () => (await import('./playbooks/quality-and-complaints.ts')).qualityAndComplaints,
  async () => (await import('./playbooks/customer-care-and-returns.ts')).customerCareAndReturns,
  async () => (await import('./playbooks/item-and-content-desk.ts')).itemAndContentDesk,
  async () => (await import('./playbooks/accounts-payable.ts')).accountsPayable,
  async () => (await import('./playbooks/hr-onboarding-and-service.ts')).hrOnboardingAndService,
  async () => (await import('./playbooks/it-service-desk.ts')).itServiceDesk,
  async () => (await import('./playbooks/procurement-desk.ts')).procurementDesk,
];

/** The playbooks that ship with the product, always in the same order. */
export const loadPlaybookLibrary = (): Promise<LibraryPlaybook[]> => Promise.all(LOADERS.map((load) => load()));

export async function findLibraryPlaybook(id: string): Promise<LibraryPlaybook | undefined> {
  return (await loadPlaybookLibrary()).find((playbook) => playbook.id === id);
}

import { describe, expect, it } from 'vitest';
import { opportunity, vendor } from './vendor-comparison.fixture.ts';
import { matchesOf } from './vendor-comparison.ts';

describe('what an opportunity has in common with an offering', () => {
  it('is about the chief capability of a use case; a technique beside it is but a word in common', () => {
    const leavers = {
      ...opportunity('l', 'automation', 'Leaver process closed on the last day', 10),
      capabilities: ['secure-access' as const, 'pay-employees' as const, 'decide-by-rule' as const],
      called: 'offboarding, resignations',
    };
    const strength = (capability: string, industry: string | null = null) =>
      matchesOf([leavers], [vendor('V', { capabilities: [capability], industry })], { industry: 'Banking' })[0]
        ?.strength ?? 0;
    expect(strength('Close the access rights of leavers')).toBe(1);
    expect(strength('Withdraw access rights of leavers at offboarding')).toBe(0.5);
    expect(strength('Identity and access management')).toBe(0);
    // One word in common.
    expect(strength('Manage identities of joiners and leavers', 'Banking')).toBe(0);
    // Two of little weight: a vendor of the trade alone is meant.
    expect(strength('Manage identities after resignations and offboarding')).toBe(0);
    expect(strength('Manage identities after resignations and offboarding', 'Banking')).toBe(0.5);
    expect(strength('Calculate and pay payroll')).toBe(0);
    expect(strength('Calculate and pay payroll of leavers')).toBe(0);
    expect(strength('Business rules engine')).toBe(0);
  });

  it('takes a word that says no more than the tag for no word in common', () => {
    const intake = {
      ...opportunity('i', 'automation', 'E-invoice intake with a validation gate', 10),
      capabilities: ['process-invoices' as const],
      called: 'receive supplier invoices, invoice receipt',
    };
    const strength = (capability: string) =>
      matchesOf([intake], [vendor('V', { capabilities: [capability] })], { industry: null })[0]?.strength ?? 0;
    expect(strength('Exchange electronic orders and invoices with suppliers')).toBe(0);
    expect(strength('Receive and validate e-invoices at intake')).toBe(1);
  });

  it('is about the object of a trade where that trade does the work', () => {
    const changes = (industries: ['manufacturing'] | ['construction']) => ({
      ...opportunity('c', 'automation', 'Changes with stock and open orders before approval', 10),
      capabilities: ['design-products' as const],
      called: 'engineering change order, change impact analysis',
      industries,
    });
    const strength = (industries: ['manufacturing'] | ['construction'], capability: string) =>
      matchesOf([changes(industries)], [vendor('V', { capabilities: [capability] })], { industry: null })[0]
        ?.strength ?? 0;
    expect(strength(['construction'], 'Settle change orders with their impact on stock and approval')).toBe(1);
    expect(strength(['manufacturing'], 'Settle change orders with their impact on stock and approval')).toBe(0.5);
    expect(strength(['manufacturing'], 'Track engineering changes with their impact on stock and approval')).toBe(1);
  });

  it('takes a generic tag for half with a word in common, and for the whole in the same words', () => {
    const need = {
      ...opportunity('o', 'ai', 'Seed orders read from harvest notes', 1),
      capabilities: ['extract-data' as const],
      called: '',
    };
    const m = (capability: string) =>
      matchesOf([need], [vendor('V', { capabilities: [capability] })], { industry: null })[0]?.strength ?? 0;
    expect(m('Document understanding')).toBe(0);
    expect(m('Extract data from documents on seed')).toBe(0);
    expect(m('Extract data from harvest notes')).toBe(0.5);
    expect(m('Extract data from seed and harvest notes')).toBe(1);
    expect(m('Payroll')).toBe(0);
  });

  it('is the very thing in words of its title, and not by an object that it shares with all of its trade', () => {
    const theft = {
      ...opportunity('o', 'ai', 'Energy theft suspected from transformer balance and meter events', 1),
      capabilities: ['detect-fraud' as const, 'monitor-equipment' as const],
      called: 'energy theft, meter tampering, electricity theft, unbilled use of a transformer',
    };
    const m = (...capabilities: string[]) =>
      matchesOf([theft], [vendor('V', { capabilities })], { industry: 'Energy and utilities' })[0];
    expect(m('Read water and electricity meters by radio')).toBeUndefined();
    expect(m('Read meters and their events')?.strength).toBe(0.5);
    expect(m('Detect theft and tampering at the meter')?.strength).toBe(1);
    // Which of several is named: the one that has more of the same words, wherever it stands.
    expect(m('Find theft at the meter', 'Detect theft from meter events', 'Detect theft')?.vendorCapability).toBe(
      'Detect theft from meter events',
    );
  });

  it('matches an object of a trade wholly by that object alone, and half by another one of its tags and two words', () => {
    const crews = {
      ...opportunity('o', 'ai', 'Crew pairings and rosters solved from bids', 1),
      capabilities: ['schedule-work' as const],
      called: '',
    };
    const m = (capability: string, industry: string, sector = 'Airlines') =>
      matchesOf([crews], [vendor('V', { industry, capabilities: [capability] })], { industry: sector })[0]?.strength ??
      0;
    expect(m('Plan crew pairings and rosters', 'Airlines')).toBe(1);
    expect(m('Workforce scheduling', 'Cross-industry')).toBe(0);
    expect(m('Workforce scheduling by bids', 'Cross-industry')).toBe(0);
    expect(m('Workforce scheduling by rosters and bids', 'Cross-industry')).toBe(0.5);
    expect(m('Workforce scheduling', 'Retail')).toBe(0);
    expect(m('Solve crew pairings and rosters', 'Airlines', 'Retail')).toBe(0.5);
    expect(m('Plan crews', 'Airlines', 'Retail')).toBe(0);
  });
});

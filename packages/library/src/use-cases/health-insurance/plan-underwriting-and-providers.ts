import type { UseCase } from '../../use-case.ts';

export const planUnderwritingAndProviders: readonly UseCase[] = [
  {
    id: 'health-plan-group-renewal-experience-and-large-claimants',
    title: 'Group health renewals with experience, large claimants and benefit moves worked out together',
    type: 'ai',
    description:
      'A group underwriter prices a renewal from paid claims with a completion factor and asks a nurse about three large claimants by mail. Claims are completed and trended per benefit, a model estimates next year’s cost of known conditions with the nurse’s judgment on therapy end, and the effect of copay, network and drug-tier changes is simulated on the group’s own use. The offer shows experience, pooling and each option’s price within the filed method.',
    staysWithPeople: 'The group underwriter sets credibility and rate; employers and brokers choose the plan design.',
    firstStep: 'Reprice thirty renewals from the data known at quote date and compare with the year that followed.',
    needs:
      'Claims with incurred and paid dates, benefit rules, pooling levels, filed rating formulas, and clinical notes in protected access.',
    industries: ['health-insurance'],
    at: [
      'ACORD 4.4.1',
      'ACORD 4.4.2',
      'ACORD 3.3.4',
      'APQC PCF 3.3.3.3 Determine pricing based on volume/unit forecast',
      'APQC PCF 3.3.3',
      'APQC PCF 3.5.3',
    ],
    phrases: {
      en: 'group health renewal, experience rating health plan, employer group underwriting, medical rate renewal, plan design modeling',
      de: 'Gruppenverträge Kranken verlängern, Beitragskalkulation Firmengeschäft, bKV-Tarifierung',
      es: 'renovación de pólizas colectivas de salud, tarificación de colectivos de salud',
      fr: 'renouvellement des contrats santé collectifs, tarification santé entreprise',
      it: 'rinnovo polizze sanitarie collettive, tariffazione fondi sanitari aziendali',
      nl: 'collectieve zorgcontracten verlengen, premie collectieve zorgverzekering',
      pt: 'renovação de seguros de saúde de grupo, tarifação de saúde de grupo',
    },
    not: 'motor renewal, subscription renewal, urban renewal',
    benefit: { moves: 'losses', share: [0.005, 0.012, 0.025], basis: 'judgement' },
    effort: [40, 70, 115],
    cost: [52, 95, 165],
    runCost: 30,
    risk: {
      main: 'Sick employees can be identified in small groups; employers see pooled figures only, and groups below the limit get manual rates.',
      decidesAboutPerson: true,
      specialCategories: true,
      aiAct: 'annex III: essential services',
    },
    capabilities: ['set-prices', 'forecast-figures', 'underwrite-risks'],
    measures: [
      { name: 'Expected against actual cost of renewed groups', unit: '% deviation', better: 'lower' },
      { name: 'Days from data request to renewal offer', unit: 'days', better: 'lower' },
    ],
  },
  {
    id: 'health-plan-provider-claim-status-and-dispute-line',
    title: 'Practices’ claim status calls and payment disputes answered from the adjudication trace',
    type: 'agentic',
    description:
      'Billing offices hold for thirty minutes to hear “denied, code 97” and then file a dispute that says the same. An agent on phone, portal and claim status transaction identifies the practice, reads edits, contract, authorization and remittance, and explains which line failed for which rule and what would correct it. A dispute is opened with category, documents and the repriced line; obvious plan errors go to adjustment without a form.',
    staysWithPeople: 'Provider relations decide disputes and patterns; contract questions go to the network manager.',
    firstStep: 'Answer portal status questions of one clearinghouse group for a month and measure calls and disputes.',
    needs:
      'Adjudication trace per line, contract and authorization look-ups, practice authentication, and dispute categories.',
    industries: ['health-insurance'],
    at: [
      'ACORD 5.5.2.1',
      'APQC PCF 6.2.2',
      'APQC PCF 9.6.1.9 Respond to AP inquiries',
      'APQC PCF 9.6.1.7 Research/Resolve payable exceptions',
      'APQC PCF 9.6.1',
    ],
    phrases: {
      en: 'provider inquiries, provider call center, claim status inquiries from providers, provider payment disputes, provider services',
      de: 'Anfragen von Leistungserbringern beantworten, Abrechnungsrückfragen Praxen, Rechnungsdifferenzen mit Leistungserbringern',
      es: 'atención a prestadores sanitarios, consultas de facturas de médicos',
      fr: 'relation professionnels de santé, réclamations de paiement des praticiens',
      it: 'assistenza a strutture convenzionate, contestazioni pagamenti medici',
      nl: 'vragen van zorgaanbieders over declaraties, declaratiegeschillen',
      pt: 'apoio a prestadores de saúde, dúvidas de faturação de prestadores',
    },
    not: 'internet provider support, supplier portal of a manufacturer',
    benefit: { moves: 'handling time', share: [0.25, 0.4, 0.55], basis: 'judgement' },
    effort: [45, 78, 130],
    cost: [60, 112, 195],
    runCost: 60,
    risk: {
      main: 'Patient data reaches the wrong office; tax number, claim number and date of service must agree before any detail.',
      specialCategories: true,
      aiAct: 'transparency',
    },
    capabilities: ['answer-enquiries', 'handle-claims', 'plan-and-act'],
    measures: [
      { name: 'Provider calls per 1,000 claims', unit: 'calls', better: 'lower' },
      { name: 'Disputes decided in the practice’s favor', unit: '%', better: 'lower' },
    ],
  },
];

import type { UseCase } from '../../use-case.ts';

export const qualityDefinition: readonly UseCase[] = [
  {
    id: 'mfg-specification-limits-from-customer-documents',
    title: 'Acceptance limits read from customer drawings, norms and pharmacopoeia texts',
    type: 'ai',
    description:
      'A new customer drawing refers to three norms and a house standard, and a quality planner types sixty limits, missing that revision F tightened one radius. A document model reads drawing, norm tables and contract annex into characteristic, nominal, limit, unit, method and source line, and compares them with the version in the quality system. The planner sees only new, changed and contradicting limits.',
    staysWithPeople:
      'Product owner and quality head approve each version; a contradiction is cleared with the customer.',
    firstStep: 'Read the last three revisions of ten drawings and count the changes that had been overlooked.',
    needs: 'Documents in readable form, the norms bought, a characteristic catalog with units.',
    industries: ['manufacturing'],
    at: [
      'ISA-95 3.1.1',
      'APQC PCF 2.1.4.4 Manage specifications',
      'APQC PCF 4.1.8.3 Communicate quality specifications',
      'APQC PCF 13.3.1.1 Define critical-to-quality characteristics',
      'APQC PCF 4.1.3.4 Monitor material specifications',
    ],
    phrases: {
      en: 'maintain specifications, specification management, acceptance limits, quality specification entry, critical-to-quality characteristics, drawing revision comparison',
      de: 'Spezifikationsmanagement, Spezifikationen pflegen, Grenzwerte anlegen, Prüfmerkmale aus Zeichnung übernehmen',
      es: 'gestión de especificaciones, límites de aceptación, características críticas de calidad',
      fr: 'gestion des spécifications, limites d’acceptation, caractéristiques critiques qualité',
      it: 'gestione specifiche, limiti di accettazione, caratteristiche critiche',
      nl: 'specificatiebeheer, acceptatiegrenzen, kwaliteitskenmerken vastleggen',
      pt: 'gestão de especificações, limites de aceitação, características críticas da qualidade',
    },
    not: 'software specification, credit limit, job specification, requirements of an app',
    benefit: { moves: 'handling time', share: [0.3, 0.45, 0.6], basis: 'judgement' },
    effort: [35, 65, 110],
    cost: [50, 85, 150],
    runCost: 25,
    risk: {
      main: 'A limit misread by one decimal releases bad lots; safety and regulated characteristics are entered twice, by model and by person, and compared.',
      aiAct: 'none',
    },
    capabilities: ['extract-data', 'inspect-quality', 'manage-master-data'],
    measures: [
      { name: 'Limits changed after a missed revision', unit: 'per quarter', better: 'lower' },
      { name: 'Hours per specification version', unit: 'hours', better: 'lower' },
    ],
  },
  {
    id: 'mfg-inspection-plan-proposed-from-risk-and-history',
    title: 'Inspection plans proposed from failure modes, sister parts and supplier history',
    type: 'ai',
    description:
      'Every planner has an own style: one checks forty dimensions on a bracket, the next six on a brake part. From the characteristics, failure mode ratings, capability of the process and complaints on sister parts a plan is proposed: what, how often, sample size by the standard, gauge with enough resolution, and reaction rule. Characteristics measured for three years without one reject are listed for reduction, those with complaints for tightening.',
    staysWithPeople: 'The quality planner releases plans; customer-marked characteristics keep their agreed frequency.',
    firstStep: 'Propose plans for twenty existing parts and let two planners compare them with their own.',
    needs:
      'Failure mode analysis per part, inspection results by characteristic, gauge list with uncertainty, complaint codes.',
    industries: ['manufacturing'],
    at: [
      'ISA-95 3.1.3',
      'APQC PCF 4.1.8.2 Develop standard testing procedures',
      'APQC PCF 2.1.4.7 Develop and maintain quality/inspection documents',
    ],
    phrases: {
      en: 'inspection planning, sampling plan, create inspection plan, inspection quality plan, quality inspection documents, AQL sampling plan definition',
      de: 'Prüfplanung, Prüfplan erstellen, Stichprobenplan, QS-Plan, Prüfplanerstellung, Prüfpläne pflegen',
      es: 'planes de inspección, planes de muestreo, plan de calidad',
      fr: 'plans de contrôle réception, gammes de contrôle, plan d’échantillonnage',
      it: 'piani di controllo, piani di campionamento, pianificazione ispezioni',
      nl: 'keuringsplan, steekproefplan, inspectieplanning',
      pt: 'planos de inspeção, plano de amostragem, planejamento da qualidade',
    },
    not: 'store inspection, tax audit sample, building inspection, market sample',
    benefit: { moves: 'handling time', share: [0.2, 0.35, 0.5], basis: 'judgement' },
    effort: [35, 65, 110],
    cost: [45, 80, 140],
    runCost: 15,
    risk: {
      main: 'History says nothing about a defect that nobody looked for; reductions apply only where another control covers the failure mode.',
      aiAct: 'none',
    },
    capabilities: ['inspect-quality', 'recommend-actions'],
    measures: [
      { name: 'Inspection hours per 1,000 parts', unit: 'hours', better: 'lower' },
      { name: 'Complaints on uninspected characteristics', unit: 'count', better: 'lower' },
    ],
  },
  {
    id: 'mfg-fmea-updated-from-complaints-and-changes',
    title: 'Failure mode analysis reopened by each complaint, scrap peak and change',
    type: 'ai',
    description:
      'The FMEA was beautiful at launch and has slept since; the auditor asks why a complaint cause stands at occurrence 2. Each closed complaint, scrap peak and engineering change is matched with the failure modes of the affected process step; where rating and facts disagree, or a mode is missing, a change is drafted with the data behind it, and the linked control plan line is shown. The team meets with ten prepared questions instead of two hundred rows.',
    staysWithPeople: 'The cross-functional team rates; severity changes need design responsibility.',
    firstStep:
      'Match last year’s complaints of one product line with its FMEA and list modes that were missing or rated too low.',
    needs: 'FMEA and control plan as data with step and station, complaint and scrap codes, change orders.',
    industries: ['manufacturing'],
    at: [
      'ISA-95 3.1.4',
      'APQC PCF 13.3.1.2 Define preventive quality activities',
      'APQC PCF 13.3.1.3 Develop quality controls',
      'APQC PCF 13.3.3.4 Take corrective or preventative action',
    ],
    phrases: {
      en: 'FMEA maintenance, PFMEA update, control plan maintenance, failure mode analysis, reverse FMEA, risk analysis of the production process',
      de: 'FMEA pflegen, Prozess-FMEA, Produktionslenkungsplan, Control Plan aktualisieren',
      es: 'AMFE de proceso, actualización del plan de control, análisis modal de fallos',
      fr: 'AMDEC processus, plan de surveillance, mise à jour AMDEC',
      it: 'FMEA di processo, aggiornamento control plan, analisi dei modi di guasto',
      nl: 'proces-FMEA, controleplan bijwerken, faalwijzenanalyse',
      pt: 'FMEA de processo, atualização do plano de controle, análise de modos de falha',
    },
    not: 'enterprise risk register, credit risk, clinical risk',
    benefit: { moves: 'error rate', share: [0.1, 0.2, 0.35], basis: 'judgement' },
    effort: [30, 55, 95],
    cost: [40, 70, 120],
    runCost: 15,
    risk: {
      main: 'Ratings driven only by data drift to past failures; new processes and materials are marked for judgment by people first.',
      aiAct: 'none',
    },
    capabilities: ['generate-text', 'inspect-quality', 'assess-risk'],
    measures: [
      { name: 'Complaint causes already in the FMEA', unit: '%', better: 'higher' },
      { name: 'Age of last review after an event', unit: 'days', better: 'lower' },
    ],
  },
];

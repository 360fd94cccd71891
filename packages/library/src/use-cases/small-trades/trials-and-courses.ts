import type { UseCase } from '../../use-case.ts';

export const trialsAndCourses: readonly UseCase[] = [
  {
    id: 'gym-trial-visitors-followed-up',
    title: 'Trial visitors followed up by what they tried and what made them hesitate',
    type: 'agentic',
    description:
      'Nine come to try in a week and five are never asked again. At the end of the visit the trainer says in one sentence what was liked and what stood in the way: price, knee, alone, hours. An agent writes the next morning in that trainer’s name with the thing that fits, offers a second visit in a class with newcomers, books it into the calendar, and stops after the third message or the first no.',
    staysWithPeople: 'The trainer reads the first message before it goes, and does the talk about money.',
    firstStep: 'Half of the visitors of six weeks get it and half the old way; compare contracts.',
    needs: 'List of trials with trainer and note, consent to messages, calendar of classes with places.',
    industries: ['fitness'],
    at: [],
    phrases: {
      en: 'follow up trial visits, trial training follow-up, trial members, convert trial sessions, gym leads',
      de: 'Probetraining nachfassen, Interessenten Studio nachfassen, Probetrainings vereinbaren',
      es: 'seguimiento de clases de prueba, captar socios tras la prueba',
      fr: 'relance après séance d’essai, suivi des essais en salle',
      it: 'seguire le prove gratuite, richiamare dopo la lezione di prova',
      nl: 'proeflessen opvolgen, proefles nabellen',
      pt: 'acompanhamento de aulas experimentais, contactar após aula experimental',
    },
    not: 'clinical trials, software trial, court trial, product samples',
    benefit: { moves: 'revenue', share: [0.02, 0.04, 0.08], basis: 'judgement' },
    effort: [3, 5, 10],
    cost: [1, 3, 7],
    runCost: 1,
    risk: {
      main: 'It pesters; three messages are the limit, each with a way out, and a no is kept for good.',
      aiAct: 'transparency',
    },
    capabilities: ['manage-leads', 'generate-text', 'plan-and-act'],
    measures: [
      { name: 'Trials that become contracts', unit: '%', better: 'higher' },
      { name: 'Visitors without any answer', unit: '%', better: 'lower' },
    ],
  },

  {
    id: 'gym-course-bills-and-attendance-proofs',
    title: 'Attendance of prevention and company courses proven and billed to each payer',
    type: 'automation',
    description:
      'Rehabilitation and prevention courses are paid by insurers, company sport by employers, and each wants its own list with signatures. Check-in at the class with card or phone stands for the signature where the payer takes it; sessions left per prescription are counted, and whoever runs out is told in time. At month end each payer’s file or form is filled with prescription, dates and price, and refusals come back to the very session.',
    staysWithPeople: 'The course leader confirms who was there, and the office argues about refusals.',
    firstStep: 'Bill one insurer for two months by machine, and compare refusals and hours.',
    needs: 'Prescriptions or company contracts with limits, check-ins by class, formats of payers.',
    industries: ['fitness'],
    at: [],
    phrases: {
      en: 'bill courses to insurers and employers, contract with employers and health insurers, prevention course billing, rehabilitation sports billing, corporate wellness billing',
      de: 'Rehasport abrechnen, Präventionskurse abrechnen, Firmenfitness abrechnen, Teilnahmelisten Kurse',
      es: 'facturar cursos de prevención, acuerdos con empresas y mutuas del gimnasio',
      fr: 'facturer les cours sport santé, conventions avec entreprises et mutuelles de la salle',
      it: 'fatturare corsi a enti e aziende, convenzioni aziendali palestra',
      nl: 'bedrijfsfitness factureren, preventiecursussen declareren',
      pt: 'faturar aulas a seguradoras e empresas, protocolos com empresas do ginásio',
    },
    not: 'university courses, tuition fees, hospital billing',
    benefit: { moves: 'handling time', share: [0.4, 0.6, 0.75], basis: 'judgement' },
    effort: [4, 8, 15],
    cost: [2, 5, 12],
    runCost: 1,
    risk: {
      main: 'A session is billed that nobody attended; only check-ins confirmed by the course leader count, and prescriptions are seen by the office only.',
      specialCategories: true,
      aiAct: 'none',
    },
    capabilities: ['bill-customers', 'extract-data', 'decide-by-rule'],
    measures: [
      { name: 'Sessions refused by payers', unit: '%', better: 'lower' },
      { name: 'Hours of billing a month', unit: 'hours', better: 'lower' },
    ],
  },
];

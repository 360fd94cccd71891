import type { UseCase } from '../../use-case.ts';

export const patientLine: readonly UseCase[] = [
  {
    id: 'hospital-patient-phone-and-portal-line',
    title: 'Patient calls and portal messages on appointments, preparation and bills answered or routed',
    type: 'agentic',
    description:
      'Half of the callers to a clinic hang up, most of them with a question on time, place, fasting or a bill. A voice and chat agent verifies the patient, reads and moves appointments within the clinic’s rules, repeats the approved preparation leaflet, explains a bill line and takes a refill request to the queue. Symptoms, results and medication advice are never answered: red-flag words connect to a nurse at once.',
    staysWithPeople: 'Nurses and physicians give advice; clinic staff decide on exceptions and urgent slots.',
    firstStep:
      'Take after-hours and overflow calls of one clinic for six weeks and have nurses review every transcript.',
    needs:
      'Scheduling interface, approved leaflets and rules per clinic, patient verification, and a nurse line around the clock.',
    industries: ['hospitals'],
    at: [
      'APQC PCF 6.2.2',
      'APQC PCF 6.2.2.1 Receive customer problems, requests, and inquiries',
      'APQC PCF 6.2.2.3 Resolve customer problems, requests, and inquiries',
      'APQC PCF 9.2.2.5 Resolve customer billing inquiries',
    ],
    phrases: {
      en: 'patient inquiries, patient call center, patient portal messages, answer patient calls, hospital switchboard, refill requests',
      de: 'Patientenanfragen beantworten, Telefonzentrale Klinik, Patientenportal Nachrichten, Terminhotline',
      es: 'atención telefónica a pacientes, mensajes del portal del paciente, centralita del hospital',
      fr: 'accueil téléphonique des patients, messages du portail patient, standard hospitalier',
      it: 'centralino ospedaliero, richieste dei pazienti, messaggi del portale paziente',
      nl: 'telefonische bereikbaarheid polikliniek, vragen van patiënten, patiëntenportaal berichten',
      pt: 'atendimento telefónico a utentes, mensagens do portal do utente, central telefónica do hospital',
    },
    not: 'insurer member line, emergency dispatch, IT service desk',
    benefit: { moves: 'handling time', share: [0.2, 0.35, 0.5], basis: 'judgement' },
    effort: [50, 88, 145],
    cost: [68, 128, 220],
    runCost: 70,
    risk: {
      main: 'A stroke is booked for Thursday; red-flag words end every dialog, and missed ones are searched in all transcripts daily.',
      specialCategories: true,
      aiAct: 'transparency',
    },
    capabilities: ['answer-enquiries', 'plan-and-act', 'schedule-work'],
    measures: [
      { name: 'Calls abandoned', unit: '%', better: 'lower' },
      { name: 'Red-flag calls connected within a minute', unit: '%', better: 'higher' },
    ],
  },
  {
    id: 'hospital-registry-and-quality-data-abstraction',
    title: 'Registry and quality forms filled from the chart with the passage behind each field',
    type: 'ai',
    description:
      'Nurses read two hours of chart to fill ninety fields for the cardiac or cancer registry. Structured values are taken from results and procedure logs, a language model proposes the rest with passage and date under the registry’s definitions, and contradictory or missing fields are listed first. The abstractor confirms, plausibility checks run before the export, and indicators reach the clinic weekly instead of yearly.',
    staysWithPeople: 'Abstractors confirm fields; physicians answer open clinical questions.',
    firstStep: 'Fill fifty cases of one registry twice and compare field agreement and minutes.',
    needs: 'Chart access with notes and results, registry definitions by version, and past submissions.',
    industries: ['hospitals'],
    at: [
      'APQC PCF 9.3.4.7 Produce regulatory reports',
      'APQC PCF 13.6.3.3 Collect performance data',
      'APQC PCF 13.6.3',
      'APQC PCF 11.2.2.8 Compile and communicate internal and regulatory compliance reports',
      'APQC PCF 9.3.4',
    ],
    phrases: {
      en: 'clinical registry abstraction, quality data reporting hospital, cancer registry reporting, core measures abstraction, clinical quality indicators',
      de: 'externe Qualitätssicherung QS-Bögen, Krebsregistermeldung, Qualitätsindikatoren Klinik dokumentieren',
      es: 'registros clínicos, registro de tumores, indicadores de calidad hospitalaria',
      fr: 'recueil des indicateurs IQSS, registres cliniques, registre des cancers',
      it: 'registri clinici, registro tumori, indicatori di esito ospedaliero',
      nl: 'kwaliteitsregistraties aanleveren, kankerregistratie',
      pt: 'registos clínicos nacionais, registo oncológico, indicadores de qualidade hospitalar',
    },
    not: 'company register, domain registry, wedding registry',
    benefit: { moves: 'handling time', share: [0.3, 0.45, 0.6], basis: 'judgement' },
    effort: [40, 70, 115],
    cost: [55, 100, 175],
    runCost: 40,
    risk: {
      main: 'A definition is misread the same way in all cases; each field is double-abstracted for twenty cases per quarter.',
      specialCategories: true,
      aiAct: 'none',
    },
    capabilities: ['extract-data', 'monitor-performance'],
    measures: [
      { name: 'Minutes per registry case', unit: 'minutes', better: 'lower' },
      { name: 'Fields in agreement with double abstraction', unit: '%', better: 'higher' },
    ],
  },
];

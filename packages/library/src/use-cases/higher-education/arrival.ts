import type { UseCase } from '../../use-case.ts';

export const arrival: readonly UseCase[] = [
  {
    id: 'university-arrival-of-international-students-coordinated',
    title: 'Arrival of international students coordinated: visa, insurance, housing, enrollment',
    type: 'agentic',
    description:
      'Of those admitted from abroad a fifth does not arrive in time: the consulate has no slot, the blocked account takes weeks, enrollment needs an insurance number. From the admission an agent builds each person’s plan by country, watches dependencies and dates, asks for documents in the student’s language, fills what the university itself issues, books orientation and room, and tells the office who will miss the start and whether a deferral is wiser.',
    staysWithPeople: 'The international office decides on late enrollment and deferral, and calls those in trouble.',
    firstStep: 'Plan one intake of two programs from three countries, with messages released by the office.',
    needs: 'Steps by country with lead times, admission and housing data, document templates, and consent.',
    industries: ['higher-education'],
    at: [],
    phrases: {
      en: 'international student arrival, international student onboarding, student visa support, exchange student coordination, international office, exchange programmes, student mobility, Erasmus incoming',
      de: 'Einreise internationaler Studierender, Betreuung internationaler Studierender, Visabegleitung, International Office, Austauschprogramme, Studierendenmobilität, Erasmus-Mobilität',
      es: 'acogida de estudiantes internacionales, trámites de visado de estudiantes, movilidad estudiantil',
      fr: 'accueil des étudiants internationaux, accompagnement visa étudiant, mobilité étudiante',
      it: 'accoglienza studenti internazionali, visto studenti, mobilità studentesca',
      nl: 'ontvangst internationale studenten, visumbegeleiding studenten, studentmobiliteit',
      pt: 'acolhimento de estudantes internacionais, apoio ao visto de estudante, mobilidade estudantil',
    },
    not: 'employee relocation, tourist visa, customer onboarding',
    benefit: { moves: 'losses', share: [0.08, 0.15, 0.22], basis: 'judgement' },
    effort: [20, 38, 68],
    cost: [25, 50, 92],
    runCost: 14,
    risk: {
      main: 'A wrong hint on visas costs a year; steps come from a table the office maintains, with the consulate’s page and date.',
      aiAct: 'transparency',
    },
    capabilities: ['plan-and-act', 'serve-online'],
    measures: [
      { name: 'Admitted students present in week one', unit: '%', better: 'higher' },
      { name: 'Staff mails per arrival', unit: 'mails', better: 'lower' },
    ],
  },
];

import type { FileLanguage } from '@process-ai/contract/export-covers';

interface SteeringWords {
  /** `withoutGates` = its task where the plan has none. */
  committee: { name: string; who: string; task: string; withoutGates: string };
  owners: { name: string; who(open: number): string; rhythm: string; task: string };
  escalation: { name: string; who: string; rhythm: string };
  /** While work is done; months of the plan. */
  monthly(from: string, to: string): string;
  atGates(count: number): string;
  /** After it, while the case counts. */
  quarterly(to: string): string;
  /** Outside what the case itself reckons with. */
  leaves: Record<'savings' | 'cost' | 'delay', (at: string) => string>;
  measure: string;
}

export const STEERING_WORDS: Readonly<Record<FileLanguage, SteeringWords>> = {
  en: {
    committee: {
      name: 'Steering committee',
      who: 'Sponsor (chair) and the owners of the initiatives',
      task: 'Releases budgets, decides at the gates, stops what misses them',
      withoutGates: 'Releases budgets, stops what falls behind the plan',
    },
    owners: {
      name: 'Owners',
      who: (open) => `One for each initiative${open > 0 ? `; ${open} still to be named` : ''}`,
      rhythm: 'Monthly, before the committee meets',
      task: 'Report months, cost, savings, and measures against the plan; propose what the committee decides',
    },
    escalation: {
      name: 'Escalation',
      who: 'Owner to sponsor, who calls the committee',
      rhythm: 'At once, not at the next meeting',
    },
    monthly: (from, to) => `Monthly, ${from} to ${to}`,
    atGates: (count) => (count === 1 ? 'before the gate' : `before each of the ${count} gates`),
    quarterly: (to) => `then quarterly to ${to}`,
    leaves: {
      savings: (at) => `savings below ${at} of plan`,
      cost: (at) => `cost above ${at} of plan`,
      delay: (at) => `more than ${at} months late`,
    },
    measure: 'a measure short of its target when its initiative ends',
  },
  de: {
    committee: {
      name: 'Steuerungskreis',
      who: 'Auftraggeber (Vorsitz) und die Verantwortlichen der Initiativen',
      task: 'Gibt Budgets frei, entscheidet an Meilensteinen, beendet, was sie verfehlt',
      withoutGates: 'Gibt Budgets frei, beendet, was hinter dem Plan zurückbleibt',
    },
    owners: {
      name: 'Verantwortliche',
      who: (open) => `Je Initiative eine Rolle${open > 0 ? `; ${open} noch zu benennen` : ''}`,
      rhythm: 'Monatlich, vor dem Steuerungskreis',
      task: 'Berichten Termine, Kosten, Einsparungen und Kennzahlen gegen den Plan; schlagen vor, was der Steuerungskreis entscheidet',
    },
    escalation: {
      name: 'Eskalation',
      who: 'Verantwortliche an Auftraggeber, der den Steuerungskreis einberuft',
      rhythm: 'Sofort, nicht erst zur nächsten Sitzung',
    },
    monthly: (from, to) => `Monatlich, ${from} bis ${to}`,
    atGates: (count) => (count === 1 ? 'vor dem Meilenstein' : `vor jedem der ${count} Meilensteine`),
    quarterly: (to) => `danach vierteljährlich bis ${to}`,
    leaves: {
      savings: (at) => `Einsparungen unter ${at} des Plans`,
      cost: (at) => `Kosten über ${at} des Plans`,
      delay: (at) => `mehr als ${at} Monate Verzug`,
    },
    measure: 'eine Kennzahl am Ende ihrer Initiative nicht am Ziel',
  },
  es: {
    committee: {
      name: 'Comité de dirección',
      who: 'Patrocinador (preside) y los responsables de las iniciativas',
      task: 'Libera presupuestos, decide en los hitos y detiene lo que no los alcanza',
      withoutGates: 'Libera presupuestos y detiene lo que se queda por debajo del plan',
    },
    owners: {
      name: 'Responsables',
      who: (open) => `Uno por iniciativa${open > 0 ? `; ${open} por nombrar` : ''}`,
      rhythm: 'Cada mes, antes del comité',
      task: 'Informan de plazos, costes, ahorros e indicadores frente al plan; proponen lo que decide el comité',
    },
    escalation: {
      name: 'Escalado',
      who: 'Del responsable al patrocinador, que convoca al comité',
      rhythm: 'De inmediato, sin esperar a la próxima reunión',
    },
    monthly: (from, to) => `Cada mes, de ${from} a ${to}`,
    atGates: (count) => (count === 1 ? 'antes del hito' : `antes de cada uno de los ${count} hitos`),
    quarterly: (to) => `después, cada trimestre hasta ${to}`,
    leaves: {
      savings: (at) => `ahorro por debajo del ${at} del plan`,
      cost: (at) => `coste por encima del ${at} del plan`,
      delay: (at) => `más de ${at} meses de retraso`,
    },
    measure: 'un indicador que no alcanza su objetivo al terminar su iniciativa',
  },
  fr: {
    committee: {
      name: 'Comité de pilotage',
      who: 'Commanditaire (préside) et les responsables des initiatives',
      task: 'Débloque les budgets, décide aux jalons, arrête ce qui ne les atteint pas',
      withoutGates: 'Débloque les budgets, arrête ce qui ne suit pas le plan',
    },
    owners: {
      name: 'Responsables',
      who: (open) => `Un par initiative${open > 0 ? ` ; ${open} à nommer` : ''}`,
      rhythm: 'Chaque mois, avant le comité',
      task: 'Rendent compte des délais, des coûts, des économies et des indicateurs ; proposent ce que le comité décide',
    },
    escalation: {
      name: 'Escalade',
      who: 'Du responsable au commanditaire, qui convoque le comité',
      rhythm: 'Aussitôt, sans attendre la prochaine réunion',
    },
    monthly: (from, to) => `Chaque mois, de ${from} à ${to}`,
    atGates: (count) => (count === 1 ? 'avant le jalon' : `avant chacun des ${count} jalons`),
    quarterly: (to) => `puis chaque trimestre jusqu’à ${to}`,
    leaves: {
      savings: (at) => `économies inférieures à ${at} du plan`,
      cost: (at) => `coût supérieur à ${at} du plan`,
      delay: (at) => `plus de ${at} mois de retard`,
    },
    measure: 'un indicateur en deçà de sa cible à la fin de son initiative',
  },
};

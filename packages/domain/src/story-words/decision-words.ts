import type { FileLanguage } from '@process-ai/contract/export-covers';
import { capitalized } from '../capitalized.ts';
import type { StatedConstraint } from '../client-situation.ts';

/** What is to be decided of money, gates, vendors, and the conditions that the client set. */
interface DecisionWords {
  /** `month` = when the first of them begins. */
  releaseFrom(count: number, month: string): string;
  /** Of money for work that begins before something that it depends on has passed its gate. */
  beforeGate(name: string, month: string): string;
  askAgain(name: string): string;
  askAgainMany(count: number): string;
  /** Of what is committed though the case counts no saving of it, or proposed and not measured. */
  outside: Record<'committed' | 'proposed', string>;
  /** Of what has a gate that nothing else waits for, by name or by number. */
  gatesTogether(which: string): string;
  countedInitiatives(count: number): string;
  /** Of proposals that nobody decided on, and of what is accepted and in no initiative; 0 = none of these. */
  leftOpen(proposals: number, unplanned: number): string;
  leftOpenWhy: string;
  settle: Record<StatedConstraint['kind'], (about: string) => string>;
  /** `named` = what it is built into; empty where that is not known. */
  buildLimit(limit: string, named: string, about: string): string;
  condition(quotes: readonly string[]): string;
  redeploy(fte: string): string;
  mostIn(area: string, fte: string): string;
  /** Of uses of AI that have no class of the AI Act. */
  classUses(count: number): string;
  counsel: string;
  /** `name` = what of the plan is the first to need it. */
  classWhy(name: string, when: string): string;
  /** `name` = what has begun first of those that need it. */
  begunUnclassed(name: string): string;
  redeployWhy: string;
  compare: string;
  compareWhy: string;
  compareMore: string;
  /** `nearest` = null where none covers any of it. */
  compareMoreWhy(count: number, nearest: readonly [name: string, covered: string] | null): string;
}

/** The word before a colon, and what it is about where that is said. */
const about = (word: string, of: string, colon = ': ') => (of === '' ? word : `${word}${colon}${of}`);

/** What of the two there is, as one sentence. */
const both = (first: string | false, second: string | false, between: string) =>
  capitalized([first, second].filter(Boolean).join(between));

export const DECISION_WORDS: Readonly<Record<FileLanguage, DecisionWords>> = {
  en: {
    releaseFrom: (count, month) => `Release the budget of the ${count} initiatives that follow from ${month} on`,
    beforeGate: (name, month) => `before “${name}” has passed its gate (${month})`,
    askAgain: (name) => `Decide anew on “${name}”: release its budget, or drop it`,
    askAgainMany: (count) => `Decide anew on ${count} initiatives: release their budgets, or drop them`,
    outside: {
      committed: 'committed, without a saving that the case counts: released for another benefit, or taken back',
      proposed: 'not measured, and in no figure of the case: measured first, or left out',
    },
    gatesTogether: (which) => `Go on with ${which} at their last gates, or stop them`,
    countedInitiatives: (count) => `${count} initiatives`,
    leftOpen: (proposals, unplanned) =>
      both(
        proposals > 0 && `accept or reject the ${proposals === 1 ? 'proposal' : `${proposals} proposals`} still open`,
        unplanned > 0 &&
          `give ${unplanned === 1 ? 'the one accepted' : `${unplanned} accepted`} without an initiative a month and an owner`,
        ', and ',
      ),
    leftOpenWhy: 'in no figure of the case until then',
    settle: {
      jobs: () => 'Keep the freed work on the payroll, or have the condition changed',
      person: (of) => about('Set the limit above which a person decides', of),
      order: (of) => `Begin with ${of}, or have the condition changed`,
      budget: () => 'Cut the plan to the budget that was set, or have more set',
      data: () => 'Settle in the contract where the data stay',
      other: (of) => about('Settle how the condition is kept', of),
    },
    buildLimit: (limit, named, of) =>
      named ? `Build the limit of ${limit} into ${named}` : about(`Build in the limit of ${limit}`, of),
    condition: (quotes) => `condition: ${quotes.map((quote) => `“${quote}”`).join('; ')}`,
    redeploy: (fte) => `Name by area the work that takes up the ${fte} FTE that become free`,
    mostIn: (area, fte) => `${fte} FTE of it in ${area}`,
    classUses: (count) => `Class the ${count === 1 ? 'use' : `${count} uses`} of AI under the AI Act`,
    counsel: 'Counsel',
    classWhy: (name, when) => `“${name}” waits for it (${when})`,
    begunUnclassed: (name) => `“${name}” has begun without it and needs it first`,
    redeployWhy: 'it counts as time for other work, which nobody has named yet',
    compare: 'Compare vendors, or have a build estimated',
    compareWhy: 'no vendor has been compared yet; before a budget is released',
    compareMore: 'Compare more vendors, or have a build estimated',
    compareMoreWhy: (count, nearest) =>
      `${count === 1 ? 'The one vendor compared does not fit' : `None of the ${count} vendors compared fits`}${nearest ? `: ${nearest[0]} covers ${nearest[1]} of the need` : ''}`,
  },
  de: {
    releaseFrom: (count, month) => `Budget der ${count} Initiativen freigeben, die ab ${month} folgen`,
    beforeGate: (name, month) => `noch vor dem Meilenstein von „${name}“ (${month})`,
    askAgain: (name) => `Über „${name}“ neu entscheiden: Budget freigeben oder streichen`,
    askAgainMany: (count) => `Über ${count} Initiativen neu entscheiden: Budgets freigeben oder streichen`,
    outside: {
      committed:
        'zugesagt, ohne Einsparung, die in der Rechnung zählt: wegen eines anderen Nutzens freigeben oder zurücknehmen',
      proposed: 'nicht gemessen und in keiner Zahl der Rechnung: zuerst messen oder weglassen',
    },
    gatesTogether: (which) => `${which} an ihren letzten Meilensteinen fortführen oder beenden`,
    countedInitiatives: (count) => `${count} Initiativen`,
    leftOpen: (proposals, unplanned) =>
      both(
        proposals > 0 &&
          (proposals === 1
            ? 'den offenen Vorschlag annehmen oder ablehnen'
            : `die ${proposals} offenen Vorschläge annehmen oder ablehnen`),
        unplanned > 0 &&
          (unplanned === 1
            ? 'ein angenommenes Potenzial ohne Initiative einplanen'
            : `${unplanned} angenommene Potenziale ohne Initiative einplanen`),
        ', ',
      ),
    leftOpenWhy: 'bis dahin in keiner Zahl der Rechnung',
    settle: {
      jobs: () => 'Frei werdende Arbeit in den Personalkosten belassen oder die Bedingung ändern lassen',
      person: (of) => about('Grenze festlegen, ab der ein Mensch entscheidet', of),
      order: (of) => `Mit ${of} beginnen oder die Bedingung ändern lassen`,
      budget: () => 'Den Plan auf das gesetzte Budget kürzen oder ein höheres setzen lassen',
      data: () => 'Im Vertrag regeln, wo die Daten bleiben',
      other: (of) => about('Klären, wie die Bedingung eingehalten wird', of),
    },
    buildLimit: (limit, named, of) => about(`Grenze von ${limit} einbauen`, named || of),
    condition: (quotes) => `Bedingung: ${quotes.map((quote) => `„${quote}“`).join('; ')}`,
    redeploy: (fte) => `Je Bereich benennen, welche Aufgaben die frei werdenden ${fte} VZÄ übernehmen`,
    mostIn: (area, fte) => `davon ${fte} VZÄ in ${area}`,
    classUses: (count) =>
      count === 1
        ? 'Die KI-Anwendung nach der KI-Verordnung einstufen'
        : `Die ${count} KI-Anwendungen nach der KI-Verordnung einstufen`,
    counsel: 'Rechtsabteilung',
    classWhy: (name, when) => `„${name}“ wartet darauf (${when})`,
    begunUnclassed: (name) => `„${name}“ hat ohne die Einstufung begonnen und braucht sie zuerst`,
    redeployWhy: 'sie zählen als Zeit für andere Aufgaben, die noch niemand benannt hat',
    compare: 'Anbieter vergleichen oder eine Eigenentwicklung schätzen lassen',
    compareWhy: 'bisher ist kein Anbieter verglichen; vor jeder Budgetfreigabe',
    compareMore: 'Weitere Anbieter vergleichen oder eine Eigenentwicklung schätzen lassen',
    compareMoreWhy: (count, nearest) =>
      `${count === 1 ? 'Der eine verglichene Anbieter passt nicht' : `Keiner der ${count} verglichenen Anbieter passt`}${nearest ? `: ${nearest[0]} deckt ${nearest[1]} des Bedarfs` : ''}`,
  },
  es: {
    releaseFrom: (count, month) => `Liberar el presupuesto de las ${count} iniciativas que siguen a partir de ${month}`,
    beforeGate: (name, month) => `antes del hito de «${name}» (${month})`,
    askAgain: (name) => `Volver a decidir sobre «${name}»: liberar su presupuesto o descartarla`,
    askAgainMany: (count) => `Volver a decidir sobre ${count} iniciativas: liberar sus presupuestos o descartarlas`,
    outside: {
      committed: 'aprobada, sin un ahorro que el caso cuente: liberar por otro beneficio o retirarla',
      proposed: 'sin medir y en ninguna cifra del caso: medirla antes o dejarla fuera',
    },
    gatesTogether: (which) => `Continuar con ${which} en sus últimos hitos o detenerlas`,
    countedInitiatives: (count) => `${count} iniciativas`,
    leftOpen: (proposals, unplanned) =>
      both(
        proposals > 0 &&
          (proposals === 1
            ? 'aceptar o rechazar la propuesta pendiente'
            : `aceptar o rechazar las ${proposals} propuestas pendientes`),
        unplanned > 0 &&
          (unplanned === 1
            ? 'planificar la oportunidad aceptada sin iniciativa'
            : `planificar las ${unplanned} aceptadas sin iniciativa`),
        ', y ',
      ),
    leftOpenWhy: 'hasta entonces, en ninguna cifra del caso',
    settle: {
      jobs: () => 'Mantener en plantilla el trabajo liberado o pedir que se cambie la condición',
      person: (of) => about('Fijar el límite a partir del cual decide una persona', of),
      order: (of) => `Empezar por ${of} o pedir que se cambie la condición`,
      budget: () => 'Recortar el plan al presupuesto fijado o pedir que se amplíe',
      data: () => 'Acordar en el contrato dónde permanecen los datos',
      other: (of) => about('Aclarar cómo se cumple la condición', of),
    },
    buildLimit: (limit, named, of) =>
      named ? `Incorporar el límite de ${limit} en ${named}` : about(`Incorporar el límite de ${limit}`, of),
    condition: (quotes) => `condición: ${quotes.map((quote) => `«${quote}»`).join('; ')}`,
    redeploy: (fte) => `Definir por área qué trabajo ocupa los ${fte} ETC que quedan libres`,
    mostIn: (area, fte) => `de ellos, ${fte} ETC en ${area}`,
    classUses: (count) =>
      count === 1
        ? 'Clasificar el uso de IA según el Reglamento de IA'
        : `Clasificar los ${count} usos de IA según el Reglamento de IA`,
    counsel: 'Asesoría jurídica',
    classWhy: (name, when) => `«${name}» depende de ello (${when})`,
    begunUnclassed: (name) => `«${name}» ha empezado sin esa clasificación y es la primera que la necesita`,
    redeployWhy: 'cuentan como tiempo para otro trabajo, que nadie ha definido aún',
    compare: 'Comparar proveedores o pedir una estimación de desarrollo propio',
    compareWhy: 'aún no se ha comparado ningún proveedor; antes de liberar presupuesto',
    compareMore: 'Comparar más proveedores o pedir una estimación de desarrollo propio',
    compareMoreWhy: (count, nearest) =>
      `${count === 1 ? 'El único proveedor comparado no encaja' : `Ninguno de los ${count} proveedores comparados encaja`}${nearest ? `: ${nearest[0]} cubre el ${nearest[1]} de lo necesario` : ''}`,
  },
  fr: {
    releaseFrom: (count, month) => `Débloquer le budget des ${count} initiatives suivantes, à partir de ${month}`,
    beforeGate: (name, month) => `avant le jalon de « ${name} » (${month})`,
    askAgain: (name) => `Se prononcer à nouveau sur « ${name} » : débloquer son budget ou y renoncer`,
    askAgainMany: (count) => `Se prononcer à nouveau sur ${count} initiatives : débloquer leurs budgets ou y renoncer`,
    outside: {
      committed: 'engagée, sans économie comptée dans l’étude : à débloquer pour un autre bénéfice, ou à retirer',
      proposed: 'non mesurée, dans aucun chiffre de l’étude : à mesurer d’abord, ou à laisser de côté',
    },
    gatesTogether: (which) => `Poursuivre ${which} à leurs derniers jalons, ou les arrêter`,
    countedInitiatives: (count) => `${count} initiatives`,
    leftOpen: (proposals, unplanned) =>
      both(
        proposals > 0 &&
          (proposals === 1
            ? 'accepter ou rejeter la proposition en attente'
            : `accepter ou rejeter les ${proposals} propositions en attente`),
        unplanned > 0 &&
          (unplanned === 1
            ? 'planifier l’opportunité acceptée sans initiative'
            : `planifier les ${unplanned} acceptées sans initiative`),
        ', et ',
      ),
    leftOpenWhy: 'd’ici là, dans aucun chiffre de l’étude',
    settle: {
      jobs: () => 'Garder le travail libéré dans la masse salariale, ou faire modifier la condition',
      person: (of) => about('Fixer la limite au-delà de laquelle une personne décide', of, ' : '),
      order: (of) => `Commencer par ${of}, ou faire modifier la condition`,
      budget: () => 'Ramener le plan au budget fixé, ou faire relever celui-ci',
      data: () => 'Régler au contrat où restent les données',
      other: (of) => about('Préciser comment la condition est respectée', of, ' : '),
    },
    buildLimit: (limit, named, of) =>
      named ? `Intégrer la limite de ${limit} dans ${named}` : about(`Intégrer la limite de ${limit}`, of, ' : '),
    condition: (quotes) => `condition : ${quotes.map((quote) => `« ${quote} »`).join(' ; ')}`,
    redeploy: (fte) => `Nommer par domaine le travail auquel iront les ${fte} ETP libérés`,
    mostIn: (area, fte) => `dont ${fte} ETP dans ${area}`,
    classUses: (count) =>
      count === 1
        ? 'Classer l’usage d’IA au titre du règlement sur l’IA'
        : `Classer les ${count} usages d’IA au titre du règlement sur l’IA`,
    counsel: 'Conseil juridique',
    classWhy: (name, when) => `« ${name} » en dépend (${when})`,
    begunUnclassed: (name) => `« ${name} » a commencé sans ce classement et en a besoin en premier`,
    redeployWhy: 'ils comptent comme du temps pour un autre travail, que personne n’a encore nommé',
    compare: 'Comparer des fournisseurs, ou faire chiffrer un développement interne',
    compareWhy: 'aucun fournisseur n’a encore été comparé ; avant tout déblocage de budget',
    compareMore: 'Comparer d’autres fournisseurs, ou faire chiffrer un développement interne',
    compareMoreWhy: (count, nearest) =>
      `${count === 1 ? 'Le seul fournisseur comparé ne convient pas' : `Aucun des ${count} fournisseurs comparés ne convient`}${nearest ? ` : ${nearest[0]} couvre ${nearest[1]} du besoin` : ''}`,
  },
};

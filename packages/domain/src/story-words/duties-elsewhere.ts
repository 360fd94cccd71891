import type { FileLanguage } from '@process-ai/contract/export-covers';

/** What has to stand outside of Europe, where other laws hold and works councils are not the rule. */
interface Elsewhere {
  /** Of personal data; `byState` = in the United States, where each state has its own law. */
  privacy(byState: boolean): string;
  /** Of those whose work changes. */
  employees: string;
}

export const ELSEWHERE: Readonly<Record<FileLanguage, Elsewhere>> = {
  en: {
    privacy: (byState) =>
      `Purpose of each use on record, notice to those concerned, a contract with each vendor that sees the data, a risk assessment where they are sensitive${byState ? ', by the privacy law of each state' : ''}.`,
    employees:
      'Tell those concerned, and their union or other representatives where there are any, before it is decided; agree on what is recorded and who sees it.',
  },
  de: {
    privacy: (byState) =>
      `Zweck jeder Nutzung dokumentiert, Betroffene unterrichtet, ein Vertrag mit jedem Anbieter, der Daten sieht, Risikoprüfung bei sensiblen Daten${byState ? ', nach dem Datenschutzrecht jedes Bundesstaats' : ''}.`,
    employees:
      'Betroffene und, wo es sie gibt, Gewerkschaft oder Vertretung vor der Entscheidung unterrichten; vereinbaren, was aufgezeichnet wird und wer es sieht.',
  },
  es: {
    privacy: (byState) =>
      `Finalidad de cada uso documentada, aviso a los afectados, contrato con cada proveedor que ve los datos y evaluación de riesgos si son sensibles${byState ? ', según la ley de privacidad de cada estado' : ''}.`,
    employees:
      'Informar a los afectados y, si los hay, a su sindicato o representantes antes de decidir; acordar qué se registra y quién lo ve.',
  },
  fr: {
    privacy: (byState) =>
      `Finalité de chaque usage consignée, personnes informées, contrat avec chaque fournisseur qui voit les données, analyse de risque si elles sont sensibles${byState ? ', selon la loi de chaque État' : ''}.`,
    employees:
      'Informer les personnes concernées et, le cas échéant, leur syndicat ou leurs représentants avant toute décision ; convenir de ce qui est enregistré et de qui le voit.',
  },
};

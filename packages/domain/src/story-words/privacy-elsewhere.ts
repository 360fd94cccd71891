import type { FileLanguage } from '@process-ai/contract/export-covers';

/** What has to stand where personal data are used outside of Europe; `byState` = in the United States, where each state has its own law. */
export const PRIVACY_ELSEWHERE: Readonly<Record<FileLanguage, (byState: boolean) => string>> = {
  en: (byState) =>
    `Purpose of each use on record, notice to those concerned, a contract with each vendor that sees the data, a risk assessment where they are sensitive${byState ? ', by the privacy law of each state' : ''}.`,
  de: (byState) =>
    `Zweck jeder Nutzung dokumentiert, Betroffene unterrichtet, ein Vertrag mit jedem Anbieter, der Daten sieht, Risikoprüfung bei sensiblen Daten${byState ? ', nach dem Datenschutzrecht jedes Bundesstaats' : ''}.`,
  es: (byState) =>
    `Finalidad de cada uso documentada, aviso a los afectados, contrato con cada proveedor que ve los datos y evaluación de riesgos si son sensibles${byState ? ', según la ley de privacidad de cada estado' : ''}.`,
  fr: (byState) =>
    `Finalité de chaque usage consignée, personnes informées, contrat avec chaque fournisseur qui voit les données, analyse de risque si elles sont sensibles${byState ? ', selon la loi de chaque État' : ''}.`,
};

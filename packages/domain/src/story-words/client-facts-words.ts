import type { FileLanguage } from '@process-ai/contract/export-covers';
import { NUMBERS } from '../language.ts';

interface ClientFactsWords {
  /** What a fact is about. */
  topics: Record<'client' | 'size' | 'scope' | 'work' | 'customers', string>;
  /** Where a fact comes from. */
  sources: Record<'profile' | 'assumption' | 'library' | 'inputs' | 'benchmark' | 'journeys', string>;
  employees(count: string): string;
  revenue(amount: string): string;
  cases(count: string): string;
  assumed(employees: string, cost: string): string;
  /** `model` = the reference model, where there is one; `found` = with opportunities that are accepted, where anything is. */
  scope(all: string, model: string | null, found: string, decided: boolean): string;
  measured(count: string, all: string, fte: string, cost: string): string;
  unmeasured: string;
  /** `worst` = what feels worst today, where something feels bad. */
  journeys(count: number, touchPoints: number, worst: string | null): string;
  /** What all of it comes to, as sentences without their full stops. */
  costs(measured: number, all: number, cost: string, fte: string): string;
  unknown: string;
}

export const CLIENT_FACTS_WORDS: Readonly<Record<FileLanguage, ClientFactsWords>> = {
  en: {
    topics: {
      client: 'The client',
      size: 'Size',
      scope: 'Processes',
      work: 'Work today',
      customers: 'Customers today',
    },
    sources: {
      profile: 'Profile of the client',
      assumption: 'Assumption',
      library: 'Process library',
      inputs: 'Process data of the client',
      benchmark: 'Benchmark',
      journeys: 'Customer journeys',
    },
    employees: (count) => `${count} employees`,
    revenue: (amount) => `${amount} revenue a year`,
    cases: (count) => `${count} customers or cases a year`,
    assumed: (employees, cost) => `Assumed: ${employees} people at ${cost} a year`,
    scope: (all, model, found, decided) =>
      `${all} processes looked at${model === null ? '' : ` by ${model}`}, ${found} of them with ${decided ? 'accepted ' : ''}opportunities`,
    measured: (count, all, fte, cost) =>
      `${count} of ${all} processes are measured: ${fte} FTE of work, ${cost} a year`,
    unmeasured: 'No process is measured yet: what the work costs is known by benchmark alone',
    journeys: (count, touchPoints, worst) =>
      `${NUMBERS.en.counted(count, 'journey', 'journeys')} with ${NUMBERS.en.counted(touchPoints, 'touchpoint', 'touchpoints')}${worst === null ? '' : `; “${worst}” feels worst`}`,
    costs: (measured, all, cost, fte) =>
      `${measured < all ? `${NUMBERS.en.decimals(measured)} of ${NUMBERS.en.decimals(all)}` : `All ${NUMBERS.en.decimals(all)}`} processes cost ${cost} a year today, ${fte} FTE of work${measured < all ? '; the others are not measured' : ''}`,
    unknown: 'Nobody has measured yet what the processes cost: until then every amount is a benchmark',
  },
  de: {
    topics: {
      client: 'Das Unternehmen',
      size: 'Größe',
      scope: 'Prozesse',
      work: 'Arbeit heute',
      customers: 'Kunden heute',
    },
    sources: {
      profile: 'Profil des Unternehmens',
      assumption: 'Annahme',
      library: 'Prozessbibliothek',
      inputs: 'Prozessdaten des Unternehmens',
      benchmark: 'Benchmark',
      journeys: 'Kundenreisen',
    },
    employees: (count) => `${count} Beschäftigte`,
    revenue: (amount) => `${amount} Umsatz im Jahr`,
    cases: (count) => `${count} Kunden oder Fälle im Jahr`,
    assumed: (employees, cost) => `Angenommen: ${employees} Beschäftigte zu je ${cost} im Jahr`,
    scope: (all, model, found, decided) =>
      `${all} Prozesse betrachtet${model === null ? '' : ` (nach ${model})`}, davon ${found} mit ${decided ? 'angenommenen ' : ''}Potenzialen`,
    measured: (count, all, fte, cost) =>
      `${count} von ${all} Prozessen sind gemessen: ${fte} VZÄ Arbeit, ${cost} im Jahr`,
    unmeasured: 'Noch ist kein Prozess gemessen: Was die Arbeit kostet, ist nur laut Benchmark bekannt',
    journeys: (count, touchPoints, worst) =>
      `${NUMBERS.de.counted(count, 'Kundenreise', 'Kundenreisen')} mit ${NUMBERS.de.counted(touchPoints, 'Kontaktpunkt', 'Kontaktpunkten')}${worst === null ? '' : `; am schlechtesten fühlt sich „${worst}“ an`}`,
    costs: (measured, all, cost, fte) =>
      `${measured < all ? `${NUMBERS.de.decimals(measured)} von ${NUMBERS.de.decimals(all)} Prozessen kosten` : `Alle ${NUMBERS.de.decimals(all)} Prozesse kosten`} heute ${cost} im Jahr, ${fte} VZÄ Arbeit${measured < all ? '; die übrigen sind nicht gemessen' : ''}`,
    unknown: 'Was die Prozesse kosten, hat noch niemand gemessen: Bis dahin ist jeder Betrag ein Benchmark',
  },
  es: {
    topics: {
      client: 'La empresa',
      size: 'Tamaño',
      scope: 'Procesos',
      work: 'Trabajo actual',
      customers: 'Clientes hoy',
    },
    sources: {
      profile: 'Perfil de la empresa',
      assumption: 'Hipótesis',
      library: 'Biblioteca de procesos',
      inputs: 'Datos de proceso de la empresa',
      benchmark: 'Benchmark',
      journeys: 'Recorridos de clientes',
    },
    employees: (count) => `${count} empleados`,
    revenue: (amount) => `${amount} de ingresos al año`,
    cases: (count) => `${count} clientes o casos al año`,
    assumed: (employees, cost) => `Supuesto: ${employees} personas a ${cost} al año cada una`,
    scope: (all, model, found, decided) =>
      `${all} procesos examinados${model === null ? '' : ` según ${model}`}, ${found} de ellos con oportunidades${decided ? ' aceptadas' : ''}`,
    measured: (count, all, fte, cost) =>
      `${count} de ${all} procesos están medidos: ${fte} ETC de trabajo, ${cost} al año`,
    unmeasured: 'Todavía no se ha medido ningún proceso: el coste del trabajo solo se conoce por benchmark',
    journeys: (count, touchPoints, worst) =>
      `${NUMBERS.es.counted(count, 'recorrido', 'recorridos')} con ${NUMBERS.es.counted(touchPoints, 'punto de contacto', 'puntos de contacto')}${worst === null ? '' : `; el que peor se vive es «${worst}»`}`,
    costs: (measured, all, cost, fte) =>
      `${measured < all ? `${NUMBERS.es.decimals(measured)} de ${NUMBERS.es.decimals(all)}` : `Los ${NUMBERS.es.decimals(all)}`} procesos cuestan hoy ${cost} al año, ${fte} ETC de trabajo${measured < all ? '; los demás no están medidos' : ''}`,
    unknown: 'Nadie ha medido aún lo que cuestan los procesos: hasta entonces, todo importe es un benchmark',
  },
  fr: {
    topics: {
      client: 'L’entreprise',
      size: 'Taille',
      scope: 'Processus',
      work: 'Travail actuel',
      customers: 'Clients aujourd’hui',
    },
    sources: {
      profile: 'Profil de l’entreprise',
      assumption: 'Hypothèse',
      library: 'Bibliothèque de processus',
      inputs: 'Données de processus de l’entreprise',
      benchmark: 'Benchmark',
      journeys: 'Parcours clients',
    },
    employees: (count) => `${count} salariés`,
    revenue: (amount) => `${amount} de chiffre d’affaires par an`,
    cases: (count) => `${count} clients ou cas par an`,
    assumed: (employees, cost) => `Supposé : ${employees} personnes à ${cost} par an chacune`,
    scope: (all, model, found, decided) =>
      `${all} processus examinés${model === null ? '' : ` selon ${model}`}, dont ${found} avec des opportunités${decided ? ' retenues' : ''}`,
    measured: (count, all, fte, cost) =>
      `${count} des ${all} processus sont mesurés : ${fte} ETP de travail, ${cost} par an`,
    unmeasured: 'Aucun processus n’est encore mesuré : le coût du travail n’est connu que d’après le benchmark',
    journeys: (count, touchPoints, worst) =>
      `${NUMBERS.fr.counted(count, 'parcours', 'parcours')} avec ${NUMBERS.fr.counted(touchPoints, 'point de contact', 'points de contact')}${worst === null ? '' : ` ; le plus mal vécu est « ${worst} »`}`,
    costs: (measured, all, cost, fte) =>
      `${measured < all ? `${NUMBERS.fr.decimals(measured)} des ${NUMBERS.fr.decimals(all)}` : `Les ${NUMBERS.fr.decimals(all)}`} processus coûtent aujourd’hui ${cost} par an, ${fte} ETP de travail${measured < all ? ' ; les autres ne sont pas mesurés' : ''}`,
    unknown: 'Personne n’a encore mesuré ce que coûtent les processus : d’ici là, tout montant est un benchmark',
  },
};

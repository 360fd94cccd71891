import { NUMBERS } from '@process-ai/domain/language';
import type { DocumentWords } from '../en/document.ts';
import { documentCaseWords } from './document-case.ts';

const { counted, decimals, listed, plural } = NUMBERS.fr;

const opportunities = (count: number) => counted(count, 'opportunité', 'opportunités');
const months = (count: number) => counted(count, 'mois', 'mois');
const others = (count: number) => counted(count, 'autre', 'autres');
/** Behind savings. */
const behind = { measured: 'mesurées', benchmark: 'd’après le benchmark' };

export const documentWords: DocumentWords = {
  columns: {
    opportunity: 'Opportunité',
    process: 'Processus',
    processes: 'Processus',
    type: 'Type',
    decision: 'Décision',
    savings: 'Économies',
    effort: 'Effort',
    area: 'Domaine',
    level: 'Niveau',
    code: 'Code',
    opportunities: 'Opport.',
    source: 'Source',
    why: 'Pourquoi',
    year: 'Année',
    figure: 'Chiffre',
    driver: 'Facteur',
    when: 'Quand',
  },
  accepted: 'Retenue',
  proposed: 'Proposée',
  more: (count) => `Et ${others(count)}.`,
  continued: (caption) => `${caption} (suite)`,
  summary: {
    title: 'Synthèse',
    whereToLook: 'Les plus grandes économies',
    topFive: (count) =>
      count === 1 ? 'L’opportunité qui économise le plus' : `Les ${count} opportunités qui économisent le plus`,
    note: 'Chacune économise sa part de ce qu’économise son processus ; mesuré et benchmark ne sont jamais additionnés.',
    processes: 'Processus',
    processesNote: (measured, benchmark) =>
      `${decimals(measured)} ${plural(measured, 'mesuré', 'mesurés')}, ${decimals(benchmark)} d’après le benchmark`,
    opportunities: 'Opportunités',
    opportunitiesNote: (decided, count) =>
      decided ? 'retenues' : count === 0 ? 'à arbitrer' : 'proposées, aucune arbitrée',
    byBenchmark: 'D’après le benchmark',
    byBenchmarkNote: 'selon la taille de l’organisation, non mesuré',
  },
  situation: {
    title: 'Contexte',
    againstOthers: 'Concurrence',
    today: 'Aujourd’hui',
    ownWords: 'Ce que dit le client',
    what: 'Sujet',
    says: 'Ce qui est dit',
    toKeep: 'Ce qu’il faut respecter',
    lead: 'Conditions posées par les documents du client, chacune confrontée au plan dans la mesure où ses chiffres, ses intitulés et ses mois le permettent.',
    checked: 'Conditions, confrontées au plan',
    condition: 'Condition',
    plan: 'Plan',
  },
  landscape: {
    title: 'Cartographie des processus',
    none: 'Ce blueprint ne contient aucun processus.',
    scope: (shown, all, areas, what) =>
      `${shown === all ? `${plural(shown, 'Le seul', `Les ${decimals(shown)}`)} processus` : `${decimals(shown)} processus sur ${decimals(all)} ${plural(shown, 'porte', 'portent')} des opportunités ou des chiffres et`} ${plural(shown, 'est présenté', 'sont présentés')} ici, dans ${counted(areas, 'domaine', 'domaines')} : ${what}.`,
    byArea: (basis, shown, all) =>
      `Économies annuelles ${behind[basis]}, par domaine${shown === null ? '' : ` (les ${shown} plus grands sur ${all})`}`,
    others,
    map: (basis) =>
      `Carte des processus selon ce qu’ils peuvent économiser par an (${basis === 'measured' ? 'mesuré' : 'd’après le benchmark'}) : plus la couleur est soutenue, plus le montant est élevé`,
    parts: 'Ses parties',
    levels: 'Domaines de niveaux 1 et 2',
    level1: 'Domaines de niveau 1',
    measuredPerYear: 'Mesuré/an',
    benchmarkPerYear: 'Benchmark/an',
    appendix: 'Annexe A : processus',
    appendixNote:
      'Les opportunités économisent leur part de ce qu’économise leur processus, mesuré d’après ses données ou par benchmark.',
    projectedNote: ' Prévu : ce que donnent ses données.',
    countedInNote: ' « dans 3.1 » = le montant de ce processus fait partie de celui du processus 3.1 et y est compté.',
    withoutFigures: (count, byArea) =>
      `${counted(count, 'processus sans chiffre propre n’est pas listé', 'processus sans chiffre propre ne sont pas listés')} : ${byArea}. Le classeur recense ce qui peut y être fait.`,
    processesOf: (area) => `Processus : ${area}`,
    projected: 'Prévu/an',
    countedIn: (code) => `dans ${code}`,
  },
  opportunities: {
    title: 'Opportunités',
    worth: (amount) => `, d’une valeur de ${amount}`,
    effort: 'Un effort de 1 représente quelques jours d’une équipe ; 5, un programme à part entière.',
    sizes: (m, l) => ` Tailles : S, moins de ${m} des frais de personnel ; M, moins de ${l} ; L, plus.`,
    byArea: 'Par domaine',
    ofArea: (area) => `Opportunités : ${area}`,
    inAppendix: (count) => `${others(count)} : celles qui ont un chiffre en annexe B, toutes dans le classeur.`,
    detail: (count) => (count === 1 ? 'En détail' : `Les ${count} plus grandes en détail`),
    proposals: 'Annexe : ce qui est proposé et non arbitré',
    proposalsLead: (count, worth) =>
      `${counted(count, 'opportunité est proposée et non arbitrée', 'opportunités sont proposées et non arbitrées')}${worth}. Aucun chiffre de ce document ne ${count === 1 ? 'la' : 'les'} compte.`,
    proposedIn: (area) => `Proposé : ${area}`,
    rejected: 'Écarté',
    rejectedLead: (count) =>
      `${counted(count, 'opportunité a été écartée', 'opportunités ont été écartées')}, et aucun chiffre de ce document ne ${count === 1 ? 'la' : 'les'} compte. Le montant est ce que vaudrait une opportunité si elle seule était reprise ; celles d’un même processus partagent ses économies, les montants ne s’additionnent donc pas.`,
    rejectedTable: 'Opportunités écartées, et ce à quoi chacune fait renoncer',
    wouldBeWorth: 'Vaudrait',
    inWorkbook: (count) => `${others(count)} dans le classeur.`,
    appendix: 'Annexe B : opportunités',
    appendixLead: (count, all) =>
      `${count === all ? `Les ${opportunities(all)}` : `${decimals(count)} sur ${opportunities(all)} : celles qui ont un chiffre`}, dans l’ordre de leurs processus.`,
    withoutFigures: (count, byArea) =>
      `${counted(count, 'opportunité sans chiffre n’est pas listée', 'opportunités sans chiffre ne sont pas listées')} : ${byArea}. Toutes figurent dans le classeur.`,
    effortOf: (effort) => `effort ${effort} sur 5`,
    source: (origin, edited) => `source : ${origin}${edited ? ', modifiée par une personne' : ''}`,
    why: 'Pourquoi :',
    evidence: 'Éléments à l’appui :',
  },
  plan: {
    title: 'Le plan',
    nothing: (rejected) =>
      `Rien n’est prévu : ${rejected ? 'toutes les opportunités ont été écartées' : 'aucune opportunité n’a été identifiée'}.`,
    whenEach: 'Calendrier de chaque initiative',
    table: 'Initiatives, responsables, coûts et économies',
    ownerToBeNamed: 'à désigner',
    note: 'Une initiative rapporte à partir du mois suivant son achèvement. Ce qui n’est pas encore chiffré relève du benchmark et ne s’ajoute à rien.',
    stopped: (count) =>
      ` ${counted(count, 'initiative arrêtée ne figure', 'initiatives arrêtées ne figurent')} pas ici.`,
    priorities: 'Priorités',
    byEffort: 'Opportunités par valeur et par effort',
    byValue: 'Initiatives par valeur et par coût',
    priority: 'Priorité',
    mostly: 'Type principal',
    value: 'Valeur',
    cost: 'Coût',
    frees: 'Libère',
    began: (course, names) =>
      `${course}. ${listed(names.map((name) => `« ${name} »`))} ${names.length > 1 ? 'ont été lancées' : 'a été lancée'} en premier.`,
    lead: (initiatives, span, names) =>
      `${counted(initiatives, 'initiative est prévue', 'initiatives sont prévues')} sur ${span}, à commencer par ${listed(names.map((name) => `« ${name} »`))}.`,
    costed: (savings, cost) =>
      ` Ce qui est chiffré économise ${savings} par an une fois déployé, pour ${cost} de coûts ponctuels.`,
    uncosted: (savings) =>
      ` Ce qui est chiffré économise ${savings} par an une fois déployé ; le coût n’en est pas encore saisi.`,
    others: (cost) =>
      ` Les autres, ou les parts non chiffrées, demandent encore ${cost} de coûts ponctuels, hors étude.`,
    firstOf: (caption, shown, all) => `${caption} (les ${shown} premières sur ${all})`,
    inCase: 'Étude',
    ofItInCase: 'Dont dans l’étude',
    againstActual: 'Prévu et réalisé',
    actualTable: 'Dépenses et économies à ce jour, face à ce qui était engagé pour la période',
    until: 'Chiffres jusqu’à',
    spent: 'Dépensé',
    planned: 'Prévu',
    saved: 'Économisé',
    gates: 'Jalons et dépendances',
    gatesLead: (gated, waiting) =>
      `${[...(gated > 0 ? [counted(gated, 'initiative a un jalon', 'initiatives ont un jalon')] : []), ...(waiting > 0 ? [counted(waiting, 'initiative dépend d’une autre', 'initiatives dépendent d’autres')] : [])].join(' ; ')}.`,
    gatesTable: 'Ce qui doit être acquis avant qu’une initiative se poursuive, et ce dont elle dépend',
    gate: 'Jalon',
    waitsFor: 'Dépend de',
    wavesLead: (count, waves, span) =>
      `Il n’y a pas encore de plan d’initiatives ; les vagues d’une feuille de route en tiennent lieu. ${counted(count, 'opportunité y trouve', 'opportunités y trouvent')} place, en ${counted(waves, 'vague', 'vagues')} sur ${months(span)}.`,
    wavesMonths: 'Les mois de chaque vague',
    wavesTable: 'Les vagues, leurs coûts et leurs économies',
    wave: 'Vague',
    howMade: 'Comment elle a été établie.',
    effortRoom: (points) => `Un mois offre de la place pour ${points} points d’effort : une hypothèse.`,
    waveHeading: (name, from, to) => `${name} : mois ${from} à ${to}`,
    waveCaption: (number, name) => `Vague ${number} : ${name.toLowerCase()}`,
    later: 'Plus tard',
    laterLead: (count) =>
      counted(
        count,
        'opportunité n’a pas de place dans les vagues.',
        'opportunités n’ont pas de place dans les vagues.',
      ),
    inNoWave: 'Dans aucune vague, par économies décroissantes',
    month: (first) => (first === null ? 'Mois du plan' : `Mois à partir de ${first}`),
    before: 'Avant',
    after: 'Après',
    months: 'Mois',
  },
  case: documentCaseWords,
  people: {
    title: 'Équipes',
    table: 'Le travail mesuré aujourd’hui, et ce qui en est libéré',
    all: 'Tout le travail mesuré',
    stays: 'Ce qui reste aux équipes',
  },
  risks: {
    title: 'Risques et réglementation',
    register: 'Registre des risques',
    law: 'Ce que le droit peut exiger',
    lawTable: 'Ce que le droit peut exiger, et de quels travaux',
  },
  governance: {
    title: 'Gouvernance et indicateurs',
    meets:
      'Le comité de pilotage se réunit chaque mois et avant chaque jalon, compare le réalisé au prévu et arrête ce qui ne l’atteint pas.',
    steering: 'Qui pilote, et quand',
    table: 'Qui répond de quoi',
    measures: 'Indicateurs',
    measuresLead:
      'Chacun est comparé à sa cible à la fin de son initiative ; s’il ne l’atteint pas, le commanditaire en est saisi.',
    measuresTable: 'Les indicateurs sur lesquels le plan est jugé',
    measuredFirst: 'Lorsqu’il n’existe pas encore de point de départ, il est mesuré avant le début de l’initiative.',
    decisions: 'Décisions demandées',
    decisionsTable: 'Ce qui est à décider, par qui et pour quand',
  },
  journeys: {
    title: 'Parcours clients',
    inAll: (journeys, by, changed, all) =>
      `Sur ${counted(journeys, 'parcours', 'parcours')}, ${{ plan: 'le plan modifie', accepted: 'ce qui est retenu modifie', proposed: 'ce qui est proposé modifierait' }[by]} ${changed === 0 ? 'aucun' : changed} des ${counted(all, 'point de contact', 'points de contact')}.`,
    lead: 'Le temps s’écoule vers la droite. Les couloirs indiquent qui agit : une personne, une personne avec un agent, un agent seul ou, là où tout est automatisé, personne ; ce qui reste tel quel a son propre couloir. Une étoile signale un moment de vérité.',
    feels: ' La ligne au-dessus des couloirs indique le ressenti actuel ; le tableau met en regard ce qui change.',
    stepByStep:
      'Chaque parcours étape par étape, depuis le premier contact : aujourd’hui et, en regard, ce qui change. Une étoile signale un moment de vérité.',
    notDrawn: 'Ce parcours n’est pas dessiné, pour limiter la taille du document. Le tableau le reprend en entier.',
    partDrawn: (drawn, all) =>
      `Les ${drawn} premiers points de contact sur ${all} sont dessinés, pour limiter la taille du document. Le tableau les reprend tous.`,
    travels: (persona) => `Profil : ${persona}`,
    touchPoints: (count) => counted(count, 'point de contact', 'points de contact'),
    moments: (count) => counted(count, 'moment de vérité', 'moments de vérité'),
    source: (origin) => `source : ${origin}`,
    part: (from, to) => `, points de contact ${from} à ${to}`,
    swimlane: (name, steps) => `Couloirs du parcours ${name} : ${steps}.`,
    table: (name) => `Aujourd’hui et après : ${name}`,
    number: 'N°',
    touchPoint: 'Point de contact',
    phase: 'Phase',
    today: 'Aujourd’hui',
    after: (decided) => (decided ? 'Avec ce qui est retenu' : 'Avec ce qui est proposé'),
    stays: (decided) =>
      decided ? 'Inchangé : rien de ce qui est retenu n’y touche.' : 'Inchangé : aucune proposition n’y touche.',
    asAt: (number) => `Comme au point de contact ${number}.`,
    couldBe: (what) => `Ce qui serait possible : ${what}`,
    within: (initiative, when) => `« ${initiative} » (${when})`,
    stopped: 'initiative arrêtée',
    unplanned: (decided) => (decided ? 'retenue, non planifiée' : 'proposée'),
    frees: (hours) => `libère ${hours} heures de travail par an`,
    expected: (what, share) => `${what} ${share}, attendu`,
    notAdded:
      'Heures selon les économies mesurées des processus ; une opportunité qui modifie plusieurs points de contact figure à chacun d’eux, les heures ne s’additionnent donc pas.',
  },
  vendors: {
    title: 'Présélection des fournisseurs',
    none: 'Aucun fournisseur n’a été choisi pour ce blueprint.',
    nothingToCompare: (count) =>
      `${count === 1 ? 'Le fournisseur choisi ne peut être comparé' : `Les ${decimals(count)} fournisseurs choisis ne peuvent être comparés`} : il n’y a aucune opportunité à leur opposer.`,
    noOther: 'Rien : il n’y a pas d’autre fournisseur.',
    wouldChange: 'Ce qui changerait l’ordre.',
    table: 'Fournisseurs par adéquation',
    rank: 'Rang',
    vendor: 'Fournisseur',
    score: 'Note',
    fit: 'Adéquation',
    data: 'Données',
    note: (weights) =>
      `Les points de chaque critère s’additionnent en une note de 0 à 100. Pondération : ${weights}. « Données » est la part des champs remplis d’un fournisseur ; elle figure à côté de la note, jamais dedans. À note égale, celui qui a le plus de données vient en premier, puis l’ordre alphabétique.`,
    madeOf: (first) => `De quoi se compose la note${first === null ? '' : ` (les ${first} premiers)`}`,
    reasons: 'Motifs',
    reasonsFirst: (first, all) => `Les motifs sont donnés pour les ${first} premiers fournisseurs sur ${all}.`,
    aligned: 'Conçu pour le secteur',
    cross: 'Tous secteurs',
    otherIndustry: 'Conçu pour un autre secteur',
    matches: (count) => counted(count, 'capacité correspondante', 'capacités correspondantes'),
    aiMatches: (count) => counted(count, 'capacité d’IA correspondante', 'capacités d’IA correspondantes'),
    factsAsOf: (day) => `données : ${day}`,
    others: (count) => ` ; et ${others(count)}`,
    matched: 'Correspondances :',
    ai: (capability) => `${capability} (IA)`,
    fits: { strong: 'Très adapté', good: 'Adapté', moderate: 'Acceptable', limited: 'Limité', none: 'Inadapté' },
  },
};

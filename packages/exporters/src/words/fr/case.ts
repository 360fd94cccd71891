import { NUMBERS } from '@process-ai/domain/language';
import type { CaseWords } from '../en/case.ts';

const { counted, decimals, listed, plural } = NUMBERS.fr;

const processes = (count: number) => counted(count, 'processus', 'processus');
const opportunities = (count: number) => counted(count, 'opportunité', 'opportunités');
const delivered = (isPlan: boolean) => (isPlan ? 'le plan déployé' : 'la feuille de route déployée');
const instead = (at: string, npv: string, usual: string) => `${at}, la VAN est de ${npv} au lieu de ${usual}.`;

export const caseWords: CaseWords = {
  processes,
  opportunities,
  labels: {
    savings: 'Économies annuelles',
    oneOff: 'Coûts ponctuels',
    payback: 'Délai de retour',
    npv: (years) => `VAN sur ${years}`,
  },
  notes: {
    savings: (isPlan, scope, isTime) =>
      `${isTime ? 'en temps de travail' : 'en masse salariale'}, une fois ${delivered(isPlan)} ; ${scope}`,
    oneOff: (run, atRisk) =>
      `et ${run} de coûts récurrents par an${atRisk ? ` ; avec ${atRisk.risk} de risque, ${atRisk.amount} une fois` : ''}`,
    notByThen: 'pas encore remboursé à ce terme',
    npv: (rate, p50) => `à ${rate} par an ; P50 simulé ${p50}`,
    noCost: 'aucun coût saisi à ce jour',
    npvUncosted: (rate, p50) => `bénéfices seuls, avant tout coût, à ${rate} par an ; P50 simulé ${p50}`,
  },
  scope: (measured, all) => `${counted(measured, 'processus mesuré', 'processus mesurés')} sur ${decimals(all)}`,
  fromMonth1: 'à compter du début du mois 1',
  paidBackIn: (month, start) => `en ${month}, compté depuis ${start}`,
  canSave: (client, amount, isPlan, scope) =>
    `${client} peut économiser ${amount} par an une fois ${delivered(isPlan)} ; ${scope}.`,
  savesNothing: (client) => `Ce qui est prévu pour ${client} ne dégage encore aucune économie mesurée.`,
  worthByBenchmark: (client, count, amount) =>
    `Pour ${client}, ${count}, soit ${amount} par an d’après le benchmark ; rien n’étant encore mesuré, il n’y a pas d’étude de rentabilité.`,
  worthUnknown: (client, count) =>
    `Pour ${client}, ${count} ; rien n’étant encore mesuré, il n’y a pas d’étude de rentabilité.`,
  noOpportunity: 'aucune opportunité',
  accepted: (count) => counted(count, 'opportunité retenue', 'opportunités retenues'),
  stillProposals: (count) =>
    `${opportunities(count)}, ${plural(count, 'encore à l’état de proposition', 'toutes encore à l’état de propositions')}`,
  noneAccepted: (client) => `Rien de ce qui est présenté ici pour ${client} n’est encore retenu`,
  allRejected: (client) => `Toutes les opportunités identifiées pour ${client} ont été écartées`,
  noneFound: (client) => `Aucune opportunité n’a encore été identifiée pour ${client}`,
  undecided:
    'Rien n’est encore arbitré : chaque opportunité présentée ici est une proposition, et chaque chiffre indique ce qui en résulterait.',
  paid: {
    figure: 'Déjà amorti',
    note: (open) => `par ce qui est livré ou en cours ; ${open} restent à débloquer`,
    answer: (client, amount, scope) =>
      `${client} peut économiser ${amount} par an (${scope}), et ce qui est livré ou en cours paie déjà le plan`,
    worth: (npv, years) =>
      `Le plan crée ${npv} de valeur sur ${years} (VAN), et ce qui est livré ou en cours le paie déjà`,
    pays: (once, run, open, npv, years, middle) =>
      `L’ensemble demande ${once} de coûts ponctuels, dont ${open} restent à débloquer, et ${run} de coûts récurrents par an. Ce qui est livré ou en cours le paie déjà : la valeur actuelle nette (VAN) est de ${npv} sur ${years} ; ${middle}.`,
    above: 'positif dès le mois 1, grâce à ce qui est livré ou en cours',
  },
  pays: (once, run, payback, npv, years, middle) =>
    `L’ensemble demande ${once} de coûts ponctuels et ${run} de coûts récurrents par an ; le délai de retour sur investissement est de ${payback} et la valeur actuelle nette (VAN) de ${npv} sur ${years} ; ${middle}.`,
  paysNot: (once, run, npv, years, middle) =>
    `L’ensemble demande ${once} de coûts ponctuels et ${run} de coûts récurrents par an, qui ne sont pas amortis en ${years} : la valeur actuelle nette (VAN) est de ${npv} ; ${middle}.`,
  uncosted: (isPlan, npv, years, middle) =>
    `Le coût ${isPlan ? 'du plan' : 'de la feuille de route'} n’est pas encore saisi : aucun délai de retour ne peut être annoncé. Sur ${years}, les bénéfices seuls valent ${npv} (VAN avant tout coût) ; ${middle}.`,
  middle: (runs, p50) => `la médiane de ${runs} simulations (P50) s’établit à ${p50}`,
  seldomReached: (few, npv) =>
    `moins ${few ? 'd’une simulation sur dix' : 'de la moitié des simulations'} se termine à ${npv} ou au-dessus`,
  andSeldom: (middle, seldom) => `${middle}, et ${seldom}`,
  cash: {
    isTime: (amount) =>
      `${amount} par an, c’est du temps de travail libéré, non de la trésorerie : il n’en devient que là où des postes, des heures supplémentaires ou des prestations externes disparaissent, et l’étude ne contient aucune décision à ce sujet.`,
    wouldLeave: (scenario, share, amount, npv) =>
      ` Si ${share} quittaient la masse salariale (scénario « ${scenario} »), ce serait ${amount} par an, avec une VAN de ${npv}.`,
    leaves: (amount, share) =>
      `${amount} par an, ce sont les ${share} du temps de travail libéré qui quittent la masse salariale ; le reste est du temps pour d’autres tâches et ne figure dans aucun chiffre.`,
  },
  outside: (once, run) =>
    ` Hors étude, le plan demande encore ${once} de coûts ponctuels et ${run} de coûts récurrents par an.`,
  people: (count) => counted(count, 'personne', 'personnes'),
  sizeAssumed: (which, count, cost) =>
    ({
      both: `hypothèse : ${counted(count, 'personne', 'personnes')} à ${cost} ; ce n’est pas la taille réelle du client`,
      people: `hypothèse : ${counted(count, 'personne', 'personnes')}, et non l’effectif réel du client, à ${cost}`,
      pay: `${counted(count, 'personne', 'personnes')} à ${cost}, un coût supposé`,
    })[which],
  scopeMeasured: (measured, by) =>
    `${decimals(measured)} ${by === null ? plural(measured, 'est mesuré', 'sont mesurés') : `${plural(measured, 'figure', 'figurent')} dans les chiffres ${by === 1 ? 'du seul mesuré' : `des ${decimals(by)} mesurés`}`}`,
  scopeBenchmark: (count, whose, amount, hasCase) =>
    `${decimals(count)} ${plural(count, 'n’est connu', 'ne sont connus')} que par benchmark : ${amount} par an${hasCase ? ', dans aucun chiffre ci-dessus' : ', retenu ou non'} (${whose})`,
  scopeNothing: (count) =>
    `${decimals(count)} ${plural(count, 'n’offre', 'n’offrent')} aucune économie d’après le benchmark`,
  scopeOf: (all, headings, parts) =>
    `Sur ${processes(all)}${headings > 0 ? `, ${decimals(headings)} ne ${plural(headings, 'fait', 'font')} que regrouper les autres ; parmi ceux qui restent` : ''} : ${listed(parts)}.`,
  drivers: {
    volume: 'Volume',
    rate: 'Taux d’automatisation',
    adoption: 'Adoption',
    cost: 'Coûts',
    delay: 'Retard',
  },
  ofPlan: (share) => `${share} du plan`,
  noBreakEven: {
    volume: 'Aucun volume ne ramène à lui seul la VAN à zéro.',
    rate: 'Aucun taux d’automatisation ne ramène à lui seul la VAN à zéro.',
    adoption: 'Aucun niveau d’adoption ne ramène à lui seul la VAN à zéro.',
    cost: 'Aucun niveau de coûts ne ramène à lui seul la VAN à zéro.',
    delay: 'Aucun retard ne ramène à lui seul la VAN à zéro.',
  },
  holdsLate: (at) => `Rentable tant que le retard ne dépasse pas ${at}.`,
  noDelay: 'Rentable à condition de ne prendre aucun retard.',
  holdsUntil: {
    volume: (at) => `Rentable jusqu’à un volume de travail de ${at}.`,
    rate: (at) => `Rentable jusqu’à un taux d’automatisation de ${at}.`,
    adoption: (at) => `Rentable tant qu’au moins ${at} du travail suit le nouveau mode opératoire.`,
    cost: (at) => `Rentable jusqu’à des coûts de ${at}.`,
  },
  wouldNeed: {
    volume: (at) => `Pour atteindre l’équilibre, il faudrait un volume de ${at}.`,
    rate: (at) => `Pour atteindre l’équilibre, il faudrait un taux d’automatisation de ${at}.`,
    adoption: (at) => `Pour atteindre l’équilibre, ${at} du travail devrait suivre le nouveau mode opératoire.`,
    cost: (at) => `Pour atteindre l’équilibre, les coûts devraient être limités à ${at}.`,
  },
  againstPlanned: (at, planned) => `${at} (prévu : ${planned})`,
  mainRisk: {
    volume: (at, npv, usual) =>
      `C’est le volume de travail qui pèse le plus sur le résultat : ${instead(`à ${at}`, npv, usual)}`,
    rate: (at, npv, usual) =>
      `C’est le taux d’automatisation qui pèse le plus sur le résultat : ${instead(`à ${at}`, npv, usual)}`,
    adoption: (at, npv, usual) =>
      `C’est l’adoption qui pèse le plus sur le résultat : ${instead(`à ${at}`, npv, usual)}`,
    cost: (at, npv, usual) =>
      `Ce sont les coûts qui pèsent le plus sur le résultat : ${instead(`à ${at}`, npv, usual)}`,
    delay: (at, npv, usual) =>
      `C’est le retard qui pèse le plus sur le résultat : ${instead(`avec ${at} de retard`, npv, usual)}`,
  },
  noneOfRuns: 'aucune',
  allOfRuns: 'la totalité',
  ofRuns: (share, draws) => `dans ${share} des ${draws} simulations`,
  leftOut: {
    unplanned: (isPlan) => (isPlan ? 'Retenu, mais dans aucune initiative' : 'Dans aucune vague'),
    unplannedWhy: (count, isPlan) =>
      `${opportunities(count)} ${isPlan ? 'sans mois ou sans responsable' : 'sans place dans les vagues'}`,
    withoutUseCase: 'Mesuré, sans cas d’usage',
    withoutUseCaseWhy: (count) => `aucun cas d’usage pour ${processes(count)}`,
    afterHorizon: 'Prévu pour des années ultérieures',
    afterHorizonWhy: (count) => `${counted(count, 'initiative', 'initiatives')} au-delà de l’horizon de l’étude`,
    stopped: 'Prévu, mais arrêté',
    stoppedWhy: (count) => counted(count, 'initiative arrêtée', 'initiatives arrêtées'),
    undecided: 'Proposé, non arbitré',
    undecidedWhy: (count) =>
      counted(count, 'opportunité ni retenue ni écartée', 'opportunités ni retenues ni écartées'),
    notCosted: 'Prévu, d’après le benchmark',
    notCostedWhy: (count) => `${processes(count)} ${plural(count, 'connu', 'connus')} par benchmark seulement`,
    notPaying: 'Non rentable',
    notPayingWhy: (count) => `${processes(count)} dont le coût récurrent atteint ou dépasse l’économie`,
  },
  lower: (label) => (/^\p{Lu}{2}/u.test(label) ? label : `${label.charAt(0).toLowerCase()}${label.slice(1)}`),
  notCounted: (amount, what) => `${amount} par an (${what})`,
  notCountedAll: (parts) => `Également mesuré, mais non compté dans ces chiffres : ${listed(parts)}.`,
  bridge: (inCase, inPlan, planned, more, accepted) =>
    `Économies mesurées par an, arrondies : ${inCase} dans l’étude${inPlan.map((part) => ` + ${part}`).join('')}${planned ? ` = ${planned} dans le plan` : ''}${more.map((part) => ` + ${part}`).join('')}${more.length > 0 ? ` = ${accepted} retenus` : ''}.`,
  bridgePart: (amount, what) => `${amount} (${what})`,
  scenario: {
    npv: 'Valeur actuelle nette (VAN)',
    p10: 'Simulation, P10',
    p50: 'Simulation, P50',
    p90: 'Simulation, P90',
    gain: 'Simulations à VAN positive',
    payback: 'Délai de retour',
    discounted: 'Délai de retour actualisé',
    roi: 'Retour sur investissement (ROI)',
    irr: 'Taux de rentabilité interne (TRI)',
    noOutlay: 'non définie : aucune année de sortie nette',
    noIrr: { none: 'aucun', several: 'plusieurs' },
    savings: 'Économies annuelles',
    oneOff: 'Coûts ponctuels',
    run: 'Coûts récurrents annuels',
  },
  assumptions: (rate, ramp, benefitRisk, costRisk) =>
    `taux d’actualisation ${rate}, montée en charge ${ramp}, décote de ${benefitRisk} sur les bénéfices, majoration de ${costRisk} sur les coûts`,
  allYears: (risk) => (risk === null ? 'Total' : `Total, avec ${risk} de risque`),
  yearName: (year) => (year === 0 ? 'Avant' : `Année ${year}`),
  withoutFigure: {
    proposed: (amount) => `${amount} proposés`,
    nothingAccepted: 'rien de retenu',
    nothingFound: 'rien d’identifié',
    notCosted: 'non chiffré',
    inParent: 'compté dans son parent',
    noUseCase: 'mesuré, sans opportunité encore',
    noSavings: 'sans économies',
  },
};

import { NUMBERS } from '@process-ai/domain/language';
import type { PlanWords } from '../en/plan.ts';

const { counted, decimals, listed, plural } = NUMBERS.fr;

const more = (count: number) => `et ${counted(count, 'autre', 'autres')}`;
const initiatives = (count: number) => counted(count, 'initiative', 'initiatives');
const thePlan = (isPlan: boolean) => (isPlan ? 'le plan' : 'la feuille de route');
/** "« Sinistres » et 2 autres", which takes a plural verb, as "« Sinistres »" alone does not. */
const subject = (name: string, others: number) => `« ${name} »${others > 0 ? ` ${more(others)}` : ''}`;

export const planWords: PlanWords = {
  initiatives,
  begun: (delivered, running) =>
    [
      delivered > 0 ? counted(delivered, 'est achevée', 'sont achevées') : '',
      running > 0 ? counted(running, 'est en cours', 'sont en cours') : '',
    ]
      .filter(Boolean)
      .join(' et '),
  later: (count, month) => ` (dont ${count} pas avant ${month})`,
  underWay: (count, begun) => `Sur ${initiatives(count)}, ${begun}`,
  follow: (count, month) => ` ; ${counted(count, 'suit', 'suivent')} d’ici fin ${month}`,
  onlyFrom: (count, month) => `, ${decimals(count)} seulement à partir de ${month}`,
  came: (month, parts) => ` À fin ${month} : ${parts.join(' ; ')}.`,
  spent: (amount, planned) => `${amount} dépensés, pour ${planned} prévus à cette date`,
  saved: (amount, planned) => `${amount} économisés, pour ${planned} prévus`,
  early: (name, first, more) =>
    `« ${name} » commence avant la fin de « ${first} », dont elle dépend${more > 0 ? ` ; de même pour ${counted(more, 'autre initiative', 'autres initiatives')}` : ''}.`,
  firstDelivered: (name, when) => `« ${name} », lancée en premier, est achevée (${when})`,
  firstRunning: (name, when) => `« ${name} », lancée en premier, est en cours (${when})`,
  firstInitiative: (name, when) => `« ${name} » démarre en premier (${when})`,
  firstWave: (name, when) => `la vague « ${name} » démarre en premier (${when})`,
  status: {
    proposed: 'Proposée',
    committed: 'Engagée',
    running: 'En cours',
    delivered: 'Achevée',
    stopped: 'Arrêtée',
  },
  inCase: {
    yes: 'oui',
    notInMoney: 'bénéfice non monétaire',
    stopped: 'arrêtée',
    notCosted: 'non chiffrée',
    doesNotPay: 'non rentable',
    afterHorizon: 'au-delà de l’horizon de l’étude',
  },
  quadrants: {
    startNow: 'À faire en premier',
    programme: 'À mener en programme',
    takeAlong: 'À saisir au passage',
    question: 'À prouver d’abord',
    review: 'À revoir ou arrêter',
  },
  priorityNote: (years) =>
    `Valeur : ce qu’une initiative économise sur ${years} à partir du mois suivant son achèvement, montée en charge comprise, en valeur actuelle. Coût : coûts ponctuels et récurrents sur la même durée. Est élevé ce qui atteint à peu près une part égale de ce qu’apportent (valeur moins coût) ou coûtent ensemble les initiatives rentables ; ce qui coûte plus qu’il ne rapporte est à part. ETP : travail libéré.`,
  brings: (name, others, value, cost) =>
    `${subject(name, others)} ${others > 0 ? 'rapportent' : 'rapporte'} ${value} pour ${cost}`,
  starts: (name, others, value, cost) =>
    `${subject(name, others)} ${others > 0 ? 'démarrent' : 'démarre'} : ${value} de valeur pour ${cost}`,
  startsUncounted: (name, others) =>
    `${subject(name, others)} ${others > 0 ? 'démarrent, sans être comptées dans l’étude' : 'démarre, sans être comptée dans l’étude'}`,
  costsMore: (name, others) =>
    `${subject(name, others)} ${others > 0 ? 'coûtent plus qu’elles ne rapportent' : 'coûte plus qu’elle ne rapporte'}`,
  allCostMore: (count, name, amount) =>
    `Les ${count} initiatives chiffrées qui restent à mener coûtent plus qu’elles ne rapportent, surtout « ${name} » (${amount})`,
  rejectedDropped: (count) =>
    counted(count, 'opportunité écartée est abandonnée', 'opportunités écartées sont abandonnées'),
  startsIn: (name, others, quadrant, value, cost) =>
    `${subject(name, others)} ${others > 0 ? 'démarrent' : 'démarre'} ${{ programme: 'en programme', takeAlong: 'au passage', question: 'à l’essai' }[quadrant]} : ${value} de valeur pour ${cost}`,
  isStopped: (name, others) => `${subject(name, others)} ${others > 0 ? 'sont arrêtées' : 'est arrêtée'}`,
  hasToProve: (name, others) =>
    `${subject(name, others)} ${others > 0 ? 'doivent d’abord faire leurs preuves' : 'doit d’abord faire ses preuves'}`,
  loses: (name, amount) => `« ${name} » (${amount} de plus)`,
  losers: (names, npvWithout, npv) =>
    `${listed(names)} ${names.length === 1 ? 'coûte plus qu’elle ne rapporte : sans elle' : 'coûtent plus qu’elles ne rapportent : sans elles'}, la VAN est de ${npvWithout} au lieu de ${npv}.`,
  allLose: (names) =>
    `${listed(names)} ${names.length === 1 ? 'coûte plus qu’elle ne rapporte' : 'coûtent plus qu’elles ne rapportent'} : aucune initiative de l’étude ne rapporte plus qu’elle ne coûte.`,
  fte: (count) => `${count}\u00a0ETP`,
  work: (isPlan, freed, today, stays) =>
    `${isPlan ? 'Le plan' : 'La feuille de route'} libère ${freed} sur ${today} de travail mesuré ; ${stays} restent aux équipes`,
  redeployOpen:
    'Reste ouvert : à quel travail de chaque domaine va le temps libéré. Aucun plan ne le dit encore ; c’est une des décisions demandées.',
  workNote: (hours, isPlan) =>
    `ETP (équivalent temps plein) = heures de travail par an / ${hours} heures d’une personne à temps plein, ou effectif de l’équipe si les heures ne sont pas connues. Libéré = ce que les opportunités ${isPlan ? 'du plan' : 'de la feuille de route'} économisent sur un processus, en part de son coût. C’est du temps pour d’autres tâches : aucune réduction d’effectif n’est promise.`,
  ratings: {
    likelihood: { low: 'Faible', medium: 'Moyenne', high: 'Élevée' },
    impact: { low: 'Faible', medium: 'Moyenne', high: 'Élevée' },
  },
  steering: 'Comité de pilotage',
  proposal: (owner) => `Comité de pilotage ; proposition : ${owner}`,
  moreGraveRisks: (count, all) =>
    `${count === 1 ? 'un autre' : `${count} autres`} des ${all} risques ${count === 1 ? 'peut' : 'peuvent'} compromettre une grande partie de ce qui est prévu`,
  graveRisks: (grave, all, first) =>
    `${all === 1 ? 'Le seul risque connu peut' : `${grave} ${plural(grave, 'risque', 'risques')} sur ${decimals(all)} ${plural(grave, 'peut', 'peuvent')}`} compromettre une grande part de ce qui est prévu, ${grave > 1 ? 'd’abord dans' : 'dans'} « ${first} »`,
  gravestRisk: (all, alike, first, likelihood, impact) =>
    `${all === 1 ? `Le seul risque connu tient à « ${first} »` : alike > 1 ? `${alike} risques sur ${decimals(all)} pèsent le plus, d’abord dans « ${first} »` : `Sur ${counted(all, 'risque', 'risques')}, celui de « ${first} » pèse le plus`} : probabilité ${{ low: 'faible', medium: 'moyenne', high: 'élevée' }[likelihood]}, gravité ${{ low: 'faible', medium: 'moyenne', high: 'élevée' }[impact]}`,
  lightRisks: (all) =>
    `Aucun risque connu n’est très probable ni ne touche une grande part des économies (${counted(all, 'risque', 'risques')})`,
  strictLaw: (law) => `la direction juridique doit trancher « ${law} » avant toute réalisation`,
  strictLaws: (count) =>
    `la direction juridique doit trancher ${decimals(count)} questions de droit avant toute réalisation`,
  flags: (count, trade) =>
    `la direction juridique doit confirmer ${counted(count, 'obligation', 'obligations')} avant toute mise en service${trade === null ? '' : `, dont « ${trade} »`}`,
  unclassed: (open, all, ofPlan) => {
    const uses = `${counted(all, 'usage', 'usages')} de l’IA${ofPlan ? ' du plan' : ''}`;
    return open === all && all > 1
      ? `aucun des ${uses} n’est encore classé au titre du règlement sur l’IA, donc aucun n’est admis`
      : `${open} sur ${uses} ${open === 1 ? 'n’est pas encore classé' : 'ne sont pas encore classés'} au titre du règlement sur l’IA : d’ici là, ${open === 1 ? 'il n’est pas admis' : 'aucun d’eux n’est admis'}`;
  },
  lawNote: {
    EU: 'Points relevés par cas d’usage et règles générales pour ce type de travaux, selon le droit de l’Union européenne et du pays, à confirmer par la direction juridique.',
    unknown:
      'Points relevés par cas d’usage et règles générales pour ce type de travaux, à confirmer par la direction juridique là où le droit de l’Union européenne s’applique.',
    elsewhere:
      'Points relevés en termes généraux, avec le droit du secteur s’il est connu, à confirmer par la direction juridique selon le droit local.',
  },
  allWork: 'Tous les travaux',
  aiWork: (open, all, ofPlan) =>
    (open === all
      ? counted(all, 'opportunité avec IA', 'opportunités avec IA')
      : `${open} sur ${counted(all, 'opportunité', 'opportunités')} avec IA`) + (ofPlan ? ' dans le plan' : ''),
  noRisks: (hasPlan) =>
    hasPlan
      ? 'Aucun risque n’a encore été relevé pour une initiative du plan.'
      : 'Il n’y a pas encore de plan d’initiatives, donc aucun risque d’initiative n’a été relevé.',
  andMore: more,
  noOwner: (count) =>
    count === 1
      ? 'La seule initiative n’a pas encore de responsable'
      : `Aucune des ${initiatives(count)} n’a encore de responsable`,
  largestOwner: (count, owner, amount, all) =>
    `Sur ${counted(count, 'responsable', 'responsables')}, ${owner} porte la plus grande part : ${amount} sur ${all} par an (mesurés)`,
  owners: (name, others) => `${name}${others > 0 ? ` ${more(others)} répondent` : ' répond'} du plan`,
  unowned: (count) =>
    counted(count, 'initiative n’a pas encore de responsable', 'initiatives n’ont pas encore de responsable'),
  unownedOne: (name, amount, all) =>
    `« ${name} », ${amount} sur ${all} par an (mesurés), n’a pas encore de responsable`,
  unownedMany: (count, amount, all) =>
    `${decimals(count)} initiatives, ${amount} sur ${all} par an (mesurés), n’ont pas encore de responsable`,
  otherOwners: (count) => `${counted(count, 'responsable répond', 'responsables répondent')} du reste`,
  measureBy: (month) => `À mesurer d’ici ${month}`,
  targetBy: (month) => `à fixer d’ici ${month}`,
  inputsOf: (process) => `Données du processus ${process}`,
  withThePlan: 'Saisi avec le plan',
  overYears: (value, cost) => `${value} de valeur pour ${cost} sur l’horizon de l’étude`,
  costsMoreBy: (amount) => `Les coûts dépassent les bénéfices de ${amount}`,
  firstToDecide: (decision, next) => `À décider en premier : ${decision}${next === null ? '' : ` ; ensuite, ${next}`}`,
  losesMost: (decision, amount, by) =>
    `À décider ${by === null ? 'sans attendre' : `avant fin ${by}`} : ${decision} (les coûts dépassent les bénéfices de ${amount})`,
  thenBudget: (amount, by) => `Ensuite, le premier budget (${amount})${by === null ? '' : ` avant fin ${by}`}`,
  toTake: (count, amount, by, savings) =>
    `${counted(count, 'décision', 'décisions')} à prendre : le premier budget (${amount}) est à débloquer${by === null ? '' : ` avant fin ${by}`}${savings === null ? '' : ` et ouvre la voie à ${savings} par an (mesurés)`}`,
  someOf: (count, all, from, to) =>
    `${count} des ${all} décisions ${to === null ? 'sans attendre' : from === null || from === to ? `avant fin ${to}` : `de ${from} à ${to}`}`,
  largestBudget: (isLargest, amount, savings) =>
    savings === null
      ? `le plus gros ${isLargest ? 'budget' : 'de ces budgets'} est de ${amount}`
      : `le plus gros ${isLargest ? 'budget' : 'de ces budgets'} (${amount}) ouvre la voie à ${savings} par an (mesurés)`,
  beginningWith: (what) => `d’abord, ${what}`,
  columns: {
    body: 'Instance',
    rhythm: 'Quand',
    task: 'Rôle, ou ce qui la déclenche',
    area: 'Domaine',
    today: 'Actuel',
    freed: 'Libéré',
    stays: 'Reste',
    freedWhen: 'Quand',
    freedIn: (when) => `en ${when}`,
    freedShare: 'Libéré, %',
    initiative: 'Initiative',
    initiatives: 'Initiatives',
    risk: 'Risque',
    likelihood: 'Probab.',
    impact: 'Gravité',
    control: 'Parade',
    owner: 'Responsable',
    duty: 'Obligation',
    whyApplies: 'Pourquoi elle peut s’appliquer',
    concerns: 'Ce qu’elle concerne',
    oneOff: 'Ponctuel',
    run: 'Récurr./an',
    saves: 'Économies/an',
    lastGate: 'Dernier jalon',
    measure: 'Indicateur',
    target: 'Cible',
    sourceOfToday: 'Source',
    decision: 'Décision',
    who: 'Qui',
    by: 'Échéance',
    amount: 'Montant',
    unlocks: 'L’enjeu',
    status: 'Statut',
  },
  together: 'Total',
  noControl: 'À convenir',
  toBeNamed: 'À désigner',
  now: 'Maintenant',
  verdicts: { kept: 'Respectée', touched: 'À régler', broken: 'Non respectée', unknown: 'À confirmer' },
  broken: (quote) => `En l’état, le plan ne respecte pas une condition du client : « ${quote} »`,
  touched: (quote, what) =>
    `Une condition du client est à régler avant de mettre en service ${what === 'rest' ? 'le reste du plan' : thePlan(what === 'plan')} : « ${quote} »`,
  touchedMany: (count, outOf, quote, by) =>
    `Le plan touche ${outOf === null ? `les ${count}` : `${count} des ${outOf}`} conditions du client ; à régler en premier${by === null ? '' : ` (${by})`} : « ${quote} »`,
  unconfirmed: (quote) => `Une condition du client reste à confirmer : « ${quote} »`,
  keepsAll: (quote) => `Le plan respecte toutes les conditions du client, à commencer par « ${quote} »`,
  whyNow: (quote) => `Les documents du client disent eux-mêmes pourquoi maintenant : « ${quote} »`,
};

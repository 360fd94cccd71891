import { NUMBERS } from '@process-ai/domain/language';
import type { ListedInDocument } from '../../listed-in-document.ts';
import type { DeckWords } from '../en/deck.ts';

const { counted, decimals, listed, plural } = NUMBERS.fr;

const opportunities = (count: number) => counted(count, 'opportunité', 'opportunités');
const processes = (count: number) => counted(count, 'processus', 'processus');
const initiatives = (count: number) => counted(count, 'initiative', 'initiatives');
const touchPoints = (count: number) => counted(count, 'point de contact', 'points de contact');
const others = (count: number) => counted(count, 'autre', 'autres');
const more = (count: number, where: string) => (count > 0 ? ` ${counted(count, 'autre', 'autres')} ${where}.` : '');
const done = (decided: boolean) => (decided ? 'retenu' : 'proposé');
const thePlan = (isPlan: boolean) => (isPlan ? 'le plan' : 'la feuille de route');
/** Behind an amount. */
const ofSum = { accepted: 'retenus', proposed: 'proposés', benchmark: 'd’après le benchmark' };
const behind = { measured: 'mesurés', benchmark: 'd’après le benchmark' };
/** "retenues" as said of one. */
const ofOne = (kind: string) => kind.replace(/es(?= |$)/g, 'e');

const inFiles = (all: number, inDocument: ListedInDocument) =>
  ({
    all: `les ${decimals(all)} dans le document et dans le classeur`,
    figures: `celles qui ont un chiffre dans le document, les ${decimals(all)} dans le classeur`,
    none: `les ${decimals(all)} dans le classeur`,
  })[inDocument];

export const deckWords: DeckWords = {
  sections: {
    answer: 'L’essentiel',
    situation: 'Contexte',
    value: 'Valeur',
    plan: 'Plan',
    case: 'Rentabilité',
    people: 'Équipes',
    customers: 'Clients',
    vendors: 'Fournisseurs',
    risks: 'Risques',
    decisions: 'Décisions',
    appendix: 'Annexe',
  },
  others,
  shownOf: (shown, all) => `${decimals(shown)} sur ${decimals(all)} ; toutes les lignes sont dans le document.`,
  goesOn: (title, from, to) => `${title} (${from === to ? to : `${from} à ${to}`})`,
  agenda: {
    title: (chapters) => `Chaque chapitre en une phrase : ${listed(chapters.map((name) => name.toLowerCase()))}`,
    source: 'Source : les diapositives qui suivent ; pour chaque chapitre, le message de sa diapositive principale.',
    note: 'Qui dispose de cinq minutes lira la diapositive précédente et les décisions. Les autres chapitres montrent sur quoi repose chaque chiffre.',
    table: 'Chapitres de la présentation',
    chapter: 'Chapitre',
    says: 'Message',
    slides: 'Pages',
  },
  cover: {
    note: (sector, day, model) => `Blueprint : ${sector}, ${day}. Modèle de référence : ${model}.`,
    inWorkbook:
      'Chaque chiffre de cette présentation figure dans le classeur du même blueprint, où l’on peut suivre sa formule et modifier ses données.',
    nothingChosen: 'Aucun processus n’a encore été choisi pour ce blueprint.',
  },
  value: {
    name: { measured: 'économies mesurées', benchmark: 'économies d’après le benchmark' },
    note: (decided, isPlan) =>
      `Économies mesurées : coût actuel d’un processus × taux d’automatisation × taux de concrétisation, réparti entre ses opportunités, chaque économie étant comptée une seule fois. Tout ce qui est ${done(decided)}, planifié ou non : l’étude de rentabilité compte ce que porte ${thePlan(isPlan)}.`,
    benchmarkNote: (count) =>
      `Économies d’après le benchmark : la part ${count === 1 ? 'de la seule opportunité' : `cumulée des ${decimals(count)} opportunités`} dans ce que coûtent leurs processus au vu de la taille de l’organisation. Aucun processus n’est encore mesuré.`,
    source: (withFigures, all) =>
      `Source : ${counted(withFigures, 'processus mesuré', 'processus mesurés')} sur ${decimals(all)} ; données telles que saisies, le reste selon les hypothèses de l’annexe.`,
    benchmarkSource: (whose) =>
      `Source : benchmark selon la taille de l’organisation (${whose}) ; rien n’est encore mesuré.`,
  },
  summary: {
    savesNothing: (client, count) =>
      `Ce qui est prévu pour ${client} ne dégage encore aucune économie mesurée ; on y compte ${count}`,
    byBenchmark: (client, count, amount) =>
      `Pour ${client}, ${count}, soit ${amount} par an d’après le benchmark ; rien n’est encore mesuré`,
    toWeigh: (client, count) => `Pour ${client}, ${count} à examiner ; rien n’est encore mesuré`,
    earnsBack: (client, amount, scope, isPlan, payback) =>
      `${client} peut économiser ${amount} par an (${scope}) et amortit ${thePlan(isPlan)} en ${payback}`,
    earnsNotBack: (client, amount, scope, isPlan, years) =>
      `${client} peut économiser ${amount} par an (${scope}), mais n’amortit pas ${thePlan(isPlan)} en ${years}`,
    uncosted: (client, amount, scope, isPlan) =>
      `${client} peut économiser ${amount} par an (${scope}) ; le coût ${isPlan ? 'du plan' : 'de la feuille de route'} n’est pas encore saisi`,
    byBenchmarkLabel: 'D’après le benchmark, par an',
    byBenchmarkNote: 'Selon la taille de l’organisation, non mesuré',
    opportunities: (decided) => (decided ? 'Opportunités retenues' : 'Opportunités proposées'),
    inProcesses: (some, all) => `dans ${decimals(some)} processus sur ${decimals(all)}`,
  },
  situation: {
    source:
      'Source : documents du client, cités ; chaque condition confrontée aux initiatives, aux mois et aux chiffres du plan.',
    known: 'Ce que l’on sait de l’entreprise',
    factsSource:
      'Source : profil et données de processus de l’entreprise, la bibliothèque de processus et les parcours clients.',
    ownWords: 'Ce que dit le client',
    checked: 'Conditions, confrontées au plan',
    toKeep: 'Ce qu’il faut respecter',
  },
  landscape: {
    unknown: (client) => `Où se trouvent les économies pour ${client} ne peut encore être dit : rien n’est chiffré`,
    note: (across) =>
      `Chaque ligne est un domaine de la cartographie des processus, chaque case une partie de ce domaine d’après les deux premiers niveaux de son code ; la couleur monte en six paliers égaux jusqu’à la case la plus forte, et chaque case porte son chiffre. Ce qui relève du domaine lui-même figure sous « ${across} ».`,
    map: 'Carte de chaleur',
    mapAlt: (areas) => `Carte de chaleur des domaines selon leur montant annuel. ${areas}.`,
    legend: (hatched, proposed) =>
      `Plus foncé = plus par an${hatched ? ' ; hachuré = non chiffré' : ''}. Dans chaque case : montant annuel et nombre d’opportunités.${proposed === null ? '' : ` Là où rien n’est retenu : ce qui est proposé, ${proposed.isAll ? `${proposed.all} par an au total` : `${proposed.shown} sur ${proposed.all} par an ; le reste à côté de ce qui est retenu`}.`}`,
    processes,
    all: (area, total, sum) => `« ${area} » concentre la totalité des ${total} par an ${ofSum[sum]}`,
    two: (first, share, total, sum, second, rest) =>
      `« ${first} » concentre ${share} des ${total} par an ${ofSum[sum]} ; « ${second} », les ${rest} restants`,
    several: (first, share, total, sum, others, both) =>
      `« ${first} » concentre ${share} des ${total} par an ${ofSum[sum]} ; avec ${listed(others.map((name) => `« ${name} »`))}, la part atteint ${both}`,
  },
  types: {
    carries: { automation: 'L’automatisation apporte', ai: 'L’IA apporte', agentic: 'Les agents apportent' },
    inSentence: { automation: 'l’automatisation', ai: 'l’IA', agentic: 'les agents' },
    title: (carries, share, total, sum, next) =>
      `${carries} ${share} des ${total} par an ${ofSum[sum]} ; ${next.join(', et ')}`,
    part: (type, share) => `${type}, ${share}`,
    all: (total, sum, type) => `La totalité des ${total} par an ${ofSum[sum]} vient d’un seul type : ${type}`,
    sharedNote: 'Les économies d’un processus sont réparties entre ses opportunités selon leur bénéfice probable.',
    ownNote: 'Chaque opportunité compte dans son propre type.',
    tableNote:
      'Le tableau compte les opportunités et les mêmes économies ; mesuré et benchmark ne sont jamais additionnés.',
    series: (name, currency) => `${name}, ${currency} par an`,
    alt: (name, parts) => `Diagramme en barres : ${name} par an et par type : ${parts}.`,
    table: 'Opportunités par type',
    number: 'Nombre',
    measured: 'Mesuré',
    byBenchmark: 'Benchmark',
    effort: 'Effort, 1–5',
  },
  people: {
    keep: (decided, share, rest) =>
      `Une fois réalisé tout ce qui est ${done(decided)}, ${share} du travail mesuré (en coût) restent aux équipes ; ${rest}`,
    source: (measured, decided, journeys) =>
      `Source : coût actuel et économies de ${counted(measured, 'processus mesuré', 'processus mesurés')}, tout ce qui est ${done(decided)} étant réalisé ; points de contact de ${counted(journeys, 'parcours client', 'parcours client')}.`,
    note: 'Par domaine : économies mesurées par type, planifiées ou non, en pourcentage du coût actuel. Ce qui n’est pas économisé est le travail qui reste aux équipes : exceptions, jugement, et tout ce que laissent de côté le taux d’automatisation ou le taux de concrétisation.',
    touchPointNote:
      'Un point de contact est humain, confié à un agent IA ou mixte (un agent prépare, une personne décide) ; automatisé là où ni l’un ni l’autre ne sert, inchangé là où rien n’est fait.',
    alt: (areas) => `Barres empilées du travail actuel par domaine, en pourcentage : ${areas}.`,
    serve: (count, decided) =>
      `Qui sert le client, sur ${touchPoints(count)} des parcours, avec ce qui est ${decided ? 'retenu' : 'proposé'}`,
    table: 'Points de contact selon qui sert le client',
    servedBy: 'Assuré par',
    touchPoints: 'Contacts',
    share: 'Part',
    stays: 'Reste aux équipes',
    machines: (share) => `l’IA et les agents prennent en charge ${share}`,
    automation: (share) => `l’automatisation prend en charge ${share}`,
    nothing: 'aucune opportunité n’est identifiée pour le reste',
    workSource:
      'Source : données des processus et étude de rentabilité. Du temps pour d’autres tâches : aucune réduction d’effectif n’est promise.',
    workTable: 'Travail actuel et travail libéré, par domaine',
  },
  opportunities: {
    source:
      'Source : parts des économies des processus, mesurées ou d’après le benchmark (S, M, L : part de la masse salariale). Effort : de 1 (quelques jours, une équipe) à 5 (un programme à part entière).',
    sourceOrdered:
      'Source : parts des économies des processus, mesurées ou d’après le benchmark (S, M, L : part de la masse salariale), par ordre décroissant. Effort : de 1 (quelques jours) à 5 (un programme).',
    note: 'Économies d’une opportunité : sa part de ce qu’économise son processus. Mesuré = d’après les données du processus ; benchmark = d’après la taille de l’organisation, par fonction et par volume. Les deux ne sont jamais additionnés.',
    table: 'Les opportunités qui économisent le plus',
    noneCosted: (first) =>
      `Les économies des opportunités ne sont pas encore chiffrées${first === null ? '' : ` ; « ${first} » arrive en tête`}`,
    one: (saved) => `La seule opportunité économise ${saved}`,
    byBenchmark: (count) => `${decimals(count)} ${plural(count, 'n’est connue', 'ne sont connues')} que par benchmark`,
    otherWays: (count) => `${decimals(count)} ${plural(count, 'apporte', 'apportent')} autre chose que des économies`,
    inParent: (count) =>
      `${decimals(count)} ${plural(count, 'est déjà comptée', 'sont déjà comptées')} dans le processus parent`,
    noSavings: (count) =>
      `${decimals(count)} ${plural(count, 'n’économise', 'n’économisent')} rien d’après les données saisies`,
    notCosted: (count) => `${decimals(count)} ${plural(count, 'n’est pas chiffrée', 'ne sont pas chiffrées')}`,
    half: (name, others, count, share, saved) =>
      `${name === null ? `${decimals(others + 1)} ${plural(others + 1, 'opportunité', 'opportunités')} sur ${decimals(count)}` : `« ${name} »${others > 0 ? ` et ${decimals(others)} ${plural(others, 'autre', 'autres')}` : ', seule'}, sur ${decimals(count)} opportunités,`} ${others > 0 ? 'concentrent' : 'concentre'} ${share} des ${saved}`,
    kinds: { accepted: 'retenues', proposed: 'proposées', undecided: 'proposées et non arbitrées' },
    leftOut: (from, all, inDocument) =>
      `${from === all ? `L’opportunité ${decimals(all)} n’est pas montrée` : `Les opportunités ${decimals(from)} à ${decimals(all)} ne sont pas montrées`} ici : on trouve ${inFiles(all, inDocument)}.`,
    goesOn: (from, to, all, inDocument) =>
      `${from === to ? `L’opportunité ${decimals(to)} figure` : `Les opportunités ${decimals(from)} à ${decimals(to)} figurent`} en annexe${to === all ? '' : `, ${inFiles(all, inDocument)}`}.`,
    listAll: (count, kind, saved) =>
      count === 1
        ? `La seule opportunité ${ofOne(kind)} peut économiser ${saved}`
        : `Les ${decimals(count)} opportunités ${kind} peuvent économiser ${saved}`,
    listPart: (from, to, count, kind, saved, total) =>
      `${from === to ? `L’opportunité ${to} sur ${decimals(count)} ${kind} représente` : `Les opportunités ${from} à ${to} sur ${decimals(count)} ${kind} représentent`} ${saved}${total === null ? '' : ` sur ${total}`}`,
    each: (least, most) => (most === null ? `, ${least} chacune` : `, de ${least} à ${most} chacune`),
    largestIs: (amount, process) => `, la plus importante (${amount}) dans « ${process} »`,
    listOther: (from, to, count, kind) =>
      `${from === to ? `L’opportunité ${to} sur ${decimals(count)} ${kind} n’apporte` : `Les opportunités ${from} à ${to} sur ${decimals(count)} ${kind} n’apportent`} pas d’économies propres en argent`,
    listNote:
      'La description et les motifs de chaque opportunité figurent dans le classeur et dans le document du même blueprint.',
    listTable: (from, to, kind) => `Opportunités ${from} à ${to}, ${kind}`,
  },
  priorities: {
    source: (years, isParted) =>
      `Source : étude de rentabilité sur ${years}, en valeur actuelle ; échelles en racine carrée. Grande bulle : plus de travail libéré. Valeur nette : valeur moins coût.${isParted ? ' Traits : moyenne.' : ''}`,
    hidden: {
      all: (parts) => `Non montré : ${parts}`,
      left: (count) => `${count} de plus (dans le document)`,
      delivered: (count) => counted(count, 'terminée', 'terminées'),
      stopped: (count) => counted(count, 'arrêtée', 'arrêtées'),
      outside: (count) => `${count} hors étude`,
    },
    note: (name, quadrant, value, cost, fte) => `${name} : ${quadrant}, valeur ${value}, coût ${cost}, libère ${fte}.`,
    map: 'Priorités',
    mapAlt: (rows) => `Carte des coûts et de la valeur. ${rows}.`,
    row: (name, quadrant, value, cost) => `${name} : ${quadrant}, ${value} pour ${cost}`,
    bubble: (name, cost, value, fte) => `${name} : coût ${cost}, valeur ${value}, libère ${fte}`,
    label: (value, cost, fte) => `${value} pour ${cost}, ${fte}`,
    loses: 'Coûte plus qu’elle ne rapporte',
    value: 'Valeur',
    netValue: 'Valeur nette',
    cost: 'Coût',
    byEffort: {
      title: (name, others, held, total, sum) =>
        `« ${name} »${others > 0 ? ` et ${decimals(others)} ${plural(others, 'autre', 'autres')} économisent` : ' économise'} le plus pour peu d’effort : ${held} sur ${total} par an ${ofSum[sum]}`,
      most: (name, amount, effort) =>
        `« ${name} » économise le plus, ${amount} par an, pour un effort de ${effort} sur 5`,
      source: (left) =>
        `Source : ce que chaque opportunité économise par an et son effort, de 1 (quelques jours, une équipe) à 5 (un programme à part entière) ; séparés à la part égale des économies et au-dessus d’un effort de 2 ; échelles en racine carrée.${left > 0 ? ` ${left} de plus dans le document.` : ''}`,
      note: 'Tant que coûts et volumes ne sont pas mesurés, l’effort tient lieu de coût.',
      label: (value, effort) => `${value} par an, effort ${effort}`,
    },
  },
  plan: {
    worth: (cost, savings, outside) =>
      ` : ${cost} de coûts ponctuels pour ${savings} d’économies par an${outside === null ? '' : `, et ${outside} hors étude`}`,
    uncosted: (savings) => ` : ${savings} d’économies par an, aucun coût saisi à ce jour`,
    opens: (name, span, count) => `« ${name} » ouvre les travaux de ${initiatives(count)} sur ${span}`,
    source: (left, stopped, marks) =>
      `Source : le plan. Économies une fois tout en service. Barres claires : hors étude.${marks.gates ? ' Losange : jalon.' : ''}${marks.lines ? ' Trait : dépendance' : ''}${marks.lines && marks.early ? ` ; « ${marks.early} » n’attend pas` : ''}${marks.lines ? '.' : ''}${more(left, 'dans le document')}${stopped > 0 ? ` ${counted(stopped, 'initiative arrêtée', 'initiatives arrêtées')}.` : ''}`,
    note: 'Une initiative coûte de son premier à son dernier mois et rapporte à partir du mois suivant. Les économies mesurées figurent dans l’étude de rentabilité ; ce qui n’est pas encore chiffré relève du benchmark et ne s’ajoute à rien.',
    name: 'Plan',
    gantt: (rows) => `Diagramme de Gantt. ${rows}.`,
    noOwner: 'responsable à désigner',
    toBeNamed: 'à désigner',
    onceAndRun: (once, run) => `coûts ponctuels ${once}, récurrents ${run} par an`,
    gate: (gate) => `jalon : ${gate}`,
    waits: (names) => `dépend de ${names}`,
    notInCase: (why) => `hors étude : ${why}`,
    gateName: (gate) => `Jalon : ${gate}`,
    all: (count) => (count === 1 ? 'La seule initiative' : `Les ${initiatives(count)}`),
  },
  roadmap: {
    source: (effort, later) =>
      `Source : pas encore de plan d’initiatives ; opportunités par économies et par effort ; hypothèse de ${effort} points d’effort par mois.${later > 0 ? ` ${counted(later, 'opportunité attend', 'opportunités attendent')} une place après la dernière vague.` : ''}`,
    standIn:
      'Il n’y a pas encore de plan d’initiatives : les vagues en tiennent lieu, y compris dans l’étude de rentabilité.',
    savings:
      'Les économies d’une vague sont celles de ses opportunités, chacune pour sa part de ce qu’économise son processus ; mesuré et benchmark ne sont jamais additionnés.',
    later: (titles, count) => `Plus tard : ${titles}${count > 0 ? ` ; et ${others(count)}` : ''}.`,
    notCosted: (wave, count, from, to) =>
      `${wave} : ${opportunities(count)} des mois ${from} à ${to} ; aucune économie n’est chiffrée`,
    first: (wave, basis) =>
      `La vague « ${wave} » vient en premier, sans économies ${basis === 'measured' ? 'mesurées' : behind.benchmark} ; `,
    brings: (wave, amount, basis, month) =>
      `La vague « ${wave} » apporte ${amount} par an (${behind[basis]}) à partir du mois ${month}`,
    reach: (waves, amount, span) => ` ; ${waves} vagues atteignent ${amount} en ${span} mois`,
    wave: (name, from, to) => `${name} : mois ${from}–${to}`,
    sum: (amount, count) => [amount, opportunities(count)].filter(Boolean).join(' · '),
    effort: (effort, capacity) => `Effort : ${effort} points sur ${capacity}`,
    more: (count) => `… et ${others(count)} dans le classeur`,
  },
};

import { NUMBERS } from '@process-ai/domain/language';
import type { MethodWords } from '../en/method.ts';

const { counted, decimals, listed } = NUMBERS.fr;

export const methodWords: MethodWords = {
  assumptions: {
    hoursPerYear: {
      label: 'Heures par an',
      source:
        '2\u202f080 = 52 semaines de 40 heures. Heures productives, congés et jours fériés déduits : 1\u202f776,5 (US Social Security Administration, POMS).',
    },
    loadFactor: {
      label: 'Coefficient de charges',
      source:
        '1,00 = salaire seul. 1,43 = 1 ÷ 0,701, les salaires représentant 70,1 % de la rémunération du secteur privé (US Bureau of Labor Statistics, ECEC, décembre 2019). 1,30 est une hypothèse pour les employeurs offrant moins d’avantages.',
    },
    currency: {
      label: 'Devise',
      source: 'Unité de tous les montants : celle du profil du client, ou le dollar américain à défaut.',
    },
    discountRate: {
      label: 'Taux d’actualisation',
      source: '10 % par an, une hypothèse à la place du coût du capital de l’organisation.',
    },
    years: { label: 'Horizon de l’étude', source: 'Trois ans, l’horizon des études TEI de Forrester.' },
    ramp: {
      label: 'Montée en charge',
      source:
        'Le plein bénéfice dès la première année, une hypothèse. La dernière valeur s’applique à toutes les années suivantes.',
    },
    benefitRisk: {
      label: 'Décote sur les bénéfices',
      source: 'Aucune par défaut, une hypothèse. Minorer les bénéfices de leur risque suit le TEI de Forrester.',
    },
    costRisk: {
      label: 'Majoration des coûts',
      source: 'Aucune par défaut, une hypothèse. Majorer les coûts de leur risque suit le TEI de Forrester.',
    },
  },
  inputs: {
    implementationCost: {
      label: 'Coût de mise en œuvre',
      source: 'Une hypothèse, selon l’opportunité la plus exigeante du processus.',
    },
    annualRunCost: {
      label: 'Coût récurrent annuel',
      source: 'Aucun, une hypothèse tant que licences, hébergement et support ne sont pas connus.',
    },
    automationRate: {
      label: 'Taux d’automatisation',
      source: '60 % du travail, une hypothèse, tant que le processus n’a pas de taux qui lui soit propre.',
    },
    realisation: {
      label: 'Taux de concrétisation',
      source:
        'La totalité des économies, une hypothèse. Moins là où les heures libérées ne deviennent pas de l’argent.',
    },
  },
  organisation: {
    employees: {
      label: 'Effectif',
      source: 'Une hypothèse à la place de l’effectif réel du client ; tout benchmark en dépend.',
    },
    employeeCost: {
      label: 'Coût annuel par personne',
      source: 'Une hypothèse à la place de ce qu’une personne coûte au client.',
    },
  },
  planCosts: {
    label: 'Coûts ponctuels et récurrents',
    value: (entered, all) =>
      entered === all
        ? `indiqués pour toutes les initiatives (${decimals(all)})`
        : `indiqués pour ${decimals(entered)} initiatives sur ${decimals(all)}`,
    source: 'Le plan : les coûts de chaque initiative.',
  },
  spreads: {
    volume: 'L’année comptée n’est peut-être pas une année ordinaire : le travail croît et décroît avec l’activité.',
    rate: 'D’après le bénéfice bas, probable et haut des cas d’usage, combiné sur l’ensemble des initiatives ; à défaut, de 0,7 à 1,2 fois la valeur prévue. Les exceptions n’apparaissent qu’en exploitation.',
    adoption:
      'Une partie du travail continue de suivre l’ancien mode opératoire. Le nouveau ne peut en absorber plus que la totalité.',
    cost: 'Les projets dépassent leur budget bien plus souvent qu’ils ne restent en dessous, et les licences croissent avec l’usage.',
    delay: 'Les plans s’achèvent rarement en avance : la fin dépend de données, de validations et de personnes.',
  },
  ratePlanned: (rate) => `Part du travail, ${rate} selon le plan. `,
  rangeRule:
    'Dans chaque simulation, un facteur agit sur toutes les initiatives à la fois, car les estimations d’un même programme se trompent souvent dans le même sens ; les cinq facteurs varient indépendamment les uns des autres.',
  roadmapRule:
    'Un effort de 2 au plus permet de démarrer dans les gains rapides, un effort de 3 dans le déploiement, un effort supérieur dans la transformation. Parmi les gains rapides vient d’abord ce qui économise le plus au regard de son effort, ensuite ce qui économise le plus ; puis le plus simple, puis le plus adapté. Quand la capacité d’une vague est épuisée, le reste passe à la suivante. Les processus encore en évolution, ou dont le coût récurrent dépasserait les économies, attendent la dernière vague. Au sein d’un processus, l’automatisation passe avant l’IA et l’IA avant les agents, chacune étant classée avec ce qui l’attend. Ce qui couvre plusieurs processus attend que l’un d’eux ait commencé, au plus tard jusqu’à la dernière vague.',
  title: 'Hypothèses et méthode',
  follow: (model) => `Les processus suivent le modèle ${model}.`,
  noneProposed: 'Aucune opportunité n’a encore été proposée.',
  assumed: 'Ce que personne n’a saisi est supposé comme indiqué ici.',
  ofSector: 'Hypothèses pour ce client',
  ofProcess: 'Ce qui est supposé lorsqu’un processus n’a pas de chiffre propre',
  spreadsTitle: 'Fourchettes des facteurs',
  spreadsTable: 'De combien un facteur peut s’écarter de sa valeur : hypothèses',
  lowest: 'Minimum',
  highest: 'Maximum',
  reason: 'Motif',
  formulasTitle: 'Formules en toutes lettres',
  formulasTable: 'Comment les chiffres sont calculés',
  formula: 'Formule',
  below:
    'Un processus situé sous un autre qui dispose de données n’entre pas dans les totaux : son montant est déjà dans celui-ci.',
  sources: 'Sources.',
  american: (countries) => ` Un chiffre des États-Unis, retenu ici aussi (${countries}).`,
  sourcesText: {
    measured:
      'Charge de travail : documentation UiPath Automation Hub et ServiceNow LEAP. Coefficient de charges : US Bureau of Labor Statistics, ECEC. Heures productives : US Social Security Administration, POMS.',
    case: 'Chiffres pluriannuels : définitions du Total Economic Impact de Forrester.',
    vendors:
      'Classement des fournisseurs sur une échelle absolue : Telgen et Timmer 2016. Sensibilité de la pondération : Triantaphyllou et Sánchez 1997.',
  },
  setBy: (person, day) => `Fixé pour ce client par ${person}, ${day}.`,
  setHere: 'Fixé pour ce client.',
  sectorTable: 'Hypothèses pour ce client',
  inBold: ' ; en gras, celles qui diffèrent de la valeur par défaut',
  assumption: 'Hypothèse',
  here: 'Ici',
  standard: 'Par défaut',
  noneKnown: (amount) => `sans opportunité ${amount}`,
  someOf: (some, all) => `${decimals(some)} sur ${decimals(all)}`,
  inputsTable: 'Valeurs par défaut d’un processus, et nombre de processus mesurés auxquels elles s’appliquent',
  input: 'Donnée',
  assumedFor: 'Supposé pour',
  formulas: {
    measured: [
      ['Heures de travail', 'Exécutions par an × minutes par exécution ÷ 60.'],
      ['Coût d’une heure', 'Salaire moyen × coefficient de charges ÷ heures par an.'],
      [
        'Coût actuel',
        'Par la charge : heures de travail × coût d’une heure. Si les exécutions ou les minutes manquent, par la capacité : ETP × salaire × coefficient de charges. ETP, exécutions et minutes ne sont jamais multipliés entre eux.',
      ],
      ['Économies prévues', 'Coût actuel × taux d’automatisation × taux de concrétisation.'],
      ['Bénéfice net', 'Économies prévues moins coût récurrent annuel.'],
    ],
    opportunity: [
      [
        'Économies d’une opportunité',
        'Sa part de ce qu’économise son processus, selon son bénéfice probable. Mesuré : le processus a ses propres chiffres. Benchmark : la taille de l’organisation, répartie par fonction et par volume. Les deux ne sont jamais additionnés.',
      ],
    ],
    case: [
      [
        'Bénéfice d’un mois',
        'À partir du mois suivant la fin d’une initiative : ses économies ÷ 12 × montée en charge de l’année écoulée depuis × (1 − décote sur les bénéfices).',
      ],
      [
        'Coût d’un mois',
        'Coûts ponctuels répartis également du premier au dernier mois d’une initiative, coûts récurrents ensuite, chacun × (1 + majoration des coûts).',
      ],
      [
        'Délai de retour',
        'Mois écoulés entre le début du mois 1 et le moment où l’ensemble des flux devient définitivement positif. Un seul pour toute l’étude.',
      ],
      [
        'Valeur actuelle nette (VAN)',
        'Bénéfices moins coûts de chaque année ÷ (1 + taux d’actualisation) à la puissance de l’année ; le départ n’est pas actualisé.',
      ],
      [
        'Retour sur investissement (ROI)',
        '100 × (valeur actuelle des bénéfices − valeur actuelle des coûts) ÷ valeur actuelle des coûts.',
      ],
    ],
  },
  vendorFit: [
    'Adéquation d’un fournisseur',
    '100 × la moyenne pondérée de quatre critères : économies couvertes, opportunités d’IA et d’agents couvertes par des capacités d’IA, opportunités couvertes en totalité, et secteur. L’échelle est absolue : aucun fournisseur ne change la note d’un autre.',
  ],
  deck: {
    title: 'Chaque chiffre découle de règles établies et peut être recalculé dans le classeur',
    source:
      'Source : les formules de ce blueprint. Le classeur du même blueprint les contient sous forme de cellules actives.',
    table: 'Comment les chiffres sont calculés',
    how: 'Mode de calcul',
    note: (figure, how, source) => `${figure} : ${how} Source : ${source}.`,
    measuredRules: [
      {
        figure: 'Coût actuel',
        how: 'Exécutions par an × minutes ÷ 60 × salaire × charges ÷ heures par an. Sans exécutions ou minutes : ETP × salaire × charges. ETP, exécutions et minutes ne sont jamais multipliés entre eux.',
        source: 'Charge de travail : UiPath Automation Hub, ServiceNow LEAP',
      },
      {
        figure: 'Économies',
        how: 'Coût actuel × taux d’automatisation × taux de concrétisation. Un processus situé sous un autre avec données est compté dans celui-ci. Une opportunité économise sa part de son processus.',
        source: 'Idem',
      },
    ],
    basisRule: {
      figure: 'Mesuré, benchmark',
      how: 'Mesuré : le processus a ses propres chiffres. Benchmark : la taille de l’organisation, répartie par fonction et par volume ; non encore chiffré. Jamais additionnés.',
      source: 'Taille de l’organisation ; une hypothèse',
    },
    caseRules: [
      {
        figure: 'Étude de rentabilité',
        how: 'Une initiative coûte de son premier à son dernier mois et rapporte à partir du suivant, avec montée en charge et risques. Délai de retour : quand l’ensemble des flux devient définitivement positif.',
        source: 'Définition usuelle',
      },
      {
        figure: 'VAN, ROI, TRI',
        how: 'Mois cumulés par année et actualisés ; ce qui précède le mois 1 n’est pas actualisé.',
        source: 'Forrester TEI',
      },
      {
        figure: 'Sensibilité',
        how: 'Un seul facteur à la fois de son P10 à son P90, et le niveau auquel il ramène la VAN à zéro.',
        source: 'Analyse facteur par facteur',
      },
      {
        figure: 'Fourchette',
        how: '10\u202f000 simulations du volume, du taux d’automatisation, de l’adoption, des coûts et du retard selon des lois triangulaires.',
        source: 'Simulation de Monte-Carlo',
      },
    ],
    roadmap: {
      figure: 'Feuille de route sans plan',
      how: 'D’abord ce qui est retenu, puis le plus d’économies au regard de l’effort ; au sein d’un processus, l’automatisation avant l’IA et l’IA avant les agents ; dans la limite de l’effort mensuel.',
      source: 'Règle de cette méthode',
    },
    vendorFit: {
      figure: 'Adéquation d’un fournisseur',
      how: 'Somme pondérée de la couverture, de la couverture IA, de la profondeur et du secteur, sur une échelle absolue de 0 à 100.',
      source: 'Telgen et Timmer 2016 ; Triantaphyllou et Sánchez 1997',
    },
    own: (hasMeasured) =>
      hasMeasured
        ? 'Volumes, temps et salaires des processus mesurés sont ceux du client'
        : 'Aucun chiffre n’est encore celui du client',
    rateAssumed: (rate, some, all, others, defaults) =>
      `Le taux d’automatisation de ${rate} est supposé pour ${some === all ? (all === 1 ? 'le seul processus mesuré' : `les ${decimals(all)} processus`) : `${decimals(some)} des ${decimals(all)} processus mesurés`} ; des ${decimals(others)} autres hypothèses, ${defaults === 0 ? 'toutes sont fixées pour ce client' : defaults === others ? 'toutes sont des valeurs par défaut' : `${counted(others - defaults, 'est fixée', 'sont fixées')} pour ce client et ${counted(defaults, 'est une valeur par défaut', 'sont des valeurs par défaut')}`}`,
    allDefaults: (own) => `${own} ; toutes les hypothèses sont des valeurs par défaut de la méthode`,
    changed: (own, labels) => `${own} ; écarts par rapport aux valeurs par défaut : ${listed(labels)}`,
    assumptionsSource: (day) => `Source : les hypothèses pour ce client, au ${day}.`,
    assumptionsNote: 'Chaque hypothèse est une cellule nommée du classeur, et tout le reste la suit.',
    assumptionsTable: 'Hypothèses et leurs sources',
    isDefault: ' (par défaut)',
    defaultIs: (usual) => ` (par défaut : ${usual})`,
    value: 'Valeur',
    assumedIn: (some, all) => `supposé : ${decimals(some)} sur ${decimals(all)} mesurés`,
  },
};

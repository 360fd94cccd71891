import { NUMBERS } from '@process-ai/domain/language';
import type { WorkbookCaseWords } from '../en/workbook-case.ts';
import { workbookWords } from './workbook.ts';

const { counted, decimals } = NUMBERS.fr;
const { sheets } = workbookWords;

export const workbookCaseWords: WorkbookCaseWords = {
  scenarios: {
    subtitle:
      'Ce qui peut être supposé à la place du plan tel qu’il est. Le sélecteur ci-dessous détermine le scénario que suit tout le fichier.',
    low: 'Borne basse',
    high: 'Borne haute',
    atOnce: (isLow) =>
      `Tous les facteurs de la simulation à la fois à leur borne ${isLow ? 'défavorable' : 'favorable'}, franchie une fois sur dix. Plus rare que chacun d’eux pris seul.`,
    says: 'Ce qu’il signifie',
    parts: {
      volume: 'Volume',
      rate: 'Taux d’automatisation',
      adoption: 'Adoption',
      cost: 'Coûts',
      delay: 'Retard',
      cash: 'Effet en trésorerie',
      benchmark: 'Benchmark compté',
    },
    onSwitch: 'Sur le sélecteur',
    heading: 'Le scénario en vigueur',
    switch: 'Sélecteur',
    follows: `Choisissez-en un autre dans cette seule cellule : initiatives, échéancier, rentabilité et « ${sheets.summary} » suivent.`,
    itsNumber: 'Son n°',
    inForce: 'En vigueur',
    sideBySide: 'Côte à côte, à l’export',
    payback: 'Délai de retour, mois',
    savings: 'Économies annuelles',
    oneOff: 'Coûts ponctuels',
    npv: 'VAN',
    npvAt: (share) => `VAN, ${share}`,
    gain: 'Probabilité de gain',
    simulated: (seed, day) =>
      `Valeurs, simulées avec la graine ${seed} le ${day} ; elles ne suivent pas les changements faits dans ce fichier. Les bornes basse et haute ne sont pas simulées : choisissez-les sur le sélecteur.`,
  },
  lines: {
    benefits: 'Bénéfices',
    oneOff: 'Coûts ponctuels',
    run: 'Coûts récurrents',
    net: 'Flux net de trésorerie',
    cumulative: 'Flux net, cumulé',
    discounted: 'Flux net, actualisé',
    discountedCumulative: 'Flux net, actualisé et cumulé',
    within: 'Dans l’horizon de l’étude',
    factor: 'Facteur d’actualisation',
    sign: 'Signe du dernier flux',
    chartYear: 'Année sur le graphique',
    begins: 'Début',
    year: 'Année de l’étude',
    paidBack: 'Devient positif après',
    discountedPaidBack: 'De même, actualisé',
    worked: 'Mois travaillés à ce jour',
    served: 'Mois depuis la livraison',
    ramped: 'Mois de plein bénéfice à ce jour',
  },
  signs: '−1, 0 ou 1',
  timeline: {
    subtitle:
      'L’étude mois par mois, du premier au dernier mois de chaque initiative. La colonne 0 réunit tout ce qui précède le mois 1. Bénéfices et coûts sont positifs ; net = bénéfices moins coûts.',
    line: 'Ligne',
    total: 'Total',
    all: 'Toutes les initiatives',
    byInitiative: 'Par initiative',
  },
  businessCase: {
    subtitle: `Du scénario en vigueur, par année d’après « ${sheets.timeline} ». Bénéfices et coûts sont positifs ; net = bénéfices moins coûts.`,
    byYear: 'Par année',
    endOfYear: 'Fin de l’année',
    rateAYear: 'par an',
    times: 'fois',
    rates: 'taux',
    ofPresentCosts: 'des coûts actualisés',
    figures: {
      npv: [
        'Valeur actuelle nette (VAN)',
        'L’année 0 réunit tout ce qui précède le mois 1 ; elle n’est pas actualisée et reste hors de la fonction VAN.',
      ],
      paybackMonths: [
        'Délai de retour',
        `Du début du mois 1 jusqu’au dernier passage du flux cumulé par zéro, sur « ${sheets.timeline} ». S’il finit au-dessous, le retour n’est pas atteint.`,
      ],
      discountedPaybackMonths: ['Délai de retour actualisé', 'De même, avec la valeur actuelle de chaque flux.'],
      roiPercentage: ['Retour sur investissement (ROI)', 'VAN ÷ valeur actuelle des coûts.'],
      irr: [
        'Taux de rentabilité interne (TRI)',
        '« aucun » : aucun taux n’annule la VAN. « plusieurs » : plus d’un le fait.',
      ],
      presentBenefits: ['Bénéfices, valeur actuelle', 'Avec montée en charge et décote de risque.'],
      presentCosts: ['Coûts, valeur actuelle', 'Ponctuels et récurrents, avec majoration de risque.'],
      signChanges: ['Passages entre moins et plus', 'Des flux qui changent de signe une fois ont exactement un taux.'],
      rates: ['Taux qui annulent la VAN', ''],
      firstGuess: ['Valeur de départ du TRI', 'Proche du taux, pour que la fonction le trouve.'],
      notPaidBack: ['Sans retour', 'Ce qui figure à la place des mois.'],
    },
    lookedFor: (points, first, last) =>
      `Recherchés sur ${decimals(points)} points dans les colonnes ${first} à ${last}.`,
    grid: { point: 'u ; taux = 1/u − 2', worth: 'Valeur', crossing: 'Change de signe après' },
    curve: 'Quand l’investissement est amorti',
    curveHeard: (months) =>
      `Flux net de trésorerie cumulé par année, brut et actualisé. ${months === null ? 'L’investissement n’est pas amorti sur ces années.' : `Délai de retour : ${months}.`}`,
    years: 'Années',
    cumulativeIn: (currency) => `Flux net de trésorerie cumulé (${currency})`,
    cumulative: 'Cumulé',
    cumulativeDiscounted: 'Cumulé, actualisé',
  },
  simulation: {
    nothing: 'Sans processus mesuré, il n’y a rien à simuler.',
    heading: 'Degré de certitude, à l’export',
    note: (seed, day, runs, scenario) =>
      `Des valeurs, non des formules : simulées avec la graine ${seed} le ${day}, ${counted(runs, 'simulation', 'simulations')}, scénario « ${scenario} ». Elles ne suivent pas les changements faits dans ce fichier ; « ${sheets.checks} » indique quand elles sont périmées.`,
    p10: 'VAN, non atteinte une fois sur dix (P10)',
    p50: 'VAN, dépassée une fois sur deux (P50)',
    p90: 'VAN, dépassée une fois sur dix (P90)',
    mean: 'VAN, moyenne',
    gain: 'Probabilité d’une VAN positive',
    ofRuns: 'des simulations',
    tornado: 'Ce qui pèse le plus : chaque facteur seul, de son P10 à son P90',
    driver: 'Facteur, plus forte amplitude d’abord',
    at: (share) => `À ${share}`,
    npvAt: (share) => `VAN à ${share}`,
    swing: 'Amplitude',
    fromCase: (share) => `Écart à ${share}`,
    breakEven: 'Point mort',
    chart: 'Ce qui pèse le plus sur la valeur actuelle nette',
    chartHeard: (largest) =>
      `Tornado : variation de la valeur actuelle nette quand un facteur s’établit à son P10 ou à son P90. Le plus fort : ${largest ?? 'aucun'}.`,
    change: (currency) => `Variation de la valeur actuelle nette (${currency})`,
    atIts: (share) => `À son ${share}`,
  },
};

import { NUMBERS } from '@process-ai/domain/language';
import type { DeckCaseWords } from '../en/deck-case.ts';

const { counted, listed } = NUMBERS.fr;

const touchPoints = (count: number) => counted(count, 'point de contact', 'points de contact');
const andMore = (what: string, count: number) =>
  count > 1 ? `${what} et ${counted(count - 1, 'autre', 'autres')}` : what;
const tied = (names: readonly string[]) => (names.length > 3 ? andMore(names[0] ?? '', names.length) : listed(names));

export const deckCaseWords: DeckCaseWords = {
  case: {
    title: (isPlan, npv, isGain, years, payback) =>
      `${isPlan ? 'Le plan' : 'La feuille de route'} ${isGain ? 'crée' : 'détruit'} ${npv} de valeur sur ${years} (VAN) et ${payback === null ? 'ne s’amortit pas dans ce délai' : `s’amortit en ${payback}`}`,
    uncosted: (isPlan, npv, years) =>
      `Les bénéfices ${isPlan ? 'du plan' : 'de la feuille de route'} valent ${npv} sur ${years}, avant tout coût : aucun n’est encore saisi`,
    noCost: 'Aucun coût saisi à ce jour : pas de point mort calculable',
    source: (isPlan, assumptions) =>
      `Source : ${isPlan ? 'le plan, mois par mois' : 'les vagues de la feuille de route, mois par mois ; il n’y a pas encore de plan'}. Hypothèses : ${assumptions}.`,
    note: 'Chaque initiative coûte de son premier à son dernier mois et rapporte à partir du suivant. Valeur actuelle nette : mois cumulés par année et actualisés ; ce qui précède le mois 1 n’est pas actualisé. Délai de retour : quand l’ensemble des flux devient définitivement positif.',
    alt: (years) => `Bénéfices, coûts et flux cumulé de chaque année : ${years}.`,
    altYear: (year, parts, cumulative) => `${year} ${parts}, cumulé ${cumulative}`,
    noBreakEven: (years) => `Pas de point mort en ${years}`,
    breakEven: (when) => `Point mort ${when}`,
    table: 'Bénéfices et coûts de chaque année',
    oneOff: 'Ponctuel',
    leftOut: (basis) => `Ce que l’étude ne contient pas, par an${basis ? ` (${basis})` : ''}`,
    leftOutTable: 'Ce que l’étude ne contient pas',
    basis: 'Base',
    noWorseScenario: (scenario, npv) => `Aucun scénario n’est inférieur à « ${scenario} », dont la VAN est de ${npv}`,
    worstScenario: (npv, worst, scenario, runs) =>
      `Dans le scénario « ${scenario} », la VAN passe de ${npv} à ${worst}${runs === null ? '' : `, et seuls ${runs} des tirages finissent au-dessus de zéro`}`,
    scenariosSource: (count, left) =>
      `Source : le même plan dans ${counted(count, 'scénario', 'scénarios')}, chacun avec sa propre simulation.${left > 0 ? ` ${counted(left, 'autre', 'autres')} dans le classeur.` : ''}`,
    asEntered: 'tel que saisi',
  },
  range: {
    source:
      'Source : l’étude de rentabilité avec un seul facteur à la fois à son P10 puis à son P90, les autres comme prévu.',
    note: 'Chaque barre : ce que la VAN gagne ou perd lorsqu’un seul facteur se situe à l’extrémité basse ou haute de sa fourchette, l’effet le plus fort en premier. Plusieurs facteurs peuvent bouger ensemble.',
    tornadoAlt: (npv, drivers) => `Diagramme en tornade de la VAN de ${npv} : ${drivers}.`,
    table: 'Chaque facteur aux extrémités de sa fourchette, et le point mort',
    p10ToP90: 'P10 à P90',
    npvThen: 'VAN obtenue',
    below: 'VAN négative',
    above: 'VAN positive',
    runsSource: (draws, seed) =>
      `Source : ${draws} simulations du volume, du taux d’automatisation, de l’adoption, des coûts et du retard selon des lois triangulaires (hypothèses), graine ${seed}.`,
    runsNote:
      'P10 : une simulation sur dix est inférieure. P50 : la moitié. P90 : neuf sur dix. La même graine redonne la même fourchette.',
    driver: (name, low, likely, high, reason) =>
      `${name} ${low} / ${likely} / ${high} (bas / probable / haut). ${reason}`,
    mean: (mean) => `Moyenne de toutes les simulations : ${mean}.`,
    runsOf: (draws) => `Simulations, sur ${draws}`,
    planned: 'Plan',
    histogramAlt: (p10, p50, p90, gain, planned) =>
      `Histogramme de la VAN : P10 ${p10}, P50 ${p50}, P90 ${p90}, positive dans ${gain} des simulations ; le plan : ${planned}.`,
    percentiles: { P10: 'un mauvais résultat', P50: 'le résultat médian', P90: 'un bon résultat' },
    gain: 'des simulations à VAN positive',
    alwaysLoses: (draws, loss) =>
      `La VAN reste négative dans la totalité des ${draws} simulations ; neuf sur dix perdent plus de ${loss}`,
    gains: (share, draws, p10, p90) =>
      `La VAN est positive dans ${share ?? 'la totalité'} des ${draws} simulations, et comprise entre ${p10} et ${p90} dans huit cas sur dix`,
    seldomAsPlanned: (share, draws, seldom) =>
      `La VAN est positive dans ${share ?? 'la totalité'} des ${draws} simulations, mais ${seldom}`,
  },
  journeys: {
    more: (first, all) => ` Les ${first} premiers parcours sur ${all} ; les autres sont dans le document.`,
    part: (shown, all) => ` Points de contact 1 à ${shown} sur ${all} ; les autres sont dans le document.`,
    elsewhere: ' Ce qui modifie encore un point de contact figure dans les notes et dans le document.',
    source: (origin, isMeasured, rest) =>
      `Source : ${origin} ; ${isMeasured ? 'le plan et les données des processus' : 'la feuille de route et le benchmark des processus'}.${rest}`,
    note: 'À gauche, le ressenti actuel de chaque point de contact et ce qui y gêne ; à droite, ce qui le modifie : les opportunités comptées de son processus et de ceux qui en dépendent. Une étoile signale un moment de vérité.',
    name: (name) => `Parcours : ${name}`,
    heard: (name, stages) => `Parcours ${name}, aujourd’hui et après : ${stages}.`,
    title: (name, by, changed, all) =>
      `« ${name} » : ${{ plan: 'le plan modifie', accepted: 'ce qui est retenu modifie', proposed: 'ce qui est proposé modifierait' }[by]} ${changed === 0 ? 'aucun des' : `${changed} des`} ${touchPoints(all)}`,
    worst: (name, becomes, changed, alike, decided) => {
      if (becomes === 'unplanned')
        return ` ; ce qui est ${decided ? 'retenu' : 'proposé'} pour « ${name} », le plus mal vécu, n’est encore dans aucune initiative`;
      if (becomes === 'stopped') return ` ; ce qui était prévu pour « ${name} », le plus mal vécu, est arrêté`;
      const one = alike === 1 ? 'le plus mal vécu aujourd’hui' : `l’un des ${alike} plus mal vécus aujourd’hui`;
      if (changed === 0) return `, et « ${name} » est ${one}`;
      if (becomes === 'stays') return `, mais pas « ${name} », ${one}`;
      return alike === 1 ? `, dont « ${name} », ${one}` : `, dont les ${alike} plus mal vécus aujourd’hui`;
    },
    hurts: 'Ce qui gêne aujourd’hui',
  },
  vendors: {
    source: (weights, shown, all) =>
      `Source : adéquation aux opportunités comptées ici, 0–100. Pondération : ${weights}. Ce qui est couvert en partie compte pour moitié.${shown === null ? '' : ` Les ${shown} premiers sur ${all} ; les autres sont dans le classeur.`}`,
    note: 'Couverture : part des opportunités couvertes par un fournisseur, pondérée par leurs économies (en totalité = 1, en partie = 0,5). Couverture IA : idem pour les opportunités d’IA et d’agents, par les seules capacités d’IA. Profondeur : part des opportunités couvertes en totalité. Secteur : celui du fournisseur est celui du client (1), indifférent (0,5), un autre (0).',
    scaleNote:
      'L’échelle est absolue : ajouter ou retirer un fournisseur ne change la note d’aucun autre. Le taux de remplissage du profil d’un fournisseur figure à côté de la note, jamais dedans.',
    filled: (name, share) => `${name} : profil rempli à ${share}.`,
    alt: (vendors) => `Barres empilées de l’adéquation de chaque fournisseur : ${vendors} points sur 100.`,
    table: 'Les fournisseurs par adéquation, et pourquoi',
    none: 'Aucun des fournisseurs comparés ne traite ce qui économise le plus',
    best: (names, whole, part, all) =>
      `De ce qui économise le plus, ${names.length === 1 ? `c’est ${tied(names)} qui traite le plus :` : `ce sont ${tied(names)} qui traitent le plus, chacun`} ${whole > 0 ? `${whole} sur ${all} en totalité${part > 0 ? `, ${part} en partie` : ''}` : `${part} sur ${all}, mais en partie seulement`}`,
    open: (title, count) => ` ; aucun ne traite ${andMore(`« ${title} »`, count)}`,
    profilesSource: 'Source : les profils des fournisseurs, comparés aux opportunités comptées ici.',
    matrixSource: (shown, all) =>
      `Source : capacités déclarées des fournisseurs et des opportunités. Total = conçu exactement pour cela ; Partiel = capacité voisine ou générale, ou termes proches ; – = ni l’un ni l’autre.${shown === null ? '' : ` Les ${shown} premiers fournisseurs sur ${all}.`}`,
    matrixNote:
      'Une opportunité est couverte en totalité lorsqu’une capacité, un produit ou une capacité d’IA du fournisseur fait exactement cela ; en partie, lorsqu’elle est voisine ou générale, ou partage deux mots significatifs.',
    by: (title, capability, vendor) => `${title} : par « ${capability} », ${vendor}.`,
    aYear: (basis) => (basis === null ? 'Par an' : `Par an, ${basis === 'measured' ? 'mesuré' : 'benchmark'}`),
    whole: 'Total',
    part: 'Partiel',
    matrix: 'Les fournisseurs face aux plus grandes opportunités',
  },
  governance: {
    riskSource: (of, lawNote, hasMain) =>
      `Source : ${{ plan: 'le plan', roadmap: 'la feuille de route, la comparaison des fournisseurs et les parcours clients', laws: 'les textes cités' }[of]}.${lawNote === null ? (hasMain ? ' Le plus grave d’abord, avec le facteur principal de l’étude.' : ' Le plus grave d’abord.') : ` ${lawNote}`}`,
    concerns: (duty, reason, control, whom) => `${duty} : ${reason} ${control} Concerne : ${whom}.`,
    ownersSource: 'Source : le plan.',
    owner: (owner, initiatives, lastGate) =>
      `${owner} : ${initiatives}${lastGate === null ? '' : ` ; dernier jalon ${lastGate}`}.`,
    measures: 'Indicateurs du plan',
    measuresTitle: (count, aim) =>
      `${counted(count, 'indicateur montre', 'indicateurs montrent')} si le plan fonctionne${aim ? ` : « ${aim[0].replace(/«\s/, '“').replace(/\s»/, '”')} » doit passer de ${aim[1]} à ${aim[2]}` : ''}`,
    noTarget: (count) => ` ; ${counted(count, 'n’a', 'n’ont')} pas encore d’objectif`,
    decisionsSource: (hasCase) =>
      `Source : ${hasCase ? 'le plan, son étude de rentabilité' : 'la feuille de route'}, la comparaison des fournisseurs et les parcours clients. Par date ; les jalons reprennent les économies de leur budget.`,
    decisionsNote: 'Chaque décision découle du plan : ce qu’elle coûte, ce dont elle dépend et qui la met en œuvre.',
    decisions: 'Décisions demandées',
  },
  outside: {
    rejected: 'Écartée',
    allOfProcess: 'Tout le processus',
    doesNotPay: (run, once) =>
      `Non rentable : ${run} de coûts récurrents par an${once === null ? '' : `, et ${once} de coûts ponctuels`}`,
    titleRejected: (count, first, amount) =>
      `aucun chiffre n’inclut ${count === 1 ? 'l’opportunité écartée' : `les ${counted(count, 'opportunité écartée', 'opportunités écartées')},`}${count > 1 ? ' dont la plus grande,' : ''} « ${first} » (${amount})`,
    titleLosing: (count, saved, run) =>
      `l’étude laisse de côté ${counted(count, 'processus non rentable', 'processus non rentables')} : ${saved} d’économies par an pour ${run} de coûts récurrents`,
    afterList: (list, count) =>
      `${list} ; aucun chiffre n’inclut ${count === 1 ? 'celle qui est écartée' : `les ${count} écartées`}`,
    joined: (parts) => parts.join(' ; '),
    source: (left, day) =>
      `Source : décisions et données au ${day}.${left > 0 ? ` ${counted(left, 'autre figure', 'autres figurent')} dans les notes.` : ''}`,
    note: 'Une opportunité écartée est indiquée avec ce qu’elle vaudrait si elle seule était reprise : celles d’un même processus partagent ses économies, les montants ne s’additionnent donc pas. Un processus n’est pas rentable lorsque son coût récurrent annuel atteint ce qu’il économise.',
    table: 'Ce qui est laissé de côté, avec les économies correspondantes',
    what: 'Quoi',
    wouldSave: 'Économiserait',
    whyLeftOut: 'Pourquoi c’est laissé de côté',
  },
};

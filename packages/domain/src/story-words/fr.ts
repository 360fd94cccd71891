import { typeset } from '../french-typesetting.ts';
import { NUMBERS } from '../language.ts';
import type { StoryWords } from './en.ts';

const { counted, decimals, listed, plural } = NUMBERS.fr;

const WAVES: Record<string, string> = {
  'Quick wins': 'Gains rapides',
  'Build out': 'Déploiement',
  Transform: 'Transformation',
};

export const FRENCH: StoryWords = typeset<StoryWords>({
  scenarios: {
    'capacity-kept': {
      name: 'Capacité réaffectée',
      description: 'Tout se passe comme prévu. Tout le travail libéré compte comme valeur : il va à d’autres tâches.',
    },
    'cash-released': {
      name: 'Économies budgétaires',
      description:
        'La moitié du travail libéré réduit la masse salariale, une hypothèse ; l’autre moitié n’est pas comptée.',
    },
  },
  areas: { all: 'Tous les processus', across: 'Commun au domaine' },
  wave: (name) => WAVES[name] ?? name,
  waveFrom: (month) => `Dès ${month}`,
  months: (from, to) => `Mois ${from}–${to}`,
  inSentence: (when) => when.replace('Mois', 'mois'),
  span: (from, to) => `${from} à ${to}`,
  monthOfPlan: (month) => `mois ${month}`,
  situation: {
    unknown: 'Le plan n’en dit rien ; à confirmer.',
    noWork: 'Aucun travail du plan n’est encore mesuré ; à confirmer.',
    timeForOther: (fte) =>
      `Le plan libère ${fte} ETP de travail. Ils sont comptés comme du temps pour d’autres tâches : la condition est respectée tant que ces tâches sont désignées, et rompue là où le travail libéré réduit l’effectif.`,
    offPayroll: (fte) =>
      `Le plan libère ${fte} ETP de travail, et son étude de rentabilité en retire une partie de la masse salariale.`,
    offPayrollOfWhom: (fte) =>
      `Le plan libère ${fte} ETP de travail, et son étude de rentabilité en retire une partie de la masse salariale : qui est concerné reste à régler au regard de cette condition.`,
    unnamed: (about) => `Aucun intitulé du plan ne mentionne ${about} ; à confirmer.`,
    limit: (title, alone, limit, into, begins) =>
      `« ${title} » ${alone ? 'agirait ici de façon autonome' : 'intervient ici'} : ${limit === null ? 'la limite est à fixer' : `la limite de ${limit} est à intégrer${into && ` dans ${into}`}`} avant ${begins === null ? 'la mise en service' : `le début des travaux (${begins})`}.`,
    stays: (text) => ` Reste aux équipes : ${text}`,
    first: (name, when) => `« ${name} » démarre en premier (${when})`,
    waveSaysNothing: (about) => `, et rien n’indique ce qui y commence par ${about}.`,
    initiativeSaysNothing: (about) => `, et rien n’y indique qu’elle commence par ${about}.`,
    later: (name, when) => ` ; « ${name} » vient ensuite (${when}).`,
    neverNamed: (about) => ` ; rien dans le plan ne mentionne ${about}.`,
    above: (cost) => `Les coûts ponctuels du plan s’élèvent à ${cost} et dépassent cette limite.`,
    notAll: (cost) => `Les coûts ponctuels du plan s’élèvent à ${cost}, et tout n’est pas encore chiffré.`,
    within: (cost) => `Les coûts ponctuels du plan s’élèvent à ${cost} et restent dans cette limite.`,
    hosting: 'Dépend du fournisseur et de son lieu d’hébergement : à régler dans le contrat.',
  },
  decisions: {
    decide: (count) =>
      count === 1 ? 'Retenir ou écarter la seule proposition' : `Retenir ou écarter ${decimals(count)} propositions`,
    decideWhy: 'seul ce qui est retenu est planifié et compté',
    measure: (count) =>
      `Faire mesurer ${count === 1 ? 'un processus' : `${decimals(count)} processus`} : cas par an, minutes par cas, effectifs et salaires`,
    quoted: (name) => `« ${name} »`,
    andMore: (names, more) => `${names} et ${counted(more, 'autre', 'autres')}`,
    review: (name, runs) =>
      runs
        ? `Réexaminer « ${name} », déjà en cours, ou l’arrêter`
        : `Réexaminer « ${name} » avant de débloquer son budget, ou y renoncer`,
    reviewMany: (count) =>
      `Réexaminer les ${decimals(count)} initiatives qui coûtent plus qu’elles ne rapportent, ou y renoncer`,
    release: (name) => `Débloquer le budget : « ${name} »`,
    releaseMany: (count, turn) =>
      `Débloquer le budget des ${decimals(count)} initiatives ${{ first: 'qui démarrent en premier', next: 'qui démarrent ensuite', later: 'suivantes' }[turn]}`,
    releaseWaves: (names, isFirst) =>
      names.length > 1
        ? `Débloquer le budget des vagues ${names.map((name) => `« ${name} »`).join(' et ')}, ${isFirst ? 'qui démarrent en premier' : 'qui suivent'}`
        : `Débloquer le budget de la vague « ${names.join('')} »`,
    beginsFirst: (name, month) => `parmi elles, « ${name} » démarre en premier (${month})`,
    planner: 'Nommer qui fait de la feuille de route un plan avec responsables, mois et coûts',
    plannerWhy: 'aucune vague n’a encore de responsable ni de coût propre',
    nameOwner: (name) => `Nommer le responsable de « ${name} »`,
    nameOwners: (count) => `Nommer un responsable pour chacune des ${decimals(count)} initiatives qui n’en ont pas`,
    ownerWhy: 'personne n’en répond encore',
    placeFar: (name) => `Démarrer « ${name} » dans l’horizon de l’étude, ou la retirer du plan`,
    placeFarMany: (count) =>
      `Démarrer ${decimals(count)} initiatives dans l’horizon de l’étude, ou les retirer du plan`,
    farWhy: (when, years) =>
      `prévue pour ${when}, après les ${decimals(years)} années de l’étude ; d’ici là, dans aucun chiffre`,
    gate: (name) => `Poursuivre « ${name} » ou l’arrêter`,
    gateText: (gate) => `jalon : ${gate}`,
    counsel: 'Faire confirmer les points du registre par la direction juridique et la protection des données',
    touches: (count, laws) =>
      count === 0 ? laws : `${counted(count, 'initiative concernée', 'initiatives concernées')} : ${laws}`,
    invite: (best, second) =>
      `Inviter ${second ? `${best} et ${second}` : best} à faire ${second ? 'leurs' : 'ses'} preuves sur un cas réel`,
    fitsBest: (best, second) =>
      second
        ? `Les mieux adaptés, avec ${best} et ${second} points sur 100`
        : `Le mieux adapté, avec ${best} points sur 100`,
    standBehind: 'Nommer la personne responsable de chaque agent qui sert seul un client',
    moments: (count, first) => `${counted(count, 'moment de vérité', 'moments de vérité')}, d’abord « ${first} »`,
  },
  planRisks: {
    carries: (risk, share) => `${risk} ; ${share} des économies du plan dépendent de cette initiative`,
    gate: (gate) => `Son jalon : ${gate}`,
    unowned: (when) => `Personne n’en répond (${when})`,
    name: (month) => `Nommer un responsable d’ici ${month}`,
    nameNow: 'Nommer un responsable dès maintenant',
    waits: (names) =>
      `Elle dépend de ${listed(names.map((name) => `« ${name} »`))} : ${names.length === 1 ? 'si celle-ci' : 'si l’une d’elles'} prend du retard, elle aussi`,
    watch: 'Suivre leurs dates chaque mois en comité de pilotage ; décaler à temps son propre démarrage',
    benchmark: (assumed) =>
      assumed === null
        ? 'Toutes les économies sont réparties à partir de la masse salariale, non mesurées : aucun processus n’est sûr de son montant'
        : `Aucune économie n’est mesurée : toutes reposent sur ${assumed} personnes supposées (moitié moins, moitié moins d’économies)`,
    measure: 'Mesurer les processus qui en offrent le plus avant de demander un budget',
    unplanned:
      'Aucune vague n’a de responsable ni de coût propre : ce dont personne ne répond risque de ne pas commencer',
    plan: 'Fixer responsables, mois et coûts avant de demander un budget',
    unserved: (count) =>
      count === 1
        ? 'Le seul fournisseur comparé ne couvre pas assez du travail : il faudra peut-être le développer'
        : `Aucun des ${count} fournisseurs comparés ne couvre assez du travail : il faudra peut-être le développer`,
    build: 'Comparer d’autres fournisseurs, ou estimer un développement, avant de débloquer un budget',
    alone: (name) =>
      `Un agent IA sert seul le client à « ${name} », là où cela compte le plus : une erreur y coûte la confiance`,
    standBehind: 'Nommer une personne qui répond de l’agent et reprend les cas douteux',
    movesMost: (risk) => `${risk} ; aucun facteur ne pèse plus sur le résultat`,
    drivers: {
      volume: {
        risk: (at) => `Le volume atteint ${at} du plan (dans un cas sur dix)`,
        control: 'Compter les cas chaque mois ; redimensionner en conséquence les initiatives suivantes',
      },
      rate: {
        risk: (at) => `Le taux d’automatisation atteint ${at} (dans un cas sur dix)`,
        control: 'Mesurer le taux dans la première initiative avant de débloquer le budget suivant',
      },
      adoption: {
        risk: (at) => `Seuls ${at} du travail suivent le nouveau mode opératoire (dans un cas sur dix)`,
        control: 'Former les équipes avant le démarrage ; mesurer chaque mois la part passée au nouveau mode',
      },
      cost: {
        risk: (at) => `Le coût atteint ${at} du plan (dans un cas sur dix)`,
        control: 'Demander des offres à prix ferme avant chaque déblocage de budget',
      },
      delay: {
        risk: (at) => `Tout arrive avec ${at} mois de retard (dans un cas sur dix)`,
        control: 'Fixer une date pour chaque jalon, dont dépendent les budgets suivants',
      },
    },
  },
  measures: { handlingTime: (process) => `Temps de traitement de « ${process} »`, minutes: 'min' },
  ratingRule: (high, medium, material) =>
    `La gravité est la part des économies du plan que porte l’initiative (élevée à partir de ${high}, moyenne à partir de ${medium}). La probabilité est une appréciation selon le type de travail le plus risqué qui représente au moins ${material} de l’initiative : règles faible, modèles d’IA moyenne, agents élevée ; attente d’une autre initiative faible, démarrage avant la fin de celle-ci ou absence de responsable moyenne. Pour tout le plan : un facteur faible, selon la part de la VAN qu’il prend ; des économies non mesurées, des vagues sans responsables ou l’absence de fournisseur adapté moyenne ; une perte ou un agent seul élevée, selon la part touchée.`,
  laws: {
    annexIII: (heading) => `Règlement sur l’IA, annexe III : ${heading}`,
    highRisk:
      'Déterminer avant la réalisation si le système est à haut risque. Si oui : gestion des risques, gouvernance des données, journalisation, contrôle humain et enregistrement dans la base de données de l’UE.',
    counselSettles: (how) =>
      `La direction juridique détermine avant la réalisation les règles qui s’appliquent ici. ${how}`,
    employment: {
      law: 'emploi',
      reason: 'Le système aide à choisir des personnes, à les évaluer ou à répartir leur travail.',
      general: 'Égalité de traitement au travail',
      settle: 'Résultats vérifiés contre toute inégalité de traitement, décision humaine, traces conservées.',
    },
    services: {
      law: 'services essentiels',
      reason:
        'Le système aide à décider d’un crédit, d’une assurance vie ou santé, de prestations publiques ou d’appels d’urgence.',
      general: 'Décisions équitables en matière de crédit, de couverture et de prestations',
      settle: 'Motifs de refus communicables, résultats vérifiés contre tout traitement inéquitable, décision humaine.',
    },
    education: {
      law: 'éducation',
      reason: 'Le système aide à décider d’admissions, de notes ou du comportement lors d’examens.',
      general: 'Égalité de traitement dans l’éducation',
      settle: 'Résultats vérifiés contre toute inégalité de traitement, décision humaine, recours possible.',
    },
    infrastructure: {
      law: 'infrastructures critiques',
      reason:
        'Le système peut servir de composant de sécurité du trafic ou de la fourniture d’eau, de gaz, de chaleur ou d’électricité.',
      general: 'Sécurité de l’approvisionnement et du trafic',
      settle: 'Essais, fonctionnement possible sans le système, et une personne qui peut l’arrêter.',
    },
    biometrics: {
      law: 'biométrie',
      reason: 'Le système identifie ou classe des personnes d’après leur corps ou leur comportement.',
      general: 'Données biométriques',
      settle: 'Consentement ou autre fondement pour ces données ; durée de conservation et effacement fixés.',
    },
    enforcement: {
      law: 'activités répressives',
      reason: 'Le système aide à évaluer des suspects, des victimes ou des preuves.',
      general: 'Garanties procédurales dans les activités répressives',
      settle: 'Décision humaine, traces conservées, preuves contestables.',
    },
    migration: {
      law: 'migration',
      reason: 'Le système aide à évaluer des demandes ou des risques à une frontière.',
      general: 'Garanties procédurales à la frontière',
      settle: 'Décision humaine, motifs communicables, recours possible.',
    },
    justice: {
      law: 'justice',
      reason: 'Le système aide à rechercher ou à appliquer le droit dans un litige.',
      general: 'Garanties procédurales dans les litiges',
      settle: 'Décision humaine, sources vérifiées, les deux parties entendues.',
    },
    decisions: {
      law: 'RGPD, article 22',
      reason:
        'Le système prépare ou prend une décision produisant des effets juridiques ou similaires sur une personne.',
      control:
        'Une personne habilitée à en décider autrement confirme chaque décision défavorable ; les personnes concernées en sont informées et peuvent la contester. Analyse d’impact au titre de l’article 35.',
      general: 'Décisions automatisées concernant des personnes',
      settle:
        'Une personne habilitée à en décider autrement confirme chaque décision défavorable ; les personnes concernées en connaissent le motif et peuvent la contester.',
    },
    sensitive: {
      law: 'RGPD, article 9',
      reason:
        'Le système traite des catégories particulières de données : santé, religion ou appartenance syndicale, par exemple.',
      control:
        'Base juridique au titre de l’article 9, paragraphe 2, accès restreint, durée de conservation fixée. Analyse d’impact au titre de l’article 35.',
      general: 'Données personnelles sensibles',
      settle:
        'La direction juridique détermine le fondement de leur usage ; accès restreint, conservation et effacement fixés.',
    },
    openness: {
      law: 'Règlement sur l’IA, article 50',
      reason: 'Des personnes dialoguent avec le système ou lisent ce qu’il a écrit.',
      control: 'Informer les personnes qu’elles ont affaire à une machine et signaler les contenus générés.',
      general: 'Transparence sur les machines',
    },
  },
  always: {
    privacy: {
      law: 'RGPD, articles 5, 28 et 30',
      reason: 'Partout où sont traitées des données de clients, de salariés ou d’autres personnes.',
      general: 'Protection des données personnelles',
      control:
        'Finalité et base légale de chaque traitement au registre, contrat avec chaque sous-traitant, analyse d’impact là où le risque pour les personnes est élevé.',
    },
    employees: {
      reason: 'Le travail est réorganisé, et un logiciel peut enregistrer ce que font les personnes.',
      control:
        'Informer les personnes concernées et, là où elle existe, leur représentation avant toute décision ; convenir de ce qui est enregistré et de qui le voit.',
      general: 'Information des salariés',
      european: 'Directive 2002/14/CE, article 4',
      laws: {
        DE: 'Betriebsverfassungsgesetz (Allemagne), articles 87 et 90',
        AT: 'Arbeitsverfassungsgesetz (Autriche), articles 96 et 96a',
        FR: 'Code du travail, L. 2312-8 et L. 2312-38',
        ES: 'Estatuto de los Trabajadores (Espagne), article 64',
        NL: 'Loi sur les comités d’entreprise (WOR, Pays-Bas), articles 25 et 27',
      },
    },
    unclassed: {
      law: 'Règlement sur l’IA, articles 5, 6 et 50',
      reason:
        'L’IA y est utilisée sans que sa catégorie au sens du règlement soit encore déterminée ; d’ici là, rien n’en est réputé admis.',
      control:
        'Classer chaque usage avant de le réaliser : interdit (article 5), à haut risque (article 6 et annexe III), soumis à transparence (article 50), ou rien de cela.',
    },
    finance: {
      law: 'DORA, règlement (UE) 2022/2554',
      reason:
        'Banques, assureurs et gestionnaires de fonds répondent de la résilience de leurs systèmes et de ceux qui les exploitent.',
      control:
        'Chaque service au registre d’informations, les clauses de l’article 30, sortie et panne éprouvées avant la mise en service.',
    },
    essential: {
      law: 'NIS 2, directive (UE) 2022/2555',
      reason: 'Le secteur figure à ses annexes I ou II ; à partir d’une taille moyenne, ses systèmes sont à sécuriser.',
      control:
        'Les mesures de l’article 21 pour chaque nouveau système, fournisseurs compris ; incidents notifiés selon l’article 23.',
    },
  },
  fit: {
    none: (all) =>
      all === 1 ? 'Ne couvre pas la seule opportunité' : `Ne couvre aucune des ${decimals(all)} opportunités`,
    some: (covered, all, worth) =>
      `Couvre ${decimals(covered)} ${plural(covered, 'opportunité', 'opportunités')} sur ${decimals(all)}${worth.length > 0 ? `, d’une valeur de ${worth.join(' et ')}` : ''}`,
    worth: (covered, all, basis) => `${covered} sur ${all} par an (${basis === 'measured' ? 'mesurés' : 'benchmark'})`,
    howWell: (wholly, covered) => {
      if (covered === 1) return wholly === 1 ? 'en totalité' : 'en partie';
      if (wholly === covered) return 'toutes en totalité';
      return wholly === 0
        ? 'toutes en partie'
        : `${decimals(wholly)} en totalité, ${decimals(covered - wholly)} en partie`;
    },
    separated: (parts) => parts.join(' ; '),
    strongest: (names) => `point fort : ${names.map((name) => `« ${name} »`).join(' et ')}`,
    aligned: 'conçu pour le secteur',
    cross: 'tous secteurs',
    madeFor: (industry, isAnother) => `conçu pour ${isAnother ? 'un autre' : 'un'} secteur (${industry})`,
  },
});

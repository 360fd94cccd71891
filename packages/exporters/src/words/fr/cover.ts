import { NUMBERS } from '@process-ai/domain/language';
import type { CoverWords } from '../en/cover.ts';

const { counted, listed } = NUMBERS.fr;

const vendors = (count: number) => counted(count, 'fournisseur', 'fournisseurs');

export const coverWords: CoverWords = {
  draftMark: 'PROVISOIRE',
  status: { draft: 'Version provisoire', forReview: 'Pour relecture', final: 'Version définitive' },
  confidentialities: {
    Public: 'Public',
    Internal: 'Usage interne',
    Confidential: 'Confidentiel',
    'Strictly confidential': 'Strictement confidentiel',
  },
  version: (version) => `Version ${version}`,
  subtitle: 'Où l’automatisation, l’IA et les agents sont rentables, et par quoi commencer',
  referenceModel: (model) => `Modèle de référence : ${model}`,
  preparedBy: (company) => `Document établi par ${company}`,
  contact: (contact) => `Contact : ${contact}`,
  logo: 'Logo',
  logoOf: (company) => `Logo : ${company}`,
  blueprintOf: (sector) => `Blueprint : ${sector}`,
  subject: 'Valeur économique de l’automatisation, de l’IA et des agents',
  page: 'Page',
  contents: 'Sommaire',
  table: 'Tableau',
  figure: 'Figure',
  tableHeard: (headers, rows) => `Colonnes : ${headers.join(', ')}. Lignes : ${rows}.`,
  references: { see: ' Voir\u00a0', and: ' et\u00a0', to: ' à\u00a0' },
  origins: {
    team: 'équipe projet',
    library: 'bibliothèque sectorielle',
    playbook: (name) => `playbook « ${name} »`,
    model: (name) => `modèle d’IA ${name}`,
    imported: (origin) => `fichier importé (${origin})`,
  },
  originIn: {
    team: 'l’équipe projet',
    library: 'une bibliothèque sectorielle de cas d’usage',
    playbook: (name) => `le playbook « ${name} »`,
    model: (name) => `le modèle d’IA ${name}`,
    imported: (origin) => `un fichier importé (${origin})`,
  },
  comeFrom: (origins) => `Origine des opportunités : ${listed(origins)}.`,
  fitParts: { coverage: 'Couverture', aiCoverage: 'Couverture IA', depth: 'Profondeur', sector: 'Secteur' },
  fitPartsInSentence: { coverage: 'couverture', aiCoverage: 'couverture IA', depth: 'profondeur', sector: 'secteur' },
  offers: 'Ce qu’il propose',
  noneCoversNote:
    'L’offre de ces fournisseurs est générale : aucun produit ni aucune capacité de leurs profils ne fait, en tout ou en partie, le travail d’une de ces opportunités. Avant toute invitation, la sélection doit s’ouvrir à des fournisseurs de ce type de travail, sinon la réalisation se fera en interne.',
  noneCovers: (count) =>
    count === 1
      ? 'Le seul fournisseur comparé ne couvre aucune des opportunités'
      : `Aucun des ${vendors(count)} ne couvre la moindre opportunité`,
  noneFits: (count, name, covered) =>
    `Aucun des ${vendors(count)} ne convient : ${name} s’en approche le plus et couvre ${covered} du besoin`,
  onlyOneUnfit: (name, covered) =>
    `${name}, seul fournisseur comparé, ne convient pas : il couvre ${covered} du besoin`,
  fitsThoughSecond: (winner, count, points, first, firstPoints) =>
    `${winner} est le plus adapté des ${vendors(count)}, avec ${points} points sur 100 : ${first} en obtient ${firstPoints}, mais couvre entièrement une trop petite part du besoin`,
  fitsBest: (name, count, points) => `${name} est le plus adapté des ${vendors(count)}, avec ${points} points sur 100`,
  onlyOne: (name, points) => `${name}, seul fournisseur comparé, obtient ${points} points sur 100`,
  coversAs: (vendor, rest) => `Couvre la même chose que ${vendor} ; ${rest}`,
  ahead: (ranking, points, next) =>
    points > 0
      ? `${ranking} ; ${next} suit à ${counted(points, 'point', 'points')}`
      : `${ranking}, à égalité avec ${next}`,
  noWinnerChange: 'Aucune pondération modifiée seule ne place un autre fournisseur en tête.',
  winnerChange: (name, part, direction, threshold, now) =>
    `${name} passe en tête lorsque le poids du critère « ${part} » passe ${direction === 'below' ? 'au-dessous' : 'au-dessus'} de ${threshold} (aujourd’hui ${now}), les autres gardant leurs proportions.`,
  emotions: { '-2': 'Très mauvais', '-1': 'Mauvais', '0': 'Neutre', '1': 'Bon', '2': 'Très bon' },
  touchPoints: { human: 'Humain', hybrid: 'Mixte', agent: 'Agent IA', automated: 'Automatisé', unchanged: 'Inchangé' },
  feeling: 'Ressenti actuel',
  momentThatMatters: 'Moment de vérité',
};

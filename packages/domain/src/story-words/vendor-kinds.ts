import type { FileLanguage } from '@process-ai/contract/export-covers';
import type { MatchedCapability } from '@process-ai/contract/vendor-comparison';
import { CAPABILITY_TAGS, type FamilyId, type TagId } from '../capability-tags/taxonomy.ts';
import { familyOf, tagsOf } from '../capability-tags.ts';
import { once } from '../once.ts';

type Translated = Readonly<Record<Exclude<FileLanguage, 'en'>, string>>;

/** What vendors sell, by the family of work, as a client calls it in a language of the files. */
const KINDS: Readonly<Record<FamilyId, Translated>> = {
  documents: { de: 'Dokumentenverarbeitung', es: 'captura y gestión documental', fr: 'traitement de documents' },
  language: { de: 'Text- und Sprach-KI', es: 'IA de texto y voz', fr: 'IA texte et voix' },
  insight: {
    de: 'Datenanalyse und Prognose',
    es: 'análisis de datos y predicción',
    fr: 'analyse de données et prédiction',
  },
  planning: { de: 'Planung und Optimierung', es: 'planificación y optimización', fr: 'planification et optimisation' },
  integration: {
    de: 'System- und Datenintegration',
    es: 'integración de sistemas y datos',
    fr: 'intégration de systèmes et de données',
  },
  workflow: {
    de: 'Workflow- und Fallmanagement',
    es: 'flujos de trabajo y expedientes',
    fr: 'workflows et gestion de dossiers',
  },
  'process-insight': {
    de: 'Process Mining und Prozessanalyse',
    es: 'análisis y minería de procesos',
    fr: 'process mining et modélisation',
  },
  agents: { de: 'KI-Agenten', es: 'agentes de IA', fr: 'agents IA' },
  customers: { de: 'Kundenservice', es: 'atención al cliente', fr: 'relation client' },
  'sales-marketing': { de: 'Vertrieb und Marketing', es: 'ventas y marketing', fr: 'ventes et marketing' },
  orders: { de: 'Auftragsabwicklung und Handel', es: 'pedidos y comercio', fr: 'commandes et commerce' },
  finance: { de: 'Finanzen und Buchhaltung', es: 'finanzas y contabilidad', fr: 'finance et comptabilité' },
  risk: { de: 'Risiko und Compliance', es: 'riesgos y cumplimiento', fr: 'risques et conformité' },
  people: { de: 'Personalwesen', es: 'recursos humanos', fr: 'ressources humaines' },
  supply: { de: 'Einkauf und Lieferkette', es: 'compras y cadena de suministro', fr: 'achats et chaîne logistique' },
  production: { de: 'Produktion und Qualität', es: 'producción y calidad', fr: 'production et qualité' },
  assets: { de: 'Anlagen und Instandhaltung', es: 'activos y mantenimiento', fr: 'équipements et maintenance' },
  'software-it': {
    de: 'IT-Betrieb und Entwicklung',
    es: 'TI y desarrollo de software',
    fr: 'informatique et développement',
  },
  steering: { de: 'Projekte und Steuerung', es: 'proyectos y planificación', fr: 'projets et pilotage' },
  'claims-underwriting': {
    de: 'Underwriting, Bestand und Schaden',
    es: 'siniestros, suscripción y pólizas',
    fr: 'sinistres, souscription et contrats d’assurance',
  },
  banking: {
    de: 'Konten, Kredite und Wertpapiere',
    es: 'cuentas, préstamos e inversiones',
    fr: 'comptes, crédits et placements',
  },
  'network-operations': { de: 'Netzbetrieb', es: 'operación de redes', fr: 'exploitation des réseaux' },
  'financial-crime': { de: 'Geldwäscheprävention', es: 'prevención del blanqueo', fr: 'lutte contre le blanchiment' },
  'claims-work': { de: 'Schadenbearbeitung', es: 'tramitación de siniestros', fr: 'gestion des sinistres' },
  'air-travel': { de: 'Luftverkehr', es: 'transporte aéreo', fr: 'transport aérien' },
  'patient-care': {
    de: 'Patientenversorgung',
    es: 'asistencia y gestión clínica',
    fr: 'soins et gestion hospitalière',
  },
  'health-plans': {
    de: 'Leistungen der Krankenversicherung',
    es: 'prestaciones del seguro de salud',
    fr: 'prestations d’assurance santé',
  },
  'energy-supply': {
    de: 'Energie- und Wasserversorgung',
    es: 'suministro de energía y agua',
    fr: 'distribution d’énergie et d’eau',
  },
  'media-rights': {
    de: 'Medienproduktion und Rechte',
    es: 'producción y derechos audiovisuales',
    fr: 'production et droits audiovisuels',
  },
  'freight-forwarding': { de: 'Spedition und Zoll', es: 'transitarios y aduanas', fr: 'transit et douane' },
  'legal-work': { de: 'Recht und Kanzlei', es: 'gestión jurídica', fr: 'gestion juridique' },
  'fund-work': {
    de: 'Fonds und Vermögensverwaltung',
    es: 'fondos y gestión patrimonial',
    fr: 'fonds et gestion de patrimoine',
  },
  'accounting-practice': {
    de: 'Wirtschaftsprüfung und Steuern',
    es: 'auditoría y asesoría fiscal',
    fr: 'audit et expertise comptable',
  },
  'sales-floor': { de: 'Regalmanagement', es: 'gestión del lineal', fr: 'gestion du linéaire' },
  'student-life': { de: 'Studierende und Lehre', es: 'alumnado y docencia', fr: 'scolarité et enseignement' },
  property: { de: 'Immobilien und Bau', es: 'inmuebles y construcción', fr: 'immobilier et construction' },
  medicines: {
    de: 'Arzneimittel und klinische Studien',
    es: 'medicamentos y ensayos clínicos',
    fr: 'médicaments et essais cliniques',
  },
  'guest-services': { de: 'Hotel und Restaurant', es: 'hoteles y restaurantes', fr: 'hôtellerie et restauration' },
  'public-services': { de: 'Verwaltungsleistungen', es: 'servicios al ciudadano', fr: 'services aux citoyens' },
  'long-term-care': {
    de: 'Pflege und Betreuung',
    es: 'atención a la dependencia',
    fr: 'dépendance et aide à domicile',
  },
  giving: { de: 'Spenden und Ehrenamt', es: 'donaciones y voluntariado', fr: 'dons et bénévolat' },
  'small-shops': { de: 'Terminbuchung', es: 'gestión de citas', fr: 'prise de rendez-vous' },
  distribution: { de: 'Großhandel', es: 'distribución mayorista', fr: 'commerce de gros' },
  transit: { de: 'Nahverkehr', es: 'transporte público', fr: 'transports publics' },
};

/** Of work that the name of its family would mislead about: keeping intruders out is neither IT operations nor development. */
const KINDS_OF_THEIR_OWN: Partial<Record<TagId, Translated>> = {
  'automate-screens': { de: 'Softwareroboter (RPA)', es: 'robots de software (RPA)', fr: 'robots logiciels (RPA)' },
  'manage-contracts': { de: 'Vertragsmanagement', es: 'gestión de contratos', fr: 'gestion des contrats' },
  'ship-goods': { de: 'Transport und Logistik', es: 'transporte y logística', fr: 'transport et logistique' },
  'detect-fraud': { de: 'Betrugserkennung', es: 'detección del fraude', fr: 'détection de la fraude' },
  'screen-parties': {
    de: 'Geldwäsche- und Sanktionsprüfung',
    es: 'control de blanqueo y sanciones',
    fr: 'contrôle blanchiment et sanctions',
  },
  'ensure-safety': { de: 'Arbeitssicherheit', es: 'seguridad laboral', fr: 'sécurité au travail' },
  'report-sustainability': { de: 'Nachhaltigkeit', es: 'sostenibilidad', fr: 'durabilité' },
  'manage-facilities': { de: 'Gebäudemanagement', es: 'gestión de edificios', fr: 'gestion des bâtiments' },
  'secure-access': { de: 'IT-Sicherheit', es: 'ciberseguridad', fr: 'cybersécurité' },
  'rate-usage': { de: 'Nutzungsabrechnung', es: 'tarificación del consumo', fr: 'facturation des usages' },
  'appraise-vehicles': {
    de: 'Fahrzeugschäden und Reparatur',
    es: 'daños y reparación de vehículos',
    fr: 'dommages et réparation automobile',
  },
  'run-clubs': {
    de: 'Studio- und Mitgliederverwaltung',
    es: 'gestión de gimnasios y socios',
    fr: 'gestion de clubs et d’adhérents',
  },
  'care-for-hair': { de: 'Salonverwaltung', es: 'gestión de peluquerías', fr: 'gestion de salons de coiffure' },
  'repair-cars': { de: 'Kfz-Werkstatt', es: 'talleres de automóviles', fr: 'atelier automobile' },
  'treat-animals': { de: 'Tierarztpraxis', es: 'clínicas veterinarias', fr: 'cliniques vétérinaires' },
};

/**
 * What a vendor offers, in a language of the files: the kind of an English name, which no client has to read; as it
 * stands where it is of no kind known here, so that what people entered in their own language stays theirs.
 */
export function offeringInWords(name: string, language: FileLanguage): string {
  if (language === 'en') return name;
  const { tags, trades } = tagsOf(name);
  const [tag] = [...tags, ...trades];
  return tag ? (KINDS_OF_THEIR_OWN[tag] ?? KINDS[familyOf(tag)])[language] : name;
}

/** The same of a product: a name of its own stays, only one that is nothing but a kind ("Process mining") is told. */
export const productInWords = (name: string, language: FileLanguage): string =>
  kindNames().has(name.trim().toLowerCase()) ? offeringInWords(name, language) : name;

/** The same of what matches the need of a client. */
export const matchInWords = ({ vendorCapability, matchType }: MatchedCapability, language: FileLanguage): string =>
  matchType === 'product' ? productInWords(vendorCapability, language) : offeringInWords(vendorCapability, language);

const kindNames = once(
  () => new Set(CAPABILITY_TAGS.flatMap(({ phrases }) => phrases.split(',').map((one) => one.trim().toLowerCase()))),
);

/** Behind the industry of a vendor that covers nothing, and has points all the same. */
export const INDUSTRY_ALONE: Readonly<Record<FileLanguage, string>> = {
  en: ', which alone brings its points',
  de: '; nur dafür hat er Punkte',
  es: ', lo único que le da puntos',
  fr: ', seul motif de ses points',
};

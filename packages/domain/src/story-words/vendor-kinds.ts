import type { FileLanguage } from '@process-ai/contract/export-covers';
import type { MatchedCapability } from '@process-ai/contract/vendor-comparison';
import { CAPABILITY_TAGS, type FamilyId } from '../capability-tags/taxonomy.ts';
import { familyOf, tagsOf } from '../capability-tags.ts';
import { once } from '../once.ts';

type Translated = Readonly<Record<Exclude<FileLanguage, 'en'>, string>>;

/** What vendors sell, by the family of work, as a client calls it in a language of the files. */
const KINDS: Readonly<Record<FamilyId, Translated>> = {
  documents: {
    de: 'Dokumentenverarbeitung',
    es: 'tratamiento de documentos',
    fr: 'traitement de documents',
  },
  language: { de: 'Text- und Sprach-KI', es: 'IA de texto y voz', fr: 'IA du texte et de la voix' },
  insight: { de: 'Datenanalyse und Vorhersage', es: 'análisis de datos y predicción', fr: 'analyse et prédiction' },
  planning: {
    de: 'Planung und Optimierung',
    es: 'planificación y optimización',
    fr: 'planification et optimisation',
  },
  integration: {
    de: 'Softwareroboter und Anbindung',
    es: 'robots de software e integración',
    fr: 'robots logiciels et intégration',
  },
  workflow: {
    de: 'Vorgangs- und Fallbearbeitung',
    es: 'flujos de trabajo y gestión de casos',
    fr: 'flux de travail et gestion des dossiers',
  },
  'process-insight': { de: 'Prozessanalyse', es: 'análisis de procesos', fr: 'analyse des processus' },
  agents: { de: 'KI-Agenten', es: 'agentes de IA', fr: 'agents IA' },
  customers: { de: 'Kundenservice', es: 'atención al cliente', fr: 'service client' },
  'sales-marketing': { de: 'Vertrieb und Marketing', es: 'ventas y marketing', fr: 'ventes et marketing' },
  orders: { de: 'Aufträge und Handel', es: 'pedidos y comercio', fr: 'commandes et commerce' },
  finance: { de: 'Finanzen und Buchhaltung', es: 'finanzas y contabilidad', fr: 'finance et comptabilité' },
  risk: { de: 'Risiko und Compliance', es: 'riesgos y cumplimiento', fr: 'risques et conformité' },
  people: { de: 'Personal', es: 'recursos humanos', fr: 'ressources humaines' },
  supply: { de: 'Einkauf und Lieferkette', es: 'compras y cadena de suministro', fr: 'achats et chaîne logistique' },
  production: { de: 'Produktion und Qualität', es: 'producción y calidad', fr: 'production et qualité' },
  assets: { de: 'Anlagen und Instandhaltung', es: 'activos y mantenimiento', fr: 'équipements et maintenance' },
  'software-it': { de: 'IT-Betrieb und Entwicklung', es: 'TI y desarrollo', fr: 'informatique et développement' },
  steering: { de: 'Projekte und Steuerung', es: 'proyectos y dirección', fr: 'projets et pilotage' },
  'claims-underwriting': {
    de: 'Schäden, Zeichnung und Verträge in der Versicherung',
    es: 'siniestros, suscripción y pólizas',
    fr: 'sinistres, souscription et contrats d’assurance',
  },
  banking: {
    de: 'Konten, Kredite und Anlagen',
    es: 'cuentas, créditos e inversiones',
    fr: 'comptes, crédits et placements',
  },
  'network-operations': {
    de: 'Netzbetrieb',
    es: 'explotación de redes',
    fr: 'exploitation des réseaux',
  },
  'financial-crime': {
    de: 'Geldwäscheprävention',
    es: 'prevención del blanqueo',
    fr: 'lutte contre le blanchiment',
  },
  'claims-work': { de: 'Schadenbearbeitung', es: 'tramitación de siniestros', fr: 'gestion des sinistres' },
  'air-travel': { de: 'Flugbetrieb', es: 'operaciones aéreas', fr: 'exploitation aérienne' },
  'patient-care': { de: 'Patientenversorgung', es: 'atención al paciente', fr: 'soins aux patients' },
  'health-plans': {
    de: 'Leistungen der Krankenversicherung',
    es: 'prestaciones del seguro de salud',
    fr: 'prestations d’assurance santé',
  },
  'energy-supply': { de: 'Energieversorgung', es: 'suministro de energía', fr: 'fourniture d’énergie' },
  'media-rights': {
    de: 'Medienproduktion und Rechte',
    es: 'producción y derechos audiovisuales',
    fr: 'production et droits des médias',
  },
  'freight-forwarding': { de: 'Spedition und Zoll', es: 'transporte y aduanas', fr: 'transit et douane' },
  'legal-work': { de: 'Rechtsberatung', es: 'servicios jurídicos', fr: 'travail juridique' },
  'fund-work': {
    de: 'Fonds und Vermögensverwaltung',
    es: 'fondos y patrimonios',
    fr: 'fonds et gestion de patrimoine',
  },
  'accounting-practice': {
    de: 'Prüfung und Steuerberatung',
    es: 'auditoría y asesoría contable',
    fr: 'audit et expertise comptable',
  },
  'sales-floor': { de: 'Filiale und Regal', es: 'tienda y lineal', fr: 'magasin et rayon' },
  'student-life': { de: 'Studierende und Lehre', es: 'alumnado y docencia', fr: 'étudiants et enseignement' },
  property: { de: 'Immobilien und Bau', es: 'inmuebles y construcción', fr: 'immobilier et construction' },
  medicines: { de: 'Arzneimittel und Studien', es: 'medicamentos y ensayos', fr: 'médicaments et essais' },
  'guest-services': { de: 'Hotel und Restaurant', es: 'hoteles y restaurantes', fr: 'hôtels et restaurants' },
  'public-services': { de: 'Verwaltungsleistungen', es: 'servicios públicos', fr: 'services publics' },
  'long-term-care': { de: 'Pflege', es: 'cuidados de larga duración', fr: 'soins de longue durée' },
  giving: { de: 'Spenden und Ehrenamt', es: 'donaciones y voluntariado', fr: 'dons et bénévolat' },
  'small-shops': {
    de: 'Termine kleiner Betriebe',
    es: 'citas de pequeños negocios',
    fr: 'rendez-vous de petits commerces',
  },
  distribution: { de: 'Großhandel', es: 'distribución mayorista', fr: 'commerce de gros' },
  transit: { de: 'Nahverkehr', es: 'transporte público', fr: 'transports publics' },
};

/**
 * What a vendor offers, in a language of the files: the kind of an English name, which no client has to read; as it
 * stands where it is of no kind known here, so that what people entered in their own language stays theirs.
 */
export function offeringInWords(name: string, language: FileLanguage): string {
  if (language === 'en') return name;
  const { tags, trades } = tagsOf(name);
  const [tag] = [...tags, ...trades];
  return tag ? KINDS[familyOf(tag)][language] : name;
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

import type { FileLanguage } from '@process-ai/contract/export-covers';

type Translated = Readonly<Record<Exclude<FileLanguage, 'en'>, string>>;

/** The industries of the vendor directory, as a client calls them in a language of the files. */
const INDUSTRIES: Readonly<Record<string, Translated>> = {
  'Cross-industry': { de: 'branchenübergreifend', es: 'todos los sectores', fr: 'tous secteurs' },
  Telecommunications: { de: 'Telekommunikation', es: 'telecomunicaciones', fr: 'télécommunications' },
  Banking: { de: 'Banken', es: 'banca', fr: 'banque' },
  Insurance: { de: 'Versicherungen', es: 'seguros', fr: 'assurance' },
  Manufacturing: { de: 'Industrie', es: 'industria', fr: 'industrie' },
  Retail: { de: 'Einzelhandel', es: 'comercio minorista', fr: 'commerce de détail' },
  Airlines: { de: 'Fluggesellschaften', es: 'aerolíneas', fr: 'compagnies aériennes' },
  'Construction and real estate': {
    de: 'Bau und Immobilien',
    es: 'construcción e inmobiliarias',
    fr: 'construction et immobilier',
  },
  Education: { de: 'Bildung', es: 'educación', fr: 'enseignement' },
  'Energy and utilities': {
    de: 'Energie- und Wasserversorgung',
    es: 'energía y agua',
    fr: 'énergie et eau',
  },
  Hospitality: { de: 'Gastgewerbe', es: 'hostelería', fr: 'hôtellerie et restauration' },
  Hospitals: { de: 'Krankenhäuser', es: 'hospitales', fr: 'hôpitaux' },
  'Life sciences': { de: 'Pharma und Medizintechnik', es: 'ciencias de la vida', fr: 'sciences de la vie' },
  Logistics: { de: 'Logistik', es: 'logística', fr: 'logistique' },
  Media: { de: 'Medien', es: 'medios de comunicación', fr: 'médias' },
  'Private banking and asset management': {
    de: 'Privatbanken und Vermögensverwaltung',
    es: 'banca privada y gestión de activos',
    fr: 'banque privée et gestion d’actifs',
  },
  'Professional services': {
    de: 'Beratung und freie Berufe',
    es: 'servicios profesionales',
    fr: 'conseil et professions libérales',
  },
  'Public sector': { de: 'öffentliche Verwaltung', es: 'sector público', fr: 'secteur public' },
  Nonprofits: { de: 'gemeinnützige Organisationen', es: 'entidades sin ánimo de lucro', fr: 'associations' },
  'Public transport': { de: 'öffentlicher Verkehr', es: 'transporte público', fr: 'transports publics' },
  'Social care': { de: 'Pflege und Soziales', es: 'servicios sociales', fr: 'action sociale' },
  Wholesale: { de: 'Großhandel', es: 'comercio mayorista', fr: 'commerce de gros' },
  'Hair and beauty salons': {
    de: 'Friseure und Kosmetik',
    es: 'peluquería y estética',
    fr: 'coiffure et esthétique',
  },
  'Car repair shops': { de: 'Kfz-Werkstätten', es: 'talleres de automóviles', fr: 'garages automobiles' },
  'Fitness and sports studios': {
    de: 'Fitness- und Sportstudios',
    es: 'gimnasios y centros deportivos',
    fr: 'salles de sport',
  },
  'Health insurance': { de: 'Krankenversicherung', es: 'seguros de salud', fr: 'assurance santé' },
  'Veterinary practices': { de: 'Tierarztpraxen', es: 'clínicas veterinarias', fr: 'cliniques vétérinaires' },
};

/** An industry that somebody entered stays as it is. */
export const industryInWords = (industry: string, language: FileLanguage): string =>
  language === 'en' ? industry : (INDUSTRIES[industry]?.[language] ?? industry);

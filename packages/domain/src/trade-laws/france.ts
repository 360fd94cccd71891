import type { TradeLaw } from './told.ts';

/** Law of France, beside that of the European Union. */
export const FRANCE: readonly TradeLaw[] = [
  {
    industries: ['insurance'],
    where: 'FR',
    law: [
      'Insurance Code (Code des assurances), L. 354-3',
      'Versicherungsgesetzbuch (Code des assurances), L. 354-3',
      'Código de seguros francés, L. 354-3',
      'Code des assurances, article L. 354-3',
    ],
    reason: [
      'An insurer stays wholly responsible for functions that others run.',
      'Der Versicherer bleibt für ausgelagerte Funktionen voll verantwortlich.',
      'La aseguradora sigue siendo plenamente responsable de lo externalizado.',
      'L’assureur conserve l’entière responsabilité de ce qu’il externalise.',
    ],
    control: [
      'ACPR told of important outsourcing before it starts; access and audit in the contract.',
      'Wichtige Auslagerungen vor Beginn der ACPR gemeldet; Zugang und Prüfung im Vertrag.',
      'Externalización importante comunicada a la ACPR antes de empezar; acceso y auditoría en el contrato.',
      'ACPR informée des externalisations importantes avant démarrage ; accès et audit au contrat.',
    ],
  },
  {
    industries: ['hospitals', 'social-care', 'health-insurance'],
    where: 'FR',
    law: [
      'Public Health Code, L. 1111-8',
      'Gesetzbuch der öffentlichen Gesundheit, L. 1111-8',
      'Código de salud pública francés, L. 1111-8',
      'Code de la santé publique, article L. 1111-8',
    ],
    reason: [
      'Health data gathered in care are hosted by certified hosts (HDS) only.',
      'Bei der Versorgung erhobene Gesundheitsdaten liegen nur bei zertifizierten Anbietern (HDS).',
      'Los datos de salud asistenciales solo se alojan en proveedores certificados (HDS).',
      'Les données de santé recueillies lors de soins sont hébergées par des hébergeurs certifiés (HDS).',
    ],
    control: [
      'HDS certificate of each vendor that stores such data checked before the contract.',
      'HDS-Zertifikat jedes Anbieters, der solche Daten speichert, vor Vertragsschluss geprüft.',
      'Certificado HDS de cada proveedor que los almacene comprobado antes del contrato.',
      'Certificat HDS de chaque fournisseur qui les stocke vérifié avant le contrat.',
    ],
  },
  {
    industries: ['public-administration'],
    where: 'FR',
    law: [
      'Code of relations with the public (CRPA), L. 311-3-1',
      'Gesetzbuch CRPA, L. 311-3-1',
      'Código CRPA francés, L. 311-3-1',
      'Code des relations entre le public et l’administration, L. 311-3-1',
    ],
    reason: [
      'A single decision made by an algorithm says so, and its rules are told on request.',
      'Ein Bescheid aus einem Algorithmus nennt das, und seine Regeln werden auf Antrag mitgeteilt.',
      'La decisión tomada con un algoritmo lo dice y sus reglas se comunican a petición.',
      'Une décision individuelle prise par algorithme le mentionne, et ses règles sont communiquées sur demande.',
    ],
    control: [
      'The notice on each such decision, and a plain account of rules and main features ready.',
      'Hinweis auf jedem solchen Bescheid; verständliche Darstellung der Regeln liegt bereit.',
      'La mención en cada decisión y una explicación clara de las reglas preparada.',
      'La mention sur chaque décision et une présentation claire des règles, prête à être fournie.',
    ],
  },
  {
    industries: ['professional-services', 'hospitals', 'social-care'],
    where: 'FR',
    law: [
      'Criminal Code (Code pénal), 226-13',
      'Strafgesetzbuch (Code pénal), 226-13',
      'Código penal francés, 226-13',
      'Code pénal, article 226-13',
    ],
    reason: [
      'Professional secrecy: what is entrusted to the profession may not reach others.',
      'Berufsgeheimnis: Anvertrautes darf nicht an andere gelangen.',
      'Secreto profesional: lo confiado no puede llegar a otros.',
      'Secret professionnel : ce qui est confié ne peut parvenir à d’autres.',
    ],
    control: [
      'Vendors with access bound by contract; nothing entrusted used to train a model.',
      'Anbieter mit Zugriff vertraglich gebunden; Anvertrautes trainiert kein Modell.',
      'Proveedores con acceso obligados por contrato; nada de lo confiado entrena un modelo.',
      'Fournisseurs ayant accès liés par contrat ; rien de confié n’entraîne un modèle.',
    ],
  },
  {
    industries: ['fitness', 'telecommunications', 'utilities', 'media'],
    where: 'FR',
    law: [
      'Consumer Code, L. 215-1-1',
      'Verbrauchergesetzbuch, L. 215-1-1',
      'Código de consumo francés, L. 215-1-1',
      'Code de la consommation, article L. 215-1-1',
    ],
    reason: [
      'Contracts that can be signed online can be ended online, free of charge.',
      'Online abschließbare Verträge sind online und kostenlos kündbar.',
      'Los contratos que se firman en línea se cancelan en línea y gratis.',
      'Les contrats conclus en ligne se résilient en ligne et gratuitement.',
    ],
    control: [
      'The function found at once and no bot in between; confirmation sent, tested after each change.',
      'Funktion sofort auffindbar, kein Chatbot dazwischen; Bestätigung versandt, nach Änderungen getestet.',
      'Función fácil de hallar, sin chatbot de por medio; confirmación enviada y probada tras cada cambio.',
      'Fonction facile à trouver, sans robot intermédiaire ; confirmation envoyée, testée à chaque changement.',
    ],
  },
];

import type { ClientLinkOutcome } from '@process-ai/contract/client-links';
import type { FileLanguage } from '@process-ai/contract/export-covers';
import { formatNumber } from '../../lib/format.ts';

export const copy = {
  links: {
    title: 'Share with the client',
    text: 'A web page with the blueprint as it stands when it is opened, for people without an account. They can read it and nothing else.',
    add: 'Share with client…',
    loading: 'Loading links...',
    failed: 'The links could not be loaded',
    none: 'Nothing is shared from this sector yet.',
    state: { active: 'Works', expired: 'Expired', unanswered: 'On hold', revoked: 'Revoked' },
    password: 'With a password',
    made: (when: string, by: string | null) => (by === null ? `Made ${when}` : `Made ${when} by ${by}`),
    until: (when: string) => `works until ${when}`,
    ended: (when: string) => `worked until ${when}`,
    unanswered: 'on hold, because the person who shared it no longer has access to this sector',
    sections: (names: string[]) => (names.length === 0 ? 'Shows no other section' : `Also shows ${names.join(', ')}`),
    openings: (count: string, last: string | null, refused: number) => {
      const opened = last === null ? 'Not opened yet' : `Opened ${count}, last ${last}`;
      return refused === 0 ? opened : `${opened}; ${formatNumber(refused)} refused`;
    },
    time: ['time', 'times'] as const,
  },
  openings: {
    label: (label: string) => `Who opened “${label}”`,
    loading: 'Loading openings...',
    failed: 'The openings could not be loaded',
    when: 'When',
    what: 'What',
    outcome: {
      opened: 'Opened',
      wrongPassword: 'Wrong password',
      expired: 'Expired by then',
      revoked: 'Revoked by then',
    } satisfies Record<ClientLinkOutcome, string>,
    from: 'From',
    browser: 'Browser',
    unknown: 'Unknown',
  },
  create: {
    title: 'Share with the client',
    label: 'Who it is for',
    labelHint: 'For your team. The client does not see it.',
    labelPlaceholder: 'Steering committee',
    days: 'Works for',
    inDays: (days: number) => `${days} days`,
    password: 'Password (optional)',
    sections: 'Sections',
    sectionsHint: 'Answer, value, opportunities, plan and business case are always included.',
    passwordHint: 'At least 12 characters. Share it separately from the link.',
    cancel: 'Cancel',
    submit: 'Create link',
    failed: { title: 'The link was not created' },
  },
  created: {
    title: 'The link is ready',
    text: 'It is shown only once. Anyone who has it can read the blueprint.',
    textWithPassword: 'It is shown only once. Anyone who has it and the password can read the blueprint.',
    url: 'Link',
    copy: 'Copy link',
    copied: 'Link copied',
    open: 'Open the page',
    close: 'Done',
  },
  revoke: {
    label: (label: string) => `Revoke “${label}”`,
    submit: 'Revoke',
    done: 'Link revoked',
    undo: 'Undo',
    failed: { title: 'The link was not revoked' },
  },
  restore: {
    label: (label: string) => `Let “${label}” work again`,
    submit: 'Let it work again',
    done: 'The link works again',
    failed: { title: 'The link still does not work' },
  },
  page: {
    loading: 'Opening the page...',
    closed: 'This page is closed',
    failed: 'The page could not be opened',
    passwordTitle: 'This page is protected by a password',
    passwordText: 'The person who sent you the link knows it.',
    password: 'Password',
    open: 'Open',
  },
};

const ENGLISH = {
  contents: 'Contents',
  allRows: (count: string) => `Show all ${count} rows`,
  openAll: 'Open all sections',
  closeAll: 'Close all sections',
  print: 'Print or save as PDF',
  draft: 'DRAFT',
  logo: 'Logo',
  foot: (until: string) =>
    `The figures are those of the moment at which this page was opened. The link works until ${until}. Each opening is put on record for those who shared it.`,
};

type PageWords = typeof ENGLISH;

const GERMAN: PageWords = {
  contents: 'Inhalt',
  allRows: (count) => `Alle ${count} Zeilen zeigen`,
  openAll: 'Alle Abschnitte öffnen',
  closeAll: 'Alle Abschnitte schließen',
  print: 'Drucken oder als PDF sichern',
  draft: 'ENTWURF',
  logo: 'Logo',
  foot: (until) =>
    `Die Zahlen sind die des Augenblicks, in dem diese Seite geöffnet wurde. Der Link gilt bis zum ${until}. Jeder Aufruf wird für diejenigen festgehalten, die ihn geteilt haben.`,
};

const SPANISH: PageWords = {
  contents: 'Índice',
  allRows: (count) => `Mostrar las ${count} filas`,
  openAll: 'Abrir todas las secciones',
  closeAll: 'Cerrar todas las secciones',
  print: 'Imprimir o guardar en PDF',
  draft: 'BORRADOR',
  logo: 'Logotipo',
  foot: (until) =>
    `Las cifras son las del momento en que se abrió esta página. El enlace funciona hasta el ${until}. Cada apertura queda registrada para quienes lo compartieron.`,
};

const FRENCH: PageWords = {
  contents: 'Sommaire',
  allRows: (count) => `Afficher les ${count} lignes`,
  openAll: 'Ouvrir toutes les sections',
  closeAll: 'Fermer toutes les sections',
  print: 'Imprimer ou enregistrer en PDF',
  draft: 'PROVISOIRE',
  logo: 'Logo',
  foot: (until) =>
    `Les chiffres sont ceux du moment où cette page a été ouverte. Le lien fonctionne jusqu’au ${until}. Chaque ouverture est enregistrée à l’attention de ceux qui l’ont partagé.`,
};

const PAGE_WORDS: Record<FileLanguage, PageWords> = {
  en: ENGLISH,
  de: GERMAN,
  es: SPANISH,
  fr: FRENCH,
};

/** Around the blueprint, in its language. @param language BCP 47, as "de-DE" */
export const pageWords = (language: string): PageWords => PAGE_WORDS[language.slice(0, 2) as FileLanguage] ?? ENGLISH;

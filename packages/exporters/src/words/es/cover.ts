import { NUMBERS } from '@process-ai/domain/language';
import type { CoverWords } from '../en/cover.ts';

const { counted, listed } = NUMBERS.es;

const vendors = (count: number) => counted(count, 'proveedor', 'proveedores');

export const coverWords: CoverWords = {
  draftMark: 'BORRADOR',
  status: { draft: 'Borrador', forReview: 'Para revisión', final: 'Definitivo' },
  confidentialities: {
    Public: 'Público',
    Internal: 'Interno',
    Confidential: 'Confidencial',
    'Strictly confidential': 'Estrictamente confidencial',
  },
  version: (version) => `Versión ${version}`,
  subtitle: 'Dónde compensan la automatización, la IA y los agentes, y por dónde empezar',
  referenceModel: (model) => `Modelo de referencia: ${model}`,
  preparedBy: (company) => `Elaborado por ${company}`,
  contact: (contact) => `Contacto: ${contact}`,
  logo: 'Logotipo',
  logoOf: (company) => `Logotipo de ${company}`,
  blueprintOf: (sector) => `Blueprint de ${sector}`,
  subject: 'Valor de negocio de la automatización, la IA y los agentes',
  page: 'Página',
  contents: 'Índice',
  table: 'Tabla',
  figure: 'Figura',
  tableHeard: (headers, rows) => `Columnas: ${headers.join(', ')}. Filas: ${rows}.`,
  references: { see: ' Ver\u00a0', and: ' y\u00a0', to: ' a\u00a0' },
  origins: {
    team: 'equipo del proyecto',
    library: 'biblioteca sectorial',
    playbook: (name) => `playbook «${name}»`,
    model: (name) => `modelo de IA ${name}`,
    imported: (origin) => `archivo importado (${origin})`,
  },
  originIn: {
    team: 'el equipo del proyecto',
    library: 'una biblioteca sectorial de casos de uso',
    playbook: (name) => `el playbook «${name}»`,
    model: (name) => `el modelo de IA ${name}`,
    imported: (origin) => `un archivo importado (${origin})`,
  },
  comeFrom: (origins) => `Origen de las oportunidades: ${listed(origins)}.`,
  fitParts: { coverage: 'Cobertura', aiCoverage: 'Cobertura de IA', depth: 'Profundidad', sector: 'Sector' },
  fitPartsInSentence: { coverage: 'cobertura', aiCoverage: 'cobertura de IA', depth: 'profundidad', sector: 'sector' },
  offers: 'Qué ofrece',
  noneCoversNote:
    'Lo que ofrecen estos proveedores es general: ningún producto ni capacidad de sus perfiles hace, ni del todo ni en parte, el trabajo de una de estas oportunidades. Antes de invitar a nadie, hay que incorporar a la selección proveedores de este tipo de trabajo o desarrollarlo internamente.',
  noneCovers: (count) => `Ninguno de los ${vendors(count)} cubre una sola de las oportunidades`,
  noneFits: (count, name, covered) =>
    `Ninguno de los ${vendors(count)} encaja: ${name} es el que más se acerca y cubre el ${covered} de lo necesario`,
  onlyOneUnfit: (name, covered) =>
    `${name}, el único proveedor comparado, no encaja: cubre el ${covered} de lo necesario`,
  fitsThoughSecond: (winner, count, points, first, firstPoints) =>
    `${winner} es el que mejor encaja de los ${vendors(count)}, con ${points} de 100 puntos: ${first} tiene ${firstPoints}, pero cubre muy poco de lo necesario por completo`,
  fitsBest: (name, count, points) =>
    `${name} es el que mejor encaja de los ${vendors(count)}, con ${points} de 100 puntos`,
  onlyOne: (name, points) => `${name}, el único proveedor comparado, encaja con ${points} de 100 puntos`,
  coversAs: (vendor, rest) => `Cubre lo mismo que ${vendor}; ${rest}`,
  ahead: (ranking, points, next) =>
    `${ranking}, ${points > 0 ? `${counted(points, 'punto', 'puntos')} por delante de` : 'empatado con'} ${next}`,
  noWinnerChange: 'Ningún cambio de un solo peso pone en cabeza a otro proveedor.',
  winnerChange: (name, part, direction, threshold, now) =>
    `${name} pasa a ser primero cuando el peso de «${part}» queda por ${direction === 'below' ? 'debajo' : 'encima'} del ${threshold} (ahora ${now}) y los demás conservan sus proporciones.`,
  emotions: { '-2': 'Muy mala', '-1': 'Mala', '0': 'Neutra', '1': 'Buena', '2': 'Muy buena' },
  touchPoints: {
    human: 'Persona',
    hybrid: 'Mixto',
    agent: 'Agente de IA',
    automated: 'Automatizado',
    unchanged: 'Sin cambios',
  },
  feeling: 'Experiencia hoy',
  momentThatMatters: 'Momento decisivo',
};

import { verifyCitations } from '@process-ai/domain/citations';
import { expect, it } from 'vitest';
import { type Expected, FRESH_NOTES, NOTES } from './facts-in-seven-languages.fixture.ts';
import { findFigures } from './find-figures.ts';

const pageOf = (text: string, page = 1) => ({ page, text, ocr: false });
const figuresIn = (text: string) =>
  findFigures([pageOf(text)]).figures.map(({ field, value, conversion }) => [field, value, conversion]);

it.each<[text: string, ...figures: [string, number, string | null][]]>([
  ['Each claim takes 18 minutes.', ['averageRuntime', 18, null]],
  ['It takes 2.5 hours per invoice.', ['averageRuntime', 150, '2.5 hours = 150 minutes']],
  ['A 20-minute call settles it.', ['averageRuntime', 20, null]],
  ['This takes 15 to 20 minutes.', ['averageRuntime', 17.5, 'the middle of 15 and 20 minutes = 17.5 minutes']],
  ['Scanning needs 30 seconds.', ['averageRuntime', 0.5, '30 seconds = 0.5 minutes']],
  ['The work is done by 12 FTE.', ['fteCount', 12, null]],
  ['It has 3.5 FTEs today.', ['fteCount', 3.5, null]],
  ['Twelve full-time staff do this.', ['fteCount', 12, null]],
  ['A team of 8 people checks it.', ['fteCount', 8, null]],
  ['They handle about 24,000 invoices a year.', ['processFrequency', 24_000, null]],
  ['They handle 24 000 invoices\nper year.', ['processFrequency', 24_000, null]],
  ['Volume: 2,000 per month.', ['processFrequency', 24_000, '2,000 a month × 12 months = 24,000 a year']],
  ['It happens 30 a day.', ['processFrequency', 7500, '30 a day × 250 working days = 7,500 a year']],
  ['They settle 1.2 million claims annually.', ['processFrequency', 1_200_000, null]],
  ['Clerks get a $65,000 salary.', ['averageSalary', 65_000, null]],
  ['They have an average salary of 48 000 EUR.', ['averageSalary', 48_000, null]],
  ['Salary: 48.000 €', ['averageSalary', 48_000, null]],
  ['Clerks earn $25 an hour.', ['averageSalary', 52_000, '25 an hour × 2,080 hours = 52,000 a year']],
  [
    'Five full-time clerks handle 200 orders per week in 12 minutes each at an average salary of $52k.',
    ['fteCount', 5, null],
    ['processFrequency', 10_400, '200 a week × 52 weeks = 10,400 a year'],
    ['averageRuntime', 12, null],
    ['averageSalary', 52_000, null],
  ],
])('%j', (text, ...figures) => {
  expect(figuresIn(text)).toEqual(figures);
});

it.each([
  'On 12 May 2023 the project began, in 2023 and not before.',
  'Page 30\na day in the office',
  '30\na day in the office',
  'See section 3.2 hours and attendance, and table 12 minutes of the meeting.',
  'The share rose by 18% a year and 12 percent per month.',
  'Call +49 30 123456 a day ahead, or 555-0123.',
  'We answer within 24 hours, 24 hours a day, 7 days a week.',
  'He works 30 minutes a day, 40 hours a week.',
  'It costs $2,000 per month, or 48,000 EUR per year.',
  'The total salary budget of $2,000,000 was kept.',
  'The version 2.5 hours module; step 4 minutes.',
  'They meet three times a year. Fees are 20 dollars a month.',
  'It holds 2.500 invoices a year.',
  'The 4 yearly review, and 12 monthly reports.',
  '订单 18 分钟',
])('%j holds no figure', (text) => {
  expect(figuresIn(text)).toEqual([]);
});

it('quotes the exact words, with their page, once', () => {
  const pages = [
    pageOf('Introduction.\n\nNothing here.'),
    pageOf(
      'The team is small. Each of the incoming invoices takes about 18 minutes to check and to post. It is 18 minutes.',
      2,
    ),
  ];
  const [figure, ...more] = findFigures(pages).figures;
  expect(more).toEqual([]);
  expect(figure).toEqual({
    field: 'averageRuntime',
    value: 18,
    page: 2,
    quote: 'Each of the incoming invoices takes about 18 minutes to check and to post.',
    conversion: null,
  });
  const quote = figure?.quote ?? '';
  expect(verifyCitations([{ text: quote, page: 2, quote }], pages)).toHaveLength(1);
});

it('gets through hostile megabytes, and finds at most fifty figures', () => {
  for (const text of [
    '1 '.repeat(500_000),
    'salary '.repeat(150_000),
    '9'.repeat(1_000_000),
    'a 1,111 '.repeat(100_000),
  ]) {
    findFigures([pageOf(text)]);
  }
  const many = Array.from({ length: 200 }, (_, index) => `It takes ${index + 1} minutes.`).join(' ');
  expect(findFigures([pageOf(many)]).figures).toHaveLength(50);
});

const isFound = (text: string, [value, unit, period, about]: Expected) =>
  findFigures([pageOf(text)]).facts.some(
    (fact) =>
      fact.value === value &&
      fact.unit === unit &&
      fact.period === period &&
      `${fact.what} ${fact.quote}`.toLowerCase().includes(about.toLowerCase()),
  );

it.each([...Object.entries(NOTES), ...Object.entries(FRESH_NOTES)])(
  'a note in %s gives its eight figures, with unit, period and sentence',
  (_, note) => {
    expect(note.figures).toHaveLength(8);
    expect(note.figures.filter((figure) => !isFound(note.text, figure))).toEqual([]);
    const page = pageOf(note.text);
    const { facts } = findFigures([page]);
    // Nothing is invented: at most three more than a reader sees, and every quote stands on the page.
    expect(facts.length).toBeLessThanOrEqual(11);
    const cited = facts.map(({ quote }) => ({ text: quote, page: 1, quote }));
    expect(verifyCitations(cited, [page])).toHaveLength(facts.length);
  },
);

it.each<[text: string, ...whats: string[]]>([
  ['28 % of invoices have a match exception.', 'invoices'],
  ['Adjusters spend 25 minutes on each claim.', 'claim'],
  ['Die Prüfung einer Rechnung dauert rund 12 Minuten.', 'Prüfung einer Rechnung'],
  ["Le rapport d'expertise arrive au bout de 13 jours.", "rapport d'expertise"],
  ['Purchase orders: 1,200 per month', 'Purchase orders'],
  ['The trustees approved $3.6 million for a new student system.', 'new student system'],
  ['Late payment cost us £84,000 in penalties last year.', 'penalties'],
  ['Keith has an occupational pension of €38,000.', 'occupational pension'],
  ['The provost wants to bring the waste down to 4%.', 'waste'],
  ['A clerk needs 12 minutes to key an invoice.', 'invoice'],
  ['Der Vorstand will die Abbruchquote bis Ende 2026 auf 8 Prozent senken.', 'Abbruchquote'],
  ['Beschwerden müssen innerhalb von 14 Tagen beantwortet werden.', 'Beschwerden'],
  ['Im Monat gehen 42.000 Anrufe ein, von denen 23 Prozent abgebrochen werden.', 'Anrufe', 'Anrufe'],
  ['El consejo rector quiere bajar la merma al 4 %.', 'merma'],
  ['La espera media ha subido de 90 segundos a 4 minutos.', 'espera', 'espera'],
  ['La cooperativa pagó 210.000 euros en penalizaciones.', 'penalizaciones'],
  ['La direction vise une libération en 10 jours.', 'libération'],
  ['La libération prend 19 jours, dont 11 passés à attendre.', 'libération'],
  ["L'inventario annuale ferma il reparto per 3 giorni.", 'inventario'],
  ['De leegstand kost ons per dag 24 euro aan gemiste huur.', 'gemiste huur'],
  ['Het bestuur wil de leegstand terugbrengen tot 20 dagen.', 'leegstand'],
  ['A meta é reduzir as perdas para 30% em três anos.', 'perdas', 'perdas'],
  ['O corte atinge 1.900 imóveis por mês, mas um terço é religado em dois dias.', 'imóveis', 'imóveis'],
  ["Il s'écoule en moyenne 67 jours entre la demande et le premier versement.", 'demande et le premier versement'],
  ['Posting an entry is quick. It takes 3 minutes and a check.', 'Posting an entry'],
  // A sentence whose subject has a clause of its own takes none of the one before.
  ['We answer complaints by hand. Calling guests who have not paid takes up 9 hours.', 'Calling guests'],
  ['Wer Hilfe will, wartet lange. In jedem vierten Fall fehlt die Vollmacht.', 'Fall'],
])('%j says what its figure counts', (text, ...whats) => {
  expect(findFigures([pageOf(text)]).facts.map(({ what }) => what)).toEqual(whats);
});

it.each<[text: string, value: number, unit: string]>([
  ['Dem Amt standen 28,460 Mio. EUR zur Verfügung.', 28_460_000, 'currency'],
  ['Die Gruppe setzt 1.200 Mio. EUR im Jahr um.', 1_200_000_000, 'currency'],
  ['They hold 1.234 million dollars in deposits.', 1_234_000, 'currency'],
  ['Cada factura emitida supone un coste de 0’97€.', 0.97, 'currency'],
  ['El centro trabaja con 12 operadores a jornada completa.', 12, 'fte'],
  ['O serviço não tem mais gente: são 17 técnicos a tempo inteiro.', 17, 'fte'],
  ['The depot employs 31 full-time drivers.', 31, 'fte'],
  ['Overbooking cost us $48,000 last year.', 48_000, 'currency'],
])('%j holds %d', (text, value, unit) => {
  expect(findFigures([pageOf(text)]).facts).toMatchObject([{ value, unit }]);
});

it.each<[text: string, value: number, unit: string, period: string | null, what: string]>([
  ['Jede zehnte Rechnung stimmt nicht mit dem Lieferschein.', 10, 'percent', null, 'Rechnung'],
  ['One in five invoices is sent back to the supplier.', 20, 'percent', null, 'invoices'],
  ['Roughly one applicant in four never shows up.', 25, 'percent', null, 'applicant'],
  ['La gobernanta tarda hora y media cada mañana en repartir las habitaciones.', 1.5, 'hours', 'day', 'gobernanta'],
  ['Het overtypen van de orders kost ons anderhalf uur per dag.', 1.5, 'hours', 'day', 'overtypen van de orders'],
  ['Une trentaine de dossiers nous arrivent chaque matin.', 30, 'count', 'day', 'dossiers'],
  ['Ogni sera restano nel magazzino 14 casse che non sono nella lista.', 14, 'count', 'day', 'casse'],
  ['Für das Angebot sitzt der Chef am Abend gut 3 Stunden.', 3, 'hours', null, 'Angebot'],
  ['Onze planners schuiven elke ochtend 2 uur met ritten en wagens.', 2, 'hours', 'day', 'Onze planners schuiven'],
  ['Das Telefon klingelt bei uns rund 70 Mal am Tag.', 70, 'count', 'day', 'Telefon'],
  ['Todo mês chegam por correio 90 reclamações dos alunos.', 90, 'count', 'month', 'reclamações dos alunos'],
  ['Last year we paid 190,000 euros in fines.', 190_000, 'currency', 'year', 'fines'],
  ['Vorig jaar betaalden we 190.000 euro aan boetes.', 190_000, 'currency', 'year', 'boetes'],
  ['Last year the audit took 3 days.', 3, 'days', null, 'audit'],
])('%j: %d %s a %s of %s', (text, value, unit, period, what) => {
  expect(findFigures([pageOf(text)]).facts).toMatchObject([{ value, unit, period, what }]);
});

it('gives a period to the figure of its own clause', () => {
  const [days, euros] = findFigures([pageOf('Het lossen duurt 31 dagen en kost ons per dag 24 euro.')]).facts;
  expect(days).toMatchObject({ value: 31, unit: 'days', period: null });
  expect(euros).toMatchObject({ value: 24, unit: 'currency', period: 'day' });
});

it.each(['Reference PMID: 22930874, call 15938387 for the record.', 'The stage 3 and 4 timetable comes later.'])(
  '%j holds no fact',
  (text) => {
    expect(findFigures([pageOf(text)]).facts).toEqual([]);
  },
);

it.each(Object.entries(FRESH_NOTES))('a note in %s is known to be in that language', (language, { text }) => {
  expect(findFigures([pageOf(text)]).language).toBe(language);
});

it.each([
  ['理赔部门在四个办公室处理所有的车险理赔案件和投诉。', 'zh'],
  ['担当者は支払いの前に修理の請求書を保険証券と照合する。', 'ja'],
  ['يعالج قسم المطالبات جميع حوادث السيارات في أربعة مكاتب.', 'ar'],
  ['Отдел урегулирования убытков рассматривает заявления.', 'ru'],
  ['Process Manage Claims Invoice Approval Payment', null],
  ['12 34', null],
  // Short notes, in which every other word is a noun or a figure.
  ['Payroll takes us 14 hours. Clerks book 320 claims a day. The month-end close takes 6 days.', 'en'],
  ['Lohnläufe kosten 14 Stunden. Täglich gehen 320 Anträge ein. Der Abschluss dauert 6 Tage.', 'de'],
  ['Pagar nóminas lleva 14 horas. Llegan 320 solicitudes diarias. El cierre dura 6 días.', 'es'],
  ['Préparer la paie prend 14 heures. Arrivent 320 demandes par jour. La clôture dure 6 jours.', 'fr'],
  ['Preparare le paghe richiede 14 ore. Arrivano 320 domande al giorno. La chiusura dura 6 giorni.', 'it'],
  ['Salarissen draaien kost 14 uur. Dagelijks komen 320 aanvragen binnen. Maandafsluiting duurt 6 dagen.', 'nl'],
  ['Processar salários leva 14 horas. Chegam 320 pedidos por dia. O fecho demora 6 dias.', 'pt'],
  // Names, whose small words are those of several languages.
  ['Anna Schmidt\nJan de Vries\nMaria da Silva\nPieter van den Berg\nLuis de la Fuente', null],
  ['Amsterdam, Rotterdam, Den Haag, Utrecht, Eindhoven', null],
  ['Kauf, Lager, Versand, Retouren, Inventur, Buchhaltung, Lohn', null],
  ['Od wniosku do decyzji mija średnio 9 dni. Odpisy na złe kredyty wzrosły do 11,5 mln zł.', null],
])('%j is in %s', (text, language) => {
  expect(findFigures([pageOf(text)]).language).toBe(language);
});

it.each<[text: string, value: number, unit: string, period: string | null]>([
  ['Our quotes are late every month. Half of our quotes go out by hand.', 50, 'percent', null],
  ['Wir prüfen die Tickets jede Woche. Zwei Drittel der Tickets sind Passwörter.', 66.67, 'percent', null],
  ['Revisamos las facturas cada mes. La mitad de las facturas se teclea a mano.', 50, 'percent', null],
  ['I reclami di ieri erano tanti. Sono 27.', 27, 'count', null],
  ['Wir haben offene Reklamationen. Es sind 14.', 14, 'count', null],
  ['Internal audit has 33 open findings.', 33, 'count', null],
  ['We answer three hundred calls a week.', 300, 'count', 'week'],
  ['Wir bekommen zweitausend Rechnungen im Monat.', 2000, 'count', 'month'],
  ['Nous avons reçu vingt-cinq réclamations de nos clients.', 25, 'count', null],
  ['Two dozen contracts lie unsigned on the desk.', 24, 'count', null],
])('%s', (text, value, unit, period) => {
  const { facts } = findFigures([pageOf(text)]);
  expect(facts.map((fact) => [fact.value, fact.unit, fact.period])).toContainEqual([value, unit, period]);
});

it.each([
  'The rule stands in clause 27. See 14.',
  'It was quiet. The second half of the year was calm.',
  'La moitié du temps il pleut.',
])('no figure: %s', (text) => {
  expect(findFigures([pageOf(text)]).facts).toEqual([]);
});

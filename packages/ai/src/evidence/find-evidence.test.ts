import type { Industry } from '@process-ai/contract/industries';
import { describe, expect, test } from 'vitest';
import { findFigures } from '../built-in/find-figures.ts';
import { findEvidence } from './find-evidence.ts';
import { NOTES_OF_HEADS } from './heads-of-departments.fixture.ts';
import { type LabelledNotes, processesIn } from './labelled-notes.fixture.ts';
import { NOTES_CARE } from './notes-care.fixture.ts';
import { NOTES_FRESH } from './notes-fresh.fixture.ts';
import { NOTES_HELD_OUT } from './notes-held-out.fixture.ts';
import { NOTES_IN_SIX_LANGUAGES } from './notes-in-six-languages.fixture.ts';
import { NOTES_OF_KITCHENS_AND_NEWSROOMS } from './notes-kitchens-and-newsrooms.fixture.ts';
import { NOTES_OF_MANY_TRADES } from './notes-of-many-trades.fixture.ts';
import { NOTES_OF_WORK_FLOORS } from './notes-of-work-floors.fixture.ts';
import { NOTES_OF_SITES_AND_HOSTS } from './notes-sites-and-hosts.fixture.ts';
import { NOTES_SPOKEN } from './notes-spoken.fixture.ts';
import { NOTES_TO_LEARN_FROM } from './notes-to-learn-from.fixture.ts';
import { NOTES_UNHEARD } from './notes-unheard.fixture.ts';
import { NOTES_UNSEEN_OF_TRADES } from './notes-unseen-of-trades.fixture.ts';
import type { EvidenceProcess } from './profiles.ts';
import { NOTES_OF_SHARED_SERVICES } from './shared-services.fixture.ts';
import { TRADE_NOTES, type TradeNotes } from './trade-notes.fixture.ts';

const evidenceIn = (title: string, lines: readonly (readonly string[])[], processes: EvidenceProcess[]) => {
  const pages = [{ page: 1, text: lines.map(([sentence]) => sentence).join('\n\n'), ocr: false }];
  return findEvidence(processes, [{ insightId: title, title, pages, ...findFigures(pages) }]);
};

async function tiesToPacks(notes: readonly TradeNotes[]) {
  let ties = 0;
  const wrong: string[] = [];
  for (const { title, industry, lines } of notes) {
    const found = await evidenceIn(title, lines, await processesIn(industry));
    for (const [sentence, ...codes] of lines) {
      for (const { processId } of found.filter(({ quote }) => sentence.includes(quote))) {
        ties += 1;
        if (!codes.includes(processId.replace(/^[A-Z]+-/, ''))) wrong.push(`${sentence} ${processId}`);
      }
    }
  }
  return { ties, wrong };
}

/** Of the sentences of a note those that are tied, each to what it is about, and the ties to anything else. */
async function tiesOf({ title, source, lines }: LabelledNotes) {
  const found = await evidenceIn(title, lines, await processesIn(source));
  const tied = lines.map(([sentence, ...codes]) => {
    const at = found.filter(({ quote }) => sentence.includes(quote));
    const others = at.filter(({ processId }) => !codes.includes(processId.replace(/^[A-Z]+-/, '')));
    return { isRight: at.length > others.length, wrong: others.map(({ processId }) => `${sentence} ${processId}`) };
  });
  return { right: tied.filter(({ isRight }) => isRight).length, wrong: tied.flatMap(({ wrong }) => wrong) };
}

describe('sentences of documents, labelled before the answers were seen', () => {
  test.each([
    // Of some of these whoever labelled them named no process, and there is one: to cook diets, to declare goods.
    [
      'of nine trades',
      TRADE_NOTES,
      25,
      [
        'The kitchen cooks 1,100 meals a day. HOS-9.2.3',
        'Drivers call the dispatcher 140 times a day to ask for the next stop. LOG-3.1.2',
        'Customs declarations are typed from the commercial invoice, 260 a day. LOG-6.1.1',
        'Cabin crew meals are ordered for 600 people a day. AIR-5.3.1',
        'Rights of 40,000 titles are kept in spreadsheets, and royalty statements take 15 days. MED-4.2.2',
      ],
    ],
    [
      'of six other languages',
      NOTES_IN_SIX_LANGUAGES,
      30,
      [
        'La cuisine prépare 1 100 repas par jour. HOS-9.2.3',
        'La fuente de la plaza se reparó por 90.000 euros. PUB-8.1.4',
      ],
    ],
    [
      'of many trades in seven languages',
      NOTES_OF_MANY_TRADES,
      43,
      [
        'Im OP verlieren wir täglich 52 Minuten zwischen zwei Eingriffen beim Umlagern und Reinigen des Saals. HOS-4.1.1',
        // "Instruire un permis" is to examine it.
        'Le service urbanisme instruit 410 permis de construire par an, en 74 jours en moyenne. PUB-6.1.3',
        'Devolver un billete anulado nos cuesta 27 días. AIR-2.3.2',
        'Gli studenti che abbandonano al primo anno sono il 17 %. EDU-6.2.1',
        "L'apertura di una pratica prende 50 minuti tra conflitti di interesse e lettera d'incarico. PSF-1.3.1",
        'Bij het orderpicken gaat 2 % mis, een retour kost 35 euro. WHS-4.2.1',
        'Bij een verhuizing inspecteren we de woning twee keer, samen 3 uur. CON-9.1.5',
        'Member services takes 31,000 calls a month. HIN-8.1.1',
        'Onboarding a new customer needs 30 hours of a consultant. SOF-5',
        'The support desk closes 900 tickets a week. SOF-7.1.1',
      ],
    ],
    ['of heads of departments in six other languages, seven of eight', NOTES_OF_HEADS, 84, []],
  ])('%s are tied to their packs, and nearly each tie is right', async (_, notes, least, unlabelled) => {
    const { ties, wrong } = await tiesToPacks(notes);
    expect(ties).toBeGreaterThanOrEqual(least);
    expect(wrong).toEqual(unlabelled);
  });

  test.each([
    ['that were learned from', NOTES_TO_LEARN_FROM, 109, []],
    [
      'of other trades',
      NOTES_HELD_OUT,
      51,
      [
        'Ehrenamtliche: 140 melden sich im Jahr, nach dem ersten Monat sind noch 80 da. NPO-4',
        'En tintes se nos van 1.600 euros al mes, y la mitad se tira. HAI-2.1.3',
      ],
    ],
    [
      'of people who speak freely',
      NOTES_SPOKEN,
      51,
      [
        'We quote 90 spot loads a day and win 14. LOG-1.1',
        'Bei Störungen ruft uns halb so schnell jemand zurück: 40 Minuten. UTL-2.2.2',
      ],
    ],
    ['of further trades', NOTES_FRESH, 53, ['Backorders: 480 regels per week, en niemand belt de klant. WHS-4.2.1']],
    ['of wards, homes, health funds, medicines, vets and salons', NOTES_CARE, 50, []],
    [
      'of six trades, most of processes drawn by lot',
      NOTES_OF_WORK_FLOORS,
      125,
      [
        'Wachturen en toeslagen vergeten we door te belasten, goed voor 11.000 euro per maand. LOG-1.1.2',
        'En los días de facturación se pierden 900 llamadas. UTL-8.3.1',
      ],
    ],
    [
      'of work drawn by lot',
      NOTES_UNHEARD,
      83,
      [
        'Onze veegwagens staan 11 % van de tijd in de werkplaats. PUB-7.1.4',
        "L'incubateur suit 45 projets, et chaque dossier prend 3 jours par mois. EDU-5.1.1",
        'Zum Jahreskongress melden sich 900 Leute an, und 14 % zahlen zu spät. NPO-5.1.2',
        'People stand in line for 55 minutes at the citizens’ office. PUB-2.1.2',
        'A correspondência chega ao serviço errado em 12 % dos casos. PUB-3.3.1',
        'Una gara con 300 requisiti impegna 6 persone per 2 settimane. SOF-1.2.3',
      ],
    ],
    ['of builders, hosts, bakers, media and studios', NOTES_OF_SITES_AND_HOSTS, 62, []],
    ['of the same trades in other languages', NOTES_OF_KITCHENS_AND_NEWSROOMS, 64, []],
    [
      'of the same trades, from which nothing was learned',
      NOTES_UNSEEN_OF_TRADES,
      44,
      ['Una disdetta richiede 15 minuti in segreteria. FIT-3.1.2'],
    ],
  ])(
    '%s, eight a note, are tied to what they are about and hardly to anything else',
    async (_, notes, least, known) => {
      const ties = await Promise.all(notes.map(tiesOf));
      expect(ties.reduce((sum, { right }) => sum + right, 0)).toBeGreaterThanOrEqual(least);
      expect(ties.flatMap(({ wrong }) => wrong)).toEqual(known);
    },
  );

  test('of shared services in seven languages are tied to office work, six of eight in each, and nearly each tie is right', async () => {
    const all = await processesIn('APQC PCF');
    const wrong: string[] = [];
    for (const { title, lines } of NOTES_OF_SHARED_SERVICES) {
      const found = await evidenceIn(title, lines, all);
      const tied = lines.map(([sentence, ...codes]) => {
        const at = found.filter(({ quote }) => sentence.includes(quote)).map(({ processId }) => processId);
        wrong.push(...at.filter((code) => !codes.includes(code)).map((code) => `${sentence} ${code}`));
        return at;
      });
      expect(tied.filter((at) => at.length > 0).length).toBeGreaterThanOrEqual(6);
    }
    expect(wrong).toEqual(['Los pedidos urgentes nos costaron 310.000 € el año pasado. 3.5.4']);
  });

  test.each<[Industry, string, string[]]>([
    // Known by the description alone, and by what use cases call it.
    ['airlines', 'The lost and found desk opens about 140 tracer files a week in WorldTracer.', ['AIR-6.2.1']],
    ['airlines', 'Agency audit sends out around 2,200 ADMs a month.', ['AIR-2.2.3']],
    ['hospitality', 'El bufé del desayuno tira a la basura 45 kilos de comida al día.', ['HTL-4.3.4']],
    ['pharma', 'Nelle gare ospedaliere presentiamo 420 offerte all’anno.', ['PHA-8.1.3']],
    // The noun is said of several processes: what is done decides, however far from it.
    [
      'building-trades',
      'Bei 60 Prozent der Angebote, die rausgehen, hören wir nie wieder etwas, weil keiner nachfasst.',
      ['PHE-1.2.2'],
    ],
    ['building-trades', 'Für ein Angebot sitzt der Chef abends gut drei Stunden.', ['PHE-1.2.1']],
    // A time in which something is counted is no shift that somebody plans.
    [
      'social-care',
      'Las enfermeras pasan 45 minutos por turno escribiendo en el ordenador los cuidados de cada residente.',
      ['SOC-3.1.3'],
    ],
  ])('of %s: %s', async (industry, sentence, codes) => {
    const found = await evidenceIn('Notes', [[sentence]], await processesIn(industry));
    expect(found.map(({ processId }) => processId)).toEqual(codes);
  });

  test('say a name that nobody knows before what they are about, and are tied all the same', async () => {
    const match = 'Match invoices with purchase orders';
    const processes = [match, 'Approve supplier invoices', 'Count parts'].map((name) => ({
      id: name,
      parentId: null,
      code: name,
      name,
      description: null,
    }));
    const lines = [
      ['28 % of Borogove invoices have a match exception against the purchase order.', match],
      ['At Slithy Toves, 12 % of the Borogove invoices do not match the purchase order.', match],
      // What is known to be another kind of thing stays one.
      ['Each week 40 spare parts from Borogove are ordered by phone.'],
    ] as const;
    const found = await evidenceIn('Notes', lines, processes);
    expect(found.map(({ quote, processId }) => [quote, processId])).toEqual(lines.slice(0, 2));
  });

  test('of other trades are tied to no process of a long list that only shares a word with them', async () => {
    const all = await processesIn('APQC PCF');
    const lines = [
      ['HR screens 9,000 applications a year for 300 jobs.'],
      ['Spare parts are counted by hand once a month, which takes two people three days.'],
      ['Recruiting a driver takes 58 days and costs 3,900 euros.'],
      ['Field technicians visit 120 sites a day and drive 14,000 km a week.'],
      ['Customs declarations are typed from the commercial invoice, 260 a day.'],
    ] as const;
    const names = new Map(all.map(({ id, name }) => [id, name]));
    const found = await evidenceIn('Notes', lines, all);
    const tied = found.map(({ processId }) => names.get(processId) ?? '');
    // One is tied all the same.
    expect(tied.filter((name) => /descriptions|Relocate|cost drivers|site|Communicate/i.test(name))).toEqual([
      'Communicate with customs',
    ]);
  });

  test('of what happens to one person are tied to no work, and what one does at work is', async () => {
    const lines = [
      ['He will gain €825 from the change of income tax in the budget.'],
      ['She is also paid a pension of €10,052, which the budget raises.'],
      ['They will receive €970 more after taxes are processed.'],
      ['Invoices are matched by hand, and she enters 300 supplier invoices a week.'],
    ] as const;
    const found = await evidenceIn('Cases', lines, await processesIn('APQC PCF'));
    expect(new Set(found.map(({ quote }) => quote))).toEqual(new Set(lines[3]));
  });
});

import type { Language } from '@process-ai/library/use-case';
import { expect, it } from 'vitest';
import { findFigures } from '../built-in/find-figures.ts';
import { findEvidence } from './find-evidence.ts';
import { infinitivesOf, infinitivesOfPresent, withInfinitives } from './verb-forms.ts';

/** Names of processes, and sentences whose verb does not begin as that of the name does. */
const SAID: Record<Language, readonly (readonly [name: string, sentence: string])[]> = {
  en: [
    ['Write quotes', 'The quotes are written by hand, 40 minutes each.'],
    ['Send reminders', 'Two clerks sent 900 reminders by hand last month.'],
    ['Buy spare parts', 'Spare parts worth $40,000 were bought by phone.'],
  ],
  de: [
    ['Angebote schreiben', 'Die Angebote werden von Hand geschrieben, 40 Minuten je Stück.'],
    ['Verträge abschließen', 'Verträge werden nach 14 Tagen abgeschlossen.'],
    ['Bewerber einladen', 'Zum Gespräch eingeladen werden 60 Bewerber im Jahr.'],
    ['Waren annehmen', 'Waren werden von 6 bis 14 Uhr angenommen, 90 Paletten am Tag.'],
  ],
  nl: [
    ['Facturen goedkeuren', 'Per maand worden 800 facturen goedgekeurd door twee mensen.'],
    ['Offertes schrijven', 'Elke week worden 30 offertes met de hand geschreven.'],
    ['Voorraad bijhouden', 'De voorraad wordt in 5 spreadsheets bijgehouden.'],
  ],
  es: [
    ['Rehacer presupuestos', 'El 20 % de los presupuestos se rehacen a mano.'],
    ['Pedir materiales', 'Cada semana se piden materiales por teléfono 60 veces.'],
    ['Introducir pedidos', 'Se introdujeron 900 pedidos a mano en un mes.'],
  ],
  fr: [
    ['Écrire les devis', 'Les devis sont écrits à la main, 30 minutes chacun.'],
    ['Recevoir les marchandises', 'On a reçu 400 palettes de marchandises en une semaine.'],
    ['Traduire les contrats', 'Les contrats sont traduits à la main, 3 heures chacun.'],
  ],
  it: [
    ['Scrivere preventivi', "I preventivi sono scritti a mano, 40 minuti l'uno."],
    ['Chiudere i conti', 'I conti vengono chiusi in 12 giorni.'],
    ['Emettere fatture', 'Ogni mese vengono emesse 900 fatture a mano.'],
  ],
  pt: [
    ['Refazer orçamentos', 'Em cada mês, 30 orçamentos são refeitos à mão.'],
    ['Escrever propostas', 'As propostas são escritas à mão, 40 minutos cada.'],
    ['Abrir contas', 'São abertas 80 contas por dia à mão.'],
  ],
};

it.each(Object.entries(SAID))('sentences in %s are tied to the process whose verb they inflect', async (_, said) => {
  const processes = said.map(([name]) => ({ id: name, parentId: null, code: name, name, description: null }));
  const pages = [{ page: 1, text: said.map(([, sentence]) => sentence).join('\n\n'), ocr: false }];
  const found = await findEvidence(processes, [{ insightId: 'n', title: '', pages, ...findFigures(pages) }]);
  expect(found.map(({ processId, quote }) => [processId, quote])).toEqual(said);
});

it.each([
  ['geschrieben', 'de', 'schreiben'],
  ['abgetippt', 'de', 'abtippen'],
  ['verglichen', 'de', 'vergleichen'],
  ['overgetypt', 'nl', 'overtypen'],
  ['ingevuld', 'nl', 'invullen'],
  ['aangemaakt', 'nl', 'aanmaken'],
  ['rehecho', 'es', 'rehacer'],
  ['compuestas', 'es', 'componer'],
  ['reecrites', 'fr', 'reecrire'],
  ['riscritto', 'it', 'riscrivere'],
  ['rewritten', 'en', 'rewrite'],
  ['revista', 'pt', 'rever'],
  ['interdisent', 'fr', 'interdire'],
  ['prescrivent', 'fr', 'prescrire'],
  ['doivent', 'fr', 'devoir'],
  ['faccio', 'it', 'fare'],
  ['tienen', 'es', 'tener'],
  ['vamos', 'es', 'ir'],
  ['tenho', 'pt', 'ter'],
] as const)('“%s” (%s) may be a form of “%s”', (word, language, infinitive) => {
  expect(infinitivesOf(word, language)).toContain(infinitive);
});

it.each([
  ['rendent', 'fr', 'rendre'],
  ['vendus', 'fr', 'vendre'],
  ['repond', 'fr', 'repondre'],
  ['attendons', 'fr', 'attendre'],
  ['perdu', 'fr', 'perdre'],
  ['recevons', 'fr', 'recevoir'],
  ['paghiamo', 'it', 'pagare'],
  ['schrijft', 'nl', 'schrijven'],
  ['leest', 'nl', 'lezen'],
  ['holt', 'de', 'holen'],
] as const)('“%s” (%s) may be said now of “%s”', (word, language, infinitive) => {
  expect(infinitivesOfPresent(word, language)).toContain(infinitive);
});

it('leaves alone what is no verb of any process', () => {
  const text = 'Das gesamte Gewicht wird gemessen und geschrieben.';
  expect(withInfinitives(text, 'de', new Set(['messen']))).toBe('Das gesamte Gewicht wird messen und geschrieben.');
  expect(withInfinitives(text, 'de', new Set())).toBe(text);
});

import { SMALL_TRADES } from '@process-ai/contract/industries';
import type { UseCase } from '../../use-case.ts';

export const tillAndStock: readonly UseCase[] = [
  {
    id: 'trades-till-cash-up-and-receipts-for-the-bookkeeper',
    title: 'Till, card terminal and bank agreed each evening, receipts photographed for the bookkeeper',
    type: 'automation',
    description:
      'At closing somebody counts coins, prints the terminal’s slip and writes both on paper, and in spring the tax adviser asks about a Tuesday. Sales by kind of payment are taken from the till, compared with the terminal’s batch and the bank credit less fee, and only differences are asked about, while the person still remembers. Receipts are photographed when they are got, read, coded as last time, and go over each week with a list of payments that have none.',
    staysWithPeople: 'The owner counts the cash and explains differences; the bookkeeper decides on coding and tax.',
    firstStep: 'Agree the last two months again by machine, and list days whose difference was never explained.',
    needs: 'Till export with kinds of payment, terminal settlements, bank feed, and the bookkeeper’s accounts.',
    industries: SMALL_TRADES,
    at: [],
    phrases: {
      en: 'cash up, cash up the till, end of day till, card takings against bank, hand receipts to the bookkeeper, daily takings, close the register, prepare bookkeeping',
      de: 'Kassenabschluss, Kasse abrechnen, Tagesabschluss Kasse, Belege an den Steuerberater, vorbereitende Buchhaltung, Kassenbuch führen',
      es: 'cierre de caja, arqueo de caja, cuadrar la caja, tickets para la gestoría',
      fr: 'clôture de caisse, faire la caisse, recettes du jour, pièces pour le comptable',
      it: 'chiusura di cassa, quadratura di cassa, incassi del giorno, documenti al commercialista',
      nl: 'kas opmaken, kassa afsluiten, dagomzet, bonnetjes voor de boekhouder',
      pt: 'fecho de caixa, fechar a caixa, receitas do dia, documentos para o contabilista',
    },
    not: 'consolidation, treasury, group close, cash forecast, cash pooling',
    benefit: { moves: 'handling time', share: [0.3, 0.5, 0.7], basis: 'judgement' },
    effort: [2, 4, 8],
    cost: [1, 2, 6],
    runCost: 1,
    risk: {
      main: 'A read amount is wrong and stays so; totals are tied to the bank, and unread or doubtful receipts are shown to a person.',
      aiAct: 'none',
    },
    capabilities: ['reconcile-accounts', 'extract-data', 'manage-expenses'],
    measures: [
      { name: 'Minutes from closing to leaving', unit: 'minutes', better: 'lower' },
      { name: 'Payments without a receipt at month end', unit: 'payments', better: 'lower' },
    ],
  },

  {
    id: 'trades-stock-counted-by-phone-camera',
    title: 'Shelf, storeroom or van counted by phone, and refilled to a minimum',
    type: 'automation',
    description:
      'The year’s count takes a Sunday, and between two counts nobody knows what there is. Shelves get a code and a minimum; a phone reads labels as somebody walks past, the till or the job sheet takes off what was sold or fitted, and what falls below its minimum stands on the order of the day. Lots and use-by dates are read along, so that the oldest goes first and the expired is seen before a customer sees it.',
    staysWithPeople: 'Whoever knows the trade sets minimums, and releases the order.',
    firstStep:
      'Label one shelf with forty articles, count it weekly for two months, and compare missing and expired ones.',
    needs: 'Articles with codes, places, minimums, sales or use by article, and the supplier’s order format.',
    industries: ['hair-salons', 'car-repair', 'veterinary', 'building-trades'],
    at: [],
    phrases: {
      en: 'count the shelf, count shelf and storeroom, van stock, refill the van, stocktaking in the workshop, small parts stock, medicine stock of a practice, check expiry dates in the cupboard',
      de: 'Lager zählen im Betrieb, Fahrzeugbestand auffüllen, Werkstattlager, Praxisapotheke nachfüllen, Verfallsdaten prüfen',
      es: 'inventario del almacén del taller, reponer la furgoneta, existencias de la clínica',
      fr: 'inventaire de la réserve, réassort du camion, stock de l’atelier, péremption des médicaments du cabinet',
      it: 'inventario del magazzino dell’officina, rifornire il furgone, scorte dell’ambulatorio',
      nl: 'voorraad tellen in de werkplaats, busvoorraad aanvullen, praktijkvoorraad',
      pt: 'inventário da oficina, repor a carrinha, stock da clínica',
    },
    not: 'warehouse cycle counts, fixed asset count, distribution center, store shelves',
    benefit: { moves: 'stock', share: [0.08, 0.15, 0.25], basis: 'judgement' },
    effort: [3, 6, 12],
    cost: [2, 4, 9],
    runCost: 1,
    risk: {
      main: 'What is taken without a scan makes the figures lie; a few places are counted each week, and differences show whose habit it is.',
      aiAct: 'none',
    },
    capabilities: ['manage-inventory', 'buy-goods', 'extract-data'],
    measures: [
      { name: 'Articles missing when they were wanted', unit: 'a week', better: 'lower' },
      { name: 'Value thrown away for age', unit: '€ a year', better: 'lower' },
    ],
  },

  {
    id: 'trades-vouchers-and-prepaid-visits-in-one-ledger',
    title: 'Vouchers, ten-visit cards and credits in one ledger, redeemable by code',
    type: 'automation',
    description:
      'Paper vouchers without a number, stamps on cards and credits in a notebook cannot be added up, and the tax adviser asks what is still owed. Each gets a code with value, date and giver at the till or in the web shop; redeeming takes off what was used at any desk, and lost ones are found by name. Month end shows what is open, what runs out by law and when, and what the sale of vouchers brought in that is no turnover yet.',
    staysWithPeople:
      'The owner decides on goodwill for expired and lost ones; the tax adviser decides how they are booked.',
    firstStep: 'Enter all open paper vouchers as they come in for two months, and estimate the rest by age.',
    needs: 'A till that reads codes, terms of validity, the balance of old vouchers, the rule for tax.',
    industries: ['hair-salons', 'fitness'],
    at: [],
    phrases: {
      en: 'sell vouchers, vouchers and packages, gift vouchers, ten-visit cards, prepaid visits, class packs and credits',
      de: 'Gutscheine verkaufen, Gutscheinverwaltung, Zehnerkarten, Guthabenkarten',
      es: 'venta de bonos, bonos regalo, tarjetas de diez sesiones, bonos prepago',
      fr: 'vente de bons cadeaux, cartes cadeaux, cartes de dix séances, forfaits prépayés',
      it: 'vendita di buoni regalo, carnet da dieci ingressi, pacchetti prepagati',
      nl: 'cadeaubonnen verkopen, tienrittenkaarten, knipkaarten, tegoeden',
      pt: 'vender vales-oferta, cartões de dez sessões, pacotes pré-pagos',
    },
    not: 'meal vouchers of employees, accounting vouchers, journal vouchers, travel vouchers',
    benefit: { moves: 'losses', share: [0.2, 0.4, 0.6], basis: 'judgement' },
    effort: [2, 3, 7],
    cost: [1, 2, 5],
    runCost: 1,
    risk: {
      main: 'A code is guessed or used twice; codes are random, and redeeming checks and books them in one step.',
      aiAct: 'none',
    },
    capabilities: ['manage-orders', 'bill-customers', 'process-payments'],
    measures: [
      { name: 'Open vouchers with a known value', unit: '%', better: 'higher' },
      { name: 'Minutes to redeem or replace one', unit: 'minutes', better: 'lower' },
    ],
  },
];

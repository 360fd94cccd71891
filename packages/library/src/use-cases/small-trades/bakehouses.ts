import type { UseCase } from '../../use-case.ts';

export const bakehouses: readonly UseCase[] = [
  {
    id: 'bakery-orders-into-dough-and-oven-sheets',
    title: 'Cake slips, hotel mails and shop orders turned into dough and oven sheets',
    type: 'ai',
    description:
      'Slips at eleven tills, mails from hotels and a voice message from the school are added up by the master at one in the morning. They are read in any form, put to the bakery’s own articles, customer and delivery hour, compared with what this customer takes on such a day, and asked back where "the usual" would be new. At midnight they are summed into kilos of dough by recipe, trays, oven loads with times, and a list of crates for each stop; a late change moves the sheet and says who must know.',
    staysWithPeople: 'The master decides what is still possible after ten, and signs cakes with a wish.',
    firstStep: 'Read two weeks of hotel mails and cake slips, and compare with what was baked and delivered.',
    needs:
      'Articles with recipes and baking times, customers with standing orders, oven plan, one address for all orders.',
    industries: ['bakeries'],
    at: [],
    phrases: {
      en: 'take orders for cakes and platters, standing orders of hotels and canteens, turn orders into dough and oven sheets, cake orders, bakery order entry, dough sheet, oven schedule',
      de: 'Tortenbestellungen annehmen, Kundenbestellungen Bäckerei, Teigzettel erstellen, Backzettel, Ofenbelegung, Lieferkunden Bestellung',
      es: 'encargos de tartas, pedidos de hoteles a la panadería, hoja de masas, plan de hornos',
      fr: 'commandes de gâteaux, commandes des hôtels à la boulangerie, feuille de pétrissage, plan de cuisson du fournil',
      it: 'ordini di torte, ordini dei bar e alberghi al panificio, foglio impasti, piano forni',
      nl: 'taartbestellingen, bestellingen van horeca bij bakker, deegstaat, ovenplanning',
      pt: 'encomendas de bolos, encomendas de hotéis à padaria, folha de massas, plano de fornos',
    },
    not: 'purchase orders to suppliers, order fulfillment of parcels, restaurant tables',
    benefit: { moves: 'handling time', share: [0.35, 0.5, 0.7], basis: 'judgement' },
    effort: [5, 10, 20],
    cost: [3, 8, 18],
    runCost: 3,
    risk: {
      main: 'A wedding cake is read for the wrong Saturday; dates, allergies and anything above a sum are confirmed to the customer by message.',
      aiAct: 'none',
    },
    capabilities: ['extract-data', 'manage-orders', 'plan-production'],
    measures: [
      { name: 'Orders wrong or forgotten', unit: 'a week', better: 'lower' },
      { name: 'Minutes from last order to dough sheet', unit: 'minutes', better: 'lower' },
    ],
  },

  {
    id: 'bakery-recipes-costed-and-labeled',
    title: 'Recipe book with costs of the day, ingredient labels and allergen sheets',
    type: 'automation',
    description:
      'Recipes stand in a greasy book, and butter has gone up by a third since prices were set. Each recipe is entered once by weight, loss and oven time; ingredients carry the supplier’s specification and last price, so that cost per piece moves with each invoice, and what falls under its margin is shown. Labels, nutrition and the allergen sheet of every shop are printed from the same lines, and a new margarine with soy stops old labels on the day it arrives.',
    staysWithPeople: 'The master changes recipes and decides on substitutes; the owner sets prices.',
    firstStep: 'Enter the twenty articles with most turnover, and compare their margin with what everybody thought.',
    needs: 'Recipes weighed by the master, specifications of suppliers, invoices, label printer.',
    industries: ['bakeries'],
    at: [],
    phrases: {
      en: 'keep recipes and cost them, label ingredients and allergens, recipe costing bakery, allergen sheets, ingredient labels, cost per piece',
      de: 'Rezepturen kalkulieren Bäckerei, Allergene kennzeichnen, Zutatenetiketten, Backwaren kalkulieren',
      es: 'escandallo de panadería, etiquetado de alérgenos, fichas de ingredientes',
      fr: 'coût de revient des recettes de boulangerie, étiquetage des allergènes, fiches recettes du fournil',
      it: 'costo ricette panificio, etichette allergeni, schede ingredienti',
      nl: 'receptcalculatie bakkerij, allergenen etiketteren, ingrediëntenlijsten',
      pt: 'custo de receitas de padaria, rotulagem de alergénios, fichas de ingredientes',
    },
    not: 'paint recipes, batch recipes of chemicals, medical allergies',
    benefit: { moves: 'losses', share: [0.02, 0.04, 0.07], basis: 'judgement' },
    effort: [4, 9, 18],
    cost: [2, 6, 14],
    runCost: 2,
    risk: {
      main: 'An allergen is missing since a specification is old; no label prints from a sheet past its date, and doubt prints "may contain".',
      aiAct: 'none',
    },
    capabilities: ['manage-master-data', 'extract-data', 'set-prices'],
    measures: [
      { name: 'Articles below margin', unit: 'articles', better: 'lower' },
      { name: 'Labels with an old specification', unit: 'labels', better: 'lower' },
    ],
  },

  {
    id: 'bakery-ingredients-ordered-from-the-baking-plan',
    title: 'Flour, butter and seeds ordered from the baking plan, silo level and delivery days',
    type: 'automation',
    description:
      'Somebody looks into silo and cold room on Monday and calls the mill, and before Easter poppy seed is gone. The plan of the next two weeks, holidays included, is multiplied by the recipes, less what stands there by scale and count, and proposed by supplier in full bags, pallets and delivery days. Fresh things are bounded by their dates, and an unusual order, such as thrice the yeast, asks why.',
    staysWithPeople: 'The purchasing lead releases orders and fixes yearly prices of flour and butter.',
    firstStep: 'Propose orders for ten ingredients over six weeks, and compare shortages and age with the calls.',
    needs: 'Recipes by weight, baking plan, silo level or counts, suppliers with days and packs.',
    industries: ['bakeries'],
    at: [],
    phrases: {
      en: 'order flour butter and packaging, order ingredients, ingredient purchasing bakery, flour silo ordering, raw material ordering of the bakehouse',
      de: 'Mehl bestellen, Rohstoffe bestellen Backstube, Zutaten disponieren, Silobestand',
      es: 'pedir harina y mantequilla, pedido de materias primas del obrador',
      fr: 'commander farine et beurre, commandes de matières premières du fournil',
      it: 'ordinare farina e burro, ordini materie prime del laboratorio',
      nl: 'meel en boter bestellen, grondstoffen bestellen bakkerij',
      pt: 'encomendar farinha e manteiga, encomendas de matérias-primas da padaria',
    },
    not: 'chemical raw materials, IT orders, packaging design',
    benefit: { moves: 'stock', share: [0.1, 0.2, 0.3], basis: 'judgement' },
    effort: [3, 7, 14],
    cost: [2, 5, 11],
    runCost: 1,
    risk: {
      main: 'A wrong recipe weight orders tons; proposals far from last year’s use are held until a person has looked.',
      aiAct: 'none',
    },
    capabilities: ['buy-goods', 'manage-inventory', 'forecast-demand'],
    measures: [
      { name: 'Ingredients out on the night', unit: 'a month', better: 'lower' },
      { name: 'Days of stock', unit: 'days', better: 'lower' },
    ],
  },
];

import type { UseCase } from '../../use-case.ts';

export const stockPolicy: readonly UseCase[] = [
  {
    id: 'planning-parameters-from-history',
    title: 'Lead times, lot sizes and safety stocks set from two years of receipts',
    type: 'ai',
    description:
      'Lead times in the item master date from the go-live, and safety stocks were guessed by someone who has left. For each item the distribution of real replenishment time and demand during it is estimated, and a service class decides how much of the tail is covered. Every quarter proposals with their effect on stock value arrive as a list; small changes post by themselves, large ones wait.',
    staysWithPeople:
      'Inventory management approves changes above the value limit and sets the service class of each item group.',
    firstStep:
      'Recompute parameters for the two hundred items with the highest stock and show cash released against added risk.',
    needs:
      'Order and receipt dates at line level, consumption history, service classes and write access to the item master.',
    industries: [
      'manufacturing',
      'wholesale',
      'retail',
      'utilities',
      'hospitals',
      'mining',
      'oil-and-gas',
      'airlines',
      'public-transport',
    ],
    at: [
      'APQC PCF 4.1.6.2 Establish inventory management constraints',
      'APQC PCF 4.1.3.6 Define production balance and control',
      'ISA-95 4.1.4',
      'ISA-95 4.8.2',
    ],
    phrases: {
      en: 'safety stock calculation, reorder point setting, planning parameter review, lot size maintenance, inventory management constraints, stock policy, inventory management, inventory control, stock planning',
      de: 'Sicherheitsbestand berechnen, Meldebestand, Dispositionsparameter pflegen, Losgrößen, Bestandsmanagement, Bestandsplanung, Lagerdisposition, Bestandsführung planen, Bestand führen, Bestände führen',
      es: 'cálculo del stock de seguridad, punto de pedido, parámetros de planificación, gestión de inventarios',
      fr: 'stock de sécurité, point de commande, revue des paramètres de gestion des stocks, gestion des stocks',
      it: 'scorta di sicurezza, punto di riordino, parametri di pianificazione, gestione scorte',
      nl: 'veiligheidsvoorraad berekenen, bestelpunt, planningsparameters onderhouden, voorraadbeheer',
      pt: 'estoque de segurança, ponto de pedido, parâmetros de planejamento, gestão de estoques',
    },
    not: 'share stock, stock option, machine parameter, process parameter, IT inventory, seat inventory, ad inventory, asset inventory',
    benefit: { moves: 'stock', share: [0.06, 0.12, 0.2], basis: 'judgement' },
    effort: [20, 40, 75],
    cost: [28, 55, 110],
    runCost: 12,
    risk: {
      main: 'History with panic orders teaches inflated lead times; crisis months are excluded and each item’s change per quarter is capped.',
      aiAct: 'none',
    },
    capabilities: ['manage-inventory', 'predict-outcomes'],
    measures: [
      { name: 'Days of stock cover', unit: 'days', better: 'lower' },
      { name: 'Line fill rate', unit: '%', better: 'higher' },
    ],
  },

  {
    id: 'multi-echelon-stock-targets',
    title: 'Stock targets across plant, hub and depot computed together',
    type: 'ai',
    description:
      'Each level of the network holds its own safety stock against the same uncertainty, so the total is high and the wrong item is still out. A multi-echelon model places buffers where they cover most risk for least cash, using demand variation, supply reliability, transit times and the promised response time per customer group. Planners see where stock moves upstream, what service it buys and how sensitive the result is to lead time.',
    staysWithPeople:
      'Supply chain management agrees service classes with sales and decides on each location that loses its stock.',
    firstStep:
      'Model two product families over all levels and show stock by level today and proposed at equal service.',
    needs: 'Demand and supply variability by lane, holding cost, promised lead times and a clean location network.',
    industries: ['manufacturing', 'wholesale', 'retail', 'telecommunications'],
    at: [
      'APQC PCF 4.1.6 Establish distribution planning constraints',
      'APQC PCF 4.1.6.2 Establish inventory management constraints',
      'APQC PCF 4.1.5.2 Determine finished goods inventory requirements at destination',
    ],
    phrases: {
      en: 'multi-echelon inventory optimization, MEIO, finished goods inventory targets, stock positioning, inventory policy review, inventory optimisation',
      de: 'mehrstufige Bestandsoptimierung, Zielbestände festlegen, Bestandsstrategie',
      es: 'optimización de inventario multinivel, niveles objetivo de inventario',
      fr: 'optimisation multi-échelons des stocks, niveaux cibles de stock',
      it: 'ottimizzazione scorte multi-livello, livelli obiettivo di scorta',
      nl: 'voorraadoptimalisatie over meerdere lagen, doelvoorraden bepalen',
      pt: 'otimização de estoques multinível, níveis-alvo de estoque',
    },
    not: 'stock market, share price target, sales target',
    benefit: { moves: 'stock', share: [0.08, 0.14, 0.22], basis: 'judgement' },
    effort: [40, 75, 140],
    cost: [70, 140, 290],
    runCost: 45,
    risk: {
      main: 'Depots lose buffers before the upstream reliability exists; reductions follow in steps, each after a quarter at target service.',
      aiAct: 'none',
    },
    capabilities: ['manage-inventory', 'optimise-plans'],
    measures: [
      { name: 'Stock value over all levels', unit: '$', better: 'lower' },
      { name: 'Order lines served from stock', unit: '%', better: 'higher' },
    ],
  },
];

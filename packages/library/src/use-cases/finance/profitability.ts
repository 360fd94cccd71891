import { MANUFACTURING, PROJECT_BUSINESS } from '../../industry-groups.ts';
import type { UseCase } from '../../use-case.ts';

export const profitability: readonly UseCase[] = [
  {
    id: 'customer-cost-to-serve-ledger',
    title: 'Cost to serve by customer from order and service events',
    type: 'ai',
    description:
      'The large customer with the best margin orders in half pallets, calls daily and returns a tenth, and no report shows it. Order lines, picks, drops, calls, returns, credit notes, payment delay and special labels are costed per event, and a model estimates the cost of activities that nobody times from event logs. The result is a margin per customer and product after service, with the three habits that cost most.',
    staysWithPeople: 'Sales management decides whether to change price, terms or service, customer by customer.',
    firstStep: 'Cost the fifty largest customers for one quarter and bring five surprising ones to the sales meeting.',
    needs:
      'Event data from order, warehouse, transport and service systems with customer number, and agreed cost rates.',
    industries: [...MANUFACTURING, 'retail', 'wholesale', 'logistics', 'agriculture'],
    at: [
      'APQC PCF 9.1.4.1 Assess customer and product profitability',
      'APQC PCF 9.1.2.6 Report on profitability',
      'APQC PCF 9.1.4.4 Optimize customer and product mix',
      'APQC PCF 9.1.3.2 Measure cost drivers',
      'APQC PCF 9.1.4.6 Prepare activity-based performance measures',
      'APQC PCF 9.1.4.5 Track performance of new-customer and product strategies',
    ],
    phrases: {
      en: 'customer profitability, product profitability, cost to serve, activity-based costing, margin analysis by customer, profitability reporting',
      de: 'Kundenergebnisrechnung, Deckungsbeitragsrechnung, Prozesskostenrechnung, Kundenrentabilität',
      es: 'rentabilidad por cliente, rentabilidad por producto, costes basados en actividades, coste de servir',
      fr: 'rentabilité par client, rentabilité produit, coûts par activité, marge par client',
      it: 'redditività per cliente, redditività di prodotto, costo di servizio, margine per cliente',
      nl: 'klantwinstgevendheid, productrendement, kosten per klant, activity based costing',
      pt: 'rentabilidade por cliente, rentabilidade por produto, custeio baseado em atividades',
    },
    not: 'patient, student, voter',
    benefit: { moves: 'revenue', share: [0.005, 0.01, 0.03], basis: 'judgement' },
    effort: [40, 75, 140],
    cost: [50, 95, 180],
    runCost: 25,
    risk: {
      main: 'Fixed cost spread over events makes small customers look worse than dropping them would save; avoidable and fixed cost are shown apart.',
      aiAct: 'none',
    },
    capabilities: ['analyse-data'],
    measures: [
      { name: 'Customers with negative margin after service', unit: '% of revenue', better: 'lower' },
      { name: 'Terms changed after the review', unit: 'customers a year', better: 'higher' },
    ],
  },
  {
    id: 'target-cost-tracking-through-development',
    title: 'Product cost against target through development, part by part',
    type: 'automation',
    description:
      'At each gate a project controller collects estimates in nine workbooks, and the gap to the target cost appears when the tools are ordered. Every line of the growing parts list carries its best figure so far (guess, similar part, quotation, contract) with maturity and date; a rule set rolls material, routing, tooling, freight, warranty and end-of-life cost up to the unit and compares module by module with the target. Lines that are old, thin or far from target come first, with the person who owes the next figure.',
    staysWithPeople:
      'The project controller signs the estimate at the gate; product management changes target, content or design.',
    firstStep:
      'Rebuild the cost history of one launched product gate by gate and show when the final gap could have been seen.',
    needs:
      'Parts lists by development status, quotations and contracts with volumes, cost rates, and a target split to modules.',
    industries: ['manufacturing', 'machinery', 'electronics', 'automotive', 'consumer-goods', 'defense'],
    at: [
      'APQC PCF 9.1.4.2 Evaluate new products',
      'APQC PCF 9.1.4.3 Perform life cycle costing',
      'APQC PCF 9.1.4 Evaluate and manage financial performance',
    ],
    phrases: {
      en: 'target costing, new product evaluation, life cycle costing, product cost estimate, target cost tracking, product cost calculation in development',
      de: 'Zielkostenrechnung, Vorkalkulation, Kostenschätzung neuer Produkte, Lebenszykluskosten, Zielkostenverfolgung, mitlaufende Kalkulation, Produktkostenkalkulation',
      es: 'coste objetivo, estimación de costes de nuevos productos, coste del ciclo de vida',
      fr: 'coût cible, estimation du coût des nouveaux produits, coût du cycle de vie',
      it: 'costo obiettivo, preventivazione nuovi prodotti, costo del ciclo di vita',
      nl: 'target costing, voorcalculatie nieuwe producten, levenscycluskosten',
      pt: 'custo-alvo, estimativa de custo de novos produtos, custo do ciclo de vida',
    },
    not: 'insurance product, bank product, construction bid',
    benefit: { moves: 'cycle time', share: [0.2, 0.35, 0.5], basis: 'judgement' },
    effort: [25, 50, 95],
    cost: [32, 62, 120],
    runCost: 12,
    risk: {
      main: 'Early guesses look as solid as contracts; the roll-up shows the share of cost by maturity beside every total.',
      aiAct: 'none',
    },
    capabilities: ['analyse-data', 'plan-finance'],
    measures: [
      { name: 'Gap between last gate and first paid cost', unit: '% of unit cost', better: 'lower' },
      { name: 'Days from parts list to cost status', unit: 'days', better: 'lower' },
    ],
  },
  {
    id: 'engagement-margin-from-time-and-discounts',
    title: 'Client and engagement margin with write-offs, idle time and rework',
    type: 'ai',
    description:
      'The best-known client pays the highest rate and earns the least, because discounts, unbilled calls, travel and rework sit in other accounts. Hours, rates, discounts, credit notes, subcontractors, support tickets and payment delay are brought to client, engagement and product; a model assigns unbilled work by calendar and ticket text and shows what the margin would have been at plan. Partners and account managers see the three causes behind a low one.',
    staysWithPeople: 'Partners or account managers decide on scope, staffing and price at renewal.',
    firstStep: 'Compute the last year for thirty clients and discuss the five largest surprises.',
    needs: 'Time and ticket data by client, rate cards and discounts, subcontractor invoices, and cost rates by grade.',
    industries: [...PROJECT_BUSINESS, 'asset-management', 'media', 'machinery', 'hospitality'],
    at: [
      'APQC PCF 9.1.4.1 Assess customer and product profitability',
      'APQC PCF 9.1.2.6 Report on profitability',
      'APQC PCF 9.1.4.4 Optimize customer and product mix',
      'APQC PCF 9.1.4.5 Track performance of new-customer and product strategies',
      'APQC PCF 9.1.4 Evaluate and manage financial performance',
    ],
    phrases: {
      en: 'client profitability, engagement profitability, account margin analysis, service line profitability, project margin reporting',
      de: 'Mandantenergebnis, Projektdeckungsbeitrag, Kundenmarge Dienstleistungen',
      es: 'rentabilidad por proyecto y cliente, margen por encargo',
      fr: 'rentabilité par mission, marge par client et projet',
      it: 'marginalità per commessa, redditività degli incarichi',
      nl: 'marge per opdracht, klantrendement dienstverlening',
      pt: 'rentabilidade por projeto, margem por cliente de serviços',
    },
    not: 'patient, credit margin, trading margin, insurance product',
    benefit: { moves: 'revenue', share: [0.01, 0.02, 0.04], basis: 'judgement' },
    effort: [30, 60, 110],
    cost: [40, 75, 140],
    runCost: 20,
    risk: {
      main: 'People book to the client who can bear it; booked and assigned hours are compared, and a team’s pattern is discussed before a price is changed.',
      aiAct: 'none',
    },
    capabilities: ['analyse-data'],
    measures: [
      { name: 'Clients below target margin', unit: '% of revenue', better: 'lower' },
      { name: 'Unbilled hours with a client', unit: '%', better: 'higher' },
    ],
  },
];

import type { WorkFunction } from '@process-ai/contract/process-values';

interface WordsOfFunction {
  workFunction: WorkFunction;
  /** Words that leave no doubt. */
  certain: string;
  /** Words that mean it unless a certain one of another function stands beside them. */
  likely: string;
  /** Words that mean it where nothing else does; two of them are as good as a likely one. */
  possible: string;
}

/**
 * What names of processes call the work of each function. Between bars: English, German, Spanish, French, Italian, Dutch,
 * Portuguese; lower case, without accents, without the small words between. How rows are read: name-words.ts.
 */
export const FUNCTION_WORDS: readonly WordsOfFunction[] = [
  {
    workFunction: 'strategy',
    certain: `mission, vision, business model, corporate strategy, corporate planning, enterprise planning,
      merger acquisition, strategic initiative, strategic planning, external environment | unternehmensstrategie, unternehmensplanung, geschaftsmodell*,
      unternehmensfuhrung, geschaftsfuhrung, leitbild | plan estrategico, modelo negocio, planificacion estrategica |
      direction generale, plan strategique, modele economique | direzione generale, piano strategico, pianificazione strategica |
      bedrijfsstrategie, ondernemingsplan | planejamento estrategico, planeamento estrategico, modelo negocios`,
    likely: `business strategy, business plan, leadership, due diligence, merger | geschaftsplan*, fusionen | | fusions | fusioni | directievoering | fusoes`,
    possible:
      'strateg*, objective, executive, corporate | *strategie, vorstand* | estrateg* | | | | beleid | diretoria',
  },
  {
    workFunction: 'product-development',
    certain: `rnd, product development, product design, product management, research development, innov*, prototyp*, new product,
      product portfolio, product lifecycle, product roadmap, product specification, product engineering, clinical trial, curriculum,
      course development | produktentwicklung*, produktmanagement*, produktdesign, forschung entwicklung, konstruktion* |
      desarrollo producto, desarrollo productos, investigacion desarrollo | developpement produit*, recherche developpement |
      sviluppo prodott*, ricerca sviluppo | productontwikkeling*, productbeheer | desenvolvimento produto*, pesquisa desenvolvimento, inov*`,
    likely: `patent, engineering, own brand, product catalog, product catalogue | forschung*, entwicklungsprojekt* | diseno producto | brevet* | progettazione | productontwerp | projeto produto`,
    possible:
      'product, design, research, development | produkt*, entwicklung | diseno | conception, recherche | ricerca | onderzoek | pesquisa',
  },
  {
    workFunction: 'marketing-and-sales',
    certain: `marketing, campaign, advertis*, market research, market analysis, customer acquisition, customer relationship, business development,
      loyalty, fundraising, lead management, lead generation, key account, sales order, sales forecast, sales plan*, respond tender | vertrieb*, werbung, werbe*,
      kampagne*, marktforschung*, kundengewinnung, kundenakquise, akquise, kundenbindung | publicidad, campana*, fidelizacion, mercadeo,
      mercadotecnia, investigacion mercado* | publicite, campagne*, prospection, fidelis*, etude* marche, force vente | pubblicit*, campagn*,
      fidelizzazione, ricerche mercato, forza vendita | reclame, marktonderzoek, klantenwerving, accountbeheer | publicidade, campanha*, pesquisa mercado, fidelizacao`,
    likely: `sale, sales, sell, selling, leads, prospect, brand, branding, promotion, quote, quotation, churn, retention offer, commission, reseller,
      crm, bid, pricing strategy, price list, web shop, online shop, webshop, merchandis*, assortment, planogram, donor, account management | verkauf*, angebot*, provisionen, provisionsabrechnung, aussendienst, absatz*, markenfuhrung,
      kundenbeziehung* | venta, ventas, cotizac*, comercial, comerciales | vente, ventes, commerciale*, commerciaux, devis, clientele | vendit*, preventivi,
      commerciali, agenti | verkoop*, offerte* | venda, vendas, cotac*, comerciais`,
    possible: `pricing, price, segment*, distributor, broker, dealer, proposal, offer, commercial, channel, agent |
      preis*, makler* | precio*, ofertas, clientes potenciales | prix, offre* | prezz*, offert* | prijs*, prijzen | preco*, oferta*`,
  },
  {
    workFunction: 'supply-chain',
    certain: `supply chain, procure*, purchasing, strategic sourcing, warehouse*, warehousing, logistics, freight*, demand planning, demand forecast,
      material planning, materials plan, mrp, inventory management, vendor management, supplier management, supplier contract, evaluate bid, master production schedule | einkauf*, beschaffung*,
      *beschaffung, *einkauf, logistik*, *logistik, lager, lagerhaltung, lagerverwaltung, lagerlogistik, lieferantenmanagement, wareneingang*,
      warenausgang*, kommissionier*, lieferkette*, bestandsfuhrung, materialwirtschaft, materialdisposition | aprovisionamiento, abastecimiento,
      almacen*, logistica, cadena suministro, compras | achats, approvisionnement*, entrepot*, logistique, chaine logistique, appel* offres |
      approvvigionament*, magazzin*, catena fornitura, acquisti | inkoop*, magazijn*, logistiek*, voorraadbeheer, aanbesteding* |
      suprimentos, aprovisionamento, armaz*, cadeia suprimentos, cadeia abastecimento`,
    likely: `purchase, sourcing, supplier, vendor, inventory, shipping, shipment, transport*, replenish*, picking, packing, customs,
      stock level, spare part, material requirement, inbound material, outbound transport*, inbound goods, bill lading, carrier, tender | lieferant*, lagerbestand*, versand*, disposition, bestell*, spedition*,
      ausschreibung*, zoll*, inventur*, nachschub, fracht* | compra, proveedor*, inventario*, licitacion*, existencias, envios | achat, fournisseur*, stocks,
      expeditions, douane* | acquist*, fornitor*, scorte, spedizion*, dogan* | leverancier*, voorraad*, verzending*, bestelling*, douane |
      compra*, fornecedor*, estoque*, licitac*`,
    possible: `stock, delivery, dispatch, goods, material, partner, return goods | bestand*, lieferung*, ware*, material* | entrega*, materiales | livraison*, marchandise* |
      consegn*, merci | levering*, goederen | entrega, mercadoria*`,
  },
  {
    workFunction: 'operations',
    certain: `service delivery, claims handling, claim handling, claims management, claims settlement, policy administration, policy servicing, contract administration,
      store operations, point sale, checkout, teaching, patient care, loan origination, order fulfillment, shop floor, production planning, production scheduling |
      fertigung*, schadenbearbeitung, schadenregulierung, leistungsbearbeitung, bestandsverwaltung, produktionsplanung, unterricht*, patientenversorgung |
      fabricacion, siniestro*, prestacion servicio* | fabrication, sinistre*, souscription, prestation* service* | fabbricazione, sinistr* |
      schadeafhandeling, polisbeheer, vergunningverlening | fabricacao, sinistro*, prestacao servico*`,
    likely: `production, manufactur*, assembly, assemble, underwriting, patient, nursing, treatment, lending, loan, mortgage, flight, guest, student,
      rework, building application, building permit, permit application, customer onboarding, client onboarding, quality control, quality test*, market communication, credit facility, acquiring facility, machining, surgery, admission, diagnosis, network operation | produktion*, montage*, schaden*, patient*, sachbearbeitung, auftragsabwicklung,
      behandlung*, darlehen* | produccion, paciente*, prestamo*, suscripcion | soins, pret* | produzion*, pazient*, prestit* | productie*, schade*,
      vergunning*, uitkering* | producao, pacient*, emprestimo*`,
    possible: `claim, policyholder, operation, permit, clinical, case, deposit, card, personal line, legal entity | antrag*, vertrag*, kredit*, pflege* | tramite*, expediente* |
      dossier* | pratic* | zorg*, aanvra* | processos`,
  },
  {
    workFunction: 'customer-service',
    certain: `customer service, customer care, customer support, customer inquir*, customer enquir*, customer complaint, contact center, contact centre, call center,
      call centre, customer interaction, customer experience, customer satisfaction, after sale, hotline, customer problem, warranty claim | kundenservice*,
      kundendienst*, kundenbetreuung*, reklamation*, beschwerde*, callcenter*, kundenanfrage*, kundensupport, burgerservice | atencion cliente*,
      servicio cliente*, reclamacion*, queja*, posventa, postventa | service client*, relation client*, reclamation*, centre appels, apres vente, sav |
      assistenza client*, servizio client*, reclam*, post vendita | klantenservice*, klantcontact*, klacht*, klantenondersteuning | atendimento cliente*,
      reclamac*, ouvidoria, pos venda`,
    likely:
      'complaint, warranty, product recall, voice customer | gewahrleistung*, garantie* | garantia* | demande* client* | garanzi*, richieste client* | klantvragen | atendimento',
    possible:
      'inquiry, enquiry, ticket, service request, return, recall, servicing | anfragen | consultas | demandes | richieste | vragen | consulta',
  },
  {
    workFunction: 'human-resources',
    certain: `hr, human resource, human capital, payroll, recruit*, hiring, hire, employee, workforce, talent*, personnel, wage, salary, staffing, attendance, compensation benefit, employee grievance,
      absence, vacation, apprentic*, competenc*, leave absence, performance appraisal, time recording | personalwesen, personalabteilung,
      personalmanagement, personalbeschaffung, personalgewinnung, personalentwicklung, personalplanung, personaleinsatz*, personalverwaltung, personalakte*,
      personalabrechnung*, personalauswahl, personaladministration, mitarbeiter*, lohn*, gehalt*, entgelt*, lohnabrechnung*, gehaltsabrechnung*,
      entgeltabrechnung*, bewerb*, weiterbildung*, fortbildung*, arbeitszeit*, zeiterfassung*, urlaub*, dienstplan*, arbeitsvertrag*, betriebsrat* |
      recursos humanos, rrhh, nomina*, empleado*, reclutamiento, vacaciones, seleccion personal, contratacion personal, gestion personal, personal |
      ressources humaines, rh, recrut*, paie, salaire*, salarie*, embauche*, conges, effectifs | risorse umane, buste paga, paghe, stipendi*, dipendent*,
      assunzion*, personale, ferie | personeel*, personeelszaken, salaris*, verlof*, werving*, verzuim*, medewerker* | folha pagamento, recrutamento,
      funcionario*, salario*, ferias`,
    likely: `roster*, onboard staff, labor relations, labour relations, succession planning, staff training, job description, new hire, leaver | ausbildung*,
      schichtplan*, stellenausschreibung*, einarbeitung | formacion empleado* | gestion competences | formazione personale | rooster*, loon*, in dienst* | colaborador*, admissao`,
    possible: `staff, people, training, train, trainee, learning, coach*, onboarding, grievance, shift, labor, labour, worker, pay staff, mandatory instruction |
      schulung*, *schulung, einstellung* | formacion, capacitacion, plantilla | formation, collaborateur* | formazione, selezione, presenze | opleiding*, scholing* |
      treinamento, formacao`,
  },
  {
    workFunction: 'information-technology',
    certain: `infotech, ict, software, cyber*, information technology, information security, helpdesk, help desk, password, service desk, data center, data centre, database, backup,
      user access, devops, cloud, vulnerabilit*, enterprise architecture, solution maintenance, software maintenance, system maintenance, application maintenance, application development, application management, user identity,
      it security, identity access | informatik*, edv, informationstechnik*, informationssicherheit, softwareentwicklung*, datenbank*, rechenzentrum,
      benutzerverwaltung, berechtigung*, anwendungsentwicklung, systemadministration | informatic*, sistemas informacion, tecnologia* informacion |
      informatique*, systeme* information, logiciel*, dsi | sistemi informativi, tecnologie informatiche | systeembeheer, applicatiebeheer | informatica, sistemas informacao,
      tecnologia informacao`,
    likely:
      'control system, system development, system operation, data quality, server, interface message, system access | datenqualitat, stammdatenpflege | soporte tecnico | infrastructure* | sistemi | automatisering* | suporte tecnico',
    possible:
      'system, technology, infrastructure, master data, digital*, interface, data | system*, stammdaten, daten | sistema*, datos | donnees, numerique | dati | gegevens, data | dados',
  },
  {
    workFunction: 'finance',
    certain: `finance, revenue cycle, supplier invoice, vendor invoice, purchase invoice, supplier payment, vendor payment, pay supplier, supplier rebate, sales tax, sales ledger, accounting, accountant, bookkeep*, ledger, invoic*, billing, account payable, payable, account receivable, receivable, dunning, treasury, tax,
      taxation, vat, accrual, depreciation, financial reporting, financial statement, financial control, financial planning, financial account*, financial management, financial resource, fixed asset, order cash,
      record report, close book, month end, year end close, general ledger, management accounting, cost accounting, costing, credit control, travel expense |
      finanz*, buchhalt*, *buchhaltung, rechnungswesen, rechnung*, *rechnung, *rechnungen, kreditor*, debitor*, mahn*, forderungsmanagement, steuererklarung*,
      umsatzsteuer*, controlling, kostenrechnung, jahresabschluss*, monatsabschluss*, quartalsabschluss*, konzernabschluss*, reisekosten*, liquiditat*, faktur*, bilanz*,
      inkasso, steuer | contab*, factura*, tesoreria, impuesto*, finanzas, financiera, financiero, cobranza*, cuentas pagar, cuentas cobrar, control gestion |
      compta*, factur*, tresorerie, fiscalite, impot*, tva, recouvrement, finances, financiere*, financier*, controle gestion, notes frais | contabil*, fattur*,
      imposte, bilancio, finanza, controllo gestione, ciclo passivo, ciclo attivo, note spese | boekhoud*, factuur*, facturen, *facturen, *factuur, belasting*, btw,
      crediteur*, debiteur*, financien, financiele, jaarrekening, incasso, declaraties | fatura*, tesouraria, imposto*, financeir*, cobranca*,
      contas pagar, contas receber, controladoria`,
    likely: `budget*, expense, internal control, actuarial, capital planning, reimbursement, bank reconciliation, cash flow, cash application, remittance, hedging |
      *budget, forderung*, kostenstelle*, zahlungseingang*, zahlungslauf | presupuest*, fiscal*, gastos | cloture*, creance* | crediti, incass*, fiscal* | begroting*, kosten | orcament*, fiscal, despesa*`,
    possible: `financial, cash, payment, collection, reconcil*, cost, fund, currency, revenue | zahlung*, abschluss, kosten*, steuern, konten* | pago*, cobro* | paiement*,
      frais | pagament*, costi | betaling*, betalen | pagamento*, custo, custos`,
  },
  {
    workFunction: 'facilities',
    certain: `facility, facilities, workspace, premises, mailroom, asset maintenance, plant maintenance, preventive maintenance, building maintenance, office service, mail service |
      instandhaltung*, wartung*, gebaude*, liegenschaft*, hausmeister*, poststelle, hausverwaltung | mantenimiento*, servicios generales | services generaux, batiment* |
      manutenzion*, servizi generali | huisvesting, facilitair* | manutenc*, predial`,
    likely: `maintenance, building, real estate, cleaning, fleet management, capital project, incoming mail, outgoing correspondence, site lease, breakdown | immobilien*, fuhrpark*,
      reinigung*, posteingang* | edificio*, instalaciones, inmueble*, limpieza | immobilier*, locaux, nettoyage, courrier | immobil*, edifici, pulizi*, sede |
      onderhoud*, gebouw*, schoonmaak*, vastgoed, wagenpark | instalacoes, imoveis, limpeza, frota`,
    possible:
      'property, repair, equipment, lease, construction, asset, fleet, archive | reparatur*, anlagen | equipos, reparacion* | entretien, equipement* | impianti | reparatie*, installatie* | equipamento*',
  },
  {
    workFunction: 'risk-and-legal',
    certain: `compliance, legal, litigation, lawsuit, privacy, data protection, gdpr, money laundering, aml, business continuity, continuity planning, internal audit,
      whistleblow*, enterprise risk, risk management, data subject, personal data | rechts*, recht, datenschutz*, geldwasche*, risikomanagement, interne revision, notfallplanung |
      juridic*, asesoria legal, cumplimiento, proteccion datos, gestion riesgos | juridique*, conformite, contentieux, protection donnees, gestion risques, rgpd |
      legale, legali, conformita, antiriciclaggio, gestione rischi | juridisch*, naleving, risicobeheer | conformidade, gestao riscos, protecao dados`,
    likely:
      'kyc, resilien*, ethic*, regulatory, financial crime, suspicious transaction, contract review, contract management, contract lifecycle, risk assessment | risikobewertung*, betrugspravention',
    possible: `risk, audit*, fraud*, sanction, governance, regulation, regulator, dispute, contract | risik*, revision, betrug*, aufsicht* | riesgo*,
      auditoria*, fraude*, contrato* | risque*, contrat* | risch*, frod*, revisione, contratt* | risico*, contract* | risco*`,
  },
  {
    workFunction: 'external-relations',
    certain: `investor relation, shareholder, public relation, public affair, media relation, press release, lobby*, government relation, corporate communication, external relation,
      community relation, rating agenc* | offentlichkeitsarbeit, pressearbeit, unternehmenskommunikation, verbandsarbeit | relaciones publicas, relaciones institucionales,
      accionista*, prensa, comunicacion corporativa | relations publiques, relations presse, relations investisseurs, communication externe, actionnaire* | relazioni esterne,
      ufficio stampa, azionist* | aandeelhouder*, persvoorlichting, externe betrekkingen | relacoes publicas, relacoes institucionais, acionista*, imprensa`,
    likely:
      'investor, board director, trade group, industry group, supervisory request | presse*, aufsichtsrat* | inversores | investisseur* | investitori | voorlichting | investidores',
    possible:
      'press, stakeholder, sponsor*, communication, government | kommunikation* | comunicacion* | communication* | comunicazion* | communicatie* | comunicac*',
  },
  {
    workFunction: 'business-improvement',
    certain: `process improvement, continuous improvement, process management, project management, program management, programme management, pmo, quality management, change management,
      knowledge management, benchmark*, six sigma, kaizen, sustainab*, ehs, hse, esg, health safety, project portfolio, enterprise quality, business process management |
      prozessmanagement*, prozessverbesserung*, projektmanagement*, qualitatsmanagement*, kvp, wissensmanagement*, nachhaltigkeit*, arbeitssicherheit*, arbeitsschutz*,
      organisationsentwicklung | mejora continua, gestion proyectos, gestion calidad, sostenibilidad, gestion conocimiento, mejora procesos | amelioration continue,
      gestion projet*, conduite changement, developpement durable, rse, gestion qualite, management qualite | miglioramento continuo, gestione progetti, sostenibilita,
      gestione qualita, sistema qualita | procesverbetering*, projectmanagement, kwaliteitsmanagement, duurzaam*, kennisbeheer, kennismanagement, arbo* | melhoria continua,
      gestao projeto*, gestao qualidade, sustentab*`,
    likely:
      'quality assurance, business process, environmental, environment, lean, analytics, knowledge article, lesson learned, project portfolio, business intelligence, emission | umwelt* | medio ambiente | environnement* | ambiental* | milieu* | meio ambiente',
    possible:
      'quality, safety, project, improvement, knowledge, dashboard | qualitat*, projekt*, prozess* | calidad, proyecto* | qualite, projet*, securite | qualita, progett* | kwaliteit*, veiligheid | qualidade, projeto*',
  },
];

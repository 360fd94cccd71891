import type { Industry } from '@process-ai/contract/industries';
import { compareVendors } from '@process-ai/domain/vendor-comparison';
import { USE_CASE_NEEDS } from '@process-ai/library/use-case-catalogue';
import { directoryIndustry, loadVendorDirectory } from '@process-ai/library/vendor-directory';
import { expect, test } from 'vitest';
import { assignUseCases } from './assign-use-cases.ts';
import { loadKnowledge } from './knowledge.ts';

/**
 * Written by hand, as clients call their processes: what for, the industry, the processes, and whom somebody of the
 * trade would name. One of them is to be among the first three.
 */
const COMPARISONS = `
grocer, leavers | retail | Process leavers | Workday, SAP, UKG, ADP, Oracle, ServiceNow
grocer, people | retail | Process leavers; Onboard new hires; Maintain employee records; Run payroll; Plan staff rosters | Workday, SAP, UKG, ADP, Oracle
bank, contact | banking | Contact routing | Genesys, NICE, Five9, Salesforce
bank, contact center | banking | Contact routing; Answer customer calls; Handle complaints | Genesys, NICE, Five9, Salesforce, Pegasystems, Zendesk
maker, nl invoices | manufacturing | Inkoopfacturen verwerken | Coupa, SAP, Tungsten Automation, ABBYY, Oracle, HighRadius, OpenText
insurer, de claims | insurance | Schadenmeldungen aufnehmen; Schäden regulieren; Regress führen | Guidewire, Duck Creek Technologies, Sapiens, EIS, Majesco, CCC Intelligent Solutions, Shift Technology
bank, fr lending | banking | Octroi de crédits aux entreprises; Analyse financière des emprunteurs; Suivi des garanties | nCino, Finastra, Moody's, Temenos, FIS
hospital, de beds | hospitals | Bettenbelegung steuern; Entlassungen planen; OP-Planung | LeanTaaS, GE HealthCare, Epic
utility, es meters | utilities | Lectura de contadores; Facturación de energía; Detección de fraude en contadores | Itron, Kamstrup, SAP, Oracle
airline, crews | airlines | Crew rostering; Crew pairing; Standby call-out | Jeppesen ForeFlight, Lufthansa Systems, Sabre
airline, fr passengers | airlines | Gestion des bagages; Enregistrement des passagers; Tarification des vols | Amadeus, Sabre
carrier, delivery | logistics | Plan delivery routes; Track shipments; Proof of delivery | Descartes Systems Group, project44, FourKites, Transporeon, Samsara
forwarder, nl customs | logistics | Douaneaangiften opstellen; Douanevervoer volgen | Descartes Systems Group, WiseTech Global
retailer, replenishment | retail | Replenish stores; Forecast demand; Plan promotions | RELEX Solutions, Blue Yonder
retailer, de shelf | retail | Planogramme umsetzen; Preise am Regal auszeichnen; Warenverfügbarkeit im Regal prüfen | VusionGroup, RELEX Solutions, Zebra Technologies, Blue Yonder
maker, quality | manufacturing | Inspect finished parts; Detect surface defects; Handle nonconformances | Cognex, Siemens, Tulip, IFS
maker, de maintenance | machinery | Instandhaltung planen; Maschinenausfälle vorhersagen; Ersatzteile disponieren | IFS, Augury, Siemens, AspenTech, PTC, AVEVA, SAP, IBM
pharma, quality | pharma | Investigate deviations; Release batches; Manage CAPA | MasterControl, Veeva Systems, LabWare
pharma, safety | pharma | Assess adverse events; Prepare regulatory submissions; Run clinical trials | Veeva Systems, IQVIA
telco, fulfilment | telecommunications | Activate services; Handle order fallout; Manage network inventory | Netcracker Technology, Amdocs, Ericsson, Nokia, Comarch
telco, es network | telecommunications | Gestión de averías de red; Correlación de alarmas; Supervisión del rendimiento de la red | Nokia, Ericsson, Netcracker Technology, Comarch
telco, billing | telecommunications | Rate usage; Bill customers; Assure revenue | Amdocs, Cerillion, Subex, Comarch, Netcracker Technology
publisher, rights | media | Clear music rights; Calculate royalties; License content | Vistex, Klopotek
broadcaster, production | media | Edit programmes; Archive footage; Subtitle programmes | Avid, Dalet, Brightcove
hotel, rates | hospitality | Set room rates; Forecast room demand; Keep channel rates in line | IDeaS, SiteMinder, Mews
hotel, fr groups | hospitality | Réservations de groupes; Organisation de banquets; Accueil des clients | Cvent, Mews
city, de permits | public-administration | Baugenehmigungen erteilen; Gewerbeanmeldungen bearbeiten | Accela, Tyler Technologies, OpenGov
university, admission | higher-education | Admit students; Award financial aid; Register students for courses | Ellucian, Workday
university, teaching | higher-education | Grade assignments; Check theses for plagiarism | Turnitin, Instructure
builder, site | construction | Answer requests for information; Price change orders; Keep the site diary | Procore, Autodesk, Trimble
landlord, de leases | construction | Mietverträge verwalten; Nebenkosten abrechnen; Mieten einziehen | Yardi, MRI Software
law firm, intake | professional-services | Conflict checks; Client intake; Docket court deadlines | Intapp, Clio, iManage, LexisNexis
auditor | professional-services | Plan audits; Test samples of vouchers; Prepare annual accounts for clients | Caseware, Thomson Reuters, Wolters Kluwer
asset manager | asset-management | Rebalance portfolios; Check investment limits; Calculate net asset value | SimCorp, BlackRock Aladdin, SS&C Technologies, Avaloq, FactSet, MSCI
bank, aml | banking | Monitor transactions for money laundering; Report suspicious activity; Screen customers against sanctions lists | Hawk, ComplyAdvantage, Feedzai, Verafin, Quantexa
insurer, underwriting | insurance | Underwrite commercial risks; Price policies; Renew policies | Guidewire, Duck Creek Technologies, Earnix, Sapiens, Majesco, EIS, Verisk
health insurer | health-insurance | Adjudicate claims; Detect provider fraud; Authorise treatment in advance | HealthEdge, Cotiviti, Shift Technology
hospital, it desk | hospitals | Answer IT tickets; Reset passwords; Manage IT assets | ServiceNow, Freshworks, Microsoft, IBM
maker, close | manufacturing | Close the books; Reconcile accounts; Post intercompany charges | BlackLine, SAP, Oracle, Workiva
telco, receivables | telecommunications | Collect overdue receivables; Apply cash; Set credit limits | HighRadius, BlackLine, SAP, Oracle
utility, purchasing | utilities | Run tenders; Onboard suppliers; Turn requisitions into orders | Coupa, SAP, Oracle
software house, contracts | software | Review customer contracts; Renew contracts; Sign contracts | Icertis, Docusign
hospital, fr people | hospitals | Recrutement; Gestion des plannings; Paie | Workday, UKG, SAP, ADP, Oracle
shop, es service | retail | Atender consultas de clientes; Gestionar devoluciones; Gestionar reclamaciones | Zendesk, Salesforce, Freshworks, Genesys, NICE, Sierra, Shopify, Manhattan Associates
machine builder, sales | machinery | Configure and quote machines; Qualify leads; Dispatch service technicians | Salesforce, SAP, PTC, IFS, Oracle, Microsoft
brewery, planning | food | Plan demand and supply; Schedule production; Manage inventory | Kinaxis, SAP, Siemens, Oracle, Blue Yonder, Dassault Systèmes
bank, access | banking | Grant access rights; Review access rights; Respond to security incidents | Microsoft, IBM, ServiceNow
hospital, de billing | hospitals | Krankenhausabrechnung; Kodierung von Diagnosen; MDK-Prüfungen beantworten | Epic, Oracle
hospital, patients | hospitals | Answer patient messages; Document visits; Write discharge letters | Epic, Oracle, Philips
chemicals, energy | chemicals | Optimise process units; Manage emissions; Supervise alarms | AspenTech, AVEVA, Honeywell, Schneider Electric, Rockwell Automation
carmaker, engineering | automotive | Manage engineering changes; Maintain bills of material; Release drawings | PTC, Siemens, Dassault Systèmes
wholesaler, warehouse | wholesale | Pick and pack orders; Receive goods; Count stock | Manhattan Associates, Blue Yonder, Zebra Technologies, SAP, Oracle
retailer, fr online | retail | Vente en ligne; Recommandation de produits; Traitement des retours | Shopify, Bloomreach, commercetools, Manhattan Associates, Salesforce
bank, de kyc | banking | Neukunden legitimieren; Wirtschaftlich Berechtigte ermitteln; KYC-Akten aktualisieren | Fenergo, Jumio, Quantexa, ComplyAdvantage
bank, fraud | banking | Detect card fraud; Handle chargebacks; Verify identities | FICO, Feedzai, Fiserv, Pegasystems, Hawk, Jumio, FIS
insurer, fr motor | insurance | Expertise automobile; Gestion des sinistres automobiles; Recours | CCC Intelligent Solutions, Tractable, Guidewire, Verisk
reinsurer | insurance | Place reinsurance; Settle reinsurance accounts; Monitor accumulations | Sapiens, Duck Creek Technologies, Guidewire, Verisk
telco, build | telecommunications | Plan fibre rollout; Design radio sites | Nokia, Ericsson, Netcracker Technology, Amdocs, Bentley Systems, Comarch
airline, mro | airlines | Plan aircraft checks; Order aircraft spare parts; Keep airworthiness records | Swiss AviationSoftware, IFS
airline, ops control | airlines | Recover from disruptions; Plan flights; Assign aircraft | Lufthansa Systems, Jeppesen ForeFlight, Sabre, Amadeus
forwarder, es | logistics | Cotización de fletes; Reserva de transporte marítimo; Facturación de fletes | WiseTech Global, Descartes Systems Group
haulier, fleet | logistics | Monitor drivers; Plan vehicle maintenance; Record driving hours | Samsara
water company | utilities | Detect leaks; Read meters; Answer customers about bills | Xylem, Itron, Kamstrup, SAP, Oracle
grid operator, de | utilities | Netzausbau planen; Störungen im Stromnetz beheben; Netzlast prognostizieren | Hitachi Energy, Schneider Electric, Siemens
university, fr records | higher-education | Gestion des dossiers étudiants; Délivrance des diplômes; Bourses | Ellucian
city, courts | public-administration | Manage court cases; Collect property tax; Publish budgets | Tyler Technologies, OpenGov
police | public-administration | Write incident reports; Manage digital evidence; Dispatch officers | Axon, Tyler Technologies
restaurants | hospitality | Take orders at the table; Schedule restaurant staff; Manage kitchen stock | Toast
streaming | media | Transcode video; Insert advertising; Recommend titles | Brightcove, Dalet, Avid
law firm, research nl | professional-services | Juridisch onderzoek; Contracten opstellen; Due diligence | LexisNexis, Thomson Reuters, Harvey, Litera, Wolters Kluwer
litigation | professional-services | Review documents for disclosure; Place legal holds | Relativity, OpenText
engineering firm | professional-services | Staff projects; Record time and expenses; Bill projects | Deltek, Unit4
fund house | asset-management | Report on ESG of portfolios; Measure risk of portfolios; Reconcile positions | MSCI, BlackRock Aladdin, FactSet, SimCorp, SS&C Technologies
lab at pharma | pharma | Test samples in the laboratory; Review test results; Run stability studies | LabWare, MasterControl, Veeva Systems
architect | construction | Design buildings; Coordinate building models; Take off quantities | Autodesk, Nemetschek, Bentley Systems, Trimble
charity, finance | nonprofit | Pay invoices; Keep the general ledger; Forecast cash | SAP, Oracle, HighRadius, Esker, Basware, Coupa, Kyriba
nursing home, hr | social-care | Roster carers; Recruit carers; Track mandatory training | UKG, Workday, ADP, Cornerstone OnDemand
software house, dev | software | Review code; Test releases; Handle incidents | ServiceNow, OpenAI, Anthropic, UiPath, Microsoft
treasury at a maker | chemicals | Forecast liquidity; Hedge currencies; Send payments to banks | Kyriba, HighRadius, SAP, Oracle
tax at a retailer | retail | Prepare VAT returns; Document transfer prices | Thomson Reuters, Wolters Kluwer, SAP, Oracle
expenses at a consultancy | professional-services | Check travel expenses; Book travel | Coupa, Workday, SAP, Esker, Oracle
marketing at a bank | banking | Run campaigns; Segment customers; Personalise the website | Adobe, Salesforce, Creatio, Backbase, Pegasystems
ehs at a mine | mining | Investigate safety incidents; Report emissions; Issue permits to work | Wolters Kluwer, Schneider Electric, IFS, Workiva, Honeywell
internal audit at an insurer | insurance | Plan internal audits; Test controls; Follow up findings | Workiva, ServiceNow, Wolters Kluwer
rail, maintenance | public-transport | Maintain rolling stock; Plan track work; Predict failures | IFS, IBM, SAP, Siemens, Trimble, Bentley Systems, Hitachi Energy
farm co-op, trade | agriculture | Process sales orders; Manage stock; Plan deliveries | SAP, Oracle, Esker
it security, es | manufacturing | Gestión de accesos; Respuesta a incidentes de seguridad; Gestión de vulnerabilidades | CrowdStrike, Okta, SailPoint, Microsoft
bank, mortgages de | banking | Hypothekenanträge prüfen; Immobilien bewerten; Bonität beurteilen | nCino, Finastra, Temenos, Moody's, FICO, Intellect Design Arena
insurer, life | insurance | Issue life policies; Change beneficiaries; Pay annuities | Sapiens, EIS, Majesco, Duck Creek Technologies
insurer, fraud es | insurance | Detección de fraude en siniestros; Investigación de siniestros | Shift Technology, Verisk, EIS, CCC Intelligent Solutions
telco, care fr | telecommunications | Répondre aux questions sur la facture; Traiter les réclamations; Retenir les clients | Amdocs, Comarch, Cerillion, Salesforce, Zendesk, Genesys, Calix, Netcracker Technology
hotel, front desk | hospitality | Check guests in; Settle folios; Assign rooms | Mews
restaurants, stock | hospitality | Cost recipes; Order food; Write rosters for the kitchen | Toast
retailer, checkout | retail | Ring up sales; Prevent loss at self-checkout; Balance cash | NCR Voyix, Toshiba Global Commerce Solutions
wholesaler, orders nl | wholesale | Verkooporders invoeren; Kredietlimieten bewaken; Openstaande posten innen | Esker, HighRadius, SAP, Oracle
maker, engineering | machinery | Manage engineering changes; Configure machines to order; Simulate products | PTC, Siemens, Dassault Systèmes
maker, shop floor | manufacturing | Guide assembly steps; Record production; Trace parts | Tulip, Siemens, Rockwell Automation, AVEVA
drug maker, trials | pharma | Monitor trial sites; File trial documents; Enter clinical data | Veeva Systems, IQVIA
city, counter | public-administration | Answer citizens; Register residents; Issue identity cards | Tyler Technologies, OpenGov, Accela, Axon
city, tax de | public-administration | Grundsteuer veranlagen; Gebühren einziehen; Haushalt planen | Tyler Technologies, OpenGov
airline, disruptions de | airlines | Passagiere umbuchen; Hotels für gestrandete Passagiere; Entschädigungen bearbeiten | Amadeus, Sabre, Lufthansa Systems
builder, bids | construction | Take off quantities; Level subcontractor quotes; Submit bids | Procore, Autodesk, Nemetschek, Trimble
tax firm | professional-services | Prepare client tax returns; Keep client books; Answer tax questions | Wolters Kluwer, Thomson Reuters, Caseware
wealth manager | asset-management | Advise clients; Test suitability; Report to clients | Avaloq, BlackRock Aladdin, FactSet, SimCorp, SS&C Technologies, Temenos
publisher, subs | media | Keep subscribers; Sell advertising; Plan the schedule | Brightcove, Dalet, Vistex, Salesforce, Adobe
hospital, supplies | hospitals | Stock wards; Order implants; Match supplier invoices | SAP, Oracle, Coupa, Esker, Basware, GE HealthCare
utility, field work | utilities | Dispatch field crews; Inspect lines; Maintain transformers | Hitachi Energy, IFS, Salesforce
software house, support | software | Solve tickets; Answer customers; Renew subscriptions | Zendesk, ServiceNow, Freshworks, Salesforce, Sierra
legal department, bank | banking | Review contracts; Manage litigation; Track regulations | Icertis, Docusign, Thomson Reuters, Wolters Kluwer, Workday
grocer, fresh | retail | Order fresh food; Mark down short-dated goods; Plan promotions | RELEX Solutions, Blue Yonder
forwarder, quotes | logistics | Quote freight; Book space; Invoice shipments | WiseTech Global, Descartes Systems Group
home care, es | social-care | Planificar rutas de ayuda a domicilio; Facturar servicios de cuidados; Revisar planes de cuidados | MEDIFOX DAN, Birdie, MatrixCare, WellSky, PointClickCare
care homes | social-care | Admit residents; Give medication; Write care plans; Invoice residents | PointClickCare, MatrixCare, MEDIFOX DAN
charity, giving | nonprofit | Process donations; Select donors for appeals; Collect regular gifts | Blackbaud, Bloomerang, Bonterra
charity, fr volunteers | nonprofit | Recruter des bénévoles; Accueil des bénéficiaires; Rapports aux bailleurs | Bonterra, Bloomerang, Blackbaud
wholesaler, de prices | wholesale | Kundenkonditionen pflegen; Bonusabrechnung Lieferanten; Angebote für Handwerker | Epicor, Zilliant, Vendavo
wholesaler, counter | wholesale | Serve trade customers at the counter; Substitute articles; Retain trade customers | Epicor, Zilliant
buses, planning | public-transport | Build timetables; Plan vehicle blocks; Cut driver duties | GIRO, IVU Traffic Technologies, Optibus, INIT
metro, it operations | public-transport | Informazione ai passeggeri; Controllo dei titoli di viaggio; Conteggio dei passeggeri | INIT, IVU Traffic Technologies, Cubic, Swiftly
university, exams it | higher-education | Iscrizione agli esami; Correzione degli esami; Controllo antiplagio | Turnitin, Instructure, Ellucian
`;

const FIRST = 3;
const ABROAD_MAX = 20;

const [{ find, useCase }, vendors] = await Promise.all([loadKnowledge(), loadVendorDirectory()]);

const rows = COMPARISONS.trim()
  .split('\n')
  .map((row) => row.split(' | '));

/** The use cases of processes that are known by their names alone. */
function needsOf(names: readonly string[], industry: Industry) {
  const processes = names.map((name, at) => {
    const place = { code: `${at}`, name, description: null, level: 2, ancestors: [], children: [] };
    return { processId: `${at}`, label: name, found: find(place, { industry, referenceModel: '' }) };
  });
  const shown = [...assignUseCases(processes, new Map()).values()].flatMap(({ useCases }) => useCases);
  return shown.flatMap(({ id, shownAt }) => {
    const found = shownAt === null ? useCase(id) : undefined;
    if (!found) return [];
    const { type, title, description } = found;
    return [{ type, title, description, estimatedSavings: null, savingsBasis: null, ...USE_CASE_NEEDS.get(id) }];
  });
}

test.each(rows)('vendors for %s', (_title = '', sector = '', names = '', expected = '') => {
  const industry = sector as Industry;
  const fits = compareVendors(needsOf(names.split('; '), industry), vendors, {
    industry: directoryIndustry('', '', null, industry),
  });
  const first = fits.slice(0, FIRST).map(({ vendorName }) => vendorName);
  expect(first).toSatisfy((shown: string[]) => expected.split(', ').some((name) => shown.includes(name)));
  const foreign = fits.filter(({ shares, overallScore }) => shares.sector === 0 && overallScore > ABROAD_MAX);
  expect(foreign).toEqual([]);
});

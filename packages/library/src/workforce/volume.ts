import { meaningsIn, remembered, wordsOfName } from './name-words.ts';

/** How often work comes, as a weight: once or a few times a year, every week or month, all day long. */
export type VolumeClass = 1 | 2 | 4;

/**
 * Words of work that comes all day long, and of work that comes once a year or by the project. Between bars: English,
 * German, Spanish, French, Italian, Dutch, Portuguese. How rows are read: name-words.ts.
 */
const DAILY = `
  process, handle, handling, answer, record, receive, receipt, register, registration, capture, enter, book, post, issue, pay, collect, match,
  verify, check, invoice*, invoicing, billing, order, payment, claim, ticket, inquiry, enquiry, request, complaint, transaction, dispatch, pick, picking, pack,
  packing, ship, shipping, shipment, deliver, scan, serve, sell, admit, admission, triage, treat, payable, receivable, reconcil*, dunning,
  replenish*, execute, execution, produce, assemble, load, put away, call, contact, correspondence, mail, route, assign, screen, activate, settle, renewal,
  application, booking, reservation, timesheet, attendance, count, inspect, install, repair, cash, deposit, refund, return, quote, notify, checkout, payroll,
  current account, payment order, card case, customer case, clearing, servicing, ring up, service delivery, user support, help desk, service desk, appointment,
  cancel, enroll, redeem, transfer, incident, transportation, warehousing, loan, card authorization, cheque, proposal, bid, till, reading, clearance, issuance, password, expense report, room service, housekeeping |
  bearbeit*, erfass*, *erfassung, *bearbeitung, annehmen, *annahme, buchen, *buchung, zahlung*, zahlungsverkehr, rechnung*, *rechnung, *rechnungen, bestellung*, auftrag*,
  auftrage, *auftrag, anfrage*, beschwerde*, reklamation*, antrag*, meldung*, beantwort*, prufen, freigeben, versand*, versenden, kommissionier*, wareneingang*, abrechn*,
  *abrechnung, mahn*, kreditor*, debitor*, schaden*, kasse*, termin*, buchhalt*, *buchhaltung, ausliefer*, *verkehr |
  procesar, procesamiento, registrar, registro, recibir, recepcion, atender, atencion, facturar, factura*, pedido*, pago*, cobro*, reclamacion*, solicitud*,
  envio*, despacho, emitir, emision, siniestro*, tramit*, nomina*, cuentas pagar, cuentas cobrar |
  traiter, traitement, saisir, saisie, recevoir, reception, repondre, factur*, commande*, paiement*, reclamation*, demande*, expedi*, livraison*, emettre,
  sinistre*, encaissement*, paie, enregistr* |
  elabora*, registra*, ricev*, ricezione, rispond*, fattur*, ordin*, pagament*, reclam*, richiest*, spedizion*, consegn*, emission*, sinistr*, incass*, pratic* |
  verwerk*, registr*, ontvang*, beantwoord*, factuur*, facturen, *facturen, bestelling*, betaling*, klacht*, aanvra*, verzend*, levering*, schade*, order*, melding* |
  processar, processamento, registar, receb*, atender, atendimento, fatura*, pedido*, pagamento*, reclamac*, solicitac*, emitir, emissao, envio, sinistro*, contas pagar,
  contas receber`;

const RARE = `
  strateg*, vision, mission, policy framework, define policies, corporate policies, policies procedure, framework, governance, develop, development, define, definition, design, establish, annual, yearly,
  long term, merger, acquisition, benchmark*, transformation, set target, enterprise target, objective, initiative, innov*, architecture, business model, competenc*, patent, internal audit,
  improve process, board, shareholder, lobby*, government relation, investor relation, rating agenc*, risk appetite, capital planning, continuity, due diligence, sustainab*, evolve,
  year end, treaty, wording, retire, open refit, shutdown, certification, regulatory change, solvency |
  *strategie, konzept*, entwickl*, *entwicklung, definier*, gestalt*, jahres*, jahrlich*, leitbild, vorstand*, richtlinie*, fusion*, revision*, zertifizier*, grundsatz* |
  estrateg*, desarroll*, defin*, disen*, anual*, politica*, vision |
  developp*, elaborer, concevoir, conception, annuel*, politique* |
  svilupp*, progett*, annual*, politich* |
  ontwikkel*, ontwerp*, jaar*, beleid* |
  desenvolv*, projetar, anual, anuais`;

/** Phrases in which words of daily work mean something else. */
const REGULAR = `
  close book, records, month end, match asset, claim experience, asset register, manage portfolio, audit, on job training, define process, job plan, term deposit, process capability |
  monatsabschluss* | cierre mes | cloture mensuelle | chiusura mensile | maandafsluiting | fecho mes`;

type Pace = 'daily' | 'regular' | 'rare';
const pacesIn = meaningsIn<Pace>([
  [DAILY, 'daily'],
  [RARE, 'rare'],
  [REGULAR, 'regular'],
]);

/**
 * How often the work of a process comes, by the words of its name; 2 where they do not say. The first of them is most
 * often the verb and counts twice: "define policies for complaints" is rare work.
 */
export const volumeClassOf: (name: string) => VolumeClass = remembered((name): VolumeClass => {
  const paces = pacesIn(wordsOfName(name));
  const count = (wanted: Pace) => paces.filter((pace) => pace === wanted).length + (paces[0] === wanted ? 1 : 0);
  const [daily, rare] = [count('daily'), count('rare')];
  if (daily === rare) return 2;
  return daily > rare ? 4 : 1;
});

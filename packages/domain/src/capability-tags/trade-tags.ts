import { trade } from './capability-tag.ts';

/** The objects that one trade alone works on, in its own words: what its specialists are bought for. */
export const TRADE_TAGS = {
  'financial-crime': {
    'know-customers': trade(`
      know your customer, KYC, eKYC, customer due diligence, due diligence check, beneficial owner, beneficial
      ownership, customer risk rating, customer risk, client lifecycle, client identification, identity document, identity verification, verify identity,
      customer identification, onboard corporate client`),
    'screen-sanctions': trade(`
      sanctions, sanctions screening, watchlist, politically exposed, PEP screening, name screening, adverse media, denied party,
      restricted party, sanctioned party`),
    'stop-laundering': trade(`
      money laundering, AML, anti-money laundering, laundered money, transaction monitoring, monitor transactions, suspicious activity`),
  },
  'claims-work': {
    'appraise-vehicles': trade(`
      vehicle damage, motor damage, repair estimate, garage estimate, repair invoice, garage, vehicle repair, inspect vehicle, total loss, auto
      damage, collision repair, driving telematics claim`),
    'recover-losses': trade('subrogation, salvage, third-party recovery, recovery claim'),
    'take-loss-notices': trade('first notice of loss, loss notice, FNOL, claim registration, claims from first notice'),
    'triage-claims': trade(
      'triage claim, claims triage, assign claim, claims allocation, adjuster assignment, claims segmentation, claim path',
    ),
    'value-injuries': trade('injury, bodily injury, injury claim, injury valuation, medical bill review'),
  },
  'air-travel': {
    'roster-crews': trade(`
      crew pairing, crew roster, crew rostering, crew control, crew tracking, track crew, crew duty, crew hotel,
      crew accommodation, crew training, crew management airline, crew optimizer, standby callout, solve pairings, pairing rostering`),
    'operate-flights': trade(`
      flight plan, flight planning, flight operations, operations control, flight fuel, flight route, fuel planning, compute flight, reschedule
      flight, flight schedule, airline schedule, airport slot, load sheet, load control, departure control, disrupted passenger, disruption recovery,
      irregular operations, aircraft assignment, aircraft swap, aircraft rotation, aircraft turnaround, turnaround milestone, flight data, dispatch flight, navigation chart, charts pilot,
      airport charges, passenger disruption, delay rotation`),
    'maintain-aircraft': trade(`
      aircraft maintenance, airworthiness, aircraft spare, aircraft spare part, aircraft part, tech log, hangar, aircraft on ground,
      grounded aircraft, AOG, maintenance check aircraft, line maintenance, task card, technical record`),
    'carry-air-cargo': trade('air cargo, cargo booking, cargo capacity, cargo revenue, air waybill'),
    'sell-seats': trade(`
      passenger service, airline reservation, airline booking, airline fare, airfare, fare filing, fare, airline retail, airline retailing, airline
      offer, airline revenue, ancillary, baggage, passenger check-in, rebook passenger, passenger recovery, price seat`),
  },
  'patient-care': {
    'steer-patient-flow': trade(`
      patient flow, hospital bed, bed management, bed allocation, bed plan, bed cleaning, patient placement, patient transfer, hospital
      census, discharge prediction, discharge planning, operating room, operating list, theatre scheduling, surgery, surgery appointment, surgical scheduling, infusion, patient
      transport, ward, patient appointment, appointment bed, outpatient appointment, outpatient slot, nurse staffing, emergency arrival, emergency department, hospital occupancy,
      therapy appointment`),
    'keep-health-records': trade(`
      health record, clinical documentation, clinical record, visit note, nursing note, nursing documentation, discharge letter, discharge summary, medication, bedside,
      decline of patient, pathology`),
    'read-images': trade(`
      medical image, radiology, radiologist, radiographer, imaging worklist, diagnostic imaging, imaging study, CT image, MR image, chest X-ray, magnetic resonance`),
    'bill-treatment': trade(`
      inpatient coding, code inpatient, inpatient code, charge capture, capture charge, hospital billing, bill hospital, payer denial, denial management, payer contract,
      hospital claim, remittance payer`),
    'answer-patients': trade(
      'patient portal, patient message, patient call, patient inquiry, patient enquiry, message patient',
    ),
  },
  'health-plans': {
    'authorize-care': trade(`
      prior authorization, authorization request, utilization review, utilization management, authorization missing, missing clinical note, inpatient day review`),
    'pay-care': trade(`
      health plan claim, clean claim, claim edit, edit claim, pended claim, claim hospital physician, provider claim, coordination of benefit, overpaid claim,
      appeal grievance, appeal member, risk adjustment, provider contract`),
  },
  'energy-supply': {
    'read-meters': trade(`
      meter, meter reading, smart meter, meter data, metering, metering point, meter data management, advanced metering, estimate reading,
      tampered meter`),
    'bill-energy': trade(`
      energy bill, water bill, utility bill, utility billing, bill utility, energy billing, budget billing, advance payment adjustment, feed-in
      tariff, feed-in credit, meter to cash, bill energy, electricity bill`),
    'run-grid': trade(`
      power outage, grid outage, network outage electricity, grid control, grid operation, grid planning, switching plan, distribution grid, transmission
      grid, transformer, faulty section, storm restoration, feeder`),
    'find-leaks': trade('leak, leak detection, water loss, pipe network, pipe failure, pipe'),
  },
  'media-rights': {
    'account-royalties': trade(
      'royalty, author royalty, royalties participation, royalty statement, licensee statement, participation residual',
    ),
    'clear-rights': trade(`
      media rights, media rights management, rights contract, rights window, rights clearance, rights availability, license right, rights administration, holdback,
      avails, music clearance, cue sheet, copyright, music right, works registration`),
    'produce-media': trade(`
      subtitle, caption, footage, newsroom, playout, transcode, encode video, edit video, stream video, video platform, news report, media archive, edit suite, shooting day, broadcast, rundown`),
  },
  'freight-forwarding': {
    'clear-customs': trade(`
      customs, customs declaration, customs entry, customs brokerage, customs clearance, customs hold, customs data, import clearance, customs
      tariff, customs transit, transit procedure, bonded warehouse, bonded stock, file customs`),
    'forward-freight': trade(`
      freight forwarding, forwarding, ocean freight, air freight, freight booking, freight quote, freight quotation, freight bill, freight billing, freight invoice, freight
      settlement, carrier rate, freight rate, bill of lading, haulage, groupage, freight agent, freight tender, freight document, freight shipment`),
  },
  'legal-work': {
    'research-law': trade(`
      legal research, case law, statute case, search statute, statutory research, legal question, legal commentary, cited authority, legal citation, law firm know-how, precedent search, search precedent,
      legal memo`),
    'accept-clients': trade(`
      conflict check, conflict search, conflict of interest, engagement letter, letter of engagement, client intake, take in client, matter opening, legal matter opens,
      engagement risk, client due diligence`),
    'run-matters': trade(`
      legal matter, court deadline, docketing, client matter, matter file, legal deadline, limitation date`),
    'disclose-documents': trade(`
      litigation discovery, e-discovery, legal hold, disclosure litigation, document review litigation, privilege log, privilege legal,
      review evidence legal, review document disclosure, document review ranking`),
    'bill-matters': trade(`
      billable time, outside counsel, outside counsel guideline, billing guideline, counsel guideline, matter budget, matter pricing, legal project pricing, pre-bill`),
    'draft-agreements': trade(`
      draft agreement, contract draft, contract drafting, draft contract, draft legal document, clause precedent, compare contract, contract bundle, mark-up agreement`),
  },
  'fund-work': {
    'advise-investors': trade(`
      investment advice, investment proposal, suitability rule, suitability check, suitability trade, client report investment, client report portfolio, report wealth client, portfolio
      adviser, portfolio wealth, wealth client, fact sheet`),
    'account-funds': trade(`
      fund accounting, net asset value, NAV, investment accounting, portfolio accounting, reconcile position, position reconciliation, holding reconciliation,
      portfolio holding, custodian bank, custodian reconciliation, fund administration, administer fund, investor register, transfer agent, transfer agency`),
    'manage-portfolios': trade(`
      investment guideline, investment mandate, mandate compliance, investment restriction, rebalance portfolio, portfolio rebalancing, portfolio
      management investment, manage portfolio, discretionary portfolio, investment book, block trade, trade allocation, allocation trade, process securities,
      trading fund, corporate action, trade settlement, unsettled trade, portfolio trading`),
    'measure-portfolios': trade(`
      portfolio risk, risk of portfolio, attribute portfolio, attribute performance, performance attribution, performance measurement, return calculation, factor risk, fund risk
      measurement, ESG of portfolio, rate issuer, ESG issuer, index fund`),
  },
  'accounting-practice': {
    'audit-accounts': trade(`
      plan audit, audit plan, audit engagement, audit evidence, audit sample, sample voucher, audit file, audit work paper, external audit, test journal entry, audit test,
      audit confirmation, statutory audit, internal audit, audit universe, audit finding, carry audit, control test, test internal control, control deficiency`),
    'keep-client-books': trade(`
      annual account client, accounts for client, client of accounting firm, tax return for client, prepare tax return, accounting firm, compile financial statement, client bookkeeping`),
  },
  'sales-floor': {
    'keep-shelves': trade(
      'shelf, shelf label, electronic shelf label, price label, planogram, shelf space, shelf availability, shelf check, shelf price, price shelf, shelf gap',
    ),
  },
  'student-life': {
    'admit-students': trade(`
      student admission, admission, admit student, university admission, recruit student, student recruitment, prospective student, enrolment,
      enrollment, foreign transcript, student application, applicant enquiry`),
    'keep-student-records': trade(`
      student record, transcript diploma, degree certificate, course registration, student registration, student aid, financial aid, tuition, thesis, scholarship, degree audit,
      degree requirement, student risk, class registration`),
    'teach-courses': trade('student work, student paper, exam, grade student, lecture, course assignment, plagiarism'),
  },
  property: {
    'administer-leases': trade(`
      lease, lease administration, lease abstraction, abstract lease, rent, rent ledger, rent accounting, rent collection, tenant, tenancy, landlord, service
      charge statement, lease accounting`),
    'build-structures': trade(`
      construction project, construction site, construction drawing, construction cost, construction defect,
      coordinate building model, share building model, check building model, BIM, quantity take-off, site diary,
      subcontractor, architect, submittal, request for information, formwork, construction bid, variation order,
      change order, site question, daily log, jobsite, quantity takeoff, takeoff, building model, drawing revision,
      plan revision`),
  },
  medicines: {
    'assure-gxp-quality': trade(`
      GxP, GMP, deviation management, deviation investigation, manage deviation, CAPA, batch record, batch release, batch disposition, qualified person, specification investigation, specification result, quality document,
      regulated quality, stability study, stability testing, drug maker quality, batch certification`),
    'run-trials': trade('clinical trial, trial master file, trial site, clinical data, study report, trial enrollment'),
    'watch-drug-safety': trade(
      'drug safety, pharmacovigilance, safety case, adverse event, safety signal, patient narrative',
    ),
    'register-medicines': trade(
      'register medicine, regulatory submission, marketing authorization, core label, labeling change, artwork',
    ),
  },
  'guest-services': {
    'price-rooms': trade(`
      room rate, room price, hotel price, hotel revenue management, hotel revenue, hotel demand, room demand, hotel rate, rate parity, rate loading, channel manager,
      hotel yield, price meeting space, hotel overbooking`),
    'run-restaurants': trade(`
      restaurant, kitchen, menu, recipe cost, food cost, table reservation, waiter`),
    'host-guests': trade(`
      hotel reservation, room reservation, room assignment, assign room, guest, guest check-in, housekeeping, folio, night audit, front desk, hotel booking`),
    'sell-events': trade(`
      group inquiry, group reservation, hotel group, group booking, room block, function room, banquet, event order, function sheet, catering sale`),
  },
  'public-services': {
    'grant-permits': trade(
      'permit, building permit, business license, professional license, license application, building plan review, review building plan, review plan electronic',
    ),
    'keep-public-order': trade(`
      law enforcement, emergency call, digital evidence, body camera, public safety, fire brigade, dispatch officer`),
    'serve-residents': trade(
      'serve resident, request of resident, citizen service, court case, public budget, public tender, property tax, municipal, city work order',
    ),
  },
  'long-term-care': {
    'keep-care-records': trade(`
      care home, nursing home, home care, social care, resident care, senior living, caregiver, care documentation, care planning, care plan, eMAR,
      electronic medication administration, post-acute care, long-term care, care inspection, safeguarding`),
    'plan-care': trade(`
      home care visit, care visit, caregiver schedule, carer roster, care round, care route, resident admission, admit resident, care waiting list`),
    'bill-care': trade(
      'bill care, care billing, invoice resident, resident billing, bill resident, visit verification, care claim payer',
    ),
  },
  giving: {
    'serve-donors': trade(`
      donor, donation, fundraising, gift processing, supporter, appeal donor, recurring gift, bequest, legacy gift, peer-to-peer fundraising, membership due,
      raise gift, charity`),
    'guide-volunteers': trade('volunteer, volunteering'),
    'account-grants': trade(
      'grantmaking, grant report, grant award, grantee, fund accounting nonprofit, funder, impact report',
    ),
  },
  'small-shops': {
    'book-visits': trade(`
      salon appointment, beauty appointment, studio appointment, appointment calendar, appointment book, remind client, appointment reminder, reduce no-show,
      no-show fee, no-show deposit, lapsed client, remind pet owner, vehicle owner due, overdue regular, regular due, invite back, due for next visit, win-back client, book class, book group lesson, slot booked, refill slot, empty slot, answer missed call, missed call`),
    'run-clubs': trade(`
      gym, gym member, club member, studio member, membership fee, class pack, class schedule, group fitness, personal training, training plan,
      workout plan, turnstile, failed due, failed membership payment, freeze membership, member retention, win member`),
    'care-for-hair': trade(
      'color formula, client card, stylist, hair, client consent, lapsed client, salon product, salon till',
    ),
    'repair-cars': trade(`
      labor time, repair time, repair order, repair procedure, repair labor, service estimate, fault code, vehicle diagnosis, car diagnostics, part by vehicle,
      spare part by vehicle, part workshop, order car part, vehicle number, workshop, tire storage, vehicle health check`),
    'treat-animals': trade(`
      veterinary, vet, animal, pet owner, pet insurance, herd, animal patient, practice of vets`),
  },
  distribution: {
    'serve-trade': trade(`
      trade counter, counter sale, trade customer, supplier rebate, supplier bonus, special price agreement, customer price, customer price condition,
      price agreement customer, item list contractor, branch of distributor, substitute article`),
  },
  transit: {
    'schedule-transit': trade(`
      timetable, driver duty, vehicle schedule transit, crew schedule transit, transit schedule, transit planning, bus schedule, runcutting, passenger count,
      ridership, rolling stock rotation, public transport planning, bus and rail planning`),
    'run-transit': trade(`
      passenger information, transit operation, transit control, bus position, vehicle tracking transit, public transport operation,
      electric bus, depot charging`),
    'sell-tickets': trade(`
      transit ticket, transit fare, fare collection, ticket machine, ticket vending, transit subscription, school pass, season ticket order, penalty fare, season ticket, ticketing transit, account-based ticketing, fare evasion, public transport ticket`),
  },
};

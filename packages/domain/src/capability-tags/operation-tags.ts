import { solution, specific } from './capability-tag.ts';

/** Running a company: money, risk, people, goods, machines and computers. */
export const OPERATION_TAGS = {
  finance: {
    'process-invoices': specific(`
      supplier invoice, vendor invoice, invoice capture, invoice processing, invoice automation, accounts payable, AP
      automation, invoice, invoice coding, coding proposal, coding proposal order, e-invoicing, three-way match, invoice approval, payables, procure-to-pay`),
    'bill-customers': specific(`
      billing, bill, customer invoice, customer billing, rating and charging, charging, charge, bill run, subscription
      billing, usage rating, revenue assurance, invoice customer, bills, convergent charging, monetisation, mediation,
      commission`),
    'collect-receivables': specific(`
      collections management, collect payment, debt collection, dunning, receivable, accounts receivable, cash application, credit management, overdue,
      arrears, debt recovery, premium collection, credit and collections, credit control`),
    'reconcile-accounts': specific(`
      reconcile, reconciliation, account reconciliation, match transaction, transaction matching, intercompany, open item,
      match item, bank reconciliation, settlement matching`),
    'process-payments': specific(`
      payment, payment processing, payment hub, instant payment, disbursement, payout, remittance, settlement, payment
      orchestration, payment gateway, card payment, cheque, money transfer, merchant acquiring, clearing, direct debit`),
    'close-books': specific(`
      financial close, close books, period close, month-end, continuous close, general ledger, ledger, journal entry,
      accounting, consolidation, financial reporting, statutory reporting, financial statement, fixed asset, disclosure, core
      finance, financial accounting, subledger, revenue recognition, cost accounting, financial management,
      financial result, standard cost, product costing, plant costing`),
    'manage-expenses': specific(
      'expense, travel and expense, travel booking, expense claim, expense audit, expense management, spend policy, corporate card',
    ),
    'manage-treasury': specific(`
      treasury, cash management, liquidity, hedging, foreign exchange, currency, bank relationship,
      debt and investment, cash position, cash forecast, cash flow, capital management, interest rate,
      corporate funding, funding need`),
    'plan-finance': specific(`
      budget, financial planning, FP&A, financial forecast, financial plan, profitability, cost allocation, corporate
      performance management, revenue forecast, cost forecast, budgeting, rolling forecast, management accounting, actuarial
      reserve, enterprise performance management`),
    'handle-tax': specific(
      'tax, tax return, tax compliance, VAT, sales tax, transfer pricing, customs duty, withholding',
    ),
  },
  risk: {
    'detect-fraud': solution(`
      fraud, fraud detection, fraud prevention, fraud analytics, fraud management, identity theft, payment fraud,
      application fraud, claims fraud, fraud scoring, theft`),
    'screen-parties': specific(`
      know your customer, KYC, AML, anti-money laundering, sanctions, sanctions screening, watchlist, due diligence, name
      screening, beneficial owner, transaction monitoring, politically exposed, financial crime, customer risk rating,
      background check, adverse media, sanctioned party`),
    'monitor-compliance': specific(`
      compliance, regulatory, regulation, regulatory change, regulatory reporting, GRC, internal control, control plan, audit,
      audit management, internal audit, policy management, corporate governance, AI governance, obligation, regulatory compliance, control testing,
      privacy, data protection, consent, certificate, ethics, licence`),
    'assess-risk': specific(`
      risk assessment, risk management, operational risk, enterprise risk, third-party risk, risk model, risk analytics,
      market risk, model risk, business continuity, exposure, solvency, stress testing, risk, risks, catastrophe, crisis,
      supplier risk, resilience, risk limit`),
    'ensure-safety': specific(`
      health and safety, EHS, occupational safety, workplace safety, site safety, safety incident, safety inspection, safety
      observation, safety compliance, near miss, work permit, permit to work, accident report, emergency drill, muster, fleet safety`),
    'report-sustainability': specific(`
      sustainability, ESG, carbon, emission, environmental, waste, climate risk, building climate, climate report,
      energy use`),
  },
  people: {
    'hire-people': specific(`
      recruit, recruitment, candidate, talent acquisition, applicant tracking, vacancy, interview scheduling,
      interview, hiring, requisition employee, job posting, new hire, sourcing talent, applicant tracking system,
      job applicant, job application, select applicant, screen applicant, applicant screening, answer applicant,
      staff recruitment`),
    'train-people': specific(`
      employee learning, internal move, learning management, learning path, tutor, e-learning, knowledge transfer,
      upskill, onboarding training, staff training, employee training, train employee, train staff, training record,
      track training, operator training, training compliance, training course, training catalogue, training need,
      mandatory training, training plan, employee course, employee skill, staff skill, skill gap, skill match,
      skills of employee, workforce skill, coach staff, staff coaching, employee certification`),
    'pay-employees': specific(`
      payroll, salary, compensation, wage, benefits administration, time and attendance, time tracking, absence,
      leave, employee pay, total reward, occupational pension, company pension, employee benefit, staff benefit,
      working hours, sales incentive, bonus`),
    'serve-employees': specific(`
      human resources, HR, HR service, human capital management, employee request, employee service, employee record,
      employee onboarding, employee experience, employee relations, HCM, employee self-service, core HR,
      staff question, personnel, employee data, employee file, employee question, employee administration,
      employee offboarding, offboard employee, onboard employee, leaving employee, exit of employee, manage employee,
      employee help, assist employee, employee portal, workforce administration, staff request, staff administration,
      joiner, leaver`),
    'develop-talent': specific(`
      performance review, talent management, succession, career, goal setting, employee engagement, employee feedback,
      workforce planning, talent, talent review, skills inventory, headcount, performance appraisal,
      employee appraisal, employee performance`),
  },
  supply: {
    'source-suppliers': specific(`
      strategic sourcing, supplier management, supplier, vendor management, supplier performance, supplier onboarding,
      spend analysis, spend management, compare offers, supplier relationship, supplier collaboration, vendor,
      sourcing event, run sourcing, supplier sourcing, sourcing supplier, procurement sourcing, sourcing purchasing,
      spend, supplier tender, run tender, tender supplier, public tender, tender evaluation, category sourcing,
      auction, supplier offer, supplier bid`),
    'buy-goods': specific(`
      procurement, purchase order, purchase requisition, requisition, guided buying, source-to-pay, catalogue buying,
      goods receipt, purchasing department, manage purchasing, purchasing order, purchasing supplier, purchase goods,
      purchase supplier`),
    'manage-contracts': specific(`
      contract management, contract lifecycle, contract review, clause review, contract analysis,
      negotiation, obligation management, litigation, intellectual property, patent, manage contract, draft contract,
      approve contract, sign contract, signed contract, negotiate contract, contract negotiation, supplier contract,
      customer contract, employment contract, vendor contract, contract clause, contract repository, contract renewal,
      renew contract, contract obligation, contract term, contract award, contract document, contract draft,
      contract playbook, contract approval, contract text, contract data, contract change, read contract,
      legal agreement, legal department, agreement management, clause library, clause comparison,
      extract clause`),
    'manage-inventory': specific(`
      inventory, stock, inventory optimisation, safety stock, replenishment, stock level, spare part, material
      availability, reorder, lead time, stockout, materials management, material, cycle count, lot, expiry`),
    'run-warehouse': specific(`
      warehouse, warehouse management, picking, put-away, packing, fulfilment centre, yard management, dock appointment, dock scheduling, dock door, WMS, receiving goods, inbound
      goods, goods receipt, storage location, storage bin`),
    'ship-goods': specific(`
      shipment, transport, transportation management, logistics, freight, carrier, delivery, proof of delivery, last mile, route optimisation,
      route planning, fleet, shipping, track and trace, parcel, load planning, telematics, physical distribution, goods distribution, dispatch
      goods, vehicle`),
  },
  production: {
    'run-production': specific(`
      manufacturing execution, MES, shop floor, production order, production tracking, batch record, production, work
      instruction, genealogy, traceability, connected worker, industrial automation, programmable controller, guide operator, manufacturing operation, machine setting, process control, production line, packing line,
      recipe, batch, advanced process control, yield, overall equipment effectiveness`),
    'plan-production': specific(`
      production planning, production schedule, production scheduling, advanced planning, finite scheduling, master
      production, material requirements planning, MRP, sequence production, manufacturing planning`),
    'inspect-quality': specific(`
      quality management, quality, quality inspection, visual inspection, inspection, defect, defect detection,
      nonconformance, corrective action, CAPA, statistical process control, laboratory test, laboratory sample, laboratory result, quality laboratory, laboratory analyzer, LIMS, test result, sampling plan, test sample, quality
      assurance, quality control, machine vision, gauge calibration, calibration of gauge`),
    'design-products': specific(`
      product lifecycle, PLM, product development, product design, bill of material, specification,
      engineering change, CAD, computer-aided design, generative design, prototype, innovation management,
      product idea, product portfolio, new product, idea, formulation, R&D, product catalogue, requirement,
      product engineering, engineering data, engineering design, engineering team, engineering document,
      engineering drawing`),
  },
  assets: {
    'predict-failure': solution(`
      predictive maintenance, failure prediction, predict failure, condition-based, condition monitoring, remaining
      useful life, asset performance, asset health, predict breakdown, equipment failure`),
    'plan-maintenance': specific(`
      maintenance, asset management, enterprise asset, work order, maintenance planning, repair order, repair cost, equipment repair, repair work, repair vehicle, decide repair, spare part maintenance,
      plant maintenance, service and repair, turnaround, physical asset, asset register, asset maintenance, overhaul, tool crib`),
    'monitor-equipment': specific(`
      sensor, IoT, internet of things, SCADA, historian, equipment, machine data, remote monitoring, telemetry,
      edge computing, industrial data, plant system, meter, smart meter, meter data, meter reading, control machine,
      machine fault, machine monitoring, machine history, machine sensor, laboratory instrument, connect machine`),
    'manage-facilities': specific(`
      facility management, facility maintenance, facility request, sites and facilities, real estate, workplace,
      space management, property management, room booking, visitor, building maintenance, building management,
      building operation, manage building, building energy, building control, access building`),
  },
  'software-it': {
    'handle-incidents': specific(`
      incident, ticket, ITSM, IT service, service desk, help desk, AIOps, problem management, IT operation, IT support,
      event correlation, observability, log analysis, application monitoring, user support,
      technical support, trouble ticket, diagnosis`),
    'build-software': specific(`
      software development, source code, code review, code completion, write code, code generation, coding assistant,
      copilot developer, DevOps, test automation, software test, continuous integration, application development,
      source control, pull request, software delivery, legacy application, change release, software release,
      release software, release code, release notes, software deployment, deploy application, application deployment,
      deploy code, deploy release`),
    'run-infrastructure': specific(`
      public cloud, cloud platform, cloud hosting, cloud migration, configuration management, CMDB, asset discovery,
      backup, disaster recovery, virtual machine, hardware asset, IT asset, software licence, FinOps, cloud storage,
      information technology, edge cloud, IT infrastructure, cloud infrastructure, server operation,
      server management, manage server, database management, database operation, managed database,
      application hosting, host application, hosted application, container platform, asset inventory IT`),
    'secure-access': specific(`
      identity governance, access right, single sign-on, privileged access, user provisioning, access request,
      authentication, cybersecurity, threat detection, SIEM, security operations center, endpoint, vulnerability, information security,
      security operation, zero trust, ransomware, encryption, identity management, identity lifecycle,
      identity access, manage identity, access management system, revoke access, withdraw access, security event,
      security alert, security incident, security policy, security threat, network attack, security finding, password`),
  },
  steering: {
    'run-projects': specific(`
      project, portfolio management, program management, project management, PMO, work management, project portfolio,
      change management, milestone, project planning, initiative, transformation, agile`),
    'set-strategy': specific(`
      strategy, strategic planning, strategic plan, objective, OKR, vision, strategic option,
      strategic goal, merger, acquisition, organisation design, business unit, business plan, policy draft, policies and procedures,
      procedure, enterprise capability, operating model, resource plan`),
    'inform-stakeholders': specific(`
      corporate communication, investor relations, public relations, stakeholder, media relations, press, board, internal
      communication, government relation, community relation, shareholder, corporate relations, communication,
      corporate action, notice, correspondence`),
  },
};

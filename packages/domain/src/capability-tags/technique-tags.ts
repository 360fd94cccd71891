import { general, solution, specific } from './capability-tag.ts';

/** Ways of helping with any work. */
export const TECHNIQUE_TAGS = {
  documents: {
    'extract-data': general(`
      extract data, data extraction, extraction, OCR, document understanding, document processing, document capture,
      document AI, document intelligence, intelligent capture, data capture, capture, data entry, retype, re-key, read out,
      read document, read form, read email, read letter, read PDF, reads, digitise, scan, recognise text, handwriting,
      computer vision, intake`),
    'classify-documents': general(`
      classify document, document classification, text classification, classify email, email triage, mailroom, sort
      document, sort mail, process email, route document, incoming mail`),
    'manage-content': general(`
      document management, content management, content services, records management, archive, enterprise content, document
      assembly, document generation, document composition, document template, electronic signature, digital asset, digital asset management, e-signature,
      digital signature, versioned review, document library`),
  },
  language: {
    'generate-text': general(`
      generate text, text generation, content generation, generative AI, generative, draft, first draft, summarise, summary,
      language model, LLM, GPT, writing assistant, one-page brief, page brief before contact, before contact, brief, tailor message, copilot, gen AI, rewrite`),
    'search-knowledge': general(`
      knowledge management, knowledge base, knowledge article, knowledge search, enterprise search, semantic search,
      find answer, question answering, retrieval augmented, know-how, knowledge graph, cognitive search, intranet`),
    'translate-text': general('translate, translation, multilingual, localisation'),
    'transcribe-speech': general(`
      speech to text, speech recognition, transcribe, transcription, speech analytics, call transcript, voice recognition,
      meeting notes, conversation intelligence`),
  },
  insight: {
    'predict-outcomes': general(`
      predict, predictive analytics, predictive model, predictive, early warning, early signal, foresee, trouble coming,
      propensity, machine learning, machine-learned, deep learning, AutoML, data science, train model, model training, learned, first rating, what rules cannot see, likelihood, see
      trouble, predictive score, lead indicator, scoring model`),
    'analyse-data': general(`
      analytics, business intelligence, dashboard, data visualisation, visual analytics, reporting, self-service report,
      find patterns, patterns behind, pattern recognition, root cause, cause analysis, explain movement, explain variance,
      automation candidate, data analysis, analyse data, insight, trace and size, surface and size`),
    'detect-anomalies': general(`
      anomaly, anomaly detection, outlier, doubtful case, deviation detection, alert triage, exception detection, pick
      doubtful, detect deviation, irregularity`),
    'monitor-performance': general(`
      performance measure, performance management, performance indicator, KPI, scorecard, watch continuously, continuous
      monitoring, monitor performance, report by exception, real-time monitoring, control tower, measure once, compute at source, operational intelligence`),
    'research-evidence': general(`
      research agent, evidence, evidence base, literature, benchmark, side-by-side comparison, market intelligence, deep
      research, proven models, structured first look, desk research, research topic`),
    'recommend-actions': general(`
      recommendation, recommend, recommendation engine, next best action, suggest answer, suggest counterpart, similar
      cases, decision support, decision intelligence, suggest who fits, match with what is needed, prescriptive`),
  },
  planning: {
    'forecast-demand': specific(`
      demand forecast, demand planning, demand sensing, sales forecast, demand signal, statistical baseline, forecast
      consumption, load forecast, demand model, integrated business planning, sales and operations planning, supply
      planning, replenishment planning, supply chain planning`),
    'forecast-figures': general('forecast, projection, time series, learned baseline, estimate, trend prediction'),
    'optimise-plans': general(`
      optimise plan, optimisation, optimise, constraint-based, solver, scenario, scenario planning, simulation, simulate,
      digital twin, replanning, replan, operations research, plan from comparable, learned durations and risks, variants test,
      roll forward, planning, generate variants`),
    'schedule-work': specific(`
      schedule work, work scheduling, job scheduling, dispatch, field service, workforce scheduling, workforce management,
      roster, shift planning, service delivery, service job, field force, staff scheduling, appointment, appointment scheduling, technician, mobile workforce, crew,
      resource scheduling, route and time, capacity planning`),
  },
  integration: {
    'connect-applications': general(`
      integration, API, iPaaS, connector, connect application, connect system, connect hand-over, enterprise service bus,
      middleware, event streaming, message broker, EDI, system integration, application integration, event-driven, webhook,
      B2B integration, connect core, interface`),
    'move-data': general(`
      data integration, ETL, data pipeline, data warehouse, data lake, lakehouse, data platform, data engineering, from live data,
      standing data set, data set, collect input, source data, run the numbers, data virtualisation, data
      replication, data migration, contributions, data fabric, data sharing, prepare data, combine data, clean data`),
    'manage-master-data': specific(`
      master data, reference data, data quality, data governance, data catalogue, golden record, entity resolution, data
      stewardship, stale or wrong, data cleansing, deduplication, product information management, metadata, data lineage,
      data directory, address validation, product data`),
    'automate-screens': general(`
      robotic process automation, RPA, software robot, desktop robot, desktop automation, screen scraping,
      attended automation, unattended automation, bots, hyperautomation, intelligent automation, UI automation, computer use`),
  },
  workflow: {
    'run-workflows': general(`
      workflow, workflow automation, orchestrate, orchestration, process automation, business process management, BPM, BPMN,
      low-code, little code, building block, process orchestration, task management, assign task, work list, request to record, repeatable step, paperwork, checklist,
      guided form, guided change form, digital process automation, process engine, stage to stage, request management,
      business automation, by calendar, by event, pipeline from idea to effect, task automation, workflow application, live register, register`),
    'manage-cases': general('case management, case handling, manage cases, dynamic case, case worker, case file'),
    'decide-by-rule': general(`
      business rule, rule engine, decision management, decision automation, decision engine, decision
      table, DMN, straight-through, touchless, decidable, policy check, automated decision, decision model, rules, eligibility
      check`),
    'approve-requests': general('approval, approval workflow, approval management, sign-off, approve request'),
  },
  'process-insight': {
    'mine-processes': solution(`
      process mining, process intelligence, process discovery, conformance checking, process analytics, object-centric mining, event log`),
    'mine-tasks': solution('task mining, desktop recording, task capture, work pattern analysis, task discovery'),
    'map-processes': solution(`
      process mapping, process repository, process documentation, business process analysis, enterprise architecture,
      business process design, process map, business process simulation, process modelling BPMN, model process,
      process design, business process model`),
  },
  agents: {
    'plan-and-act': general(`
      agent, agentic, AI agent, autonomous agent, multi-agent, multi-step, agent builder, agent orchestration, agent platform, digital
      worker, digital employee, autonomous`),
    'assist-people': general(`
      AI assistant, assistant, personal assistant, digital assistant, virtual assistant, workplace assistant,
      conversational AI`),
  },
};

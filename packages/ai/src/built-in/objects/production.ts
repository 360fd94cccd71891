import type { ObjectClass } from '../object-class.ts';

/** Products and services, and the plants, equipment and places they come from. */
export const PRODUCTION: readonly ObjectClass[] = [
  {
    id: 'production',
    group: 'products',
    words: `
      production, manufacturing, production order, batch, shop floor, lot, assembly, production schedule,
      detailed schedule, production process, work center, manufacture, plant, production run, detailed
      production, production line, line level, recipe, lot traceability, schedule, production network,
      operation`,
    noun: 'production orders',
    sources: 'the planning run, machine signals and shift reports',
    fields: 'order, article, machine, quantity and time',
    checks: 'material availability, machine status and process limits',
    systems: 'the manufacturing execution system',
    reads: 'shift logs, work instructions and camera images',
    predicts: 'which orders will slip, and which settings cause scrap',
    drivers: 'machine data, changeover times and scrap rates',
    exceptions: 'breakdowns, missing material and out-of-limit readings',
    judgement: 'priorities on the floor, safety and release of batches',
    owner: 'the production planner',
    steps: 'resequences after a breakdown, checks material and crew for the new order and informs the shift lead',
    traits: { volume: 5, structured: 4, digital: 3, examples: 4, steps: 3, tolerance: 2, rules: 3 },
  },
  {
    id: 'quality',
    group: 'products',
    words: `
      quality, inspection, product quality, nonconformance, non-conformance, defect, sample, calibration,
      test result, eqms, quality control, quality test, corrective action, quality standard, quality
      management, conformance, quality problem, test plan, test equipment, reliability, laboratory,
      quality assurance, root cause, defective item, scrap, defective`,
    noun: 'inspections and deviations',
    sources: 'test equipment, line sensors and customer returns',
    fields: 'batch, characteristic, reading, limit and disposition',
    checks: 'specification limits, sampling plans and calibration dates',
    systems: 'the quality management system',
    reads: 'inspection images, deviation reports and supplier certificates',
    predicts: 'which batches will fail before they are tested',
    drivers: 'process parameters, supplier lots and past deviations',
    exceptions: 'out-of-limit results, overdue actions and repeat defects',
    judgement: 'release, root cause and corrective action',
    owner: 'the quality engineer',
    steps:
      'opens the deviation, gathers batch data and similar cases, suggests probable causes and tracks each action to closure',
    traits: {
      volume: 4,
      structured: 4,
      digital: 3,
      unstructured: 3,
      examples: 4,
      rules: 4,
      errorProne: 3,
      tolerance: 1,
      documented: 4,
    },
  },
  {
    id: 'assets',
    group: 'products',
    words: `
      asset, equipment, maintenance, machine, work order, productive asset, preventive maintenance,
      preventative maintenance, asset maintenance, repair, maintenance plan, physical asset, fixed
      equipment, tool, downtime, overhaul, non-productive asset, inspection round`,
    noun: 'equipment and work orders',
    sources: 'sensors, operators’ reports and maintenance plans',
    fields: 'equipment, task, part, date and reading',
    checks: 'the maintenance plan, permits and spare-part stock',
    systems: 'the asset management system',
    reads: 'fault reports, manuals and photographs',
    predicts: 'which equipment will fail, and when',
    drivers: 'vibration, running hours and failure history',
    exceptions: 'missing parts, repeat failures and overdue inspections',
    judgement: 'safety, shutdowns and repair or replace',
    owner: 'the maintenance planner',
    steps:
      'turns an alarm into a work order with the likely cause, reserves parts and crew, and fits it into the next stop',
    traits: { volume: 4, structured: 4, digital: 3, examples: 4, unstructured: 3, steps: 4, tolerance: 2 },
  },
  {
    id: 'facilities',
    group: 'products',
    words: `
      facility, property, building, construction, space, real estate, site, workplace, permit, office,
      construction project, land, accommodation, catering, cleaning, capital asset, lessee, construction
      permission, workspace, physical security, immobilie, gebäude`,
    noun: 'sites and facility requests',
    sources: 'tenants, building sensors and contractors',
    fields: 'site, space, request, contractor and due date',
    checks: 'permits, lease terms and service levels',
    systems: 'the facility management system',
    reads: 'permits, plans, leases and site photographs',
    predicts: 'where space stands empty and which works will run late',
    drivers: 'occupancy, energy use and contractor performance',
    exceptions: 'missing permits, overruns and safety findings',
    judgement: 'safety, neighbours and investment in sites',
    owner: 'the facility manager',
    steps:
      'sorts a request, dispatches the right contractor, checks the photograph of the finished work and closes the case',
    traits: { volume: 3, structured: 3, digital: 3, unstructured: 3, examples: 3, stability: 4 },
  },
  {
    id: 'products',
    group: 'products',
    words: `
      product, product design, design specification, prototype, bill of material, engineering change,
      product portfolio, innovation, new product, research and development, product development, product
      lifecycle, specification, product line, engineering, concept, product data, design, feature, product
      life cycle, service offering, product and service, products and services, product/service, idea,
      discovery research, design change, re-manufacturing, troubleshooting, manufacturability, product
      service`,
    noun: 'product ideas and specifications',
    sources: 'research, customer feedback and engineering data',
    fields: 'requirement, part, version, cost and status',
    checks: 'requirements, standards and target cost',
    systems: 'the product lifecycle system',
    reads: 'specifications, test reports and customer reviews',
    predicts: 'which concepts will miss cost, date or demand',
    drivers: 'past projects, test results and field data',
    exceptions: 'conflicting requirements, late changes and failed tests',
    judgement: 'the concept, the trade-offs and the release',
    owner: 'the product manager',
    steps:
      'checks a change against requirements and parts, lists who is affected, collects their answers and drafts the change note',
    traits: {
      volume: 2,
      structured: 3,
      digital: 4,
      unstructured: 4,
      examples: 3,
      stability: 3,
      fewExceptions: 2,
      oversight: 4,
    },
  },
  {
    id: 'delivery',
    group: 'products',
    words: `
      service delivery, service, customer project, engagement, service resource, service offer, field
      service, service order, service appointment, technician, service plan, service delivery strategy,
      service delivery resource, installation, solution delivery, service performance`,
    noun: 'service jobs and engagements',
    sources: 'contracts, customer requests and calendars',
    fields: 'customer, task, skill, slot and outcome',
    checks: 'the contract scope, skills and availability',
    systems: 'the service management system',
    reads: 'job notes, statements of work and customer feedback',
    predicts: 'which jobs will overrun or need a second visit',
    drivers: 'job history, skills and travel times',
    exceptions: 'missing skills, scope changes and no-shows',
    judgement: 'scope, staffing of key customers and quality',
    owner: 'the service manager',
    steps:
      'finds the person with the right skill and time, briefs them from the history, and tells the customer when plans change',
    traits: { volume: 4, structured: 3, digital: 4, unstructured: 3, examples: 3, steps: 4, tools: 3, tolerance: 3 },
  },
];

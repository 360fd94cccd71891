import type { ObjectClass } from '../object-class.ts';

/** Buying, moving and keeping goods. */
export const SUPPLY: readonly ObjectClass[] = [
  {
    id: 'suppliers',
    group: 'supply',
    words: `
      supplier, vendor, sourcing, procurement, spend, category, supplier performance, supply base,
      supplier relationship, purchasing, supplier selection, third party, contractor, service provider`,
    traits: { volume: 3, structured: 3, digital: 4, unstructured: 4, examples: 4, steps: 4, tolerance: 3 },
  },
  {
    id: 'purchasing',
    group: 'supply',
    words: `
      purchase order, purchase requisition, requisition, purchase, material and service, materials and
      services, procure, buying, product requisition, catalog`,
    traits: { volume: 5, structured: 4, digital: 5, rules: 4, errorProne: 3, examples: 4, tools: 4 },
  },
  {
    id: 'contracts',
    group: 'supply',
    words: `
      contract, agreement, alliance agreement, partner agreement, partnership agreement, term, lease, legal, sla, contract term, legal action, litigation, license,
      service level agreement, lawsuit, legal advice, outside counsel, legal dispute, contractual, nda,
      franchise`,
    traits: {
      volume: 3,
      structured: 2,
      digital: 4,
      unstructured: 5,
      examples: 4,
      steps: 4,
      tolerance: 1,
      oversight: 5,
      fewExceptions: 2,
    },
  },
  {
    id: 'inventory',
    group: 'supply',
    words: `
      inventory, stock, warehouse, material, mrp, replenishment, spare part, warehousing, material
      requirement, raw material, component, inventory level, storage, cycle count, put away, finished
      goods`,
    traits: { volume: 5, structured: 5, digital: 4, examples: 5, rules: 4, errorProne: 3 },
  },
  {
    id: 'demand',
    group: 'supply',
    words: `
      demand, demand plan, demand forecast, supply plan, supply chain, baseline forecast, unconstrained
      demand, constrained, supply planning, demand planning, consensus forecast, allocation, supply,
      distribution plan, distribution requirement, master plan, supply network, resource availability,
      capacity, resource requirement, resource demand`,
    traits: { volume: 4, structured: 5, digital: 5, examples: 5, tolerance: 3, steps: 3, fewExceptions: 3 },
  },
  {
    id: 'logistics',
    group: 'supply',
    words: `
      shipment, trade, international trade, transportation, freight, delivery, carrier, logistics, route, fleet, load, outbound,
      inbound, distribution, transport, customs, dispatch, delivery schedule, inbound delivery, outbound
      delivery, inbound logistics, logistics network, distribution network, third-party logistics, load plan, ship, shipping,
      export, import, trade compliance`,
    traits: { volume: 5, structured: 4, digital: 4, examples: 5, tools: 4, steps: 4, errorProne: 3, tolerance: 3 },
  },
  {
    id: 'returns',
    group: 'supply',
    words: `
      return, warranty, recall, product return, reverse logistics, warranty claim, returned product,
      product recall, warranty transaction, salvage, return authorization, after-sales, defective part`,
    traits: { volume: 4, structured: 3, digital: 4, unstructured: 4, examples: 4, rules: 4, errorProne: 3, tools: 3 },
  },
];

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
    traits: { volume: 4, structured: 4, digital: 3, examples: 4, unstructured: 3, steps: 4, tolerance: 2 },
  },
  {
    id: 'facilities',
    group: 'products',
    words: `
      facility, property, building, construction, space, real estate, site, workplace, permit, office,
      construction project, land, accommodation, catering, cleaning, capital asset, lessee, construction
      permission, workspace, physical security, immobilie, gebäude`,
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
    traits: { volume: 4, structured: 3, digital: 4, unstructured: 3, examples: 3, steps: 4, tools: 3, tolerance: 3 },
  },
];

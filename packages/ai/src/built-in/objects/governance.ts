import type { ObjectClass } from '../object-class.ts';

/** Direction, rules and control of the organisation. */
export const GOVERNANCE: readonly ObjectClass[] = [
  {
    id: 'strategy',
    group: 'governance',
    words: `
      strategy, vision, mission, strategic, goal, objective, strategic initiative, initiative, business
      model, merger, acquisition, organizational design, business strategy, strategic plan, business unit,
      long-term, organization design, business value, strategic option, organizational goal, divestiture,
      restructuring, business plan, organization structure, due diligence target, business concept, value
      proposition, direction`,
    traits: {
      volume: 1,
      structured: 1,
      digital: 3,
      unstructured: 5,
      examples: 2,
      fewExceptions: 1,
      stability: 3,
      rules: 1,
      tolerance: 3,
      oversight: 5,
      errorProne: 2,
    },
  },
  {
    id: 'policies',
    group: 'governance',
    words: `
      policy, procedure, guideline, standard, governance, framework, requirement, governance model,
      principle, code of conduct, rule, process governance, role and responsibility, roles and
      responsibilities, responsibility, methodology, process model, control policy, governance structure,
      policies and procedures`,
    traits: {
      volume: 1,
      structured: 2,
      digital: 4,
      unstructured: 5,
      examples: 3,
      stability: 4,
      documented: 5,
      oversight: 5,
      tolerance: 3,
    },
  },
  {
    id: 'compliance',
    group: 'governance',
    words: `
      compliance, audit inquiry, audit response, regulatory, regulation, regulator, audit, ethics, law, statutory, regulatory compliance,
      internal audit, compliance program, regulatory requirement, audit finding, internal control, control
      monitoring, certification audit, filing, compliance issue, regulatory body, auditor, remediation`,
    traits: {
      volume: 3,
      structured: 3,
      digital: 4,
      unstructured: 4,
      examples: 3,
      rules: 4,
      documented: 5,
      tolerance: 1,
      oversight: 5,
      steps: 4,
    },
  },
  {
    id: 'risk',
    group: 'governance',
    words: `
      risk, market risk, operational risk, stress test, stress testing, risk management, mitigation, hazard, continuity, resilience, resiliency, crisis, enterprise
      risk, business continuity, risk profile, risk event, exposure, impact analysis, mitigation plan,
      risk assessment, nonconformity, contingency, disaster recovery, emergency, insurance coverage,
      business resiliency`,
    traits: {
      volume: 2,
      structured: 3,
      digital: 4,
      unstructured: 4,
      examples: 3,
      fewExceptions: 2,
      steps: 4,
      tolerance: 2,
      oversight: 5,
    },
  },
  {
    id: 'performance',
    group: 'governance',
    words: `
      performance, kpi, metric, measure, benchmark, maturity, improvement, scorecard, performance
      indicator, process improvement, performance measure, dashboard, improvement opportunity, performance
      metric, business process, process performance, target, benchmarking, effectiveness, efficiency,
      report, cycle time, productivity, process, result, success, improvement plan`,
    traits: { volume: 3, structured: 5, digital: 4, examples: 4, rules: 3, tolerance: 4 },
  },
  {
    id: 'projects',
    group: 'governance',
    words: `
      project, program, programme, project plan, portfolio, change management, organizational change,
      transformation, milestone, work plan, implementation plan, change plan, resource allocation, project
      management, program management, change, plan, transition, team, resource, next step, task, action,
      project portfolio, work package, change readiness`,
    traits: {
      volume: 2,
      structured: 3,
      digital: 4,
      unstructured: 4,
      examples: 3,
      steps: 5,
      tools: 3,
      tolerance: 4,
      stability: 3,
      fewExceptions: 2,
    },
  },
  {
    id: 'relations',
    group: 'governance',
    words: `
      stakeholder, investor, board, shareholder, government, industry, public relation, press, community,
      lobby, media relation, communication, external relation, stakeholder group, investor relation, board
      of directors, government relation, relation, trade group, executive management, management report,
      public, press release, analyst, communication plan, relationship, social responsibility, donation,
      union, work council`,
    traits: {
      volume: 2,
      structured: 1,
      digital: 4,
      unstructured: 5,
      examples: 3,
      fewExceptions: 2,
      tolerance: 2,
      oversight: 5,
      steps: 3,
    },
  },
  {
    id: 'environment',
    group: 'governance',
    words: `
      environment, environmental, health and safety, safety, ehs, emission, waste, sustainability, energy,
      occupational health, accident, environmental health, employee safety, hazardous material,
      sustainable, esg, carbon, health, recycling, pollution`,
    traits: {
      volume: 3,
      structured: 3,
      digital: 3,
      unstructured: 4,
      examples: 3,
      documented: 5,
      tolerance: 1,
      rules: 4,
    },
  },
  {
    id: 'ip',
    group: 'governance',
    words: `
      patent, copyright, intellectual property, trademark, intellectual, licensing, royalty`,
    traits: {
      volume: 2,
      structured: 2,
      digital: 4,
      unstructured: 5,
      examples: 4,
      documented: 4,
      tolerance: 2,
      oversight: 5,
    },
  },
];

import type { ObjectClass } from '../object-class.ts';

/** IT, data and what the organisation knows. */
export const TECHNOLOGY: readonly ObjectClass[] = [
  {
    id: 'incidents',
    group: 'technology',
    words: `
      incident, outage, service desk, it support, help desk, it problem, it incident, problem, user
      support, it service desk, fault, it inquiry, it request, business interruption, trouble ticket,
      support call`,
    traits: {
      volume: 5,
      structured: 3,
      digital: 5,
      unstructured: 4,
      examples: 5,
      steps: 5,
      tools: 5,
      tolerance: 3,
      oversight: 4,
      documented: 3,
    },
  },
  {
    id: 'releases',
    group: 'technology',
    words: `
      release, it change, software, application, code, configuration, it service solution, it
      service/solution, it solution, build and test, user acceptance, system test, change request,
      solution, it development, it deployment, source code, it service, automation, system, technology
      solution, service solution, service/solution, prototype software, integration, data migration, it
      requirement`,
    traits: {
      volume: 4,
      structured: 4,
      digital: 5,
      unstructured: 4,
      examples: 4,
      steps: 4,
      tools: 5,
      tolerance: 2,
      systems: 4,
      documented: 3,
    },
  },
  {
    id: 'security',
    group: 'technology',
    words: `
      access, identity, security, privacy, cyber, vulnerability, authentication, credential, user account,
      data protection, encryption, it security, information security, access right, threat, it compliance,
      data privacy, cybersecurity, authorization, security threat, penetration test, identity and access`,
    traits: {
      volume: 5,
      structured: 4,
      digital: 5,
      examples: 4,
      rules: 4,
      steps: 4,
      tools: 5,
      tolerance: 1,
      oversight: 4,
    },
  },
  {
    id: 'data',
    group: 'technology',
    words: `
      data, master data, metadata, database, reference data, data quality, record, information, data
      governance, master file, product master, business information, information asset, enterprise data,
      analytics, data model, information architecture, data set, product master data, enterprise
      information`,
    traits: { volume: 5, structured: 5, digital: 5, examples: 4, rules: 4, errorProne: 4, tools: 4 },
  },
  {
    id: 'knowledge',
    group: 'technology',
    words: `
      knowledge, document, content, km, taxonomy, library, knowledge management, documentation, lessons
      learned, best practice, km initiative, expertise, correspondence, mail, user guide, manual,
      community of practice, recordkeeping, content management`,
    traits: {
      volume: 3,
      structured: 1,
      digital: 4,
      unstructured: 5,
      examples: 4,
      tools: 3,
      tolerance: 4,
      oversight: 4,
    },
  },
  {
    id: 'technology',
    group: 'technology',
    words: `
      it, infrastructure, architecture, network, server, technology, platform, information technology, it
      asset, it infrastructure, it resource, it architecture, cloud, digital, it service management, it
      customer, it portfolio, it service portfolio, it cost, it operation, hardware, it governance, new
      technology, it business, technological`,
    traits: { volume: 3, structured: 4, digital: 5, examples: 3, tools: 4, systems: 4 },
  },
];

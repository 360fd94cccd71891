import type { WorkFunction } from '@process-ai/contract/process-values';
import { wordsOfName } from './name-words.ts';

/**
 * Areas of the six shipped libraries whose own words do not say what their work is, or say something else: mapped by
 * hand, by name.
 */
const AREAS: Partial<Record<WorkFunction, string>> = {
  strategy: `
    Enterprise Domain; Business Management; Business Direction; Unit Management; Mergers and Acquisitions;
    Define the business concept and long-term vision`,
  'product-development': `
    Product; Product Domain; Products and services; Product Oversight and Withdrawal; Portfolio Strategy;
    Product Specification & Offering Development & Retirement; Product Catalog Content Management;
    Develop and Manage Products and Services; Develop products and services; Govern and manage product/service development program;
    Generate and define new product/service ideas`,
  'marketing-and-sales': `
    Market Domain; Market Strategy Management; Sales Domain; Channel Management; Distributor Onboarding and Licensing; Distributor Support and Performance;
    Delegated Authority; Digital Distribution; Needs Analysis and Advice; Submission and Quotation; Negotiation and Binding;
    Retention and Growth; Relationship Management; Customer Relationship Management; Marketing And Development;
    Sales Accounting Management; Contact/Lead/ Prospect Management;
    Plan and Manage Merchandise; Plan merchandise finances; Plan assortments and space; Maintain item master data;
    Manage prices and promotions; Sell and Fulfill Online; Manage the online catalog; Run the online shop;
    Win and Keep Customers; Understand customers; Market and Sell Products and Services;
    Understand markets, customers, and capabilities`,
  'supply-chain': `
    Business Partner Domain; Business Partner Agreement Management; Business Partner Order Management;
    Business Partner Problem Management; Business Partner Tender Management; External Agency;
    Business planning and logistics interface; Plant production planning; Order fulfillment and shipping;
    Source Goods and Manage Suppliers; Negotiate and contract; Handle reverse logistics; Fulfill customer orders;
    Forecast demand and replenish; Manage Supply Chain for Physical Products; Operate distribution centers; Control inventory`,
  operations: `
    Service Domain; Resource Domain; Product Inventory Management; Product Usage Management; Product Rating & Rate Assignment;
    Product Balance Management; Product Order Management; Customer Order Processing Management; Service Support Management; Resource Data Management;
    Operations; Products; Channel Specific; Distribution; Information Providers; Operational Services; Advisory Services;
    Corporate Finance; Trade Banking; Market Trading; Market Operations; Investment Services; Party Reference; Consumer Banking;
    Corporate Banking; Loans and Deposits; Cards; Clearing And Settlement; Custody, Collateral And Documents;
    Contract Administration; Policy Issuance; Policy Servicing; Renewal; Ending the Contract; Reinsurance Administration;
    Claims; Notification and Set-up; Investigation and Assessment; Reserving and Control of Open Claims; Settlement;
    Life, Disability and Health Claims; Recovery and Litigation; Claims Oversight; Underwriting;
    Production operations management; Quality operations management; Manufacturing operations support;
    Incident and deviation management; Operate Stores; Run the trading day; Stock and present goods; Serve shoppers in store;
    Prepare fresh food; Prevent loss and keep people safe; Sell at the Point of Sale; Ring up sales; Take payments;
    Handle returns and exchanges; Balance cash and audit sales; Orchestrate orders; Deliver Services;
    Produce/Assemble/Test product; Establish service delivery governance and strategies; Manage service delivery resources;
    Deliver service to customer`,
  'customer-service': `
    Customer Domain; Customer Information Management; Customer Problem Management; Customer QoS/SLA Management; Channels;
    Cross Channel; Servicing; Customers; Process online returns; Serve customers after the sale; Service products after sales;
    Manage product recalls and regulatory audits`,
  'human-resources': `
    Manage the Workforce; Plan store labor; Train and develop staff; Pay staff and keep records; Support employees; Personal;
    Workforce training and instruction; Redeploy and retire employees; Reward and retain employees`,
  'information-technology': `
    Enterprise Security Management; Platform Operations; Solution Development; Data Management; Plant integration management;
    Plant systems and information security; Manage checkout systems; Govern Technology, Data and Risk; Run retail technology;
    Manage data and analytics; Manage information; Develop and manage services/solutions; Deploy services/solutions;
    Develop and manage IT resilience and risk; Create and manage support services/solutions`,
  finance: `
    Finance And Risk Management; Billing and Premium Collection; BP Bill/Invoice Management; Group Treasury;
    Business Partner Revenue Sharing and Settlement; Customer Bill Invoice Management; Actuarial Valuation;
    Reinsurance Accounting; Investment and Treasury; Reporting, Solvency and Tax; Accounting Services;
    Plant costing and financial reporting; Pay suppliers and landlords; Collect and reconcile receipts; Plan, close and report;
    Meet tax and fiscal duties; Manage internal controls; Perform global trade services; Account for sales and stock;
    Manage fixed-asset project accounting; Manage international funds/consolidation`,
  facilities: `
    Enterprise Asset Management; Resource Management; Buildings And Equipment; Enterprise Services; Document and Mail Services;
    Maintenance operations management; Maintain store property; Acquire, Construct, and Manage Assets; Plan and acquire assets;
    Design and construct assets; Maintain assets; Manage asset end-of-life`,
  'risk-and-legal': `
    Corporate Services; Customer Privacy Management; Credit Risk; Market Risk; Operational Risk; Document and compliance management;
    Compliance and Financial Crime; Manage enterprise risk; Manage business resiliency; Manage remediation efforts;
    Manage Enterprise Risk, Compliance, Remediation, and Resiliency`,
  'external-relations': `
    Corporate Relations; Government and Industry Relations; Manage External Relationships; Build investor relationships;
    Manage government and industry relationships; Manage relations with board of directors; Manage public relations program`,
  'business-improvement': `
    Knowledge Management; Intelectual Property And Knowledge; Models And Analytics; Energy and environmental management;
    Develop and Manage Business Capabilities; Manage business processes; Manage portfolio, program, and project;
    Manage enterprise quality; Manage change; Measure and benchmark; Develop, manage, and deliver analytics;
    Manage environmental health and safety (EHS); Manage sustainability`,
};

export const FUNCTION_OF_AREA: ReadonlyMap<string, WorkFunction> = new Map(
  Object.entries(AREAS).flatMap(([workFunction, names]) =>
    names.split(';').map((name) => [wordsOfName(name).join(' '), workFunction as WorkFunction] as const),
  ),
);

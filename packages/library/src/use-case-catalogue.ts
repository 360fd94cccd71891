import { nothingInAssets } from './nothing-worth-doing/assets.ts';
import { nothingInBanking } from './nothing-worth-doing/banking.ts';
import { nothingInBusinessCapabilities } from './nothing-worth-doing/business-capabilities.ts';
import { nothingInCustomerService } from './nothing-worth-doing/customer-service.ts';
import { nothingInExternalRelationships } from './nothing-worth-doing/external-relationships.ts';
import { nothingInFinance } from './nothing-worth-doing/finance.ts';
import { nothingInHumanCapital } from './nothing-worth-doing/human-capital.ts';
import { nothingInInformationTechnologyServices } from './nothing-worth-doing/information-technology-services.ts';
import { nothingInInformationTechnologyStrategy } from './nothing-worth-doing/information-technology-strategy.ts';
import { nothingInInsurance } from './nothing-worth-doing/insurance.ts';
import { nothingInKnowledgeManagement } from './nothing-worth-doing/knowledge-management.ts';
import { nothingInManufacturing } from './nothing-worth-doing/manufacturing.ts';
import { nothingInMarketingAndSales } from './nothing-worth-doing/marketing-and-sales.ts';
import { nothingInProductsAndServices } from './nothing-worth-doing/products-and-services.ts';
import { nothingInRetail } from './nothing-worth-doing/retail.ts';
import { nothingInRiskAndCompliance } from './nothing-worth-doing/risk-and-compliance.ts';
import { nothingInServiceDelivery } from './nothing-worth-doing/service-delivery.ts';
import { nothingInStrategy } from './nothing-worth-doing/strategy.ts';
import { nothingInTheSupplyChain } from './nothing-worth-doing/supply-chain.ts';
import { nothingInTelecommunications } from './nothing-worth-doing/telecommunications.ts';
import type { NothingWorthDoing } from './nothing-worth-doing.ts';
import type { UseCase } from './use-case.ts';
import { commercialAndPassengers } from './use-cases/airlines/commercial-and-passengers.ts';
import { crewAndTechnics } from './use-cases/airlines/crew-and-technics.ts';
import { operationsControl } from './use-cases/airlines/operations-control.ts';
import { trainingAndCargo } from './use-cases/airlines/training-and-cargo.ts';
import { adviceAndMandates } from './use-cases/asset-management/advice-and-mandates.ts';
import { fundOperations } from './use-cases/asset-management/fund-operations.ts';
import { reportingAndDiligence } from './use-cases/asset-management/reporting-and-diligence.ts';
import { assetMaintenance } from './use-cases/assets/asset-maintenance.ts';
import { constructionProjects } from './use-cases/assets/construction-projects.ts';
import { energyAndPortfolio } from './use-cases/assets/energy-and-portfolio.ts';
import { fleetAndEndOfLife } from './use-cases/assets/fleet-and-end-of-life.ts';
import { propertyAndSpace } from './use-cases/assets/property-and-space.ts';
import { wasteAndEnvironment } from './use-cases/assets/waste-and-environment.ts';
import { branchesAndEverydayAccounts } from './use-cases/banking/branches-and-everyday-accounts.ts';
import { capitalAndProducts } from './use-cases/banking/capital-and-products.ts';
import { cardsAndDisputes } from './use-cases/banking/cards-and-disputes.ts';
import { complianceAndReporting } from './use-cases/banking/compliance-and-reporting.ts';
import { corporateLending } from './use-cases/banking/corporate-lending.ts';
import { customerDueDiligence } from './use-cases/banking/customer-due-diligence.ts';
import { fraudAndAccess } from './use-cases/banking/fraud-and-access.ts';
import { limitsLettersAndLocations } from './use-cases/banking/limits-letters-and-locations.ts';
import { loanServicingAndCollections } from './use-cases/banking/loan-servicing-and-collections.ts';
import { markets } from './use-cases/banking/markets.ts';
import { mortgages } from './use-cases/banking/mortgages.ts';
import { payments } from './use-cases/banking/payments.ts';
import { recordsAndPartners } from './use-cases/banking/records-and-partners.ts';
import { sanctionsAndMonitoring } from './use-cases/banking/sanctions-and-monitoring.ts';
import { serviceAndComplaints } from './use-cases/banking/service-and-complaints.ts';
import { tradeFinanceAndCashServices } from './use-cases/banking/trade-finance-and-cash-services.ts';
import { treasuryAndRisk } from './use-cases/banking/treasury-and-risk.ts';
import { analytics } from './use-cases/business-capabilities/analytics.ts';
import { knowledge } from './use-cases/business-capabilities/knowledge.ts';
import { processManagement } from './use-cases/business-capabilities/process-management.ts';
import { programsAndMeasures } from './use-cases/business-capabilities/programs-and-measures.ts';
import { projectOffice } from './use-cases/business-capabilities/project-office.ts';
import { projectsAndChange } from './use-cases/business-capabilities/projects-and-change.ts';
import { qualityPlanning } from './use-cases/business-capabilities/quality-planning.ts';
import { qualitySystem } from './use-cases/business-capabilities/quality-system.ts';
import { safetyAndEnvironment } from './use-cases/business-capabilities/safety-and-environment.ts';
import { sustainability } from './use-cases/business-capabilities/sustainability.ts';
import { biddingAndPermits } from './use-cases/construction/bidding-and-permits.ts';
import { crewsEquipmentAndSafety } from './use-cases/construction/crews-equipment-and-safety.ts';
import { facilitiesAndPortfolio } from './use-cases/construction/facilities-and-portfolio.ts';
import { propertyManagement } from './use-cases/construction/property-management.ts';
import { siteAndClaims } from './use-cases/construction/site-and-claims.ts';
import { complaints } from './use-cases/customer-service/complaints.ts';
import { contactPlanning } from './use-cases/customer-service/contact-planning.ts';
import { feedback } from './use-cases/customer-service/feedback.ts';
import { fieldService } from './use-cases/customer-service/field-service.ts';
import { inquiries } from './use-cases/customer-service/inquiries.ts';
import { recalls } from './use-cases/customer-service/recalls.ts';
import { returnsAndRegistration } from './use-cases/customer-service/returns-and-registration.ts';
import { serviceKnowledge } from './use-cases/customer-service/service-knowledge.ts';
import { serviceParts } from './use-cases/customer-service/service-parts.ts';
import { warranty } from './use-cases/customer-service/warranty.ts';
import { warrantyPerformance } from './use-cases/customer-service/warranty-performance.ts';
import { ethicsAndIp } from './use-cases/external-relationships/ethics-and-ip.ts';
import { investorsAndBoard } from './use-cases/external-relationships/investors-and-board.ts';
import { legalDepartment } from './use-cases/external-relationships/legal-department.ts';
import { publicAffairsAndPress } from './use-cases/external-relationships/public-affairs-and-press.ts';
import { accountsPayable } from './use-cases/finance/accounts-payable.ts';
import { accountsReceivable } from './use-cases/finance/accounts-receivable.ts';
import { billingRecords } from './use-cases/finance/billing-records.ts';
import { capitalProjects } from './use-cases/finance/capital-projects.ts';
import { cashAndBanks } from './use-cases/finance/cash-and-banks.ts';
import { collections } from './use-cases/finance/collections.ts';
import { corporateTax } from './use-cases/finance/corporate-tax.ts';
import { costAccounting } from './use-cases/finance/cost-accounting.ts';
import { creditControl } from './use-cases/finance/credit-control.ts';
import { customerBilling } from './use-cases/finance/customer-billing.ts';
import { customerCredit } from './use-cases/finance/customer-credit.ts';
import { customsAndOrigin } from './use-cases/finance/customs-and-origin.ts';
import { debtAndHedging } from './use-cases/finance/debt-and-hedging.ts';
import { debtAndLimits } from './use-cases/finance/debt-and-limits.ts';
import { deductionsAndDisputes } from './use-cases/finance/deductions-and-disputes.ts';
import { expensesAndCards } from './use-cases/finance/expenses-and-cards.ts';
import { financialReporting } from './use-cases/finance/financial-reporting.ts';
import { fixedAssets } from './use-cases/finance/fixed-assets.ts';
import { generalLedger } from './use-cases/finance/general-ledger.ts';
import { globalTrade } from './use-cases/finance/global-trade.ts';
import { internalControls } from './use-cases/finance/internal-controls.ts';
import { ledgerServices } from './use-cases/finance/ledger-services.ts';
import { payrollAndTime } from './use-cases/finance/payroll-and-time.ts';
import { planningAndForecasting } from './use-cases/finance/planning-and-forecasting.ts';
import { profitability } from './use-cases/finance/profitability.ts';
import { supplierPayments } from './use-cases/finance/supplier-payments.ts';
import { careAndAuthorization } from './use-cases/health-insurance/care-and-authorization.ts';
import { medicalClaims } from './use-cases/health-insurance/medical-claims.ts';
import { networkAndMembers } from './use-cases/health-insurance/network-and-members.ts';
import { planUnderwritingAndProviders } from './use-cases/health-insurance/plan-underwriting-and-providers.ts';
import { admissionAndRecords } from './use-cases/higher-education/admission-and-records.ts';
import { arrival } from './use-cases/higher-education/arrival.ts';
import { fundingAndResearch } from './use-cases/higher-education/funding-and-research.ts';
import { libraryHousingAndFees } from './use-cases/higher-education/library-housing-and-fees.ts';
import { planningAndReporting } from './use-cases/higher-education/planning-and-reporting.ts';
import { teachingAndExaminations } from './use-cases/higher-education/teaching-and-examinations.ts';
import { foodAndEvents } from './use-cases/hospitality/food-and-events.ts';
import { houseOperations } from './use-cases/hospitality/house-operations.ts';
import { peopleAndBuilding } from './use-cases/hospitality/people-and-building.ts';
import { reservationsAndRates } from './use-cases/hospitality/reservations-and-rates.ts';
import { clinicalSupport } from './use-cases/hospitals/clinical-support.ts';
import { hospitalPeople } from './use-cases/hospitals/hospital-people.ts';
import { hospitalSupplies } from './use-cases/hospitals/hospital-supplies.ts';
import { patientAccess } from './use-cases/hospitals/patient-access.ts';
import { patientFlow } from './use-cases/hospitals/patient-flow.ts';
import { patientLine } from './use-cases/hospitals/patient-line.ts';
import { revenueCycle } from './use-cases/hospitals/revenue-cycle.ts';
import { assetsAndPlatforms } from './use-cases/information-technology/assets-and-platforms.ts';
import { awarenessOutputAndModels } from './use-cases/information-technology/awareness-output-and-models.ts';
import { changesAndReleases } from './use-cases/information-technology/changes-and-releases.ts';
import { data } from './use-cases/information-technology/data.ts';
import { development } from './use-cases/information-technology/development.ts';
import { identityAndResponse } from './use-cases/information-technology/identity-and-response.ts';
import { incidentsAndRollouts } from './use-cases/information-technology/incidents-and-rollouts.ts';
import { integrationAndSearch } from './use-cases/information-technology/integration-and-search.ts';
import { operations } from './use-cases/information-technology/operations.ts';
import { portfolioAndArchitecture } from './use-cases/information-technology/portfolio-and-architecture.ts';
import { providersAndDatabases } from './use-cases/information-technology/providers-and-databases.ts';
import { riskAndPrivacy } from './use-cases/information-technology/risk-and-privacy.ts';
import { securityAndCompliance } from './use-cases/information-technology/security-and-compliance.ts';
import { serviceDesk } from './use-cases/information-technology/service-desk.ts';
import { servicesAndCost } from './use-cases/information-technology/services-and-cost.ts';
import { actuarialFinance } from './use-cases/insurance/actuarial-finance.ts';
import { claimsAssessment } from './use-cases/insurance/claims-assessment.ts';
import { claimsFraud } from './use-cases/insurance/claims-fraud.ts';
import { claimsIntake } from './use-cases/insurance/claims-intake.ts';
import { claimsOversight } from './use-cases/insurance/claims-oversight.ts';
import { claimsRecovery } from './use-cases/insurance/claims-recovery.ts';
import { claimsSettlement } from './use-cases/insurance/claims-settlement.ts';
import { delegatedAuthority } from './use-cases/insurance/delegated-authority.ts';
import { distribution } from './use-cases/insurance/distribution.ts';
import { insurerCompliance } from './use-cases/insurance/insurer-compliance.ts';
import { investments } from './use-cases/insurance/investments.ts';
import { lifePayouts } from './use-cases/insurance/life-payouts.ts';
import { policyService } from './use-cases/insurance/policy-service.ts';
import { policyTransactions } from './use-cases/insurance/policy-transactions.ts';
import { premiumBilling } from './use-cases/insurance/premium-billing.ts';
import { pricing } from './use-cases/insurance/pricing.ts';
import { productDevelopment } from './use-cases/insurance/product-development.ts';
import { quotes } from './use-cases/insurance/quotes.ts';
import { reinsurance } from './use-cases/insurance/reinsurance.ts';
import { insuranceSales } from './use-cases/insurance/sales.ts';
import { submissions } from './use-cases/insurance/submissions.ts';
import { underwriting } from './use-cases/insurance/underwriting.ts';
import { forwardingDesk } from './use-cases/logistics/forwarding-desk.ts';
import { roadAndTerminal } from './use-cases/logistics/road-and-terminal.ts';
import { settlementAndClaims } from './use-cases/logistics/settlement-and-claims.ts';
import { shippersAndDrivers } from './use-cases/logistics/shippers-and-drivers.ts';
import { aftermarket } from './use-cases/manufacturing/aftermarket.ts';
import { engineeringAndQuoting } from './use-cases/manufacturing/engineering-and-quoting.ts';
import { kindsOfPlants } from './use-cases/manufacturing/kinds-of-plants.ts';
import { laboratoryAndIncomingInspection } from './use-cases/manufacturing/laboratory-and-incoming-inspection.ts';
import { maintenancePlanning } from './use-cases/manufacturing/maintenance-planning.ts';
import { maintenanceReliability } from './use-cases/manufacturing/maintenance-reliability.ts';
import { maintenanceScheduling } from './use-cases/manufacturing/maintenance-scheduling.ts';
import { maintenanceWork } from './use-cases/manufacturing/maintenance-work.ts';
import { plantCompliance } from './use-cases/manufacturing/plant-compliance.ts';
import { plantDispatch } from './use-cases/manufacturing/plant-dispatch.ts';
import { plantPlanning } from './use-cases/manufacturing/plant-planning.ts';
import { plantPurchasing } from './use-cases/manufacturing/plant-purchasing.ts';
import { plantSafetyAndEnvironment } from './use-cases/manufacturing/plant-safety-and-environment.ts';
import { plantStockControl } from './use-cases/manufacturing/plant-stock-control.ts';
import { plantStores } from './use-cases/manufacturing/plant-stores.ts';
import { plantSystems } from './use-cases/manufacturing/plant-systems.ts';
import { productionDefinition } from './use-cases/manufacturing/production-definition.ts';
import { productionExecution } from './use-cases/manufacturing/production-execution.ts';
import { productionImprovement } from './use-cases/manufacturing/production-improvement.ts';
import { productionRecords } from './use-cases/manufacturing/production-records.ts';
import { productionScheduling } from './use-cases/manufacturing/production-scheduling.ts';
import { qualityDefinition } from './use-cases/manufacturing/quality-definition.ts';
import { qualityExecution } from './use-cases/manufacturing/quality-execution.ts';
import { qualityPerformance } from './use-cases/manufacturing/quality-performance.ts';
import { qualityTracking } from './use-cases/manufacturing/quality-tracking.ts';
import { shopFloorResources } from './use-cases/manufacturing/shop-floor-resources.ts';
import { accountsAndTerritories } from './use-cases/marketing-and-sales/accounts-and-territories.ts';
import { bids } from './use-cases/marketing-and-sales/bids.ts';
import { campaigns } from './use-cases/marketing-and-sales/campaigns.ts';
import { channels } from './use-cases/marketing-and-sales/channels.ts';
import { customerInsight } from './use-cases/marketing-and-sales/customer-insight.ts';
import { customerRecords } from './use-cases/marketing-and-sales/customer-records.ts';
import { leadsAndPipeline } from './use-cases/marketing-and-sales/leads-and-pipeline.ts';
import { loyalty } from './use-cases/marketing-and-sales/loyalty.ts';
import { marketResearch } from './use-cases/marketing-and-sales/market-research.ts';
import { mediaAndBudget } from './use-cases/marketing-and-sales/media-and-budget.ts';
import { partners } from './use-cases/marketing-and-sales/partners.ts';
import { pricing as pricingMarketingAndSales } from './use-cases/marketing-and-sales/pricing.ts';
import { promotionsAndContent } from './use-cases/marketing-and-sales/promotions-and-content.ts';
import { quotesAndContracts } from './use-cases/marketing-and-sales/quotes-and-contracts.ts';
import { salesCompensation } from './use-cases/marketing-and-sales/sales-compensation.ts';
import { salesOrders } from './use-cases/marketing-and-sales/sales-orders.ts';
import { audienceAndSales } from './use-cases/media/audience-and-sales.ts';
import { contentOperations } from './use-cases/media/content-operations.ts';
import { productionAndSchedule } from './use-cases/media/production-and-schedule.ts';
import { rightsAndRoyalties } from './use-cases/media/rights-and-royalties.ts';
import { analyticsAndSystems } from './use-cases/people/analytics-and-systems.ts';
import { hiring } from './use-cases/people/hiring.ts';
import { learning } from './use-cases/people/learning.ts';
import { leaveAndPay } from './use-cases/people/leave-and-pay.ts';
import { onboardingAndService } from './use-cases/people/onboarding-and-service.ts';
import { payAndBenefits } from './use-cases/people/pay-and-benefits.ts';
import { performanceAndMoves } from './use-cases/people/performance-and-moves.ts';
import { recordsAndMobility } from './use-cases/people/records-and-mobility.ts';
import { recruiting } from './use-cases/people/recruiting.ts';
import { relationsAndCommunication } from './use-cases/people/relations-and-communication.ts';
import { reward } from './use-cases/people/reward.ts';
import { selectionAndPlanning } from './use-cases/people/selection-and-planning.ts';
import { staffing } from './use-cases/people/staffing.ts';
import { transfersAndHandover } from './use-cases/people/transfers-and-handover.ts';
import { workforcePlanning } from './use-cases/people/workforce-planning.ts';
import { batchQuality } from './use-cases/pharma/batch-quality.ts';
import { pharmaCustomers } from './use-cases/pharma/pharma-customers.ts';
import { pharmaDevelopment } from './use-cases/pharma/pharma-development.ts';
import { pharmaRegulatory } from './use-cases/pharma/pharma-regulatory.ts';
import { pharmaSupply } from './use-cases/pharma/pharma-supply.ts';
import { developmentAndLaunch } from './use-cases/products-and-services/development-and-launch.ts';
import { ideasAndRequirements } from './use-cases/products-and-services/ideas-and-requirements.ts';
import { patentsAndProductRules } from './use-cases/products-and-services/patents-and-product-rules.ts';
import { portfolioAndLifecycle } from './use-cases/products-and-services/portfolio-and-lifecycle.ts';
import { productMasterData } from './use-cases/products-and-services/product-master-data.ts';
import { graduatesAndCredentials } from './use-cases/professional-services/graduates-and-credentials.ts';
import { intakeAndBilling } from './use-cases/professional-services/intake-and-billing.ts';
import { legalAndAuditWork } from './use-cases/professional-services/legal-and-audit-work.ts';
import { staffingAndKnowledge } from './use-cases/professional-services/staffing-and-knowledge.ts';
import { benefitsAndServices } from './use-cases/public-administration/benefits-and-services.ts';
import { councilAndOversight } from './use-cases/public-administration/council-and-oversight.ts';
import { enquiriesAndFiles } from './use-cases/public-administration/enquiries-and-files.ts';
import { lifeEvents } from './use-cases/public-administration/life-events.ts';
import { permitsAndInspections } from './use-cases/public-administration/permits-and-inspections.ts';
import { planningAndTreasury } from './use-cases/public-administration/planning-and-treasury.ts';
import { registersAndElections } from './use-cases/public-administration/registers-and-elections.ts';
import { streetsAndSocialWork } from './use-cases/public-administration/streets-and-social-work.ts';
import { taxesFinesAndGrants } from './use-cases/public-administration/taxes-fines-and-grants.ts';
import { cashAndLossPrevention } from './use-cases/retail/cash-and-loss-prevention.ts';
import { checkout } from './use-cases/retail/checkout.ts';
import { customerCareAndReturns } from './use-cases/retail/customer-care-and-returns.ts';
import { distributionCenter } from './use-cases/retail/distribution-center.ts';
import { itemContent } from './use-cases/retail/item-content.ts';
import { loyalty as loyaltyRetail } from './use-cases/retail/loyalty.ts';
import { merchandisePlanning } from './use-cases/retail/merchandise-planning.ts';
import { onlineFulfillment } from './use-cases/retail/online-fulfillment.ts';
import { onlineReturns } from './use-cases/retail/online-returns.ts';
import { onlineSales } from './use-cases/retail/online-sales.ts';
import { pricesAndPromotions } from './use-cases/retail/prices-and-promotions.ts';
import { recallsAndOwnBrands } from './use-cases/retail/recalls-and-own-brands.ts';
import { receiptsAndLiabilities } from './use-cases/retail/receipts-and-liabilities.ts';
import { replenishment } from './use-cases/retail/replenishment.ts';
import { storeOperations } from './use-cases/retail/store-operations.ts';
import { storeProperty } from './use-cases/retail/store-property.ts';
import { storeSellingAndAccounts } from './use-cases/retail/store-selling-and-accounts.ts';
import { storeWorkforce } from './use-cases/retail/store-workforce.ts';
import { suppliersAndImports } from './use-cases/retail/suppliers-and-imports.ts';
import { businessContinuity } from './use-cases/risk-and-compliance/business-continuity.ts';
import { enterpriseRisk } from './use-cases/risk-and-compliance/enterprise-risk.ts';
import { internalAudit } from './use-cases/risk-and-compliance/internal-audit.ts';
import { policiesAndConduct } from './use-cases/risk-and-compliance/policies-and-conduct.ts';
import { privacyAndThirdParties } from './use-cases/risk-and-compliance/privacy-and-third-parties.ts';
import { regulatoryCompliance } from './use-cases/risk-and-compliance/regulatory-compliance.ts';
import { remediation } from './use-cases/risk-and-compliance/remediation.ts';
import { deliveryCapacity } from './use-cases/service-delivery/delivery-capacity.ts';
import { deliveryCompletion } from './use-cases/service-delivery/delivery-completion.ts';
import { deliveryExecution } from './use-cases/service-delivery/delivery-execution.ts';
import { deliveryReadiness } from './use-cases/service-delivery/delivery-readiness.ts';
import { deliveryStandards } from './use-cases/service-delivery/delivery-standards.ts';
import { engineering } from './use-cases/software/engineering.ts';
import { revenueAndOperations } from './use-cases/software/revenue-and-operations.ts';
import { supportAndCustomers } from './use-cases/software/support-and-customers.ts';
import { initiativesAndTargets } from './use-cases/strategy/initiatives-and-targets.ts';
import { marketWatch } from './use-cases/strategy/market-watch.ts';
import { modelsAndJourneys } from './use-cases/strategy/models-and-journeys.ts';
import { optionsAndOrganization } from './use-cases/strategy/options-and-organization.ts';
import { demandPlanning } from './use-cases/supply-chain/demand-planning.ts';
import { distributionPlanning } from './use-cases/supply-chain/distribution-planning.ts';
import { logisticsGovernance } from './use-cases/supply-chain/logistics-governance.ts';
import { materialPlanning } from './use-cases/supply-chain/material-planning.ts';
import { outboundTransport } from './use-cases/supply-chain/outbound-transport.ts';
import { plantUpkeepAndDispatch } from './use-cases/supply-chain/plant-upkeep-and-dispatch.ts';
import { productionAndQuality } from './use-cases/supply-chain/production-and-quality.ts';
import { purchaseContracts } from './use-cases/supply-chain/purchase-contracts.ts';
import { purchaseOrders } from './use-cases/supply-chain/purchase-orders.ts';
import { shortageAndCategoryWork } from './use-cases/supply-chain/shortage-and-category-work.ts';
import { sourcing } from './use-cases/supply-chain/sourcing.ts';
import { stockPolicy } from './use-cases/supply-chain/stock-policy.ts';
import { supplierPerformance } from './use-cases/supply-chain/supplier-performance.ts';
import { tradePapers } from './use-cases/supply-chain/trade-papers.ts';
import { warehousing } from './use-cases/supply-chain/warehousing.ts';
import { dealersAndCommission } from './use-cases/telecommunications/dealers-and-commission.ts';
import { fieldAndSpares } from './use-cases/telecommunications/field-and-spares.ts';
import { lineFaults } from './use-cases/telecommunications/line-faults.ts';
import { networkAlarms } from './use-cases/telecommunications/network-alarms.ts';
import { networkPerformance } from './use-cases/telecommunications/network-performance.ts';
import { networkRecords } from './use-cases/telecommunications/network-records.ts';
import { networkRepair } from './use-cases/telecommunications/network-repair.ts';
import { networkRollout } from './use-cases/telecommunications/network-rollout.ts';
import { productCatalog } from './use-cases/telecommunications/product-catalog.ts';
import { serviceActivation } from './use-cases/telecommunications/service-activation.ts';
import { subscriberCare } from './use-cases/telecommunications/subscriber-care.ts';
import { telecomBilling } from './use-cases/telecommunications/telecom-billing.ts';
import { telecomBusinessSales } from './use-cases/telecommunications/telecom-business-sales.ts';
import { telecomCollections } from './use-cases/telecommunications/telecom-collections.ts';
import { telecomCustomerChecks } from './use-cases/telecommunications/telecom-customer-checks.ts';
import { telecomOrders } from './use-cases/telecommunications/telecom-orders.ts';
import { telecomPartnersAndRevenue } from './use-cases/telecommunications/telecom-partners-and-revenue.ts';
import { usageAndRating } from './use-cases/telecommunications/usage-and-rating.ts';
import { wholesaleSettlement } from './use-cases/telecommunications/wholesale-settlement.ts';
import { controlAndProtection } from './use-cases/utilities/control-and-protection.ts';
import { gridAssets } from './use-cases/utilities/grid-assets.ts';
import { marketCommunication } from './use-cases/utilities/market-communication.ts';
import { metering } from './use-cases/utilities/metering.ts';
import { outageAndControlRoom } from './use-cases/utilities/outage-and-control-room.ts';
import { utilityBilling } from './use-cases/utilities/utility-billing.ts';
import { utilityClaimsAndReadiness } from './use-cases/utilities/utility-claims-and-readiness.ts';
import { waterAndGasNetworks } from './use-cases/utilities/water-and-gas-networks.ts';

/** The use cases of the catalogue by area: a function that every organisation has, or an industry. */
export const AREAS: Record<string, readonly UseCase[]> = {
  airlines: [...commercialAndPassengers, ...crewAndTechnics, ...operationsControl, ...trainingAndCargo],
  'asset-management': [...adviceAndMandates, ...fundOperations, ...reportingAndDiligence],
  assets: [
    ...assetMaintenance,
    ...constructionProjects,
    ...energyAndPortfolio,
    ...fleetAndEndOfLife,
    ...propertyAndSpace,
    ...wasteAndEnvironment,
  ],
  banking: [
    ...branchesAndEverydayAccounts,
    ...capitalAndProducts,
    ...cardsAndDisputes,
    ...complianceAndReporting,
    ...corporateLending,
    ...customerDueDiligence,
    ...fraudAndAccess,
    ...limitsLettersAndLocations,
    ...loanServicingAndCollections,
    ...markets,
    ...mortgages,
    ...payments,
    ...recordsAndPartners,
    ...sanctionsAndMonitoring,
    ...serviceAndComplaints,
    ...tradeFinanceAndCashServices,
    ...treasuryAndRisk,
  ],
  'business-capabilities': [
    ...analytics,
    ...knowledge,
    ...processManagement,
    ...programsAndMeasures,
    ...projectOffice,
    ...projectsAndChange,
    ...qualityPlanning,
    ...qualitySystem,
    ...safetyAndEnvironment,
    ...sustainability,
  ],
  construction: [
    ...biddingAndPermits,
    ...crewsEquipmentAndSafety,
    ...facilitiesAndPortfolio,
    ...propertyManagement,
    ...siteAndClaims,
  ],
  'customer-service': [
    ...complaints,
    ...contactPlanning,
    ...feedback,
    ...fieldService,
    ...inquiries,
    ...recalls,
    ...returnsAndRegistration,
    ...serviceKnowledge,
    ...serviceParts,
    ...warrantyPerformance,
    ...warranty,
  ],
  'external-relationships': [...ethicsAndIp, ...investorsAndBoard, ...legalDepartment, ...publicAffairsAndPress],
  finance: [
    ...accountsPayable,
    ...accountsReceivable,
    ...billingRecords,
    ...capitalProjects,
    ...cashAndBanks,
    ...collections,
    ...corporateTax,
    ...costAccounting,
    ...creditControl,
    ...customerBilling,
    ...customerCredit,
    ...customsAndOrigin,
    ...debtAndHedging,
    ...debtAndLimits,
    ...deductionsAndDisputes,
    ...expensesAndCards,
    ...financialReporting,
    ...fixedAssets,
    ...generalLedger,
    ...globalTrade,
    ...internalControls,
    ...ledgerServices,
    ...payrollAndTime,
    ...planningAndForecasting,
    ...profitability,
    ...supplierPayments,
  ],
  'health-insurance': [
    ...careAndAuthorization,
    ...medicalClaims,
    ...networkAndMembers,
    ...planUnderwritingAndProviders,
  ],
  'higher-education': [
    ...admissionAndRecords,
    ...arrival,
    ...fundingAndResearch,
    ...libraryHousingAndFees,
    ...planningAndReporting,
    ...teachingAndExaminations,
  ],
  hospitality: [...foodAndEvents, ...houseOperations, ...peopleAndBuilding, ...reservationsAndRates],
  hospitals: [
    ...clinicalSupport,
    ...hospitalPeople,
    ...hospitalSupplies,
    ...patientAccess,
    ...patientFlow,
    ...patientLine,
    ...revenueCycle,
  ],
  'information-technology': [
    ...assetsAndPlatforms,
    ...awarenessOutputAndModels,
    ...changesAndReleases,
    ...data,
    ...development,
    ...identityAndResponse,
    ...incidentsAndRollouts,
    ...integrationAndSearch,
    ...operations,
    ...portfolioAndArchitecture,
    ...providersAndDatabases,
    ...riskAndPrivacy,
    ...securityAndCompliance,
    ...serviceDesk,
    ...servicesAndCost,
  ],
  insurance: [
    ...actuarialFinance,
    ...claimsAssessment,
    ...claimsFraud,
    ...claimsIntake,
    ...claimsOversight,
    ...claimsRecovery,
    ...claimsSettlement,
    ...delegatedAuthority,
    ...distribution,
    ...insurerCompliance,
    ...investments,
    ...lifePayouts,
    ...policyService,
    ...policyTransactions,
    ...premiumBilling,
    ...pricing,
    ...productDevelopment,
    ...quotes,
    ...reinsurance,
    ...insuranceSales,
    ...submissions,
    ...underwriting,
  ],
  logistics: [...forwardingDesk, ...roadAndTerminal, ...settlementAndClaims, ...shippersAndDrivers],
  manufacturing: [
    ...aftermarket,
    ...engineeringAndQuoting,
    ...kindsOfPlants,
    ...laboratoryAndIncomingInspection,
    ...maintenancePlanning,
    ...maintenanceReliability,
    ...maintenanceScheduling,
    ...maintenanceWork,
    ...plantCompliance,
    ...plantDispatch,
    ...plantPlanning,
    ...plantPurchasing,
    ...plantSafetyAndEnvironment,
    ...plantStockControl,
    ...plantStores,
    ...plantSystems,
    ...productionDefinition,
    ...productionExecution,
    ...productionImprovement,
    ...productionRecords,
    ...productionScheduling,
    ...qualityDefinition,
    ...qualityExecution,
    ...qualityPerformance,
    ...qualityTracking,
    ...shopFloorResources,
  ],
  'marketing-and-sales': [
    ...accountsAndTerritories,
    ...bids,
    ...campaigns,
    ...channels,
    ...customerInsight,
    ...customerRecords,
    ...leadsAndPipeline,
    ...loyalty,
    ...marketResearch,
    ...mediaAndBudget,
    ...partners,
    ...pricingMarketingAndSales,
    ...promotionsAndContent,
    ...quotesAndContracts,
    ...salesCompensation,
    ...salesOrders,
  ],
  media: [...audienceAndSales, ...contentOperations, ...productionAndSchedule, ...rightsAndRoyalties],
  people: [
    ...analyticsAndSystems,
    ...hiring,
    ...learning,
    ...leaveAndPay,
    ...onboardingAndService,
    ...payAndBenefits,
    ...performanceAndMoves,
    ...recordsAndMobility,
    ...recruiting,
    ...relationsAndCommunication,
    ...reward,
    ...selectionAndPlanning,
    ...staffing,
    ...transfersAndHandover,
    ...workforcePlanning,
  ],
  pharma: [...batchQuality, ...pharmaCustomers, ...pharmaDevelopment, ...pharmaRegulatory, ...pharmaSupply],
  'products-and-services': [
    ...developmentAndLaunch,
    ...ideasAndRequirements,
    ...patentsAndProductRules,
    ...portfolioAndLifecycle,
    ...productMasterData,
  ],
  'professional-services': [
    ...graduatesAndCredentials,
    ...intakeAndBilling,
    ...legalAndAuditWork,
    ...staffingAndKnowledge,
  ],
  'public-administration': [
    ...benefitsAndServices,
    ...councilAndOversight,
    ...enquiriesAndFiles,
    ...lifeEvents,
    ...permitsAndInspections,
    ...planningAndTreasury,
    ...registersAndElections,
    ...streetsAndSocialWork,
    ...taxesFinesAndGrants,
  ],
  retail: [
    ...cashAndLossPrevention,
    ...checkout,
    ...customerCareAndReturns,
    ...distributionCenter,
    ...itemContent,
    ...loyaltyRetail,
    ...merchandisePlanning,
    ...onlineFulfillment,
    ...onlineReturns,
    ...onlineSales,
    ...pricesAndPromotions,
    ...recallsAndOwnBrands,
    ...receiptsAndLiabilities,
    ...replenishment,
    ...storeOperations,
    ...storeProperty,
    ...storeSellingAndAccounts,
    ...storeWorkforce,
    ...suppliersAndImports,
  ],
  'risk-and-compliance': [
    ...businessContinuity,
    ...enterpriseRisk,
    ...internalAudit,
    ...policiesAndConduct,
    ...privacyAndThirdParties,
    ...regulatoryCompliance,
    ...remediation,
  ],
  'service-delivery': [
    ...deliveryCapacity,
    ...deliveryCompletion,
    ...deliveryExecution,
    ...deliveryReadiness,
    ...deliveryStandards,
  ],
  software: [...engineering, ...revenueAndOperations, ...supportAndCustomers],
  strategy: [...initiativesAndTargets, ...marketWatch, ...modelsAndJourneys, ...optionsAndOrganization],
  'supply-chain': [
    ...demandPlanning,
    ...distributionPlanning,
    ...logisticsGovernance,
    ...materialPlanning,
    ...outboundTransport,
    ...plantUpkeepAndDispatch,
    ...productionAndQuality,
    ...purchaseContracts,
    ...purchaseOrders,
    ...shortageAndCategoryWork,
    ...sourcing,
    ...stockPolicy,
    ...supplierPerformance,
    ...tradePapers,
    ...warehousing,
  ],
  telecommunications: [
    ...dealersAndCommission,
    ...fieldAndSpares,
    ...lineFaults,
    ...networkAlarms,
    ...networkPerformance,
    ...networkRecords,
    ...networkRepair,
    ...networkRollout,
    ...productCatalog,
    ...serviceActivation,
    ...subscriberCare,
    ...telecomBilling,
    ...telecomBusinessSales,
    ...telecomCollections,
    ...telecomCustomerChecks,
    ...telecomOrders,
    ...telecomPartnersAndRevenue,
    ...usageAndRating,
    ...wholesaleSettlement,
  ],
  utilities: [
    ...controlAndProtection,
    ...gridAssets,
    ...marketCommunication,
    ...metering,
    ...outageAndControlRoom,
    ...utilityBilling,
    ...utilityClaimsAndReadiness,
    ...waterAndGasNetworks,
  ],
};

export const USE_CASES: readonly UseCase[] = Object.values(AREAS).flat();

/** Where nothing is worth doing, by hand as well. */
export const NOTHING_WORTH_DOING: NothingWorthDoing = [
  ...nothingInAssets,
  ...nothingInBanking,
  ...nothingInBusinessCapabilities,
  ...nothingInCustomerService,
  ...nothingInExternalRelationships,
  ...nothingInFinance,
  ...nothingInHumanCapital,
  ...nothingInInformationTechnologyServices,
  ...nothingInInformationTechnologyStrategy,
  ...nothingInInsurance,
  ...nothingInKnowledgeManagement,
  ...nothingInManufacturing,
  ...nothingInMarketingAndSales,
  ...nothingInProductsAndServices,
  ...nothingInRetail,
  ...nothingInRiskAndCompliance,
  ...nothingInServiceDelivery,
  ...nothingInStrategy,
  ...nothingInTheSupplyChain,
  ...nothingInTelecommunications,
];

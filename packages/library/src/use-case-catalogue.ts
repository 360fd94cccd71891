import type { UseCaseDuties } from '@process-ai/domain/use-case-duties';
import type { UseCaseNeed } from '@process-ai/domain/vendor-comparison-needs';
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
import { airlines } from './use-cases/airlines.ts';
import { assetManagement } from './use-cases/asset-management.ts';
import { assets } from './use-cases/assets.ts';
import { banking } from './use-cases/banking.ts';
import { businessCapabilities } from './use-cases/business-capabilities.ts';
import { construction } from './use-cases/construction.ts';
import { customerService } from './use-cases/customer-service.ts';
import { externalRelationships } from './use-cases/external-relationships.ts';
import { finance } from './use-cases/finance.ts';
import { healthInsurance } from './use-cases/health-insurance.ts';
import { higherEducation } from './use-cases/higher-education.ts';
import { hospitality } from './use-cases/hospitality.ts';
import { hospitals } from './use-cases/hospitals.ts';
import { informationTechnology } from './use-cases/information-technology.ts';
import { insurance } from './use-cases/insurance.ts';
import { logistics } from './use-cases/logistics.ts';
import { manufacturing } from './use-cases/manufacturing.ts';
import { marketingAndSales } from './use-cases/marketing-and-sales.ts';
import { media } from './use-cases/media.ts';
import { nonprofit } from './use-cases/nonprofit.ts';
import { people } from './use-cases/people.ts';
import { pharma } from './use-cases/pharma.ts';
import { productsAndServices } from './use-cases/products-and-services.ts';
import { professionalServices } from './use-cases/professional-services.ts';
import { publicAdministration } from './use-cases/public-administration.ts';
import { tickets } from './use-cases/public-transport/tickets.ts';
import { publicTransport } from './use-cases/public-transport.ts';
import { retail } from './use-cases/retail.ts';
import { riskAndCompliance } from './use-cases/risk-and-compliance.ts';
import { serviceDelivery } from './use-cases/service-delivery.ts';
import { smallTrades } from './use-cases/small-trades.ts';
import { socialCare } from './use-cases/social-care.ts';
import { software } from './use-cases/software.ts';
import { strategy } from './use-cases/strategy.ts';
import { supplyChain } from './use-cases/supply-chain.ts';
import { telecommunications } from './use-cases/telecommunications.ts';
import { utilities } from './use-cases/utilities.ts';
import { wholesale } from './use-cases/wholesale.ts';

/** The use cases of the catalogue by area: a function that every organisation has, or an industry. */
export const AREAS: Record<string, readonly UseCase[]> = {
  airlines,
  'asset-management': assetManagement,
  assets,
  banking,
  'business-capabilities': businessCapabilities,
  construction,
  'customer-service': customerService,
  'external-relationships': externalRelationships,
  finance,
  'health-insurance': healthInsurance,
  'higher-education': higherEducation,
  hospitality,
  hospitals,
  'information-technology': informationTechnology,
  insurance,
  logistics,
  manufacturing,
  'marketing-and-sales': marketingAndSales,
  media,
  nonprofit,
  people,
  pharma,
  'products-and-services': productsAndServices,
  'professional-services': professionalServices,
  'public-administration': publicAdministration,
  'public-transport': [...publicTransport, ...tickets],
  retail,
  'risk-and-compliance': riskAndCompliance,
  'service-delivery': serviceDelivery,
  'small-trades': smallTrades,
  'social-care': socialCare,
  software,
  strategy,
  'supply-chain': supplyChain,
  telecommunications,
  utilities,
  wholesale,
};

export const USE_CASES: readonly UseCase[] = Object.values(AREAS).flat();

/** What vendors are matched by, of each use case by its id. */
export const USE_CASE_NEEDS: ReadonlyMap<string, UseCaseNeed> = new Map(
  USE_CASES.map(({ id, capabilities, phrases, industries }) => [id, { capabilities, called: phrases.en, industries }]),
);

/** What the law asks of each use case by its id, and what stays with people. */
export const USE_CASE_DUTIES: ReadonlyMap<string, UseCaseDuties> = new Map(
  USE_CASES.map(({ id, risk, staysWithPeople }) => [
    id,
    {
      aiAct: risk.aiAct,
      decidesAboutPerson: risk.decidesAboutPerson === true,
      specialCategories: risk.specialCategories === true,
      staysWithPeople,
    },
  ]),
);

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

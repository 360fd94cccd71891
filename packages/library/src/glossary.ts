import { accounting } from './glossary/accounting.ts';
import { airlinesAndTravel } from './glossary/airlines-and-travel.ts';
import { assetsAndFacilities } from './glossary/assets-and-facilities.ts';
import { banking } from './glossary/banking.ts';
import { constructionAndProperty } from './glossary/construction-and-property.ts';
import { customerService } from './glossary/customer-service.ts';
import { health } from './glossary/health.ts';
import { higherEducation } from './glossary/higher-education.ts';
import { informationTechnology } from './glossary/information-technology.ts';
import { insurance } from './glossary/insurance.ts';
import { legalRiskAudit } from './glossary/legal-risk-audit.ts';
import { manufacturing } from './glossary/manufacturing.ts';
import { marketingAndSales } from './glossary/marketing-and-sales.ts';
import { mediaAndSoftware } from './glossary/media-and-software.ts';
import { moreOfEverydayWork } from './glossary/more-of-everyday-work.ts';
import { moreOfFinanceAndLaw } from './glossary/more-of-finance-and-law.ts';
import { moreOfTrades } from './glossary/more-of-trades.ts';
import { people } from './glossary/people.ts';
import { pharma } from './glossary/pharma.ts';
import { professionalServices } from './glossary/professional-services.ts';
import { projectsAndQuality } from './glossary/projects-and-quality.ts';
import { publicAdministration } from './glossary/public-administration.ts';
import { purchasing } from './glossary/purchasing.ts';
import { retail } from './glossary/retail.ts';
import { safetyAndSustainability } from './glossary/safety-and-sustainability.ts';
import { supplyAndWarehouse } from './glossary/supply-and-warehouse.ts';
import { telecommunications } from './glossary/telecommunications.ts';
import { treasuryAndPay } from './glossary/treasury-and-pay.ts';
import { utilities } from './glossary/utilities.ts';
import { vagueWords } from './glossary/vague-words.ts';
import { vagueWordsOfIntent } from './glossary/vague-words-of-intent.ts';
import { wordsLeft } from './glossary/words-left.ts';
import { workOfJudging } from './glossary/work-of-judging.ts';
import { workOfMaking } from './glossary/work-of-making.ts';
import { workOfManaging } from './glossary/work-of-managing.ts';
import { workOfTrading } from './glossary/work-of-trading.ts';
import type { GlossaryEntry } from './glossary-entry.ts';

/** Concepts of business work in the languages of the use cases; of two concepts with one word, the first has it. */
export const GLOSSARY: readonly GlossaryEntry[] = [
  ...workOfManaging,
  ...workOfJudging,
  ...workOfTrading,
  ...workOfMaking,
  ...vagueWords,
  ...vagueWordsOfIntent,
  ...accounting,
  ...treasuryAndPay,
  ...people,
  ...informationTechnology,
  ...marketingAndSales,
  ...purchasing,
  ...supplyAndWarehouse,
  ...customerService,
  ...legalRiskAudit,
  ...assetsAndFacilities,
  ...projectsAndQuality,
  ...safetyAndSustainability,
  ...banking,
  ...insurance,
  ...health,
  ...telecommunications,
  ...utilities,
  ...manufacturing,
  ...retail,
  ...airlinesAndTravel,
  ...publicAdministration,
  ...higherEducation,
  ...constructionAndProperty,
  ...mediaAndSoftware,
  ...professionalServices,
  ...pharma,
  ...moreOfFinanceAndLaw,
  ...moreOfTrades,
  ...moreOfEverydayWork,
  ...wordsLeft,
];

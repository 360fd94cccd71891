import { anyIndustryProcesses } from './any-industry.fixture.ts';
import { anyIndustryNothingProcesses } from './any-industry-nothing.fixture.ts';
import { bankingAndWealthProcesses } from './banking-and-wealth.fixture.ts';
import { constructionAndRealEstateProcesses } from './construction-and-real-estate.fixture.ts';
import { hospitalsCareAndPharmaProcesses } from './hospitals-care-and-pharma.fixture.ts';
import { insuranceAndHealthInsuranceProcesses } from './insurance-and-health-insurance.fixture.ts';
import type { LabelledProcess } from './labelled-process.fixture.ts';
import { manufacturingAndMachineryProcesses } from './manufacturing-and-machinery.fixture.ts';
import { publicAdministrationAndEducationProcesses } from './public-administration-and-education.fixture.ts';
import { retailAndLogisticsProcesses } from './retail-and-logistics.fixture.ts';
import { softwareMediaAndServicesProcesses } from './software-media-and-services.fixture.ts';
import { travelAndTransportProcesses } from './travel-and-transport.fixture.ts';
import { utilitiesAndTelecommunicationsProcesses } from './utilities-and-telecommunications.fixture.ts';

/** Labelled before the answers were seen: names of public files and of clients' own lists, in seven languages. */
export const LABELLED_PROCESSES: readonly LabelledProcess[] = [
  ...anyIndustryNothingProcesses,
  ...anyIndustryProcesses,
  ...bankingAndWealthProcesses,
  ...constructionAndRealEstateProcesses,
  ...hospitalsCareAndPharmaProcesses,
  ...insuranceAndHealthInsuranceProcesses,
  ...manufacturingAndMachineryProcesses,
  ...publicAdministrationAndEducationProcesses,
  ...retailAndLogisticsProcesses,
  ...softwareMediaAndServicesProcesses,
  ...travelAndTransportProcesses,
  ...utilitiesAndTelecommunicationsProcesses,
];

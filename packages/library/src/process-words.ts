import type { Language } from './use-case.ts';

/** What clients who do not write English call a piece of work, and what English names of processes call it. */
export interface ProcessWords {
  /** Best first: the first that has all of its words in the name of a process of a sector is meant there. */
  names: readonly string[];
  /** In one language; nouns without their articles. In English what names of processes do not say. */
  said: readonly string[];
  /** What counts only with its words in this order: in English the names themselves, where they are of several words. */
  inOrder: readonly string[];
}

/**
 * The columns of a table after the first. Each line is a piece of work; each column holds words for it, separated by
 * commas: those of English names, then what clients call it. The last, in English, may be left out.
 */
const COLUMNS = ['de', 'es', 'fr', 'it', 'nl', 'pt', 'en'] as const satisfies readonly Language[];

const LOADERS: readonly (() => Promise<string>)[] = [
  async () => (await import('./process-words/care.ts')).wordsOfCare,
  async () => (await import('./process-words/insurance-and-banking.ts')).wordsOfInsuranceAndBanking,
  async () => (await import('./process-words/transport-and-trade.ts')).wordsOfTransportAndTrade,
  async () => (await import('./process-words/advice-and-learning.ts')).wordsOfAdviceAndLearning,
  async () => (await import('./process-words/public-services.ts')).wordsOfPublicServices,
  async () => (await import('./process-words/making-and-building.ts')).wordsOfMakingAndBuilding,
  async () => (await import('./process-words/guests-and-media.ts')).wordsOfGuestsAndMedia,
  async () => (await import('./process-words/banks-shops-and-networks.ts')).wordsOfBanksShopsAndNetworks,
  async () => (await import('./process-words/every-office.ts')).wordsOfEveryOffice,
  async () => (await import('./process-words/support-functions.ts')).wordsOfSupportFunctions,
  async () => (await import('./process-words/models-in-detail.ts')).wordsOfModelsInDetail,
  async () => (await import('./process-words/bakeries-and-building-trades.ts')).wordsOfBakeriesAndBuildingTrades,
  async () => (await import('./process-words/garages-gyms-salons-and-vets.ts')).wordsOfGaragesGymsSalonsAndVets,
  async () => (await import('./process-words/buses-trains-and-funds.ts')).wordsOfBusesTrainsAndFunds,
  async () => (await import('./process-words/media-software-and-causes.ts')).wordsOfMediaSoftwareAndCauses,
  async () => (await import('./process-words/flights-grids-and-medicines.ts')).wordsOfFlightsGridsAndMedicines,
  async () => (await import('./process-words/freight-sites-and-tables.ts')).wordsOfFreightSitesAndTables,
  async () => (await import('./process-words/counters-campuses-and-offices.ts')).wordsOfCountersCampusesAndOffices,
  async () => (await import('./process-words/further-work-of-trades.ts')).wordsOfFurtherWorkOfTrades,
  async () => (await import('./process-words/wards-and-homes.ts')).wordsOfWardsAndHomes,
  async () => (await import('./process-words/medicines-vets-and-salons.ts')).wordsOfMedicinesVetsAndSalons,
  async () => (await import('./process-words/crews-bags-and-consignments.ts')).wordsOfCrewsBagsAndConsignments,
  async () => (await import('./process-words/depots-counters-lifts-and-mains.ts')).wordsOfDepotsCountersLiftsAndMains,
  async () => (await import('./process-words/sites-and-fitters.ts')).wordsOfSitesAndFitters,
  async () => (await import('./process-words/hosts-media-and-gyms.ts')).wordsOfHostsMediaAndGyms,
  async () => (await import('./process-words/firms-funds-and-authorities.ts')).wordsOfFirmsFundsAndAuthorities,
  async () => (await import('./process-words/campuses-causes-and-software.ts')).wordsOfCampusesCausesAndSoftware,
  async () => (await import('./process-words/plain-money.ts')).wordsOfPlainMoney,
  async () => (await import('./process-words/plain-people-and-computers.ts')).wordsOfPlainPeopleAndComputers,
  async () => (await import('./process-words/plain-work-of-offices.ts')).wordsOfPlainWorkOfOffices,
  async () => (await import('./process-words/plain-trade-and-service.ts')).wordsOfPlainTradeAndService,
  async () => (await import('./process-words/work-seldom-named.ts')).wordsOfWorkSeldomNamed,
  async () => (await import('./process-words/common-work-of-trades.ts')).wordsOfCommonWorkOfTrades,
  async () => (await import('./process-words/homes-and-owners.ts')).wordsOfHomesAndOwners,
  async () => (await import('./process-words/more-work-seldom-named.ts')).wordsOfMoreWorkSeldomNamed,
  async () => (await import('./process-words/sayings-of-every-trade.ts')).wordsOfSayingsOfEveryTrade,
  async () => (await import('./process-words/plain-work-of-libraries.ts')).wordsOfPlainWorkOfLibraries,
  async () => (await import('./process-words/plants-and-shops.ts')).wordsOfPlantsAndShops,
  async () => (await import('./process-words/offices-as-heads-say-it.ts')).wordsOfOfficesAsHeadsSayIt,
  async () =>
    (await import('./process-words/libraries-and-trades-as-heads-say-it.ts')).wordsOfLibrariesAndTradesAsHeadsSayIt,
];

/** The words of one language. */
export async function loadProcessWords(language: Language): Promise<ProcessWords[]> {
  const column = COLUMNS.indexOf(language) + 1;
  const tables = await Promise.all(LOADERS.map((load) => load()));
  return tables
    .flatMap((table) => table.trim().split('\n'))
    .map((line) => line.split('|').map((cell) => cell.split(',').map((words) => words.trim())))
    .map((cells) => {
      const [names = []] = cells;
      const said = (cells[column] ?? []).filter((words) => words !== '');
      return { names, said, inOrder: language === 'en' ? names.filter((words) => words.includes(' ')) : [] };
    });
}

import { industryPack } from '../industry-pack.ts';
import { aircraftAndCargo } from './airlines/aircraft-and-cargo.ts';
import { crewAndFlights } from './airlines/crew-and-flights.ts';
import { networkAndSales } from './airlines/network-and-sales.ts';
import { passengersAndBaggage } from './airlines/passengers-and-baggage.ts';

export const airlinesPack = industryPack({ industry: 'airlines', name: 'airlines', letters: 'AIR' }, [
  ...networkAndSales,
  ...crewAndFlights,
  ...passengersAndBaggage,
  ...aircraftAndCargo,
]);

import type { UseCase } from '../use-case.ts';
import { commercialAndPassengers } from './airlines/commercial-and-passengers.ts';
import { crewAndTechnics } from './airlines/crew-and-technics.ts';
import { faresAndLeases } from './airlines/fares-and-leases.ts';
import { operationsControl } from './airlines/operations-control.ts';
import { trainingAndCargo } from './airlines/training-and-cargo.ts';

export const airlines: readonly UseCase[] = [
  ...commercialAndPassengers,
  ...crewAndTechnics,
  ...faresAndLeases,
  ...operationsControl,
  ...trainingAndCargo,
];

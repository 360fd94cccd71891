import type { UseCase } from '../use-case.ts';
import { bakehouses } from './small-trades/bakehouses.ts';
import { callsAndAppointments } from './small-trades/calls-and-appointments.ts';
import { garages } from './small-trades/garages.ts';
import { installers } from './small-trades/installers.ts';
import { salons } from './small-trades/salons.ts';
import { studios } from './small-trades/studios.ts';
import { tillAndStock } from './small-trades/till-and-stock.ts';
import { trialsAndCourses } from './small-trades/trials-and-courses.ts';
import { vets } from './small-trades/vets.ts';
import { workshops } from './small-trades/workshops.ts';

export const smallTrades: readonly UseCase[] = [
  ...callsAndAppointments,
  ...tillAndStock,
  ...salons,
  ...garages,
  ...workshops,
  ...vets,
  ...studios,
  ...trialsAndCourses,
  ...bakehouses,
  ...installers,
];

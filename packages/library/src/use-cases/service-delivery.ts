import type { UseCase } from '../use-case.ts';
import { deliveryCapacity } from './service-delivery/delivery-capacity.ts';
import { deliveryCompletion } from './service-delivery/delivery-completion.ts';
import { deliveryExecution } from './service-delivery/delivery-execution.ts';
import { deliveryReadiness } from './service-delivery/delivery-readiness.ts';
import { deliveryStandards } from './service-delivery/delivery-standards.ts';

export const serviceDelivery: readonly UseCase[] = [
  ...deliveryCapacity,
  ...deliveryCompletion,
  ...deliveryExecution,
  ...deliveryReadiness,
  ...deliveryStandards,
];

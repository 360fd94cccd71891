import type { UseCase } from '../use-case.ts';
import { analyticsAndSystems } from './people/analytics-and-systems.ts';
import { hiring } from './people/hiring.ts';
import { learning } from './people/learning.ts';
import { leaveAndPay } from './people/leave-and-pay.ts';
import { onboardingAndService } from './people/onboarding-and-service.ts';
import { payAndBenefits } from './people/pay-and-benefits.ts';
import { performanceAndMoves } from './people/performance-and-moves.ts';
import { recordsAndMobility } from './people/records-and-mobility.ts';
import { recruiting } from './people/recruiting.ts';
import { relationsAndCommunication } from './people/relations-and-communication.ts';
import { reward } from './people/reward.ts';
import { selectionAndPlanning } from './people/selection-and-planning.ts';
import { staffing } from './people/staffing.ts';
import { transfersAndHandover } from './people/transfers-and-handover.ts';
import { workforcePlanning } from './people/workforce-planning.ts';

export const people: readonly UseCase[] = [
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
];

import { AppError, type ErrorCode } from '@process-ai/contract/errors';

/**
 * Told as a sector, or what was asked for of one, that is not there, which it is to whoever asked. The audit log knows
 * better: trying to open it is a refusal.
 */
export class ClosedSector extends AppError {
  readonly sectorId: string;

  constructor(sectorId: string, code: ErrorCode = 'sectorMissing') {
    super(code);
    this.sectorId = sectorId;
  }
}

import { AppError } from '@process-ai/contract/errors';

/**
 * Told as a sector that is not there, which it is to whoever asked. The audit log knows better: trying to open it is a
 * refusal.
 */
export class ClosedSector extends AppError {
  readonly sectorId: string;

  constructor(sectorId: string) {
    super('sectorMissing');
    this.sectorId = sectorId;
  }
}

import type { Invitation } from '@process-ai/contract/invitations';

type InvitationStatus = 'active' | 'used' | 'expired';

/** Used once it has been redeemed; otherwise expired when `now` (ms since 1970) is past its end; otherwise active. */
export function invitationStatus({ usedAt, expiresAt }: Invitation, now: number): InvitationStatus {
  if (usedAt) return 'used';
  return now > Date.parse(expiresAt) ? 'expired' : 'active';
}

export const invitationLink = (origin: string, token: string) => `${origin}/?token=${encodeURIComponent(token)}`;

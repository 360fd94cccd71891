/** Regulation (EU) 2024/1689: nothing, transparency (article 50), or the heading of annex III it may fall under. */
export type AiActClass =
  | 'none'
  | 'transparency'
  | 'annex III: biometrics'
  | 'annex III: critical infrastructure'
  | 'annex III: education'
  | 'annex III: employment'
  | 'annex III: essential services'
  | 'annex III: law enforcement'
  | 'annex III: migration'
  | 'annex III: justice';

/** What the law asks of a use case, and what stays with people. */
export interface UseCaseDuties {
  aiAct: AiActClass;
  /** A decision with legal or similar effect on a person is prepared or made (GDPR, article 22). */
  decidesAboutPerson: boolean;
  /** Health, religion, union membership, biometrics and the like are processed (GDPR, article 9). */
  specialCategories: boolean;
  /** The decision that stays, and with whom. */
  staysWithPeople: string;
}

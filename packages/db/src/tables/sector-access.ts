export type SectorRoleColumn = 'viewer' | 'editor' | 'owner';

/** What a person, or everybody in a team, may do with a sector. One of the two is set. */
export interface SectorGrantTable {
  sector_id: string;
  user_id: string | null;
  team_id: string | null;
  role: SectorRoleColumn;
}

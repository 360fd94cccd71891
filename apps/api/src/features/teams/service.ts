import { AppError } from '@process-ai/contract/errors';
import { requireId } from '@process-ai/contract/ids';
import type { Team, TeamInput } from '@process-ai/contract/teams';
import type { App } from '../../app.ts';
import { uniquely } from '../../uniquely.ts';
import { cancelForbidden } from '../jobs/service.ts';
import { deleteTeam, listTeams, lockTeam, putMembers, putTeam } from './repository.ts';

export const list = (app: App): Promise<Team[]> => listTeams(app.db);

export const create = (app: App, input: TeamInput): Promise<Team> => save(app, app.newId(), input, false);

/** Whoever is no longer a member loses what the team may open, at once. */
export const update = (app: App, teamId: string, input: TeamInput): Promise<Team> =>
  save(app, requireId(teamId, 'teamMissing'), input, true);

/** Its members lose what the team may open, at once. */
export async function remove(app: App, teamId: string): Promise<void> {
  if (!(await deleteTeam(app.db, requireId(teamId, 'teamMissing')))) throw new AppError('teamMissing');
  await cancelForbidden(app);
}

async function save(app: App, id: string, { name, memberIds }: TeamInput, isThere: boolean): Promise<Team> {
  const members = [...new Set(memberIds.map((member) => requireId(member, 'userMissing')))];
  await uniquely('teamNameTaken', name, () =>
    app.db.transaction().execute(async (db) => {
      if (isThere && !(await lockTeam(db, id))) throw new AppError('teamMissing');
      await putTeam(db, id, name);
      if ((await putMembers(db, id, members)) < members.length) throw new AppError('userMissing');
    }),
  );
  await cancelForbidden(app);
  const saved = (await listTeams(app.db)).find((team) => team.id === id);
  // Deleted at this very moment.
  if (!saved) throw new AppError('teamMissing');
  return saved;
}

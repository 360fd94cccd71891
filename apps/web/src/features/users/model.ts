import type { User } from '@process-ai/contract/users';

/** How many there are, and how many of which role. */
export function userTotals(users: readonly User[]) {
  const admins = users.filter((user) => user.isAdmin).length;
  return { all: users.length, admins, regular: users.length - admins };
}

export const resetLink = (origin: string, token: string) => `${origin}/reset?token=${encodeURIComponent(token)}`;

export const fullName = ({ firstName, lastName }: User) => `${firstName} ${lastName}`;

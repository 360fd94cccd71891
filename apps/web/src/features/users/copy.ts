export const copy = {
  title: 'Users',
  text: 'Everybody with an account. New people come in by invitation.',
  loading: 'Loading users...',
  failed: 'The users could not be loaded',
  totals: { all: 'Total users', admins: 'Admins', regular: 'Regular users' },
  table: { user: 'User', email: 'Email', role: 'Role', joined: 'Joined', actions: 'Actions' },
  roles: { admin: 'Admin', user: 'User' },
  you: 'You',
  remove: {
    label: (name: string) => `Delete ${name}`,
    title: 'Delete user?',
    text: (name: string, email: string) =>
      `${name} (${email}) is signed out everywhere at once, and their API tokens stop working. What they made stays. This cannot be undone.`,
    confirm: 'Delete',
    done: 'User deleted',
    doneText: 'User access has been revoked',
    failed: { title: 'Error', fallback: 'Failed to delete user' },
  },
};

/**
 * For who signs out: what was typed into forms and not saved is nobody else's. Drafts of a session that was lost stay,
 * for whoever signs in again.
 */
export const forgetTab = (): void => sessionStorage.clear();

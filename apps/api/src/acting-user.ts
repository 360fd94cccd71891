import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Id of the user on whose behalf something is done. Set where a procedure or a job begins, read where a share is
 * counted: no feature has to pass it on, and none can forget to.
 */
export const actingUser = new AsyncLocalStorage<string>();

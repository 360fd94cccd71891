import { createContext, type ReactNode, use } from 'react';

const MayEditContext = createContext(true);

/** Around what is in a sector: whether whoever is signed in may change it. */
export const MayEdit = MayEditContext;

export const useMayEdit = () => use(MayEditContext);

/** What changes a sector: a viewer, who would be refused, is not shown it. */
export const ForEditors = ({ children }: { children: ReactNode }) => (useMayEdit() ? children : null);

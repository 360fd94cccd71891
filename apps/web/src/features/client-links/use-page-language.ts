import { createContext, use } from 'react';

export const PageLanguage = createContext('en-US');

/** BCP 47 code of the language that the page is written in. */
export const usePageLanguage = (): string => use(PageLanguage);

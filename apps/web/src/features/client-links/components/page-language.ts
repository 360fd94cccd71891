import { createContext } from 'react';

/** BCP 47 code of the language that the page is written in. */
export const PageLanguage = createContext('en-US');

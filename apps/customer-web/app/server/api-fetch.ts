import { createContext } from 'react-router'

/** How the loaders of a page reach the API. The website sets it, to know what the page was made of. */
export const apiFetchContext = createContext<typeof fetch>((input, init) => fetch(input, init))

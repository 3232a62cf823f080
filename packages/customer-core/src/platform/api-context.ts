import type { Client } from '@tarapath/api-client'
import { createContext } from 'react-router'

/** How a loader reaches the API: set for each request on the server, once in the browser. */
export const apiContext = createContext<Client>()

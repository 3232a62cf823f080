import { createContext } from 'react-router'

/** Who issues invoices and receipts, in the lines that are printed on them; empty where it is not set. */
export const issuerContext = createContext<readonly string[]>([])

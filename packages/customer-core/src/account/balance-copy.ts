/** The name of the last copy of the balance, in rupees. */
export const BALANCE_COPY = 'balance'

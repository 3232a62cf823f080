/** Only the wire uses rupees; everywhere else money is whole paise. */
export const toRupees = (paise: number): number => paise / 100

/** Exact, because the contract allows at most two decimals. */
export const toPaise = (rupees: number): number => Math.round(rupees * 100)

const format = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })

/** `₹1,500.00` */
export const printPaise = (paise: number): string => format.format(paise / 100)

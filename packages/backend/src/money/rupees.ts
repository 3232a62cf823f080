/** Rupees exist on the wire only; everywhere else money is whole paise. */
export const toRupees = (paise: number): number => paise / 100

/** The wire allows two decimals at most, so nothing is lost. */
export const toPaise = (rupees: number): number => Math.round(rupees * 100)

const format = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })

/** For sentences: ₹1,500.00 */
export const printPaise = (paise: number): string => format.format(paise / 100)

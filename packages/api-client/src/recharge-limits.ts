/** The smallest recharge, in whole rupees. */
export const MIN_RECHARGE_RUPEES = 50

/** The largest recharge, in whole rupees. */
export const MAX_RECHARGE_RUPEES = 50_000

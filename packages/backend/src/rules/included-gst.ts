/** The tax inside a price that has it included, to the nearest paisa. */
export const includedGstPaise = (pricePaise: number, percent: number): number =>
  Math.round((pricePaise * percent) / (100 + percent))

/** Tells the rendering that the visitor has not entered the staging code. The website sets it and drops a visitor's. */
export const GATE_HEADER = 'x-staging-gate'

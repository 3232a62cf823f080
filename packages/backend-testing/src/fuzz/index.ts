export { fuzzRow } from './fuzz-row.ts'
export { openFuzzWorld, type FuzzWorld } from './fuzz-world.ts'

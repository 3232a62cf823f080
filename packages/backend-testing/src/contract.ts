// Every row of the table called once, for tests and measurements.
export { openConsultationWorld } from './consultation-world.ts'
export { callRow } from './contract-samples.ts'

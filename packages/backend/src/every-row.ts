// Every row of the table called once, for tests and measurements.
export { openConsultationWorld } from './calls/consultation-test-world.ts'
export { callRow } from './calls/contract-run-samples.ts'

export { type ConsultationWorld, type Person, openConsultationWorld, refusal } from './consultation-world.ts'
export { callRow } from './contract-samples.ts'
export { type LiveWorld, openLiveWorld } from './live-world.ts'
export {
  type AskOptions,
  TEST_ORIGIN,
  TEST_START,
  type TestBackend,
  type TestCustomer,
  openTestBackend,
} from './open-test-backend.ts'
export { prepareCall } from './prepared-call.ts'
export { type RefundFixture, openRefundFixture } from './refund-fixture.ts'
export { SAMPLE_TYPES, type SampleType, sampleBytes, sampleFile } from './sample-files.ts'
export { openDeskWorld, type DeskWorld } from './desk-world.ts'
export { seededSnapshot } from './seeded-snapshot.ts'
export { openTestDatabase } from './test-database.ts'
export { freePort, startTestPostgres, type TestPostgres } from './test-postgres.ts'

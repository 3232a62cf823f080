export { contentOf } from './content-of.ts'
export { prepareRequest } from './contract/prepare-request.ts'
export { requestEndpoint } from './contract/request-endpoint.ts'
export { clientOf, type SignedInCustomer } from './fixture/clients.ts'
export { apply } from './fixture/desk.ts'
export { authenticatorOf } from './fixture/authenticator.ts'
export { CONSOLE_SETTINGS, type FormFields } from './fixture/console.ts'
export { type Fixture, openFixture } from './fixture/fixture.ts'
export { type DeskBrowser, deskBrowser } from './fixture/desk-browser.ts'
export { openStaffFixture, STAFF, type StaffFixture } from './fixture/staff.ts'
export { auditWrites } from './load/audit-writes.ts'
export { type Answered, startMixedLoad } from './load/mixed-load.ts'
export { openRunningChats, type RunningChat } from './load/running-chats.ts'
export { interleave } from './interleave.ts'
export { newDataDirectory } from './new-data-directory.ts'
export { refusal } from './fixture/refusal.ts'
export {
  type AskOptions,
  TEST_ORIGIN,
  TEST_START,
  type TestBackend,
  type TestCustomer,
  openTestBackend,
} from './open-test-backend.ts'
export { type RefundFixture, openRefundFixture } from './fixture/refunds.ts'
export { SAMPLE_ADDRESS } from './fixture/sample-address.ts'
export { SAMPLE_TYPES, type SampleType, sampleBytes, sampleFile } from './sample-files.ts'
export { openTestDatabase } from './test-database.ts'
export { createTestCertificate, type TestCertificate } from './test-certificate.ts'
export { startTestNats, type TestNats } from './test-nats.ts'
export { startTestPgBouncer, type TestPgBouncer } from './test-pgbouncer.ts'
export { freePort, startTestPostgres, type TestPostgres } from './test-postgres.ts'

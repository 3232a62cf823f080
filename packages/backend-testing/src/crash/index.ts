export { crashAtEveryStatement, type Scenario } from './crash-at-every-statement.ts'
export { openCrashFixture, type CrashFixture } from './fixture.ts'
export { scenarios } from './scenarios.ts'
export { setup as prepareDatabases } from '../test-database-setup.ts'

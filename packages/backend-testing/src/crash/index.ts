export { killEverywhere, type Scenario } from './crash.ts'
export { openMortalWorld, type MortalWorld } from './fixture.ts'
export { scenarios } from './scenarios.ts'
export { setup as prepareDatabases } from '../test-database-setup.ts'

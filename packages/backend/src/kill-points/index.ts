export { killEverywhere, type Scenario } from './kill-points.ts'
export { openMortalWorld, type MortalWorld } from './mortal-world.ts'
export { scenarios } from './scenarios.ts'
export { setup as prepareDatabases } from '../database/test-database-setup.ts'

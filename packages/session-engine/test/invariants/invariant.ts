import * as core from '../../src/index.ts'
import * as testing from '../../src/testing.ts'

/** The package under test: the real one, or a variant that was broken on purpose. */
export type Build = typeof core & typeof testing

/** A sentence that always holds, and how to find out. */
export interface Invariant {
  readonly says: string
  holds(build: Build): void | Promise<void>
}

export const theBuild: Build = { ...core, ...testing }

/** The same lives in each run: a failure is found again. */
export const SEED = 20_260_101

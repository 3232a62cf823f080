import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'

// Waits are for events: the default of one second is too short for a busy machine.
configure({ asyncUtilTimeout: 50_000 })

// Test files of a worker share one document: a screen left mounted could write into storage during the next test.
afterEach(cleanup)
// And its modules: a clock that one of them stops must not stand still for the next.
afterAll(() => void vi.restoreAllMocks())
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'

// Waits are for events: the default of one second is too short for a busy machine.
configure({ asyncUtilTimeout: 50_000 })

// Test files of a worker share one document: a screen left mounted could write into storage during the next test.
afterEach(cleanup)
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

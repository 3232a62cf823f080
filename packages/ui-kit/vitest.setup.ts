import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// Waits are for events: the default of one second is too short for a busy machine.
configure({ asyncUtilTimeout: 50_000 })
afterEach(cleanup)

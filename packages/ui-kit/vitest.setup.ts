import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// The default of one second is too short for a lazy component on a busy machine.
configure({ asyncUtilTimeout: 20_000 })
afterEach(cleanup)

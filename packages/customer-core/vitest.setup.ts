import { configure } from '@testing-library/react'

// Waits are for events: the default of one second is too short for a busy machine.
configure({ asyncUtilTimeout: 50_000 })

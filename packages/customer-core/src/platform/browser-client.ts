import { createClient } from '@tarapath/api-client'

// A module of its own, so that a bundler can keep the client (and ky) out of the first page.
export { createClient }

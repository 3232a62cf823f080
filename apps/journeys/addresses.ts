/** Each worker has its own website and backend, because a backend has one clock and one list of faults. */
export const WORKERS = [0, 1]

/** The first port of the websites; those of the backends lie 1,000 above. Another value lets two runs share a machine. */
const FIRST_PORT = Number(process.env['JOURNEYS_PORT'] ?? 3200)

export function addressesOf(worker: number): { web: string; api: string; staging: string } {
  const port = FIRST_PORT + worker
  return {
    web: `http://localhost:${port}`,
    api: `http://localhost:${port + 1000}`,
    staging: `http://staging.localhost:${port}`,
  }
}

/** What the website prints on invoices and receipts. */
export const ISSUER = 'Tarapath Services Pvt Ltd; 12 Dhantoli, Nagpur 440010; GSTIN 27AAACT0000A1Z5'

/** Opens the gate of the staging address. */
export const STAGING_CODE = '246810'

/** The addresses of the current worker. */
export const { web: WEB, api: API, staging: STAGING } = addressesOf(Number(process.env['TEST_PARALLEL_INDEX'] ?? 0))

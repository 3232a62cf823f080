/** Each worker has its own website and backend, because a backend has one clock and one list of faults. */
export const WORKERS = [0, 1]

/** The first port of the websites; those of the backends lie 1,000 above. Another value lets two runs share a machine. */
const FIRST_PORT = Number(process.env['JOURNEYS_PORT'] ?? 3200)

export function addressesOf(worker: number): { web: string; api: string } {
  const port = FIRST_PORT + worker
  return { web: `http://localhost:${port}`, api: `http://localhost:${port + 1000}` }
}

/** The addresses of the current worker. */
export const { web: WEB, api: API } = addressesOf(Number(process.env['TEST_PARALLEL_INDEX'] ?? 0))

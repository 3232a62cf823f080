/** Each worker has its own website and backend, because a backend has one clock and one list of faults. */
export const WORKERS = [0, 1]

export function addressesOf(worker: number): { web: string; api: string } {
  return { web: `http://localhost:${3200 + worker}`, api: `http://localhost:${4200 + worker}` }
}

/** The addresses of the current worker. */
export const { web: WEB, api: API } = addressesOf(Number(process.env['TEST_PARALLEL_INDEX'] ?? 0))

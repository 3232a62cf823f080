/** Each worker of the journeys has a website and a backend of its own: the clock and the faults are the backend's. */
export const WORKERS = [0, 1]

export function addressesOf(worker: number): { web: string; api: string } {
  return { web: `http://localhost:${3200 + worker}`, api: `http://localhost:${4200 + worker}` }
}

/** Those of the worker that reads this. */
export const { web: WEB, api: API } = addressesOf(Number(process.env['TEST_PARALLEL_INDEX'] ?? 0))

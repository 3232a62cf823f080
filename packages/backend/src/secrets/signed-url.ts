import type { Settings } from '../ports/settings.ts'
import { areEqual, hmacOf } from './secrets.ts'

/** What a link carries beside its path. */
export interface Seal {
  /** Epoch milliseconds. */
  until: string
  seal: string
}

/** The path with a seal: whoever is told it reads what is there until then, such as an `<img>` that cannot say who asks. */
export async function sealedLink(settings: Settings, path: string, until: Date): Promise<string> {
  const moment = String(until.getTime())
  const query = new URLSearchParams({ until: moment, seal: await sealOfLink(settings, path, moment) })
  return `${path}?${query.toString()}`
}

/** Whether the seal is ours, of this path, and still stands. */
export const isSealed = async (settings: Settings, now: Date, path: string, { until, seal }: Seal): Promise<boolean> =>
  Number(until) > now.getTime() && areEqual(seal, await sealOfLink(settings, path, until))

const sealOfLink = (settings: Settings, path: string, until: string): Promise<string> =>
  hmacOf(settings.secret, `link ${path} until ${until}`)

import type { Site } from './open-site.ts'

/** Sends a form of the developer console. */
export async function sendForm({ api }: Pick<Site, 'api'>, path: string, fields: Record<string, string | number>) {
  const body = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]))
  const text = await (await fetch(`${api}/console/${path}`, { method: 'POST', body })).text()
  if (!text.includes('data-notice="done"')) throw new Error(`/console/${path} was refused.`)
}

import { vi } from 'vitest'

/** A page whose `document.cookie` behaves as in a browser. */
export function page({ blocked = false, protocol = 'http:' } = {}) {
  const jar = new Map<string, string>()
  const written: string[] = []
  const reload = vi.fn<() => void>()
  vi.stubGlobal('location', { protocol, reload })
  vi.stubGlobal('document', {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      written.push(text)
      if (blocked) return
      const [name, value] = (text.split(';')[0] as string).split('=') as [string, string]
      if (text.includes('Max-Age=0;')) jar.delete(name)
      else jar.set(name, value)
    },
  })
  return { jar, written, reload }
}

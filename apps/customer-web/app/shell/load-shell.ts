import type { Client } from '@tarapath/api-client'
import { getDefaultConfig } from '@tarapath/api-client/content'
import { listHoroscopeTypes } from '@tarapath/api-client/horoscope'
import { menuWords } from './words/menu.gen.ts'

export interface HoroscopeEntry {
  type: string
  name: string
}

export interface ShellData {
  promo: string | null
  horoscopes: readonly HoroscopeEntry[]
  support: { phone: string | null; email: string | null }
}

// Spec §2: the two default entries of the menu.
export function defaultHoroscopes(): readonly HoroscopeEntry[] {
  const words = menuWords()
  return [
    { type: 'horoscope-2025', name: words.horoscope2025 },
    { type: 'yearly-horoscope', name: words.yearlyHoroscope },
  ]
}

/** Loads the data of the shell. Spec §8: a failure is silent, and every page works without it. */
export async function loadShell(api: Client): Promise<ShellData> {
  const [config, types] = await Promise.all([
    getDefaultConfig(api).catch(() => null),
    listHoroscopeTypes(api).catch(() => []),
  ])
  const active = types.filter((type) => type.is_active).toSorted((a, b) => a.order - b.order)
  return {
    promo: config?.usp_text_line1?.trim() || null,
    horoscopes: active.length > 0 ? active.map(({ type, name }) => ({ type, name })) : defaultHoroscopes(),
    support: { phone: config?.support_phone ?? null, email: config?.support_email ?? null },
  }
}

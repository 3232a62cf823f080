import { createWakeLock, playBead, vibrateBead } from './feedback.ts'
import { countBead, daysInARow, localDay, MALA, readTally, weekOf, type Tally } from './tally.ts'

const TALLY = 'mantra-tally'
const SETTINGS = 'mantra-settings'
const SIZES = 4
/** The counts that a screen reader says. */
const ANNOUNCED = new Set([9, 27, 54, 81, MALA])

interface Settings {
  size: number
  sound: boolean
  vibration: boolean
  lines: boolean
}

/**
 * Counts the beads of a mantra, and keeps them on the device. It changes attributes and the texts of elements that React
 * leaves alone, so that React may hydrate the page before or after it.
 */
export class MantraReader extends HTMLElement {
  readonly #wakeLock = createWakeLock()
  #listening = new AbortController()
  #tally: Tally = readTally(null)
  #settings: Settings = { size: 1, sound: false, vibration: true, lines: false }
  #line = 0

  connectedCallback(): void {
    this.#listening = new AbortController()
    this.#tally = readTally(load(TALLY))
    this.#settings = { ...this.#settings, ...parse(load(SETTINGS)) }
    this.#on('count', () => this.#press())
    this.#on('undo', () => this.#count(-1))
    this.#on('finish', () => this.#wakeLock.release())
    this.#on('size', () => this.#set({ size: (this.#settings.size + 1) % SIZES }))
    for (const name of ['sound', 'vibration', 'lines'] as const)
      this.#on(name, () => this.#set({ [name]: !this.#settings[name] }))
    const { signal } = this.#listening
    this.addEventListener('change', () => this.#showLine(0), { signal })
    // Another tab counts the same mala.
    addEventListener('storage', () => this.#show((this.#tally = readTally(load(TALLY)))), { signal })
    this.#showSettings()
    this.#show(this.#tally)
    this.#offerOwnLanguage()
    this.dataset['ready'] = ''
  }

  disconnectedCallback(): void {
    this.#listening.abort()
    this.#wakeLock.release()
  }

  get #mantra(): string {
    return this.dataset['mantra'] ?? ''
  }

  #on(part: string, run: () => void): void {
    this.#part(part)?.addEventListener('click', run, { signal: this.#listening.signal })
  }

  #part(name: string): HTMLElement | null {
    return this.querySelector(`[data-part=${name}]`)
  }

  #press(): void {
    this.#wakeLock.keep()
    const { length } = this.#lines()
    if (this.#settings.lines && this.#line + 1 < length) return this.#showLine(this.#line + 1)
    this.#showLine(0)
    this.#count(1)
  }

  #count(step: 1 | -1): void {
    this.#tally = countBead(this.#tally, this.#mantra, localDay(new Date()), step)
    store(TALLY, this.#tally)
    this.#show(this.#tally)
    const beads = this.#tally.beads[this.#mantra] ?? 0
    if (step < 0) return
    if (this.#settings.vibration) vibrateBead(beads)
    if (this.#settings.sound) playBead(beads)
    if (ANNOUNCED.has(beads)) this.#part('announced')?.replaceChildren(`${beads} / ${MALA}`)
  }

  #show(tally: Tally): void {
    const now = new Date()
    const beads = tally.beads[this.#mantra] ?? 0
    const today = tally.days[localDay(now)] ?? 0
    this.#part('beads')?.replaceChildren(String(beads))
    this.#part('malas')?.replaceChildren(String(Math.floor(today / MALA)))
    this.#part('rest')?.replaceChildren(String(today % MALA))
    this.#part('streak')?.replaceChildren(String(daysInARow(tally, now)))
    for (const [at, line] of this.querySelectorAll('.ui-mala line').entries())
      line.toggleAttribute('data-done', at < beads)
    const week = weekOf(tally, now)
    for (const [at, day] of this.querySelectorAll('[data-part=week] > *').entries())
      day.toggleAttribute('data-done', week[at])
  }

  /** Links to the text in the first language that the customer speaks, unless one of them, or another one by choice, is shown. */
  #offerOwnLanguage(): void {
    const offer = this.#part('own-language')
    const link = offer?.querySelector('a')
    if (!offer || !link || new URLSearchParams(location.search).has('language')) return
    const texts = [...document.querySelectorAll<HTMLElement>('a > span[lang]')]
    const spoken = spokenLanguages(load('preferences')).flatMap((code) => texts.find(({ lang }) => lang === code) ?? [])
    const [first] = spoken
    if (!first || spoken.some(({ parentElement }) => parentElement?.hasAttribute('aria-current'))) return
    link.href = (first.parentElement as HTMLAnchorElement).href
    link.textContent = first.textContent
    link.lang = first.lang
    offer.hidden = false
  }

  #set(change: Partial<Settings>): void {
    this.#settings = { ...this.#settings, ...change }
    store(SETTINGS, this.#settings)
    this.#showSettings()
  }

  #showSettings(): void {
    this.dataset['size'] = String(this.#settings.size)
    this.toggleAttribute('data-lines', this.#settings.lines)
    for (const name of ['sound', 'vibration', 'lines'] as const)
      this.#part(name)?.setAttribute('aria-pressed', String(this.#settings[name]))
    this.#showLine(0)
  }

  /** The lines of the text that is shown. */
  #lines(): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>('[data-line]')].filter((line) => line.checkVisibility())
  }

  #showLine(at: number): void {
    this.#line = at
    for (const line of this.querySelectorAll('[data-line]')) line.removeAttribute('data-current')
    if (this.#settings.lines) this.#lines()[at]?.setAttribute('data-current', '')
  }
}

/** Where storage is blocked, the count lives as long as the page. */
function load(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function store(key: string, value: object): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Nothing is lost while the page is open.
  }
}

/** The codes of the languages that were chosen on the page of the profile. */
function spokenLanguages(text: string | null): string[] {
  const { languages } = parse(text) as { languages?: unknown }
  return Array.isArray(languages) ? languages.filter((code) => typeof code === 'string') : []
}

function parse(text: string | null): Partial<Settings> {
  try {
    return JSON.parse(text ?? '{}') as Partial<Settings>
  } catch {
    return {}
  }
}

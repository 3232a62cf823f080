import { SAVED_PAGES } from '@tarapath/customer-core/saved-pages'

/**
 * Saves the mantras of a category on the device with one tap, and says without a network which ones are there. It changes
 * attributes and the text of its status only, so that React may hydrate the page before or after it.
 */
export class SavedMantras extends HTMLElement {
  #listening = new AbortController()

  connectedCallback(): void {
    // Without a secure connection a browser has no caches.
    if (!globalThis.caches) return
    this.#listening = new AbortController()
    const { signal } = this.#listening
    this.#part('save')?.addEventListener('click', () => void this.#save(), { signal })
    for (const event of ['offline', 'online']) addEventListener(event, () => void this.#mark(), { signal })
    void this.#mark()
  }

  disconnectedCallback(): void {
    this.#listening.abort()
  }

  #part(name: string): HTMLElement | null {
    return this.querySelector(`[data-part=${name}]`)
  }

  #items(): { item: HTMLElement; path: string }[] {
    return [...this.querySelectorAll<HTMLElement>('[data-name]')].flatMap((item) => {
      const path = item.querySelector('a')?.pathname
      return path === undefined ? [] : [{ item, path }]
    })
  }

  /** Greys out mantras that cannot be read now, and offers to save those that are not on the device. */
  async #mark(): Promise<void> {
    const items = this.#items()
    const saved = await Promise.all(items.map(({ path }) => isSaved(path)))
    for (const [at, { item }] of items.entries())
      item.toggleAttribute('data-unsaved', !navigator.onLine && saved[at] !== true)
    const isAllSaved = saved.every(Boolean)
    const button = this.#part('save')
    if (button) button.hidden = isAllSaved || !navigator.onLine
    if (isAllSaved) this.#say('saved')
  }

  async #save(): Promise<void> {
    this.#part('save')?.setAttribute('aria-busy', 'true')
    try {
      const cache = await caches.open(SAVED_PAGES)
      for (const path of [location.pathname, ...this.#items().map((one) => one.path)])
        if (!(await isSaved(path))) await cache.add(path)
      await this.#mark()
    } catch {
      this.#say('failed')
    } finally {
      this.#part('save')?.removeAttribute('aria-busy')
    }
  }

  #say(outcome: 'saved' | 'failed'): void {
    const status = this.#part('saving')
    status?.replaceChildren(status.dataset[outcome] ?? '')
  }
}

const isSaved = async (path: string): Promise<boolean> =>
  (await caches.match(path, { cacheName: SAVED_PAGES, ignoreVary: true })) !== undefined

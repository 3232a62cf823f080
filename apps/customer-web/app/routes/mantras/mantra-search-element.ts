import { foldText, matches } from './fold-text.ts'

/**
 * Filters the list of mantras while somebody types, around the form that works without scripts, too. It changes attributes
 * and the text of the count only, so that React may hydrate the page before or after it.
 */
export class MantraSearch extends HTMLElement {
  readonly #listening = new AbortController()

  connectedCallback(): void {
    const field = this.querySelector('input')
    if (!field) return
    field.addEventListener('input', () => this.#filter(field.value), { signal: this.#listening.signal })
    if (field.value) this.#filter(field.value)
  }

  disconnectedCallback(): void {
    this.#listening.abort()
  }

  #filter(query: string): void {
    let found = 0
    for (const group of this.querySelectorAll<HTMLElement>('[data-part=group]')) {
      const items = [...group.querySelectorAll<HTMLElement>('[data-name]')]
      for (const item of items) item.hidden = !matches(foldText(item.dataset['name'] ?? ''), query)
      const shown = items.filter(({ hidden }) => !hidden).length
      group.hidden = shown === 0
      found += shown
    }
    const { one = '', other = '' } = this.#part('found')?.dataset ?? {}
    this.#part('found')?.replaceChildren(found === 1 ? one : other.replace('0', String(found)))
    const none = this.#part('none')
    if (none) none.hidden = found > 0
  }

  #part(name: string): HTMLElement | null {
    return this.querySelector(`[data-part=${name}]`)
  }
}

import { shareText } from '@tarapath/customer-core/share-text'

/** Shares the page. It changes texts that React leaves alone, so that hydration may come before, after or never. */
export class SharePage extends HTMLElement {
  readonly #onClick = () => void this.#share()

  async #share(): Promise<void> {
    const outcome = await shareText(document.querySelector('h1')?.textContent ?? document.title, this.#address)
    const status = this.querySelector<HTMLElement>('[role=status]')
    if (status) status.textContent = status.dataset[outcome] ?? ''
  }

  connectedCallback(): void {
    this.querySelector('button')?.addEventListener('click', this.#onClick)
  }

  disconnectedCallback(): void {
    this.querySelector('button')?.removeEventListener('click', this.#onClick)
  }

  /** Without the query, which may name the campaign that a reader came from. */
  get #address(): string {
    return location.origin + location.pathname
  }
}

import { readStored, writeStored } from '../../stored.ts'

/** Where the device remembers the sign, which home reads too. */
const OWN_SIGN = 'ownSign'

/**
 * Finds the Sun sign of a birth date among the signs of the page, and leads to the one that the device remembers. It
 * changes texts and attributes that React leaves alone.
 */
export class FindSign extends HTMLElement {
  readonly #onChange = ({ target }: Event): void => {
    const monthDay = (target as HTMLInputElement).value.slice(5)
    if (monthDay === '') return
    const name = sunSign(monthDay)
    writeStored(OWN_SIGN, name)
    this.#show(name)
  }

  #show(name: unknown): void {
    const link = this.querySelector('a')
    for (const sign of signs()) {
      const isOwn = sign.dataset['sign'] === name
      sign.toggleAttribute('data-own', isOwn)
      const own = isOwn && sign.querySelector('a')
      if (!link || !own) continue
      this.toggleAttribute('data-known', true)
      link.href = own.href
      link.textContent = own.textContent
    }
  }

  connectedCallback(): void {
    this.#show(readStored(OWN_SIGN))
    this.addEventListener('change', this.#onChange)
  }

  disconnectedCallback(): void {
    this.removeEventListener('change', this.#onChange)
  }
}

const signs = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-sun-enters]')]

/** The sign that the Sun entered last. The year begins in the sign that it entered in December. */
function sunSign(monthDay: string): string | null {
  const entered = (sign: HTMLElement) => sign.dataset['sunEnters'] ?? ''
  const byEntry = signs().toSorted((a, b) => (entered(a) < entered(b) ? -1 : 1))
  const sign = byEntry.findLast((one) => entered(one) <= monthDay) ?? byEntry.at(-1)
  return sign?.dataset['sign'] ?? null
}

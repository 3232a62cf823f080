import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { sayWhereMissing } from './load-in-time.ts'

const FIRST_WAIT_MS = 2000
const MAX_WAIT_MS = 60_000

/**
 * Loads code of the page. While it does not come, it is tried again when the network is back, or after twice as long each
 * time, because a device may be online where no website answers. `onMissing` is called after each failure, and throws to
 * give up.
 */
export async function loadUntilThere<Module>(
  load: () => Promise<Module>,
  onMissing?: (error: unknown) => void,
): Promise<Module> {
  for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(waitMs * 2, MAX_WAIT_MS)) {
    try {
      return await load()
    } catch (error) {
      onMissing?.(error)
      await new Promise((resolve) => {
        addEventListener('online', resolve, { once: true })
        setTimeout(resolve, waitMs)
      })
      loadSheetsAgain()
    }
  }
}

/**
 * A part that appears by itself on a page, such as the end of a chat: it appears when its code is there. React's own `lazy`
 * gives up at the first failure, and takes the whole page along. For what is opened by a button there is `useLatePart`.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => sayWhereMissing(loadUntilThere(load)))
}

/** Vite loads a style sheet once, and waits for that link: it stays, with one copy that loads the sheet again. */
function loadSheetsAgain(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (link.sheet || link.disabled) continue
    if ('again' in link.dataset) {
      link.remove()
      continue
    }
    const copy = link.cloneNode() as HTMLLinkElement
    copy.dataset['again'] = ''
    document.head.append(copy)
  }
}

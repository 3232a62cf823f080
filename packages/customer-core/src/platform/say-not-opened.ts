import { showToast } from '@tarapath/ui-kit'
import { commonWords } from './words/common.gen.ts'

/**
 * Says that code of the page did not come. With a network its file hangs, or the website is of a newer build: a reload brings
 * it, and is offered until the customer has closed that.
 */
export function sayNotOpened(): void {
  const { notOpened, reloadPage, reload } = commonWords()
  showToast(
    navigator.onLine
      ? { text: reloadPage, tone: 'danger', action: { label: reload, onPress: () => location.reload() } }
      : { text: notOpened, tone: 'danger' },
  )
}

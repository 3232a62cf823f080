import { showToast } from '@tarapath/ui-kit'
import { commonWords } from './words/common.gen.ts'

/**
 * Reports that code of the page did not load. When there is a network, its file hangs or the website is of a newer build: a
 * reload helps, and is offered until the customer closes the message.
 */
export function sayNotOpened(): void {
  const { notOpened, reloadPage, reload } = commonWords()
  showToast(
    navigator.onLine
      ? { text: reloadPage, tone: 'danger', action: { label: reload, onPress: () => location.reload() } }
      : { text: notOpened, tone: 'danger' },
  )
}

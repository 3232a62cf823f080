import { showToast } from '@tarapath/ui-kit'
import { commonWords } from './words/common.gen.ts'

/** Says that code of the page did not come. With a network the website may be of a newer build, which a reload brings. */
export function sayNotOpened(): void {
  const { notOpened, reloadPage, reload } = commonWords()
  showToast(
    navigator.onLine
      ? { text: reloadPage, tone: 'danger', action: { label: reload, onPress: () => location.reload() } }
      : { text: notOpened, tone: 'danger' },
  )
}

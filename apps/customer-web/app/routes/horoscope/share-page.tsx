import { Button, ShareIcon } from '@tarapath/ui-kit'
import styles from './reading.module.css'
import { readingWords } from './words/reading.gen.ts'

/** React keeps a differing text when it hydrates, but not a text where it renders none. */
const NOTHING = ' '

/** The button that shares the page. The element that gives it its work comes with a script; without one it is hidden. */
export function SharePage() {
  const words = readingWords()
  return (
    <share-page className={styles['share']}>
      {/* A button of another type would start the application. */}
      <Button type="submit" size="s" variant="outline" icon={<ShareIcon />}>
        {words.share}
      </Button>
      <span role="status" data-copied={words.copied} data-failed={words.notShared} suppressHydrationWarning>
        {NOTHING}
      </span>
    </share-page>
  )
}

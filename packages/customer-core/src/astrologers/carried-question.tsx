import { Button } from '@tarapath/ui-kit'
import { useState } from 'react'
import { carryQuestion, questionIn } from '../platform/index.ts'
import styles from './carried-question.module.css'
import { carriedWords } from './words/carried.gen.ts'

/** The question that goes into the next price sheet, which the customer may drop, and carry again. */
export default function CarriedQuestion({ hash }: { hash: string }) {
  const words = carriedWords()
  const [isDropped, setDropped] = useState(false)
  const toggle = () => {
    carryQuestion(isDropped ? hash : null)
    // Loading the page again would take the question from its address. The router has nothing to load for this.
    if (!isDropped) history.replaceState(history.state, '', location.pathname + location.search)
    setDropped(!isDropped)
  }
  return (
    <div className={styles['carried']} role="group" aria-label={words.label}>
      <p role="status">
        {isDropped ? (
          words.dropped
        ) : (
          <>
            {words.youAsk} <q>{questionIn(hash)}</q>
          </>
        )}
      </p>
      <Button variant="quiet" size="s" onClick={toggle}>
        {isDropped ? words.undo : words.drop}
      </Button>
    </div>
  )
}

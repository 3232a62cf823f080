import { Button } from '@tarapath/ui-kit'
import { useState } from 'react'
import { forgetSearches, recentSearches } from './recent-searches.ts'
import styles from './search.module.css'
import { searchWords } from './words/search.gen.ts'

export function RecentSearches({ onChoose }: { onChoose(query: string): void }) {
  const words = searchWords()
  const [recent, setRecent] = useState(recentSearches)
  if (recent.length === 0) return null
  const clear = () => {
    forgetSearches()
    setRecent([])
  }
  return (
    <section className={styles['recent']} aria-label={words.recent}>
      {recent.map((query) => (
        <Button key={query} variant="outline" size="s" onClick={() => onChoose(query)}>
          {query}
        </Button>
      ))}
      <Button variant="quiet" size="s" onClick={clear}>
        {words.clear}
      </Button>
    </section>
  )
}

import { Button, InlineNotice, showToast, TextLink } from '@tarapath/ui-kit'
import { useState } from 'react'
import { failureOf, failureSentence, loadInTime, useApi } from '../platform/index.ts'
import styles from './profile.module.css'
import { profileWords } from './words/profile.gen.ts'

/** The file with everything that is kept, and the way to delete the account. */
export function YourData() {
  const words = profileWords()
  const api = useApi()
  const [isLoading, setLoading] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const download = async () => {
    setLoading(true)
    setProblem(null)
    try {
      const { downloadData } = await loadInTime(() => import('./download-data.ts'))
      showToast({ text: words.downloaded({ file: await downloadData(api) }), tone: 'success' })
    } catch (error) {
      setProblem(words.notDownloaded({ problem: failureSentence(failureOf(error)) }))
    } finally {
      setLoading(false)
    }
  }
  return (
    <>
      <p className="ui-note">{words.downloadHint}</p>
      {problem ? (
        <InlineNotice tone="danger" live="alert">
          {problem}
        </InlineNotice>
      ) : null}
      <div className={styles['row']}>
        <Button variant="outline" loading={isLoading} onClick={() => void download()}>
          {words.download}
        </Button>
        <TextLink href="/profile/delete">{words.delete}</TextLink>
      </div>
    </>
  )
}

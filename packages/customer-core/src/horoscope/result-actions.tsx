import { ActionBar, Button, PictureIcon, PrintIcon, ShareIcon, showToast } from '@tarapath/ui-kit'
import { useState } from 'react'
import { loadInTime, shareText, withQuestion } from '../platform/index.ts'
import styles from './calculator.module.css'
import { calculatorWords } from './words/calculator.gen.ts'

export interface ResultActionsProps {
  title: string
  /** The title with the name of the person. */
  heading: string
  line: string
  /** The birth details of the one person that it is about; empty for everything else. */
  birth: Readonly<Record<string, string>>
  summary: string | null
  /** Finds the drawing that can be shared as a picture; null where nothing is drawn. */
  findChart: (() => SVGSVGElement | null) | null
}

/** Print, share, and ask a person about it. */
export function ResultActions({ title, heading, line, birth, summary, findChart }: ResultActionsProps) {
  const words = calculatorWords()
  const share = async () => {
    const outcome = await shareText([`${title}: ${line}`, summary, location.href].filter(Boolean).join('\n'))
    if (outcome === 'copied') showToast({ text: words.copied, tone: 'success' })
    if (outcome === 'failed') showToast({ text: words.notShared, tone: 'danger' })
  }
  return (
    <div className={styles['actions']}>
      <ActionBar>
        <Button href={withQuestion('/consult-astrologer-online', words.question({ title, line }), birth)} size="l">
          {words.ask}
        </Button>
      </ActionBar>
      <Button variant="outline" icon={<PrintIcon />} onClick={() => window.print()}>
        {words.print}
      </Button>
      <Button variant="outline" icon={<ShareIcon />} onClick={() => void share()}>
        {words.share}
      </Button>
      {findChart ? <PictureButton heading={heading} line={line} findChart={findChart} /> : null}
      <p className={styles['subtle']}>{words.shareHint}</p>
    </div>
  )
}

interface PictureButtonProps {
  heading: string
  line: string
  findChart(): SVGSVGElement | null
}

/** Shares the drawn chart as a picture. What makes the picture is loaded when it is wanted. */
function PictureButton({ heading, line, findChart }: PictureButtonProps) {
  const words = calculatorWords()
  const [isDrawing, setDrawing] = useState(false)
  const share = async () => {
    const chart = findChart()
    if (!chart) return
    setDrawing(true)
    try {
      const { shareChartPicture } = await loadInTime(() => import('./chart-picture.ts'))
      const outcome = await shareChartPicture(chart, { heading, line, source: location.host })
      if (outcome === 'saved') showToast({ text: words.pictureSaved, tone: 'success' })
    } catch {
      // Offline before it was loaded, or a browser that cannot draw: it can be printed.
      showToast({ text: words.pictureNotDrawn, tone: 'danger' })
    } finally {
      setDrawing(false)
    }
  }
  return (
    <Button variant="outline" icon={<PictureIcon />} loading={isDrawing} onClick={() => void share()}>
      {words.picture}
    </Button>
  )
}

import { CameraIcon, PictureIcon, showToast, WheelIcon, type Icon } from '@tarapath/ui-kit'
import { useEffect, useRef, useState } from 'react'
import { useEscape } from '../platform/index.ts'
import styles from './attach.module.css'
import { preparePicture } from './prepare-picture.ts'
import type { SendFiles } from './file-sender.ts'
import { attachWords } from './words/attach.gen.ts'

interface AttachPanelProps {
  files: SendFiles
  /** Where the chat takes birth details too. */
  onShareBirth: (() => void) | undefined
  onClose(): void
}

/** Camera and gallery, and for a customer the birth details of another person. */
export default function AttachPanel({ files, onShareBirth, onClose }: AttachPanelProps) {
  const words = attachWords()
  const [isPreparing, setPreparing] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector('input')?.focus(), [])
  useEscape(onClose)
  useEffect(() => {
    const onPress = ({ target }: PointerEvent) => {
      if (!box.current?.parentElement?.contains(target as Node)) onClose()
    }
    addEventListener('pointerdown', onPress)
    return () => removeEventListener('pointerdown', onPress)
  }, [onClose])
  const choose = async (picture: File | undefined) => {
    if (!picture) return
    setPreparing(true)
    const prepared = await preparePicture(picture)
    if (prepared) files.send({ kind: 'image', seconds: null, ...prepared })
    else showToast({ text: words.notAPicture, tone: 'danger' })
    onClose()
  }
  return (
    <div
      ref={box}
      className={styles['panel']}
      role="group"
      aria-label={onShareBirth ? words.add : words.addPicture}
      aria-busy={isPreparing}
    >
      <Choice icon={CameraIcon} label={words.camera} capture onChoose={(picture) => void choose(picture)} />
      <Choice icon={PictureIcon} label={words.gallery} onChoose={(picture) => void choose(picture)} />
      {onShareBirth ? (
        <button
          type="button"
          className={styles['choice']}
          onClick={() => {
            onClose()
            onShareBirth()
          }}
        >
          <WheelIcon size={20} />
          {words.birthDetails}
        </button>
      ) : null}
    </div>
  )
}

interface ChoiceProps {
  icon: Icon
  label: string
  capture?: boolean
  onChoose(picture: File | undefined): void
}

function Choice({ icon: Mark, label, capture, onChoose }: ChoiceProps) {
  return (
    <label className={styles['choice']}>
      <input
        className="ui-visually-hidden"
        type="file"
        accept="image/*"
        capture={capture ? 'environment' : undefined}
        onChange={({ target }) => onChoose(target.files?.[0])}
      />
      <Mark size={20} />
      {label}
    </label>
  )
}

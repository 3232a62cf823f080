import type { RegistrationField } from '@tarapath/api-client/types'
import { Button, Field } from '@tarapath/ui-kit'
import { useRef, useState } from 'react'
import styles from './register.module.css'
import { shrinkPicture } from './shrink-picture.ts'
import { filesWords } from './words/files.gen.ts'
import { registerWords } from './words/register.gen.ts'

export function FileField({ field, problem }: { field: RegistrationField; problem: string | undefined }) {
  const words = filesWords()
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<File | null>(null)
  const [ownProblem, setOwnProblem] = useState<string>()
  const put = (file: File | null) => {
    const files = new DataTransfer()
    if (file) files.items.add(file)
    if (input.current) input.current.files = files.files
    setChosen(file)
  }
  const choose = async (file: File | undefined) => {
    const picture = file ? await shrinkPicture(file) : null
    setOwnProblem(file && !picture ? words.notAPicture : undefined)
    put(picture)
  }
  return (
    <Field
      label={field.label}
      hint={words.limits}
      error={ownProblem ?? problem}
      optional={!field.required && registerWords().optional}
    >
      {(control) => (
        <div className={styles['file']}>
          <input
            {...control}
            ref={input}
            className="ui-visually-hidden"
            type="file"
            name={field.name}
            accept="image/png,image/jpeg,image/webp"
            onChange={({ target }) => void choose(target.files?.[0])}
          />
          {chosen ? (
            <span>{words.size({ name: chosen.name, size: Math.max(1, Math.round(chosen.size / 1000)) })}</span>
          ) : null}
          <span className={styles['row']}>
            <Button variant="outline" size="s" onClick={() => input.current?.click()}>
              {chosen ? words.replace : words.add}
            </Button>
            {chosen ? (
              <Button variant="quiet" size="s" onClick={() => put(null)}>
                {words.remove}
              </Button>
            ) : null}
          </span>
        </div>
      )}
    </Field>
  )
}

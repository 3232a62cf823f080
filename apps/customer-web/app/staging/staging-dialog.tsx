import { Button, OtpInput } from '@tarapath/ui-kit'
import { Dialog } from '@tarapath/ui-kit/dialog'
import { useState } from 'react'
import styles from './staging-dialog.module.css'
import { stagingWords } from './words/staging.gen.ts'

// Spec §3: the session value of a right code. The cookie of the server opens the gate.
const VALID_USER = 'isValidUser'

type Check = { state: 'idle' | 'checking' | 'wrong'; message?: string }

export default function StagingDialog() {
  const words = stagingWords()
  const [code, setCode] = useState('')
  const [check, setCheck] = useState<Check>({ state: 'idle' })

  const verify = async (entered: string) => {
    setCheck({ state: 'checking' })
    setCheck(await verifyCode(entered))
  }

  return (
    <Dialog open onOpenChange={() => {}} dismissible={false} size="s" title={words.title}>
      <form
        className={styles['form']}
        // One to five digits get our message, not that of the browser.
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void verify(code)
        }}
      >
        <OtpInput
          label={words.code}
          name="code"
          value={code}
          onChange={(typed) => {
            setCode(typed)
            setCheck({ state: 'idle' })
          }}
          onComplete={(complete) => void verify(complete)}
          state={check.state}
          message={check.message}
          autoFocus
        />
        <Button type="submit" size="l" full loading={check.state === 'checking'}>
          {words.verify}
        </Button>
      </form>
    </Dialog>
  )
}

async function verifyCode(code: string): Promise<Check> {
  const words = stagingWords()
  // Spec §5: six digits equal to the fixed value, or else exactly this message.
  const wrong: Check = { state: 'wrong', message: words.wrongCode }
  if (!/^\d{6}$/.test(code)) return wrong
  try {
    const reply = await fetch('/staging/verify', { method: 'POST', body: new URLSearchParams({ code }) })
    if (reply.status === 429) {
      const minutes = Math.ceil(Number(reply.headers.get('retry-after')) / 60)
      return { state: 'wrong', message: words.tooManyTries({ minutes }) }
    }
    if (!reply.ok) return wrong
    rememberValidUser()
    location.reload()
    return { state: 'checking' }
  } catch {
    return { state: 'wrong', message: words.notChecked }
  }
}

function rememberValidUser(): void {
  try {
    sessionStorage.setItem(VALID_USER, 'true')
  } catch {
    // Storage is blocked. The cookie opens the gate all the same.
  }
}

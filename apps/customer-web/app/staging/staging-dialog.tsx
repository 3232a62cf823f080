import { Button, OtpInput } from '@tarapath/ui-kit'
import { Dialog } from '@tarapath/ui-kit/dialog'
import { useState } from 'react'
import styles from './staging-dialog.module.css'

// Spec §3: the session value of a right code. The cookie of the server opens the gate.
const VALID_USER = 'isValidUser'

type Check = { state: 'idle' | 'checking' | 'wrong'; message?: string }

export default function StagingDialog() {
  const [code, setCode] = useState('')
  const [check, setCheck] = useState<Check>({ state: 'idle' })

  const verify = async (entered: string) => {
    setCheck({ state: 'checking' })
    setCheck(await verifyCode(entered))
  }

  return (
    <Dialog open onOpenChange={() => {}} dismissible={false} size="s" title="Let's Verify!">
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
          label="6-digit code"
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
          Verify
        </Button>
      </form>
    </Dialog>
  )
}

async function verifyCode(code: string): Promise<Check> {
  // Spec §5: six digits equal to the fixed value, or else exactly this message.
  const wrong: Check = { state: 'wrong', message: 'please enter valid password' }
  if (!/^\d{6}$/.test(code)) return wrong
  try {
    const reply = await fetch('/staging/verify', { method: 'POST', body: new URLSearchParams({ code }) })
    if (reply.status === 429) {
      const minutes = Math.ceil(Number(reply.headers.get('retry-after')) / 60)
      return { state: 'wrong', message: `Too many wrong codes. Try again in ${minutes} minutes.` }
    }
    if (!reply.ok) return wrong
    rememberValidUser()
    location.reload()
    return { state: 'checking' }
  } catch {
    return { state: 'wrong', message: 'The code could not be checked. Check your connection and try again.' }
  }
}

function rememberValidUser(): void {
  try {
    sessionStorage.setItem(VALID_USER, 'true')
  } catch {
    // Storage is blocked. The cookie opens the gate all the same.
  }
}

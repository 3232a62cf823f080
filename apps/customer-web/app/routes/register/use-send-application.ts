import { isApiError } from '@tarapath/api-client'
import { registerConsultant } from '@tarapath/api-client/registration'
import type { RegistrationField } from '@tarapath/api-client/types'
import { failureOf, failureSentence, refusalSentence, useApi, watchUpload } from '@tarapath/customer-core/platform'
import { useState } from 'react'
import { problemsOfReply, toValues, type Answers, type Problems } from './application.ts'
import type { Sent } from './draft.ts'

/** Long enough for two pictures on a slow connection. */
const TIMEOUT_MS = 120_000

export interface Application {
  answers: Answers
  files: Readonly<Record<string, File>>
  /** Confirms the phone number; null without it. */
  verificationToken: string | null
}

type Outcome = { sent: Sent } | { problems: Problems }

/** Sends the application. A repeated press, and a retry after a lost reply, count as one. */
export function useSendApplication(fields: readonly RegistrationField[]) {
  const api = useApi()
  const [key, setKey] = useState(() => crypto.randomUUID() as string)
  const [progress, setProgress] = useState<number | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  const send = async ({ answers, files, verificationToken }: Application): Promise<Outcome> => {
    setFailure(null)
    setProgress(0)
    const stopWatching = watchUpload(key, setProgress)
    try {
      const values = {
        ...toValues(answers),
        ...files,
        ...(verificationToken && { verification_token: verificationToken }),
      }
      const { reference, created_at } = await registerConsultant(
        api,
        { values },
        { idempotencyKey: key, timeout: TIMEOUT_MS, totalTimeout: TIMEOUT_MS },
      )
      return { sent: { reference, created_at } }
    } catch (error) {
      const problems = isApiError(error) ? problemsOfReply(error.body, fields) : {}
      if (Object.keys(problems).length === 0) setFailure(refusalSentence(error) ?? failureSentence(failureOf(error)))
      // A corrected application is another request.
      if (refusalSentence(error) !== null) setKey(crypto.randomUUID())
      return { problems }
    } finally {
      stopWatching()
      setProgress(null)
    }
  }
  return { send, progress, failure }
}

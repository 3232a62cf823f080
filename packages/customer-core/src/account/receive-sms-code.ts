interface OtpCredential {
  code: string
}

/**
 * The code of the text message that ends in `@<this host> #123456`, on phones that can hand it over (WebOTP).
 * Null anywhere else, and when the wait is given up.
 */
export async function receiveSmsCode(signal: AbortSignal): Promise<string | null> {
  if (!('OTPCredential' in globalThis)) return null
  const request = { otp: { transport: ['sms'] }, signal } as CredentialRequestOptions
  try {
    const credential = (await navigator.credentials.get(request)) as OtpCredential | null
    return credential?.code ?? null
  } catch {
    return null // Our own choice: the message can always be read and typed, so a refusal here needs no words.
  }
}

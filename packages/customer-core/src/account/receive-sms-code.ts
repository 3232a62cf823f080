interface OtpCredential {
  code: string
}

/**
 * The code of a text message that ends in `@<this host> #123456`, where the browser supports WebOTP. Null elsewhere, and
 * when the signal aborts.
 */
export async function receiveSmsCode(signal: AbortSignal): Promise<string | null> {
  if (!('OTPCredential' in globalThis)) return null
  const request = { otp: { transport: ['sms'] }, signal } as CredentialRequestOptions
  try {
    const credential = (await navigator.credentials.get(request)) as OtpCredential | null
    return credential?.code ?? null
  } catch {
    return null // Our own choice: the customer can type the code, so a failure here is silent.
  }
}

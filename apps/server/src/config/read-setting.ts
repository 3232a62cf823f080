/** A setting that is missing or wrong, explained in one sentence. */
export class BadSetting extends Error {
  override name = 'BadSetting'
}

export type Environment = Readonly<Record<string, string | undefined>>

export const textIn = (env: Environment, name: string): string | null => env[name]?.trim() || null

interface NumberSetting {
  fallback: number
  min: number
  max: number
}

export function numberIn(env: Environment, name: string, { fallback, min, max }: NumberSetting): number {
  const text = textIn(env, name)
  const value = text === null ? fallback : Number(text)
  if (!Number.isInteger(value) || value < min || value > max)
    throw new BadSetting(`${name} is "${text}"; it has to be a whole number from ${min} to ${max}.`)
  return value
}

export function optionIn(env: Environment, name: string, options: readonly string[]): string | null {
  const text = textIn(env, name)
  if (text !== null && !options.includes(text))
    throw new BadSetting(`${name} is "${text}"; it has to be ${options.join(' or ')}.`)
  return text
}

export const switchIn = (env: Environment, name: string, fallback: boolean): boolean =>
  (optionIn(env, name, ['on', 'off']) ?? (fallback ? 'on' : 'off')) === 'on'

export const listIn = (env: Environment, name: string, fallback: string[]): string[] =>
  textIn(env, name)
    ?.split(',')
    .map((part) => part.trim())
    .filter(Boolean) ?? fallback

export const originIn = (env: Environment, name: string, fallback: string): string =>
  originOf(name, textIn(env, name) ?? fallback)

export function originOf(name: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !/^https?:$/.test(url.protocol) || text.replace(/\/$/, '') !== url.origin)
    throw new BadSetting(`${name} is "${text}"; it has to be an origin such as https://tarapath.example.`)
  return url.origin
}

const LIST = new Intl.ListFormat('en-GB')

/** Settings that belong together: all of them, or null when none is set. */
export function allIn<Name extends string>(env: Environment, names: readonly Name[]): Record<Name, string> | null {
  const missing = names.filter((name) => textIn(env, name) === null)
  if (missing.length === names.length) return null
  if (missing.length > 0)
    throw new BadSetting(
      `${LIST.format(missing)} ${missing.length > 1 ? 'are' : 'is'} missing beside ${names.find((name) => !missing.includes(name))}.`,
    )
  return Object.fromEntries(names.map((name) => [name, textIn(env, name)])) as Record<Name, string>
}

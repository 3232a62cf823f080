import Bowser from 'bowser'

/** The browser and the system of a User-Agent header, as people know them: "Chrome on Android". Empty when it has neither. */
export function deviceName(userAgent: string): string {
  if (userAgent === '') return ''
  const { browser, os } = Bowser.parse(userAgent.slice(0, 500))
  return [browser.name, os.name].filter(Boolean).join(' on ')
}

export interface DateParts {
  year: number
  month: number
  day: number
}

/** The keys for a date field of an American browser. WebKit moves to the next part at a separator only. */
export const dateKeys = ({ year, month, day }: DateParts, separator = ''): string =>
  [month, day, year].map((part) => String(part).padStart(2, '0')).join(separator)

/** What a customer does in a browser, by what they read. Each step waits until it can be done. */
export interface OtherBrowser {
  open: (address: string) => Promise<void>
  press: (name: string) => Promise<void>
  pressInDialog: (name: string) => Promise<void>
  fill: (label: string, text: string) => Promise<void>
  fillDate: (label: string, date: DateParts) => Promise<void>
  see: (text: string) => Promise<void>
  /** A visible element that is no text. */
  seeElement: (xpath: string) => Promise<void>
  /** Resolves when a text has gone. */
  seeGone: (text: string) => Promise<void>
  /** The first interaction with a page, which starts what it does not need before. */
  movePointer: () => Promise<void>
  /** Gives a file to the field that a button opens. */
  chooseFile: (label: string, path: string) => Promise<void>
  /** Runs a script in the page and returns its result. */
  ask: (script: string) => Promise<unknown>
  /** Does something in the tab that the page has opened, and closes it. */
  inNewTab: (act: () => Promise<void>) => Promise<void>
  reload: () => Promise<void>
  /** Says to the page that the device has no network, or that it has one again. */
  tell: (state: 'offline' | 'online') => Promise<void>
  /** The whole text of the page. */
  text: () => Promise<string>
  screenshot: () => Promise<Buffer>
  close: () => Promise<void>
}

/** As long as the journeys in Chromium wait. */
export const PATIENCE_MS = 60_000
export const PHONE = { width: 360, height: 740 }

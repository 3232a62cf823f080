export interface DateParts {
  year: number
  month: number
  day: number
}

/** What is typed into a field for dates of an American browser. WebKit goes on to the next part at a separator only. */
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
  /** The whole text of the page. */
  text: () => Promise<string>
  screenshot: () => Promise<Buffer>
  close: () => Promise<void>
}

/** As long as the journeys in Chromium wait. */
export const PATIENCE_MS = 60_000
export const PHONE = { width: 360, height: 740 }

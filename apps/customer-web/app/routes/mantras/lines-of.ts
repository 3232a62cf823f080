/** The lines of a mantra: a line ends with a danda, `।` or `॥`, which transliterations write as bars. */
export const linesOf = (text: string): string[] =>
  text
    .split(/(?<=[।॥|])(?![।॥|])/)
    .map((line) => line.trim())
    .filter((line) => line !== '')

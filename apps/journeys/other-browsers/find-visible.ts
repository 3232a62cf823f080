/** Runs in the page: the first visible element of this XPath, or null. */
export function findVisible(xpath: string): Element | null {
  const found = document.evaluate(xpath, document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE)
  for (let at = 0; at < found.snapshotLength; at += 1) {
    const element = found.snapshotItem(at) as Element
    if (element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible') return element
  }
  return null
}

/** A script: whether no visible element of this XPath is in the page. */
export const isGone = (xpath: string): string => `!(${findVisible.toString()})(${JSON.stringify(xpath)})`

/** A script: whether the page's own scripts listen, before which a first interaction is lost. */
export const IS_LISTENING = 'window.earlyTap?.isOver === true'

/** Buttons, links and choices by the name that a customer reads. */
export const namedControl = (name: string): string =>
  `//*[self::a or self::button or self::label or self::summary][normalize-space(.)=${quoted(name)} or @aria-label=${quoted(name)}]`

/** A field by its label. */
export const labelledField = (label: string): string => {
  const text = quoted(label)
  return `//*[self::input or self::textarea][@aria-label=${text} or @id=//label[normalize-space(.)=${text}]/@for or parent::label[normalize-space(.)=${text}]]`
}

/** The same in the dialog that is open. */
export const namedControlOfDialog = (name: string): string =>
  `//*[@role="dialog" or @role="alertdialog"]${namedControl(name)}`

/** The same in the tab bar. */
export const namedControlOfNavigation = (name: string): string => `//nav[@aria-label="Main"]${namedControl(name)}`

/** The innermost elements that contain a text, whose spaces may be no-break spaces. */
export const elementWithText = (text: string): string => {
  const has = `contains(normalize-space(translate(., "\u00a0", " ")), ${quoted(text)})`
  return `//body//*[not(self::script or self::style)][${has}][not(*[${has}])]`
}

const quoted = (text: string): string => `"${text}"`

import { Links } from 'react-router'
import { useNonce } from './nonce.ts'
import { usePageStyles } from './page-styles.ts'

/**
 * The style sheets of the matched routes. The server disables those whose text is in the head: browsers neither load nor
 * apply them, and React, which adopts the links, leaves them as they are.
 */
export function PageLinks() {
  const nonce = useNonce()
  const styles = usePageStyles()
  if (!styles || !import.meta.env.PROD) return <Links nonce={nonce} />
  return styles.ofRoutes.map((href) => (
    <link
      key={href}
      nonce={nonce}
      rel="stylesheet"
      href={href}
      {...disabled(styles.inline.includes(href.replace(/#$/, '')))}
    />
  ))
}

/** React knows the attribute, its types do not. */
const disabled = (isDisabled: boolean): object => ({ disabled: isDisabled })

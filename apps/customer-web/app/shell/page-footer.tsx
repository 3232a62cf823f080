import { Footer, TextLink } from '@tarapath/ui-kit'
import type { HoroscopeEntry, ShellData } from './load-shell.ts'
import styles from './page-footer.module.css'
import { linkGroups } from './site-links.ts'
import { footerWords } from './words/footer.gen.ts'

export interface PageFooterProps {
  horoscopes: readonly HoroscopeEntry[]
  support: ShellData['support']
}

export default function PageFooter({ horoscopes, support }: PageFooterProps) {
  const words = footerWords()
  const contact = [
    ...(support.phone ? [{ href: `tel:${support.phone.replaceAll(' ', '')}`, label: support.phone }] : []),
    ...(support.email ? [{ href: `mailto:${support.email}`, label: support.email }] : []),
  ]
  return (
    <Footer
      id="contact_us"
      columns={[
        ...linkGroups(horoscopes),
        ...(contact.length > 0 ? [{ heading: words.contactUs, links: contact, isOpen: true }] : []),
      ]}
    >
      <p className={styles['small']}>{words.disclaimer}</p>
      <p className={styles['small']}>
        {words.placesFrom} <TextLink href="https://www.geonames.org">GeoNames</TextLink>,{' '}
        <TextLink href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</TextLink>.
      </p>
    </Footer>
  )
}

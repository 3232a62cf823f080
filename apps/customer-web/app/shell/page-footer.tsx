import { pageWords } from '@tarapath/customer-core/platform'
import { Footer, TextLink } from '@tarapath/ui-kit'
import type { HoroscopeEntry, ShellData } from './load-shell.ts'
import styles from './page-footer.module.css'
import { shellWords } from './words/shell.gen.ts'

export interface PageFooterProps {
  horoscopes: readonly HoroscopeEntry[]
  support: ShellData['support']
}

export default function PageFooter({ horoscopes, support }: PageFooterProps) {
  const words = shellWords()
  const contact = [
    ...(support.phone ? [{ href: `tel:${support.phone.replaceAll(' ', '')}`, label: support.phone }] : []),
    ...(support.email ? [{ href: `mailto:${support.email}`, label: support.email }] : []),
  ]
  return (
    <Footer
      id="contact_us"
      columns={[
        {
          heading: words.consult,
          links: [
            { href: '/consult-astrologer-online', label: pageWords().astrologers },
            { href: '/history', label: pageWords().consultations },
            { href: '/wallet', label: pageWords().wallet },
          ],
        },
        {
          heading: pageWords().horoscope,
          links: horoscopes.map(({ type, name }) => ({ href: `/horoscope/${type}`, label: name })),
        },
        ...(contact.length > 0 ? [{ heading: words.contactUs, links: contact }] : []),
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

import { Footer, TextLink } from '@tarapath/ui-kit'
import type { HoroscopeEntry, ShellData } from './load-shell.ts'
import styles from './page-footer.module.css'

interface PageFooterProps {
  horoscopes: readonly HoroscopeEntry[]
  support: ShellData['support']
}

export function PageFooter({ horoscopes, support }: PageFooterProps) {
  const contact = [
    ...(support.phone ? [{ href: `tel:${support.phone.replaceAll(' ', '')}`, label: support.phone }] : []),
    ...(support.email ? [{ href: `mailto:${support.email}`, label: support.email }] : []),
  ]
  return (
    <Footer
      id="contact_us"
      columns={[
        {
          heading: 'Consult',
          links: [
            { href: '/consult-astrologer-online', label: 'Astrologers' },
            { href: '/history', label: 'Your consultations' },
            { href: '/wallet', label: 'Wallet' },
          ],
        },
        {
          heading: 'Horoscope',
          links: horoscopes.map(({ type, name }) => ({ href: `/horoscope/${type}`, label: name })),
        },
        ...(contact.length > 0 ? [{ heading: 'Contact us', links: contact }] : []),
      ]}
    >
      <p className={styles['small']}>
        An astrologer's word is guidance, not medical, legal or financial advice, and promises no outcome. For customers
        of 18 years and over. Money in the wallet can be spent on Tarapath only.
      </p>
      <p className={styles['small']}>
        Places: an extract of <TextLink href="https://www.geonames.org">GeoNames</TextLink>,{' '}
        <TextLink href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</TextLink>.
      </p>
    </Footer>
  )
}

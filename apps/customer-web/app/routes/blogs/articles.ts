/** An article: its text is the `.mdx` file with the name of its slug. */
export interface Article {
  slug: string
  title: string
  description: string
  /** ISO days. */
  published: string
  /** Where a reader may go on. */
  related: readonly { href: string; label: string }[]
}

const TALK = { href: '/consult-astrologer-online', label: 'Talk to an astrologer' }
const DRAW = { href: '/calculators', label: 'Draw your own chart' }

/** All articles, the newest first. */
export const ARTICLES: readonly Article[] = [
  {
    slug: 'how-a-kundli-is-drawn',
    title: 'How a kundli is drawn',
    description:
      'From a birth time to twelve houses: what is measured, what is convention, and what four minutes change.',
    published: '2026-11-23',
    related: [DRAW, { href: '/blogs/what-a-dasha-is', label: 'What a dasha is' }, TALK],
  },
  {
    slug: 'what-a-dasha-is',
    title: 'What a dasha is, and how it is counted',
    description:
      'Why the Moon’s place at birth divides 120 years among nine grahas, with a life counted as an example.',
    published: '2026-11-23',
    related: [DRAW, { href: '/blogs/how-a-kundli-is-drawn', label: 'How a kundli is drawn' }, TALK],
  },
  {
    slug: 'how-to-read-the-price-of-a-chat',
    title: 'How to read the price of a chat',
    description: 'Per minute, to the second, with GST once: every number before, during and after a chat, worked out.',
    published: '2026-11-23',
    related: [TALK, { href: '/refunds', label: 'Refunds and cancellations' }, { href: '/offers', label: 'Offers' }],
  },
  {
    slug: 'what-masking-does',
    title: 'What masking does to a phone number in a chat',
    description:
      'Why numbers in messages turn into stars, what is hidden and what is not, and what that protects you from.',
    published: '2026-11-23',
    related: [{ href: '/privacy', label: 'Privacy' }, { href: '/terms', label: 'Terms of use' }, TALK],
  },
]

import { articleWords } from './words/article.gen.ts'

/** An article: its text is the `.mdx` file with the name of its slug. */
export interface Article {
  slug: string
  title: string
  description: string
  /** An ISO day. */
  published: string
  /** Where a reader may go on. */
  related: readonly { href: string; label: string }[]
}

/** All articles, the newest first. */
export function articles(): readonly Article[] {
  const words = articleWords()
  const talk = { href: '/consult-astrologer-online', label: words.talk }
  const draw = { href: '/calculators', label: words.draw }
  const published = '2026-11-23'
  return [
    {
      slug: 'how-numerology-counts',
      title: words.numerology,
      description: words.numerologyAbout,
      published,
      related: [
        { href: '/calculators/numerology', label: words.countNumbers },
        { href: '/blogs/how-a-kundli-is-drawn', label: words.kundli },
        talk,
      ],
    },
    {
      slug: 'what-a-nakshatra-is',
      title: words.nakshatra,
      description: words.nakshatraAbout,
      published,
      related: [
        { href: '/calculators/kundli/nakshatra', label: words.findNakshatra },
        { href: '/blogs/what-a-dasha-is', label: words.dashaShort },
        talk,
      ],
    },
    {
      slug: 'how-a-kundli-is-drawn',
      title: words.kundli,
      description: words.kundliAbout,
      published,
      related: [draw, { href: '/blogs/what-a-dasha-is', label: words.dashaShort }, talk],
    },
    {
      slug: 'what-a-dasha-is',
      title: words.dasha,
      description: words.dashaAbout,
      published,
      related: [draw, { href: '/blogs/how-a-kundli-is-drawn', label: words.kundli }, talk],
    },
    {
      slug: 'how-to-read-the-price-of-a-chat',
      title: words.price,
      description: words.priceAbout,
      published,
      related: [talk, { href: '/refunds', label: words.refunds }, { href: '/offers', label: words.offers }],
    },
    {
      slug: 'what-masking-does',
      title: words.masking,
      description: words.maskingAbout,
      published,
      related: [{ href: '/privacy', label: words.privacy }, { href: '/terms', label: words.terms }, talk],
    },
  ]
}

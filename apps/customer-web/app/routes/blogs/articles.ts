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

type Words = ReturnType<typeof articleWords>

const PUBLISHED = '2026-11-23'
const LIST = '/consult-astrologer-online'

export interface ArticleGroup {
  title: string
  articles: readonly Article[]
}

export function articleGroups(): readonly ArticleGroup[] {
  const words = articleWords()
  return [
    { title: words.fromBirth, articles: chartArticles(words) },
    { title: words.throughYears, articles: calendarArticles(words) },
    { title: words.ourService, articles: serviceArticles(words) },
  ]
}

export const articles = (): readonly Article[] => articleGroups().flatMap((group) => group.articles)

/** What is read from a birth. */
const chartArticles = (words: Words): Article[] => [
  {
    slug: 'when-the-birth-time-is-unknown',
    title: words.birthTime,
    description: words.birthTimeAbout,
    published: PUBLISHED,
    related: [
      { href: '/calculators/kundli', label: words.draw },
      { href: '/topics/prashna', label: words.topicPrashna },
      { href: '/mantras/gayatri-mantra', label: words.sunMantra },
    ],
  },
  {
    slug: 'how-guna-milan-counts',
    title: words.matching,
    description: words.matchingAbout,
    published: PUBLISHED,
    related: [
      { href: '/calculators/matching', label: words.matchTwo },
      { href: '/topics/marriage', label: words.topicMarriage },
      { href: '/mantras/sarva-mangala-mangalye', label: words.weddingMantra },
    ],
  },
  {
    slug: 'how-numerology-counts',
    title: words.numerology,
    description: words.numerologyAbout,
    published: PUBLISHED,
    related: [
      { href: '/calculators/numerology', label: words.countNumbers },
      { href: '/topics/numerology', label: words.topicNumerology },
      { href: '/blogs/how-a-kundli-is-drawn', label: words.kundli },
    ],
  },
  {
    slug: 'how-a-kundli-is-drawn',
    title: words.kundli,
    description: words.kundliAbout,
    published: PUBLISHED,
    related: [
      { href: '/calculators/kundli', label: words.draw },
      { href: '/blogs/what-a-dasha-is', label: words.dashaShort },
      { href: '/topics/vedic', label: words.topicVedic },
    ],
  },
]

/** What is counted through the years and the days. */
const calendarArticles = (words: Words): Article[] => [
  {
    slug: 'what-sade-sati-is',
    title: words.sadeSati,
    description: words.sadeSatiAbout,
    published: PUBLISHED,
    related: [
      { href: '/calculators/dosha/sade-sati', label: words.findSadeSati },
      { href: '/topics/vedic', label: words.topicVedic },
      { href: '/mantras/shani-mantra', label: words.shaniMantra },
    ],
  },
  {
    slug: 'how-a-panchang-is-computed',
    title: words.panchang,
    description: words.panchangAbout,
    published: PUBLISHED,
    related: [
      { href: '/calculators/panchang', label: words.openPanchang },
      { href: '/topics/muhurta', label: words.topicMuhurta },
      { href: '/mantras/surya-mantra', label: words.sunMantra },
    ],
  },
  {
    slug: 'what-a-nakshatra-is',
    title: words.nakshatra,
    description: words.nakshatraAbout,
    published: PUBLISHED,
    related: [
      { href: '/calculators/kundli/nakshatra', label: words.findNakshatra },
      { href: '/blogs/what-a-dasha-is', label: words.dashaShort },
      { href: '/mantras/chandra-mantra', label: words.moonMantra },
    ],
  },
  {
    slug: 'what-a-dasha-is',
    title: words.dasha,
    description: words.dashaAbout,
    published: PUBLISHED,
    related: [
      { href: '/calculators/kundli/vimshottari-dasha', label: words.countDashas },
      { href: '/blogs/how-a-kundli-is-drawn', label: words.kundli },
      { href: '/topics/vedic', label: words.topicVedic },
    ],
  },
]

/** How the service works. */
const serviceArticles = (words: Words): Article[] => [
  {
    slug: 'why-a-chat-ended',
    title: words.ending,
    description: words.endingAbout,
    published: PUBLISHED,
    related: [
      { href: '/refunds', label: words.refunds },
      { href: '/blogs/how-to-read-the-price-of-a-chat', label: words.price },
      { href: LIST, label: words.talk },
    ],
  },
  {
    slug: 'how-a-wait-is-estimated',
    title: words.wait,
    description: words.waitAbout,
    published: PUBLISHED,
    related: [
      { href: `${LIST}?available=1`, label: words.whoIsFree },
      { href: '/topics', label: words.askTopics },
      { href: '/mantras/om-namah-shivaya', label: words.countWhileWaiting },
    ],
  },
  {
    slug: 'how-to-read-the-price-of-a-chat',
    title: words.price,
    description: words.priceAbout,
    published: PUBLISHED,
    related: [
      { href: LIST, label: words.talk },
      { href: '/refunds', label: words.refunds },
      { href: '/offers', label: words.offers },
    ],
  },
  {
    slug: 'what-masking-does',
    title: words.masking,
    description: words.maskingAbout,
    published: PUBLISHED,
    related: [
      { href: '/privacy', label: words.privacy },
      { href: '/terms', label: words.terms },
      { href: LIST, label: words.talk },
    ],
  },
]

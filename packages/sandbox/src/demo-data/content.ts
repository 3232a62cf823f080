import type { BannerPlacement } from '@tarapath/backend/content'
import type { SpecialitySlug } from './specialities.ts'

interface SeedBanner {
  placement: BannerPlacement
  title: string
  /** One of drawings/banner-drawings.ts. */
  drawing: string
  alt: string
  link: string
  platform?: 'web' | 'mobile'
}

const LIST = '/consult-astrologer-online'

export const banners: readonly SeedBanner[] = [
  {
    placement: 'primary',
    title: 'Ask someone who reads the sky for a living.',
    drawing: 'dial',
    alt: 'A half dial with a gnomon and a star',
    link: LIST,
  },
  {
    placement: 'primary',
    title: 'Pay only after the astrologer joins.',
    drawing: 'meter',
    alt: 'A graduated rule with fifteen minutes marked',
    link: LIST,
  },
  {
    placement: 'primary',
    title: 'Set your own limit: 10 minutes, 15, or none.',
    drawing: 'arcs',
    alt: 'Three arcs of growing length',
    link: LIST,
  },
  {
    placement: 'secondary',
    title: 'Sixteen languages. Ask in the one you think in.',
    drawing: 'arches',
    alt: 'A row of jharokha arches',
    link: LIST,
  },
  {
    placement: 'secondary',
    title: 'One question, no birth time: that is what prashna is for.',
    drawing: 'wheel',
    alt: 'A wheel of twelve houses',
    link: LIST,
  },
  {
    placement: 'promotional',
    title: 'Add ₹500 and the wallet gets a little more.',
    drawing: 'meter',
    alt: 'A graduated rule with fifteen minutes marked',
    link: '/wallet',
  },
  {
    placement: 'promotional',
    title: 'New here? The lowest rate is ₹9 a minute.',
    drawing: 'dial',
    alt: 'A half dial with a gnomon and a star',
    link: `${LIST}?ordering=price`,
  },
  {
    placement: 'list',
    title: 'Rather write than talk? Everybody here takes chats.',
    drawing: 'wheel',
    alt: 'A wheel of twelve houses',
    link: LIST,
  },
  {
    placement: 'list',
    title: 'If nobody joins in two minutes, you are not charged.',
    drawing: 'arcs',
    alt: 'Three arcs of growing length',
    link: LIST,
  },
  {
    placement: 'account',
    title: 'Every minute you paid for is in your history.',
    drawing: 'meter',
    alt: 'A graduated rule with fifteen minutes marked',
    link: '/history',
    platform: 'web',
  },
  {
    placement: 'account',
    title: 'Your receipts are one tap away.',
    drawing: 'meter',
    alt: 'A graduated rule with fifteen minutes marked',
    link: '/history',
    platform: 'mobile',
  },
]

export const testimonials = [
  {
    name: 'Ananya Deshpande',
    city: 'Pune',
    stars: 5,
    text: 'I could see the clock and the rupees move together. It sounds small, but it let me listen instead of worrying.',
  },
  {
    name: 'Mohammed Irfan',
    city: 'Hyderabad',
    stars: 5,
    text: 'Set a limit of ten minutes, got my answer in eight, paid for eight. More things in life should work like this.',
  },
  {
    name: 'Jaspreet Kaur',
    city: 'Chandigarh',
    stars: 4,
    text: 'My network dropped in between and the chat waited for me. The receipt showed the gap as not billed.',
  },
  {
    name: 'सविता तिवारी',
    city: 'Bhopal',
    stars: 5,
    text: 'हिंदी में आराम से बात हुई। किसी ने डराया नहीं और कुछ ख़रीदने को भी नहीं कहा।',
  },
  {
    name: 'Karthik Subramaniam',
    city: 'Chennai',
    stars: 5,
    text: 'The astrologer told me what he could not read from the chart. That one sentence made me trust the rest.',
  },
  {
    name: 'Rupali Borah',
    city: 'Guwahati',
    stars: 4,
    text: 'Found somebody who speaks Assamese, which I had not expected. Would like more people to be online in the morning.',
  },
  {
    name: 'Francis Pereira',
    city: 'Margao',
    stars: 5,
    text: 'Nobody called me back to sell anything. I opened it again two months later because I wanted to.',
  },
  {
    name: 'Sunita Meena',
    city: 'Kota',
    stars: 5,
    text: 'My daughter helped me the first time, the second time I did it myself. The letters are big and the words are simple.',
  },
] as const

export const trendingCategories: readonly { slug: string; name: string; speciality: SpecialitySlug }[] = [
  { slug: 'job-change', name: 'Changing jobs', speciality: 'career' },
  { slug: 'marriage-talks', name: 'Marriage talks', speciality: 'marriage' },
  { slug: 'choosing-a-date', name: 'Choosing a date', speciality: 'muhurta' },
  { slug: 'matters-of-the-heart', name: 'Matters of the heart', speciality: 'love' },
  { slug: 'a-new-home', name: 'A new home', speciality: 'vastu' },
  { slug: 'naming-a-child', name: 'Naming a child', speciality: 'numerology' },
]

/** The menu of the header. `{year}` is replaced by the current year. */
export const horoscopeTypes = [
  { type: 'horoscope-{year}', name: 'Horoscope {year}' },
  { type: 'yearly-horoscope', name: 'Yearly Horoscope' },
  { type: 'monthly-horoscope', name: 'Monthly Horoscope' },
  { type: 'weekly-horoscope', name: 'Weekly Horoscope' },
  { type: 'daily-horoscope', name: 'Daily Horoscope' },
]

export const siteSettings = {
  uspTextLine1: 'Pay only after the astrologer joins. Set your own limit.',
  supportPhone: null,
  supportEmail: 'help@tarapath.in',
  androidAppUrl: null,
  iosAppUrl: null,
}

import type { BannerPlacement } from '@tarapath/backend/content'

export interface ReferenceBanner {
  position: number
  placement: BannerPlacement
  title: string
  /** The name of a drawing of the backend. */
  drawing: string
  alt: string
  link: string
  platform?: 'web' | 'mobile'
}

const LIST = '/consult-astrologer-online'

/** They say how the service works. What depends on the astrologers of the day is for staff to write. */
export const banners: readonly ReferenceBanner[] = [
  {
    position: 0,
    placement: 'primary',
    // Its lines break between phrases.
    title: 'Ask\u00a0someone who\u00a0reads the\u00a0sky for\u00a0a\u00a0living.',
    drawing: 'dial',
    alt: 'A half dial with a gnomon and a star',
    link: LIST,
  },
  {
    position: 1,
    placement: 'primary',
    title: 'Pay only after the astrologer joins.',
    drawing: 'meter',
    alt: 'A graduated rule with fifteen minutes marked',
    link: LIST,
  },
  {
    position: 2,
    placement: 'primary',
    title: 'Set your own limit: 10 minutes, 15, or none.',
    drawing: 'arcs',
    alt: 'Three arcs of growing length',
    link: LIST,
  },
  {
    position: 4,
    placement: 'secondary',
    title: 'One question, no birth time: that is what prashna is for.',
    drawing: 'wheel',
    alt: 'A wheel of twelve houses',
    link: '/topics/prashna',
  },
  {
    position: 5,
    placement: 'promotional',
    title: 'Add ₹500 and the wallet gets a little more.',
    drawing: 'meter',
    alt: 'A graduated rule with fifteen minutes marked',
    link: '/wallet',
  },
  {
    position: 7,
    placement: 'list',
    title: 'If nobody joins in two minutes, you are not charged.',
    drawing: 'arcs',
    alt: 'Three arcs of growing length',
    link: '/terms',
  },
  {
    position: 9,
    placement: 'account',
    title: 'Every minute you paid for is in your history.',
    drawing: 'meter',
    alt: 'A graduated rule with fifteen minutes marked',
    link: '/history',
    platform: 'web',
  },
  {
    position: 10,
    placement: 'account',
    title: 'Your receipts are one tap away.',
    drawing: 'meter',
    alt: 'A graduated rule with fifteen minutes marked',
    link: '/history',
    platform: 'mobile',
  },
]
